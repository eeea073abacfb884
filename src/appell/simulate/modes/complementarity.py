"""Which rows are held: the set in which no contact pulls and none is entered, found among the few there are.

With K = A M^-1 B the answer of the rows to their multipliers and b what the rows are without them (accelerations, or
velocities where something strikes), every contact is in one of its choices and

    value = b + K lam,        value = 0 on the rows held,

where each choice says which sums of multipliers and which values must not be negative (Moreau; Pfeiffer and Glocker).
The choices of all contacts together are tried, those nearest to the preferred ones first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np

from appell.errors import SimulationError

MOST = 4096
"""Combinations of choices that are tried at one instant."""

Sum = tuple[tuple[int, float], ...]
"""A sum of multipliers or values: rows with their factors."""


@dataclass(frozen=True)
class Choice:
    """A phase a contact may take: rows held, rows whose multiplier is a factor times another, and what is asked.

    Sums of ``forces`` and of ``values`` are not negative; of a cone (row, rows, mu) the multipliers of the rows are
    together at most mu times that of the row.
    """

    phase: str
    held: tuple[int, ...] = ()
    follows: tuple[tuple[int, int, float], ...] = ()
    forces: tuple[Sum, ...] = ()
    values: tuple[Sum, ...] = ()
    cones: tuple[tuple[int, tuple[int, ...], float], ...] = ()


@dataclass(frozen=True)
class Solution:
    """The phases taken, the multipliers of all rows, and the values of all rows with them."""

    phases: tuple[str, ...]
    multipliers: np.ndarray
    values: np.ndarray


def solve(
    K: np.ndarray,
    b: np.ndarray,
    always: Sequence[int],
    choices: Sequence[Sequence[Choice]],
    force_error: np.ndarray,
    value_error: np.ndarray,
) -> Solution | None:
    """The first combination of choices that satisfies all conditions, to the errors given; None where none does."""
    for chosen in _combinations(choices):
        lam, value = _multipliers(K, b, always, chosen)
        if all(_holds(choice, lam, value, force_error, value_error) for choice in chosen):
            return Solution(tuple(c.phase for c in chosen), lam, value)
    return None


def _combinations(choices: Sequence[Sequence[Choice]]) -> Sequence[tuple[Choice, ...]]:
    if len(choices) == 1:
        return [(choice,) for choice in choices[0]]
    count = int(np.prod([len(c) for c in choices]))
    if count > MOST:
        raise SimulationError(f"{len(choices)} contacts at one instant have {count} combinations: more than {MOST}.")
    ranked = product(*[list(enumerate(c)) for c in choices])
    return [tuple(c for _, c in ranks) for ranks in sorted(ranked, key=lambda ranks: sum(i for i, _ in ranks))]


def _multipliers(
    K: np.ndarray, b: np.ndarray, always: Sequence[int], chosen: Sequence[Choice]
) -> tuple[np.ndarray, np.ndarray]:
    """lam with value = 0 on the rows held, of least norm where they repeat each other."""
    held = [*always, *(row for choice in chosen for row in choice.held)]
    lam = np.zeros(b.size)
    if not held:
        return lam, b
    columns = K[:, held]
    for choice in chosen:
        for row, other, factor in choice.follows:
            columns[:, held.index(other)] += factor * K[:, row]
    square = columns[held]
    if len(held) == 1:
        found = -b[held] / square[0, 0] if square[0, 0] != 0.0 else np.zeros(1)
    else:
        found = _least(square, -b[held])
    lam[held] = found
    for choice in chosen:
        for row, other, factor in choice.follows:
            lam[row] = factor * lam[other]
    return lam, b + K @ lam


def _least(K: np.ndarray, b: np.ndarray) -> np.ndarray:
    """K^+ b; two rows that do not repeat each other by Cramer's rule."""
    if b.size == 2:
        (k, l), (m, n) = K.tolist()
        determinant = k * n - l * m
        if abs(determinant) > 1e-8 * abs(k * n):
            x, y = b.tolist()
            return np.array([n * x - l * y, k * y - m * x]) / determinant
    return np.linalg.lstsq(K, b, rcond=1e-12)[0]


def _holds(
    choice: Choice, lam: np.ndarray, value: np.ndarray, force_error: np.ndarray, value_error: np.ndarray
) -> bool:
    for terms in choice.forces:
        if sum(factor * lam[row] for row, factor in terms) < -force_error[terms[0][0]]:
            return False
    for normal, across, mu in choice.cones:
        pull = sum(lam[row] ** 2 for row in across) ** 0.5
        if pull > mu * abs(lam[normal]) + force_error[across[0]]:
            return False
    for terms in choice.values:
        if sum(factor * value[row] for row, factor in terms) < -value_error[terms[0][0]]:
            return False
    return all(abs(value[row]) <= value_error[row] for row in choice.held)
