"""From where a scene is looked at: the plane of its motion, if there is one, and what is up."""

from __future__ import annotations

import numpy as np

from appell.numbers import ZERO
from appell.view.scene.sampled import Sampled
from appell.view.scene.scene import Vector


def plane_of_motion(s: Sampled) -> Vector | None:
    """The unit normal of the plane in which all nodes move and about which they turn; None where there is none."""
    moved = (s.positions - s.positions[:1]).reshape(-1, 3)
    size = np.abs(moved).max()
    turns = [s.rotations[k, i] @ s.rotations[0, i].T for k in range(1, len(s.positions)) for i in range(len(s.sources))]
    spins = np.array([[R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]] for R in turns])
    about = spins[np.linalg.norm(spins, axis=1) > ZERO.written]
    if size <= 0 and not len(about):
        return None
    if len(about):
        normal = about[0] / np.linalg.norm(about[0])
        if np.abs(np.cross(about, normal)).max() > ZERO.written:
            return None
    else:
        _, values, axes = np.linalg.svd(moved)
        if values[2] > ZERO.written * values[0]:
            return None
        normal = axes[2] if values[1] > ZERO.written * values[0] else _across(axes[0])
    if np.abs(moved @ normal).max(initial=0.0) > ZERO.written * max(size, 1.0):
        return None
    normal = normal if normal[int(np.argmax(np.abs(normal)))] > 0 else -normal
    x, y, z = (float(round(e, 12)) + 0.0 for e in normal)
    return x, y, z


def _across(line: np.ndarray) -> np.ndarray:
    """A normal for what moves along one line: z, or -y for a line along z."""
    choices = np.array([[0.0, 0.0, 1.0], [0.0, -1.0, 0.0]])
    best = min(choices, key=lambda n: abs(n @ line))
    best = best - (best @ line) * line
    return np.asarray(best / np.linalg.norm(best))


def gravity(s: Sampled) -> np.ndarray:
    """The acceleration of gravity in the ground; zero without gravity."""
    found = np.zeros(3)
    for load in s.data.loads:
        if load.gravity:
            found += s.vector(load.pushes[0].vector)[0]
    return found


def upwards(s: Sampled, normal: Vector | None) -> tuple[Vector, str]:
    """Against gravity; without it z, or y where z is the normal of the plane one looks at."""
    up = -gravity(s)
    if np.linalg.norm(up) == 0 or not np.isfinite(up).all():
        up = np.array([0.0, 0.0, 1.0])
    up /= np.linalg.norm(up)
    if normal is not None:  # what is up in the plane; nothing is in a horizontal one, and y is taken
        flat = up - (up @ np.array(normal)) * np.array(normal)
        level = np.linalg.norm(flat) < ZERO.seen
        up = next(axis for axis in np.eye(3)[[1, 0, 2]] if abs(axis @ np.array(normal)) < 0.9) if level else flat
        up = up / np.linalg.norm(up)
    i = int(np.argmax(np.abs(up)))
    x, y, z = (float(round(e, 12)) + 0.0 for e in up)
    return (x, y, z), ("-" if up[i] < 0 else "") + "xyz"[i]
