"""Blocks without the rows that repeat others identically, and the multipliers of all rows from those that are kept.

With A_d = C A_k and mu the multipliers of the rows k alone, all lam with lam_k + C^T lam_d = mu give the same reaction.
The one of least norm, which the solve with a decision of rank takes as well, is

    lam_k = (1 + C^T C)^-1 mu,   lam_d = C lam_k;   zero for a row that vanishes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np

from appell.algebra.factor import factor
from appell.equations.blocks import Blocks
from appell.equations.forming.landing import UNWATCHED
from appell.equations.forms import state_graph_of
from appell.equations.stage import stage
from appell.mechanics.redundant_rows import RowChoice, choose_rows
from appell.mechanics.sampling import random_states, values_at
from appell.numbers import ZERO

if TYPE_CHECKING:
    from appell.equations.equations import Equations


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
