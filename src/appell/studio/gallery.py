"""The gallery: the cards of all systems with a few frames of a run each, as strokes in a square.

They stand in gallery.json, so that the page is there before anything heavy is loaded. Run
``python -m appell.studio.gallery`` after a card, a system or its shapes have changed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from appell.analysis.comparison.compare import applicable
from appell.catalogue import SYSTEMS
from appell.catalogue.card import Card
from appell.view.scene import poses
from appell.view.scene.scene import Link, Scene, SceneShape

FRAMES = 24
FINE = 8
"""Frames of the run for each that is kept, to measure how far it reaches."""
TURN = 10
"""Corners of a circle."""
GRID = 250
"""Steps across a picture: its coordinates are whole numbers."""
TARGET = Path(__file__).with_name("gallery.json")

Stroke = dict[str, Any]


def main() -> None:
    """Write the cards and pictures of all systems."""
    write([entry(card) | {"thumbnail": picture(card)} for card in SYSTEMS])


def write(entries: list[dict[str, Any]]) -> None:
    """One line a system."""
    lines = [json.dumps(made, separators=(",", ":"), ensure_ascii=False) for made in entries]
    TARGET.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def entry(card: Card) -> dict[str, Any]:
    """What the gallery says of a system."""
    return {
        "name": card.name,
        "title": card.title,
        "summary": card.summary,
        "source": card.source,
        "kinds": dict(card.kinds),
        "duration": float(card.duration),
    }


def picture(card: Card) -> dict[str, Any] | None:
    """The strokes of a few frames; None for a model without bodies."""
    model = card.model()
    run = model.derive(applicable(model.snapshot())[0]).simulate(
        card.duration, card.start, samples=FRAMES * FINE + 1, progress=False
    )
    scene = run.scene()
    if not any(node.kind in ("body", "particle") for node in scene.nodes):
        return None
    where = np.asarray(poses(scene, run))[::FINE]
    view = _view(scene)
    frames = [_frame(scene, where[i], view) for i in range(len(where) - 1)]
    still = _of_node(scene, 0, where[0], view)
    return _fitted(frames, still)


def _view(scene: Scene) -> np.ndarray:
    """Two rows that turn a position into right and up: along the normal of a plane motion, else from aside."""
    up = np.asarray(scene.up_vector, float)
    towards = np.asarray(scene.normal, float) if scene.planar else _aside(up)
    if abs(towards @ up) > 0.99:  # seen from above: the picture's up is across
        up = np.array([0.0, 1.0, 0.0]) if abs(towards[1]) < 0.9 else np.array([1.0, 0.0, 0.0])
    right = np.cross(up, towards)
    right /= np.linalg.norm(right)
    return np.array([right, np.cross(towards, right)])


def _aside(up: np.ndarray) -> np.ndarray:
    across = np.array([1.0, 0.0, 0.0]) if abs(up[0]) < 0.9 else np.array([0.0, 1.0, 0.0])
    across -= (across @ up) * up
    other = np.cross(up, across)
    towards = 0.55 * up + 0.45 * across - 0.75 * other
    return towards / np.linalg.norm(towards)


def _frame(scene: Scene, where: np.ndarray, view: np.ndarray) -> list[Stroke]:
    strokes = [s for i in range(1, len(scene.nodes)) for s in _of_node(scene, i, where, view)]
    return [*strokes, *(_of_link(link, where, view) for link in scene.links)]


def _of_node(scene: Scene, index: int, where: np.ndarray, view: np.ndarray) -> list[Stroke]:
    node, pose = scene.nodes[index], where[index]
    found = []
    for shape in node.shapes:
        for local, closed in _lines(shape):
            placed = _turned(shape.quaternion, local) + np.asarray(shape.position)
            points = (_turned(pose[3:], placed) + pose[:3]) @ view.T
            found.append(
                {"kind": "line", "points": np.vstack([points, points[:1]]) if closed else points, "c": index - 1}
            )
        if shape.type == "sphere":
            center = (_turned(pose[3:], np.asarray([shape.position], float)) + pose[:3]) @ view.T
            found.append({"kind": "dot", "at": center, "r": shape.size[0], "c": index - 1})
    return found


def _lines(shape: SceneShape) -> list[tuple[np.ndarray, bool]]:
    """The outline of a shape in its own axes; whether each line is closed."""
    a = np.linspace(0, 2 * np.pi, TURN, endpoint=False)
    circle, zero = np.array([np.cos(a), np.sin(a)]), np.zeros(TURN)
    size = shape.size
    if shape.type in ("cylinder", "cone") and size[1] > size[0]:
        return [(np.array([[0, 0, -size[1] / 2], [0, 0, size[1] / 2]]), False)]
    if shape.type in ("cylinder", "torus", "cone"):
        spoke = np.array([[-size[0], 0, 0], [size[0], 0, 0]])
        return [(np.stack([size[0] * circle[0], size[0] * circle[1], zero], 1), True), (spoke, False)]
    if shape.type == "ellipsoid":
        rings = [(0, 1), (0, 2)]
        found = []
        for i, j in rings:
            ring = np.zeros((TURN, 3))
            ring[:, i], ring[:, j] = size[i] * circle[0], size[j] * circle[1]
            found.append((ring, True))
        return found
    if shape.type == "box":
        least = int(np.argmin(size))
        i, j = (k for k in range(3) if k != least)
        corners = np.zeros((4, 3))
        corners[:, i] = np.array([-1, 1, 1, -1]) * size[i] / 2
        corners[:, j] = np.array([-1, -1, 1, 1]) * size[j] / 2
        return [(corners, True)]
    if shape.type == "polyline" and shape.points is not None:
        points = np.asarray(shape.points, float)
        return [(points[:: max(1, len(points) // 24)], False)]
    return []


def _of_link(link: Link, where: np.ndarray, view: np.ndarray) -> Stroke:
    ends = [
        _turned(where[node][3:], np.asarray([offset], float))[0] + where[node][:3]
        for node, offset in ((link.start, link.offset_start), (link.end, link.offset_end))
    ]
    return {"kind": "line", "points": np.array(ends) @ view.T, "c": 3}


def _turned(quaternion: Any, points: np.ndarray) -> np.ndarray:
    """v + 2 w (q x v) + 2 q x (q x v) of each row."""
    w, q = float(quaternion[0]), np.asarray(quaternion[1:], float)
    cross = np.cross(q, points)
    return np.asarray(points + 2 * w * cross + 2 * np.cross(q, cross))


def _fitted(frames: list[list[Stroke]], still: list[Stroke]) -> dict[str, Any]:
    """All strokes in a square of whole numbers; what stands still counts where the motion is."""
    ends = [p for frame in frames for s in frame for p in (s["points"] if s["kind"] == "line" else _box(s))]
    low, high = np.min(ends, axis=0), np.max(ends, axis=0)
    middle, size = (low + high) / 2, max(float((high - low).max()), 1e-9) * 1.15

    def steps(points: np.ndarray) -> list[int]:
        found: list[int] = np.round(GRID * ((points - middle) / size + 0.5)).astype(int).ravel().tolist()
        return found

    def made(stroke: Stroke) -> Stroke:
        colour = {"c": stroke["c"]} if stroke["c"] > 0 else {}
        if stroke["kind"] == "dot":
            return {"at": steps(stroke["at"]), "r": round(GRID * max(stroke["r"] / size, 0.012))} | colour
        return {"points": steps(stroke["points"])} | colour

    near = [made(s) for s in still if _near(s, middle, size)]
    return {"grid": GRID, "still": near, "frames": [[made(s) for s in frame] for frame in frames]}


def _box(dot: Stroke) -> list[np.ndarray]:
    return [dot["at"][0] - dot["r"], dot["at"][0] + dot["r"]]


def _near(stroke: Stroke, middle: np.ndarray, size: float) -> bool:
    points = stroke["points"] if stroke["kind"] == "line" else stroke["at"]
    return bool(np.abs(points - middle).max() < 2 * size)


if __name__ == "__main__":
    main()
