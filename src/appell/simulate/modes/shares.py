"""Shares of redundant rows: whether some distribution of what they carry together is inside every law of force.

Where rows repeat each other (an axle with two wheels) only their sum is determined. They hold together as long as one
distribution keeps every push and every pull in its cone; sought is the one farthest inside:

    max over s of min over laws of slack(lam + Z s),        K Z = 0.

Slacks are concave in s, so that a local maximum is the maximum.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import scipy

from appell.simulate.modes.choice import Choice

REDUNDANT = 1e-9
"""A singular value of K below this part of the largest counts as zero."""


def repeat_each_other(K: Sequence[Sequence[float]], held: Sequence[int]) -> bool:
    """Whether rows that are held are redundant; one or two are judged without linear algebra."""
    if len(held) < 2:
        return False
    if len(held) == 2:
        i, j = held
        return abs(K[i][i] * K[j][j] - K[i][j] * K[j][i]) <= REDUNDANT * abs(K[i][i] * K[j][j])
    sizes = np.linalg.svd(np.array(K)[:, list(held)], compute_uv=False)
    return bool((sizes <= REDUNDANT * sizes.max(initial=0.0)).any())


def inside(
    K: Sequence[Sequence[float]], held: Sequence[int], lam: Sequence[float], chosen: Sequence[Choice]
) -> list[float] | None:
    """Multipliers with the same values whose least slack is the largest; None where rows repeat nothing."""
    if any(choice.follows for choice in chosen) or not repeat_each_other(K, held):
        return None
    rows = list(held)
    columns = np.array(K)[:, rows]
    _, sizes, V = np.linalg.svd(columns)
    rank = int((sizes > REDUNDANT * sizes.max(initial=0.0)).sum())
    Z = V[rank:].T
    if not Z.size:
        return None
    start = np.array([lam[row] for row in rows])
    scale = max(float(np.abs(start).max()), 1e-300)
    place = {row: k for k, row in enumerate(rows)}

    def slacks(shares: np.ndarray) -> np.ndarray:
        m = start + scale * (Z @ shares)
        return np.array(_slacks(m, place, lam, chosen)) / scale

    def left(unknowns: np.ndarray) -> np.ndarray:
        return slacks(unknowns[:-1]) - unknowns[-1]

    first = slacks(np.zeros(Z.shape[1]))
    if not first.size:
        return None
    begin = np.append(np.zeros(Z.shape[1]), first.min())
    found = scipy.optimize.minimize(
        lambda z: -z[-1],
        begin,
        jac=lambda z: np.append(np.zeros(z.size - 1), -1.0),
        constraints=[{"type": "ineq", "fun": left}],
        method="SLSQP",
        options={"maxiter": 200, "ftol": 1e-13},
    )
    if slacks(found.x[:-1]).min() <= first.min():
        return None
    shares = list(lam)
    for row, value in zip(rows, start + scale * (Z @ found.x[:-1]), strict=True):
        shares[row] = float(value)
    return shares


def _slacks(m: np.ndarray, place: dict[int, int], lam: Sequence[float], chosen: Sequence[Choice]) -> list[float]:
    """What is left of every law of force that the shares enter."""

    def of(row: int) -> float:
        return float(m[place[row]]) if row in place else lam[row]

    found = []
    for choice in chosen:
        found += [sign * of(row) - least for row, sign, least in choice.pushes]
        for normal, across, mu in choice.cones:
            found.append(mu * abs(of(normal)) - float(np.sqrt(sum(of(row) ** 2 for row in across) + 1e-30)))
        found += [limit - abs(of(row)) for row, limit in choice.limits]
    return found
