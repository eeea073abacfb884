"""What a person adds to a constraint beside its rows: the law of its reaction, and the actuators that keep it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import sympy as sm
from sympy.physics.vector import ReferenceFrame, Vector

from appell.constraints import (
    Actuator,
    ActuatorDirection,
    Constraint,
    Force,
    ReactionSymbols,
    Scaled,
    expression_of,
    law_of,
    multiplier,
)
from appell.errors import ConstraintError, ModelError
from appell.model.constraint_rows import require_order
from appell.model.growing import AlsoIn
from appell.model.mechanism import Mechanism
from appell.model.names import name_of, require_constant_value, require_known, suggestion


def with_reaction_laws(data: Mechanism, constraint: Constraint, nonideal: object, servo: object) -> Constraint:
    """The constraint with its law and its actuators, where it has any."""
    if nonideal is not None and servo is not None:
        raise ConstraintError(
            f"the constraint '{constraint.name}' has both nonideal= and servo=: the push of its actuators is its whole "
            "reaction."
        )
    if nonideal is not None:
        return with_law(data, constraint, nonideal)
    return constraint if servo is None else with_actuators(data, constraint, servo)


def with_law(data: Mechanism, constraint: Constraint, nonideal: object) -> Constraint:
    """The constraint with the law of its non-ideal reaction."""
    where = f"the law of '{constraint.name}'"
    count = len(constraint.expressions)
    own = {multiplier(constraint.name, i, count, letter) for i in range(count) for letter in ("lambda", "lambda0")}
    law = law_of(
        constraint,
        nonideal,
        lambda given: force_of(data, where, given, own),
        lambda symbols: ReactionSymbols(constraint, symbols, data.place_in_full, data.frame),
        data.frame,
    )
    return replace(constraint, law=law)


def with_actuators(data: Mechanism, constraint: Constraint, servo: object) -> Constraint:
    """The constraint kept by actuators: a mapping (an actuator for each entry), or a list of actuators."""
    if isinstance(servo, Mapping):
        given = [Actuator({on: push}) for on, push in servo.items()]
    elif isinstance(servo, Sequence) and not isinstance(servo, str):
        given = [a if isinstance(a, Actuator) else Actuator(a if isinstance(a, Mapping) else {}) for a in servo]
    else:
        given = [servo] if isinstance(servo, Actuator) else []
    if not given or not all(a.pushes for a in given):
        raise ConstraintError(
            f"the constraint '{constraint.name}' has no actuator: write servo={{place: direction}} or a list of "
            "ap.Actuator."
        )
    drives = tuple(_drive(data, constraint.name, a, i) for i, a in enumerate(given))
    names = [drive.name for drive in drives]
    for name in names:
        if names.count(name) > 1 and any(drive.bound is not None for drive in drives):
            raise ConstraintError(
                f"two actuators of '{constraint.name}' are called '{name}': where one has a bound each needs a name of "
                "its own, ap.Actuator(..., name=)."
            )
    return replace(constraint, drives=drives)


def _drive(data: Mechanism, constraint: str, actuator: Actuator, number: int) -> ActuatorDirection:
    where = f"the actuator {number + 1} of '{constraint}'"
    force = force_of(data, where, actuator.pushes, set())
    if force.scaled:
        raise ConstraintError(f"{where} pushes along a component of z: give its direction as a force.")
    if all(e == 0 for e in force.expressions):
        raise ConstraintError(f"{where} pushes nowhere: its direction is zero.")
    bound = None
    if actuator.bound is not None:
        bound = expression_of(f"the bound of {where}", actuator.bound)
        require_constant_value(f"the bound of {where}", bound, data.symbols())
        if bound.is_nonpositive:
            raise ConstraintError(f"the bound of {where} is {bound}: give a positive one.")
    recovery = None if actuator.recovery is None else sm.sympify(actuator.recovery)
    if recovery is not None:
        require_constant_value(f"the recovery of {where}", recovery, data.symbols())
    return ActuatorDirection(
        actuator.name or ("at " + " and ".join(name_of(on) for on in actuator.pushes)), force, bound, recovery
    )


def force_of(data: Mechanism, where: str, given: Mapping[Any, Any], symbols: set[sm.Symbol]) -> Force:
    """A mapping as forces at points, torques on frames and generalised forces on coordinates."""
    vectors: list[tuple[Any, Vector]] = []
    generalised: list[tuple[sm.Expr, sm.Expr]] = []
    scaled: list[tuple[sm.Expr, sm.Expr]] = []
    for on, value in given.items():
        if not isinstance(on, str) and data.coordinate(on) is not None:
            is_scaled = isinstance(value, Scaled)
            expression = expression_of(where, value.component if is_scaled else value)
            require_known(where, expression, AlsoIn(data.symbols(), symbols), data.functions_that_act())
            (scaled if is_scaled else generalised).append((on, expression))
            continue
        if isinstance(value, Scaled):
            raise ModelError(
                f"{where} gives '{name_of(on)}' a component of z, which has one for each coordinate: write "
                "{coordinate: ap.Scaled(...)}, or a force on the place."
            )
        if not isinstance(value, Vector) and (isinstance(value, str) or value != 0):
            raise ModelError(f"{where} gives '{name_of(on)}' {value!r}, which is not a vector: a place takes a vector.")
        vector = value if isinstance(value, Vector) else Vector(0)
        require_known(where, vector, AlsoIn(data.symbols(), symbols), data.functions_that_act())
        frame = _frame(data, where, on)
        vectors.append((frame if frame is not None else _point(data, where, on), vector))
    made = Force(tuple(vectors), tuple(generalised), tuple(scaled))
    require_order(data, where, made.expressions, 1)
    return made


def _frame(data: Mechanism, where: str, on: object) -> ReferenceFrame | None:
    """A frame of a body, on which a torque acts."""
    if not isinstance(on, ReferenceFrame):
        return None
    try:
        return data.body(on).frame
    except ModelError:
        raise ModelError(f"{where} puts a torque on the frame '{on}', which no body of the model has.") from None


def _point(data: Mechanism, where: str, on: object) -> Any:
    try:
        return data.place(on).point
    except ModelError:
        places = [p.name for p in (*data.masses, *data.markers)]
        raise ModelError(
            f"{where} acts on '{name_of(on)}', which is not in the model '{data.name}'"
            + suggestion(name_of(on), places)
        ) from None
