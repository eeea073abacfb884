"""What one particle or body contributes to Kane's generalised forces.

With R the resultant of the forces on a body B through its mass centre B*, T their torque about it, and the inertia
force R* = -m a and inertia torque T* = -(I alpha + omega x I omega),

    (F_r)_B = a_r . R + alpha_r . T            (F*_r)_B = a_r . R* + alpha_r . T*

(Roithmayr and Hodges 2010, eqs. 75 and 76; 000), with partial velocities v_r and omega_r in place of a_r and alpha_r
where no row is embedded in the accelerations (eq. 82). A particle has no torques.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import sympy as sm
from sympy.physics.vector import Vector

from appell.constraints import multiplier
from appell.errors import ModelError
from appell.mechanics import Term, actuated
from appell.mechanics.reaction_vectors import owner
from appell.model import Mass

if TYPE_CHECKING:
    from appell.reading.partials.partials import Partials


@dataclass(frozen=True, eq=False)
class Contribution:
    """What one particle or body contributes to F_r and F*_r, and the vectors it comes from.

    >>> import appell as ap
    >>> print(ap.catalogue.chaplygin_sleigh().derive(ap.Kane()).statement.contributions)
    body: F_r {v: 0, omega: 0}, F*_r {v: m*(a*omega^2 - v'), omega: -J*omega' - a*m*(a*omega' + omega*v)}

    Parameters
    ----------
    name : str
        The particle or body.
    force, torque : Vector
        R and T: all loads and all constraint forces in evidence on it, through its mass centre.
    inertia_force, inertia_torque : Vector
        R* and T*, in the rates of the independent speeds.
    active_forces, inertia_forces : mapping
        (F_r)_B and (F*_r)_B by speed.
    """

    name: str
    force: Vector
    torque: Vector
    inertia_force: Vector
    inertia_torque: Vector
    active_forces: Any
    inertia_forces: Any

    def __str__(self) -> str:
        return f"{self.name}: F_r {self.active_forces!r}, F*_r {self.inertia_forces!r}"

    __repr__ = __str__

    def _repr_latex_(self) -> str:
        parts = [(r"F_r", self.active_forces), (r"F^{*}_r", self.inertia_forces)]
        rows = [f"{word} &: {values._repr_latex_().strip('$')}" for word, values in parts]
        return r"$\displaystyle \begin{aligned}" + r"\\ ".join(rows) + r"\end{aligned}$"


def contribution(partials: Partials, mass: Mass) -> Contribution:
    """The contribution of a mass, in the vectors that the partials show."""
    system, (a, remainders) = partials._system, partials._rates
    m, N = system.reduced, partials.model.frame
    moving = next(one for one in m.masses if one.name == mass.name)
    accelerations = a @ sm.Matrix([m.udot[i, 0] for i in _kept(partials)]) + remainders
    star = next((-f, -t) for one, f, t in m.momentum_rates(accelerations) if one is moving)
    active, inertia = sm.zeros(a.shape[1], 1), a[moving.velocity, :].T @ star[0]
    if moving.spin is not None:
        inertia += a[moving.spin, :].T @ star[1]
    force, torque = sm.zeros(3, 1), sm.zeros(3, 1)
    for factor, term in _acting(partials, mass):
        active += a[term.velocity, :].T @ (factor * term.vector)
        if term.angular:
            torque += factor * term.inertial
            continue
        force += factor * term.vector
        if term.place != mass.name:
            Q = m.places[term.place][0]
            if Q is None or moving.position is None:
                raise ModelError(
                    f"the torque of the force at '{term.place}' about '{mass.name}' needs both positions, and one is "
                    "known only by its velocity: locate it with set_pos."
                )
            torque += m.algebra.cross(Q - moving.position, factor * term.vector)

    def vector(components: sm.Matrix) -> Vector:
        x, y, z = partials._written(components)
        return x * N.x + y * N.y + z * N.z

    return Contribution(
        mass.name,
        vector(force),
        vector(torque),
        vector(star[0]),
        vector(moving.in_inertial(star[1])),
        partials._by_rate(partials._written(active)),
        partials._by_rate(partials._written(inertia)),
    )


def _kept(partials: Partials) -> list[int]:
    """Where the independent speeds stand among those that the linear rows leave."""
    return [partials.speeds.index(u) for u in partials.independent_speeds]


def _acting(partials: Partials, mass: Mass) -> Iterator[tuple[sm.Expr, Term]]:
    """The loads on a mass, and the reactions in evidence, each with its factor."""
    model, system = partials.model, partials._system
    m, count = system.reduced, {c.name: len(c.expressions) for c in model.constraints}
    pushes = actuated(m)
    acting = [(sm.S.One, term) for load in m.loads for term in load.terms]
    for i, row in enumerate(m.rows):
        if row in system.rows:
            lam = multiplier(row.name, row.number, count[row.name])
            acting += [(lam, term) for term in pushes.get(i, row).terms or ()]
    acting += [(sm.S.One, term) for law in m.laws for term in law.terms]
    yield from ((factor, term) for factor, term in acting if owner(model, term.place) is mass)
