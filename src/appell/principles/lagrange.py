"""Lagrange's equations of the first kind: metric, Christoffel symbols and multipliers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from appell.algebra import Matrix
from appell.equations.blocks import Blocks
from appell.equations.principle import Kind, Principle, stacked
from appell.equations.steps import Quantity, Setting, Statement, Step, constraint_forces, energies, entries
from appell.mechanics import Embedding, Mechanics, Row


@dataclass(frozen=True)
class Lagrange(Principle):
    """d/dt dL/dqdot_j - dL/dq_j = sum lam_k A_kj for constraints whose virtual displacements are A delta q = 0.

    >>> import appell as ap
    >>> ap.catalogue.cartesian_pendulum().derive(ap.Lagrange()).multipliers
    {'rod': (lambda_rod,)}

    The rows are df/dq of a holonomic constraint (Flygare, eq. 14) or the coefficients of a linear one (eq. 18). With
    T = 1/2 g_ij qdot_i qdot_j + b_i qdot_i + T_0 the left side is written out,

        g qddot + [ij, k] qdot_i qdot_j + (db_k/dq_i - db_i/dq_k) qdot_i + dg/dt qdot + db/dt - dT_0/dq + dV/dq

    with Christoffel's symbols [ij, k] = 1/2 (dg_ik/dq_j + dg_jk/dq_i - dg_ij/dq_k). Constraints nonlinear in velocity
    have no such virtual displacements and are not admitted.

    References
    ----------
    Flygare, eqs. 14 and 18 (003).
    """

    name = "Lagrange"
    family = "d'Alembert"
    admits = frozenset({Kind.HOLONOMIC, Kind.LINEAR})
    references = ("Flygare, eqs. 14 and 18",)

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
        m, algebra = mechanics, mechanics.algebra
        metric, inertia = self._geodesic(m)
        convective = algebra.rate(m.qdot, m.q, m.qdot, m.t)
        force = -algebra.jacobian(algebra.column([m.potential_energy]), m.q).T - inertia - metric @ convective
        F = m.G.T @ force + m.nonpotential_force
        A, gamma = stacked(rows, m, None)
        return Blocks(m.G.T @ metric @ m.G, F, A, gamma, self._virtual(m, rows))

    def steps(self, setting: Setting) -> tuple[Step, ...]:
        m, s, algebra = setting.m, setting, setting.m.algebra
        metric, rest = self._geodesic(m)
        turning = metric @ algebra.rate(m.qdot, m.q, m.qdot, m.t)
        slope = algebra.jacobian(algebra.column([m.potential_energy]), m.q).T
        inertia = m.G.T @ (metric @ m.G @ s.rates + rest + turning)
        B = self._virtual(m, s.rows)
        size = metric.shape[0]
        g = [(i, j) for i in range(size) for j in range(i + 1) if metric[i, j] != 0]
        shown = tuple(Quantity(f"g_{j + 1}{i + 1}", f"g_{{{j + 1}{i + 1}}}", [metric[i, j]]) for i, j in g)
        statement = Statement(
            "d/dt dL/dq_j' - dL/dq_j = Q_j + sum lam_k A_kj",
            r"\frac{d}{dt} \frac{\partial L}{\partial \dot q_j} - \frac{\partial L}{\partial q_j} = Q_j + \sum_k "
            r"\lambda_k A_{kj}",
        )
        filled = (
            Quantity("T: left side of @", r"E[T]_{@}", entries(inertia), s.speeds),
            Quantity("-dV/dq of @", r"-(\partial V/\partial q)_{@}", entries(-m.G.T @ slope), s.speeds),
            Quantity("Q of @", "Q_{@}", entries(m.nonpotential_force), s.speeds),
            *constraint_forces(s, B),
        )
        total = -inertia - m.G.T @ slope + m.nonpotential_force + s.push(B)
        words = "g q'' and Christoffel's symbols; the rows A push along the displacements that they forbid."
        return (
            Step("energies", "`L = T - V`.", None, energies(s)),
            Step("metric", "The coefficients of T in the rates of the coordinates, by their numbers.", None, shown),
            Step("Lagrange's equations of the first kind", words, statement, filled, total),
        )

    @staticmethod
    def _geodesic(m: Mechanics) -> tuple[Matrix, Matrix]:
        """g and everything beside g qddot in Lagrange's derivative of T, at qdot = G u + g."""
        algebra = m.algebra
        nq = m.q.shape[0]
        v, zero = algebra.symbols([f"v{i}" for i in range(nq)]), algebra.zeros(nq, 1)
        T = algebra.substitute(algebra.column([m.motion_energy]), m.u, m.Y @ v + m.z)
        T_v = algebra.jacobian(T, v).T
        metric = algebra.jacobian(T_v, v)
        b, T_0 = algebra.substitute(T_v, v, zero), algebra.substitute(T, v, zero)
        qdot = m.qdot
        # [ij, k] qdot_i qdot_j: the rate of g along the motion less half the gradient of the form at fixed qdot
        form = algebra.column([algebra.dot(v, metric @ v) / 2])
        gradient = algebra.substitute(algebra.jacobian(form, m.q).T, v, qdot)
        along = algebra.substitute(algebra.rate(metric @ v, m.q, qdot, m.t), v, qdot)
        b_q = algebra.jacobian(b, m.q)
        linear = (b_q - b_q.T) @ qdot + algebra.jacobian(b, m.t)
        return metric, along - gradient + linear - algebra.jacobian(T_0, m.q).T

    @staticmethod
    def _virtual(m: Mechanics, rows: Sequence[Row]) -> Matrix:
        """The coefficients of delta q, df/dq G for a holonomic row and dg/dqdot G for a linear one, as columns."""
        algebra = m.algebra
        columns = []
        for row in rows:
            if row.position is not None:
                columns.append((algebra.jacobian(algebra.column([row.position]), m.q) @ m.G).T)
            else:
                columns.append(algebra.jacobian(algebra.column([row.velocity_level]), m.u).T)
        return algebra.hstack(columns, rows=m.u.shape[0])
