"""What may follow where a guard ends a mode, as a table for native code; entered as runs meet it.

The situation of all contacts (away, leaving, at rest, slipping either way) says which choices there are and in which
order they are tried; which of them holds is decided at every instant anew, by ``complementarity`` or by modes.c.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import prod

from appell.compile.native_modes import (
    MOST_CONTACTS,
    MOST_HELD,
    MOST_ROWS,
    NativeCombination,
    NativeKnown,
)
from appell.simulate.modes.choice import Choice
from appell.simulate.modes.complementarity import in_order
from appell.simulate.modes.contact_law import ContactLaw
from appell.simulate.modes.delassus import ContactResponse
from appell.simulate.modes.mode import Key
from appell.simulate.modes.phase import OPEN
from appell.simulate.modes.transition import Transition

MOST_MODES, MOST_KNOWN, MOST_COMBINATIONS = 32, 64, 256
"""Room of the table; what finds none is decided in Python."""


def is_covered(transition: Transition, rows: int) -> bool:
    """Whether the table can hold the contacts of a run: few, with a slip along one direction at most."""
    laws = transition.laws
    return (
        len(laws) <= MOST_CONTACTS
        and rows <= MOST_ROWS
        and all(isinstance(law, ContactLaw) and len(law.tangents) <= 1 for law in laws)
    )


class KnownTransitions:
    """The table for equations with certain laws: the modes by number, and what may follow each of their guards."""

    def __init__(self) -> None:
        self.keys: list[Key] = []
        self.numbers: dict[Key, int] = {}
        self.entries = (NativeKnown * MOST_KNOWN)()
        self.combinations = (NativeCombination * MOST_COMBINATIONS)()
        self.count = 0
        self._used = 0
        self._seen: set[tuple[int, int, int]] = set()

    def number(self, key: Key) -> int | None:
        """The number of a mode; None where there are too many."""
        if key not in self.numbers and len(self.numbers) < MOST_MODES:
            self.numbers[key] = len(self.keys)
            self.keys.append(key)
        return self.numbers.get(key)

    def enter(
        self,
        asked: tuple[int, int, int],
        transition: Transition,
        s: ContactResponse,
        phases: Mapping[str, str],
        ended: Collection[str],
    ) -> None:
        """What Python tries where (mode, guard, situation) was asked for and not known."""
        if asked in self._seen or self.count == MOST_KNOWN:
            return
        self._seen.add(asked)
        staying = transition.staying(s, phases)
        every = [law.choices(s, transition.margins, phases[law.name]) for law in staying]
        if prod(map(len, every)) > MOST_COMBINATIONS - self._used:
            return
        choices = transition.ordered(staying, every, phases, ended)
        present = transition.present(staying, every, phases, ended)
        found = [self._combination(transition, staying, chosen) for chosen in in_order(choices)]
        made = [combination for combination in found if combination is not None]
        if len(present or ()) > MOST_HELD or len(made) < len(found):
            return
        first = self._used
        for combination in made:
            self.combinations[self._used] = combination
            self._used += 1
        entry = NativeKnown(*asked, first, len(made), len(present or ()))
        entry.present[: len(present or ())] = present or []
        self.entries[self.count] = entry
        self.count += 1

    def _combination(
        self, transition: Transition, staying: Sequence[object], chosen: Sequence[Choice]
    ) -> NativeCombination | None:
        """One combination of choices; None where something in it is not covered."""
        held = [*transition.always, *(row for choice in chosen for row in choice.held)] if staying else []
        follows = [follow for choice in chosen for follow in choice.follows]
        pushes = [push for choice in chosen for push in choice.pushes]
        values = [terms for choice in chosen for terms in choice.values]
        cones = [cone for choice in chosen for cone in choice.cones]
        plain = not any(c.given or c.limits or c.turns is not None for c in chosen)
        plain &= all(len(terms) == 1 for terms in values) and all(len(across) == 1 for _, across, _ in cones)
        plain &= all(least == 0.0 for _, _, least in pushes) and len(held) <= MOST_HELD
        phases = dict.fromkeys((law.name for law in transition.laws), OPEN)
        phases |= {law.name: choice.phase for law, choice in zip(staying, chosen, strict=True)}  # type: ignore[attr-defined]
        number = self.number(tuple(phases.values()))
        if not plain or number is None:
            return None
        made = NativeCombination(number, len(held), len(follows), len(pushes), len(values), len(cones))
        made.held[: len(held)] = held
        for k, (row, other, factor) in enumerate(follows):
            made.follow_rows[k], made.follow_others[k], made.follow_factors[k] = row, other, factor
        for k, (row, sign, _) in enumerate(pushes):
            made.push_rows[k], made.push_signs[k] = row, sign
        for k, ((row, factor),) in enumerate(values):
            made.value_rows[k], made.value_factors[k] = row, factor
        for k, (normal, (row,), mu) in enumerate(cones):
            made.cone_normals[k], made.cone_rows[k], made.cone_factors[k] = normal, row, mu
        return made
