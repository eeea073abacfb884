"""Gauss: of all accelerations the constraints allow, nature takes those that deviate least from the free ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from appell.algebra import Matrix, Scalar
from appell.constraints import multiplier
from appell.equations.blocks import Blocks, Variational
from appell.equations.principle import Kind, Principle, require_no_memory, stacked
from appell.equations.prolong import make_jets
from appell.equations.steps import Quantity, Setting, Statement, Step, constraint_forces, entries
from appell.errors import NotApplicable
from appell.mechanics import Embedding, Mechanics, Row


@dataclass(frozen=True)
class Gauss(Principle):
    """The compulsion Z = 1/2 sum m (a - f/m)^2 is stationary among the accelerations that satisfy the rows.

    >>> import appell as ap
    >>> ap.catalogue.jankowski_particle().derive(ap.Gauss()).family
    "d'Alembert"

    For a body the sum over its particles gives 1/2 m |a - f/m|^2 + 1/2 (alpha - alpha_0).I.(alpha - alpha_0) with
    I alpha_0 = t - omega x I omega; written without divisions, up to what does not hold the accelerations,

        Z(udot) = sum 1/2 m a.a - a.f + 1/2 alpha.I.alpha - alpha.(t - omega x I omega)

    and stationarity under phi(udot) = 0 is dZ/dudot = (dphi/dudot)^T lam: M = d2Z/dudot2, F = -dZ/dudot at udot = 0,
    and the reaction is the derivative of the row by the accelerations. A row nonlinear in the accelerations, such as
    |a| = a(t), is treated by the same condition: stationarity and the row are differentiated once, so that the
    accelerations and multipliers become states and their rates are solved for linearly; at the start the smallest that
    satisfy both are taken.

    References
    ----------
    Gauss 1829; Udwadia and Kalaba 2002, section 2 (001); Jankowski 1989, in Roithmayr and Hodges 2010, section 5 (000).
    """

    name = "Gauss"
    family = "d'Alembert"
    needs_bodies = True
    admits = frozenset(Kind) - {Kind.HIGHER}
    references = ("Gauss 1829", "Udwadia and Kalaba 2002, section 2")

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
        m, algebra = mechanics, mechanics.algebra
        gradient = algebra.jacobian(algebra.column([self._compulsion(m)]), m.udot).T
        M = algebra.jacobian(gradient, m.udot)
        F = -algebra.substitute(gradient, m.udot, algebra.zeros(m.u.shape[0], 1))
        A, gamma = stacked(rows, m, None)
        stationarity = algebra.jacobian(A @ m.udot + gamma, m.udot).T
        return Blocks(M, F + m.potential_force + m.scalar_force, A, gamma, stationarity)

    def steps(self, setting: Setting) -> tuple[Step, ...]:
        m, s, algebra = setting.m, setting, setting.m.algebra
        Z = self._compulsion(m)
        slope = algebra.jacobian(algebra.column([Z]), m.udot).T
        given = m.potential_force + m.scalar_force
        A, gamma = stacked(s.rows, m, None)
        B = algebra.jacobian(A @ m.udot + gamma, m.udot).T
        statement = Statement(
            "Z = 1/2 sum m (a - f/m)^2 is stationary under A u' = -gamma: dZ/du' = Q + A^T lam",
            r"Z = \tfrac{1}{2} \sum m \left(\mathbf{a} - \mathbf{f}/m\right)^2 \to \min, \quad "
            r"\frac{\partial Z}{\partial \dot u} = Q + A^{\top} \lambda",
        )
        filled = (
            Quantity("dZ/d@'", r"\partial Z/\partial \dot{@}", entries(slope), s.speeds),
            Quantity("Q of @", "Q_{@}", entries(given), s.speeds),
            *constraint_forces(s, B),
        )
        words = "Among the accelerations that the rows allow, nature takes those that deviate least from the free ones."
        return (
            Step("compulsion", "Up to what does not hold the accelerations.", None, (Quantity("Z", "Z", [Z]),)),
            Step("stationarity", words, statement, filled, given - slope + s.push(B)),
        )

    def prolong(self, mechanics: Mechanics, rows: Sequence[Row]) -> Variational | None:
        """dZ/dudot = (dphi/dudot)^T lam and phi = 0 in the jets of q and lam, where a row is nonlinear in udot."""
        if all(row.linear for row in rows if row.order == 2):
            return None
        m, algebra = mechanics, mechanics.algebra
        require_no_memory(m, self.name)
        n, nq = m.u.shape[0], m.q.shape[0]
        if n != nq:
            raise NotApplicable(
                "Gauss treats a constraint nonlinear in acceleration only where every coordinate has a speed of its "
                "own: use angles in place of a quaternion."
            )
        count = {row.name: sum(other.name == row.name for other in rows) for row in rows}
        names = [*m.coordinate_names, *(multiplier(row.name, row.number, count[row.name]).name for row in rows)]
        jets = make_jets(algebra, names, m.q, m.t, 5)
        speeds = m.Y @ jets.column(1, range(nq)) + m.z
        speed_rates = jets.rate(speeds)

        def in_jets(column: Matrix) -> Matrix:
            return algebra.substitute(algebra.substitute(column, m.udot, speed_rates), m.u, speeds)

        forces = m.potential_force + m.scalar_force
        stationarity = forces - algebra.jacobian(algebra.column([self._compulsion(m)]), m.udot).T
        reactions: dict[str, Matrix] = {}
        for i, row in enumerate(rows):
            level = algebra.column([row.value]) if row.order == 2 else row.A @ m.udot + algebra.column([row.gamma])
            push = jets.symbols[nq + i][0] * algebra.jacobian(level, m.udot).T
            stationarity += push
            reactions[row.name] = in_jets(push) + reactions[row.name] if row.name in reactions else in_jets(push)
        stationary = in_jets(stationarity)
        equations = [(f"the motion along {m.coordinate_names[j]}", stationary[j, 0]) for j in range(n)]
        equations += [(row.name, in_jets(algebra.column([row.value]))[0, 0]) for row in rows]
        return Variational(jets, tuple(equations), speeds, speed_rates, reactions, {})

    @staticmethod
    def _compulsion(m: Mechanics) -> Scalar:
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
