"""The direction of a slip in two directions: that against which its own friction acts.

With the rows H held, the multipliers of the slip lam_T and the normal ones are joined by

    lam_N = alpha + beta lam_T,     value_T = v + V lam_T,     lam_T = -mu lam_N d,

and d is the direction of value_T (Coulomb's cone itself, no pyramid). For one contact d x value_T = 0 is a
trigonometric polynomial of the second degree, whose zeros are the roots of a quartic in exp(i theta): all directions
there are. For several contacts it is solved by Newton's method from a few starts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from typing import NamedTuple

import numpy as np

from appell.algebra.rank import response_inverse
from appell.numbers import MODE, NEWTON, RANK, ZERO

Direction = tuple[float, float]

STARTS = (0.0, 0.5 * np.pi, -0.5 * np.pi, np.pi)
"""Turned from the slip without friction, at most so many per contact."""


class Sliding(NamedTuple):
    """A contact that slides: its normal row, its two rows of slip, and mu with the sign of its normal force."""

    normal: int
    tangents: tuple[int, int]
    mu: float


class Reduced(NamedTuple):
    """What is left of the rows when those held are eliminated."""

    alpha: np.ndarray
    beta: np.ndarray
    v: np.ndarray
    V: np.ndarray
    mu: np.ndarray

    def values(self, angles: np.ndarray) -> np.ndarray:
        """value_T (contacts, 2) where the contacts slide along these angles."""
        count = len(angles)
        D = np.zeros((2 * count, count))
        for j, angle in enumerate(angles):
            D[2 * j : 2 * j + 2, j] = self.mu[j] * np.cos(angle), self.mu[j] * np.sin(angle)
        normal = np.linalg.lstsq(np.eye(count) + self.beta @ D, self.alpha, rcond=None)[0]
        found: np.ndarray = (self.v - self.V @ (D @ normal)).reshape(count, 2)
        return found

    def across(self, angles: np.ndarray) -> np.ndarray:
        """d x value_T of every contact, which vanishes where the directions are right."""
        value = self.values(angles)
        return np.asarray(np.cos(angles) * value[:, 1] - np.sin(angles) * value[:, 0])


def slip_directions(
    K: Sequence[Sequence[float]],
    b: Sequence[float],
    held: Sequence[int],
    sliding: Sequence[Sliding],
    given: Mapping[int, float],
    follows: Sequence[tuple[int, int, float]],
) -> Iterator[tuple[Direction, ...]]:
    """The directions of all slips together that are consistent with their friction."""
    reduced = _reduce(np.array(K), np.array(b), list(held), sliding, given, follows)
    found = _of_one(reduced) if len(sliding) == 1 else _of_several(reduced)
    for angles in found:
        yield tuple((float(np.cos(a)), float(np.sin(a))) for a in angles)


def _reduce(
    K: np.ndarray,
    b: np.ndarray,
    held: list[int],
    sliding: Sequence[Sliding],
    given: Mapping[int, float],
    follows: Sequence[tuple[int, int, float]],
) -> Reduced:
    for row, multiplier in given.items():
        b = b + K[:, row] * multiplier
    lengths, K = np.sqrt(np.abs(np.diag(K))), K.copy()
    for row, other, factor in follows:
        if other in given:
            b = b + K[:, row] * factor * given[other]
        else:
            K[:, other] += factor * K[:, row]
    rows = [row for slide in sliding for row in slide.tangents]
    inverse = response_inverse(K[np.ix_(held, held)], lengths[held], RANK.delassus)
    alone, answer = -inverse @ b[held], -inverse @ K[np.ix_(held, rows)]
    alpha, beta = np.zeros(len(sliding)), np.zeros((len(sliding), len(rows)))
    for j, slide in enumerate(sliding):
        if slide.normal in given:
            alpha[j] = given[slide.normal]
        else:
            place = held.index(slide.normal)
            alpha[j], beta[j] = alone[place], answer[place]
    back = K[np.ix_(rows, held)]
    mu = np.array([slide.mu for slide in sliding])
    return Reduced(alpha, beta, b[rows] + back @ alone, K[np.ix_(rows, rows)] + back @ answer, mu)


def _of_one(r: Reduced) -> Iterator[np.ndarray]:
    """All zeros of d x value_T (1 + mu beta d) = a0 + a1 cos + b1 sin + a2 cos 2 theta + b2 sin 2 theta."""
    mu, alpha, (bx, by), (vx, vy) = r.mu[0], r.alpha[0], r.beta[0], r.v
    cc = mu * (vy * bx - alpha * r.V[1, 0])
    ss = mu * (alpha * r.V[0, 1] - vx * by)
    sc = mu * (vy * by - vx * bx - alpha * (r.V[1, 1] - r.V[0, 0]))
    second, first = complex(cc - ss, -sc) / 2, complex(vy, vx)
    quartic = np.array([second, first, cc + ss, first.conjugate(), second.conjugate()])
    size = np.abs(quartic).max()
    if not size > 0.0:
        return
    quartic[np.abs(quartic) < NEWTON.settled * size] = 0.0
    angles: list[float] = []
    for root in np.roots(quartic):
        if abs(abs(root) - 1.0) < MODE.on_circle:
            angle = _polished(r, np.array([np.angle(root)]))
            if all(abs(np.exp(1j * (angle[0] - other)) - 1.0) > ZERO.expressions for other in angles):
                angles.append(float(angle[0]))
    # the slip that goes on most like the one without friction first
    towards = np.arctan2(vy, vx)
    yield from (np.array([angle]) for angle in sorted(angles, key=lambda angle: -np.cos(angle - towards)))


def _of_several(r: Reduced) -> Iterator[np.ndarray]:
    free = np.arctan2(r.v[1::2], r.v[::2])
    size = np.abs(r.v).max() + np.abs(r.V).max() * np.abs(r.alpha).max()
    seen: list[np.ndarray] = []
    turned = [np.array(turns) for turns in product(STARTS, repeat=min(len(free), 3))]
    starts = [np.concatenate([free[: len(turns)] + turns, free[len(turns) :]]) for turns in turned]
    ways: list[Callable[[Reduced], np.ndarray]] = [
        _projected,
        *(partial(_followed, angles=start) for start in starts),
    ]
    for way in ways:
        angles = _polished(r, way(r))
        if np.abs(r.across(angles)).max() > ZERO.expressions * size:
            continue
        if all(np.abs(np.exp(1j * (angles - other)) - 1.0).max() > NEWTON.difference for other in seen):
            seen.append(angles)
            yield angles


def _projected(r: Reduced) -> np.ndarray:
    """The directions that projection onto the circles mu lam_N comes to, contact after contact (Jean 1999)."""
    count = len(r.alpha)
    pull = np.zeros(2 * count)
    for _ in range(100):
        for j in range(count):
            own = slice(2 * j, 2 * j + 2)
            step = 1.0 / max(np.abs(r.V[own, own]).sum(axis=1).max(), ZERO.nothing)
            wanted = pull[own] - step * (r.v[own] + r.V[own] @ pull)
            size, most = float(np.linalg.norm(wanted)), abs(r.mu[j] * (r.alpha[j] + r.beta[j] @ pull))
            pull[own] = wanted * (min(1.0, most / size) if size > 0.0 else 1.0)
    value = (r.v + r.V @ pull).reshape(count, 2)
    against = -pull.reshape(count, 2)
    towards = np.where(np.linalg.norm(against, axis=1, keepdims=True) > 0, against, value)
    return np.asarray(np.arctan2(towards[:, 1], towards[:, 0]))


def _followed(r: Reduced, angles: np.ndarray) -> np.ndarray:
    """A few turns towards the slip that follows from a direction."""
    for _ in range(20):
        value = r.values(angles)
        wanted = np.arctan2(value[:, 1], value[:, 0])
        angles = angles + 0.5 * np.angle(np.exp(1j * (wanted - angles)))
    return angles


def _polished(r: Reduced, angles: np.ndarray) -> np.ndarray:
    """Newton's method on d x value_T, halved while it does not help."""
    f = r.across(angles)
    for _ in range(30):
        step = NEWTON.difference
        J = np.column_stack([(r.across(angles + step * e) - r.across(angles - step * e)) / (2 * step)
                             for e in np.eye(len(angles))])  # fmt: skip
        move = np.linalg.lstsq(J, -f, rcond=RANK.delassus)[0]
        for _ in range(8):
            then = r.across(angles + move)
            if np.abs(then).max() < np.abs(f).max():
                break
            move = move / 2
        else:
            return angles
        angles, f = angles + move, then
    return angles
