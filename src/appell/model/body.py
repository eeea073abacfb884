"""What carries mass, and the points one can name on it."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame


@dataclass(frozen=True, eq=False)
class Particle:
    """A mass at a point."""

    name: str
    mass: sm.Expr
    point: Point
    inertial: ReferenceFrame

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, eq=False)
class Body:
    """A rigid body: a frame, a mass centre, and its inertia about it, as a matrix in that frame."""

    name: str
    mass: sm.Expr
    point: Point
    frame: ReferenceFrame
    inertia: sm.ImmutableMatrix
    inertial: ReferenceFrame

    @property
    def mass_center(self) -> Point:
        return self.point

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, eq=False)
class Station:
    """A named point, fixed in a body or moving by itself."""

    name: str
    point: Point
    inertial: ReferenceFrame
    body: Body | Particle | None = None

    def __str__(self) -> str:
        return self.name
