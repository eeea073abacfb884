"""The arrows of the page: what every constraint does to every point and body, normal and friction apart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from appell.equations.reaction_outputs import reaction_points
from appell.simulate.run import Run
from appell.view.page.arrays import packed
from appell.view.page.sources import Source, Sources

NOTHING = 1e-12
"""Of the largest force of the run: a smaller one is not drawn."""


@dataclass(frozen=True)
class Arrow:
    """A force or torque along a run: on what, where, which part of the reaction, and where the engine has it."""

    constraint: str
    place: str
    part: str
    at: np.ndarray
    vector: np.ndarray
    torque: bool = False
    source: Source | None = None

    def as_json(self, kept: np.ndarray) -> dict[str, Any]:
        """Plain data, at the kept samples."""
        return {
            "constraint": self.constraint,
            "place": self.place,
            "part": self.part,
            "at": packed(self.at[kept], single=True),
            "vector": packed(self.vector[kept], single=True),
            "torque": self.torque,
            "source": self.source,
        }


def arrows(run: Run, sources: Sources) -> list[Arrow]:
    """Forces, then torques; what is zero throughout is left out."""
    found = _once([*_forces(run, sources), *_torques(run, sources)], run.description.masses)
    largest = {
        kind: max((np.abs(a.vector).max(initial=0.0) for a in found if a.torque is kind), default=0.0)
        for kind in (False, True)
    }
    return [
        a for a in found if np.isfinite(a.vector).all() and np.abs(a.vector).max(initial=0.0) > NOTHING * largest[a.torque]
    ]


def _once(found: list[Arrow], masses: tuple[str, ...]) -> list[Arrow]:
    """Each force once: what acts on a point of a body acts on the body too, through that point."""
    kept: list[Arrow] = []
    for arrow in sorted(found, key=lambda a: a.place not in masses):
        size = np.abs(arrow.vector).max(initial=0.0)
        if not any(_is_same(arrow, other, size) for other in kept):
            kept.append(arrow)
    return [arrow for arrow in found if any(arrow is other for other in kept)]


def _is_same(arrow: Arrow, other: Arrow, size: float) -> bool:
    alike = (arrow.constraint, arrow.part, arrow.torque) == (other.constraint, other.part, other.torque)
    return alike and bool(np.abs(arrow.vector - other.vector).max(initial=0.0) <= 1e-9 * size)


def _forces(run: Run, sources: Sources) -> Iterator[Arrow]:
    contacts = {c.name: c.places for c in run.description.contacts}
    for label in run.results.labels("reaction force"):
        constraint, place = str(label[0]), str(label[1])
        force = run.results.values("reaction force", label)
        column = sources.column("force", constraint, place)
        if constraint in contacts and run.results.has("contact normal", constraint):
            yield from _contact(run, sources, constraint, place, force, column)
            continue
        at, where = _through(run, sources, constraint, place)
        if at is None:
            continue
        if run.results.has("ideal reaction force", label):
            ideal = run.results.values("ideal reaction force", label)
            ideal_column = sources.column("ideal force", constraint, place)
            yield Arrow(constraint, place, "ideal", at, ideal, source=_source(where, ideal_column))
            rest = _source(where, column, less=ideal_column)
            yield Arrow(constraint, place, "nonideal", at, force - ideal, source=rest)
        else:
            yield Arrow(constraint, place, "ideal", at, force, source=_source(where, column))


def _contact(
    run: Run, sources: Sources, constraint: str, place: str, force: np.ndarray, column: int | None
) -> Iterator[Arrow]:
    """A contact's force at its point: along the normal, and across it."""
    point, normal = (run.results.values(f"contact {word}", constraint) for word in ("point", "normal"))
    along = (force * normal).sum(axis=1, keepdims=True) * normal
    where, way = sources.column("contact point", constraint), sources.column("normal", constraint)
    for part, vector in (("normal", along), ("friction", force - along)):
        source = _source(where, column)
        yield Arrow(constraint, place, part, point, vector, source=source and source | {"normal": way, "part": part})


def _torques(run: Run, sources: Sources) -> Iterator[Arrow]:
    for label in run.results.labels("reaction torque"):
        constraint, place = str(label[0]), str(label[1])
        at, where = _through(run, sources, constraint, place)
        if at is not None:
            source = _source(where, sources.column("torque", constraint, place))
            yield Arrow(constraint, place, "torque", at, run.results.values("reaction torque", label), True, source)


def _through(run: Run, sources: Sources, constraint: str, place: str) -> tuple[np.ndarray | None, int | None]:
    """Where a force acts: the point it goes through, else the place itself."""
    names = [place]
    if run.has_equations:
        names.insert(0, reaction_points(run.equations, constraint, place, constraint in run.description.recovered)[0])
    for name in names:
        if run.results.has("place position", name):
            return run.results.values("place position", name), sources.column("position", name)
    return None, None


def _source(at: int | None, vector: int | None, less: int | None = None) -> Source | None:
    if at is None or vector is None:
        return None
    return {"at": at, "vector": vector} | ({} if less is None else {"less": less})
