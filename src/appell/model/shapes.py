"""Shapes to draw: what a body looks like, for ``model.shape`` and ``body.shape``. They do not change the motion.

Lengths are numbers or expressions of parameters, in the axes of the body and from its origin. The surfaces of contacts
(:class:`appell.Sphere`, :class:`appell.Torus` ...) are taken as shapes too.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import sympy as sm

from appell.constraints import expression_of
from appell.errors import ModelError
from appell.model.types import Components, Expression

__all__ = ["BodyShape", "box", "cone", "cylinder", "ellipsoid", "mesh", "plane", "polyline", "rod", "sphere", "torus"]

Color = str
"""A colour as "#rrggbb"; "" for the one that the body has by its place in the model."""


@dataclass(frozen=True)
class BodyShape:
    """A shape that was declared for a body; made by the functions of :mod:`appell.shapes`.

    >>> import appell as ap
    >>> ap.shapes.box(2, 1, 0.5, color="#aa3333").color
    '#aa3333'

    Attributes
    ----------
    kind : str
        sphere, ellipsoid, box, cylinder, cone, torus, plane, polyline, rod or mesh.
    sizes : tuple of expressions
        As the function took them.
    at, axis
        The middle, and where the z axis of the shape points.
    points : tuple of three components each
        Of a polyline or a rod.
    path, scale
        Of a mesh: its file, and metres for each of its units.
    turn
        The rotation matrix of its axes in the body's, nine numbers row by row, in place of the axis; () for none.
    color, opacity
        "#rrggbb" or "", and 0 to 1.
    """

    kind: str
    sizes: tuple[sm.Expr, ...] = ()
    at: Components = (0, 0, 0)
    axis: str | Components = "z"
    points: tuple[Components, ...] = ()
    path: str = ""
    scale: float | tuple[float, float, float] = 1.0
    turn: tuple[float, ...] = ()
    color: Color = ""
    opacity: float = 1.0

    @property
    def expressions(self) -> list[sm.Expr]:
        """Everything in it that may hold parameters."""
        lengths = [*self.at, *(e for point in self.points for e in point)]
        lengths += [] if isinstance(self.axis, str) else [*self.axis]
        return [*self.sizes, *(expression_of(f"the {self.kind}", e) for e in lengths)]


def sphere(radius: Expression, *, at: Components = (0, 0, 0), color: Color = "", opacity: float = 1.0) -> BodyShape:
    """A ball.

    >>> import appell as ap
    >>> ap.shapes.sphere(0.1).kind
    'sphere'

    Parameters
    ----------
    radius : number or expression of parameters
    at : three components
        Its middle, from the origin of the body.
    color, opacity
        "#rrggbb", and 0 to 1.
    """
    return shape_of("sphere", (radius,), at=at, color=color, opacity=opacity)


def ellipsoid(
    a: Expression,
    b: Expression,
    c: Expression,
    *,
    at: Components = (0, 0, 0),
    color: Color = "",
    opacity: float = 1.0,
) -> BodyShape:
    """An ellipsoid with half axes along x, y and z.

    >>> import appell as ap
    >>> ap.shapes.ellipsoid(0.2, 0.1, 0.1).sizes
    (0.2, 0.1, 0.1)

    Parameters
    ----------
    a, b, c : numbers or expressions of parameters
        Half axes.
    at : three components
        Its middle, from the origin of the body.
    color, opacity
        "#rrggbb", and 0 to 1.
    """
    return shape_of("ellipsoid", (a, b, c), at=at, color=color, opacity=opacity)


def box(
    x: Expression,
    y: Expression,
    z: Expression,
    *,
    at: Components = (0, 0, 0),
    color: Color = "",
    opacity: float = 1.0,
) -> BodyShape:
    """A box with sides along x, y and z.

    >>> import appell as ap
    >>> model = ap.Model("a brick"); brick = model.body("brick", 1, inertia=ap.box(1, 2, 1, 0.5))
    >>> _ = model.joint("flight", ap.Free(), model.ground, brick)
    >>> brick.shape(ap.shapes.box(2, 1, 0.5))
    >>> model.scene().nodes[1].shapes[0].size
    (2.0, 1.0, 0.5)

    Parameters
    ----------
    x, y, z : numbers or expressions of parameters
        Sides.
    at : three components
        Its middle, from the origin of the body.
    color, opacity
        "#rrggbb", and 0 to 1.
    """
    return shape_of("box", (x, y, z), at=at, color=color, opacity=opacity)


def cylinder(
    radius: Expression,
    length: Expression,
    *,
    at: Components = (0, 0, 0),
    axis: str | Components = "z",
    color: Color = "",
    opacity: float = 1.0,
) -> BodyShape:
    """A round cylinder, or a disc.

    >>> import appell as ap
    >>> ap.shapes.cylinder(0.1, 0.4, axis="y").axis
    'y'

    Parameters
    ----------
    radius, length : numbers or expressions of parameters
    at : three components
        Its middle, from the origin of the body.
    axis : "x", "y", "z" or three components
    color, opacity
        "#rrggbb", and 0 to 1.
    """
    return shape_of("cylinder", (radius, length), at=at, axis=axis, color=color, opacity=opacity)


def cone(
    radius: Expression,
    length: Expression,
    *,
    at: Components = (0, 0, 0),
    axis: str | Components = "z",
    color: Color = "",
    opacity: float = 1.0,
) -> BodyShape:
    """A cone with its tip along its axis.

    >>> import appell as ap
    >>> ap.shapes.cone(0.1, 0.4, at=(0, 0, 0.2)).at
    (0, 0, 0.2)

    Parameters
    ----------
    radius, length : numbers or expressions of parameters
    at : three components
        The middle of its axis, from the origin of the body.
    axis : "x", "y", "z" or three components
        From the base to the tip.
    color, opacity
        "#rrggbb", and 0 to 1.
    """
    return shape_of("cone", (radius, length), at=at, axis=axis, color=color, opacity=opacity)


def torus(
    ring: Expression,
    tube: Expression,
    *,
    at: Components = (0, 0, 0),
    axis: str | Components = "z",
    color: Color = "",
    opacity: float = 1.0,
) -> BodyShape:
    """A ring, or a tyre.

    >>> import appell as ap
    >>> ap.shapes.torus(0.3, 0.02).sizes
    (0.3, 0.02)

    Parameters
    ----------
    ring, tube : numbers or expressions of parameters
        Radius of the ring about the axis, and of the tube.
    at : three components
        Its middle, from the origin of the body.
    axis : "x", "y", "z" or three components
    color, opacity
        "#rrggbb", and 0 to 1.
    """
    return shape_of("torus", (ring, tube), at=at, axis=axis, color=color, opacity=opacity)


def plane(
    a: Expression | None = None,
    b: Expression | None = None,
    *,
    at: Components = (0, 0, 0),
    axis: str | Components = "z",
    color: Color = "",
    opacity: float = 0.5,
) -> BodyShape:
    """A piece of a plane, such as the floor; without sides as large as the motion needs.

    >>> import appell as ap
    >>> ap.shapes.plane(4, 2).sizes
    (4, 2)

    Parameters
    ----------
    a, b : numbers or expressions of parameters, optional
        Sides.
    at : three components
        Its middle, from the origin of the body.
    axis : "x", "y", "z" or three components
        Its normal.
    color, opacity
        "#rrggbb", and 0 to 1.
    """
    sizes = () if a is None or b is None else (a, b)
    return shape_of("plane", sizes, at=at, axis=axis, color=color, opacity=opacity)


def rod(
    start: Components, end: Components, radius: Expression | None = None, *, color: Color = "", opacity: float = 1.0
) -> BodyShape:
    """A round bar between two points.

    >>> import appell as ap
    >>> ap.shapes.rod((0, 0, 0), (1, 0, 0), 0.05).sizes
    (0.05,)

    Parameters
    ----------
    start, end : three components
        From the origin of the body.
    radius : number or expression of parameters, optional
        A small part of the mechanism's size without one.
    color, opacity
        "#rrggbb", and 0 to 1.
    """
    sizes = () if radius is None else (radius,)
    return shape_of("rod", sizes, points=(start, end), color=color, opacity=opacity)


def polyline(points: Sequence[Components], *, color: Color = "", opacity: float = 1.0) -> BodyShape:
    """A line with corners.

    >>> import appell as ap
    >>> len(ap.shapes.polyline([(0, 0, 0), (1, 0, 0), (1, 1, 0)]).points)
    3

    Parameters
    ----------
    points : sequence of three components each
        From the origin of the body.
    color, opacity
        "#rrggbb", and 0 to 1.
    """
    if len(points) < 2:
        raise ModelError(f"a polyline has {len(points)} points: give two or more.")
    return shape_of("polyline", (), points=tuple(points), color=color, opacity=opacity)


def mesh(
    path: str | os.PathLike[str],
    *,
    scale: float | tuple[float, float, float] = 1.0,
    at: Components = (0, 0, 0),
    turn: Sequence[Sequence[float]] | None = None,
    color: Color = "",
    opacity: float = 1.0,
) -> BodyShape:
    """A surface of triangles from an STL or OBJ file, read when the scene is made.

    >>> import appell as ap, pathlib, tempfile
    >>> file = pathlib.Path(tempfile.mkdtemp()) / "cube.stl"
    >>> _ = file.write_text("solid cube endsolid cube")
    >>> ap.shapes.mesh(file, scale=0.001).kind
    'mesh'

    Parameters
    ----------
    path
        The file, .stl or .obj.
    scale : number or three numbers
        Metres for each of its units.
    at : three components
        Its origin, from the origin of the body.
    turn : 3 x 3 numbers, optional
        Its axes, as columns, in those of the body.
    color, opacity
        "#rrggbb", and 0 to 1.

    Raises
    ------
    ModelError
        For a file that is not there, or neither STL nor OBJ.
    """
    where = Path(path)
    if where.suffix.lower() not in (".stl", ".obj"):
        raise ModelError(f"the mesh '{where.name}' is neither .stl nor .obj: convert it to one of these.")
    if not where.is_file():
        raise ModelError(f"the mesh '{where}' is not there.")
    flat = () if turn is None else tuple(float(e) for row in turn for e in row)
    if turn is not None and len(flat) != 9:
        raise ModelError(f"the mesh '{where.name}' has turn={turn!r}: give three rows of three numbers.")
    made = shape_of("mesh", (), at=at, color=color, opacity=opacity)
    return BodyShape("mesh", (), made.at, "z", (), str(where), scale, flat, color, opacity)


def shape_of(
    kind: str,
    sizes: Sequence[Expression],
    *,
    at: Components = (0, 0, 0),
    axis: str | Components = "z",
    points: tuple[Components, ...] = (),
    color: Color,
    opacity: float,
) -> BodyShape:
    """A shape with sizes that can be positive and a colour that is one."""
    found = tuple(expression_of(f"the size of the {kind}", size) for size in sizes)
    for size in found:
        if size.is_positive is False or (size.is_number and not size.is_finite):
            raise ModelError(f"the {kind} has the size {size}: give a positive length.")
    for place in (at, *points):
        if isinstance(place, str) or len(place) != 3:
            raise ModelError(f"the {kind} has the place {place!r}: give three components (x, y, z).")
    if isinstance(axis, str) and axis not in ("x", "y", "z"):
        raise ModelError(f"the {kind} has the axis {axis!r}: give 'x', 'y', 'z' or three components.")
    if color and not re.fullmatch("#[0-9a-fA-F]{6}", color):
        raise ModelError(f"the {kind} has the colour {color!r}: write it as '#rrggbb'.")
    if not 0 <= opacity <= 1:
        raise ModelError(f"the {kind} has the opacity {opacity}: give a number between 0 and 1.")
    return BodyShape(kind, found, at, axis, points, color=color, opacity=float(opacity))
