"""Instants at which a step must end: where a table bends, where an expression of time switches, where an input varies.

A step that begins at rest grows without bound, and would pass over a pulse between two of its stages. A stop is a pair
of instants just before and just after one at which something is not smooth; where both are the same nothing is broken,
and the step only ends there because the input could not be followed further by one polynomial.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import casadi as ca
import numpy as np

from appell.numbers import INPUT, ZERO


def table_stops(breaks: np.ndarray, coefficients: np.ndarray) -> np.ndarray:
    """The stops of a table: where its pieces do not continue each other, and along what is smooth."""
    widths = np.diff(breaks)
    reach = widths[:-1] + widths[1:]
    continued = _cubic(coefficients[:-1], reach)
    ends = _cubic(coefficients, widths)
    change = np.abs(ends - coefficients[:, 3]) + np.abs(_cubic(coefficients, widths / 2) - coefficients[:, 3])
    values = np.append(coefficients[:, 3], ends[-1])
    miss = np.abs(continued - ends[1:])
    scale = max(float(np.ptp(values)), ZERO.expressions * float(np.abs(values).max(initial=0.0)))
    bent = miss > np.maximum(INPUT.bend * (change[:-1] + change[1:]), ZERO.expressions * scale)
    bent |= np.abs(ends[:-1] - coefficients[1:, 3]) > ZERO.expressions * scale  # a step
    edges = [0, *(np.flatnonzero(bent) + 1).tolist(), breaks.size - 1]
    soft: list[int] = []
    for first, last in pairwise(edges):
        soft += _stretches(breaks, values, first, last, INPUT.followed * scale)
    return _joined(_hard(breaks[edges[1:-1]]), breaks[soft])


def sampled_stops(evaluate: Callable[[np.ndarray], np.ndarray], span: tuple[float, float]) -> np.ndarray:
    """The stops of smooth functions of time, (times,) to (times, functions), known by samples alone."""
    times = np.linspace(*span, INPUT.samples)
    columns = evaluate(times)
    soft: set[int] = set()
    for values in columns.T:
        if np.isfinite(values).all() and np.ptp(values) > 0:
            soft |= set(_stretches(times, values, 0, INPUT.samples - 1, INPUT.followed * float(np.ptp(values))))
    return _joined(np.zeros((0, 2)), times[sorted(soft)])


def switch_stops(switches: ca.Function, p: np.ndarray, span: tuple[float, float]) -> np.ndarray:
    """The stops of what switches with time: the zeros of its arguments, each between two neighbouring instants."""

    def evaluate(times: np.ndarray) -> np.ndarray:
        found = switches(times.reshape(1, -1), np.repeat(p[:, None], times.size, axis=1))
        return np.asarray(found, float).T

    times = _grid(evaluate, span)
    values = evaluate(times)
    row, column = np.nonzero(np.asarray((values[:-1] > 0) != (values[1:] > 0)))
    begins = np.array([[span[0], span[0] + 2 * np.spacing(span[0] + ZERO.seen * (span[1] - span[0]))]])
    at_start = begins[: int((values[0] == 0.0).any())]  # the run begins in the very instant
    if not row.size:
        return at_start
    found = _located(lambda t: evaluate(t)[np.arange(t.size), column], times[row], times[row + 1])
    return np.concatenate([at_start, found])


def merged_stops(parts: list[np.ndarray], span: tuple[float, float]) -> np.ndarray:
    """All stops inside a span, in order, one for each instant."""
    every = np.concatenate([np.zeros((0, 2)), *parts])
    every = every[(every[:, 1] > span[0]) & (every[:, 1] < span[1])]
    every = every[np.lexsort((-every[:, 1], every[:, 0]))]
    kept: list[np.ndarray] = []
    for stop in every:
        if kept and stop[0] <= kept[-1][1]:
            kept[-1] = np.array([kept[-1][0], max(stop[1], kept[-1][1])])
        else:
            kept.append(stop)
    return np.array(kept).reshape(-1, 2)


def _cubic(c: np.ndarray, s: np.ndarray) -> np.ndarray:
    return np.asarray(((c[:, 0] * s + c[:, 1]) * s + c[:, 2]) * s + c[:, 3])


def _stretches(t: np.ndarray, values: np.ndarray, first: int, last: int, tolerance: float) -> list[int]:
    """Indices inside (first, last) that part it into stretches which one polynomial fits, as long as doubling finds."""
    found: list[int] = []
    while last - first > INPUT.shortest:
        length = INPUT.shortest
        while first + length < last and _fits(t, values, first, min(first + 2 * length, last), tolerance):
            length *= 2
        first += length
        if first < last:
            found.append(first)
    return found


def _fits(t: np.ndarray, values: np.ndarray, first: int, last: int, tolerance: float) -> bool:
    s = 2 * (t[first : last + 1] - t[first]) / (t[last] - t[first]) - 1
    fits, _ = np.linalg.qr(np.polynomial.chebyshev.chebvander(s, INPUT.degree))  # more instants than coefficients
    v = values[first : last + 1]
    return bool(np.abs(fits @ (fits.T @ v) - v).max() <= tolerance)


def _hard(instants: np.ndarray) -> np.ndarray:
    """Tables hold from their instants on: just before one the piece before it is in force."""
    return np.stack([np.nextafter(instants, -np.inf), instants], axis=1)


def _joined(hard: np.ndarray, soft: np.ndarray) -> np.ndarray:
    return np.concatenate([hard, np.stack([soft, soft], axis=1)])


def _grid(evaluate: Callable[[np.ndarray], np.ndarray], span: tuple[float, float]) -> np.ndarray:
    """Instants so close that every function is nearly straight between three of them, or as close as it gets."""
    times = np.linspace(*span, 4 * INPUT.pieces + 1)
    for _ in range(INPUT.levels):
        values = evaluate(times)
        size = np.abs(values).max(axis=0) + np.finfo(float).tiny
        middle = values[1:-1] - (values[:-2] + values[2:]) / 2
        near = np.minimum(np.minimum(np.abs(values[:-2]), np.abs(values[1:-1])), np.abs(values[2:]))
        coarse = ((np.abs(middle) > 0.02 * size) & (near < 4 * np.abs(middle))).any(axis=1)
        wanted = np.zeros(times.size - 1, bool)
        wanted[:-1] |= coarse
        wanted[1:] |= coarse
        if not wanted.any() or times.size > INPUT.most:
            break
        times = np.sort(np.concatenate([times, (times[:-1] + times[1:])[wanted] / 2]))
    return times


def _located(evaluate: Callable[[np.ndarray], np.ndarray], low: np.ndarray, high: np.ndarray) -> np.ndarray:
    above = evaluate(low) > 0
    for _ in range(80):
        middle = low + (high - low) / 2
        same = (evaluate(middle) > 0) == above
        low, high = np.where(same, middle, low), np.where(same, high, middle)
    gap = 2 * np.spacing(np.maximum(np.abs(low), np.abs(high)))
    return np.stack([low - gap, high + gap], axis=1)
