"""Shapes that somebody said (``body.shape``), in numbers and in the axes of the node."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from sympy.physics.vector import Vector

from appell.errors import ModelError, how_to_add
from appell.model import AttachmentFrame
from appell.model.drawings import Drawing
from appell.model.joints.joint import direction, vector
from appell.model.shapes import BodyShape
from appell.view.scene.contacts import drawn_surface, place_shape
from appell.view.scene.rods import bar
from appell.view.scene.rotations import along, as_vector, quaternion
from appell.view.scene.sampled import Sampled
from appell.view.scene.scene import SceneShape
from appell.view.style import SCENE


def said_shape(drawing: Drawing, s: Sampled, extent: float, color: str) -> SceneShape:
    """A shape of a body, a particle, a mount, a frame or the ground."""
    shape, on = drawing.shape, drawing.on
    side: Any
    if drawing.frame is not None:
        side = AttachmentFrame(on, drawing.frame, s.data.origin, s.data.frame)
    else:
        side = next(thing for thing in (*s.data.masses, *s.data.mounts) if thing.name == on)
    if not isinstance(shape, BodyShape):
        placed = place_shape(shape, side, s)
        made = None if placed is None else drawn_surface(shape, *placed, s, extent, color)
        if made is None:
            raise ModelError(f"the {type(shape).__name__} of '{on}' cannot be drawn: it moves in the body.")
        return made
    # Where the origin of a body is from its mass centre, in its axes
    node = 0 if getattr(side, "frame", None) is s.data.frame else s.index(side.name)
    places = s.point(getattr(side, "origin", side.point))
    found = None if places is None else s.fixed(places, node)
    shift = np.zeros(3) if found is None else found
    place = lambda components: _numbers(components, side, s) + shift
    color = shape.color or color
    sizes = tuple(_positive(s.number(e), shape, on) for e in shape.sizes)
    if shape.kind == "rod":
        start, end = (place(p) for p in shape.points)
        return replace(bar(start, end, sizes[0] if sizes else SCENE.bar * extent, color), opacity=shape.opacity)
    if shape.kind == "polyline":
        points = np.array([place(p) for p in shape.points])
        return SceneShape("polyline", points=points, color=color, opacity=shape.opacity)
    if shape.kind == "mesh":
        vertices, faces = read_mesh(shape.path, shape.scale)
        turn = quaternion(np.array(shape.turn).reshape(3, 3)) if shape.turn else (1.0, 0.0, 0.0, 0.0)
        at = as_vector(place(shape.at))
        return SceneShape("mesh", (), at, turn, color, shape.opacity, vertices=vertices, faces=faces)
    if shape.kind == "plane" and not sizes:
        sizes = (0.0, 0.0)
    turn = quaternion(np.array(shape.turn).reshape(3, 3)) if shape.turn else along(_axis(shape, side, s))
    return SceneShape(shape.kind, sizes, as_vector(place(shape.at)), turn, color, shape.opacity)


def _numbers(components: Any, side: Any, s: Sampled) -> np.ndarray:
    frame = getattr(side, "frame", s.data.frame)

    key = components if isinstance(components, Vector) else tuple(components)

    def find() -> tuple[Any, ...]:
        given = components if isinstance(components, Vector) else vector("a shape", components, frame)
        return tuple(given.to_matrix(frame))

    return np.array([s.number(e) for e in s.once(("components", key, frame), find)])


def _axis(shape: BodyShape, side: Any, s: Sampled) -> np.ndarray:
    frame = getattr(side, "frame", s.data.frame)
    found = s.once(("axis", id(shape), frame), lambda: tuple(direction(shape.axis, frame).to_matrix(frame)))
    return np.array([s.number(e) for e in found])


def _positive(value: float, shape: BodyShape, on: str) -> float:
    if not (np.isfinite(value) and value > 0):
        raise ModelError(f"the {shape.kind} of '{on}' has the size {value:g}: give a positive length.")
    return value


def read_mesh(path: str, scale: float | tuple[float, float, float] = 1.0) -> tuple[np.ndarray, np.ndarray]:
    """Vertices in metres and triangles of an STL or OBJ file. Raises ModelError where it cannot be read."""
    try:
        import trimesh
    except ImportError:
        raise ModelError(
            f"the mesh '{Path(path).name}' is read by trimesh, which is not installed: {how_to_add('mesh')}."
        ) from None
    try:
        mesh = trimesh.load(path, force="mesh", process=False)
        vertices, faces = np.asarray(mesh.vertices, float), np.asarray(mesh.faces, int)
    except (OSError, ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
        raise ModelError(f"the mesh '{path}' cannot be read ({error}).") from None
    if not len(faces):
        raise ModelError(f"the mesh '{path}' has no triangles.")
    return vertices * np.asarray(scale, float), faces
