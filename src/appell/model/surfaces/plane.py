"""A plane."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm

from appell.model.surfaces.surface import Column, Surface


@dataclass(frozen=True)
class Plane(Surface):
    """The plane through ``at``; its ``axis`` is the normal, and points out of the matter.

    >>> import appell as ap
    >>> ap.Plane(axis="y", at=(0, 0.1, 0)).distance(sm.Matrix([1, 2, 3]))
    3

    Parameters
    ----------
    at : three components
        The centre, from the origin of the body.
    axis : "x", "y", "z", three components or vector
        Where the z axis of the shape points.
    frame : ReferenceFrame, optional
        Axes to take in place of the body's own: see :class:`Shape`.
    """

    def implicit(self, x: Column) -> sm.Expr:
        return x[2]

    def distance(self, x: Column) -> sm.Expr:
        return x[2]

    def chart(self, a: sm.Expr, b: sm.Expr) -> Column:
        return sm.Matrix([a, b, 0])

    def foot(self, x: Column) -> tuple[sm.Expr, sm.Expr]:
        return x[0], x[1]

    def tangent(self, x: Column) -> Column:
        return sm.Matrix([1, 0, 0])

    @property
    def sizes(self) -> tuple[object, ...]:
        return ()
