"""Equations of a tree of joints to a program that goes from link to link instead of holding a mass matrix."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import casadi as ca
import sympy as sm

from appell.equations.forming.columns import Columns, block_function, description, levels
from appell.equations.forming.kept_rows import multiplier_symbols, workless
from appell.equations.forming.outputs import outputs, total_power
from appell.equations.forming.recursion import recursion
from appell.equations.forming.resets import reset_columns
from appell.equations.forms import state_graph_of
from appell.equations.tree_form import tree_form
from appell.mechanics.carriers import GROUND
from appell.mechanics.tree import Tree
from appell.numbers import COMPILE
from appell.system import System, SystemSizes

if TYPE_CHECKING:
    from appell.equations.equations import Equations


def tree_system(equations: Equations, events: Sequence[sm.Expr] = ()) -> System:
    """The system of equations whose accelerations are found link by link. Raises NotATree, which says why not."""
    form, m = tree_form(equations), state_graph_of(equations)
    n, rows = m.u.numel(), len(m.rows)
    found = replace(recursion(form.tree, m, form.ground, form.forces), has_rows=rows > 0)
    lam = ca.SX.sym("lam", rows)
    A = ca.sparsify(ca.vertcat(*[row.A for row in m.acting_rows])) if rows else ca.SX(0, n)
    reactions = ca.vertcat(m.udot, lam)
    y, places, recovered = outputs(equations, A.T, lam, {}, None)
    y = ca.substitute(y, m.ideal, lam)  # every reaction is along its row
    columns: Columns = {"outputs": ([reactions], [y])} | levels(m)
    if "position" in columns:  # G goes from link to link
        columns["position"] = ([], columns["position"][1][:2])
    if rows:
        columns["tree_rows"] = ([], [A, ca.vertcat(*[row.gamma for row in m.acting_rows])])
        columns["displacement"] = ([], [m.G])
    if found.loads is not None:
        columns["loads"] = ([], [found.loads])
    power = total_power(equations, None if workless(equations) else A.T, lam, {})
    if not ca.SX(power).is_zero():
        columns["power"] = ([reactions], [power])
    columns |= reset_columns(equations, ca.SX(0, 1))
    if events:
        columns["events"] = ([reactions], [m.lower(e, multiplier_symbols(m, lam)) for e in events])
    functions = {name: block_function(name, m, ca.SX(0, 1), extra, out) for name, (extra, out) in columns.items()}
    sizes = SystemSizes(
        coordinates=m.q.numel(),
        speeds=n,
        auxiliaries=0,
        rows=rows,
        position_rows=sum(row.position is not None for row in m.rows),
        velocity_rows=sum(row.velocity is not None for row in m.rows),
        norm_rows=len(m.norms),
        parameters=m.p.numel(),
        outputs=y.numel(),
        events=len(events),
        quadratures=1 if "power" in columns else 0,
        inputs=len(m.inputs.names),
    )
    return System(
        sizes,
        functions,
        **description(equations, functions),
        outputs=places,
        recovered=recovered,
        recursion=found,
    )


def couples_far_links(tree: Tree, rows: int) -> bool:
    """Whether the mass matrix of a tree is full, so that a sparse solve with it would not pay (sparse_graph.py)."""
    depth: list[int] = []
    entries = 0
    for link in tree.links:
        above = depth[link.parent] if link.parent != GROUND else 0
        entries += len(link.speeds) * (above + len(link.speeds))
        depth.append(above + len(link.speeds))
    return entries > (sum(len(link.speeds) for link in tree.links) + rows) ** 2 // COMPILE.full
