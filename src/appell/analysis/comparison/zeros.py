"""Where a vector along a run vanishes: at instants, crossing or touching, the minima of its size that are zeros, and on
intervals, stretches of samples on which it is nothing but rounding.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise

import numpy as np
import scipy

from appell.numbers import NEWTON, RUN, SAME, ZERO

VectorOfTime = Callable[[float], np.ndarray]

GROWS = (0.4, 0.6, 0.8, 1.0)
"""Parts of the way to the end of a stretch at which a touch grows; nearer to its middle it is rounding."""


def isolated_zeros(value: VectorOfTime, time: np.ndarray, samples: np.ndarray, zero: float) -> list[float]:
    """The isolated instants at which |value(t)| is below ``zero``.

    ``samples`` (time, components) resolve the vector: its minima are bracketed on a cubic spline through them. A
    bracket with an end that counts as zero belongs to a stretch, which is an instant only where it is a touch of higher
    order.
    """
    if time.size < 2 or not samples.shape[1]:
        return []
    fine = np.concatenate([np.linspace(a, b, RUN.parts, endpoint=False) for a, b in pairwise(time)])
    fine = np.append(fine, time[-1])
    size = np.linalg.norm(scipy.interpolate.CubicSpline(time, samples)(fine), axis=1)

    @cache
    def true_size(k: int) -> float:
        return float(np.linalg.norm(value(fine[k])))

    found: list[float] = []
    reached = -1
    for least in range(fine.size):
        low, high = max(least - 1, 0), min(least + 1, fine.size - 1)
        if size[least] > size[low] or size[least] > size[high] or not _may_vanish(size, least, zero):
            continue
        # a spline may put its least point some steps beside that of the vector itself
        k = _descended(true_size, least, fine.size)
        if k <= reached:
            continue
        low, high = max(k - 1, 0), min(k + 1, fine.size - 1)
        at = _smallest(value, fine[low], fine[high])
        if np.linalg.norm(value(at)) > zero:
            continue
        while low > 0 and true_size(low) <= zero:
            low -= 1
        while high < fine.size - 1 and true_size(high) <= zero:
            high += 1
        reached = high - 1
        ends = [true_size(i) > zero for i in (low, high) if fine[i] != at]
        if high - low <= 2 and all(ends):
            found.append(at)
        elif all(ends) and is_touch(value, *(stretch := [_edge(value, at, fine[i], zero) for i in (low, high)])):
            found.append(sum(stretch) / 2)
    apart = ZERO.seen * float(time[-1] - time[0])
    return [t for i, t in enumerate(found) if not i or t - found[i - 1] > apart]


def _may_vanish(size: np.ndarray, k: int, zero: float) -> bool:
    """Whether a zero may lie beside a least point: one at most half a step away would make a neighbour twice as large.

    A vector that stays what it is has a least point everywhere, and a zero nowhere.
    """
    if k in (0, size.size - 1):
        return True
    return bool(size[k] <= zero or max(size[k - 1], size[k + 1]) - size[k] >= size[k] / 2)


def crosses(value: VectorOfTime, t: float, time: np.ndarray) -> bool:
    """Whether the vector turns over at a zero, and does not only touch it."""
    step = float(np.diff(time).min()) / RUN.parts
    before, after = max(t - step, float(time[0])), min(t + step, float(time[-1]))
    return bool(value(before) @ value(after) < 0)


def zero_intervals(
    value: VectorOfTime, time: np.ndarray, samples: np.ndarray, zero: float, ends: tuple[float, float]
) -> list[tuple[float, float]]:
    """The intervals on which |value(t)| is at most ``zero``: runs of points, between the samples too.

    Their ends are found by bisection: on an interval a law is zero by its own words, so that what is left there is
    rounding, and the end is where more than that begins. ``ends``: what an interval to the last point reaches to.
    """
    fine = np.concatenate([np.linspace(a, b, RUN.parts, endpoint=False) for a, b in pairwise(time)])
    fine = np.append(fine, time[-1])
    size = np.array(
        [np.linalg.norm(samples[k // RUN.parts] if k % RUN.parts == 0 else value(t)) for k, t in enumerate(fine)]
    )
    edges = np.flatnonzero(np.diff(np.concatenate([[False], size <= zero, [False]]).astype(int)))
    found = []
    for first, last in zip(edges[::2], edges[1::2] - 1, strict=True):
        if last > first:
            if first > 0 and last < fine.size - 1:
                widest = [_edge(value, fine[i], fine[i + way], zero) for i, way in ((first, -1), (last, 1))]
                if is_touch(value, *widest):
                    continue
            left = min(zero, 4 * float(np.median(size[first : last + 1])))
            begin = ends[0] if first == 0 else _edge(value, fine[first], fine[first - 1], left)
            end = ends[1] if last == fine.size - 1 else _edge(value, fine[last], fine[last + 1], left)
            found.append((float(begin), float(end)))
    return found


def is_touch(value: VectorOfTime, begin: float, end: float) -> bool:
    """Whether |value|, small between two instants, grows to both from their middle: a touch of high order.

    Where it is zero on an interval it is that, or rounding, until it departs.
    """
    half = (end - begin) / 2
    for way in (-1, 1):
        sizes = [float(np.linalg.norm(value((begin + end) / 2 + way * part * half))) for part in GROWS]
        if not all(inner < outer for inner, outer in pairwise(sizes)):
            return False
    return True


def _descended(size: Callable[[int], float], k: int, count: int) -> int:
    """The point from which no neighbour is smaller, downwards from k."""
    here = size(k)
    for way in (-1, 1):
        while 0 <= k + way < count and (there := size(k + way)) < here:
            k, here = k + way, there
    return k


def _edge(value: VectorOfTime, inside: float, outside: float, zero: float) -> float:
    """Between two instants, the one at which |value| begins to be more than ``zero``, to the last digit."""
    while True:
        middle = (inside + outside) / 2
        if middle in (inside, outside):
            return middle
        if np.linalg.norm(value(middle)) <= zero:
            inside = middle
        else:
            outside = middle


def _smallest(value: VectorOfTime, low: float, high: float) -> float:
    """Where |value| is least between two instants: by golden section, polished by Gauss and Newton."""
    width = high - low
    least = scipy.optimize.minimize_scalar(
        lambda t: float(value(t) @ value(t)),
        bounds=(low, high),
        method="bounded",
        options={"xatol": ZERO.products * width},
    )
    t = min((float(least.x), low, high), key=lambda s: float(np.linalg.norm(value(s))))
    for _ in range(NEWTON.batch_steps):
        f, h = value(t), SAME.gap * width
        slope = (value(t + h) - value(t - h)) / (2 * h)
        if not slope @ slope > 0:
            break
        trial = float(np.clip(t - (f @ slope) / (slope @ slope), low, high))
        if not np.linalg.norm(value(trial)) < np.linalg.norm(f):
            break
        t = trial
    return t
