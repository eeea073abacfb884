"""A round cone."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm

from appell.model.surfaces.surface import Column, Surface, length
from appell.model.types import Expression


@dataclass(frozen=True)
class Cone(Surface):
    """A cone that opens along its ``axis`` from its tip, ``angle`` between axis and side; with ``inside`` a funnel.

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

    Examples
    --------
    >>> import appell as ap
    >>> ap.Cone(sm.pi / 4, inside=True).distance(sm.Matrix([0, 0, 1]))
    sqrt(2)/2
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
        return sm.Matrix([-x[1], x[0], 0]) / length(x[:2])

    @property
    def sizes(self) -> tuple[object, ...]:
        return (self.angle,)
