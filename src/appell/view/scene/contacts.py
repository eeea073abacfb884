"""What bodies touch with: the surfaces of contacts, in the bodies they belong to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
from sympy.physics.vector import Point, Vector

from appell.model import ContactConstraint
from appell.model.joints.joint import direction, vector
from appell.model.surfaces import (
    Cone,
    Cylinder,
    Disc,
    Ellipsoid,
    HeightField,
    KnifeEdge,
    Plane,
    Sphere,
    Torus,
)
from appell.model.surfaces.surface import Shape
from appell.numbers import ZERO
from appell.view.scene.rotations import as_vector, quaternion, turned_to
from appell.view.scene.sampled import Sampled
from appell.view.scene.scene import SceneShape
from appell.view.scene.tessellate import grid_faces, swept
from appell.view.style import SCENE


def contact_shapes(contact: ContactConstraint, s: Sampled) -> list[tuple[int, Shape, np.ndarray, np.ndarray]]:
    """Both shapes of a contact: the node, the shape, its centre and its axes (columns) in that node."""
    found = []
    for body, shape in zip(contact.contact.bodies, contact.contact.shapes, strict=True):
        side = s.data.side(body, "body", "contact")
        placed = place_shape(shape, side, s)
        if placed is not None:
            found.append((s.node_of(side), shape, *placed))
    return found


def place_shape(shape: Shape, side: Any, s: Sampled) -> tuple[np.ndarray, np.ndarray] | None:
    """The centre and the axes (columns) of a shape in the node of a body; None where it moves in that body."""
    node = s.node_of(side)
    key = "placed", id(shape), side.name
    center, axis = s.once(key, lambda: _said_place(shape, side))
    places = s.point(center)
    z = s.direction_in(s.vector(axis), node)
    if places is None or z is None:
        return None
    offset = s.fixed(places, node)
    if offset is None:
        return None
    if shape.frame is not None:
        x = s.direction_in(s.vector(shape.frame.x), node)
        if x is not None and abs(x @ z) < ZERO.expressions:
            return offset, np.column_stack([x, np.cross(z, x), z])
    return offset, turned_to(z)


def _said_place(shape: Shape, side: Any) -> tuple[Point, Vector]:
    """The centre and the axis of a shape."""
    at = vector("a shape", shape.at, side.frame)
    center = side.origin if at == 0 else side.origin.locatenew("centre of a shape", at)
    return center, direction(shape.axis, shape.frame or side.frame)


Maker = Callable[[Any, Sampled, float, str], SceneShape]


def _disc(shape: Disc, s: Sampled, extent: float, color: str) -> SceneShape:
    r = s.number(shape.radius)
    return SceneShape("cylinder", (r, 0.04 * r), color=color)


def _sphere(shape: Sphere, s: Sampled, extent: float, color: str) -> SceneShape:
    return SceneShape("sphere", (s.number(shape.radius),), color=color, opacity=SCENE.opacity if shape.inside else 1.0)


def _ellipsoid(shape: Ellipsoid, s: Sampled, extent: float, color: str) -> SceneShape:
    return SceneShape("ellipsoid", tuple(s.number(e) for e in shape.sizes), color=color)


def _torus(shape: Torus, s: Sampled, extent: float, color: str) -> SceneShape:
    return SceneShape("torus", (s.number(shape.ring), s.number(shape.tube)), color=color)


def _plane(shape: Plane, s: Sampled, extent: float, color: str) -> SceneShape:
    return SceneShape("plane", (0.0, 0.0), color=color, opacity=0.5)


def _cylinder(shape: Cylinder, s: Sampled, extent: float, color: str) -> SceneShape:
    r, length = s.number(shape.radius), 2.2 * extent
    if not shape.inside:
        return SceneShape("cylinder", (r, length), color=color)
    vertices, faces = swept(np.array([[r, -length / 2], [r, length / 2]]))
    return SceneShape("surface", color=color, opacity=SCENE.opacity, vertices=vertices, faces=faces)


def _cone(shape: Cone, s: Sampled, extent: float, color: str) -> SceneShape:
    angle = s.number(shape.angle)
    side = 1.1 * extent
    vertices, faces = swept(np.array([[0.0, 0.0], [side * np.sin(angle), side * np.cos(angle)]]))
    return SceneShape(
        "surface", color=color, opacity=SCENE.opacity if shape.inside else 1.0, vertices=vertices, faces=faces
    )


def _height_field(shape: HeightField, s: Sampled, extent: float, color: str) -> SceneShape:
    a = np.linspace(-extent, extent, 25)
    points = []
    for x in a:
        for y in a:
            chart = shape.chart(float(x), float(y))
            points.append([x, y, s.number(chart[2])])
    return SceneShape("surface", color=color, vertices=np.array(points), faces=grid_faces(25, 25))


def _knife(shape: KnifeEdge, s: Sampled, extent: float, color: str) -> SceneShape:
    # A knife edge: a thin upright plate along x, its edge at the origin
    return SceneShape("box", (0.3 * extent, 0.015 * extent, 0.08 * extent), (0.0, 0.0, 0.04 * extent), color=color)


MAKERS: dict[type, Maker] = {
    Disc: _disc,
    Sphere: _sphere,
    Ellipsoid: _ellipsoid,
    Torus: _torus,
    Plane: _plane,
    Cylinder: _cylinder,
    Cone: _cone,
    HeightField: _height_field,
    KnifeEdge: _knife,
}


def drawn_surface(
    shape: Shape, center: np.ndarray, axes: np.ndarray, s: Sampled, extent: float, color: str
) -> SceneShape | None:
    """The picture of a contact shape in its node; None for one that somebody wrote and that has no picture.

    ``extent``: how far from its middle what has no end is drawn.
    """
    maker = next((make for kind, make in MAKERS.items() if isinstance(shape, kind)), None)
    if maker is None:
        return None
    made = maker(shape, s, extent, color)
    if not np.isfinite([*made.size, 0.0]).all():
        return None
    return replace(made, position=as_vector(center), quaternion=quaternion(axes))


def size_of(shape: Shape, s: Sampled) -> float:
    """Twice the largest length of a shape that is bounded; 0 for planes, tubes and funnels."""
    if isinstance(shape, Sphere | Disc):
        return 2 * s.number(shape.radius)
    if isinstance(shape, Ellipsoid):
        return 2 * max(s.number(e) for e in shape.sizes)
    if isinstance(shape, Torus):
        return 2 * (s.number(shape.ring) + s.number(shape.tube))
    return 0.0
