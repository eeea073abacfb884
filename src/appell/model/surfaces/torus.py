"""A torus: a tyre."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm

from appell.model.surfaces.surface import Column, Surface, length, unit
from appell.model.types import Expression


@dataclass(frozen=True)
class Torus(Surface):
    """A circle of radius ``ring`` about the ``axis``, thickened to the radius ``tube``.

    >>> import appell as ap
    >>> ap.Torus(5, 1).distance(sm.Matrix([7, 0, 0]))
    1

    Parameters
    ----------
    ring : number or expression of parameters
        The radius of the circle about the axis.
    tube : number or expression of parameters
        The radius of the tube.
    at : three components
        The centre, from the origin of the body.
    axis : "x", "y", "z", three components or vector
        Where the z axis of the shape points.
    frame : ReferenceFrame, optional
        Axes to take in place of the body's own: see :class:`Shape`.
    """

    ring: Expression
    tube: Expression

    def implicit(self, x: Column) -> sm.Expr:
        return (((length(x[:2]) - self.ring) ** 2 + x[2] ** 2) / self.tube - self.tube) / 2

    def distance(self, x: Column) -> sm.Expr:
        return sm.sqrt((length(x[:2]) - self.ring) ** 2 + x[2] ** 2) - self.tube

    def support(self, d: Column) -> Column:
        return self.ring * unit(sm.Matrix([d[0], d[1], 0])) + self.tube * d

    def chart(self, a: sm.Expr, b: sm.Expr) -> Column:
        out = self.ring + self.tube * sm.cos(b)
        return sm.Matrix([out * sm.cos(a), out * sm.sin(a), self.tube * sm.sin(b)])

    def foot(self, x: Column) -> tuple[sm.Expr, sm.Expr]:
        return sm.atan2(x[1], x[0]), sm.atan2(x[2], length(x[:2]) - self.ring)

    def tangent(self, x: Column) -> Column:
        return sm.Matrix([-x[1], x[0], 0]) / length(x[:2])

    @property
    def sizes(self) -> tuple[object, ...]:
        return self.ring, self.tube
