"""Hamilton: equations of canonical momenta."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from appell.algebra import Matrix
from appell.equations.blocks import Blocks
from appell.equations.principle import Kind, Principle, stacked
from appell.equations.steps import Quantity, Setting, Statement, Step, energies, entries
from appell.mechanics import Embedding, Mechanics, Row, transposition


@dataclass(frozen=True)
class Hamilton(Principle):
    """qdot = dH/dp and pdot = -dH/dq + Q + lam A^T, with p = dL/dqdot and H = p qdot - L (Flygare, eq. 39).

    >>> import appell as ap
    >>> ap.catalogue.cartesian_pendulum().derive(ap.Hamilton()).statement.hamiltonian
    g*m*y(t) + (p_x(t)**2 + p_y(t)**2)/(2*m)

    In the model's speeds p = dL/du = M u + b, u = dH/dp and

        H(q, p, t) = 1/2 (p - b)^T M^-1 (p - b) - T_0 + V
        p_r' = -G_r . dH/dq - gamma^s_rl p_s u_l + Q_r + sum lam_k A_kr

    (the gamma vanish where the speeds are rates of coordinates). The constraint rows act on pdot through u = dH/dp, so
    that the reaction matrix A^T is not the transpose of the rows' matrix A M^-1. A run carries (q, u), as a momentum in
    floating point does not fix the velocities well (equations/blocks.py), and reads p from these.

    Rows nonlinear in velocity enter by their coefficients dF/du, as Chetaev's.

    References
    ----------
    Flygare, eqs. 31 to 39 (003); for quasi-velocities Poincare 1901.
    """

    name = "Hamilton"
    family = "d'Alembert"
    has_momenta = True
    admits = frozenset({Kind.HOLONOMIC, Kind.LINEAR, Kind.NONLINEAR})
    references = ("Flygare, eq. 39",)

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
        m, algebra = mechanics, mechanics.algebra
        n = m.u.shape[0]
        T = algebra.column([m.motion_energy])
        momenta = algebra.jacobian(T, m.u).T
        metric = algebra.jacobian(momenta, m.u)
        # p = M u + b at the state itself, where dH/dp is u: what M is solved for once, when the speeds are read from p
        canonical = -m.G.T @ self._gradient(m, T, momenta, metric) - transposition(m, momenta)
        F = canonical + m.nonpotential_force
        A, gamma = stacked(rows, m, None)
        A_p = algebra.solve_definite(metric, A.T).T if rows else A
        gamma_p = gamma - A_p @ algebra.rate(momenta, m.q, m.qdot, m.t) if rows else gamma
        return Blocks(algebra.eye(n), F, A_p, gamma_p, A.T, momenta=momenta)

    def steps(self, setting: Setting) -> tuple[Step, ...]:
        m, s, algebra = setting.m, setting, setting.m.algebra
        T = algebra.column([m.motion_energy])
        momenta = algebra.jacobian(T, m.u).T
        gradient = m.G.T @ self._gradient(m, T, momenta, algebra.jacobian(momenta, m.u))
        turning = transposition(m, momenta)
        A, _ = stacked(s.rows, m, None)
        u = [m.u[j, 0] for j in range(m.u.shape[0])]
        H = (algebra.jacobian(T, m.u) @ m.u)[0, 0] - m.motion_energy + m.potential_energy
        statement = Statement(
            "q' = dH/dp, p' = -dH/dq + Q + lam A^T",
            r"\dot q = \frac{\partial H}{\partial p}, \quad \dot p = -\frac{\partial H}{\partial q} + Q + "
            r"A^{\top} \lambda",
        )
        filled = (
            Quantity("dH/dq of @", r"(\partial H/\partial q)_{@}", entries(gradient), u),
            Quantity("gamma p u of @", r"(\gamma p u)_{@}", entries(turning), u),
            Quantity("Q of @", "Q_{@}", entries(m.nonpotential_force), u),
            *([Quantity("R of @", "R_{@}", entries(s.push(A.T)), u)] if s.rows else []),
        )
        p = (Quantity("p of @", "p_{@}", entries(momenta), u), Quantity("H = p u - L", "H", [H]))
        words = "dH/dq at fixed momenta, read at the state; what speeds that are not rates add is gamma p u."
        total = m.nonpotential_force - gradient - turning + s.push(A.T) - s.rates
        return (
            Step("energies", "`L = T - V`.", None, energies(s)),
            Step("momenta and the Hamiltonian", "p = dL/du; H in the speeds that the momenta give.", None, p),
            Step("canonical equations", words, statement, filled, total),
        )

    @staticmethod
    def _gradient(m: Mechanics, T: Matrix, momenta: Matrix, metric: Matrix) -> Matrix:
        """dH/dq at fixed p, of H = 1/2 (p - b)^T M^-1 (p - b) - T_0 + V.

        With v = M^-1 (p - b) = dH/dp and d(M^-1) = -M^-1 dM M^-1 it is -1/2 v^T dM v - v^T db - dT_0 + dV, which holds
        no inverse: differentiating through the inverse loses cond(M)^2 of the digits, this none.
        """
        algebra = m.algebra
        n = m.u.shape[0]
        v, zero = algebra.symbols([f"v{i}" for i in range(n)]), algebra.zeros(n, 1)
        b, T_0 = algebra.substitute(momenta, m.u, zero), algebra.substitute(T, m.u, zero)
        inertia = algebra.column([algebra.dot(v, metric @ v) / 2 + algebra.dot(v, b)])
        H = algebra.column([m.potential_energy]) - T_0 - inertia
        return algebra.substitute(algebra.jacobian(H, m.q).T, v, m.u)
