"""A sphere."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm

from appell.model.surfaces.surface import Column, Surface, length
from appell.model.types import Expression


@dataclass(frozen=True)
class Sphere(Surface):
    """A ball, or with ``inside`` a round hollow in matter.

    >>> import appell as ap
    >>> ap.Sphere(2).distance(sm.Matrix([0, 3, 4]))
    3

    Parameters
    ----------
    radius : number or expression of parameters
    inside : bool
        A round hollow, whose matter is around it.
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
        value = (x.dot(x) / self.radius - self.radius) / 2
        return -value if self.inside else value

    def distance(self, x: Column) -> sm.Expr:
        value = length(x) - self.radius
        return -value if self.inside else value

    def support(self, d: Column) -> Column | None:
        return None if self.inside else self.radius * d

    @property
    def sizes(self) -> tuple[object, ...]:
        return (self.radius,)
