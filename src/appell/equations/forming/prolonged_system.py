"""Equations of higher order to the system that is run: prolonged to first order, their invariants kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np
import sympy as sm

from appell.algebra.rank import rank
from appell.algebra.sampling import random_points
from appell.equations.blocks import Variational
from appell.equations.forming.columns import Columns, input_orders
from appell.equations.forming.outputs import outputs, total_power
from appell.equations.forms import state_graph_of
from appell.equations.prolong import Prolonged, prolong
from appell.errors import SingularSystem
from appell.system import HigherOrder, Key, System, SystemSizes
from appell.system.state_graph import StateGraph

if TYPE_CHECKING:
    from appell.equations.equations import Equations


def prolonged_system(equations: Equations, variational: Variational, events: Sequence[sm.Expr]) -> System:
    """The prolonged system, with the event functions of one run."""
    prolonged = prolong(variational.jets, variational.equations)
    _require_regular(equations, prolonged)
    x = ca.vertcat(prolonged.lower, prolonged.top)
    columns, (places, recovered), names = _columns(equations, variational, prolonged, events)
    m = state_graph_of(equations)
    functions = {name: _function(name, m, x, extra, out) for name, (extra, out) in columns.items()}
    sizes = SystemSizes(
        coordinates=prolonged.lower.numel(),
        speeds=prolonged.top.numel(),
        auxiliaries=0,
        rows=0,
        position_rows=0,
        velocity_rows=len(names[1]),
        norm_rows=len(names[0]),
        parameters=m.p.numel(),
        outputs=columns["outputs"][1][0].numel(),
        events=len(events),
        quadratures=sum(part.numel() for part in columns["power"][1]),
        inputs=len(m.inputs.names),
    )
    reader = [m.q, variational.speeds, variational.speed_rates]
    return System(
        sizes,
        functions,
        auxiliary_states=(*prolonged.lower_names, *prolonged.top_names),
        parameters=tuple(one.name for one in equations.mechanism.parameters),
        input_orders=input_orders(m, functions.values()),
        velocity_names=names[1],
        norm_names=names[0],
        outputs=places,
        recovered=recovered,
        symmetric=False,
        reader=ca.Function("reader", [m.t, x, prolonged.leading, m.p], reader),
        higher=_start_rows(equations, variational, prolonged, x),
    )


def _columns(
    equations: Equations, variational: Variational, prolonged: Prolonged, events: Sequence[sm.Expr]
) -> tuple[Columns, tuple[dict[Key, slice], frozenset[str]], tuple[tuple[str, ...], tuple[str, ...]]]:
    m = state_graph_of(equations)
    none = ca.SX(0, 1)

    def in_jets(column: ca.SX) -> ca.SX:
        column = ca.substitute(column, m.udot, variational.speed_rates)
        return ca.substitute(column, m.u, variational.speeds)

    B = ca.SX(m.u.numel(), 0)
    y, places, recovered = outputs(equations, B, none, variational.reactions, variational.effective_energy)
    powers = [total_power(equations, B, none, variational.reactions)]
    powers += [] if variational.effective_power is None else [variational.effective_power]
    top = [ca.depends_on(ca.SX(value), prolonged.top) for _, value in prolonged.invariants]
    velocity = ca.vertcat(*[v for (_, v), at_top in zip(prolonged.invariants, top, strict=True) if at_top])
    norms = ca.vertcat(*[v for (_, v), at_top in zip(prolonged.invariants, top, strict=True) if not at_top])
    columns: Columns = {
        "dynamics": ([], [prolonged.lower_rates, prolonged.M, prolonged.F]),
        "outputs": ([prolonged.leading], [in_jets(y)]),
        "power": ([prolonged.leading], [in_jets(ca.vertcat(*powers))]),
    }
    if velocity.numel():
        columns["velocity"] = ([], [velocity, ca.jacobian(velocity, prolonged.top)])
        columns["metric"] = ([], [ca.SX.eye(prolonged.top.numel())])
    if norms.numel():
        columns["norms"] = ([], [norms, ca.jacobian(norms, prolonged.lower)])
    if events:
        columns["events"] = ([prolonged.leading], [in_jets(m.lower(e)) for e in events])
    names = [name for name, _ in prolonged.invariants]
    return (
        columns,
        (places, recovered),
        (
            tuple(n for n, at_top in zip(names, top, strict=True) if not at_top),
            tuple(n for n, at_top in zip(names, top, strict=True) if at_top),
        ),
    )


def _function(name: str, m: StateGraph, x: ca.SX, extra: list[ca.SX], out: list[ca.SX]) -> ca.Function:
    column = ca.vertcat(*[ca.vec(ca.densify(ca.SX(block))) for block in out])
    extras = ca.vertcat(*extra) if extra else ca.SX(0, 1)
    return ca.Function(name, [m.t, x, m.p, extras], [ca.cse(m.now(column))])


def _start_rows(equations: Equations, variational: Variational, prolonged: Prolonged, x: ca.SX) -> HigherOrder:
    """What a start must satisfy, and what of it the principle gives."""
    m = state_graph_of(equations)
    values = ca.vertcat(*[ca.SX(value) for _, value in prolonged.invariants])
    return HigherOrder(
        rows=ca.Function("rows", [x, m.t, m.p], [values, ca.jacobian(values, x)]),
        speeds=ca.Function("speeds", [x, m.t, m.p], [variational.speeds, ca.jacobian(variational.speeds, x)]),
        names=tuple(name for name, _ in prolonged.invariants),
        given=dict(variational.given),
    )


def _require_regular(equations: Equations, prolonged: Prolonged) -> None:
    """Refuse a system whose leading matrix is singular wherever one looks."""
    m = state_graph_of(equations)
    inputs = [m.t, prolonged.lower, prolonged.top, m.p]
    evaluate = ca.Function("leading", inputs, [ca.densify(prolonged.M)])
    for point in random_points([i.numel() for i in inputs], 4):
        if rank(np.array(evaluate(*point), float), least=0.0) == prolonged.M.shape[0]:
            return
    named = ", ".join(f"'{c.name}'" for c in equations.mechanism.constraints if c.order > 1)
    raise SingularSystem(
        f"the extended system of {equations.principle.name} with {named} is not regular: its leading matrix is "
        "singular at every state, so that the motion is not determined by it."
    )
