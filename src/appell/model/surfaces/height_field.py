"""A landscape z = h(x, y)."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm

from appell.constraints import expression_of
from appell.model.surfaces.surface import Column, Surface, length


@dataclass(frozen=True)
class HeightField(Surface):
    """The surface z = h(x, y), matter below: an expression in two symbols of your choice and in parameters.

    >>> import appell as ap
    >>> x, y = sm.symbols("x y")
    >>> ap.HeightField(x**2 / 2 - y, (x, y)).implicit(sm.Matrix([2, 1, 5]))
    4

    Parameters
    ----------
    height : expression
        The height h in the two symbols.
    symbols : two symbols
        The horizontal coordinates x, y in it.
    at : three components
        The centre, from the origin of the body.
    axis : "x", "y", "z", three components or vector
        Where the z axis of the shape points.
    frame : ReferenceFrame, optional
        Axes to take in place of the body's own: see :class:`Shape`.
    """

    height: sm.Expr
    symbols: tuple[sm.Symbol, sm.Symbol]

    def implicit(self, x: Column) -> sm.Expr:
        return x[2] - self._at(expression_of("the height of a HeightField", self.height), x)

    def chart(self, a: sm.Expr, b: sm.Expr) -> Column:
        return sm.Matrix([a, b, self._at(expression_of("the height of a HeightField", self.height), sm.Matrix([a, b]))])

    def foot(self, x: Column) -> tuple[sm.Expr, sm.Expr]:
        return x[0], x[1]

    def tangent(self, x: Column) -> Column:
        slope = self._at(expression_of("the height of a HeightField", self.height).diff(self.symbols[0]), x)
        along = sm.Matrix([1, 0, slope])
        return along / length(along)

    def _at(self, e: sm.Expr, x: Column) -> sm.Expr:
        return e.xreplace(dict(zip(self.symbols, x[:2], strict=True)))

    @property
    def sizes(self) -> tuple[object, ...]:
        return ()
