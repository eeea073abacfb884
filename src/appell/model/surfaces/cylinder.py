"""A round cylinder."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm

from appell.model.surfaces.surface import Column, Surface, length
from appell.model.types import Expression


@dataclass(frozen=True)
class Cylinder(Surface):
    """A round cylinder about its ``axis``, without ends; with ``inside`` a tube, whose matter is around it.

    >>> import appell as ap
    >>> ap.Cylinder(7, inside=True).distance(sm.Matrix([3, 4, 1]))
    2

    Parameters
    ----------
    radius : number or expression of parameters
    inside : bool
        A tube, whose matter is around it.
    at : three components
        The centre, from the origin of the body.
    axis : "x", "y", "z", three components or vector
        Where the z axis of the shape points.
    frame : ReferenceFrame, optional
        Axes to take in place of the body's own: see :class:`Shape`.
    """

    radius: Expression
    inside: bool = False

    def implicit(self, x: Column) -> sm.Expr:
        value = ((x[0] ** 2 + x[1] ** 2) / self.radius - self.radius) / 2
        return -value if self.inside else value

    def distance(self, x: Column) -> sm.Expr:
        value = length(x[:2]) - self.radius
        return -value if self.inside else value

    def chart(self, a: sm.Expr, b: sm.Expr) -> Column:
        return sm.Matrix([self.radius * sm.cos(a), self.radius * sm.sin(a), b])

    def foot(self, x: Column) -> tuple[sm.Expr, sm.Expr]:
        return sm.atan2(x[1], x[0]), x[2]

    def tangent(self, x: Column) -> Column:
        return sm.Matrix([0, 0, 1])

    @property
    def sizes(self) -> tuple[object, ...]:
        return (self.radius,)
