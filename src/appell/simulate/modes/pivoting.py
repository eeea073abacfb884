"""Multipliers between bounds, as of dry friction of a constant size, actuators and bare contacts: principal pivoting.

    value = b + K lam,    lower <= lam <= upper,
    value >= 0 where lam = lower,    value = 0 between,    value <= 0 where lam = upper.

For a symmetric K = A M^-1 A^T these are the conditions of the least lam K lam / 2 + b lam in a box: a convex problem,
whose values are unique. A pivot solves for the multipliers between the bounds and moves those that violate a
condition: all of them while that makes them fewer, else the last of them alone, which ends for every positive definite
K (Murty 1974; Judice and Pires 1994). Where rows repeat each other a part REGULAR of the diagonal makes K definite, and
passes with REGULAR times the last multipliers subtracted take its effect on the values away again (Rockafellar 1976).
"""

from __future__ import annotations

import numpy as np

from appell.numbers import MODE


def pivot(
    K: np.ndarray, b: np.ndarray, lower: np.ndarray, upper: np.ndarray, state: np.ndarray, zero: np.ndarray
) -> np.ndarray | None:
    """Of every multiplier -1, 0 or 1: at its lower bound, between, at its upper one; None where pivots do not end.

    ``state``: where they start; ``zero``: the size below which a value counts as zero.
    """
    lengths = np.sqrt(np.abs(np.diag(K)))
    lengths[lengths == 0.0] = 1.0  # a row that answers to nothing
    K = K / np.outer(lengths, lengths)
    K[np.diag_indices_from(K)] += MODE.regular
    b, lower, upper, zero = b / lengths, lower * lengths, upper * lengths, zero / lengths
    lam, found = np.zeros(len(b)), np.array(state)
    for _ in range(MODE.passes):
        following = _pivoted(K, b - MODE.regular * lam, lower, upper, found, zero)
        if following is None:
            return None
        lam, found = following
    return found


def _pivoted(
    K: np.ndarray, b: np.ndarray, lower: np.ndarray, upper: np.ndarray, state: np.ndarray, zero: np.ndarray
) -> tuple[np.ndarray, np.ndarray] | None:
    """The multipliers for a definite K, and where they are."""
    state, fewest, patience = state.copy(), len(b) + 1, MODE.patience
    for _ in range(MODE.pivots * (len(b) + 1)):
        lam = np.where(state < 0, lower, np.where(state > 0, upper, 0.0))
        free = state == 0
        lam[free] = np.linalg.solve(K[np.ix_(free, free)], -(b + K @ lam)[free])
        # a multiplier beyond a bound goes there; one at a bound whose value has the wrong sign is let free
        into = np.where(lam > upper, 1, np.where(lam < lower, -1, 0))
        wrong = np.where(free, into != 0, state * (b + K @ lam) > zero)
        count = int(wrong.sum())
        if not count:
            return lam, state
        patience = MODE.patience if count < fewest else patience - 1
        fewest = min(fewest, count)
        if patience < 0:
            wrong[: np.flatnonzero(wrong)[-1]] = False
        state[wrong] = np.where(free, into, 0)[wrong]
    return None
