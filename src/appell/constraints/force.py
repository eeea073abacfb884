"""A force of a constraint as a person writes it: vectors on places, numbers on coordinates, scaled accelerations."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.constraints.expression import Expression


@dataclass(frozen=True)
class Scaled:
    """A component of z in a law of a reaction that is not ideal: ``nonideal={x: ap.Scaled(zx), y: ap.Scaled(zy)}``.

    >>> import appell as ap
    >>> model = ap.Model("bead on a dragging wire"); x, y = model.coordinates("x y"); N = model.frame
    >>> bead = model.particle("bead", mass=4, position=x * N.x + y * N.y)
    >>> wire = model.constrain("wire", y, nonideal={x: ap.Scaled(-0.5 * x.diff(model.time))})
    >>> model.derive(ap.UdwadiaKalaba()).accelerations({"x": 0.0, "xdot": 1.0})["xdot"]  # 4 x'' = -sqrt(4) 0.5 x'
    -0.25

    The reaction is

        Q_c = M^1/2 B^+ (b - A a) + M^1/2 (I - B^+ B) z        (eqs. 19 and 23)

    with z over the coordinates, a scaled acceleration: its dimension is that of M^1/2 q''. Which virtual work it does
    follows as C = M^1/2 z, with the symmetric root of the M of the coordinate rates.

    Parameters
    ----------
    component : expression
        Of the state and of time, and of the multipliers that a law may use.

    References
    ----------
    Udwadia and Kalaba 2002, eqs. 19, 23 and 37 (001).
    """

    component: Expression


@dataclass(frozen=True)
class Force:
    """Forces at points, torques on frames, generalised forces and scaled accelerations on coordinates together."""

    vectors: tuple[tuple[Point | ReferenceFrame, Vector], ...] = ()
    generalised: tuple[tuple[sm.Expr, sm.Expr], ...] = ()
    scaled: tuple[tuple[sm.Expr, sm.Expr], ...] = ()

    @property
    def expressions(self) -> tuple[sm.Expr, ...]:
        """Every component, to look for symbols in."""
        components = [e for _, vector in self.vectors for matrix, _ in vector.args for e in matrix]
        return (*components, *(value for _, value in (*self.generalised, *self.scaled)))

    @property
    def places(self) -> tuple[Point | ReferenceFrame, ...]:
        """The points and frames it acts on."""
        return tuple(on for on, _ in self.vectors)
