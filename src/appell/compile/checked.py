"""Numbers on their way to native code: vectors, matrices and scales of the right size, and finite."""

from __future__ import annotations

from math import isfinite

import numpy as np
from numpy.typing import ArrayLike

from appell.errors import SimulationError

FEW = 32
"""Up to so many numbers Python's own sum is quicker than an array's."""


def vector(name: str, values: ArrayLike, size: int | None = None) -> np.ndarray:
    """A contiguous finite vector of that size, or a SimulationError."""
    array = np.ascontiguousarray(values, dtype=float)
    if array.ndim != 1 or (size is not None and array.size != size):
        wanted = "a vector" if size is None else f"{size} entries"
        raise SimulationError(f"{name}: expected {wanted}, got an array of shape {array.shape}")
    few = array.size <= FEW and isfinite(sum(array.tolist()))  # then every one of them is
    if not few and not np.isfinite(array).all():
        raise SimulationError(f"{name}: entry {int(np.argmin(np.isfinite(array)))} is not finite")
    return array if array.size else np.zeros(1)[:0]


def matrix(name: str, values: ArrayLike, rows: int, columns: int) -> np.ndarray:
    """A contiguous array of that shape, or a SimulationError."""
    array = np.ascontiguousarray(values, dtype=float)
    if array.shape != (rows, columns):
        raise SimulationError(f"{name}: expected the shape {(rows, columns)}, got {array.shape}")
    return array


TINY = float(np.finfo(float).tiny)


def scale(name: str, values: float | ArrayLike, size: int, least: float = TINY) -> np.ndarray | float:
    """Values, or one for all, none below `least`."""
    if isinstance(values, float) and least <= values < np.inf:
        return values
    array = np.asarray(values, dtype=float)
    if array.shape == (size,) and 0 < size <= FEW:
        numbers = array.tolist()
        if min(numbers) >= least and isfinite(sum(numbers)):
            return array
    array = vector(name, np.full(size, array) if array.ndim == 0 else array, size)
    if (array < least).any():
        raise SimulationError(f"{name}: {array.min()} is too small; it must be {'positive' if least else '>= 0'}")
    return array
