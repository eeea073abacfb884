"""A strike on the way from mode to mode: its line in the table of impacts, and the words for the mode that follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from appell.simulate.modes.contact_law import Law
from appell.simulate.modes.record import Impact


@dataclass(frozen=True)
class Strike:
    """A jump of the speeds: the impulse of every row, the contacts that struck, and bounces that were ended.

    ``chatter``: contacts whose bounces are too small to resolve, with the time until they would have come to an end.
    """

    impulses: list[float]
    struck: tuple[str, ...]
    chatter: Mapping[str, float]

    def impact(self, t: float, laws: Sequence[Law], lost: float) -> Impact:
        """Its line in the table of impacts; ``lost``: the energy."""
        impulses = {c.name: tuple(float(self.impulses[row]) for row in (c.row, *c.tangents)) for c in laws}
        return Impact(t, self.struck, {n: v for n, v in impulses.items() if any(v)}, lost)

    def words(self, t: float) -> str:
        """Why the mode begins that follows it."""
        why = f"{' and '.join(map(repr, self.struck))} {'strikes' if len(self.struck) == 1 else 'strike'}"
        for name, rest in self.chatter.items():
            why += f"; '{name}' closes: its bounces, which would end at t = {t + rest:.9g}, are too low to resolve"
        return why
