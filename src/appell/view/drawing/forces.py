"""Reactions as arrows: where each acts along a run, which way, whose it is; for stills, films and the page alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from appell.equations.reaction_outputs import reaction_points
from appell.numbers import ZERO

if TYPE_CHECKING:
    from appell.simulate.run import Run


@dataclass(frozen=True, eq=False)
class ForceHistory:
    """A force or torque of a constraint on a place, over time.

    Attributes
    ----------
    constraint, place
        Whose reaction, and what it acts on.
    part : str
        "normal" and "friction" of a contact; "ideal" and "nonideal" of a constraint with a law or actuators; "ideal"
        of any other; "torque" of a torque.
    at, vector
        Where it acts and what it is, in the ground: (time, 3) each.
    torque : bool
        Whether it is a torque.
    through : str
        The point whose position ``at`` is; "" for the point of a contact.
    divided : bool
        Whether the other part of the same force is an arrow of its own.
    recovered : bool
        Whether the constraint is written in scalars, so that this is a resultant at the mass centre computed from the
        motion, not a force where something touches.
    """

    constraint: str
    place: str
    part: str
    at: np.ndarray
    vector: np.ndarray
    torque: bool = False
    through: str = ""
    divided: bool = False
    recovered: bool = False


def forces(run: Run) -> tuple[ForceHistory, ...]:
    """The reactions of a run as vectors at places, contacts split into push and friction; forces, then torques.

    What is zero throughout is left out, and what acts on a point of a body is drawn once, on the body.

    Parameters
    ----------
    run
        A run; where each force acts within its place is known of one that has its equations.

    Examples
    --------
    >>> import appell as ap
    >>> from appell.view.drawing.forces import forces
    >>> card = ap.catalogue.card_of("rolling-disc")
    >>> run = card.model().derive(ap.Kane(reactions=True)).simulate(0.1, card.start, samples=3)
    >>> [(f.constraint, f.place, f.part) for f in forces(run)]
    [('rolls', 'disc', 'normal'), ('rolls', 'disc', 'friction')]
    """
    found = _once([*_forces(run), *_torques(run)], run.description.masses)
    largest = {kind: max((_size(f) for f in found if f.torque is kind), default=0.0) for kind in (False, True)}
    return tuple(f for f in found if np.isfinite(f.vector).all() and _size(f) > ZERO.products * largest[f.torque])


def _once(found: list[ForceHistory], masses: tuple[str, ...]) -> list[ForceHistory]:
    """Each force once: what acts on a point of a body acts on the body too, through that point."""
    kept: list[ForceHistory] = []
    for force in sorted(found, key=lambda f: f.place not in masses):
        size = np.abs(force.vector).max(initial=0.0)
        if not any(_is_same(force, other, size) for other in kept):
            kept.append(force)
    return [force for force in found if any(force is other for other in kept)]


def _is_same(force: ForceHistory, other: ForceHistory, size: float) -> bool:
    alike = (force.constraint, force.part, force.torque) == (other.constraint, other.part, other.torque)
    return alike and bool(np.abs(force.vector - other.vector).max(initial=0.0) <= ZERO.expressions * size)


def _forces(run: Run) -> Iterator[ForceHistory]:
    contacts = {c.name for c in run.description.contacts}
    for label in run.results.labels("reaction force"):
        constraint, place = str(label[0]), str(label[1])
        force = run.results.values("reaction force", label)
        if constraint in contacts and run.results.has("contact normal", constraint):
            yield from _contact(run, constraint, place, force)
            continue
        through = _through(run, constraint, place)
        if not through:
            continue
        at = run.results.values("place position", through)
        recovered = constraint in run.description.recovered
        if run.results.has("ideal reaction force", label):
            ideal = run.results.values("ideal reaction force", label)
            yield ForceHistory(constraint, place, "ideal", at, ideal, False, through, True, recovered)
            yield ForceHistory(constraint, place, "nonideal", at, force - ideal, False, through, True, recovered)
        else:
            yield ForceHistory(constraint, place, "ideal", at, force, False, through, False, recovered)


def _contact(run: Run, constraint: str, place: str, force: np.ndarray) -> Iterator[ForceHistory]:
    """A contact's force at its point: along the normal, and across it."""
    point, normal = (run.results.values(f"contact {word}", constraint) for word in ("point", "normal"))
    along = (force * normal).sum(axis=1, keepdims=True) * normal
    for part, vector in (("normal", along), ("friction", force - along)):
        yield ForceHistory(constraint, place, part, point, vector, divided=True)


def _torques(run: Run) -> Iterator[ForceHistory]:
    """Torques about the points that the forces go through; a contact's force at its point is all that it does."""
    contacts = {c.name for c in run.description.contacts if run.results.has("contact normal", c.name)}
    for label in run.results.labels("reaction torque"):
        constraint, place = str(label[0]), str(label[1])
        through = "" if constraint in contacts else _through(run, constraint, place)
        if through:
            at = run.results.values("place position", through)
            torque = run.results.values("reaction torque", label)
            recovered = constraint in run.description.recovered
            yield ForceHistory(constraint, place, "torque", at, torque, True, through, False, recovered)


def _through(run: Run, constraint: str, place: str) -> str:
    """Where a force acts: the point it goes through, else the place itself; "" where neither has a position."""
    names = [place]
    if run.has_equations:
        names.insert(0, reaction_points(run.equations, constraint, place, constraint in run.description.recovered)[0])
    return next((name for name in names if run.results.has("place position", name)), "")


def _size(f: ForceHistory) -> float:
    return float(np.nan_to_num(np.linalg.norm(f.vector, axis=1)).max(initial=0.0))


def arrow_lengths(
    sizes: np.ndarray, extent: float, scale: str | float = "automatic", largest: float = 0.0
) -> np.ndarray:
    """How long arrows are drawn for vectors of these sizes.

    "automatic": the largest along the run is 0.6 of the extent. "logarithmic": so too, and one a thousand times smaller
    is still seen: log(1 + 1000 f / F) / log 1001. A number: metres for each newton (or newton metre).
    """
    sizes = np.asarray(sizes, float)
    top = largest or float(sizes.max(initial=0.0))
    if not isinstance(scale, str):
        return sizes * float(scale)
    if top <= 0:
        return np.zeros_like(sizes)
    if scale == "logarithmic":
        return np.asarray(0.6 * extent * np.log1p(1000 * sizes / top) / np.log(1001))
    return 0.6 * extent * sizes / top
