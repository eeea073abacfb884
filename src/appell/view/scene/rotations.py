"""Rotation matrices and quaternions in numbers, scalar first."""

from __future__ import annotations

import numpy as np

from appell.view.scene.scene import Quaternion, Vector


def quaternion(R: np.ndarray) -> Quaternion:
    """The unit quaternion of a rotation matrix (Shepperd 1978)."""
    squares = np.array(
        [
            1 + R[0, 0] + R[1, 1] + R[2, 2],
            1 + R[0, 0] - R[1, 1] - R[2, 2],
            1 - R[0, 0] + R[1, 1] - R[2, 2],
            1 - R[0, 0] - R[1, 1] + R[2, 2],
        ]
    )
    rows = np.array(
        [
            [squares[0], R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]],
            [R[2, 1] - R[1, 2], squares[1], R[1, 0] + R[0, 1], R[2, 0] + R[0, 2]],
            [R[0, 2] - R[2, 0], R[1, 0] + R[0, 1], squares[2], R[2, 1] + R[1, 2]],
            [R[1, 0] - R[0, 1], R[2, 0] + R[0, 2], R[2, 1] + R[1, 2], squares[3]],
        ]
    )
    best = rows[int(np.argmax(squares))]
    w, x, y, z = best / np.linalg.norm(best)
    return float(w), float(x), float(y), float(z)


def matrix(e: np.ndarray) -> np.ndarray:
    """The rotation matrices of unit quaternions: (..., 4) to (..., 3, 3)."""
    w, x, y, z = np.moveaxis(np.asarray(e, float), -1, 0)
    rows = [
        [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
        [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
        [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
    ]
    return np.stack([np.stack(row, axis=-1) for row in rows], axis=-2)


def turned_to(z: np.ndarray) -> np.ndarray:
    """A rotation whose third column is along z, its first across the coordinate axis that is least along it."""
    z = np.asarray(z, float) / np.linalg.norm(z)
    if np.allclose(z, [0, 0, 1]):
        return np.eye(3)
    x = np.eye(3)[int(np.argmin(np.abs(z)))]
    x = x - (x @ z) * z
    x /= np.linalg.norm(x)
    return np.column_stack([x, np.cross(z, x), z])


def along(z: np.ndarray) -> Quaternion:
    """The quaternion of :func:`turned_to`."""
    return quaternion(turned_to(z))


def as_vector(v: np.ndarray) -> Vector:
    """Three plain numbers."""
    x, y, z = (float(e) for e in v)
    return x, y, z
