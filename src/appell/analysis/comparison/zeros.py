"""Instants at which a vector along a run vanishes, crossing or touching: minima of its size that are zeros."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import numpy as np
import scipy

VectorOfTime = Callable[[float], np.ndarray]

PARTS = 8
"""Into how many parts an interval between samples is cut where minima are looked for."""
POLISHED = 60
"""Gauss-Newton steps at most; at a touching zero each halves the distance."""


def isolated_zeros(value: VectorOfTime, time: np.ndarray, samples: np.ndarray, zero: float) -> list[float]:
    """The isolated instants at which |value(t)| is below ``zero``.

    ``samples`` (time, components) resolve the vector: its minima are bracketed on a cubic spline through them. A
    bracket whose ends both count as zero belongs to a stretch, which is not an instant.
    """
    if time.size < 2 or not samples.shape[1]:
        return []
    fine = np.concatenate([np.linspace(a, b, PARTS, endpoint=False) for a, b in pairwise(time)])
    fine = np.append(fine, time[-1])
    size = np.linalg.norm(scipy.interpolate.CubicSpline(time, samples)(fine), axis=1)
    found: list[float] = []
    for k in range(fine.size):
        low, high = max(k - 1, 0), min(k + 1, fine.size - 1)
        if size[k] > size[low] or size[k] > size[high]:
            continue
        at = _smallest(value, fine[low], fine[high])
        ends = [np.linalg.norm(value(t)) for t in (fine[low], fine[high]) if t != at]
        if np.linalg.norm(value(at)) <= zero and all(end > zero for end in ends):
            found.append(at)
    apart = 1e-6 * float(time[-1] - time[0])
    return [t for i, t in enumerate(found) if not i or t - found[i - 1] > apart]


def _smallest(value: VectorOfTime, low: float, high: float) -> float:
    """Where |value| is least between two instants: by golden section, polished by Gauss and Newton."""
    width = high - low
    least = scipy.optimize.minimize_scalar(
        lambda t: float(value(t) @ value(t)), bounds=(low, high), method="bounded", options={"xatol": 1e-12 * width}
    )
    t = min((float(least.x), low, high), key=lambda s: float(np.linalg.norm(value(s))))
    for _ in range(POLISHED):
        f, h = value(t), 1e-4 * width
        slope = (value(t + h) - value(t - h)) / (2 * h)
        if not slope @ slope > 0:
            break
        trial = float(np.clip(t - (f @ slope) / (slope @ slope), low, high))
        if not np.linalg.norm(value(trial)) < np.linalg.norm(f):
            break
        t = trial
    return t
