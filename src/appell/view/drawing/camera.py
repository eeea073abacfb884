"""From space to paper: where one looks from, and how what is behind is hidden."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from appell.view.scene.scene import Scene
from appell.view.style import SCENE


@dataclass(frozen=True)
class Camera:
    """A view without perspective: ``right`` and ``above`` span the paper, ``toward`` points at the viewer."""

    right: np.ndarray
    above: np.ndarray
    toward: np.ndarray

    def flat(self, places: np.ndarray) -> np.ndarray:
        """Places on the paper: (..., 3) to (..., 2)."""
        return np.stack([places @ self.right, places @ self.above], axis=-1)

    def depth(self, places: np.ndarray) -> np.ndarray:
        """How near places are to the viewer."""
        return np.asarray(places @ self.toward)


def camera_of(scene: Scene, azimuth: float | None = None, elevation: float | None = None) -> Camera:
    """Straight at the plane of a planar scene, unless an angle is given; else from the side and a little above."""
    up = np.array(scene.up_vector)
    if scene.planar and azimuth is None and elevation is None:
        toward = np.array(scene.normal)
    else:
        toward = _direction(scene, azimuth, elevation)
    right = np.cross(up, toward)
    right /= np.linalg.norm(right)
    return Camera(right, np.cross(toward, right), toward)


def _direction(scene: Scene, azimuth: float | None, elevation: float | None) -> np.ndarray:
    """Towards the viewer, at an azimuth about what is up and an elevation above the horizon, in degrees."""
    a, e = np.radians(
        [SCENE.azimuth if azimuth is None else azimuth, SCENE.elevation if elevation is None else elevation]
    )
    up = np.array(scene.up_vector)
    axes = np.eye(3)
    first = next(axis for axis in axes if abs(axis @ up) < 0.7)
    first = first - (first @ up) * up
    first /= np.linalg.norm(first)
    second = np.cross(up, first)
    return np.asarray(np.cos(e) * (np.cos(a) * first + np.sin(a) * second) + np.sin(e) * up)
