"""Maggi: Lagrange's derivatives summed along the displacements that the constraints leave free."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from appell.algebra import Matrix
from appell.constraints import Constraint
from appell.equations.blocks import Blocks
from appell.equations.principle import Kind, Principle, stacked
from appell.equations.steps import Quantity, Setting, Statement, Step, energies, entries
from appell.mechanics import Embedding, Mechanics, Row


@dataclass(frozen=True)
class Maggi(Principle):
    """sum_j (d/dt dT/dqdot_j - dT/dq_j - Q_j) C_jr = 0, one equation for each independent speed w_r.

    >>> import appell as ap
    >>> ap.catalogue.chaplygin_sleigh().derive(ap.Maggi()).multipliers
    {}

    The kinetic parameters C_jr = d qddot_j / d w'_r are the columns of G N: qdot = G u + g and udot = N w' + n. The
    Lagrangian derivative is expanded by the chain rule, T = T(q, qdot, t):

        d/dt dT/dqdot = T_vv qddot + T_vq qdot + T_vt

    References
    ----------
    Maggi 1901; Neimark and Fufaev 1972, chapter III.
    """

    name = "Maggi"
    family = "d'Alembert"
    embeds_speeds = False
    admits = frozenset({Kind.HOLONOMIC, Kind.LINEAR, Kind.NONLINEAR})
    references = ("Maggi 1901", "Neimark and Fufaev 1972")

    def in_evidence(self, constraints: Sequence[Constraint]) -> frozenset[str]:
        return frozenset()

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
        m, algebra = mechanics, mechanics.algebra
        n = m.u.shape[0]
        N = algebra.eye(n) if embedding is None else embedding.N
        n0 = algebra.zeros(n, 1) if embedding is None else embedding.n
        C = m.G @ N
        T_vv, rest = self._lagrangian_derivative(m)
        drift = m.G @ n0 + algebra.rate(m.qdot, m.q, m.qdot, m.t)
        Q = self._coordinate_forces(m)
        A, gamma = stacked(rows, m, embedding)
        return Blocks(C.T @ T_vv @ C, C.T @ (Q - rest - T_vv @ drift), A, gamma, A.T)

    def steps(self, setting: Setting) -> tuple[Step, ...]:
        m, s, algebra = setting.m, setting, setting.m.algebra
        N = algebra.eye(m.u.shape[0]) if s.embedding is None else s.embedding.N
        C = m.G @ N
        T_vv, rest = self._lagrangian_derivative(m)
        derivative = T_vv @ (m.G @ s.accelerations + algebra.rate(m.qdot, m.q, m.qdot, m.t)) + rest
        Q = self._coordinate_forces(m)
        statement = Statement(
            "sum_j (d/dt dT/dq_j' - dT/dq_j - Q_j) C_jr = 0",
            r"\sum_j \left(\frac{d}{dt} \frac{\partial T}{\partial \dot q_j} - \frac{\partial T}{\partial q_j} - "
            r"Q_j\right) C_{jr} = 0",
        )
        q = [m.q[j, 0] for j in range(m.q.shape[0])]
        parts = (
            Quantity("E[T] of @", "E[T]_{@}", entries(derivative), q),
            Quantity("Q of @", "Q_{@}", entries(Q), q),
        )
        free = tuple(Quantity(f"C of @, {k + 1}", rf"C_{{@,{k + 1}}}", entries(C[:, k]), q) for k in range(C.shape[1]))
        words = "One equation for each independent speed."
        return (
            Step("energies", "", None, energies(s)),
            Step("Lagrange's derivatives", "Of T, in the coordinates, and the forces on these.", None, parts),
            Step("displacements that are free", "The kinetic parameters, by the number of the free speed.", None, free),
            Step("Maggi's equations", words, statement, (), C.T @ (Q - derivative)),
        )

    @staticmethod
    def _lagrangian_derivative(m: Mechanics) -> tuple[Matrix, Matrix]:
        """T_vv and T_vq qdot + T_vt - T_q, with v standing for qdot."""
        algebra = m.algebra
        v = algebra.symbols([f"v{i}" for i in range(m.q.shape[0])])
        T = algebra.substitute(algebra.column([m.motion_energy]), m.u, m.Y @ v + m.z)
        T_v = algebra.jacobian(T, v).T
        T_vv = algebra.jacobian(T_v, v)
        rest = algebra.jacobian(T_v, m.q) @ v + algebra.jacobian(T_v, m.t) - algebra.jacobian(T, m.q).T
        return algebra.substitute(T_vv, v, m.qdot), algebra.substitute(rest, v, m.qdot)

    @staticmethod
    def _coordinate_forces(m: Mechanics) -> Matrix:
        """Q_j: the given forces by their virtual power in coordinate rates, d(f . v)/dqdot_j; -dV/dq and -dD/dqdot."""
        V = m.algebra.column([m.potential_energy])
        return m.Y.T @ m.nonpotential_force - m.algebra.jacobian(V, m.q).T
