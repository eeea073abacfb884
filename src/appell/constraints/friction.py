"""Coulomb's friction of a contact: it sticks while the friction suffices, and slides against it otherwise."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm
from sympy.physics.vector import Vector

from appell.constraints.expression import Expression


@dataclass(frozen=True)
class Coulomb:
    """What a person says of the friction of a contact: ``friction=`` of ``model.constrain``.

    >>> import appell as ap
    >>> m = ap.Model("a block on a table"); x, y = m.coordinates("x y"); N = m.frame
    >>> block = m.particle("block", mass=1, position=x * N.x + y * N.y); m.gravity(-10 * N.y)
    >>> _ = m.constrain("table", ap.position(block).dot(N.y) >= 0, friction=ap.Coulomb(0.5))
    >>> run = m.derive(ap.Kane()).simulate(2.0, {x: 0, x.diff(m.time): 5.0})
    >>> [(mode.name, round(mode.end, 9)) for mode in run.modes]
    [('table slides forward', 1.0), ('table sticks', 2.0)]

    Parameters
    ----------
    mu : number or expression of parameters
        The ratio of friction and normal force while it slides.
    static : number or expression of parameters, optional
        The largest ratio while it sticks; by default the same.
    slip : Vector, optional
        The velocity with which it slides, where that is not the velocity of the one point the constraint speaks of
        (a belt that moves, two bodies).
    """

    mu: Expression
    static: Expression | None = None
    slip: Vector | None = None


@dataclass(frozen=True)
class FrictionData:
    """The friction of a constraint in the model's symbols.

    ``tangents``: the slip along unit vectors across the normal, as rows in velocities; ``weight``: the normal force of
    a unit multiplier.
    """

    kinetic: sm.Expr
    static: sm.Expr
    tangents: tuple[sm.Expr, ...]
    weight: sm.Expr
