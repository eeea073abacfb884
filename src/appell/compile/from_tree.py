"""Equations of a tree of joints to a program that goes from link to link instead of holding a mass matrix."""

from __future__ import annotations

from collections.abc import Sequence

import casadi as ca
import sympy as sm

from appell.compile.blocks_of import Columns, ProgramGraph, block_function, levels
from appell.compile.graph import Graph
from appell.compile.recursion import recursion
from appell.equations import Equations
from appell.equations.outputs import outputs, total_power

LEAST_SPEEDS = 6
"""From this many speeds on a tree is faster link by link than written out (benchmarks/stages/chains.py)."""

MOST_WRITTEN_OUT = 400
"""More speeds are not written out: M would have so many entries that compiling them takes hours."""


def tree_program_graph(equations: Equations, events: Sequence[sm.Expr] = ()) -> ProgramGraph:
    """The graph of equations whose accelerations are found link by link. Raises NotATree, which says why not."""
    form, m = equations.tree_form, equations.graph
    found = recursion(form.tree, m, form.ground, form.forces)
    lam, n = ca.SX(0, 1), m.u.numel()
    y, layout = outputs(equations, ca.SX(n, 0), lam, {}, None)
    columns: Columns = {"outputs": ([m.udot], [y])} | levels(m)
    if found.loads is not None:
        columns["loads"] = ([], [found.loads])
    power = total_power(equations, None, lam, {})
    if not ca.SX(power).is_zero():
        columns["power"] = ([m.udot], [power])
    if events:
        columns["events"] = ([m.udot], [m.lower(e, {}) for e in events])
    functions = {name: block_function(name, m, ca.SX(0, 1), extra, out) for name, (extra, out) in columns.items()}
    graph = Graph(
        coordinates=m.q.numel(),
        speeds=n,
        auxiliaries=0,
        rows=0,
        position_rows=0,
        velocity_rows=0,
        norm_rows=len(m.norms),
        parameters=m.p.numel(),
        outputs=layout.size,
        events=len(events),
        independent=None,
        quadratures=1 if "power" in columns else 0,
        functions=functions,
        inputs=len(m.inputs.names),
        recursion=found,
    )
    return ProgramGraph(graph, layout, ())
