"""A constraint kept by an actuator with a bound: the effort is clipped, and the row taken up again when it can be.

The effort is the multiplier of the row, |effort| <= bound. At its bound the actuator pushes on, and the row moves the
way it can no longer be held. What is watched then is sigma, the row itself where that is one of velocities, and

    sigma = c' + c / T

for a row of positions whose actuator has the ``recovery`` T. Where sigma is zero again and an effort within the bound
keeps it so, it is kept: c decays as exp(-t/T) (a sliding surface; Utkin 1992). A row of positions without recovery is
released for good. A bounded effort has no impulse of its own, but while it is kept its row is held through a strike.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace

import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.constraints import ActuatorDirection, Constraint, RowMask, multiplier
from appell.errors import ConstraintError
from appell.model.load import AppliedVector, GeneralisedForce, Load
from appell.simulate.modes.phase import Guard, Measure, Phase, Phases, coefficient

KEPT, UPPER, LOWER, AGAIN = "kept", "at its upper bound", "at its lower bound", "kept again"
REVERSED = ", reversed"
"""Of a phase at a bound: the row yields against the effort, not along it."""


def phases_at_bounds(constraint: Constraint) -> Phases:
    """One row kept by its one actuator, or released with the actuator pushing at its bound, and kept again."""
    drive = constraint.drives[0]
    surface = sigma(constraint, drive.recovery)
    acts, bound = coefficient(constraint, "acts"), coefficient(constraint, "at its bound")
    by_sigma = coefficient(constraint, "by sigma") if surface is not None and constraint.order == 0 else None
    coefficients = (acts, bound) if by_sigma is None else (acts, bound, by_sigma)

    def phase(name: str, *values: int, guards: tuple[Guard, ...]) -> Phase:
        numbers = map(float, (*values, *[0] * (len(coefficients) - len(values))))
        return Phase(name, dict(zip(coefficients, numbers, strict=True)), guards, is_ideal=False)

    found = [phase(KEPT, 1, guards=(_at_bound(constraint),))]
    for way, suffix in ((1, ""), (-1, REVERSED)):
        for name, sign in ((UPPER, 1), (LOWER, -1)):
            found.append(phase(name + suffix, 0, sign, guards=_can_again(constraint, surface, -sign * way)))
    if by_sigma is not None:
        found.append(phase(AGAIN, 1, 0, 1, guards=(_at_bound(constraint),)))
    whole = replace(
        constraint,
        drives=(replace(drive, given=bound * sm.sympify(drive.bound)),),
        masks=(RowMask(acts, by_sigma=by_sigma, recovery=drive.recovery),),
    )
    return Phases(whole, coefficients, tuple(found), *pushes_at_bound(drive, bound))


def _at_bound(constraint: Constraint) -> Guard:
    drive, effort = constraint.drives[0], multiplier(constraint.name, 0, 1)
    for_good = constraint.order == 0 and drive.recovery is None
    why = f"the actuator '{drive.name}' is at its bound: it lets '{constraint.name}' go"
    why += " for good (give it recovery=T to take it up again)" if for_good else ""
    return Guard(sm.sympify(drive.bound) - sm.Abs(effort), Measure.FORCE, 0, why)


def _can_again(constraint: Constraint, surface: sm.Expr | None, sign: int) -> tuple[Guard, ...]:
    if surface is None:
        return ()
    why = f"the actuator '{constraint.drives[0].name}' can keep '{constraint.name}' again"
    return (Guard(sign * surface, Measure.VELOCITY, 0, why),)


def pushes_at_bound(drive: ActuatorDirection, sign: sm.Expr) -> tuple[tuple[Load, ...], tuple[GeneralisedForce, ...]]:
    """What an actuator at a bound puts into the model in place of its multiplier; nothing where the sign is zero."""
    push, name = sign * sm.sympify(drive.bound), f"{drive.name} at its bound"
    pushes = tuple(AppliedVector(on, push * vector) for on, vector in drive.force.vectors)
    forces = tuple((coordinate, push * value) for coordinate, value in drive.force.generalised)
    return (Load(name, pushes),) if pushes else (), (GeneralisedForce(name, forces),) if forces else ()


def sigma(constraint: Constraint, recovery: sm.Expr | None, number: int = 0) -> sm.Expr | None:
    """What is zero where a row of a constraint can be taken up again; None where it never is."""
    row = constraint.expressions[number]
    if constraint.order == 1:
        return row
    if constraint.order > 1 or recovery is None:
        return None
    return row.diff(dynamicsymbols._t) + row / recovery


@dataclass(frozen=True)
class Saturation:
    """A constraint kept by an actuator in one run: its row in the whole set, and the bound as a number.

    ``recovery``: T of sigma; infinite for a row of velocities, None where it is released for good.
    """

    name: str
    row: int
    bound: float
    order: int = 0
    recovery: float | None = None
    begins: str = KEPT
    unilateral: bool = False
    restitution: float = 0.0
    tangents: tuple[int, ...] = ()

    def effort(self, phase: str) -> float:
        """The effort at a bound."""
        return self.bound if phase.startswith(UPPER) else -self.bound


def saturation_of(constraint: Constraint, row: int, values: Mapping[sm.Symbol, float]) -> Saturation:
    """A bounded constraint in one run."""
    drive = constraint.drives[0]
    recovery = recovery_of(constraint, drive.recovery, values)
    return Saturation(constraint.name, row, bound_of(constraint.name, drive, values), constraint.order, recovery)


def bound_of(constraint: str, drive: ActuatorDirection, values: Mapping[sm.Symbol, float]) -> float:
    """The bound of an actuator as a number."""
    bound = float(sm.sympify(drive.bound).xreplace(dict(values)))
    if not bound > 0:
        raise ConstraintError(f"the bound of '{drive.name}', which keeps '{constraint}', is {bound:g}: it is positive.")
    return bound


def recovery_of(constraint: Constraint, given: sm.Expr | None, values: Mapping[sm.Symbol, float]) -> float | None:
    """T of sigma as a number: infinite for a row of velocities, None where one is released for good."""
    if constraint.order != 0 or given is None:
        return math.inf if constraint.order == 1 else None
    recovery = float(sm.sympify(given).xreplace(dict(values)))
    if not recovery > 0:
        name = next(drive.name for drive in constraint.drives if drive.recovery is not None)
        raise ConstraintError(f"the recovery of '{name}' is {recovery:g}: it is a time, and positive.")
    return recovery
