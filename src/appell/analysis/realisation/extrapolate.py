"""The limit of a sequence of motions at eps to zero, by Richardson, with its order and its error."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from scipy.optimize import brentq

from appell.numbers import FAMILY, SAME, ZERO


@dataclass(frozen=True)
class Extrapolation:
    """``motion``: what the sequence tends to; ``error``: how far that is uncertain; ``order``: in eps, as measured."""

    motion: np.ndarray
    error: float
    order: float | None


def extrapolate(eps: Sequence[float], motions: Sequence[np.ndarray]) -> Extrapolation:
    """Richardson's extrapolation x = x_n + (x_n - x_(n-1)) / (r^p - 1), r = eps_(n-1) / eps_n.

    The order p is measured on the last three motions, to the nearest half; the error is the change from the
    extrapolation of the motions before (with two motions, the change between them).
    """
    size = max(float(np.abs(motions[-1]).max(initial=0.0)), ZERO.nothing)
    steps = [float(np.abs(b - a).max(initial=0.0)) for a, b in pairwise(motions)]
    if not steps:
        return Extrapolation(motions[-1], float("inf"), None)
    if steps[-1] < SAME.motions * size:
        return Extrapolation(motions[-1], steps[-1], None)
    if len(steps) == 1:
        return Extrapolation(_richardson(eps, motions, 1.0), steps[-1], None)
    order = _order(eps, steps)
    rounded = float(np.clip(np.round(2 * order) / 2, 0.5, FAMILY.highest_order))
    best = _richardson(eps, motions, rounded)
    before = _richardson(eps[:-1], motions[:-1], rounded)
    return Extrapolation(best, float(np.abs(best - before).max()), order)


def _richardson(eps: Sequence[float], motions: Sequence[np.ndarray], order: float) -> np.ndarray:
    ratio = (eps[-2] / eps[-1]) ** order
    return np.asarray(motions[-1] + (motions[-1] - motions[-2]) / (ratio - 1))


def _order(eps: Sequence[float], steps: Sequence[float]) -> float:
    """p of x + C eps^p from two successive changes, whose ratio is (r1^p - 1) / (1 - r2^-p); r^p where r1 = r2 = r.

    0 for a sequence that does not converge.
    """
    r1, r2, ratio = eps[-3] / eps[-2], eps[-2] / eps[-1], steps[-2] / steps[-1]

    def off(p: float) -> float:
        return float(np.log(np.expm1(p * np.log(r1)) / -np.expm1(-p * np.log(r2))) - np.log(ratio))

    steepest = 2.0**FAMILY.highest_order
    if off(FAMILY.flattest) >= 0:
        return 0.0
    return float(brentq(off, FAMILY.flattest, steepest)) if off(steepest) > 0 else steepest


def orders(eps: Sequence[float], distances: Sequence[float]) -> list[float]:
    """log(d_(k-1) / d_k) / log(eps_(k-1) / eps_k), one less than the distances."""
    pairs = zip(eps, eps[1:], distances, distances[1:], strict=False)
    return [float(np.log(d / e) / np.log(a / b)) if d > 0 and e > 0 else float("nan") for a, b, d, e in pairs]
