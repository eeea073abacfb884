"""Moments of inertia of plain bodies about their mass centre: (Ixx, Iyy, Izz), for ``model.body(inertia=...)``."""

from __future__ import annotations

import sympy as sm

from appell.constraints import expression_of
from appell.errors import ModelError
from appell.model.types import Expression

__all__ = ["box", "disc", "hoop", "rod", "shell", "solid_cylinder", "solid_sphere"]

Moments = tuple[sm.Expr, sm.Expr, sm.Expr]


def solid_sphere(mass: Expression, radius: Expression) -> Moments:
    """A solid ball: 2/5 m r^2.

    >>> import appell as ap
    >>> ap.solid_sphere(5, 1)
    (2, 2, 2)

    Parameters
    ----------
    mass, radius : numbers or expressions of parameters

    Returns
    -------
    tuple
        Ixx, Iyy, Izz about the mass centre.
    """
    m, r = _sizes(mass=mass, radius=radius)
    return (sm.Rational(2, 5) * m * r**2,) * 3


def shell(mass: Expression, radius: Expression) -> Moments:
    """A thin hollow ball: 2/3 m r^2.

    >>> import appell as ap
    >>> ap.shell(3, 1)
    (2, 2, 2)

    Parameters
    ----------
    mass, radius : numbers or expressions of parameters

    Returns
    -------
    tuple
        Ixx, Iyy, Izz about the mass centre.
    """
    m, r = _sizes(mass=mass, radius=radius)
    return (sm.Rational(2, 3) * m * r**2,) * 3


def rod(mass: Expression, length: Expression, axis: str = "x") -> Moments:
    """A thin rod along an axis: m l^2 / 12 across it, nothing about it.

    >>> import appell as ap
    >>> ap.rod(3, 2)
    (0, 1, 1)

    Parameters
    ----------
    mass, length : numbers or expressions of parameters
    axis : "x", "y" or "z"

    Returns
    -------
    tuple
        Ixx, Iyy, Izz about the mass centre.
    """
    m, l = _sizes(mass=mass, length=length)
    return _about(axis, sm.S.Zero, m * l**2 / 12)


def disc(mass: Expression, radius: Expression, axis: str = "z") -> Moments:
    """A thin disc: m r^2 / 2 about its axis, m r^2 / 4 about a diameter.

    >>> import appell as ap
    >>> ap.disc(4, 1)
    (1, 1, 2)

    Parameters
    ----------
    mass, radius : numbers or expressions of parameters
    axis : "x", "y" or "z"

    Returns
    -------
    tuple
        Ixx, Iyy, Izz about the mass centre.
    """
    m, r = _sizes(mass=mass, radius=radius)
    return _about(axis, m * r**2 / 2, m * r**2 / 4)


def hoop(mass: Expression, radius: Expression, axis: str = "z") -> Moments:
    """A thin ring: m r^2 about its axis, m r^2 / 2 about a diameter.

    >>> import appell as ap
    >>> ap.hoop(2, 1)
    (1, 1, 2)

    Parameters
    ----------
    mass, radius : numbers or expressions of parameters
    axis : "x", "y" or "z"

    Returns
    -------
    tuple
        Ixx, Iyy, Izz about the mass centre.
    """
    m, r = _sizes(mass=mass, radius=radius)
    return _about(axis, m * r**2, m * r**2 / 2)


def solid_cylinder(mass: Expression, radius: Expression, height: Expression, axis: str = "z") -> Moments:
    """A solid cylinder: m r^2 / 2 about its axis, m (3 r^2 + h^2) / 12 across it.

    >>> import appell as ap
    >>> ap.solid_cylinder(12, 1, 1)
    (4, 4, 6)

    Parameters
    ----------
    mass, radius, height : numbers or expressions of parameters
    axis : "x", "y" or "z"

    Returns
    -------
    tuple
        Ixx, Iyy, Izz about the mass centre.
    """
    m, r, h = _sizes(mass=mass, radius=radius, height=height)
    return _about(axis, m * r**2 / 2, m * (3 * r**2 + h**2) / 12)


def box(mass: Expression, x: Expression, y: Expression, z: Expression) -> Moments:
    """A solid box with edges x, y, z: m (y^2 + z^2) / 12 and so on.

    >>> import appell as ap
    >>> ap.box(12, 1, 2, 3)
    (13, 10, 5)

    Parameters
    ----------
    mass, x, y, z : numbers or expressions of parameters

    Returns
    -------
    tuple
        Ixx, Iyy, Izz about the mass centre.
    """
    m, a, b, c = _sizes(mass=mass, x=x, y=y, z=z)
    return m * (b**2 + c**2) / 12, m * (a**2 + c**2) / 12, m * (a**2 + b**2) / 12


def _sizes(**given: Expression) -> list[sm.Expr]:
    return [expression_of(f"the {word} of a body", value) for word, value in given.items()]


def _about(axis: str, own: sm.Expr, across: sm.Expr) -> Moments:
    if axis not in ("x", "y", "z"):
        raise ModelError(f"the axis {axis!r} is not one of 'x', 'y', 'z'.")
    x, y, z = (own if axis == name else across for name in "xyz")
    return x, y, z
