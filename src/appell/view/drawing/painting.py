"""A scene on paper: triangles and lines of one instant, those further away first, shaded by where they face."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from appell.view.drawing.camera import Camera
from appell.view.drawing.links import link_points
from appell.view.scene.rotations import matrix
from appell.view.scene.scene import Scene, SceneShape
from appell.view.scene.tessellate import triangles

LIGHT = (0.35, 0.45, 0.82)
"""Where light comes from, along the paper's right and up and towards the viewer."""
LINKS = {"rod": ("#4a5058", 2.6), "spring": ("#8a5a00", 1.4), "thread": ("#4a5058", 1.0), "axis": ("#9aa3ad", 1.0)}
"""Colour and width of links; a guide is as an axis."""


@dataclass(frozen=True, eq=False)
class Painted:
    """Polygons on paper in the order they are painted: corners (k, 2), face, edge, width of the edge."""

    corners: list[np.ndarray]
    faces: np.ndarray
    edges: np.ndarray
    widths: np.ndarray

    @property
    def bounds(self) -> tuple[np.ndarray, np.ndarray]:
        """The least and the largest place on paper."""
        places = np.concatenate(self.corners) if self.corners else np.zeros((1, 2))
        return places.min(axis=0), places.max(axis=0)


@dataclass(frozen=True, eq=False)
class Pieces:
    """The triangles and lines of one node in its own axes, made once for all instants."""

    node: int
    vertices: np.ndarray
    faces: np.ndarray
    color: np.ndarray
    backdrop: bool
    line: bool
    closed: bool = False


def pieces_of(scene: Scene, corners: int = 24) -> list[Pieces]:
    """Every shape of a scene, cut into triangles."""
    found = []
    for i, node in enumerate(scene.nodes):
        for shape in node.shapes:
            made = None if shape.type == "plane" else triangles(shape, corners)
            if shape.type == "plane":
                found += _tiles(i, shape)
            elif made is None:
                points = _line(shape)
                segments = np.column_stack([np.arange(len(points) - 1), np.arange(1, len(points))])
                found.append(Pieces(i, points, segments, _rgba(shape), False, True))
            else:
                found.append(Pieces(i, *made, _rgba(shape), False, False, _is_closed(shape)))
    return found


def _is_closed(shape: SceneShape) -> bool:
    """Whether the far side of a shape is hidden by its near side."""
    return shape.opacity == 1 and shape.type in ("sphere", "ellipsoid", "box", "cylinder", "cone", "torus")


def _tiles(node: int, shape: SceneShape, count: int = 24) -> list[Pieces]:
    """A plane as tiles of two tints, so that moving over it is seen."""
    x = np.linspace(-shape.size[0] / 2, shape.size[0] / 2, count + 1)
    y = np.linspace(-shape.size[1] / 2, shape.size[1] / 2, count + 1)
    corners = np.stack(np.meshgrid(x, y, [0.0], indexing="ij"), axis=-1).reshape(-1, 3)
    places = corners @ matrix(np.array(shape.quaternion)).T + np.array(shape.position)
    i, j = np.divmod(np.arange(count * count), count)
    a = i * (count + 1) + j
    faces = np.column_stack([a, a + count + 1, a + count + 2, a + 1])
    dark = (i + j) % 2 == 0
    return [
        Pieces(node, places, faces[dark], _color(shape.color, 0.55), True, False),
        Pieces(node, places, faces[~dark], _color(shape.color, 0.3), True, False),
    ]


def paint(scene: Scene, pieces: list[Pieces], pose: np.ndarray, camera: Camera, *, backdrop: bool = True) -> Painted:
    """One instant: poses of the nodes (node, 7) to polygons on paper."""
    R = matrix(pose[:, 3:])
    corners: list[np.ndarray] = []
    depth: list[np.ndarray] = []
    faces: list[np.ndarray] = []
    edges: list[np.ndarray] = []
    widths: list[np.ndarray] = []
    for piece in pieces:
        if piece.backdrop and not backdrop:
            continue
        places = piece.vertices @ R[piece.node].T + pose[piece.node, :3]
        cut = places[piece.faces]
        if piece.closed:
            cut = cut[np.cross(cut[:, 1] - cut[:, 0], cut[:, 2] - cut[:, 0]) @ camera.toward > 0]
        n = len(cut)
        colors = np.tile(piece.color, (n, 1)) if piece.line or piece.backdrop else _shaded(cut, piece.color, camera)
        corners += list(camera.flat(cut))
        depth.append(camera.depth(cut).mean(axis=1) - (1e12 if piece.backdrop else 0.0))
        faces.append(np.zeros((n, 4)) if piece.line else colors)
        edges.append(colors)
        widths.append(np.full(n, 1.4 if piece.line else 0.0 if piece.color[3] < 1 else 0.9))
    for link in scene.links:
        line = link_points(link, pose, scene.extent)
        color, width = LINKS.get(link.kind, LINKS["axis"])
        cut = np.stack([line[:-1], line[1:]], axis=1)
        corners += list(camera.flat(cut))
        depth.append(camera.depth(cut).mean(axis=1))
        faces.append(np.zeros((len(cut), 4)))
        edges.append(np.tile(_color(color, 1.0), (len(cut), 1)))
        widths.append(np.full(len(cut), width))
    if not corners:
        return Painted([], np.zeros((0, 4)), np.zeros((0, 4)), np.zeros(0))
    order = np.argsort(np.concatenate(depth), kind="stable")
    every = [np.concatenate(part)[order] for part in (faces, edges, widths)]
    return Painted([corners[i] for i in order], *every)


def _shaded(cut: np.ndarray, color: np.ndarray, camera: Camera) -> np.ndarray:
    """The colour of triangles, darker where they face away from the light; either side is lit."""
    normal = np.cross(cut[:, 1] - cut[:, 0], cut[:, 2] - cut[:, 0])
    length = np.linalg.norm(normal, axis=1, keepdims=True)
    normal = normal / np.where(length > 0, length, 1.0)
    light = LIGHT[0] * camera.right + LIGHT[1] * camera.above + LIGHT[2] * camera.toward
    facing = np.where(normal @ camera.toward >= 0, 1.0, -1.0)
    bright = 0.45 + 0.6 * np.clip(facing * (normal @ light), 0.0, 1.0)
    colors = np.tile(color, (len(cut), 1))
    colors[:, :3] = np.clip(colors[:, :3] * bright[:, None], 0.0, 1.0)
    return colors


def _line(shape: SceneShape) -> np.ndarray:
    points = np.asarray(shape.points, float)
    return np.asarray(points @ matrix(np.array(shape.quaternion)).T + np.array(shape.position))


def _rgba(shape: SceneShape) -> np.ndarray:
    return _color(shape.color, shape.opacity)


def _color(code: str, opacity: float) -> np.ndarray:
    return np.array([*(int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)), opacity])
