"""A round cone."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm

from appell.model.surfaces.surface import Column, Surface, length
from appell.model.types import Expression


@dataclass(frozen=True)
class Cone(Surface):
    """A cone that opens along its ``axis`` from its tip, ``angle`` between axis and side; with ``inside`` a funnel.

    >>> import appell as ap
    >>> ap.Cone(sm.pi / 4, inside=True).distance(sm.Matrix([0, 0, 1]))
    sqrt(2)/2

    Parameters
    ----------
    angle : number or expression of parameters
        Between the axis and the side.
    inside : bool
        A funnel, whose matter is around it.
    at : three components
        The centre, from the origin of the body.
    axis : "x", "y", "z", three components or vector
        Where the z axis of the shape points.
    frame : ReferenceFrame, optional
        Axes to take in place of the body's own: see :class:`Shape`.
    """

    angle: Expression
    inside: bool = False

    def implicit(self, x: Column) -> sm.Expr:
        return self.distance(x)

    def distance(self, x: Column) -> sm.Expr:
        """From the side; beyond the tip that is further than the tip itself."""
        value = length(x[:2]) * sm.cos(self.angle) - x[2] * sm.sin(self.angle)
        return -value if self.inside else value

    def tangent(self, x: Column) -> Column:
        """Round the axis; a factor of both coordinates, as of a point below the centre of a ball, has no part in it."""
        # a / k and b / k with the sums k that are factors of both: k (x, y) points where (x, y) does
        a = x[0]
        b = x[1]
        first, second = (sm.factor_terms(e).as_powers_dict() for e in (a, b))
        shared = [f for f in first if f.is_Add and first[f] == second.get(f)]
        k = sm.Mul(*[f ** first[f] for f in shared])
        across = sm.factor_terms(a) / k, sm.factor_terms(b) / k
        return sm.Matrix([-across[1], across[0], 0]) / length(across)

    @property
    def sizes(self) -> tuple[object, ...]:
        return (self.angle,)
