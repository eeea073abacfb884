"""The blocks of a system as functions of (t, x, p, extra): what one with a mass matrix and a recursion share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import casadi as ca
import sympy as sm

from appell.constraints import Constraint
from appell.equations.forms import state_graph_of, symbol_units
from appell.errors import CompileError
from appell.mechanics import Row
from appell.mechanics.inputs import DERIVATIVES, STRIDE
from appell.model import name_of
from appell.model.dimensions import write_unit
from appell.model.units import Units
from appell.system import ConstraintRow, ReactionKind, RowLevel, SystemReset
from appell.system.state_graph import StateGraph

if TYPE_CHECKING:
    from appell.equations.equations import Equations


Columns = dict[str, tuple[list[ca.SX], list[ca.SX]]]
"""What each function takes beside (t, x, p), and what it gives."""


def description(
    equations: Equations, functions: Mapping[str, ca.Function], *, with_units: bool = True
) -> dict[str, Any]:
    """Returns the fields of a System that name its states, parameters, inputs and rows."""
    m, units = state_graph_of(equations), symbol_units(equations) if with_units else Units({}, False)
    return {
        "coordinates": tuple(map(name_of, equations.coordinates)),
        "speeds": tuple(map(name_of, equations.speeds)),
        "parameters": tuple(one.name for one in equations.mechanism.parameters),
        "input_orders": input_orders(m, functions.values()),
        "rows": _rows(equations, units),
        "resets": tuple(
            SystemReset(r.name, r.direction, units.of(r.guard), r.impact, r.on, r.off)
            for r in equations.mechanism.resets
        ),
        "units": {name_of(symbol): write_unit(found) for symbol, found in units.known.items() if units.is_coherent},
        "position_names": tuple(row.name for row in m.rows if row.position is not None),
        "velocity_names": tuple(row.name for row in m.rows if row.velocity is not None),
        "norm_names": m.norm_names,
        "contradiction": equations.principle.contradiction,
    }


def _rows(equations: Equations, units: Units) -> tuple[ConstraintRow, ...]:
    """The rows with what keeps them: by their own actuators, by what their constraint is otherwise."""
    constraints = {constraint.name: constraint for constraint in equations.mechanism.constraints}
    return tuple(_row(row, constraints.get(row.name), units) for row in state_graph_of(equations).rows)


def _row(row: Row, constraint: Constraint | None, units: Units) -> ConstraintRow:
    actuators = tuple(drive.name for drive in row.drives if drive.name)  # the friction of a slip has none
    if constraint is None:
        return ConstraintRow(row.name, row.number, _level(row), ReactionKind.IDEAL, actuators)
    mask = constraint.masks[row.number] if constraint.masks else None
    return ConstraintRow(
        row.name,
        row.number,
        _level(row),
        _reaction(constraint),
        actuators,
        _bounds(constraint, row.number, len(actuators)),
        units.unit_of_multiplier(constraint, row.number) if units.is_coherent else "",
        "" if mask is None else mask.active.name,
    )


def _bounds(constraint: Constraint, number: int, actuators: int) -> tuple[tuple[sm.Expr, sm.Expr], ...]:
    if actuators:
        largest = [sm.oo if drive.bound is None else sm.sympify(drive.bound) for drive in constraint.drives]
        return tuple((-bound, bound) for bound in largest)
    return ((sm.S.Zero if constraint.unilateral and number == 0 else -sm.oo, sm.oo),)


def _level(row: Row) -> RowLevel:
    if row.position is not None:
        return RowLevel.POSITION
    return RowLevel.ACCELERATION if row.velocity is None else RowLevel.VELOCITY


def _reaction(constraint: Constraint) -> ReactionKind:
    kinds = (
        (ReactionKind.ACTUATED, constraint.drives and constraint.drives[0].name),
        (ReactionKind.FRICTIONAL, constraint.friction is not None or constraint.drives),
        (ReactionKind.UNILATERAL, constraint.unilateral),
        (ReactionKind.LAW, constraint.law is not None),
    )
    return next((kind for kind, applies in kinds if applies), ReactionKind.IDEAL)


def block_function(
    name: str, m: StateGraph, s: ca.SX, extra: list[ca.SX], out: list[ca.SX], *, once: bool = False
) -> ca.Function:
    """One block of the system, a column of (t, x, p, extra); the zeros of large matrices are no operations.

    ``once``: it is evaluated at a state or two, and looking for common subexpressions takes longer than that.
    """
    column = ca.sparsify(ca.vertcat(*[ca.vec(ca.SX(block)) for block in out]))
    extras = ca.vertcat(*[ca.vec(block) for block in extra]) if extra else ca.SX(0, 1)
    now = m.now(column)
    return ca.Function(name, [m.t, ca.vertcat(m.q, m.u, s), m.p, extras], [now if once else ca.cse(now)])


def levels(m: StateGraph) -> Columns:
    """What is kept: positions with their Jacobian in speeds and G, velocities with theirs, norms with theirs."""
    columns: Columns = {}
    position = ca.vertcat(*[row.position for row in m.acting_rows if row.position is not None])
    velocity = ca.vertcat(*[row.velocity for row in m.acting_rows if row.velocity is not None])
    if position.numel():
        columns["position"] = ([], [position, ca.jacobian(position, m.q) @ m.G, m.G])
    if velocity.numel():
        columns["velocity"] = ([], [velocity, ca.jacobian(velocity, m.u)])
    if m.norms:
        norms = ca.vertcat(*m.norms)
        columns["norms"] = ([], [norms, ca.jacobian(norms, m.q)])
    return columns


# ---- How often each input is differentiated in what is run


def input_orders(m: StateGraph, functions: Iterable[ca.Function]) -> dict[str, int]:
    """The highest derivative of each input in functions of (t, x, p, extra)."""
    if not m.inputs.names:
        return {}
    read = {j for function in functions for j in function.jac_sparsity(0, 2).get_triplet()[1]}
    first = m.p.numel() - m.inputs.moment.numel() - m.inputs.symbols.numel()
    orders = {}
    for i, name in enumerate(m.inputs.names):
        place = first + i * STRIDE
        orders[name] = max((k for k in range(STRIDE) if place + k in read), default=0)
        if orders[name] > DERIVATIVES:
            raise CompileError(
                f"the input '{name}' would be differentiated more than {DERIVATIVES} times: "
                "write that motion with the time itself in place of the input."
            )
    return orders
