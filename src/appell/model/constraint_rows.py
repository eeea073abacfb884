"""The rows of a new constraint, whose symbols, points and bodies all belong to the model."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame

from appell.algebra.leaves import leaves
from appell.constraints import Constraint, PlaceholderKind, gather, is_given, is_relation, restitution_of, rows_of
from appell.errors import ConstraintError, ModelError, refuse_deep_nesting
from appell.model.growing import AlsoIn
from appell.model.integral_states import with_integral_states
from appell.model.mechanism import Mechanism
from appell.model.names import name_of, require_constant_value, require_known, require_name


def new_constraint(
    data: Mechanism,
    name: str,
    constraint: object,
    restitution: object = 0,
    rates: Sequence[sm.Expr | None] = (),
) -> tuple[Mechanism, Constraint]:
    """A checked constraint, not yet listed, and the model with the points that it speaks of among its own.

    ``rates``: of rows in positions, where they are written with the velocities of points and bodies.
    """
    require_name(name, "constraint")
    if data.named("constraints", name) is not None or data.named("norms", name) is not None:
        raise ModelError(f"a constraint named '{name}' is there already in the model '{data.name}'.")
    with refuse_deep_nesting(f"the constraint '{name}'"):
        rows = rows_of(name, constraint, data.frame)
    unilateral = is_relation(constraint)
    rebound = restitution_of(name, restitution, unilateral)
    made = Constraint(name, rows, data.speed_functions(), unilateral, rebound, rates=tuple(rates))
    made = with_integral_states(data, made)
    known = AlsoIn(data.functions_known(), {memory.function for memory in made.memories})
    for row in (*made.expressions, *made.inspected):
        data.refuse_variables(f"the constraint '{name}'", [row])
        require_known(f"the constraint '{name}'", row, data.symbols(), known)
    require_constant_value(f"the restitution of '{name}'", rebound, data.symbols())
    require_quantities(data, f"the constraint '{name}'", made.quantities)
    if made.order > 1 and unilateral:
        raise ConstraintError(
            f"the constraint '{name}' is a relation between derivatives of order {made.order}: a constraint that "
            "opens is one of positions or velocities."
        )
    return with_named_points(data, {of for quantity, of in made.quantities if not quantity.angular}), made


def require_quantities(
    data: Mechanism, where: str, quantities: Iterable[tuple[PlaceholderKind, Point | ReferenceFrame]]
) -> None:
    """Points and frames whose velocities and positions are spoken of are the model's own."""
    for quantity, of in quantities:
        if (data.with_frame(of) if quantity.angular else data.at_point(of)) is None:
            raise ModelError(
                f"{where} speaks of the {quantity.words} of {of}, which is not in the model "
                f"'{data.name}': add it with model.{'body' if quantity.angular else 'point'} first."
            )


def require_order(data: Mechanism, where: str, expressions: Iterable[sm.Expr], order: int) -> None:
    """Refuse accelerations, vectors with more time derivatives than ``order``, and those that are not the model's."""
    written = list(expressions)
    variables = {memory.function for memory in data.state_variables}
    quantities = gather(written)
    require_quantities(data, where, quantities)
    higher = [f"the {quantity.words} of {of}" for quantity, of in quantities if quantity.order > order]
    for leaf in leaves(written):
        if isinstance(leaf, sm.Derivative) and leaf.expr in variables:
            raise ModelError(f"{where} holds the rate of the state variable '{name_of(leaf.expr)}': write it out.")
        if isinstance(leaf, sm.Derivative) and not is_given(leaf):
            count = leaf.derivative_count + (leaf.expr in data.speed_functions())
            higher += [f"{name_of(leaf)}, an acceleration"] if count > 1 else []
    if higher:
        raise ModelError(
            f"{where} holds {higher[0]}: it may depend on {'positions and velocities' if order else 'positions'} only."
        )


def with_named_points(data: Mechanism, points: set[Point]) -> Mechanism:
    """A joint's point becomes a named point of the model once somebody speaks of it."""
    spoken = [point for point in points if data.at_point(point, ("masses", "markers")) is None]
    found = [marker for point in spoken if (marker := data.at_point(point)) is not None]
    return data.naming(sorted(found, key=data.joint_points.index)) if found else data
