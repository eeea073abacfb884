"""What carries mass, and the points one can name on it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from weakref import ReferenceType

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame

from appell.errors import ModelError

if TYPE_CHECKING:
    from appell.model.model import Model
    from appell.model.shapes import BodyShape
    from appell.model.surfaces import Shape


@dataclass(frozen=True, eq=False)
class Particle:
    """A mass at a point, as ``model.particle`` gives it.

    >>> import appell as ap
    >>> model = ap.Model("a puck"); x = model.coordinates("x")
    >>> model.particle("puck", mass=2, position=x * model.frame.x).mass
    2

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

    >>> import appell as ap
    >>> model = ap.Model("a ball")
    >>> ball = model.body("ball", mass=2, inertia=ap.solid_sphere(2, 0.1))
    >>> ball.mass, float(ball.inertia[0, 0])
    (2, 0.008000000000000002)

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
    home
        The model it was made in, while that is there; a copy from a file or another process has none.
    """

    name: str
    mass: sm.Expr
    point: Point
    frame: ReferenceFrame
    inertia: sm.ImmutableMatrix
    inertial: ReferenceFrame
    origin: Point
    axes: ReferenceFrame | None = None
    home: ReferenceType[Model] | None = field(default=None, repr=False)

    def shape(self, *shapes: BodyShape | Shape) -> None:
        """What it looks like, in place of what follows from its inertia: ``model.shape(body, ...)``.

        >>> import appell as ap
        >>> model = ap.Model("a door"); door = model.body("door", mass=1, inertia_zz=1, mass_center=(0.4, 0, 0))
        >>> _ = model.joint("hinge", ap.Revolute("z"), model.ground, door)
        >>> door.shape(ap.shapes.box(0.8, 0.04, 2, at=(0.4, 0, 1)))

        Parameters
        ----------
        *shapes : BodyShape or Shape
            Such as ``ap.shapes.box(1, 2, 3)`` or ``ap.Sphere(r)``, in its axes and from its origin.

        Raises
        ------
        ModelError
            For what is not a shape, and symbols that the model does not know.
        """
        model = None if self.home is None else self.home()
        if model is None:
            raise ModelError(f"the body '{self.name}' has lost the model it was made in: say model.shape(body, ...).")
        model.shape(self, *shapes)

    def __getstate__(self) -> dict[str, object]:
        return self.__dict__ | {"home": None}

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
