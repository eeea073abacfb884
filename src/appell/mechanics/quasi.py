"""Quasi-velocities: how far the rates of displacements and the displacements of rates differ (Hamel's gamma)."""

from __future__ import annotations

from appell.algebra import Matrix
from appell.mechanics.mechanics import Mechanics


def transposition(m: Mechanics, p: Matrix) -> Matrix:
    """sum gamma^s_rl p_s u_l and its rheonomic part, for every r."""
    algebra = m.algebra
    momenta = algebra.symbols([f"k{i}" for i in range(m.q.shape[0])])
    # k . d(G u + g)/dq G_r - k . dG_r/dt, with k = Y^T p held while differentiating
    carried = m.G.T @ algebra.jacobian(algebra.column([algebra.dot(momenta, m.qdot)]), m.q).T
    turning = algebra.rate(m.G.T @ momenta, m.q, m.qdot, m.t)
    return algebra.substitute(carried - turning, momenta, m.Y.T @ p)


def hamel_coefficients(m: Mechanics) -> list[Matrix]:
    """gamma^s_rl as one matrix (r, l) for each quasi-velocity s: Y_s . (dG_l/dq G_r - dG_r/dq G_l)."""
    algebra = m.algebra
    n = m.u.shape[0]
    slopes = [algebra.jacobian(m.G[:, j], m.q) for j in range(n)]
    brackets = [[slopes[c] @ m.G[:, r] - slopes[r] @ m.G[:, c] for c in range(n)] for r in range(n)]
    return [
        algebra.matrix([[(m.Y[s, :] @ brackets[r][c])[0, 0] for c in range(n)] for r in range(n)]) for s in range(n)
    ]
