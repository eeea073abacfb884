"""Lines on round bodies, so that their turning is seen."""

from __future__ import annotations

import numpy as np

from appell.view.scene.scene import SceneShape

COLOR = "#f2efe8"


def marks_of(shape: SceneShape) -> list[SceneShape]:
    """Great circles of a ball, diameters of a disc, spokes of a tyre; none for what has edges."""
    if shape.type in ("sphere", "ellipsoid"):
        axes = np.array(shape.size if len(shape.size) == 3 else [shape.size[0]] * 3) * 1.004
        return [_line(shape, circle * axes) for circle in (_circle(0, 1), _circle(0, 2), _circle(1, 2))]
    if shape.type == "cylinder" and shape.size[0] > 0.6 * shape.size[1]:
        r, half = shape.size[0], 0.52 * shape.size[1]
        lines = [np.array([[-r, 0, z], [r, 0, z]]) for z in (-half, half)]
        return [_line(shape, line) for line in [*lines, *(line[:, [1, 0, 2]] for line in lines)]]
    if shape.type == "torus":
        r = shape.size[0]
        ways = np.linspace(0, np.pi, 4, endpoint=False)
        return [
            _line(shape, r * np.array([[-np.cos(a), -np.sin(a), 0], [np.cos(a), np.sin(a), 0]]), "#5b6570")
            for a in ways
        ]
    return []


def _circle(i: int, j: int) -> np.ndarray:
    angles = np.linspace(0, 2 * np.pi, 49)
    points = np.zeros((49, 3))
    points[:, i], points[:, j] = np.cos(angles), np.sin(angles)
    return points


def _line(shape: SceneShape, points: np.ndarray, color: str = COLOR) -> SceneShape:
    return SceneShape("polyline", (), shape.position, shape.quaternion, color, points=points)
