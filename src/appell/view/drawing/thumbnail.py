"""A motion as a few small drawings: strokes and filled outlines in a square, for a gallery of moving pictures.

Seen along the normal of a plane motion, else from the front and above, without perspective. Convex shapes are the hull
of their projected points, drawn from the furthest to the nearest; a line on them shows that they turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.view.scene.poses import poses
from appell.view.scene.rotations import matrix
from appell.view.scene.scene import Link, Scene, SceneShape
from appell.view.style import SCENE, THUMBNAIL

if TYPE_CHECKING:
    from appell.simulate.run import Run

FROM_THE_FRONT = (0.55, -1.0, 0.5)
"""Towards the eye, with z up."""


def thumbnail(run: Run, *, frames: int = 24, side: int = THUMBNAIL.side) -> dict[str, Any]:
    """Frames of a run, evenly spaced in time, each a list of strokes from the back to the front.

    Parameters
    ----------
    run
        Of a model with a scene.
    frames
        How many.
    side
        Coordinates are whole numbers from 0 to this, upwards and to the right.

    Returns
    -------
    dict
        ``size``, ``still`` (the strokes of the ground and the paths) and ``frames``. A stroke has a ``kind`` (line,
        trail, fill or dot), a colour ``c`` (0 is the ground's, the others count the nodes) and ``points`` x0, y0, x1,
        y1 ..., or ``at`` and ``r`` of a dot.
    """
    scene = run.scene()
    at = np.linspace(0, len(run.time) - 1, frames).round().astype(int)
    every = poses(scene, run)
    # The shapes of all nodes as points; planes and what is far larger than the motion are left out
    drawn: list[Piece] = []
    for i, node in enumerate(scene.nodes):
        for shape in node.shapes:
            for how, points in _points(shape, scene.extent):
                large = np.ptp(points, axis=0).max(initial=0.0) > 6 * scene.extent
                if len(points) and not (i == 0 and large):
                    drawn.append((i, how, points @ matrix(np.array(shape.quaternion)).T + shape.position))
    placed = _followed(scene, every[at], drawn)
    followed = not np.array_equal(placed, every[at])
    camera = _camera(scene)
    window = _window(scene, placed, drawn, camera, side)
    ground = [piece for piece in drawn if piece[0] == 0]
    moving = [piece for piece in drawn if piece[0] != 0]
    return {
        "size": [side, side],
        "still": _strokes(ground, placed[0], camera, window, scene.extent)
        + ([] if followed else _trails(scene, every, camera, window)),
        "frames": [_frame(scene, moving, pose, camera, window) for pose in placed],
    }


Piece = tuple[int, str, np.ndarray]
"""A node, how it is drawn, and points in the node's axes."""
Stroke = dict[str, Any]


def _circle(radius: float, height: float = 0.0, count: int = THUMBNAIL.corners) -> np.ndarray:
    angle = np.linspace(0, 2 * np.pi, count + 1)
    return np.column_stack([radius * np.cos(angle), radius * np.sin(angle), np.full(count + 1, height)])


def _points(shape: SceneShape, extent: float) -> list[tuple[str, np.ndarray]]:
    """How a shape is drawn, in its own axes: a small ball as a dot, a thin bar as a line."""
    if shape.type == "sphere" and shape.size[0] <= THUMBNAIL.dot * extent:
        return [("dot", np.zeros((1, 3)))]
    if shape.type == "cylinder" and shape.size[1] > THUMBNAIL.thin * shape.size[0]:
        return [("line", np.array([[0, 0, -0.5], [0, 0, 0.5]]) * shape.size[1])]
    if shape.type in ("sphere", "ellipsoid"):
        a, b, c = shape.size if shape.type == "ellipsoid" else shape.size * 3
        circles = [_circle(float(np.cos(w)), float(np.sin(w)), 10) for w in np.linspace(-1.4, 1.4, 5)]
        ball = np.vstack(circles) * (a, b, c)
        ring = _circle(1.0) * (a, b, c)
        return [("fill", ball), ("line", ring), ("line", ring[:, [0, 2, 1]] / np.array([a, c, b]) * (a, b, c))]
    if shape.type == "box":
        corners = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]) * np.array(shape.size) / 2
        top = corners[[1, 3, 7, 5, 1]]
        return [("fill", corners), ("line", top)]
    if shape.type in ("cylinder", "cone"):
        r, length = shape.size
        low, high = _circle(r, -length / 2), _circle(r if shape.type == "cylinder" else 1e-9, length / 2)
        spokes = (
            [np.array([[0, 0, z], [r, 0, z]]) for z in (-length / 2, length / 2)] if shape.type == "cylinder" else []
        )
        return [("fill", np.vstack([low, high])), ("line", high), *(("line", spoke) for spoke in spokes)]
    if shape.type == "torus":
        large, tube = shape.size
        spoke = np.array([[0, 0, 0], [large, 0, 0]])
        return [("line", _circle(large + tube)), ("line", _circle(large - tube)), ("line", spoke)]
    if shape.type == "polyline" and shape.points is not None:
        kept = np.linspace(0, len(shape.points) - 1, min(len(shape.points), 40)).round().astype(int)
        return [("line", np.asarray(shape.points, float)[kept])]
    if shape.type in ("surface", "mesh") and shape.vertices is not None:
        return [
            (
                "fill" if shape.opacity == 1 else "line",
                np.asarray(shape.vertices, float)[:: max(1, len(shape.vertices) // 40)],
            )
        ]
    return []


def _camera(scene: Scene) -> np.ndarray:
    """Rows: to the right, upwards, towards the eye."""
    up = np.array(scene.up_vector, float)
    if scene.planar:
        eye = np.array(scene.normal, float)
    else:
        side = np.eye(3)[int(np.argmin(np.abs(up)))]
        front = np.cross(up, side)
        eye = FROM_THE_FRONT[0] * side + FROM_THE_FRONT[1] * front + FROM_THE_FRONT[2] * up
    eye /= np.linalg.norm(eye)
    up = up - (up @ eye) * eye
    up /= np.linalg.norm(up)
    return np.array([np.cross(up, eye), up, eye])


def _followed(scene: Scene, placed: np.ndarray, drawn: list[Piece]) -> np.ndarray:
    """Poses seen from one who travels along, where a mechanism goes many times its own size."""
    bodies = [i for i, node in enumerate(scene.nodes) if node.kind == "body"]
    sizes = [np.linalg.norm(np.ptp(points, axis=0)) for i, _, points in drawn if i in bodies]
    middle = placed[:, bodies, :3].mean(1) if bodies else placed[:, 0, :3]
    apart = np.linalg.norm(np.ptp(placed[:, bodies, :3], axis=1), axis=1).max() if bodies else 0.0
    if not sizes or np.linalg.norm(np.ptp(middle, axis=0)) < SCENE.far * max(*sizes, apart):
        return placed
    moved = placed.copy()
    moved[:, 1:, :3] -= (middle - middle[:1])[:, None]
    return moved


def _trails(scene: Scene, every: np.ndarray, camera: np.ndarray, window: ViewSquare) -> list[Stroke]:
    """The paths of the masses."""
    kept = np.linspace(0, len(every) - 1, 60).round().astype(int)
    kinds = ("body", "particle", "point") if scene.abstract else ("body", "particle")
    masses = [i for i, node in enumerate(scene.nodes) if node.kind in kinds]
    paths = [(i, window.whole(every[kept][:, i, :3] @ camera[:2].T)) for i in masses]
    return [{"kind": "trail", "c": _colour(i), "points": path} for i, path in paths if len(path) > 4]


@dataclass(frozen=True)
class ViewSquare:
    """The middle and half the size of the square that is seen, and in how many steps it is drawn."""

    middle: np.ndarray
    half: float
    side: int

    def whole(self, points: np.ndarray) -> list[int]:
        """Points in steps, those that are equal to the one before left out."""
        scaled = ((points - self.middle) / (2 * self.half) + 0.5) * self.side
        found = np.nan_to_num(scaled, nan=-self.side).round().astype(int).reshape(-1, 2)
        new = np.r_[True, (np.diff(found, axis=0) != 0).any(1)] if len(found) > 1 else [True]
        return [int(number) for number in found[new].ravel()]


def _window(scene: Scene, placed: np.ndarray, drawn: list[Piece], camera: np.ndarray, side: int) -> ViewSquare:
    """A square in which all that moves stays, and the ground where it is no larger."""
    seen: dict[bool, list[np.ndarray]] = {True: [placed[:, 1:, :3].reshape(-1, 3) @ camera[:2].T], False: []}
    for i, _, points in drawn:
        R, r = matrix(placed[:, i, 3:]), placed[:, i, :3]
        all_of_it = (np.einsum("tij,nj->tni", R, points) + r[:, None]).reshape(-1, 3) @ camera[:2].T
        seen[i != 0].append(all_of_it)
    seen[True] += [ends @ camera[:2].T for pose in placed for _, ends in _ends(scene, pose)]
    moving = np.vstack(seen[True])
    moving = moving[np.isfinite(moving).all(1)]
    if not len(moving):
        return ViewSquare(np.zeros(2), 1.0, side)
    low, high = moving.min(0), moving.max(0)
    size = float(max(high - low))
    for part in seen[False]:
        if np.ptp(part, axis=0).max() < THUMBNAIL.large * size:
            low, high = np.minimum(low, part.min(0)), np.maximum(high, part.max(0))
    half = float(max(high - low)) / 2 * (1 + 2 * THUMBNAIL.margin)
    return ViewSquare((low + high) / 2, half or 1.0, side)


def _strokes(
    drawn: list[Piece], pose: np.ndarray, camera: np.ndarray, window: ViewSquare, extent: float
) -> list[Stroke]:
    """Shapes, from the furthest to the nearest."""
    found = []
    for i, how, points in drawn:
        seen = (points @ matrix(pose[i, 3:]).T + pose[i, :3]) @ camera.T
        corners = _hull(seen[:, :2]) if how == "fill" else seen[:, :2]
        if how == "dot":
            found.append((float(seen[0, 2]), _dot(i, seen[0, :2], window)))
        elif len(corners):
            depth = float(seen[:, 2].mean()) + (1e-3 * extent if how == "line" else 0)
            found.append((depth, {"kind": how, "c": _colour(i), "points": window.whole(corners)}))
    return [stroke for _, stroke in sorted(found, key=lambda pair: pair[0])]


def _frame(scene: Scene, drawn: list[Piece], pose: np.ndarray, camera: np.ndarray, window: ViewSquare) -> list[Stroke]:
    """One instant: links behind, then shapes, then a dot for each mass that has none."""
    links: list[Stroke] = []
    for link, ends in _ends(scene, pose):
        points = window.whole(ends @ camera[:2].T)
        links.append({"kind": "line", "c": _colour(link.start or link.end), "points": points})
    bare = {i for i, node in enumerate(scene.nodes) if node.kind in ("body", "particle")} - {i for i, *_ in drawn}
    dots = [_dot(i, camera[:2] @ pose[i, :3], window) for i in sorted(bare)]
    return links + _strokes(drawn, pose, camera, window, scene.extent) + dots


def _dot(node: int, at: np.ndarray, window: ViewSquare) -> Stroke:
    return {"kind": "dot", "c": _colour(node), "at": window.whole(at), "r": max(1, round(0.018 * window.side))}


def _ends(scene: Scene, pose: np.ndarray) -> Iterator[tuple[Link, np.ndarray]]:
    """The links with their two ends at an instant."""
    for link in scene.links:
        held = ((link.start, link.offset_start), (link.end, link.offset_end))
        yield link, np.array([matrix(pose[i, 3:]) @ offset + pose[i, :3] for i, offset in held])


def _colour(node: int) -> int:
    return 0 if node == 0 else 1 + (node - 1) % (THUMBNAIL.colours - 1)


def _hull(points: np.ndarray) -> np.ndarray:
    """The corners of the convex hull in the plane; of points on a line its two ends."""
    from scipy.spatial import ConvexHull, QhullError

    if not np.isfinite(points).all():
        return np.zeros((0, 2))
    try:
        return np.asarray(points[ConvexHull(points).vertices])
    except QhullError:
        along = points - points[0]
        direction = along[int(np.argmax(np.abs(along).sum(1)))]
        order = along @ direction
        return points[[int(np.argmin(order)), int(np.argmax(order))]]
