"""Shares of redundant rows: whether some distribution of what they carry together is inside every law of force.

Where rows repeat each other (an axle with two wheels) only their sum is determined. They hold together as long as one
distribution keeps every push and every pull in its cone; sought is the one farthest inside:

    max over s of min over laws of slack(lam + Z s),        K Z = 0.

Slacks are concave in s, so that a local maximum is the maximum.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np
import scipy

from appell.numbers import MODE, RANK, ZERO
from appell.simulate.modes.choice import Choice
from appell.simulate.modes.margins import row_lengths


def repeat_each_other(K: Sequence[Sequence[float]], held: Sequence[int]) -> bool:
    """Whether rows that are held are redundant; one or two are judged without linear algebra."""
    if len(held) < 2:
        return False
    if len(held) == 2:
        i, j = held
        return abs(K[i][i] * K[j][j] - K[i][j] * K[j][i]) <= RANK.reached * abs(K[i][i] * K[j][j])
    sizes = np.linalg.svd(_unit_columns(K, held)[0], compute_uv=False)
    return bool((sizes <= RANK.reached * sizes.max(initial=0.0)).any())


def _unit_columns(K: Sequence[Sequence[float]], rows: Sequence[int]) -> tuple[np.ndarray, np.ndarray]:
    """The columns of some rows with all rows at length one in the metric of M, and the lengths of these."""
    every = np.array(K)
    lengths: np.ndarray = np.array(row_lengths(np.diag(every).tolist()))
    own = lengths[list(rows)]
    return every[:, list(rows)] / np.outer(lengths, own), own


def inside(
    K: Sequence[Sequence[float]], held: Sequence[int], lam: Sequence[float], chosen: Sequence[Choice]
) -> list[float] | None:
    """Multipliers with the same values whose least slack is the largest; None where rows repeat nothing."""
    if any(choice.follows for choice in chosen) or not repeat_each_other(K, held):
        return None
    rows = list(held)
    columns, lengths = _unit_columns(K, rows)
    _, sizes, V = np.linalg.svd(columns)
    rank = int((sizes > RANK.reached * sizes.max(initial=0.0)).sum())
    Z = np.linalg.qr(V[rank:].T / lengths[:, None])[0]
    if not Z.size:
        return None
    start = np.array([lam[row] for row in rows])
    scale = max(float(np.abs(start).max()), ZERO.nothing)
    place = {row: k for k, row in enumerate(rows)}

    def slacks(shares: np.ndarray) -> np.ndarray:
        m = start + scale * (Z @ shares)
        return np.array(_slacks(m, place, lam, chosen)) / scale

    first = slacks(np.zeros(Z.shape[1]))
    if not first.size:
        return None
    flat = all(len(across) == 1 for choice in chosen for _, across, _ in choice.cones)
    best = _by_planes(place, lam, chosen, Z, scale) if flat else _by_descent(slacks, first, Z.shape[1])
    if best is None or slacks(best).min() <= first.min():
        return None
    shares = list(lam)
    for row, value in zip(rows, start + scale * (Z @ best), strict=True):
        shares[row] = float(value)
    return shares


def _by_planes(
    place: dict[int, int], lam: Sequence[float], chosen: Sequence[Choice], Z: np.ndarray, scale: float
) -> np.ndarray | None:
    """max z with z <= c + G Z s, a linear programme: a pull in one direction has two slacks, one for each sign."""
    lines: list[np.ndarray] = []
    constants: list[float] = []

    def add(constant: float, *terms: tuple[int, float]) -> None:
        line = np.zeros(len(place))
        for row, factor in terms:
            constant += factor * lam[row]
            if row in place:
                line[place[row]] += factor
        lines.append(line)
        constants.append(constant / scale)

    for choice in chosen:
        for row, sign, least in choice.pushes:
            add(-least, (row, sign))
        for normal, (row,), mu in choice.cones:
            toward = mu if lam[normal] >= 0 else -mu
            for sign in (1.0, -1.0):
                add(0.0, (normal, toward), (row, sign))
        for row, limit in choice.limits:
            for sign in (1.0, -1.0):
                add(limit, (row, sign))
    n = Z.shape[1]
    if n == 1:
        return _by_crossings(np.array(lines) @ Z[:, 0], np.array(constants))
    upper = np.column_stack([-np.array(lines) @ Z, np.ones(len(lines))])
    cost = np.append(np.zeros(n), -1.0)
    bounds = [(-MODE.widest, MODE.widest)] * n + [(None, None)]
    found = scipy.optimize.linprog(cost, upper, constants, bounds=bounds)
    return found.x[:-1] if found.success else None


def _by_crossings(slopes: np.ndarray, constants: np.ndarray) -> np.ndarray:
    """The same for one share, where the least of some lines is the largest: at the ends, or where two of them cross."""
    i, j = np.triu_indices(slopes.size, 1)
    apart = slopes[i] != slopes[j]
    crossings = ((constants[j] - constants[i])[apart] / (slopes[i] - slopes[j])[apart]).clip(-MODE.widest, MODE.widest)
    shares = np.append(crossings, [-MODE.widest, MODE.widest])
    least = (constants + np.outer(shares, slopes)).min(axis=1)
    return shares[[least.argmax()]]


def _by_descent(slacks: Callable[[np.ndarray], np.ndarray], first: np.ndarray, n: int) -> np.ndarray:
    """The same where pulls have two directions, so that their slacks are curved."""
    found = scipy.optimize.minimize(
        lambda z: -z[-1],
        np.append(np.zeros(n), first.min()),
        jac=lambda z: np.append(np.zeros(z.size - 1), -1.0),
        constraints=[{"type": "ineq", "fun": lambda z: slacks(z[:-1]) - z[-1]}],
        method="SLSQP",
        options={"maxiter": 200, "ftol": ZERO.operations},
    )
    best: np.ndarray = found.x[:-1]
    return best


def _slacks(m: np.ndarray, place: dict[int, int], lam: Sequence[float], chosen: Sequence[Choice]) -> list[float]:
    """What is left of every law of force that the shares enter."""

    def of(row: int) -> float:
        return float(m[place[row]]) if row in place else lam[row]

    found = []
    for choice in chosen:
        found += [sign * of(row) - least for row, sign, least in choice.pushes]
        for normal, across, mu in choice.cones:
            found.append(mu * abs(of(normal)) - math.hypot(*(of(row) for row in across)))
        found += [limit - abs(of(row)) for row, limit in choice.limits]
    return found
