"""The blocks of a program as functions of (t, x, p, extra): what a graph with a mass matrix and a recursion share."""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca

from appell.compile.graph import Graph
from appell.equations.outputs import Layout
from appell.mechanics.state_graph import StateGraph

Columns = dict[str, tuple[list[ca.SX], list[ca.SX]]]
"""What each function takes beside (t, x, p), and what it gives."""


@dataclass(frozen=True)
class ProgramGraph:
    """The graph of equations, where its outputs stand, and the names of its auxiliary states."""

    graph: Graph
    layout: Layout
    auxiliaries: tuple[str, ...]


def block_function(name: str, m: StateGraph, s: ca.SX, extra: list[ca.SX], out: list[ca.SX]) -> ca.Function:
    """One block of the graph, a column of (t, x, p, extra); the zeros of large matrices are no operations."""
    column = ca.sparsify(ca.vertcat(*[ca.vec(ca.SX(block)) for block in out]))
    extras = ca.vertcat(*[ca.vec(block) for block in extra]) if extra else ca.SX(0, 1)
    return ca.Function(name, [m.t, ca.vertcat(m.q, m.u, s), m.p, extras], [ca.cse(m.now(column))])


def levels(m: StateGraph) -> Columns:
    """What is kept: positions with their Jacobian in speeds and G, velocities with theirs, norms with theirs."""
    columns: Columns = {}
    position = ca.vertcat(*[row.position for row in m.rows if row.position is not None])
    velocity = ca.vertcat(*[row.velocity for row in m.rows if row.velocity is not None])
    if position.numel():
        columns["position"] = ([], [position, ca.jacobian(position, m.q) @ m.G, m.G])
    if velocity.numel():
        columns["velocity"] = ([], [velocity, ca.jacobian(velocity, m.u)])
    if m.norms:
        norms = ca.vertcat(*m.norms)
        columns["norms"] = ([], [norms, ca.jacobian(norms, m.q)])
    return columns
