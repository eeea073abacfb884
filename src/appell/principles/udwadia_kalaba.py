"""Udwadia and Kalaba: the constrained acceleration from the free one by a scaled pseudo-inverse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import casadi as ca

from appell.algebra import Matrix, Scalar
from appell.algebra.factor import factor
from appell.algebra.row_space import row_space
from appell.equations.blocks import Blocks, WrittenOut
from appell.equations.principle import Kind, Principle, stacked
from appell.equations.steps import Quantity, Setting, Statement, Step, entries, in_words
from appell.mechanics import Embedding, Mechanics, Row


@dataclass(frozen=True)
class UdwadiaKalaba(Principle):
    """M udot = Q + M^1/2 B^+ (b - A a) + M^1/2 (I - B^+ B) M^-1/2 C, with B = A M^-1/2 and a = M^-1 Q (eq. 38).

    >>> import appell as ap
    >>> ap.catalogue.cartesian_pendulum().derive(ap.UdwadiaKalaba()).mass_matrix
    Matrix([
    [m, 0],
    [0, m]])

    A udot = b are the rows, of any rank, b = -gamma; B^+ is the Moore-Penrose inverse. The second term is the reaction
    that ideal constraints would have, the third what the law C adds to it; no multiplier stands in the equation. With
    C = M^1/2 z it is eq. 23.

    M udot = Q are the unconstrained equations (E1), here from the momenta: with p = dT/du and the work of the speeds
    on it, M = dp/du, and Q is what is left of the forces after the rate of momentum at constant speeds. In speeds that
    are not rates the rate of momentum holds the turning of the frame in which they are taken; it is found from the
    masses one by one, p_r = sum m v . v_r + I omega . omega_r, as

        p_r' = sum m (v' . v_r + v . v_r') + ...,        Q_r = F_r - p_r' + sum (m v . v_r' + (I omega) . omega_r')

    M^1/2 may be any root, M = R R^T: those differ by a rotation, in which R (A R^-T)^+ stays what it is. To run, R is
    Cholesky's, and B^+ comes from orthogonal directions of the rows of B, written out where the rows are independent
    (``written_out``); where they are not, native code decides on their rank by a pivoted orthogonal factorisation of
    B^T and takes the pseudo-inverse of that rank. The multipliers that a run reports follow from the reaction, as those
    of least norm. To read, ``equations.statement`` has every quantity of the equation in symbols.

    References
    ----------
    Udwadia and Kalaba 2002, eqs. 1 and 8 to 39 (001).
    """

    name = "UdwadiaKalaba"
    family = "d'Alembert"
    needs_bodies = True
    is_explicit = True
    admits = frozenset({Kind.HOLONOMIC, Kind.LINEAR, Kind.NONLINEAR, Kind.ACCELERATION})
    references = ("Udwadia and Kalaba 2002, eqs. 23 and 38",)

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
        m, algebra = mechanics, mechanics.algebra
        momentum = algebra.jacobian(algebra.column([m.kinetic_energy]), m.u).T
        M = algebra.jacobian(momentum, m.u)
        Q = self._forces(m) - algebra.rate(momentum, m.q, m.qdot, m.t) + self._turning(m)
        A, gamma = stacked(rows, m, None)
        return Blocks(M, Q, A, gamma, A.T)

    def steps(self, setting: Setting) -> tuple[Step, ...]:
        m, s, algebra = setting.m, setting, setting.m.algebra
        momentum = algebra.jacobian(algebra.column([m.kinetic_energy]), m.u).T
        M = algebra.jacobian(momentum, m.u)
        rate, turning, forces = algebra.rate(momentum, m.q, m.qdot, m.t), self._turning(m), self._forces(m)
        A, gamma = stacked(s.rows, m, None)
        free = (
            Quantity("T", "T", [m.kinetic_energy]),
            Quantity("p of @", "p_{@}", entries(momentum), s.speeds),
            Quantity("Q of @", "Q_{@}", entries(forces - rate + turning), s.speeds),
        )
        rows = tuple(
            Quantity(
                f"(A u' - b) of {row.name}", rf"(A \dot u - b)_{{{in_words(row.name)}}}", [(A @ s.rates + gamma)[i, 0]]
            )
            for i, row in enumerate(s.rows)
        )
        statement = Statement(
            "M u' = Q + M^1/2 B^+ (b - A a) + M^1/2 (I - B^+ B) M^-1/2 C with B = A M^-1/2, a = M^-1 Q",
            r"M \dot u = Q + M^{1/2} B^{+} (b - A a) + M^{1/2} (I - B^{+} B) M^{-1/2} C, \\ B = A M^{-1/2}, \; "
            r"a = M^{-1} Q",
        )
        words = (
            "The reaction is the least in the metric of mass that brings b - A a to zero; lam A^T is what it is along."
        )
        return (
            Step("unconstrained motion", "M u' = Q, from the momenta.", None, free),
            Step("rows", "What is demanded of the accelerations, A u' = b.", None, rows),
            Step("the explicit equation", words, statement, (), forces - rate + turning + s.push(A.T) - M @ s.rates),
        )

    def written_out(self, blocks: Blocks) -> WrittenOut | None:
        """Eq. 38 in scaled accelerations, a_s + B^+ (b - B a_s) + (I - B^+ B) c_s; lam from B^T lam = B^+ e - T c_s.

        None where actuators keep rows: their reaction is not that of ideal ones and a law.
        """
        if blocks.ideal_B is not None:
            return None
        root = factor(ca.SX(blocks.M))
        a_s = root.lower_solve(ca.SX(blocks.F))
        if not blocks.A.shape[0]:
            return WrittenOut(root.upper_solve(a_s), ca.SX(0, 1), root.pivot, ca.SX(1), ca.SX(0, 1))
        rows = root.lower_solve(ca.SX(blocks.A).T).T
        B = row_space(rows)
        c_s = ca.SX(*a_s.shape) if blocks.C is None else root.lower_solve(ca.SX(blocks.C))
        ideal = B.pseudo_inverse(-blocks.gamma - rows @ a_s)
        nonideal = B.null_part(c_s)
        udot = root.upper_solve(a_s + ideal + nonideal)
        lam = B.coefficients(ideal + nonideal - c_s)
        return WrittenOut(udot, lam, root.pivot, B.pivot, B.squares)

    @staticmethod
    def _forces(m: Mechanics) -> Matrix:
        """The impressed forces on the speeds."""
        total = m.potential_force + m.scalar_force
        for load in m.loads:
            for term in load.terms:
                total += m.partials[term.velocity, :].T @ term.vector
        return total

    @staticmethod
    def _turning(m: Mechanics) -> Matrix:
        """sum m v . v_r' + (I omega) . omega_r', the rates of the partial velocities as seen in N."""
        algebra = m.algebra
        size = m.velocities.shape[0]
        momenta = algebra.symbols([f"k{i}" for i in range(size)])
        values: list[Scalar | float] = [0] * size
        total = algebra.rate(m.partials.T @ momenta, m.q, m.qdot, m.t)
        for mass in m.masses:
            k = mass.mass * m.velocities[mass.velocity, :]
            values[mass.velocity] = [k[i, 0] for i in range(3)]
            if mass.spin is not None:
                omega = m.velocities[mass.spin, :]
                h = mass.inertia @ omega
                values[mass.spin] = [h[i, 0] for i in range(3)]
                if mass.basis is not None:
                    # components turn with the body: omega_r' in N is its rate in the body plus omega x omega_r
                    total += m.partials[mass.spin, :].T @ algebra.cross(h, omega)
        return algebra.substitute(total, momenta, algebra.column(values))
