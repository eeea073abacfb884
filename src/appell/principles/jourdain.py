"""Jourdain: velocities are varied at a fixed position, and the forces that are lost have no power on the variations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from appell.algebra import Algebra, Matrix, Scalar
from appell.equations.blocks import Blocks
from appell.equations.principle import Kind, Principle, stacked
from appell.equations.steps import Quantity, Setting, Statement, Step, constraint_forces, entries, in_words
from appell.mechanics import Embedding, Mechanics, MovingMass, Row


@dataclass(frozen=True)
class Jourdain(Principle):
    """sum (m a - f) . delta v = 0 for every variation of the velocities, delta r = 0, that the constraints allow.

    >>> import appell as ap
    >>> pucks = ap.catalogue.two_pucks()
    >>> sorted(kind.value for kind in ap.Jourdain.admits)
    ['holonomic', 'linear in velocity', 'nonlinear in velocity']
    >>> pucks.derive(ap.Jourdain()).mechanism.name
    'two pucks'

    The variation is that of the motion itself: the speeds are changed by delta u at fixed position and time, and the
    velocity of every particle changes by delta v. The particles of a body, rho from its mass centre, have

        delta v = delta v_c + delta omega x rho,        a = a_c + alpha x rho + omega x (omega x rho)

    so that its sum is m a_c . delta v_c + sum over k, l of S_kl (delta omega x e_k) . (alpha x e_l + omega x (omega x
    e_l)) with the second moments S = sum m rho rho^T = tr(I)/2 - I. Of a row F(q, v, t) = 0 the variation is
    delta F = dF/dv . delta v (Jourdain's step beyond d'Alembert, who varies positions: dF/dv need not come from a row
    linear in v), and the equations are the coefficients of delta u in

        sum (m a - f) . delta v - sum lam delta F = 0

    Rows in positions and rows of any form in velocities have such a variation. A row in accelerations has none, since
    neither position nor velocity changes there: it belongs to Gauss.

    References
    ----------
    Jourdain 1909; Pfeiffer and Glocker 1996.
    """

    name = "Jourdain"
    family = "d'Alembert"
    needs_bodies = True
    admits = frozenset({Kind.HOLONOMIC, Kind.LINEAR, Kind.NONLINEAR})
    references = ("Jourdain 1909", "Pfeiffer and Glocker 1996")

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
        m, algebra = mechanics, mechanics.algebra
        n = m.u.shape[0]
        delta_u = algebra.symbols([f"delta{i}" for i in range(n)])
        delta = algebra.directional(m.velocities, m.u, delta_u)
        lost = algebra.column([self._inertia(m, delta) - self._given(m, delta, delta_u)])
        equations = algebra.jacobian(lost, delta_u).T
        M = algebra.jacobian(equations, m.udot)
        F = -algebra.substitute(equations, m.udot, algebra.zeros(n, 1))
        variations = algebra.column([self._variation(m, row, delta, delta_u) for row in rows])
        A, gamma = stacked(rows, m, None)
        return Blocks(M, F, A, gamma, algebra.jacobian(variations, delta_u).T)

    def steps(self, setting: Setting) -> tuple[Step, ...]:
        m, s, algebra = setting.m, setting, setting.m.algebra
        delta_u = algebra.symbols([f"delta{i}" for i in range(m.u.shape[0])])
        delta = algebra.directional(m.velocities, m.u, delta_u)
        lost = algebra.column([self._inertia(m, delta) - self._given(m, delta, delta_u)])
        varied = algebra.column([self._variation(m, row, delta, delta_u) for row in s.rows])
        inertia, B = algebra.jacobian(lost, delta_u).T, algebra.jacobian(varied, delta_u).T
        changes = tuple(
            Quantity(
                f"delta v of {mass.name}", rf"\delta \mathbf{{v}}_{{{in_words(mass.name)}}}", [delta[mass.velocity, :]]
            )
            for mass in m.masses
        )
        statement = Statement(
            "sum (m a - f) . delta v - sum lam delta F = 0 with delta r = 0",
            r"\sum (m \mathbf{a} - \mathbf{f}) \cdot \delta \mathbf{v} - \sum \lambda \, \delta F = 0, \quad \delta "
            r"\mathbf{r} = 0",
        )
        filled = (
            Quantity("power lost on delta @", r"\partial/\partial \delta {@}", entries(inertia), s.speeds),
            *constraint_forces(s, B),
        )
        words = "The equations are the coefficients of the variations of the speeds."
        return (
            Step("variations", "Speeds are varied at a fixed position and time.", None, changes),
            Step("Jourdain's principle", words, statement, filled, s.push(B) - inertia),
        )

    @staticmethod
    def _inertia(m: Mechanics, delta: Matrix) -> Scalar:
        """sum m a . delta v over all particles."""
        algebra = m.algebra
        moving = algebra.directional(m.velocities, m.u, m.udot) + algebra.rate(m.velocities, m.q, m.qdot, m.t)
        total = algebra.zeros(1, 1)[0, 0]
        for mass in m.masses:
            total += mass.mass * algebra.dot(moving[mass.velocity, :], delta[mass.velocity, :])
            if mass.spin is not None:
                total += _about_the_centre(m, mass, moving[mass.spin, :], delta[mass.spin, :])
        return total

    @staticmethod
    def _given(m: Mechanics, delta: Matrix, delta_u: Matrix) -> Scalar:
        """sum f . delta v + t . delta omega; potentials and forces on coordinates on delta qdot, dampers on delta u."""
        algebra = m.algebra
        delta_qdot = m.G @ delta_u
        V = algebra.column([sum(m.potentials.values(), algebra.zeros(1, 1)[0, 0])])
        total = -(algebra.jacobian(V, m.q) @ delta_qdot)[0, 0]
        total -= (algebra.jacobian(algebra.column([m.dissipation]), m.u) @ delta_u)[0, 0]
        for force in m.generalised.values():
            total += algebra.dot(force, delta_qdot)
        for load in m.loads:
            for term in load.terms:
                total += algebra.dot(term.vector, delta[term.velocity, :])
        return total

    @staticmethod
    def _variation(m: Mechanics, row: Row, delta: Matrix, delta_u: Matrix) -> Scalar:
        """delta F = dF/dv . delta v over the points and bodies of the row; of a row in scalars dF/du . delta u."""
        algebra = m.algebra
        if row.terms is None:
            return algebra.directional(algebra.column([row.velocity_level]), m.u, delta_u)[0, 0]
        parts = (algebra.dot(term.vector, delta[term.velocity, :]) for term in row.terms)
        return sum(parts, algebra.zeros(1, 1)[0, 0])


def _about_the_centre(m: Mechanics, mass: MovingMass, alpha: Matrix, delta_omega: Matrix) -> Scalar:
    """sum m (alpha x rho + omega x (omega x rho)) . (delta omega x rho) = tr(D^T W S), D and W as matrices on rho."""
    algebra = m.algebra
    moments = mass.inertia
    assert moments is not None, mass
    S = (moments[0, 0] + moments[1, 1] + moments[2, 2]) / 2 * algebra.eye(3) - moments
    omega = _crossing(algebra, m.velocities[mass.spin, :])
    W = (_crossing(algebra, alpha) + omega @ omega) @ S
    D = _crossing(algebra, delta_omega)
    return sum((D[i, j] * W[i, j] for i in range(3) for j in range(3) if i != j), algebra.zeros(1, 1)[0, 0])


def _crossing(algebra: Algebra, a: Matrix) -> Matrix:
    """The matrix of a x."""
    x, y, z = a[0, 0], a[1, 0], a[2, 0]
    return algebra.matrix([[0, -z, y], [z, 0, -x], [-y, x, 0]])
