"""An ellipsoid."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm

from appell.constraints import expression_of
from appell.model.surfaces.surface import Column, Surface, length
from appell.model.types import Expression


@dataclass(frozen=True)
class Ellipsoid(Surface):
    """An ellipsoid with half-axes a, b, c along x, y, z.

    >>> import appell as ap
    >>> list(ap.Ellipsoid(3, 2, 1).support(sm.Matrix([0, 0, -1])))
    [0, 0, -1]

    Parameters
    ----------
    a, b, c : number or expression of parameters
        The half-axes along x, y, z.
    at : three components
        The centre, from the origin of the body.
    axis : "x", "y", "z", three components or vector
        Where the z axis of the shape points.
    frame : ReferenceFrame, optional
        Axes to take in place of the body's own: see :class:`Shape`.
    """

    a: Expression
    b: Expression
    c: Expression

    def implicit(self, x: Column) -> sm.Expr:
        return (sum(entry**2 / size**2 for entry, size in zip(x, self.sizes, strict=True)) - 1) / 2

    def support(self, d: Column) -> Column:
        """(a^2 d_x, b^2 d_y, c^2 d_z) / sqrt(a^2 d_x^2 + b^2 d_y^2 + c^2 d_z^2)."""
        stretched = sm.Matrix([size * entry for size, entry in zip(self.sizes, d, strict=True)])
        return sm.Matrix([size * entry for size, entry in zip(self.sizes, stretched, strict=True)]) / length(stretched)

    @property
    def sizes(self) -> tuple[sm.Expr, ...]:
        return tuple(expression_of("the axis of an Ellipsoid", axis) for axis in (self.a, self.b, self.c))
