"""Quasi-velocities: how far the rates of displacements and the displacements of rates differ.

Two ways to it, which share no derivative: Cameron and Book's gamma from how the speeds are made of the coordinate rates
(the rows of Y), and the transposition terms from the displacements that the speeds are rates along (the columns of G).
"""

from __future__ import annotations

from appell.algebra import Algebra, Matrix
from appell.mechanics.mechanics import Mechanics


def gamma_matrix(m: Mechanics) -> Matrix:
    """Cameron and Book's gamma of the model's own speeds (``gamma_of`` its Y and z)."""
    return gamma_of(m.algebra, m.Y, m.z, m.q, m.qdot, m.t)


def gamma_of(algebra: Algebra, Y: Matrix, z: Matrix, q: Matrix, qdot: Matrix, t: Matrix) -> Matrix:
    """gamma = d alpha/dt - eta, one row for each coordinate and one column for each speed.

    With alpha = Y^T of u = Y qdot + z, and ``qdot`` = beta u + g put for the rates once differentiated,

        gamma_ij = sum_k qdot_k (d alpha_ij/dq_k - d alpha_kj/dq_i)  +  d alpha_ij/dt - dz_j/dq_i

    whose first part is eq. 49 (g = 0: qdot_k = sum_r beta_kr u_r) and whose second stands where the relation holds
    time, or a given velocity z.

    References
    ----------
    Cameron and Book 1997, eqs. 19 and 49 (002).
    """
    alpha = Y.T
    rates = algebra.symbols([f"v{i}" for i in range(q.shape[0])])
    # eta_ij = d(alpha^T qdot + z)_j / dq_i with the rates held (eqs. 15 and 44)
    eta = algebra.substitute(algebra.jacobian(Y @ rates + z, q).T, rates, qdot)
    # d alpha_ij/dt = sum_k d alpha_ij/dq_k qdot_k, and what holds time (eq. 41)
    turning = [algebra.rate(alpha[:, j], q, qdot, t) for j in range(alpha.shape[1])]
    return algebra.hstack(turning, rows=q.shape[0]) - eta


def transposition(m: Mechanics, p: Matrix) -> Matrix:
    """sum gamma^s_rl p_s u_l and its rheonomic part, for every r, with gamma^s_rl = Y_s . (dG_l/dq G_r - dG_r/dq G_l).

    The same numbers as beta^T gamma p by eq. 49, from the derivatives of G in place of those of Y.
    """
    algebra = m.algebra
    momenta = algebra.symbols([f"k{i}" for i in range(m.q.shape[0])])
    # k . d(G u + g)/dq G_r - k . dG_r/dt, with k = Y^T p held while differentiating
    carried = m.G.T @ algebra.jacobian(algebra.column([algebra.dot(momenta, m.qdot)]), m.q).T
    turning = algebra.rate(m.G.T @ momenta, m.q, m.qdot, m.t)
    return algebra.substitute(carried - turning, momenta, m.Y.T @ p)
