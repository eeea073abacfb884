"""The time histories of the page: coordinates, speeds, energies, reactions, residuals, efforts."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from appell.escaping import latex_text
from appell.numbers import LIMIT
from appell.simulate.run import Run
from appell.view.page.arrays import packed
from appell.view.page.names import latex_of
from appell.view.page.sources import Source, Sources


@dataclass(frozen=True)
class Channel:
    """One history: its name, how it is typeset, what it is about, and where the page's own engine has it."""

    name: str
    latex: str
    group: str
    unit: str
    values: np.ndarray
    source: Source | None = None
    constraint: str | None = None
    place: str | None = None

    def as_json(self, kept: np.ndarray) -> dict[str, Any]:
        """Plain data, at the kept samples."""
        return {
            "name": self.name,
            "latex": self.latex,
            "group": self.group,
            "unit": self.unit,
            "values": packed(self.values[kept]),
            "source": self.source,
            "constraint": self.constraint,
        }


def channels(run: Run, sources: Sources, acting: Collection[tuple[str, str]]) -> list[Channel]:
    """What a run shows over time, coordinates first; ``acting``: constraints and places whose reactions are drawn."""
    reactions = [c for c in _reactions(run, sources) if c.place is None or (c.constraint, c.place) in acting]
    found = [*_states(run, sources), *_energies(run, sources), *reactions, *_residuals(run, sources)]
    return [c for c in found if np.isfinite(c.values).all()][: LIMIT.page_channels]


def _states(run: Run, sources: Sources) -> Iterator[Channel]:
    for group in ("coordinate", "speed"):
        for label in run.results.labels(group):
            name = str(label)
            values = run.results.values(group, label)
            unit = run.unit_of(group, label)
            shown = "" if unit == "1" else unit  # a pure number has none
            yield Channel(name, latex_of(run, name), group, shown, values, sources.state(name))


def _energies(run: Run, sources: Sources) -> Iterator[Channel]:
    T, V = ("kinetic energy",), ("potential energy",)
    for name, letter, keys in (("kinetic energy", "T", [T]), ("potential energy", "V", [V]), ("energy", "E", [T, V])):
        array = "total energy" if name == "energy" else name
        if run.results.has(array):
            yield Channel(name, letter, "energy", "J", run.results.values(array), sources.sum_of(*keys))


def _reactions(run: Run, sources: Sources) -> Iterator[Channel]:
    for kind, unit, letter in (("force", "N", "F"), ("torque", "N m", "M")):
        for label in run.results.labels(f"reaction {kind}"):
            constraint, place = str(label[0]), str(label[1])
            size = np.linalg.norm(run.results.values(f"reaction {kind}", label), axis=1)
            if size.max(initial=0.0) > 0:
                name = f"{kind} of {constraint} on {place}"
                latex = rf"|{letter}|\;\text{{{latex_text(constraint)}, {latex_text(place)}}}"
                source = sources.size_of(kind, constraint, place)
                yield Channel(name, latex, "reaction", unit, size, source, constraint, place)
    for name, effort in run.efforts.items():
        yield Channel(f"effort of {name}", rf"\text{{{latex_text(name)}}}", "actuator", "", effort)


def _residuals(run: Run, sources: Sources) -> Iterator[Channel]:
    numbers = {str(label): i for i, label in enumerate(_rows(run))}
    for level in ("position", "velocity"):
        for label in run.results.labels(f"{level} residual"):
            constraint, number = str(label[0]), int(label[1])
            row = f" {number + 1}" if run.description.rows.get(constraint, 1) > 1 else ""
            values = run.results.values(f"{level} residual", label)
            source = sources.sum_of(("residual", level, str(numbers.get(str((constraint, number)), -1))))
            latex = rf"\text{{{latex_text(constraint)}{row}, {level}}}"
            yield Channel(f"{level} residual of {constraint}{row}", latex, "audit", "", values, source, constraint)


def _rows(run: Run) -> list[tuple[str, int]]:
    return [(c.name, k) for c in run.description.constraints for k in range(c.rows)]
