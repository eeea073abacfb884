"""Hertz: where no force acts, a system goes uniformly along the straightest of the paths its constraints allow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import casadi as ca
import numpy as np

from appell.algebra import CasadiAlgebra, Matrix, Scalar
from appell.constraints import Constraint
from appell.equations.blocks import Blocks
from appell.equations.principle import Kind, Principle, instead, stacked
from appell.equations.steps import Quantity, Setting, Statement, Step, constraint_forces, entries
from appell.errors import NotApplicable
from appell.mechanics import Embedding, Mechanics, Row, lower
from appell.mechanics.sampling import random_states, values_at
from appell.model import Mechanism
from appell.numbers import ZERO


@dataclass(frozen=True)
class Hertz(Principle):
    """Of all paths through a position in one direction that the constraints allow, the least curved is taken.

    >>> import appell as ap
    >>> model = ap.Model("a particle on a sphere"); q = model.coordinates("x y z")
    >>> place = q[0] * model.frame.x + q[1] * model.frame.y + q[2] * model.frame.z
    >>> P = model.particle("P", mass=3, position=place)
    >>> sphere = model.constrain("sphere", sum(c**2 for c in q) - 1)
    >>> state = {"x": 1, "y": 0, "z": 0, "xdot": 0, "ydot": 2, "zdot": 0}
    >>> model.derive(ap.Hertz()).accelerations(state)["xdot"]
    -4.0

    Length is measured in the metric of mass, ds^2 = sum m dr^2, and a path has the curvature

        kappa^2 = sum m (d2r/ds2)^2,        d2r/ds2 = (a - v s''/s') / s'^2

    with s'^2 = sum m v.v and s' s'' = sum m v.a. Hertz's law has two parts: kappa^2 is least among the accelerations
    that satisfy the rows, and the speed along the path is uniform, s'' = 0. The curvature does not depend on s'', so
    that both are one condition,

        1/2 (s'^4 kappa^2 + s''^2)  stationary in udot,  under A udot + gamma = 0

    (of a body the sums go over its particles). There is no force and no time in the law: loads, potentials, dampers,
    laws of reactions and prescribed motion are refused, and so are rows that speak of more than the path, which are
    those not homogeneous in the velocities. At rest there is no path, and the system stays at rest.

    References
    ----------
    Hertz 1894, section 309; Lanczos 1970, chapter IV.
    """

    name = "Hertz"
    family = "d'Alembert"
    needs_bodies = True
    is_general = False
    admits = frozenset({Kind.HOLONOMIC, Kind.LINEAR, Kind.NONLINEAR})
    references = ("Hertz 1894, section 309", "Lanczos 1970, chapter IV")

    def check(self, constraints: Sequence[Constraint], among: Sequence[type[Principle]] = ()) -> None:
        super().check(constraints, among)
        for c in constraints:
            what = _beyond_a_path(c)
            if what:
                raise NotApplicable(f"Hertz knows no force, and the constraint '{c.name}' has {what}{_others(among)}")

    def check_model(self, model: Mechanism, among: Sequence[type[Principle]] = ()) -> None:
        super().check_model(model, among)
        names = [load.name for load in model.loads] + [potential.name for potential in model.potentials]
        names += [force.name for force in model.generalised] + [damper.name for damper in model.dampers]
        for name in names:
            raise NotApplicable(
                f"Hertz knows no force, and '{name}' acts on '{model.name}': the law of the straightest path is "
                f"that of systems left to themselves{_others(among)}"
            )
        m = lower(model, CasadiAlgebra())
        moved = _moved_by_time(m)
        if moved:
            raise NotApplicable(f"Hertz knows no time, and {moved} of '{model.name}' holds it{_others(among)}")
        name = _not_of_a_path(m)
        if name:
            raise NotApplicable(
                f"Hertz takes rows that speak of the path alone, and the constraint '{name}' is not homogeneous in the "
                f"velocities{_others(among)}"
            )

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
        m, algebra = mechanics, mechanics.algebra
        gradient = algebra.jacobian(algebra.column([self._bending(m)]), m.udot).T
        M = algebra.cancelled(algebra.jacobian(gradient, m.udot))
        F = -algebra.cancelled(algebra.substitute(gradient, m.udot, algebra.zeros(m.u.shape[0], 1)))
        A, gamma = stacked(rows, m, None)
        return Blocks(M, F, A, gamma, A.T)

    def steps(self, setting: Setting) -> tuple[Step, ...]:
        m, s, algebra = setting.m, setting, setting.m.algebra
        bending = self._bending(m)
        slope = algebra.cancelled(algebra.jacobian(algebra.column([bending]), m.udot).T)
        A, _ = stacked(s.rows, m, None)
        statement = Statement(
            "1/2 (s'^4 kappa^2 + s''^2) is stationary in u' under A u' + gamma = 0",
            r"\tfrac{1}{2} \left(\dot s^4 \kappa^2 + \ddot s^2\right) \to \min, \quad \kappa^2 = \sum m "
            r"\left(\frac{d^2 \mathbf{r}}{d s^2}\right)^2",
        )
        square = _mass_product(m, m.velocities, m.velocities)
        filled = (
            Quantity("slope by @'", r"\partial/\partial \dot{@}", entries(slope), s.speeds),
            *constraint_forces(s, A.T),
        )
        words = "The path is the straightest that the constraints allow, and the speed along it uniform."
        return (
            Step("length", "In the metric of mass.", None, (Quantity("s'^2", r"\dot s^2", [square]),)),
            Step("the straightest path", words, statement, filled, s.push(A.T) - slope),
        )

    @staticmethod
    def _bending(m: Mechanics) -> Scalar:
        """1/2 (s'^4 kappa^2 + s''^2), of the accelerations of all particles."""
        algebra = m.algebra
        v: Matrix = m.velocities
        a = algebra.directional(v, m.u, m.udot) + algebra.rate(v, m.q, m.qdot, m.t)
        square = _mass_product(m, v, v) + algebra.least  # s'^2; at rest there is no path, and s'' is zero
        along = _mass_product(m, v, a) / square  # s''/s'
        turned = a - v * along  # s'^2 d2r/ds2
        return (_mass_product(m, turned, turned) + _spinning(m, turned) + along**2 * square) / 2


def _mass_product(m: Mechanics, x: Matrix, y: Matrix) -> Scalar:
    """sum m x . y over the particles, for stacks of velocities or accelerations of points and bodies."""
    dot = m.algebra.dot
    total = m.algebra.zeros(1, 1)[0, 0]
    for mass in m.masses:
        total += mass.mass * dot(x[mass.velocity, :], y[mass.velocity, :])
        if mass.spin is not None:
            total += dot(x[mass.spin, :], mass.inertia @ y[mass.spin, :])
    return total


def _spinning(m: Mechanics, turned: Matrix) -> Scalar:
    """What omega x (omega x rho) adds to sum m (d2r/ds2)^2 of bodies, up to what holds no acceleration.

    2 sum m (alpha x rho) . (omega x (omega x rho)) = 2 alpha . (omega x I omega); along the path itself it vanishes.
    """
    algebra = m.algebra
    total = algebra.zeros(1, 1)[0, 0]
    for mass in m.masses:
        if mass.spin is not None:
            omega = m.velocities[mass.spin, :]
            total += 2 * algebra.dot(turned[mass.spin, :], algebra.cross(omega, mass.inertia @ omega))
    return total


def _beyond_a_path(constraint: Constraint) -> str:
    """What of a constraint is a force, or not of the instant."""
    if constraint.law is not None:
        return "a non-ideal reaction"
    if constraint.drives:
        return "actuators"
    if constraint.friction is not None:
        return "friction"
    return "integrals of the motion" if constraint.memories else ""


def _moved_by_time(m: Mechanics) -> str:
    """What moves by itself, or with time: the velocities of points, or a row."""
    states = random_states(m)
    slopes = ca.vertcat(m.velocity_remainders, ca.jacobian(m.velocities, m.t), m.g)
    if max(np.abs(values).max(initial=0.0) for values in values_at(m, slopes, states)) > ZERO.expressions:
        return "a prescribed motion"
    for row in m.rows:
        if max(np.abs(x).max() for x in values_at(m, ca.jacobian(row.velocity, m.t), states)) > ZERO.expressions:
            return f"the constraint '{row.name}'"
    return ""


def _not_of_a_path(m: Mechanics) -> str:
    """The name of a row that is not homogeneous in the speeds: by Euler, A u = k h with one k for all states."""
    states = random_states(m, 4)
    for row in m.rows:
        values = np.array([x.ravel() for x in values_at(m, ca.vertcat(row.velocity, row.A @ m.u), states)])
        degree = np.round(np.median(values[:, 1] / values[:, 0]))
        if not np.allclose(values[:, 1], degree * values[:, 0], rtol=ZERO.expressions, atol=ZERO.expressions):
            return row.name
    return ""


def _others(among: Sequence[type[Principle]]) -> str:
    return instead(p.name for p in among if p.name in ("Gauss", "Kane"))
