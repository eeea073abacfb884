"""Nielsen: the rate of the kinetic energy, differentiated by the velocities."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from appell.algebra import Matrix
from appell.equations.blocks import Blocks
from appell.equations.principle import Kind, Principle, stacked
from appell.equations.steps import Quantity, Setting, Statement, Step, constraint_forces, energies, entries
from appell.mechanics import Embedding, Mechanics, Row


@dataclass(frozen=True)
class Nielsen(Principle):
    """dT'/dqdot_j - 2 dT/dq_j = Q_j + sum lam dF/dqdot_j, with T' the rate of T(q, qdot, t) along the motion.

    >>> import appell as ap
    >>> model = ap.Model("a bead on a wheel"); r = model.coordinates("r"); t = model.time
    >>> wheel = model.frame.orientnew("W", "Axis", [3 * t, model.frame.z])
    >>> bead = model.particle("bead", mass=2, position=r * wheel.x)
    >>> equations = model.derive(ap.Nielsen())
    >>> equations.mass_matrix, equations.forcing
    (Matrix([[2]]), Matrix([[18*r(t)]]))

    T' is written out as a function of coordinates, rates and accelerations,

        T'(q, qdot, qddot, t) = sum T_q qdot + T_qdot qddot + T_t

    and differentiated by the rates: no momentum is formed, and nothing is differentiated by time. The derivative is
    linear in qddot; with qddot = G udot + d(G u + g)/dt and along G it is the equation of every speed. A Lagrangian
    given outright stands for T, as it may in Lagrange's equations. Rows, also those nonlinear in velocity, push along
    dF/du.

    References
    ----------
    Nielsen 1935; Papastavridis 2002.
    """

    name = "Nielsen"
    family = "d'Alembert"
    admits = frozenset({Kind.HOLONOMIC, Kind.LINEAR, Kind.NONLINEAR})
    references = ("Nielsen 1935", "Papastavridis 2002")

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
        m, algebra = mechanics, mechanics.algebra
        inertia, rest = self._derivative(m)
        drift = algebra.rate(m.qdot, m.q, m.qdot, m.t)
        V = algebra.column([m.potential_energy])
        F = m.nonpotential_force - m.G.T @ (algebra.jacobian(V, m.q).T + rest + inertia @ drift)
        A, gamma = stacked(rows, m, None)
        pushes = algebra.jacobian(algebra.column([row.velocity_level for row in rows]), m.u).T
        return Blocks(m.G.T @ inertia @ m.G, F, A, gamma, pushes)

    def steps(self, setting: Setting) -> tuple[Step, ...]:
        m, s, algebra = setting.m, setting, setting.m.algebra
        inertia, rest = self._derivative(m)
        left = m.G.T @ (inertia @ (m.G @ s.rates + algebra.rate(m.qdot, m.q, m.qdot, m.t)) + rest)
        slope = m.G.T @ algebra.jacobian(algebra.column([m.potential_energy]), m.q).T
        B = algebra.jacobian(algebra.column([row.velocity_level for row in s.rows]), m.u).T
        T = algebra.column([m.motion_energy])
        rate = (algebra.rate(T, m.q, m.qdot, m.t) + algebra.directional(T, m.u, m.udot))[0, 0]
        statement = Statement(
            "dT'/dq_j' - 2 dT/dq_j = Q_j + sum lam dF/dq_j'",
            r"\frac{\partial \dot T}{\partial \dot q_j} - 2 \frac{\partial T}{\partial q_j} = Q_j + \sum \lambda "
            r"\frac{\partial F}{\partial \dot q_j}",
        )
        filled = (
            Quantity("left side of @", "N_{@}", entries(left), s.speeds),
            Quantity("Q of @", "Q_{@}", entries(m.nonpotential_force - slope), s.speeds),
            *constraint_forces(s, B),
        )
        words = "Nothing is differentiated by time but T itself."
        return (
            Step("energies", "", None, energies(s)),
            Step("the rate of T", "Along the motion.", None, (Quantity("T'", r"\dot T", [rate]),)),
            Step("Nielsen's equations", words, statement, filled, m.nonpotential_force - slope - left + s.push(B)),
        )

    @staticmethod
    def _derivative(m: Mechanics) -> tuple[Matrix, Matrix]:
        """dT'/dqdot - 2 dT/dq as the coefficients of qddot and the rest, at qdot = G u + g."""
        algebra, nq = m.algebra, m.q.shape[0]
        v, a = (algebra.symbols([f"{letter}{i}" for i in range(nq)]) for letter in "va")
        T = algebra.substitute(algebra.column([m.motion_energy]), m.u, m.Y @ v + m.z)
        T_rate = algebra.rate(T, m.q, v, m.t) + algebra.directional(T, v, a)
        nielsen = algebra.jacobian(T_rate, v).T - 2 * algebra.jacobian(T, m.q).T
        inertia = algebra.jacobian(nielsen, a)
        rest = algebra.substitute(nielsen, a, algebra.zeros(nq, 1))
        return algebra.substitute(inertia, v, m.qdot), algebra.substitute(rest, v, m.qdot)
