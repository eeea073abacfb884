"""Voronets: dependent velocities eliminated from the kinetic energy, at the price of correction terms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from appell.algebra import Matrix
from appell.constraints import Constraint
from appell.equations.blocks import Blocks
from appell.equations.principle import Kind, Principle, stacked
from appell.equations.reduced_energy import ReducedEnergyTerms
from appell.equations.steps import Quantity, Setting, Statement, Step, energies, entries
from appell.mechanics import Embedding, Held, Mechanics, Row, neighbouring_speeds, row_values, transposition


@dataclass(frozen=True)
class Voronets(Principle):
    """Lagrange's equations of the energy T~(q, w, t) = T(q, N w + n, t), in which the constraints are already inserted.

    >>> import appell as ap
    >>> ap.catalogue.vertical_disc().derive(ap.Voronets()).multipliers
    {}

    The rows A u + a = 0 are solved as u = N(q, t) w + n(q, t) and put into T before anything is differentiated. With
    the displacements C = G N, and the momenta theta = dT/du that T had before, written in w too,

        d/dt dT~/dw_r - C_r . dT~/dq + sum_s theta_s [ d(N w + n)_s/dq . C_r - dN_sr/dt ] + N_r . tau(theta) = Q_r

    dT~/dw and dT~/dq are derivatives of T~ itself, and d/dt goes along the motion: how N and n change with q and t
    enters there, and once more in the bracket, which is zero for every independent speed: the sum is Voronets' over the
    dependent momenta, sum_s theta_s (dN_sl/dq . C_r - dN_sr/dq . C_l) w_l where the rows hold no time and a = 0.
    tau are the transposition terms of the model's own speeds, which vanish where these are rates of coordinates.

    No accelerations of the rows are read. A run solves the rows for the independent speeds that the numbers of the
    state suggest (``appell.mechanics.neighbouring_speeds``), so that no choice of them becomes singular on the way.

    References
    ----------
    Voronets 1901; Neimark and Fufaev 1972, chapter III.
    """

    name = "Voronets"
    family = "d'Alembert"
    embeds_speeds = False
    needs_inverse = True
    admits = frozenset({Kind.HOLONOMIC, Kind.LINEAR})
    references = ("Voronets 1901", "Neimark and Fufaev 1972, chapter III")

    def in_evidence(self, constraints: Sequence[Constraint]) -> frozenset[str]:
        return frozenset()

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
        parts = self._parts(mechanics, embedding)
        F = parts.forces - parts.rate + parts.gradient - parts.correction
        A, gamma = stacked(rows, mechanics, embedding)
        return Blocks(parts.at_the_state(parts.M), parts.at_the_state(F), A, gamma, A.T)

    def _parts(self, m: Mechanics, embedding: Embedding | None) -> ReducedEnergyTerms:
        """The terms of the equations, before the neighbouring speeds w are those of the state."""
        algebra = m.algebra
        n = m.u.shape[0]
        N, R, h = algebra.eye(n), algebra.zeros(n, 0), algebra.zeros(0, 1)
        if embedding is not None:
            assert embedding.R is not None
            N, R, h = embedding.N, embedding.R, row_values(m)
        held = Held.at_the_state(m, N, R, h)
        N, R, h = held.matrices
        w = algebra.symbols([f"w{r}" for r in range(N.shape[1])])
        solved = neighbouring_speeds(m, N, R, h, w)
        # substitute first: T~ and theta are functions of (q, w, t)
        T = algebra.column([m.motion_energy])
        T_reduced = algebra.substitute(T, m.u, solved)
        theta = algebra.substitute(algebra.jacobian(T, m.u).T, m.u, solved)
        C = m.G @ N
        reduced_momenta = algebra.jacobian(T_reduced, w).T
        rate = algebra.rate(reduced_momenta, m.q, m.qdot, m.t)
        gradient = C.T @ algebra.jacobian(T_reduced, m.q).T
        correction = self._curvature(m, solved, w, C, theta) + N.T @ transposition(m, theta)
        M = algebra.jacobian(reduced_momenta, w)

        def at_the_state(block: Matrix) -> Matrix:
            return held.released(algebra, algebra.substitute(block, w, algebra.zeros(w.shape[0], 1)))

        return ReducedEnergyTerms(M, rate, gradient, correction, self._forces(m, N, C), theta, at_the_state)

    def steps(self, setting: Setting) -> tuple[Step, ...]:
        m, s = setting.m, setting
        parts = self._parts(m, s.embedding)
        theta = parts.at_the_state(parts.theta)
        terms = {
            "rate": parts.at_the_state(parts.M) @ s.rates + parts.at_the_state(parts.rate),
            "gradient": parts.at_the_state(parts.gradient),
            "correction": parts.at_the_state(parts.correction),
            "forces": parts.at_the_state(parts.forces),
        }
        u = [m.u[j, 0] for j in range(m.u.shape[0])]
        statement = Statement(
            "d/dt dT~/dw_r - C_r . dT~/dq + sum theta_s [...] + N_r . tau(theta) = Q_r",
            r"\frac{d}{dt} \frac{\partial \tilde T}{\partial w_r} - C_r \cdot \frac{\partial \tilde T}{\partial "
            r"q} + \sum_s "
            r"\theta_s \left[\frac{\partial (N w + n)_s}{\partial q} \cdot C_r - \dot N_{sr}\right] + N_r \cdot "
            r"\tau(\theta) = Q_r",
        )
        filled = (
            Quantity(
                "d/dt dT~/dw of @",
                r"\left(\frac{d}{dt} \frac{\partial \tilde T}{\partial w}\right)_{@}",
                entries(terms["rate"]),
                s.speeds,
            ),
            Quantity(
                "C . dT~/dq of @",
                r"(C \cdot \partial \tilde T/\partial q)_{@}",
                entries(terms["gradient"]),
                s.speeds,
            ),
            Quantity("correction of @", r"K_{@}", entries(terms["correction"]), s.speeds),
            Quantity("Q of @", "Q_{@}", entries(terms["forces"]), s.speeds),
        )
        total = terms["forces"] - terms["rate"] + terms["gradient"] - terms["correction"]
        momenta = (Quantity("theta of @", r"\theta_{@}", entries(theta), u),)
        return (
            Step("energies", "Before the constraints are put in.", None, energies(s)),
            Step("momenta", "Those that T had before.", None, momenta),
            Step("Voronets' equations", "T~ is T with the constraints inserted.", statement, filled, total),
        )

    @staticmethod
    def _curvature(m: Mechanics, solved: Matrix, w: Matrix, C: Matrix, theta: Matrix) -> Matrix:
        """sum_s theta_s [d(N w + n)_s/dq . C_r - dN_sr/dt], with theta held while differentiating."""
        algebra = m.algebra
        k = algebra.symbols([f"theta{s}" for s in range(m.u.shape[0])])
        carried = C.T @ algebra.jacobian(algebra.column([algebra.dot(k, solved)]), m.q).T
        turning = algebra.rate(algebra.jacobian(solved, w).T @ k, m.q, m.qdot, m.t)
        return algebra.substitute(carried - turning, k, theta)

    @staticmethod
    def _forces(m: Mechanics, N: Matrix, C: Matrix) -> Matrix:
        """Q_r along the displacements left free."""
        V = m.algebra.column([m.potential_energy])
        return N.T @ m.nonpotential_force - C.T @ m.algebra.jacobian(V, m.q).T
