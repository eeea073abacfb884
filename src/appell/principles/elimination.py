"""Elimination of coordinates: Lagrange's equations on the surface that holonomic constraints leave."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sympy.physics.vector import dynamicsymbols

from appell.algebra import Matrix
from appell.constraints import Constraint
from appell.equations.blocks import Blocks
from appell.equations.principle import Kind, Principle, stacked
from appell.equations.steps import Quantity, Setting, Statement, Step, energies, entries
from appell.errors import NotApplicable
from appell.mechanics import Embedding, Mechanics, Row, changes_of
from appell.model import Mechanism


@dataclass(frozen=True)
class Elimination(Principle):
    """d/dt dL~/dxdot - dL~/dx = Q~ in the coordinates x that are left, L~ being L with the others eliminated.

    >>> import appell as ap
    >>> ap.catalogue.cartesian_pendulum().derive(ap.Elimination()).multipliers
    {}

    The constraint f(q, t) = 0 makes the dependent coordinates functions of the independent ones, q = q(x, t); their
    derivatives C = dq/dx are the matrix N of the rows df/dq qdot + df/dt = 0, so that dL~/dx = C^T dL~/dq with L~ taken
    along the surface (Flygare, eq. 9; Slawianowski, eq. 2.15). Needs speeds that are rates of coordinates; nonholonomic
    rows are no surface and are not admitted.

    References
    ----------
    Flygare, section IV, path 1 (003); Slawianowski, eqs. 2.15 and 2.16 (004).
    """

    name = "Elimination"
    family = "d'Alembert"
    embeds_speeds = False
    needs_inverse = True
    admits = frozenset({Kind.HOLONOMIC})
    references = ("Flygare, eq. 9", "Slawianowski, eq. 2.15")

    def in_evidence(self, constraints: Sequence[Constraint]) -> frozenset[str]:
        return frozenset()

    def check_model(self, model: Mechanism, among: Sequence[type[Principle]] = ()) -> None:
        super().check_model(model, among)
        t = dynamicsymbols._t
        rates = {c.diff(t) for c in model.kinematics.coordinates}
        if model.kinematics.rates or any(definition not in rates for _, definition in model.kinematics.definitions):
            raise NotApplicable(
                f"Elimination needs speeds that are rates of coordinates, which those of '{model.name}' are not: "
                "Voronets or BoltzmannHamel would do."
            )

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
        m, algebra = mechanics, mechanics.algebra
        N, metric, rate, gradient = self._along_the_surface(m, embedding)
        F = gradient - rate + N.T @ m.nonpotential_force
        A, gamma = stacked(rows, m, embedding)
        return Blocks(algebra.congruence(N, metric), F, A, gamma, A.T)

    @staticmethod
    def _along_the_surface(m: Mechanics, embedding: Embedding | None) -> tuple[Matrix, Matrix, Matrix, Matrix]:
        """N and the metric; d/dt dL~/dx' where x'' vanishes, and dL~/dx."""
        algebra, n = m.algebra, m.u.shape[0]
        L = algebra.column([m.motion_energy - m.potential_energy])
        p = algebra.jacobian(L, m.u).T
        metric = algebra.jacobian(p, m.u)
        N = algebra.eye(n) if embedding is None else embedding.N
        n0 = algebra.zeros(n, 1) if embedding is None else embedding.n
        along, N_rate = changes_of(m, embedding)
        C = m.G @ N
        # dL~/dx_r = C_r . (dL/dq + p . d(qdot on the surface)/dq)
        gradient = C.T @ (algebra.jacobian(L, m.q).T + along.T @ p)
        rate = N.T @ (metric @ n0 + algebra.rate(p, m.q, m.qdot, m.t)) + N_rate.T @ p
        return N, metric, rate, gradient

    def steps(self, setting: Setting) -> tuple[Step, ...]:
        m, s = setting.m, setting
        N, metric, rest, gradient = self._along_the_surface(m, s.embedding)
        rate, forces = N.T @ metric @ N @ s.rates + rest, N.T @ m.nonpotential_force
        statement = Statement(
            "d/dt dL~/dx' - dL~/dx = Q~, x the coordinates that are left",
            r"\frac{d}{dt} \frac{\partial \tilde L}{\partial \dot x} - \frac{\partial \tilde L}{\partial x} = \tilde Q",
        )
        filled = (
            Quantity(
                "d/dt dL~/dx' of @",
                r"\left(\frac{d}{dt} \frac{\partial \tilde L}{\partial \dot x}\right)_{@}",
                entries(rate),
                s.speeds,
            ),
            Quantity(
                "dL~/dx of @",
                r"\left(\frac{\partial \tilde L}{\partial x}\right)_{@}",
                entries(gradient),
                s.speeds,
            ),
            Quantity("Q~ of @", r"\tilde Q_{@}", entries(forces), s.speeds),
        )
        words = "L~ is L with the dependent coordinates eliminated; its derivatives are taken along the surface."
        return (
            Step("energies", "`L = T - V`.", None, energies(s)),
            Step("Lagrange's equations on the surface", words, statement, filled, gradient - rate + forces),
        )
