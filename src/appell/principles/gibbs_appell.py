"""Gibbs and Appell: the energy of accelerations, differentiated by the accelerations that are free."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from appell.algebra import Matrix, Scalar
from appell.constraints import Constraint
from appell.equations.blocks import Blocks
from appell.equations.principle import Kind, Principle, stacked
from appell.equations.steps import Quantity, Setting, Statement, Step, entries
from appell.mechanics import Embedding, Mechanics, Row


@dataclass(frozen=True)
class GibbsAppell(Principle):
    """dS/dw' = Q_w with S = 1/2 sum m a.a + 1/2 alpha.I.alpha + alpha.(omega x I omega), the energy of accelerations.

    >>> import appell as ap
    >>> ap.catalogue.chaplygin_sleigh().derive(ap.GibbsAppell()).mass_matrix
    Matrix([
    [m,          0],
    [0, J + a**2*m]])

    The constraints are embedded: S is written in the independent accelerations w' alone, udot = N w' + n, and Q_w is
    the coefficient of w' in the power of the given forces on accelerations, sum f.a + t.alpha. Since S is quadratic in
    w', M = d2S/dw'2 and F = Q_w - dS/dw' at w' = 0. Constraints nonlinear in velocity are linear in accelerations and
    need nothing else.

    References
    ----------
    Appell 1899; Gibbs 1879; Neimark and Fufaev 1972, chapter IV.
    """

    name = "GibbsAppell"
    family = "d'Alembert"
    needs_bodies = True
    admits = frozenset({Kind.HOLONOMIC, Kind.LINEAR, Kind.NONLINEAR, Kind.ACCELERATION})
    references = ("Appell 1899", "Neimark and Fufaev 1972")

    def in_evidence(self, constraints: Sequence[Constraint]) -> frozenset[str]:
        return frozenset()

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
        m, algebra = mechanics, mechanics.algebra
        size = m.u.shape[0] if embedding is None else embedding.N.shape[1]
        w = algebra.symbols([f"w{i}" for i in range(size)])
        udot = w if embedding is None else embedding.N @ w + embedding.n
        accelerations = m.partials @ udot + m.acceleration_remainders
        S = algebra.column([self._energy_of_accelerations(m, accelerations)])
        power = algebra.column([self._power_on_accelerations(m, accelerations, udot)])
        gradient = algebra.jacobian(S - power, w).T
        F = -algebra.substitute(gradient, w, algebra.zeros(size, 1))
        A, gamma = stacked(rows, m, embedding)
        return Blocks(algebra.jacobian(gradient, w), F, A, gamma, A.T)

    def steps(self, setting: Setting) -> tuple[Step, ...]:
        m, s, algebra = setting.m, setting, setting.m.algebra
        accelerations = m.partials @ s.accelerations + m.acceleration_remainders
        S = self._energy_of_accelerations(m, accelerations)
        power = self._power_on_accelerations(m, accelerations, s.accelerations)
        slopes = [algebra.jacobian(algebra.column([e]), s.rates).T for e in (S, power)]
        statement = Statement(
            "dS/dw' = Q_w, S = 1/2 sum m a.a + 1/2 alpha.I.alpha + alpha.(omega x I omega)",
            r"\frac{\partial S}{\partial \dot w} = Q_w, \quad S = \tfrac{1}{2} \sum m \mathbf{a} \cdot \mathbf{a} + "
            r"\tfrac{1}{2} \boldsymbol{\alpha} \cdot I \boldsymbol{\alpha} + \boldsymbol{\alpha} \cdot "
            r"(\boldsymbol{\omega} \times I \boldsymbol{\omega})",
        )
        filled = (
            Quantity("dS/d@'", r"\partial S/\partial \dot{@}", entries(slopes[0]), s.speeds),
            Quantity("Q of @", "Q_{@}", entries(slopes[1]), s.speeds),
        )
        words = (
            "The accelerations are written in the independent rates w' alone; Q_w is their coefficient in the power."
        )
        return (
            Step("energy of accelerations", "", None, (Quantity("S", "S", [S]),)),
            Step("the equations of Gibbs and Appell", words, statement, filled, slopes[1] - slopes[0]),
        )

    @staticmethod
    def _energy_of_accelerations(m: Mechanics, accelerations: Matrix) -> Scalar:
        dot = m.algebra.dot
        S = m.algebra.zeros(1, 1)[0, 0]
        for mass in m.masses:
            a = accelerations[mass.velocity, :]
            S += mass.mass * dot(a, a) / 2
            if mass.spin is not None:
                alpha, omega = accelerations[mass.spin, :], m.velocities[mass.spin, :]
                S += dot(alpha, mass.inertia @ alpha) / 2
                S += dot(alpha, m.algebra.cross(omega, mass.inertia @ omega))
        return S

    @staticmethod
    def _power_on_accelerations(m: Mechanics, accelerations: Matrix, udot: Matrix) -> Scalar:
        """sum f.a + t.alpha, and generalised forces on udot: linear in the accelerations."""
        dot = m.algebra.dot
        total = dot(m.potential_force + m.scalar_force, udot)
        for load in m.loads:
            for term in load.terms:
                total += dot(accelerations[term.velocity, :], term.vector)
        return total
