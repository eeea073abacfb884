"""Derivatives of the equations by the state, for implicit methods; see jacobian.c for how the right side's follow."""

from __future__ import annotations

import casadi as ca

from appell.compile.block import Block, compile_block
from appell.system import STRIDE, LawOf, System


def compile_jacobian(system: System) -> Block:
    """Machine code of `jacobian_function`."""
    return compile_block(jacobian_function(system))


def jacobian_function(system: System) -> ca.Function:
    """Of (t, x, p, reaction), with M and F: d(qdot, R, sdot)/d(x, w) for the inputs w, then d sdot/d(udot, lam).

    R = (M udot - F - C - B lam, A udot + gamma) vanishes at the accelerations and multipliers of a state, so that their
    derivatives solve K dy/dx = -dR/dx with K = dR/dy. The reaction is (udot, lam) and, where C is a law of it, the
    ideal lam0, whose own change is left out: an approximation that only costs iterations.
    """
    n, m = system.sizes.speeds, system.sizes.rows
    t, x, p = ca.SX.sym("t"), ca.SX.sym("x", system.sizes.states), ca.SX.sym("p", system.sizes.parameters)
    reaction = ca.SX.sym("reaction", n + system.multipliers)
    udot, lam, ideal = ca.vertsplit(reaction, _offsets(n, m, system.multipliers - m))
    qdot, M, F, A, gamma, B, _ = ca.vertsplit(
        system.functions["dynamics"](t, x, p, ca.SX(0, 1)),
        _offsets(system.sizes.coordinates, n * n, n, m * n, m, n * m, m * n if system.actuated else 0),
    )
    if system.law > LawOf.NOTHING:
        F += system.functions["law_of"](t, x, p, ca.vertcat(ideal, lam))[:n]
    R = ca.vertcat(ca.reshape(M, n, n) @ udot - F - ca.reshape(B, n, m) @ lam, ca.reshape(A, m, n) @ udot + gamma)
    sdot = system.functions["auxiliary"](t, x, p, reaction) if system.sizes.auxiliaries else ca.SX(0, 1)
    by = ca.vertcat(x, *_input_values(system, p))
    derivatives = ca.jacobian(ca.vertcat(qdot, R, sdot), by)
    by_reaction = ca.jacobian(sdot, ca.vertcat(udot, lam))
    out = ca.vertcat(ca.vec(ca.densify(derivatives)), ca.vec(ca.densify(by_reaction)))
    return ca.Function("jacobian", [t, x, p, reaction], [ca.cse(out)])


def _offsets(*sizes: int) -> list[int]:
    offsets = [0]
    for size in sizes:
        offsets.append(offsets[-1] + size)
    return offsets


def _input_values(system: System, p: ca.SX) -> list[ca.SX]:
    """The symbols of the inputs' values: the tail of p holds each with its derivatives, and a moment."""
    if not system.sizes.inputs:
        return []
    first = system.sizes.parameters - 1 - STRIDE * system.sizes.inputs
    return [p[first + STRIDE * i] for i in range(system.sizes.inputs)]
