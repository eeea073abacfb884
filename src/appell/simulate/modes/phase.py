"""The phases of a constraint that opens: the rows of all of them, which of these act in each, and what ends it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

import sympy as sm
from sympy.physics.vector import ReferenceFrame, Vector

from appell.constraints import (
    ActuatorDirection,
    Constraint,
    Force,
    FrictionData,
    Law,
    RowMask,
    gather,
    multiplier,
    placeholders,
)
from appell.model.load import GeneralisedForce, Load

OPEN, CLOSED, STICKS, SLIDES = "open", "closed", "sticks", "slides"
FORWARD, BACKWARD = "slides forward", "slides backward"
ON, OFF = "on", "off"


class Measure(Enum):
    """What a guard watches; its margin is scaled accordingly."""

    POSITION = "position"
    VELOCITY = "velocity"
    SLIP = "square of a slip"
    FORCE = "force"
    EFFORT = "effort of one of several actuators"
    RESET = "guard of a reset"


@dataclass(frozen=True)
class Guard:
    """An expression that falls through zero where a phase ends, the row whose size it has, and why in words."""

    expression: sm.Expr
    measure: Measure
    row: int
    why: str


@dataclass(frozen=True)
class Phase:
    """One way a constraint can be: the values of its coefficients, and what ends it.

    ``is_ideal``: its reaction is, as far as friction and actuators go.
    """

    name: str
    values: Mapping[sm.Symbol, float]
    guards: tuple[Guard, ...]
    is_ideal: bool = True


@dataclass(frozen=True)
class Phases(Mapping[str, Phase]):
    """The phases of a constraint by name, the one in which all its rows are held first.

    ``constraint`` has the rows of all of them, and stands in the model in place of it; ``loads`` and ``generalised``
    are what acts beside it. All hold ``coefficients``, of which a phase is a set of values.
    """

    constraint: Constraint
    coefficients: tuple[sm.Symbol, ...]
    phases: tuple[Phase, ...]
    loads: tuple[Load, ...] = ()
    generalised: tuple[GeneralisedForce, ...] = ()

    def __getitem__(self, name: str) -> Phase:
        return next(phase for phase in self.phases if phase.name == name)

    def __iter__(self) -> Iterator[str]:
        return (phase.name for phase in self.phases)

    def __len__(self) -> int:
        return len(self.phases)


def coefficient(constraint: Constraint, words: str) -> sm.Symbol:
    """A number that tells the phases of a constraint apart: a parameter of the equations that no person can name."""
    return sm.Dummy(f"{constraint.name}: {words}", real=True)


def phases_of(constraint: Constraint, tangents: Sequence[sm.Expr], frame: ReferenceFrame) -> Phases:
    """The phases of a constraint that no actuator keeps.

    ``tangents``: the slip of one with friction, along the directions in which it can slide. Before a run knows whether
    such a constraint sticks or slides it is closed.
    """
    if constraint.friction is not None and tangents:
        return _with_friction(constraint, constraint.friction, tangents, frame)
    plain = constraint if constraint.friction is None else _normal(constraint)
    if not constraint.unilateral:
        return Phases(plain, (), (Phase(CLOSED, {}, ()),))
    acts, rows = coefficient(constraint, "acts"), len(plain.expressions)
    closed = Phase(CLOSED, {acts: 1.0}, _pulls(constraint, rows))
    return Phases(
        replace(plain, masks=(RowMask(acts),) * rows), (acts,), (closed, Phase(OPEN, {acts: 0.0}, _met(constraint)))
    )


def _normal(constraint: Constraint) -> Constraint:
    """The normal row alone."""
    return replace(constraint, expressions=constraint.expressions[:1], rates=constraint.rates[:1], friction=None)


def _met(constraint: Constraint) -> tuple[Guard, ...]:
    """A relation that is open ends by being met."""
    row = constraint.expressions[0]
    measure = Measure.POSITION if constraint.order_of(row) == 0 else Measure.VELOCITY
    return (Guard(row, measure, 0, f"'{constraint.name}' is met"),)


def _pulls(constraint: Constraint, rows: int) -> tuple[Guard, ...]:
    """A relation opens before its reaction, the first multiplier of some, would pull."""
    if not constraint.unilateral:
        return ()
    why = f"'{constraint.name}' opens: its reaction would pull"
    return (Guard(multiplier(constraint.name, 0, rows), Measure.FORCE, 0, why),)


def _with_friction(
    constraint: Constraint, friction: FrictionData, tangents: Sequence[sm.Expr], frame: ReferenceFrame
) -> Phases:
    """The row of the normal and those of the slip: all act while it sticks, the first alone while it slides.

    ``slides`` is 1 while it does, along one direction the sign of the slip; ``rests`` is 1 while it does not, so that a
    direction has a value there. A relation does not pull, so that its
    friction is linear in the multiplier: it pushes along W - mu t, as an actuator would. An equation may push both
    ways, and mu |N| is the law of its reaction.
    """
    acts, sticks, slides, rests = (coefficient(constraint, word) for word in ("acts", "sticks", "slides", "rests"))
    count, plain = 1 + len(tangents), _normal(constraint)
    if len(tangents) == 1:
        directions, sliding, moving = (
            (slides,),
            slides**2,
            Guard(slides * tangents[0], Measure.VELOCITY, 1, f"the slip of '{constraint.name}' comes to an end"),
        )
    else:
        square = sum(slip**2 for slip in tangents)
        directions = tuple(slides * slip / sm.sqrt(square + rests) for slip in tangents)
        sliding, moving = slides, Guard(square, Measure.SLIP, 1, f"the slip of '{constraint.name}' comes to an end")
    masks = (RowMask(acts, sliding) if constraint.unilateral else None, *[RowMask(sticks)] * len(tangents))
    whole = replace(
        plain,
        expressions=(*plain.expressions, *tangents),
        rates=(*plain.rates, *[None] * len(tangents)) if plain.rates else (),
        masks=masks,
        **_sliding_force(constraint, friction, tangents, directions, frame),
    )
    pulls = _pulls(constraint, count)

    def phase(name: str, met: int, stuck: int, way: int, guards: tuple[Guard, ...]) -> Phase:
        values = {acts: met, sticks: stuck, slides: way, rests: not way}
        return Phase(name, {c: float(value) for c, value in values.items()}, guards, is_ideal=not way)

    found = [phase(STICKS, 1, 1, 0, (_slips(constraint, friction, count), *pulls))]
    if len(tangents) == 1:
        found += [phase(FORWARD, 1, 0, 1, (moving, *pulls)), phase(BACKWARD, 1, 0, -1, (moving, *pulls))]
    else:
        found.append(phase(SLIDES, 1, 0, 1, (moving, *pulls)))
    found.append(phase(CLOSED, 1, 0, 0, pulls))
    if constraint.unilateral:
        found.append(phase(OPEN, 0, 0, 0, _met(constraint)))
    return Phases(whole, (acts, sticks, slides, rests), tuple(found))


def _slips(constraint: Constraint, friction: FrictionData, count: int) -> Guard:
    """What sticks ends by a pull larger than |F_t| <= mu_s N."""
    normal, *across = (multiplier(constraint.name, i, count) for i in range(count))
    pull = sm.Abs(across[0]) if len(across) == 1 else sm.sqrt(sum(m**2 for m in across))
    force = friction.weight * (normal if constraint.unilateral else sm.Abs(normal))
    why = f"'{constraint.name}' slips: its friction does not suffice"
    return Guard(friction.static * force - pull, Measure.FORCE, 1, why)


def _sliding_force(
    constraint: Constraint,
    friction: FrictionData,
    tangents: Sequence[sm.Expr],
    directions: Sequence[sm.Expr],
    frame: ReferenceFrame,
) -> dict[str, Any]:
    """The actuators or the law by which friction pushes against the directions of a slip."""
    if constraint.unilateral:
        factors = [-friction.kinetic * friction.weight * direction for direction in directions]
        normal = _force([*_normal(constraint).inspected, *tangents], [sm.Integer(1), *factors], frame)
        pushes = [normal, *(_force([slip], [sm.Integer(1)], frame) for slip in tangents)]
        return {"drives": tuple(ActuatorDirection("", push) for push in pushes)}
    count = 1 + len(tangents)
    ideal, actual = multiplier(constraint.name, 0, count, "lambda0"), multiplier(constraint.name, 0, count)
    size = friction.kinetic * friction.weight * sm.Abs(actual)
    return {"law": Law(_force(tangents, [-size * direction for direction in directions], frame), (ideal,), (actual,))}


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
