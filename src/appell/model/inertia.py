"""Moments of inertia of plain bodies about their mass centre: (Ixx, Iyy, Izz), for ``model.body(inertia=...)``."""

from __future__ import annotations

import sympy as sm

from appell.errors import ModelError

Moments = tuple[sm.Expr, sm.Expr, sm.Expr]


def solid_sphere(mass: object, radius: object) -> Moments:
    """A solid ball: 2/5 m r^2.

    >>> import appell as ap
    >>> ap.solid_sphere(5, 1)
    (2, 2, 2)
    """
    m, r = sm.sympify(mass), sm.sympify(radius)
    return (sm.Rational(2, 5) * m * r**2,) * 3


def shell(mass: object, radius: object) -> Moments:
    """A thin hollow ball: 2/3 m r^2."""
    m, r = sm.sympify(mass), sm.sympify(radius)
    return (sm.Rational(2, 3) * m * r**2,) * 3


def rod(mass: object, length: object, axis: str = "x") -> Moments:
    """A thin rod along an axis: m l^2 / 12 across it, nothing about it."""
    m, l = sm.sympify(mass), sm.sympify(length)
    return _about(axis, sm.S.Zero, m * l**2 / 12)


def disc(mass: object, radius: object, axis: str = "z") -> Moments:
    """A thin disc: m r^2 / 2 about its axis, m r^2 / 4 about a diameter."""
    m, r = sm.sympify(mass), sm.sympify(radius)
    return _about(axis, m * r**2 / 2, m * r**2 / 4)


def hoop(mass: object, radius: object, axis: str = "z") -> Moments:
    """A thin ring: m r^2 about its axis, m r^2 / 2 about a diameter."""
    m, r = sm.sympify(mass), sm.sympify(radius)
    return _about(axis, m * r**2, m * r**2 / 2)


def solid_cylinder(mass: object, radius: object, height: object, axis: str = "z") -> Moments:
    """A solid cylinder: m r^2 / 2 about its axis, m (3 r^2 + h^2) / 12 across it."""
    m, r, h = sm.sympify(mass), sm.sympify(radius), sm.sympify(height)
    return _about(axis, m * r**2 / 2, m * (3 * r**2 + h**2) / 12)


def box(mass: object, x: object, y: object, z: object) -> Moments:
    """A solid box with edges x, y, z: m (y^2 + z^2) / 12 and so on."""
    m, a, b, c = map(sm.sympify, (mass, x, y, z))
    return m * (b**2 + c**2) / 12, m * (a**2 + c**2) / 12, m * (a**2 + b**2) / 12


def _about(axis: str, own: sm.Expr, across: sm.Expr) -> Moments:
    if axis not in ("x", "y", "z"):
        raise ModelError(f"the axis {axis!r} is not one of 'x', 'y', 'z'.")
    x, y, z = (own if axis == name else across for name in "xyz")
    return x, y, z
