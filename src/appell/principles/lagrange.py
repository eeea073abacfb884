"""Lagrange's equations of the first kind: metric, Christoffel symbols and multipliers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from appell.algebra import Matrix
from appell.equations.blocks import Blocks
from appell.equations.principle import Kind, Principle, stacked
from appell.mechanics import Embedding, Mechanics, Row


@dataclass(frozen=True)
class Lagrange(Principle):
    """d/dt dL/dqdot_j - dL/dq_j = sum lam_k A_kj for constraints whose virtual displacements are A delta q = 0.

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
                columns.append(algebra.jacobian(algebra.column([row.velocity]), m.u).T)
        return algebra.hstack(columns, rows=m.u.shape[0])
