"""Bodies as bars: what leads from one joint of a body to the next, so that a linkage reads as one."""

from __future__ import annotations

import numpy as np

from appell.model import Body
from appell.numbers import ZERO
from appell.view.scene.bodies import equal_inertia, principal
from appell.view.scene.rotations import along, as_vector, matrix, quaternion
from appell.view.scene.sampled import Sampled
from appell.view.scene.scene import SceneShape
from appell.view.style import SCENE


def bar(start: np.ndarray, end: np.ndarray, radius: float, color: str) -> SceneShape:
    """A round bar between two points."""
    way = end - start
    length = float(np.linalg.norm(way))
    return SceneShape("cylinder", (radius, length), as_vector((start + end) / 2), along(way), color=color)


def body_shapes(
    body: Body, points: list[np.ndarray], s: Sampled, extent: float, color: str, blade: np.ndarray | None = None
) -> list[SceneShape]:
    """The plain body of equal inertia with bars to the joints outside of it; of a body in a plane bars alone.

    ``points``: in the axes of the body, from its mass centre. ``blade``: along which one cuts; such a body is a plate.
    """
    arms = [p for p in points if np.linalg.norm(p) > ZERO.seen * extent]
    if is_plane(body) and blade is not None:
        # A plate twice as long as it is wide, along its blade, with the moment of inertia m (a^2 + b^2) / 12
        m, moments, _ = principal(body, s)
        # a slider may be where no body has such an inertia
        a = float(np.sqrt(12 * max(moments[2], 0.0) / (1.25 * m)))
        x = blade / np.linalg.norm(blade)
        z = np.array([0.0, 0.0, 1.0])
        turn = quaternion(np.column_stack([x, np.cross(z, x), z]))
        return [SceneShape("box", (a, a / 2, SCENE.thin * a), (0.0, 0.0, 0.0), turn, color=color, opacity=0.75)]
    if is_plane(body):
        return _plane_body(body, arms, s, extent, color)
    plain = equal_inertia(body, s, color)
    if plain is None:
        return [bar(np.zeros(3), p, SCENE.bar * extent, color) for p in arms]
    outside = [p for p in arms if not covers(plain, p)]
    return [plain, *(bar(np.zeros(3), p, SCENE.bar * extent, color) for p in outside)]


def is_plane(body: Body) -> bool:
    """Whether only the moment of inertia about z is known."""
    return body.inertia[2, 2] != 0 and not any(
        body.inertia[i, j] for i in range(3) for j in range(3) if (i, j) != (2, 2)
    )


def _plane_body(body: Body, arms: list[np.ndarray], s: Sampled, extent: float, color: str) -> list[SceneShape]:
    """Bars between the joints of a body that moves in a plane; a disc where it has none.

    One joint alone lies at the end of a thin rod about the mass centre, if its inertia m l^2 / 12 reaches that far.
    """
    thick = SCENE.bar * extent
    if not arms:
        plate = equal_inertia(body, s, color)
        return [] if plate is None else [plate]
    points = _line_order(arms)
    if points is not None:
        low, high = points
        m, moments, _ = principal(body, s)
        half = np.sqrt(3 * moments[2] / m) if m > 0 else 0.0
        if len(arms) == 1 and np.linalg.norm(arms[0]) <= 1.05 * half:
            tip = arms[0] / np.linalg.norm(arms[0]) * max(half, float(np.linalg.norm(arms[0])))
            low, high = -tip, tip
        return [bar(low, high, thick, color), SceneShape("sphere", (1.6 * thick,), color=color)]
    if len(arms) == 2:
        foot = _nearest(arms[0], arms[1])
        return [
            bar(arms[0], arms[1], thick, color),
            bar(foot, np.zeros(3), 0.6 * thick, color),
            SceneShape("sphere", (1.6 * thick,), color=color),
        ]
    # Points in the order in which they lie around their middle
    away = np.array(arms) - np.mean(arms, axis=0)
    _, _, axes = np.linalg.svd(away)
    order = np.argsort(np.arctan2(away @ axes[1], away @ axes[0]))
    around = [arms[i] for i in order]
    closed = [bar(a, b, thick, color) for a, b in zip(around, [*around[1:], around[0]], strict=True)]
    return [*closed, SceneShape("sphere", (1.6 * thick,), color=color)]


def _line_order(arms: list[np.ndarray]) -> tuple[np.ndarray, np.ndarray] | None:
    """The outermost of points that lie on one line with the mass centre; None where they do not."""
    longest = max(arms, key=lambda p: float(np.linalg.norm(p)))
    way = longest / np.linalg.norm(longest)
    if max(float(np.linalg.norm(np.cross(p, way))) for p in arms) > ZERO.seen * np.linalg.norm(longest):
        return None
    at = [0.0, *(float(p @ way) for p in arms)]
    return min(at) * way, max(at) * way


def _nearest(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The point between a and b that is nearest to the mass centre."""
    way = b - a
    t = float(np.clip(-(a @ way) / (way @ way), 0.0, 1.0))
    return np.asarray(a + t * way)


def covers(shape: SceneShape, point: np.ndarray) -> bool:
    """Whether a point lies in a plain body, or less than a tenth of it outside."""
    own = matrix(np.array(shape.quaternion)).T @ (point - np.array(shape.position))
    if shape.type == "sphere":
        return bool(np.linalg.norm(own) <= 1.1 * shape.size[0])
    if shape.type == "cylinder":
        slack = 0.1 * max(shape.size)
        return bool(np.hypot(own[0], own[1]) <= shape.size[0] + slack and abs(own[2]) <= shape.size[1] / 2 + slack)
    half = np.array(shape.size) / 2
    return bool((np.abs(own) <= half + 0.1 * half.max()).all())
