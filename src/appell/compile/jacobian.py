"""Derivatives of the equations by the state, for implicit methods; see jacobian.c for how the right side's follow."""

from __future__ import annotations

import casadi as ca

from appell.compile.block import Block, compile_block
from appell.compile.graph import Graph, LawOf
from appell.mechanics.inputs import STRIDE


def compile_jacobian(graph: Graph) -> Block:
    """Machine code of `jacobian_function`."""
    return compile_block(jacobian_function(graph))


def jacobian_function(graph: Graph) -> ca.Function:
    """Of (t, x, p, reaction): d(qdot, R, sdot)/d(x, w) for the inputs w, then d sdot/d(udot, lam).

    R = (M udot - F - C - B lam, A udot + gamma) vanishes at the accelerations and multipliers of a state, so that their
    derivatives solve K dy/dx = -dR/dx with K = dR/dy. The reaction is (udot, lam) and, where C is a law of it, the
    ideal lam0, whose own change is left out: an approximation that only costs iterations.
    """
    graph = graph.in_full
    n, m = graph.speeds, graph.rows
    t, x, p = ca.SX.sym("t"), ca.SX.sym("x", graph.states), ca.SX.sym("p", graph.parameters)
    reaction = ca.SX.sym("reaction", n + graph.multipliers)
    udot, lam, ideal = ca.vertsplit(reaction, _offsets(n, m, graph.multipliers - m))
    qdot, M, F, A, gamma, B, _ = ca.vertsplit(
        graph.functions["dynamics"](t, x, p, ca.SX(0, 1)),
        _offsets(graph.coordinates, n * n, n, m * n, m, n * m, m * n if graph.actuated else 0),
    )
    if graph.law > LawOf.NOTHING:
        F += graph.functions["law_of"](t, x, p, ca.vertcat(ideal, lam))[:n]
    R = ca.vertcat(ca.reshape(M, n, n) @ udot - F - ca.reshape(B, n, m) @ lam, ca.reshape(A, m, n) @ udot + gamma)
    sdot = graph.functions["auxiliary"](t, x, p, reaction) if graph.auxiliaries else ca.SX(0, 1)
    by = ca.vertcat(x, *_input_values(graph, p))
    derivatives = ca.jacobian(ca.vertcat(qdot, R, sdot), by)
    by_reaction = ca.jacobian(sdot, ca.vertcat(udot, lam))
    out = ca.vertcat(ca.vec(ca.densify(derivatives)), ca.vec(ca.densify(by_reaction)))
    return ca.Function("jacobian", [t, x, p, reaction], [ca.cse(out)])


def _offsets(*sizes: int) -> list[int]:
    offsets = [0]
    for size in sizes:
        offsets.append(offsets[-1] + size)
    return offsets


def _input_values(graph: Graph, p: ca.SX) -> list[ca.SX]:
    """The symbols of the inputs' values: the tail of p holds each with its derivatives, and a moment."""
    if not graph.inputs:
        return []
    first = graph.parameters - 1 - STRIDE * graph.inputs
    return [p[first + STRIDE * i] for i in range(graph.inputs)]
