"""Udwadia and Kalaba: the constrained acceleration departs least, in the metric of the masses, from the free one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from appell.algebra import Matrix, Scalar
from appell.equations.forms import Forms
from appell.mechanics import Embedding, Mechanics, Row
from appell.principles.principle import Kind, Principle, stacked


@dataclass(frozen=True)
class UdwadiaKalaba(Principle):
    """M udot = Q + M^1/2 (A M^-1/2)^+ (b - A a), with a = M^-1 Q the acceleration without constraints (001, E23).

    The scaled accelerations M^1/2 udot (E8) are those in which the departure from the free motion is measured; M and Q
    are the quadratic and the linear part of that measure over all masses,

        Z(udot) = 1/2 sum m a.a - a.f + 1/2 alpha.I.alpha + alpha.(omega x I omega - t),

    M = d2Z/dudot2 and Q = -dZ/dudot at udot = 0. A may have any rank: the pseudo-inverse is formed at run time from a
    rank-revealing factorisation, and the multipliers are the least-norm ones.

    Source: Udwadia and Kalaba 2002 (001), E8 to E27.
    """

    name = "UdwadiaKalaba"
    family = "d'Alembert"
    admits = frozenset({Kind.HOLONOMIC, Kind.LINEAR, Kind.NONLINEAR, Kind.ACCELERATION})
    references = ("Udwadia and Kalaba 2002, E8 to E27",)

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Forms:
        m, algebra = mechanics, mechanics.algebra
        gradient = algebra.jacobian(algebra.column([self._departure(m)]), m.udot).T
        M = algebra.jacobian(gradient, m.udot)
        Q = -algebra.substitute(gradient, m.udot, algebra.zeros(m.u.shape[0], 1))
        A, gamma = stacked(rows, m, None)
        return Forms(M, Q + m.potential_force + m.dissipation_force, A, gamma, A.T)

    @staticmethod
    def _departure(m: Mechanics) -> Scalar:
        """Z(udot), up to what does not hold udot."""
        dot = m.algebra.dot
        accelerations: Matrix = m.partials @ m.udot + m.acceleration_remainders
        Z = m.algebra.zeros(1, 1)[0, 0]
        for mass in m.masses:
            a = accelerations[mass.velocity, :]
            Z += mass.mass * dot(a, a) / 2
            if mass.spin is not None:
                alpha, omega = accelerations[mass.spin, :], m.velocities[mass.spin, :]
                gyroscopic = m.algebra.cross(omega, mass.inertia @ omega)
                Z += dot(alpha, mass.inertia @ alpha) / 2 + dot(alpha, gyroscopic)
        for load in m.loads:
            for term in load.terms:
                Z -= dot(accelerations[term.velocity, :], term.vector)
        return Z
