"""What carries mass, and the points one can name on it."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame


@dataclass(frozen=True, eq=False)
class Particle:
    """A mass at a point, as ``model.particle`` gives it.

    Attributes
    ----------
    name, mass
        As they were given.
    point
        Its SymPy point.
    inertial
        The inertial frame of the model.
    """

    name: str
    mass: sm.Expr
    point: Point
    inertial: ReferenceFrame

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, eq=False)
class Body:
    """A rigid body, as ``model.body`` gives it: a frame, a mass centre, and its inertia about it.

    Attributes
    ----------
    name, mass
        As they were given.
    point
        The mass centre, a SymPy point.
    frame
        The frame that turns with it.
    inertia
        About the mass centre, as a matrix in ``axes``.
    inertial
        The inertial frame of the model.
    origin
        Where the axes of its frame meet, from which points of the body are measured.
    axes
        Another frame in which the inertia is that matrix (a wheel's, which does not turn with it); None: its own.
    """

    name: str
    mass: sm.Expr
    point: Point
    frame: ReferenceFrame
    inertia: sm.ImmutableMatrix
    inertial: ReferenceFrame
    origin: Point
    axes: ReferenceFrame | None = None

    @property
    def mass_center(self) -> Point:
        """The mass centre, under SymPy's name."""
        return self.point

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, eq=False)
class Marker:
    """A named point, fixed in a body or moving by itself."""

    name: str
    point: Point
    inertial: ReferenceFrame
    body: Body | Particle | None = None

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, eq=False)
class AttachmentFrame:
    """A frame at a point to which bodies can be joined: the ground, or a part of a joint such as a tricycle's fork."""

    name: str
    frame: ReferenceFrame
    origin: Point
    inertial: ReferenceFrame
    body: Body | None = None

    @property
    def point(self) -> Point:
        return self.origin

    def __str__(self) -> str:
        return self.name


Mass = Particle | Body
Place = Particle | Body | Marker
