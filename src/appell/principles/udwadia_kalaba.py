"""Udwadia and Kalaba: the constrained acceleration from the free one by a scaled pseudo-inverse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from appell.algebra import Matrix, Scalar
from appell.equations.blocks import Blocks
from appell.equations.principle import Kind, Principle, stacked
from appell.mechanics import Embedding, Mechanics, Row


@dataclass(frozen=True)
class UdwadiaKalaba(Principle):
    """M udot = Q + M^1/2 (A M^-1/2)^+ (b - A a), with a = M^-1 Q the acceleration without constraints (eq. 23).

    M udot = Q are the unconstrained equations (E1), here from the momenta: with p = dT/du and the work of the speeds
    on it, M = dp/du, and Q is what is left of the forces after the rate of momentum at constant speeds. In speeds that
    are not rates the rate of momentum holds the turning of the frame in which they are taken; it is found from the
    masses one by one, p_r = sum m v . v_r + I omega . omega_r, as

        p_r' = sum m (v' . v_r + v . v_r') + ...,        Q_r = F_r - p_r' + sum (m v . v_r' + (I omega) . omega_r')

    A may have any rank: the pseudo-inverse is formed at run time from a rank-revealing factorisation in the metric of
    M, and the multipliers are the least-norm ones.

    References
    ----------
    Udwadia and Kalaba 2002, eqs. 1 and 8 to 27 (001).
    """

    name = "UdwadiaKalaba"
    family = "d'Alembert"
    needs_bodies = True
    admits = frozenset({Kind.HOLONOMIC, Kind.LINEAR, Kind.NONLINEAR, Kind.ACCELERATION})
    references = ("Udwadia and Kalaba 2002, eqs. 8 to 27",)

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
        m, algebra = mechanics, mechanics.algebra
        momentum = algebra.jacobian(algebra.column([m.kinetic_energy]), m.u).T
        M = algebra.jacobian(momentum, m.u)
        Q = self._forces(m) - algebra.rate(momentum, m.q, m.qdot, m.t) + self._turning(m)
        A, gamma = stacked(rows, m, None)
        return Blocks(M, Q, A, gamma, A.T)

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
        values: list[Scalar] = [0] * size
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
