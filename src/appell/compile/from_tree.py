"""Equations of a tree of joints to a program that goes from link to link instead of holding a mass matrix."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import casadi as ca
import sympy as sm

from appell.compile.graph import Graph
from appell.compile.recursion import Recursion, recursion
from appell.equations import Equations
from appell.equations.outputs import outputs, total_power
from appell.mechanics import Mechanics
from appell.mechanics.tree import NotATree, find_tree

if TYPE_CHECKING:
    from appell.compile.from_equations import ProgramGraph

LEAST_SPEEDS = 7
"""From this many speeds on a tree is faster link by link than written out (benchmarks/stages/chains.py)."""

MOST_WRITTEN_OUT = 400
"""More speeds than these are not written out: M would have so many entries that compiling them takes hours."""


def tree_recursion(equations: Equations) -> Recursion:
    """The recursion of equations. Raises NotATree, which says why there is none."""
    _require_principle(equations)
    m = equations._mechanics
    tree = find_tree(equations._model, m)
    ground, forces = _ground_and_forces(equations, m)
    return recursion(tree, m, m.now(ground), m.now(forces))


def _require_principle(equations: Equations) -> None:
    """The recursion is the statement of Kane and Jourdain, summed body by body; others are written out."""
    if equations.principle_name not in ("Kane", "Jourdain"):
        raise NotATree(f"{equations.principle_name}'s statement is not one of body by body")
    if equations._form is not None:
        raise NotATree("its equations were derived in other speeds")
    if equations.constraints:
        raise NotATree("it has constraints")


def _ground_and_forces(equations: Equations, m: Mechanics) -> tuple[ca.SX, ca.SX]:
    """Gravity as an acceleration of the ground, and the generalised forces of everything else.

    Forces at points come to the speeds by one sweep backwards, sum (dv/du)^T f.
    """
    ground = ca.SX(3, 1)
    forces = ca.densify(m.potential_force + m.scalar_force)
    vectors = ca.SX(m.velocities.numel(), 1)
    for said, load in zip(equations._model.loads, m.loads, strict=True):
        if said.gravity:
            field = m.frames.resolve(said.pushes[0].vector, equations.frame)
            if not ca.depends_on(ca.densify(field), ca.vertcat(m.q, m.u)):
                ground -= field
                continue
        for term in load.terms:
            vectors[term.velocity] += term.vector
    if ca.sparsify(vectors).nnz():
        forces += ca.jtimes(m.velocities, m.u, ca.densify(vectors), True)
    return ca.sparsify(ground), forces


def tree_program_graph(equations: Equations, found: Recursion, events: Sequence[sm.Expr] = ()) -> ProgramGraph:
    """The graph of equations whose accelerations are found link by link."""
    from appell.compile.from_equations import ProgramGraph, block_function, levels, program_graph

    m = equations._mechanics
    lam, n = ca.SX(0, 1), m.u.numel()
    y, layout = outputs(equations, ca.SX(n, 0), lam, {}, None)
    columns: dict[str, tuple[list[ca.SX], list[ca.SX]]] = {"outputs": ([m.udot], [y])}
    if found.loads is not None:
        columns["loads"] = ([], [found.loads])
    columns |= levels(m)
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
        written_out=lambda: program_graph(equations, events).graph,
    )
    return ProgramGraph(graph, layout, ())
