"""The phases of a constraint that lets go: what stands in the model in its place, and what ends them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

import sympy as sm
from sympy.physics.vector import ReferenceFrame, Vector

from appell.constraints import ActuatorDirection, Constraint, Force, Law, gather, multiplier, placeholders
from appell.model.load import GeneralisedForce, Load

OPEN, CLOSED, STICKS, SLIDES = "open", "closed", "sticks", "slides"
FORWARD, BACKWARD = "slides forward", "slides backward"


class Measure(Enum):
    """What a guard watches; its margin is scaled accordingly."""

    POSITION = "position"
    VELOCITY = "velocity"
    SLIP = "square of a slip"
    FORCE = "force"
    EFFORT = "effort of one of several actuators"


@dataclass(frozen=True)
class Guard:
    """An expression that falls through zero where a phase ends, the row whose size it has, and why in words."""

    expression: sm.Expr
    measure: Measure
    row: int
    why: str


@dataclass(frozen=True)
class Phase:
    """One way a constraint can be; ``constraint`` stands in the model in its place (None: nothing does).

    ``loads`` and ``generalised`` are forces that act while it lasts.
    """

    name: str
    constraint: Constraint | None
    guards: tuple[Guard, ...]
    loads: tuple[Load, ...] = ()
    generalised: tuple[GeneralisedForce, ...] = ()


def phases_of(constraint: Constraint, tangents: Sequence[sm.Expr], frame: ReferenceFrame) -> dict[str, Phase]:
    """The phases of a constraint by name, the one in which all its rows are held first.

    ``tangents``: the slip of one with friction, along the directions in which it can slide. Before a run knows whether
    such a constraint sticks or slides it is closed.
    """
    name = constraint.name
    met = replace(constraint, expressions=constraint.expressions[:1], rates=constraint.rates[:1], friction=None)
    pulls = _pulls(constraint, 1)
    found = {}
    if tangents:
        found = {phase.name: phase for phase in (_sticks(constraint, tangents), *_slides(constraint, tangents, frame))}
    found[CLOSED] = Phase(CLOSED, met if constraint.friction else constraint, pulls)
    if constraint.unilateral:
        measure = Measure.POSITION if constraint.order_of(constraint.expressions[0]) == 0 else Measure.VELOCITY
        found[OPEN] = Phase(OPEN, None, (Guard(constraint.expressions[0], measure, 0, f"'{name}' is met"),))
    return found


def _pulls(constraint: Constraint, rows: int) -> tuple[Guard, ...]:
    """A relation lets go before its reaction, the first multiplier of some, would pull."""
    if not constraint.unilateral:
        return ()
    why = f"'{constraint.name}' lets go: its reaction would pull"
    return (Guard(multiplier(constraint.name, 0, rows), Measure.FORCE, 0, why),)


def _normal_force(constraint: Constraint, multiplier: sm.Symbol, weight: sm.Expr) -> sm.Expr:
    return weight * (multiplier if constraint.unilateral else sm.Abs(multiplier))


def _sticks(constraint: Constraint, tangents: Sequence[sm.Expr]) -> Phase:
    """Rows of the normal and of the slip, while |F_t| <= mu_s N."""
    friction, count = constraint.friction, 1 + len(tangents)
    if friction is None:
        raise ValueError(constraint.name)
    held = replace(
        constraint,
        expressions=(constraint.expressions[0], *tangents),
        rates=(*constraint.rates[:1], *[None] * len(tangents)),
        friction=None,
    )
    normal, *across = (multiplier(constraint.name, i, count) for i in range(count))
    pull = sm.Abs(across[0]) if len(across) == 1 else sm.sqrt(sum(m**2 for m in across))
    left = friction.static * _normal_force(constraint, normal, friction.weight) - pull
    slips = Guard(left, Measure.FORCE, 1, f"'{constraint.name}' slips: its friction does not suffice")
    return Phase(STICKS, held, (slips, *_pulls(constraint, count)))


def _slides(constraint: Constraint, tangents: Sequence[sm.Expr], frame: ReferenceFrame) -> tuple[Phase, ...]:
    """The row of the normal, with the friction mu N against the slip.

    A relation does not pull, so that its friction is linear in the multiplier: it pushes along W - mu t, as an actuator
    would. An equation may push both ways, and mu |N| is the law of its reaction.
    """
    name, stops = constraint.name, f"the slip of '{constraint.name}' comes to an end"
    if len(tangents) == 1:
        return tuple(
            Phase(
                phase,
                _rubbing(constraint, tangents, (sm.Integer(sign),), frame),
                (Guard(sign * tangents[0], Measure.VELOCITY, 1, stops), *_pulls(constraint, 1)),
            )
            for phase, sign in ((FORWARD, 1), (BACKWARD, -1))
        )
    square = sum(slip**2 for slip in tangents)
    directions = tuple(slip / sm.sqrt(square) for slip in tangents)
    guards = (Guard(square, Measure.SLIP, 1, f"the slip of '{name}' comes to an end"), *_pulls(constraint, 1))
    return (Phase(SLIDES, _rubbing(constraint, tangents, directions, frame), guards),)


def _rubbing(
    constraint: Constraint, tangents: Sequence[sm.Expr], directions: Sequence[sm.Expr], frame: ReferenceFrame
) -> Constraint:
    friction = constraint.friction
    if friction is None:
        raise ValueError(constraint.name)
    plain = replace(constraint, expressions=constraint.expressions[:1], rates=constraint.rates[:1], friction=None)
    ideal, actual = multiplier(constraint.name, 0, 1, "lambda0"), multiplier(constraint.name, 0, 1)
    if constraint.unilateral:
        factors = [-friction.kinetic * friction.weight * direction for direction in directions]
        force = _force([*plain.inspected, *tangents], [sm.Integer(1), *factors], frame)
        return replace(plain, drives=(ActuatorDirection("", force),))
    size = friction.kinetic * friction.weight * sm.Abs(actual)
    force = _force(tangents, [-size * direction for direction in directions], frame)
    return replace(plain, law=Law(force, (ideal,), (actual,)))


def _force(rows: Sequence[sm.Expr], factors: Sequence[sm.Expr], frame: ReferenceFrame) -> Force:
    """Forces and torques along the velocities of points and bodies in rows, each with its factor.

    Where a row holds the rate of a coordinate itself (the turn of a wheel that is no body), a force on that coordinate.
    """
    vectors = []
    for quantity, of in gather(rows):
        if quantity.order == 1:
            push = Vector(0)
            for row, factor in zip(rows, factors, strict=True):
                x, y, z = (factor * row.diff(s) for s in placeholders(quantity, of))
                push += x * frame.x + y * frame.y + z * frame.z
            vectors.append((of, push))
    rates = sorted({d for row in rows for d in row.atoms(sm.Derivative)}, key=str)
    generalised = [
        (rate.expr, sm.Add(*(factor * row.diff(rate) for row, factor in zip(rows, factors, strict=True))))
        for rate in rates
    ]
    return Force(tuple(vectors), tuple(generalised))
