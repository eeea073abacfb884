"""A mode derived anew, as a reference: the rows that act in it alone, with what its friction and actuators push."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import sympy as sm
from sympy.physics.vector import Vector, dynamicsymbols

from appell.constraints import ActuatorDirection, Constraint, Force, RowMask
from appell.equations import Equations
from appell.model.load import AppliedVector
from appell.simulate.modes.mode import Mode

Values = Mapping[sm.Symbol, float]


def derived(equations: Equations, mode: Mode) -> Equations:
    """Equations with the numbers of a mode in place of the coefficients, and without the rows that rest."""
    whole, first = mode.equations.mechanism, len(equations.mechanism.parameters)
    symbols = [parameter.symbol for parameter in whole.parameters[first:]]
    values = {symbol: sm.nsimplify(value) for symbol, value in zip(symbols, mode.coefficients, strict=True)}
    constraints = [_acting(c, values) for c in whole.constraints]
    loads = tuple(replace(load, pushes=tuple(_push(push, values) for push in load.pushes)) for load in whole.loads)
    forces = tuple(
        replace(f, forces=tuple((c, sm.sympify(e).xreplace(values)) for c, e in f.forces)) for f in whole.generalised
    )
    mechanism = replace(
        whole,
        parameters=whole.parameters[:first],
        constraints=tuple(c for c in constraints if c is not None),
        loads=loads,
        generalised=forces,
        resets=(),
    )
    return Equations(mechanism, equations.principle)


def _acting(constraint: Constraint, values: Values) -> Constraint | None:
    if not constraint.masks:
        return constraint
    numbers = [i for i, mask in enumerate(constraint.masks) if mask is None or values[mask.active]]
    if not numbers:
        return None
    slides = any(mask is not None and mask.slides.xreplace(values) != 0 for mask in constraint.masks)
    rows = [_row(constraint.expressions[i], constraint.masks[i], values) for i in numbers]
    drives = [_drive(d, values) for d in constraint.drives if d.free is None or values[d.free]]
    if drives and not drives[0].name:  # of a contact with friction
        drives = drives[: len(numbers)] if slides else []
    law = constraint.law
    if law is not None:
        force = _force(law.force, values)
        law = None if not any(vector for _, vector in force.vectors) else replace(law, force=force)
    by_sigma = any(
        mask is not None and mask.by_sigma is not None and values[mask.by_sigma] for mask in constraint.masks
    )
    return replace(
        constraint,
        switched=False,
        expressions=tuple(rows),
        rates=() if by_sigma or not constraint.rates else tuple(constraint.rates[i] for i in numbers),
        before=(),
        drives=tuple(drives),
        law=law,
        masks=(),
        unilateral=False,
    )


def _row(expression: sm.Expr, mask: RowMask | None, values: Values) -> sm.Expr:
    if mask is None or mask.by_sigma is None or not values[mask.by_sigma]:
        return expression
    return expression.diff(dynamicsymbols._t) + expression / mask.recovery


def _drive(drive: ActuatorDirection, values: Values) -> ActuatorDirection:
    return replace(drive, force=_force(drive.force, values), bound=None, recovery=None, free=None, given=None)


def _force(force: Force, values: Values) -> Force:
    vectors = tuple((on, _vector(vector, values)) for on, vector in force.vectors)
    return replace(
        force, vectors=vectors, generalised=tuple((c, sm.sympify(e).xreplace(values)) for c, e in force.generalised)
    )


def _push(push: AppliedVector, values: Values) -> AppliedVector:
    return replace(push, vector=_vector(push.vector, values))


def _vector(vector: Vector, values: Values) -> Vector:
    return Vector([(components.xreplace(dict(values)), frame) for components, frame in vector.args])
