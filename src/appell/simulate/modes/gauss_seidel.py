"""A proposal for very many contacts: projected Gauss-Seidel on the pushes and cones (Moreau; Jean 1999).

The iteration only names the phases; the combination it ends in is solved and checked like any other.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from appell.numbers import MODE, ZERO
from appell.simulate.modes.choice import Choice


def proposed(
    K: Sequence[Sequence[float]], b: Sequence[float], always: Sequence[int], choices: Sequence[Sequence[Choice]]
) -> list[tuple[Choice, ...]]:
    """The one combination of choices the iteration comes to; none where friction that follows makes it diverge."""
    A, value = np.array(K), np.array(b, float)
    lam = np.zeros(len(value))
    largest = [_widest(options) for options in choices]
    for row, multiplier in (pair for choice in largest for pair in choice.given):
        _move(A, lam, value, row, multiplier)
    for _ in range(MODE.sweeps):
        before = lam.copy()
        for row in always:
            _move(A, lam, value, row, lam[row] - value[row] / (A[row, row] or 1.0))
        for choice in largest:
            _sweep(A, lam, value, choice)
        largest_now = np.abs(lam).max()
        if not largest_now < MODE.diverged:
            return []
        if np.abs(lam - before).max() <= ZERO.operations * largest_now:
            break
    return [tuple(_named(options, lam, value) for options in choices)]


def _widest(options: Sequence[Choice]) -> Choice:
    """The choice with most rows held: sticking, or closed."""
    return max(options, key=lambda choice: len(choice.held))


def _move(A: np.ndarray, lam: np.ndarray, value: np.ndarray, row: int, to: float) -> None:
    value += A[:, row] * (to - lam[row])
    lam[row] = to


def _sweep(A: np.ndarray, lam: np.ndarray, value: np.ndarray, choice: Choice) -> None:
    """One contact: the normal pushes, the pull stays in its cone or follows the normal, an effort in its bounds."""
    signs = {row: (sign, least) for row, sign, least in choice.pushes}
    limits = dict(choice.limits)
    across = {row for _, rows, _ in choice.cones for row in rows}
    for row in choice.held:
        if row in across:
            continue
        to = lam[row] - value[row] / (A[row, row] or 1.0)
        if row in signs:
            sign, least = signs[row]
            to = sign * max(sign * to, least)
        limit = limits.get(row, np.inf)
        _move(A, lam, value, row, min(max(to, -limit), limit))
    for row, normal, factor in choice.follows:
        _move(A, lam, value, row, factor * lam[normal])
    for normal, rows, mu in choice.cones:
        step = 1.0 / max(A[row, row] for row in rows)
        pull = np.array([lam[row] - step * value[row] for row in rows])
        size, most = float(np.linalg.norm(pull)), mu * abs(lam[normal])
        pull *= min(1.0, most / size) if size > 0 else 1.0
        for row, to in zip(rows, pull.tolist(), strict=True):
            _move(A, lam, value, row, to)


def _named(options: Sequence[Choice], lam: np.ndarray, value: np.ndarray) -> Choice:
    """The choice that the multipliers of a contact come nearest to."""
    widest, scale = _widest(options), np.abs(lam).max() or 1.0
    pushes = all(sign * lam[row] > least + ZERO.expressions * scale for row, sign, least in widest.pushes)
    if not pushes:
        return next((c for c in options if not c.held), widest)
    slides = any(
        np.linalg.norm([lam[row] for row in rows]) > (1 - ZERO.written) * mu * abs(lam[normal])
        for normal, rows, mu in widest.cones
    )
    if not slides:
        return widest
    # a rail pushes from either side: the slip whose friction goes with the normal force it has
    moving = [
        c for c in options if c.held and c is not widest and all(sign * lam[row] >= 0 for row, sign, _ in c.pushes)
    ]
    return max(moving, key=lambda c: sum(f * value[row] for s in c.values for row, f in s), default=widest)
