"""What carries mass, and the points one can name on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sympy as sm
from sympy.physics.vector import Dyadic, Point, ReferenceFrame

from appell.errors import ModelError


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
    """A rigid body: a frame, a mass centre, and its inertia about it, as a matrix in that frame.

    ``origin`` is where the axes of its frame meet, from which points of the body are measured. ``axes``: another frame
    in which the inertia is that matrix (a wheel's, which does not turn with it); None is the body's own.
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


def inertia_matrix(name: str, inertia: object, inertia_zz: object, frame: ReferenceFrame) -> sm.ImmutableMatrix:
    """The inertia about the mass centre as a matrix in the body's frame."""
    if inertia_zz is not None and inertia is None:
        inertia = (0, 0, inertia_zz)
    if inertia is None:
        raise ModelError(f"the body '{name}' has no inertia: give inertia= (or inertia_zz= for motion in a plane).")
    if isinstance(inertia, Dyadic):
        return sm.ImmutableMatrix(inertia.to_matrix(frame))
    entries = list(inertia) if isinstance(inertia, Sequence) else [inertia]
    if len(entries) == 3 and all(isinstance(row, Sequence) and len(row) == 3 for row in entries):
        inertia = sm.Matrix(entries)
    if isinstance(inertia, sm.MatrixBase) and inertia.shape == (3, 3):
        return sm.ImmutableMatrix(inertia)
    if len(entries) != 3:
        raise ModelError(f"the inertia of '{name}' is {inertia!r}: give three moments, a 3 x 3 matrix or a dyadic.")
    return sm.ImmutableMatrix(sm.diag(*[sm.sympify(e) for e in entries]))
