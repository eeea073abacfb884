"""Blocks without the rows that repeat others identically, and the multipliers of all rows from those that are kept.

With A_d = C A_k and mu the multipliers of the rows k alone, all lam with lam_k + C^T lam_d = mu give the same reaction.
The one of least norm, which the solve with a decision of rank takes as well, is

    lam_k = (1 + C^T C)^-1 mu,   lam_d = C lam_k;   zero for a row that vanishes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np
import sympy as sm

from appell.algebra.factor import factor
from appell.algebra.rank import rank
from appell.constraints import multiplier
from appell.equations.blocks import Blocks
from appell.equations.forming.landing import UNWATCHED
from appell.equations.forms import state_graph_of
from appell.errors import ConstraintError
from appell.mechanics.mechanics import Mechanics
from appell.mechanics.redundant_rows import RowChoice, choose_rows
from appell.mechanics.sampling import consistent_values, random_states, values_at
from appell.numbers import ZERO
from appell.system.stage import stage
from appell.system.state_graph import StateGraph

if TYPE_CHECKING:
    from appell.equations.equations import Equations
    from appell.system.state_graph import StateGraph


def kept_rows(equations: Equations, blocks: Blocks) -> RowChoice:
    """Which rows the solve keeps: all of them where reactions are not ideal, or a principle has rows of its own."""
    m, every = state_graph_of(equations), RowChoice(tuple(range(len(state_graph_of(equations).rows))))
    if not m.rows or blocks.C is not None or blocks.ideal_B is not None or blocks.auxiliary is not None:
        return every
    choice = row_choice(equations)
    if not choice.left_out or equations.principle.contradiction:
        return every
    A = ca.vertcat(*[row.A for row in m.rows])
    for a, own, b in values_at_all(equations, [A, blocks.A, blocks.B.T]):
        if not (np.allclose(a, own, atol=ZERO.expressions) and np.allclose(a, b, atol=ZERO.expressions)):
            return every
    return choice


@stage
def row_choice(equations: Equations) -> RowChoice:
    """Which rows say something of their own, and which repeat others identically, as proved."""
    return choose_rows(equations.mechanism, state_graph_of(equations))


def values_at_all(equations: Equations, matrices: list[ca.SX]) -> list[tuple[np.ndarray, ...]]:
    """Matrices of a graph at random states, state by state."""
    m = state_graph_of(equations)
    states = random_states(m)
    return list(zip(*(values_at(m, ca.SX(matrix), states) for matrix in matrices), strict=True))


def restricted(choice: RowChoice, blocks: Blocks) -> Blocks:
    """The blocks of the kept rows."""
    if not choice.left_out:
        return blocks
    kept = list(choice.kept)
    return replace(blocks, A=blocks.A[kept, :], gamma=blocks.gamma[kept, :], B=blocks.B[:, kept])


def spread(choice: RowChoice, blocks: Blocks, mu: ca.SX) -> ca.SX:
    """The multipliers of all rows, of least norm, from those of the kept ones."""
    if not choice.left_out:
        return mu
    lam = ca.SX(len(choice.kept) + len(choice.left_out), 1)
    if choice.repeated:
        A_k, A_d = blocks.A[list(choice.kept), :], blocks.A[list(choice.repeated), :]
        response = factor(blocks.M).solve(A_k.T)
        C = factor(A_k @ response).solve(response.T @ A_d.T).T
        mu = factor(ca.SX.eye(len(choice.kept)) + C.T @ C).solve(mu)
        lam[list(choice.repeated)] = C @ mu
    lam[list(choice.kept)] = mu
    return lam


def watched(choice: RowChoice, squares: ca.SX) -> ca.SX:
    """The squares of the lengths of rows, of which nothing is asked where a row is left out."""
    if not choice.left_out:
        return squares
    every = ca.SX.ones(len(choice.kept) + len(choice.left_out), 1) * UNWATCHED
    every[list(choice.kept)] = squares
    return every


# ---- Rows as a program needs them: the symbols of their multipliers, and whether their reactions work


def multiplier_symbols(m: StateGraph, lam: ca.SX) -> dict[sm.Basic, ca.SX]:
    """The symbol of every row's multiplier, for events that watch a reaction."""
    counts = Counter(row.name for row in m.rows)
    return {multiplier(row.name, row.number, counts[row.name]): lam[i] for i, row in enumerate(m.rows)}


def workless(equations: Equations) -> bool:
    """Whether every reaction is ideal and homogeneous in velocity, so that it does no work on the constraint.

    By Euler's theorem A u = k h for a row h homogeneous of degree k; the identity is tested at random states.
    """
    m = state_graph_of(equations)
    if not m.rows:
        return True
    if any(row.velocity is None for row in m.rows):
        return False
    h = ca.vertcat(*[row.velocity for row in m.rows])
    work = ca.vertcat(*[row.A @ m.u for row in m.rows])
    samples = values_at(m, ca.horzcat(h, work), random_states(m, 4))
    for i in range(len(m.rows)):
        values = np.array([s[i] for s in samples])
        degree = np.round(values[0, 1] / values[0, 0]) if values[0, 0] else 0.0
        if degree < 1 or not np.allclose(
            values[:, 1], degree * values[:, 0], rtol=ZERO.expressions, atol=ZERO.products
        ):
            return False
    return True


# ---- Relations between coordinates that are said to hold by themselves: that they do


def require_kept(m: Mechanics | StateGraph, implied: Collection[str] = ()) -> None:
    """The rate of every norm, (dn/dq)(G u + g) + dn/dt, vanishes with the rows of velocity, or it is refused.

    Those named as ``implied`` are what the rates of their coordinates follow from, and are kept by these.
    """
    judged = [(name, norm) for name, norm in zip(m.norm_names, m.norms, strict=True) if name not in implied]
    if not judged:
        return
    norms = ca.vertcat(*[norm for _, norm in judged])
    J = ca.jacobian(norms, m.q)
    rates = ca.horzcat(J @ m.G, J @ m.g + ca.jacobian(norms, m.t))
    velocity = ca.vertcat(*[row.velocity for row in m.rows if row.velocity is not None])
    still = ca.substitute(velocity, m.u, ca.SX.zeros(m.u.numel()))
    rows = ca.horzcat(ca.jacobian(velocity, m.u), still)
    for values in consistent_values(m, ca.vertcat(rows, rates)):
        known = values[: rows.shape[0]]
        for i, (name, _) in enumerate(judged):
            if rank(values[[*range(len(known)), len(known) + i]]) > rank(known):
                raise ConstraintError(
                    f"'{name}' is declared to hold by itself, but neither the relation of the speeds nor a constraint "
                    "on velocities keeps it: make it a constraint, or give its rate among the velocity constraints."
                )
