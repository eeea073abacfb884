"""Boltzmann and Hamel: Lagrange's equations in quasi-velocities."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from appell.algebra import Matrix
from appell.constraints import Constraint
from appell.equations.blocks import Blocks
from appell.equations.principle import Kind, Principle, stacked
from appell.equations.steps import Quantity, Setting, Statement, Step, energies, entries
from appell.mechanics import Embedding, Mechanics, Row, gamma_matrix


@dataclass(frozen=True)
class BoltzmannHamel(Principle):
    """d/dt dT/du_I + sum beta_rI gamma_rj dT/du_j - sum beta_jI dT/dq_j = N_I for the speeds the rows leave free.

    >>> import appell as ap
    >>> ap.catalogue.chaplygin_sleigh().derive(ap.BoltzmannHamel()).mass_matrix
    Matrix([
    [m,          0],
    [0, J + a**2*m]])

    The quasi-velocities are the model's speeds, u = alpha^T qdot + z and qdot = beta u + g (eqs. 5 and 6: alpha is Y^T,
    beta is G), T is the energy written in them (eq. 7), and gamma is formed by eq. 49 from the derivatives of alpha.
    Where a constraint is itself a quasi-velocity (as in the knife, tricycle and rolling joints) the equations of the
    others are all that is needed (eq. 40); else the free combinations w of u = N w + n, which is the completion of the
    rows by independent quasi-velocities. Virtual displacements must be linear in those: constraints nonlinear in
    velocity are not admitted.

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
        p, gyroscopic, gradient = self._terms(m)
        M = algebra.jacobian(p, m.u)
        rest = algebra.rate(p, m.q, m.qdot, m.t) + gyroscopic - gradient
        F = self._forces(m) - rest
        A, gamma = stacked(rows, m, embedding)
        if embedding is None:
            return Blocks(M, F, A, gamma, A.T)
        N, n = embedding.N, embedding.n
        return Blocks(algebra.congruence(N, M), N.T @ (F - M @ n), A, gamma, A.T)

    def steps(self, setting: Setting) -> tuple[Step, ...]:
        m, s, algebra = setting.m, setting, setting.m.algebra
        p, gyroscopic, gradient = self._terms(m)
        rate = algebra.jacobian(p, m.u) @ s.accelerations + algebra.rate(p, m.q, m.qdot, m.t)
        forces = self._forces(m)
        statement = Statement(
            "d/dt dT/du_I + sum beta_rI gamma_rj dT/du_j - sum beta_jI dT/dq_j = N_I",
            r"\frac{d}{dt} \frac{\partial T}{\partial u_I} + \sum_{r,j} \beta_{rI} \gamma_{rj} \frac{\partial "
            r"T}{\partial "
            r"u_j} - \sum_j \beta_{jI} \frac{\partial T}{\partial q_j} = N_I",
        )
        u = [m.u[j, 0] for j in range(m.u.shape[0])]
        parts = (
            Quantity("dT/d@", r"\partial T/\partial {@}", entries(p), u),
            Quantity("beta^T gamma p of @", r"(\beta^{\top} \gamma p)_{@}", entries(gyroscopic), u),
            Quantity("beta^T dT/dq of @", r"(\beta^{\top} \partial T/\partial q)_{@}", entries(gradient), u),
            Quantity("N of @", "N_{@}", entries(forces), u),
        )
        words = "T is the energy of the unconstrained motion in the quasi-velocities; only then are the rows put in."
        total = s.along_free(forces - rate - gyroscopic + gradient)
        return (
            Step("energies", "", None, energies(s)),
            Step("quasi-momenta and their terms", "gamma from the derivatives of alpha (eq. 49).", None, parts),
            Step("the equations of Boltzmann and Hamel", words, statement, (), total),
        )

    @staticmethod
    def _terms(m: Mechanics) -> tuple[Matrix, Matrix, Matrix]:
        """Eq. 17: the quasi-momenta p = dT/du, beta^T gamma p and beta^T dT/dq."""
        algebra = m.algebra
        T = algebra.column([m.motion_energy])
        p = algebra.jacobian(T, m.u).T
        gyroscopic = m.G.T @ (gamma_matrix(m) @ p)
        gradient = m.G.T @ algebra.jacobian(T, m.q).T
        return p, gyroscopic, gradient

    @staticmethod
    def _forces(m: Mechanics) -> Matrix:
        """Q_r: -dV/dq along G_r, the other forces by their virtual power."""
        V = m.algebra.column([m.potential_energy])
        return m.nonpotential_force - m.G.T @ m.algebra.jacobian(V, m.q).T
