"""The rows of a new constraint, whose symbols, points and bodies all belong to the model."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import Point, ReferenceFrame, dynamicsymbols

from appell.algebra.leaves import leaves
from appell.constraints import (
    Constraint,
    Memory,
    PlaceholderKind,
    expression_of,
    gather,
    is_given,
    is_relation,
    restitution_of,
    rows_of,
)
from appell.constraints.kernel import Convolution
from appell.constraints.memory import integral, memory_function, parts_of, rate_of, require_integrable
from appell.errors import ConstraintError, ModelError, refuse_deep_nesting
from appell.model.growing import AlsoIn
from appell.model.mechanism import Mechanism
from appell.model.names import name_of, require_constant_value, require_known, require_name, require_new
from appell.model.parameter import finite, spread
from appell.model.symbols import new_functions, require_told, typeset

if TYPE_CHECKING:
    from appell.model.mechanism import Mechanism


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


# ---- The integrals that a constraint is written with, turned into states


def with_integral_states(data: Mechanism, made: Constraint) -> Constraint:
    """``made`` with its rows in states s(t) in place of integrals.

    A row in integrals of positions alone says nothing of the present: its rate takes its place, and it is kept as what
    must hold at the start. Of a row in positions and integrals of velocities the rate is noted, where its forces are.
    """
    name, rows = made.name, made.expressions
    integrals = sorted({i for row in rows for i in row.atoms(sm.Integral)}, key=str)
    if not integrals:
        return made
    if made.unilateral:
        raise ConstraintError(f"the constraint '{name}' is a relation with an integral in it: give it as an equation.")
    parts = {written: parts_of(name, written) for written in integrals}
    count = sum(len(part.chain()[0]) for found, _ in parts.values() for part in found)
    names = iter(_labels(data, name, count))
    table, memories = {}, list[Memory]()
    for written, (found, start) in parts.items():
        table[written] = sm.S.Zero
        for part in found:
            states = _states(data, made, part, start, names)
            table[written] += part.factor * states[0].function
            memories += states
    made = replace(made, expressions=tuple(row.xreplace(table) for row in rows), memories=tuple(memories))
    now, rates, before = [], [], []
    for row in made.expressions:
        past = made.order_of(row) < 0
        now.append(rate_of(row, memories) if past else row)
        if made.order_of(now[-1]) < 0:
            raise ConstraintError(
                f"the constraint '{name}' holds nothing of the present, nor does its rate, since the kernel of its "
                "integral vanishes at t = 0: state its rate."
            )
        before.append(row if past else None)
        moving = made.order_of(now[-1]) == 0 and any(now[-1].has(m.function) for m in memories if m.order == 1)
        rates.append(rate_of(now[-1], memories) if moving else None)
    return replace(made, expressions=tuple(now), rates=tuple(rates), before=tuple(before))


def _labels(data: Mechanism, name: str, count: int) -> list[str]:
    """The names of the states of a constraint."""
    label = "s_" + "_".join(name.split())
    made = [label] if count == 1 else [f"{label}_{number}" for number in range(1, count + 1)]
    for one in made:
        require_new(data, one, "integral")
    return made


def _states(data: Mechanism, made: Constraint, part: Convolution, start: float, names: Iterator[str]) -> list[Memory]:
    """z_i of a convolution: z_i' = K^(i)(0) f + z_(i+1), the last with the recurrence of K in place of z_m."""
    where, f, t = f"an integral in '{made.name}'", part.past, dynamicsymbols._t
    require_known(where, f, data.symbols(), data.functions_known())
    require_known(where, part.kernel, data.symbols(), set())
    order = Constraint(made.name, (f,), made.speeds).order
    require_integrable(made.name, f, order)
    values, recurrence = part.chain()
    z = [memory_function(next(names)) for _ in values]
    last = sm.Add(*(d * state for d, state in zip(recurrence, z, strict=True)))
    found = []
    for i, (state, value, following) in enumerate(zip(z, values, [*z[1:], last], strict=True)):
        later = next((k for k, v in enumerate(values[i:]) if v != 0), len(values) - i)
        kernel = part.kernel.diff(t, i)
        written = integral(f, start, kernel=None if kernel == 1 else kernel)
        found.append(Memory(state, value * f + following, start, order - later, written))
    return found


# ---- States of first order that a person declares: a motor's current, a filter, the slip of a tyre that builds up


def with_state_variables(
    data: Mechanism, names: object, rate: object, start: object = 0.0, unit: object = "", latex: object = ""
) -> tuple[Mechanism, tuple[AppliedUndef, ...]]:
    """New states s(t) with their rates s' = f(q, u, s, t), which may hold all of them."""
    made = new_functions(data, names, "state variable")
    words = "the rate of " + ", ".join(f"'{name_of(s)}'" for s in made)
    given = rate(*made) if callable(rate) else rate
    rates = list(given) if isinstance(given, tuple | list | sm.MatrixBase) else [given]
    if len(rates) != len(made):
        raise ModelError(f"{words} has {len(rates)} expressions for {len(made)} names: give one each.")
    starts, units = (spread(what, each, len(made)) for what, each in (("start", start), ("unit", unit)))
    known, new = AlsoIn(data.functions_that_act(), set(made)), []
    for s, e, value, u in zip(made, rates, starts, units, strict=True):
        where = f"the rate of '{name_of(s)}'"
        with refuse_deep_nesting(where):
            expression = expression_of(where, e)
        require_known(where, expression, data.symbols(), known)
        require_order(data, where, [expression], 1)
        require_told(name_of(s), u, "")
        new.append(Memory(s, expression, value=finite(f"the start of {name_of(s)}", value), unit=str(u or "")))
    data = data.adding(memories=new)
    for s, e in zip(made, new, strict=True):
        require_order(data, f"the rate of '{name_of(s)}'", [e.expression], 1)
    return typeset(data, made, latex), made
