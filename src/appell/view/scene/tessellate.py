"""Shapes as triangles, in the axes of their node: what matplotlib draws and glTF holds."""

from __future__ import annotations

import numpy as np

from appell.view.scene.rotations import matrix
from appell.view.scene.scene import SceneShape
from appell.view.style import SCENE

Triangles = tuple[np.ndarray, np.ndarray]
"""Vertices (n, 3) and faces (m, 3), counter-clockwise from outside."""


def triangles(shape: SceneShape, corners: int = SCENE.corners) -> Triangles | None:
    """The surface of a shape in the axes of its node; None for a line."""
    if shape.type == "polyline":
        return None
    vertices, faces = _own(shape, corners)
    return vertices @ matrix(np.array(shape.quaternion)).T + np.array(shape.position), faces


def _own(shape: SceneShape, corners: int) -> Triangles:
    """In the axes of the shape itself."""
    if shape.vertices is not None and shape.faces is not None:
        return np.asarray(shape.vertices, float), np.asarray(shape.faces, int)
    size = shape.size
    if shape.type in ("sphere", "ellipsoid"):
        vertices, faces = ball(corners)
        return vertices * np.array(size if len(size) == 3 else [size[0]] * 3), faces
    if shape.type == "box":
        return box(*size)
    if shape.type == "plane":
        a, b = size[0] / 2, size[1] / 2
        return np.array([[-a, -b, 0], [a, -b, 0], [a, b, 0], [-a, b, 0.0]]), np.array([[0, 1, 2], [0, 2, 3]])
    if shape.type == "torus":
        return torus(size[0], size[1], corners)
    r, half = size[0], size[1] / 2
    profile = [[0.0, -half], [r, -half], [0.0, half]]
    if shape.type == "cylinder":
        profile = [[0.0, -half], [r, -half], [r, half], [0.0, half]]
    return swept(np.array(profile), corners)


def ball(corners: int = SCENE.corners) -> Triangles:
    """A sphere of radius one."""
    angles = np.linspace(-np.pi / 2, np.pi / 2, corners // 2 + 1)
    profile = np.column_stack([np.cos(angles), np.sin(angles)])
    profile[[0, -1], 0] = 0.0
    return swept(profile, corners)


def box(x: float, y: float, z: float) -> Triangles:
    """A box with these sides about the origin."""
    signs = np.array([[i, j, k] for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)], float)
    quads = [[0, 1, 3, 2], [4, 6, 7, 5], [0, 4, 5, 1], [2, 3, 7, 6], [0, 2, 6, 4], [1, 5, 7, 3]]
    faces = [[a, b, c] for a, b, c, d in quads] + [[a, c, d] for a, b, c, d in quads]
    return signs * np.array([x, y, z]) / 2, np.array(faces)


def torus(ring: float, tube: float, corners: int = SCENE.corners) -> Triangles:
    """A torus about z."""
    angles = np.linspace(0, 2 * np.pi, corners // 2 + 1)
    return swept(np.column_stack([ring + tube * np.cos(angles), tube * np.sin(angles)]), corners)


def swept(profile: np.ndarray, corners: int = SCENE.corners) -> Triangles:
    """The surface that a line of points (distance from z, height) leaves as it turns about z.

    A line that goes up has its outside away from the axis. Faces without area, at a point on the axis, are left out.
    """
    angles = np.linspace(0, 2 * np.pi, corners, endpoint=False)
    ring = np.stack([np.cos(angles), np.sin(angles)], axis=1)
    vertices = np.concatenate([np.column_stack([r * ring, np.full(corners, z)]) for r, z in profile])
    i = np.arange(corners)
    j = (i + 1) % corners
    faces = []
    for k in range(len(profile) - 1):
        low, high = k * corners, (k + 1) * corners
        if profile[k, 0] > 0:
            faces.append(np.column_stack([low + i, low + j, high + j]))
        if profile[k + 1, 0] > 0:
            faces.append(np.column_stack([low + i, high + j, high + i]))
    return vertices, np.concatenate(faces)


def grid_faces(rows: int, columns: int) -> np.ndarray:
    """The triangles of a grid of vertices, row by row."""
    a = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)).ravel()
    first = np.column_stack([a, a + columns, a + columns + 1])
    return np.concatenate([first, np.column_stack([a, a + columns + 1, a + 1])])
