"""The sharp edge of a disc or hoop."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm

from appell.model.surfaces.surface import Column, Edge, unit
from appell.model.types import Expression


@dataclass(frozen=True)
class Disc(Edge):
    """The edge of a thin disc about its ``axis``: the circle x = r cos(a), y = r sin(a).

    >>> import appell as ap
    >>> list(ap.Disc(2).support(sm.Matrix([0, sm.Rational(-3, 5), sm.Rational(4, 5)])))
    [0, -2, 0]

    Parameters
    ----------
    radius : number or expression of parameters
    at : three components
        The centre, from the origin of the body.
    axis : "x", "y", "z", three components or vector
        Where the z axis of the shape points.
    frame : ReferenceFrame, optional
        Axes to take in place of the body's own: see :class:`Shape`.
    """

    radius: Expression

    def curve(self, a: sm.Expr) -> Column:
        return sm.Matrix([self.radius * sm.cos(a), self.radius * sm.sin(a), 0])

    def support(self, d: Column) -> Column:
        return self.radius * unit(sm.Matrix([d[0], d[1], 0]))

    def tangent(self, x: Column) -> Column:
        return sm.Matrix([-x[1], x[0], 0]) / self.radius

    @property
    def sizes(self) -> tuple[object, ...]:
        return (self.radius,)
