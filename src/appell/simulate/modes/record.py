"""The modes of a run: which rows acted when and why that changed, and what struck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from appell.model.html import table
from appell.numbers import TEXT


@dataclass(frozen=True)
class ModeSpan:
    """A stretch of a run with one set of active rows.

    ``phases``: of every constraint that lets go; ``active``: the constraints that acted; ``why``: what began it.
    """

    phases: Mapping[str, str]
    active: tuple[str, ...]
    start: float
    end: float
    why: str

    @property
    def name(self) -> str:
        """The phases in words."""
        return ", ".join(f"{name} {phase}" for name, phase in self.phases.items())

    def _repr_html_(self) -> str:
        row = (f"{self.start:.9g}", f"{self.end:.9g}", self.name, ", ".join(self.active), self.why)
        return table(("from t / s", "to t / s", "phases", "acting", "begun by"), [row])


Stretch = tuple[Any, float, float, str, int, int, float]
"""A mode, from when, to when, what began it; the samples written in it, first and behind the last; the work before."""


Changes = tuple[list[float], list[float], list[list[int]]]
"""When, the work done in the mode that ended; the guard that ended it, its last sample, the number of the next, and
that of the strike that began it, or -1."""


class Noted(NamedTuple):
    """Changes of mode that native code noted in a row, and what the first of these stretches began with.

    ``modes``: by number; ``strikes``: in words, by number.
    """

    mode: Any
    begun: float
    why: str
    sample: int
    work: float
    modes: Sequence[Any]
    strikes: Sequence[str]
    changes: Changes

    def stretches(self) -> Iterator[Stretch]:
        """One after the other."""
        mode, begun, why, sample, before, modes, strikes, changes = self
        for t, work, (guard, last, following, strike) in zip(*changes, strict=True):
            yield mode, begun, t, why, sample, last, before
            why = mode.whys[guard] if strike < 0 else strikes[strike]
            begun, sample, before, mode = t, last, before + work, modes[following]


class Stretches:
    """The stretches of a run in their order; those that native code noted are written out when they are asked for."""

    def __init__(self) -> None:
        self._parts: list[Stretch | Noted] = []

    def append(self, part: Stretch | Noted) -> None:
        """Add one, or several in a row."""
        self._parts.append(part)

    def __bool__(self) -> bool:
        return bool(self._parts)

    def __iter__(self) -> Iterator[Stretch]:
        for k, part in enumerate(self._parts):
            if isinstance(part, Noted):
                return iter(self._written_out(k))
        return iter(self._parts)  # type: ignore[arg-type]

    def _written_out(self, first: int) -> list[Stretch]:
        """All of them, kept as such from now on."""
        every: list[Stretch] = list(self._parts[:first])  # type: ignore[arg-type]
        for part in self._parts[first:]:
            every += part.stretches() if isinstance(part, Noted) else [part]
        self._parts = list(every)
        return every


def spans_of(stretches: Iterable[Stretch], impacts: Sequence[Impact]) -> tuple[ModeSpan, ...]:
    """The stretches as a person sees them; one that goes on, as what a guard saw was not so after all, is joined."""
    struck = {impact.time for impact in impacts}
    found: list[ModeSpan] = []
    for mode, start, end, why, *_ in stretches:
        if found and found[-1].phases == mode.phases and start not in struck:
            found[-1] = replace(found[-1], end=end)
        else:
            found.append(ModeSpan(dict(mode.phases), mode.active, start, end, why))
    return tuple(found)


def summary(modes: Sequence[ModeSpan]) -> list[str]:
    """The first modes of a run in words, a line each, and how many more there are; none where nothing lets go."""
    changing = [mode for mode in modes if mode.phases]
    lines = [f"from t = {mode.start:.9g}: {mode.name} ({mode.why})" for mode in changing[: TEXT.listed]]
    return (
        lines if len(changing) <= TEXT.listed else [*lines, f"and {len(changing) - TEXT.listed} more changes of mode"]
    )


@dataclass(frozen=True)
class Impact:
    """A jump of the speeds: the constraints that struck, the impulse of each row by constraint, the energy lost."""

    time: float
    struck: tuple[str, ...]
    impulses: Mapping[str, tuple[float, ...]]
    lost: float

    def _repr_html_(self) -> str:
        rows = [
            (f"{self.time:.9g}", name, ", ".join(f"{impulse:.6g}" for impulse in impulses), f"{self.lost:.6g}")
            for name, impulses in self.impulses.items()
        ]
        return table(("t / s", "constraint", "impulses", "energy lost / J"), rows)
