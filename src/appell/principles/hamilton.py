"""Hamilton: canonical momenta as states."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from appell.algebra import Matrix
from appell.equations.forms import Forms
from appell.equations.principle import Kind, Principle, stacked
from appell.mechanics import Embedding, Mechanics, Row, transposition


@dataclass(frozen=True)
class Hamilton(Principle):
    """qdot = dH/dp and pdot = -dH/dq + Q + lam A^T, with p = dL/dqdot and H = p qdot - L (003, E39).

    In the model's speeds p = dL/du = M u + b, u = dH/dp and

        H(q, p, t) = 1/2 (p - b)^T M^-1 (p - b) - T_0 + V
        p_r' = -G_r . dH/dq - gamma^s_rl p_s u_l + Q_r + sum lam_k A_kr

    (the gamma vanish where the speeds are rates of coordinates). The momenta are the states; the constraint rows act on
    pdot through u = dH/dp, so that the reaction matrix A^T is not the transpose of the rows' matrix A M^-1.

    Source: Flygare (003), E31 to E39; for quasi-velocities Poincare 1901. Rows nonlinear in velocity enter by their
    coefficients dF/du, as Chetaev's.
    """

    name = "Hamilton"
    family = "d'Alembert"
    has_momenta = True
    admits = frozenset({Kind.HOLONOMIC, Kind.LINEAR, Kind.NONLINEAR})
    references = ("Flygare, E39",)

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Forms:
        m, algebra = mechanics, mechanics.algebra
        n = m.u.shape[0]
        T = algebra.column([m.motion_energy])
        momenta = algebra.jacobian(T, m.u).T
        metric = algebra.jacobian(momenta, m.u)
        p = algebra.symbols([f"p{i}" for i in range(n)])
        dH_dq, dH_dp = self._gradients(m, T, momenta, metric, p)
        canonical = -m.G.T @ dH_dq - algebra.substitute(transposition(m, p), m.u, dH_dp)
        F = algebra.substitute(canonical, p, momenta) + m.nonpotential_force
        A, gamma = stacked(rows, m, None)
        A_p = algebra.solve(metric, A.T).T if rows else A
        gamma_p = gamma - A_p @ algebra.rate(momenta, m.q, m.qdot, m.t) if rows else gamma
        return Forms(algebra.eye(n), F, A_p, gamma_p, A.T, momenta=momenta)

    @staticmethod
    def _gradients(m: Mechanics, T: Matrix, momenta: Matrix, metric: Matrix, p: Matrix) -> tuple[Matrix, Matrix]:
        """dH/dq at fixed p and dH/dp, of the Hamiltonian written in (q, p)."""
        algebra = m.algebra
        zero = algebra.zeros(m.u.shape[0], 1)
        b, T_0 = algebra.substitute(momenta, m.u, zero), algebra.substitute(T, m.u, zero)
        free = p - b
        H = algebra.column([algebra.dot(free, algebra.solve(metric, free)) / 2 + m.potential_energy]) - T_0
        return algebra.jacobian(H, m.q).T, algebra.jacobian(H, p).T
