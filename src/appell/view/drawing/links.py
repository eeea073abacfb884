"""Links as lines: straight, or the zigzag of a spring."""

from __future__ import annotations

import numpy as np

from appell.view.scene.rotations import matrix
from appell.view.scene.scene import Link
from appell.view.style import SCENE


def ends(link: Link, pose: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Where a link begins and ends, for poses of the nodes (node, 7)."""
    a, b = (
        pose[node, :3] + matrix(pose[node, 3:]) @ np.array(offset)
        for node, offset in ((link.start, link.offset_start), (link.end, link.offset_end))
    )
    return a, b


def link_points(link: Link, pose: np.ndarray, extent: float) -> np.ndarray:
    """The corners of a link in the ground: (n, 3)."""
    a, b = ends(link, pose)
    return zigzag(a, b, extent) if link.kind == "spring" else np.stack([a, b])


def zigzag(a: np.ndarray, b: np.ndarray, extent: float) -> np.ndarray:
    """A coil from a to b, three lines a turn, whose width does not depend on how far it is stretched."""
    along = b - a
    length = float(np.linalg.norm(along))
    if length == 0:
        return np.stack([a, b])
    z = along / length
    x = np.cross(z, np.eye(3)[int(np.argmin(np.abs(z)))])
    x /= np.linalg.norm(x)
    y = np.cross(z, x)
    s = np.linspace(0.12, 0.88, 8 * SCENE.coils + 1)
    turn = 2 * np.pi * SCENE.coils * (s - s[0]) / (s[-1] - s[0])
    coil = a + s[:, None] * along + 0.03 * extent * (np.cos(turn)[:, None] * x + np.sin(turn)[:, None] * y)
    return np.concatenate([[a, a + 0.12 * along], coil, [a + 0.88 * along, b]])
