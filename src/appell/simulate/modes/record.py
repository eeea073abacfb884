"""The modes of a run: which rows acted when and why that changed, and what struck."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from appell.model.html import html_table
from appell.numbers import TEXT


@dataclass(frozen=True)
class ModeSpan:
    """A stretch of a run with one set of active rows.

    ``phases``: of every constraint that opens; ``active``: the constraints that acted; ``why``: what began it.
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
        return html_table(("from t / s", "to t / s", "phases", "acting", "begun by"), [row])


Stretch = tuple[Any, float, float, str, int, int, float]
"""A mode, from when, to when, what began it; the samples written in it, first and behind the last; the work before."""


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
    """The first modes of a run in words, a line each, and how many more there are; none where nothing opens."""
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
        return html_table(("t / s", "constraint", "impulses", "energy lost / J"), rows)
