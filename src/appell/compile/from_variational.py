"""Equations of higher order to the graph that is run: prolonged to first order, their invariants kept."""

from __future__ import annotations

from collections.abc import Sequence

import casadi as ca
import numpy as np
import sympy as sm

from appell.algebra.rank import rank
from appell.algebra.sampling import random_points
from appell.compile.build import compile_graph
from appell.compile.compiled import Compiled, Higher
from appell.compile.graph import Graph
from appell.compile.input_orders import input_orders
from appell.equations import Equations, Prolonged, Variational
from appell.equations.outputs import Layout, outputs, total_power
from appell.equations.prolong import prolong
from appell.errors import SingularSystem
from appell.mechanics.state_graph import StateGraph


def compile_variational(equations: Equations, variational: Variational, events: Sequence[sm.Expr]) -> Compiled:
    """Machine code for a prolonged system, with the event functions of one run."""
    system = prolong(variational.jets, variational.equations)
    _require_regular(equations, system)
    x = ca.vertcat(system.lower, system.top)
    columns, layout, names = _columns(equations, variational, system, events)
    m = equations.graph
    functions = {name: _function(name, m, x, extra, out) for name, (extra, out) in columns.items()}
    graph = Graph(
        coordinates=system.lower.numel(),
        speeds=system.top.numel(),
        auxiliaries=0,
        rows=0,
        position_rows=0,
        velocity_rows=len(names[1]),
        norm_rows=len(names[0]),
        parameters=m.p.numel(),
        outputs=layout.size,
        events=len(events),
        independent=None,
        quadratures=sum(part.numel() for part in columns["power"][1]),
        functions=functions,
        symmetric=False,
        inputs=len(m.inputs.names),
    )
    reader = [m.q, variational.speeds, variational.speed_rates]
    return Compiled(
        program=compile_graph(graph),
        graph=graph,
        layout=layout,
        rows=(),
        position_names=(),
        velocity_names=names[1],
        auxiliaries=(*system.lower_names, *system.top_names),
        reader=ca.Function("reader", [m.t, x, system.leading, m.p], reader),
        higher=_start_rows(equations, variational, system, x),
        input_orders=input_orders(m, functions.values()),
    )


def _columns(
    equations: Equations, variational: Variational, system: Prolonged, events: Sequence[sm.Expr]
) -> tuple[dict[str, tuple[list[ca.SX], list[ca.SX]]], Layout, tuple[tuple[str, ...], tuple[str, ...]]]:
    m = equations.graph
    none = ca.SX(0, 1)

    def in_jets(column: ca.SX) -> ca.SX:
        column = ca.substitute(column, m.udot, variational.speed_rates)
        return ca.substitute(column, m.u, variational.speeds)

    B = ca.SX(m.u.numel(), 0)
    y, layout = outputs(equations, B, none, variational.reactions, variational.effective_energy)
    powers = [total_power(equations, B, none, variational.reactions)]
    powers += [] if variational.effective_power is None else [variational.effective_power]
    top = [ca.depends_on(ca.SX(value), system.top) for _, value in system.invariants]
    velocity = ca.vertcat(*[v for (_, v), at_top in zip(system.invariants, top, strict=True) if at_top])
    norms = ca.vertcat(*[v for (_, v), at_top in zip(system.invariants, top, strict=True) if not at_top])
    columns = {
        "dynamics": ([], [system.lower_rates, system.M, system.F]),
        "outputs": ([system.leading], [in_jets(y)]),
        "power": ([system.leading], [in_jets(ca.vertcat(*powers))]),
    }
    if velocity.numel():
        columns["velocity"] = ([], [velocity, ca.jacobian(velocity, system.top)])
        columns["metric"] = ([], [ca.SX.eye(system.top.numel())])
    if norms.numel():
        columns["norms"] = ([], [norms, ca.jacobian(norms, system.lower)])
    if events:
        columns["events"] = ([system.leading], [in_jets(m.lower(e)) for e in events])
    names = [name for name, _ in system.invariants]
    return (
        columns,
        layout,
        (
            tuple(n for n, at_top in zip(names, top, strict=True) if not at_top),
            tuple(n for n, at_top in zip(names, top, strict=True) if at_top),
        ),
    )


def _function(name: str, m: StateGraph, x: ca.SX, extra: list[ca.SX], out: list[ca.SX]) -> ca.Function:
    column = ca.vertcat(*[ca.vec(ca.densify(ca.SX(block))) for block in out])
    extras = ca.vertcat(*extra) if extra else ca.SX(0, 1)
    return ca.Function(name, [m.t, x, m.p, extras], [ca.cse(m.now(column))])


def _start_rows(equations: Equations, variational: Variational, system: Prolonged, x: ca.SX) -> Higher:
    """What a start must satisfy, and what of it the principle gives."""
    m = equations.graph
    values = ca.vertcat(*[ca.SX(value) for _, value in system.invariants])
    return Higher(
        rows=ca.Function("rows", [x, m.t, m.p], [values, ca.jacobian(values, x)]),
        speeds=ca.Function("speeds", [x, m.t, m.p], [variational.speeds, ca.jacobian(variational.speeds, x)]),
        names=tuple(name for name, _ in system.invariants),
        given=dict(variational.given),
    )


def _require_regular(equations: Equations, system: Prolonged) -> None:
    """Refuse a system whose leading matrix is singular wherever one looks."""
    m = equations.graph
    inputs = [m.t, system.lower, system.top, m.p]
    evaluate = ca.Function("leading", inputs, [ca.densify(system.M)])
    for point in random_points([i.numel() for i in inputs], 4):
        if rank(np.array(evaluate(*point), float), least=0.0) == system.M.shape[0]:
            return
    named = ", ".join(f"'{c.name}'" for c in equations.mechanism.constraints if c.order > 1)
    raise SingularSystem(
        f"the extended system of {equations.principle.name} with {named} is not regular: its leading matrix is "
        "singular at every state, so that the motion is not determined by it."
    )
