"""A body that nothing was said of but its mass and inertia: the plain body that has them."""

from __future__ import annotations

import numpy as np

from appell.model import Body
from appell.numbers import ZERO
from appell.view.scene.rotations import quaternion
from appell.view.scene.sampled import Sampled
from appell.view.scene.scene import SceneShape
from appell.view.style import SCENE


def equal_inertia(body: Body, s: Sampled, color: str) -> SceneShape | None:
    """The ball, cylinder or box of the same mass and inertia; None for a body without inertia.

    With principal moments A, B, C: a ball of r^2 = 5 A / 2m where all are one; a cylinder of r^2 = 2 C / m and
    l^2 = (12 A - 6 C) / m where two are; else a box with sides a^2 = 6 (B + C - A) / m and so on.
    """
    m, moments, axes = principal(body, s)
    if m <= 0 or moments.max() <= 0:
        return None
    place = (0.0, 0.0, 0.0)
    size = moments.max()
    if np.ptp(moments) < ZERO.seen * size:
        return SceneShape("sphere", (float(np.sqrt(2.5 * size / m)),), place, color=color)
    order = _axis_last(moments, size)
    if order is not None:
        A, C = moments[order[0]], moments[order[2]]
        radius, length = np.sqrt(2 * C / m), np.sqrt(max(12 * A - 6 * C, 0.0) / m)
        thin = SCENE.thin * max(radius, length)
        turn = quaternion(_right_handed(axes[:, order]))
        return SceneShape("cylinder", (float(max(radius, thin)), float(max(length, thin))), place, turn, color=color)
    squares = 6 * (moments.sum() - 2 * moments) / m
    sides = np.sqrt(np.maximum(squares, 0.0))
    sides = np.maximum(sides, SCENE.thin * sides.max())
    return SceneShape("box", tuple(map(float, sides)), place, quaternion(_right_handed(axes)), color=color)


def principal(body: Body, s: Sampled) -> tuple[float, np.ndarray, np.ndarray]:
    """The mass, the principal moments and the principal axes (columns) of a body in its own axes.

    A body that only moves in a plane has one moment, about z, and is drawn as a plate.
    """
    inertia = np.array([[s.number(e) for e in row] for row in body.inertia.tolist()], float)
    if body.axes is not None and body.axes is not body.frame:
        turn = np.einsum("sji,sjk->sik", s.axes(body.frame), s.axes(body.axes))[0]
        inertia = turn @ inertia @ turn.T
    if not np.isfinite(inertia).all():
        return s.number(body.mass), np.zeros(3), np.eye(3)
    if inertia[2, 2] > 0 and not np.delete(inertia.ravel(), 8).any():
        inertia = np.diag([inertia[2, 2] / 2, inertia[2, 2] / 2, inertia[2, 2]])
    moments, axes = np.linalg.eigh(inertia)
    if not np.abs(inertia - np.diag(np.diag(inertia))).max() > ZERO.seen * np.abs(inertia).max():
        moments, axes = np.diag(inertia), np.eye(3)
    return s.number(body.mass), moments, axes


def _axis_last(moments: np.ndarray, size: float) -> list[int] | None:
    """The principal axes with the one of symmetry last, or None."""
    for i in range(3):
        others = [k for k in range(3) if k != i]
        if abs(moments[others[0]] - moments[others[1]]) < ZERO.seen * size:
            return [*others, i]
    return None


def _right_handed(axes: np.ndarray) -> np.ndarray:
    return axes if np.linalg.det(axes) > 0 else axes * np.array([-1.0, 1.0, 1.0])


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
