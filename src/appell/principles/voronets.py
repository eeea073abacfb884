"""Voronets: dependent velocities eliminated from the kinetic energy, at the price of correction terms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from appell.algebra import Matrix
from appell.constraints import Constraint
from appell.equations.blocks import Blocks
from appell.equations.principle import Kind, Principle, stacked
from appell.mechanics import Embedding, Mechanics, Row, changes_of, transposition


@dataclass(frozen=True)
class Voronets(Principle):
    """Lagrange's equations of the energy T~(q, w, t) = T(q, N w + n, t), in which the constraints are already inserted.

    With A u + a = 0 solved as u = N w + n, the displacements C = G N, and p = dT/du taken before insertion:

        d/dt dT~/dw_r - C_r . dT~/dq + p . [ d(N w + n)/dq C_r - dN_r/dt ] + N_r . tau(p) = Q_r

    tau are Hamel's terms of the model's own speeds, which vanish where these are rates of coordinates; the bracket is
    then Voronets' sum over the dependent momenta. Where neither T~ nor N holds the coordinates that were eliminated
    the equations are Chaplygin's. How N and n change with q follows from the rows: d(N w + n) = -R d(A u + a) and
    dN = -R dA N.

    References
    ----------
    Voronets 1901; Chaplygin 1897; Neimark and Fufaev 1972, chapter III.
    """

    name = "Voronets"
    family = "d'Alembert"
    embeds_speeds = False
    needs_inverse = True
    admits = frozenset({Kind.HOLONOMIC, Kind.LINEAR})
    references = ("Voronets 1901", "Chaplygin 1897", "Neimark and Fufaev 1972")

    def in_evidence(self, constraints: Sequence[Constraint]) -> frozenset[str]:
        return frozenset()

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
        m, algebra = mechanics, mechanics.algebra
        n = m.u.shape[0]
        T = algebra.column([m.motion_energy])
        p = algebra.jacobian(T, m.u).T
        metric = algebra.jacobian(p, m.u)
        N = algebra.eye(n) if embedding is None else embedding.N
        n0 = algebra.zeros(n, 1) if embedding is None else embedding.n
        slope, N_rate = changes_of(m, embedding)
        C = m.G @ N
        # dT~/dq = dT/dq + p . d(N w + n)/dq
        reduced_gradient = algebra.jacobian(T, m.q).T + slope.T @ p
        # d/dt dT~/dw = d/dt (N^T p) = N^T (metric udot + rate of p) + N_rate^T p, with udot = N w' + n0
        rate = N.T @ (metric @ n0 + algebra.rate(p, m.q, m.qdot, m.t)) + N_rate.T @ p
        correction = (slope @ C - N_rate).T @ p + N.T @ transposition(m, p)
        F = self._forces(m, N, C) - rate + C.T @ reduced_gradient - correction
        A, gamma = stacked(rows, m, embedding)
        return Blocks(algebra.congruence(N, metric), F, A, gamma, A.T)

    @staticmethod
    def _forces(m: Mechanics, N: Matrix, C: Matrix) -> Matrix:
        """Q_r along the displacements left free."""
        V = m.algebra.column([m.potential_energy])
        return N.T @ m.nonpotential_force - C.T @ m.algebra.jacobian(V, m.q).T
