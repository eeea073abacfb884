"""What every surface says: where it is zero, and what of its geometry is known in closed form."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

import sympy as sm
from sympy.physics.vector import ReferenceFrame

from appell.model.types import Components

Column: TypeAlias = sm.Matrix
"""Three components in the surface's own axes."""


@dataclass(frozen=True, kw_only=True)
class Shape(ABC):
    """What a body touches with, in its own axes.

    Parameters
    ----------
    at
        Its centre, from the origin of the body.
    axis
        Where its z axis points: "x", "y", "z", three components or a vector of the body.
    frame
        Axes to take in place of the body's own, fixed in it; or, for a shape of revolution, those of any frame that
        shares its axis, so that the spin about it need not enter the geometry.
    """

    at: Components = (0, 0, 0)
    axis: str | Components = "z"
    frame: ReferenceFrame | None = None

    def support(self, d: Column) -> Column | None:
        """The point that reaches furthest along a direction; None without a closed form.

        Parameters
        ----------
        d
            A unit vector, in the surface's axes.
        """
        return None

    def tangent(self, x: Column) -> Column | None:
        """A unit vector along the surface at one of its points, wherever it is smooth; None where no one field does.

        Parameters
        ----------
        x
            A point of the surface, in its axes.
        """
        return None

    @property
    @abstractmethod
    def sizes(self) -> tuple[object, ...]:
        """The lengths that must be positive."""


@dataclass(frozen=True, kw_only=True)
class Surface(Shape):
    """A smooth surface. To add one, copy a file of this folder and list it in ``__init__``; ``implicit`` is enough.

    >>> import appell as ap
    >>> isinstance(ap.Sphere(0.1), ap.Surface)
    True

    Parameters
    ----------
    at, axis, frame
        Its centre and axes in the body, as for every shape.
    """

    @abstractmethod
    def implicit(self, x: Column) -> sm.Expr:
        """f(x): zero on the surface, positive outside of the matter.

        Parameters
        ----------
        x
            A point, in the surface's axes.
        """

    def distance(self, x: Column) -> sm.Expr | None:
        """The distance of a point from the surface, positive outside of the matter; None without a closed form.

        Parameters
        ----------
        x
            A point, in the surface's axes.
        """
        return None

    def chart(self, a: sm.Expr, b: sm.Expr) -> Column | None:
        """The point at two coordinates that cover the whole surface smoothly; None where no two do.

        Parameters
        ----------
        a, b
            The coordinates.
        """
        return None

    def foot(self, x: Column) -> tuple[sm.Expr, sm.Expr] | None:
        """The coordinates of a point of the surface near to another.

        Parameters
        ----------
        x
            A point, in the surface's axes.
        """
        return None


@dataclass(frozen=True, kw_only=True)
class Edge(Shape):
    """A sharp edge: a closed curve that touches a surface along its tangent."""

    @abstractmethod
    def curve(self, a: sm.Expr) -> Column:
        """The point of the edge at an angle.

        Parameters
        ----------
        a
            The angle, 0 to 2 pi.
        """


def gradient(function: Callable[[Column], sm.Expr], x: Column) -> Column:
    """The derivatives of a scalar function of a point, at x."""
    symbols = sm.symbols("x:3", cls=sm.Dummy, real=True)
    value = sm.sympify(function(sm.Matrix(symbols)))
    table = dict(zip(symbols, x, strict=True))
    return sm.Matrix([value.diff(s).xreplace(table) for s in symbols])


def length(x: Iterable[sm.Expr]) -> sm.Expr:
    """|x|."""
    return sm.sqrt(sum(entry**2 for entry in x))


def sign(value: sm.Expr) -> sm.Expr:
    """1 or -1, never 0; written so that its derivative is 0 in either algebra."""
    return sm.Piecewise((1, value >= 0), (-1, True))


def unit(x: Column) -> Column:
    """x / |x|; where only one component is there, its sign."""
    present = [i for i in range(len(x)) if x[i] != 0]
    if len(present) == 1:
        return sm.Matrix([sign(e) if i in present else 0 for i, e in enumerate(x)])
    return x / length(x)
