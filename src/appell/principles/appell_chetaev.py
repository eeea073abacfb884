"""Lagrange's equations with the reactions of Appell and Chetaev."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from appell.algebra import Matrix
from appell.equations.blocks import Blocks
from appell.equations.principle import Kind, Principle, stacked
from appell.equations.steps import Quantity, Setting, Statement, Step, constraint_forces, energies, entries
from appell.mechanics import Embedding, Mechanics, Row


@dataclass(frozen=True)
class AppellChetaev(Principle):
    """Virtual displacements are those with (dF/dqdot) delta q = 0; the reaction is lam dF/dqdot (eq. 3.24).

    >>> import appell as ap
    >>> ap.catalogue.chaplygin_sleigh().derive(ap.AppellChetaev()).multipliers
    {'no side slip': (lambda_no_side_slip,)}

    With L = T - V as a function of (q, qdot, t):

        d/dt dL/dqdot - dL/dq = Q + lam dF/dqdot

    Formed from the energies in coordinate rates, then read in the model's own speeds: qdot = G u + g, so each side is
    multiplied by G^T and qddot = G udot + d(G u + g)/dt at constant u. A row in accelerations has no dF/dqdot and is
    not admitted.

    References
    ----------
    Slawianowski, eqs. 2.5 and 3.24 (004); Chetaev 1934.
    """

    name = "AppellChetaev"
    family = "d'Alembert"
    admits = frozenset({Kind.HOLONOMIC, Kind.LINEAR, Kind.NONLINEAR})
    references = ("Slawianowski, eq. 3.24",)

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
        m, algebra = mechanics, mechanics.algebra
        metric, drift = self._lagrange(m)
        M = m.G.T @ metric @ m.G
        F = m.nonpotential_force - m.G.T @ drift
        A, gamma = stacked(rows, m, None)
        levels = algebra.column([row.velocity_level for row in rows])
        return Blocks(M, F, A, gamma, algebra.jacobian(levels, m.u).T)

    def steps(self, setting: Setting) -> tuple[Step, ...]:
        m, s, algebra = setting.m, setting, setting.m.algebra
        metric, drift = self._lagrange(m)
        inertia = m.G.T @ (metric @ m.G @ s.rates + drift)
        levels = algebra.column([row.velocity_level for row in s.rows])
        B = algebra.jacobian(levels, m.u).T
        statement = Statement(
            "d/dt dL/dq' - dL/dq = Q + lam dF/dq'",
            r"\frac{d}{dt} \frac{\partial L}{\partial \dot q} - \frac{\partial L}{\partial q} = Q + \lambda "
            r"\frac{\partial F}{\partial \dot q}",
        )
        filled = (
            Quantity("E[L] of @", "E[L]_{@}", entries(inertia), s.speeds),
            Quantity("Q of @", "Q_{@}", entries(m.nonpotential_force), s.speeds),
            *constraint_forces(s, B),
        )
        words = "Virtual displacements are those with (dF/dq') delta q = 0, so that the reaction is along dF/dq'."
        return (
            Step("energies", "`L = T - V`.", None, energies(s)),
            Step(
                "Lagrange's derivative and the reaction of Chetaev",
                words,
                statement,
                filled,
                m.nonpotential_force - inertia + s.push(B),
            ),
        )

    @staticmethod
    def _lagrange(m: Mechanics) -> tuple[Matrix, Matrix]:
        """d/dt dL/dqdot - dL/dq = metric (G udot) + drift, at qdot = G u + g."""
        algebra = m.algebra
        rates = algebra.symbols([f"rate{i}" for i in range(m.q.shape[0])])
        speeds = m.Y @ rates + m.z
        L = algebra.substitute(algebra.column([m.motion_energy - m.potential_energy]), m.u, speeds)
        momentum = algebra.jacobian(L, rates).T
        metric = algebra.jacobian(momentum, rates)
        convective = algebra.rate(m.qdot, m.q, m.qdot, m.t)
        drift = algebra.rate(momentum, m.q, rates, m.t) - algebra.jacobian(L, m.q).T
        metric = algebra.substitute(metric, rates, m.qdot)
        return metric, algebra.substitute(drift, rates, m.qdot) + metric @ convective
