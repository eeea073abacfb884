"""Boltzmann and Hamel: Lagrange's equations in quasi-velocities."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from appell.algebra import Matrix
from appell.constraints import Constraint
from appell.equations.blocks import Blocks
from appell.equations.principle import Kind, Principle, stacked
from appell.mechanics import Embedding, Mechanics, Row, transposition


@dataclass(frozen=True)
class BoltzmannHamel(Principle):
    """d/dt dT/du_r - sum G_jr dT/dq_j + sum gamma^s_rl (dT/du_s) u_l = Q_r, for the speeds the constraints leave free.

    The quasi-velocities are the model's speeds, u = Y qdot + z and qdot = G u + g (eq. 21 with beta = G). With p the
    quasi-momenta dT/du and G_r the columns of G, the sum over gamma is

        (Y^T p) . [ d(G u + g)/dq G_r - dG_r/dt ],        dG_r/dt = (dG_r/dq) qdot + dG_r/dt

    in which gamma^s_rl = Y_s . (dG_l/dq G_r - dG_r/dq G_l). Where a constraint is itself a quasi-velocity (as in the
    knife, tricycle and rolling joints) the equations of the others are all that is needed (eq. 40); else the free
    combinations w of u = N w + n, which is the completion of the rows by independent quasi-velocities (eq. 49).
    Virtual displacements must be linear in those: constraints nonlinear in velocity are not admitted.

    References
    ----------
    Cameron and Book 1997, eqs. 21, 40 and 49 (002); Hamel 1904.
    """

    name = "BoltzmannHamel"
    family = "d'Alembert"
    embeds_speeds = False
    admits = frozenset({Kind.HOLONOMIC, Kind.LINEAR})
    references = ("Cameron and Book 1997, eqs. 21, 40 and 49", "Hamel 1904")

    def in_evidence(self, constraints: Sequence[Constraint]) -> frozenset[str]:
        return frozenset()

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
        m, algebra = mechanics, mechanics.algebra
        T = algebra.column([m.motion_energy])
        p = algebra.jacobian(T, m.u).T
        M = algebra.jacobian(p, m.u)
        gradient = m.G.T @ algebra.jacobian(T, m.q).T
        rest = algebra.rate(p, m.q, m.qdot, m.t) - gradient + transposition(m, p)
        F = self._forces(m) - rest
        A, gamma = stacked(rows, m, embedding)
        if embedding is None:
            return Blocks(M, F, A, gamma, A.T)
        N, n = embedding.N, embedding.n
        return Blocks(algebra.congruence(N, M), N.T @ (F - M @ n), A, gamma, A.T)

    @staticmethod
    def _forces(m: Mechanics) -> Matrix:
        """Q_r: -dV/dq along G_r, the other forces by their virtual power."""
        V = m.algebra.column([m.potential_energy])
        return m.nonpotential_force - m.G.T @ m.algebra.jacobian(V, m.q).T
