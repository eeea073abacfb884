"""The symmetric root of a positive definite matrix of any size, written out as a graph.

With M = R^T R (Cholesky) and the polar decomposition R = U H, H H = M: the symmetric factor H is the root. Newton's
iteration leads from X = R to U (Higham 2008, Functions of Matrices, algorithm 6.21),

    X <- (zeta X + (zeta X)^-T) / 2,

with the scaling of Byers and Xu 2008 (SIAM J. Matrix Anal. Appl. 30, 822): zeta = 1 / sqrt(a b) for singular values of
R between b and a, then sqrt(2 sqrt(a b) / (a + b)), then 1 / sqrt((zeta + 1 / zeta) / 2). It is backward stable, and
the number of steps is known before the numbers are.
"""

from __future__ import annotations

import casadi as ca

from appell.numbers import NEWTON


def symmetric_root(M: ca.SX) -> ca.SX:
    """M^1/2, symmetric and positive definite, exact to rounding: M^1/2 M^1/2 = M (1 + some units in the last place)."""
    M = ca.densify(M)
    one = ca.SX.eye(M.shape[0])
    R = ca.chol(M)
    X, inverse = R, ca.solve(R, one)
    a, b = ca.norm_fro(R), 1 / ca.norm_fro(inverse)
    zeta = 1 / ca.sqrt(a * b)
    for step in range(NEWTON.root_steps):
        X = (zeta * X + inverse.T / zeta) / 2
        if step + 1 < NEWTON.root_steps:
            zeta = ca.sqrt(2 * ca.sqrt(a * b) / (a + b)) if step == 0 else 1 / ca.sqrt((zeta + 1 / zeta) / 2)
            inverse = ca.solve(X, one)
    H = X.T @ R
    return (H + H.T) / 2
