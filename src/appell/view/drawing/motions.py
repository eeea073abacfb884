"""Velocities, angular velocities and applied forces as arrows: what a constraint speaks of is drawn first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from appell.constraints import Placeholder, PlaceholderKind
from appell.equations.forms import mechanics_to_run
from appell.model import Body, Mechanism
from appell.numbers import ZERO
from appell.system import STRIDE
from appell.view.drawing.applied import applied_along, applied_arrows

if TYPE_CHECKING:
    from appell.simulate.run import Run


@dataclass(frozen=True, eq=False)
class MotionArrow:
    """A vector of the motion along a run.

    Attributes
    ----------
    kind : str
        "velocity", "angular velocity", "applied force" or "applied torque".
    name, place
        The load, or the kind; what has or suffers it.
    at, vector
        Where it is drawn and what it is, in the ground: (time, 3) each.
    number
        Of a load: its number among those of the model that are drawn.
    spoken
        Whether a constraint speaks of it.
    """

    kind: str
    name: str
    place: str
    at: np.ndarray
    vector: np.ndarray
    number: int | None = None
    spoken: bool = False


def motion_arrows(run: Run) -> tuple[MotionArrow, ...]:
    """Velocities of masses and of points that a constraint speaks of, angular velocities of bodies, applied forces.

    What is zero throughout is left out; a run from a file has its velocities alone.
    """
    found = [*_velocities(run), *_spins(run), *_applied(run)]
    return tuple(f for f in found if np.isfinite(f.vector).all() and np.abs(f.vector).max(initial=0.0) > ZERO.products)


def spoken_of(model: Mechanism) -> set[tuple[str, str]]:
    """The velocities and angular velocities in constraints that a person wrote, by kind and name of the place.

    Contacts and joints hold velocities too, but speak of surfaces and axes.
    """
    places = {id(mass.point): mass.name for mass in model.masses}
    places |= {id(marker.point): marker.name for marker in model.markers}
    places |= {id(mass.frame): mass.name for mass in model.masses if isinstance(mass, Body)}
    others = {contact.name for contact in model.contacts} | {joint.name for joint in model.joints}
    return {
        (one.quantity.words, places[id(one.of)])
        for constraint in model.constraints
        if constraint.name not in others
        for e in constraint.expressions
        for one in e.atoms(Placeholder)
        if one.quantity in (PlaceholderKind.VELOCITY, PlaceholderKind.ANGULAR_VELOCITY) and id(one.of) in places
    }


def _velocities(run: Run) -> Iterator[MotionArrow]:
    spoken = spoken_of(run.equations.mechanism) if run.has_equations else set()
    for label in run.results.labels("place velocity"):
        name = str(label)
        is_spoken = ("velocity", name) in spoken
        if (is_spoken or name in run.description.masses) and run.results.has("place position", name):
            at, vector = run.results.values("place position", name), run.results.values("place velocity", name)
            yield MotionArrow("velocity", "velocity", name, at, vector, None, is_spoken)


def _spins(run: Run) -> Iterator[MotionArrow]:
    spoken = spoken_of(run.equations.mechanism) if run.has_equations else set()
    for label in run.results.labels("angular velocity"):
        name = str(label)
        if run.results.has("place position", name):
            at, vector = run.results.values("place position", name), run.results.values("angular velocity", name)
            kind = "angular velocity"
            yield MotionArrow(kind, kind, name, at, vector, None, (kind, name) in spoken)


def _applied(run: Run) -> Iterator[MotionArrow]:
    drawn = applied_arrows(run.equations) if run.has_equations else []
    if not drawn:
        return
    values = applied_along(run.equations, drawn, _states(run))
    for i, one in enumerate(drawn):
        kind = "applied torque" if one.torque else "applied force"
        yield MotionArrow(kind, one.load, one.place, values[:, i, 0], values[:, i, 1], i)


def _states(run: Run) -> tuple[np.ndarray, ...]:
    """t, q, u and p at the samples, one column each."""
    m, own = mechanics_to_run(run.equations), len(run.parameter_values)
    p = np.zeros((run.time.size, m.p.numel()))
    p[:, :own] = run.parameter_values
    for i, name in enumerate(m.inputs.names):
        p[:, own + STRIDE * i] = run.results.values("input value", name)
    return run.time[None, :], run.results.values("coordinate").T, run.results.values("speed").T, p.T
