"""Which rows are held: the set in which no contact pulls and none is entered, found among the few there are.

With K = A M^-1 B the answer of the rows to their multipliers and b what the rows are without them (accelerations, or
velocities where something strikes), every contact is in one of its choices and

    value = b + K lam,        value = 0 on the rows held,

where each choice says which sums of multipliers and which values must not be negative (Moreau; Pfeiffer and Glocker).
The choices of all contacts together are tried, those nearest to the preferred ones first.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from operator import mul
from typing import NamedTuple

import numpy as np

from appell.errors import SimulationError

MOST = 4096
"""Combinations of choices that are tried at one instant."""

Sum = tuple[tuple[int, float], ...]
"""A sum of multipliers or values: rows with their factors."""


class Choice(NamedTuple):
    """A phase a contact may take: rows held, rows whose multiplier is a factor times another, and what is asked.

    Sums of ``forces`` and of ``values`` are not negative; of a cone (row, rows, mu) the multipliers of the rows are
    together at most mu times that of the row. ``given`` multipliers of rows are what they are; ``limits`` the largest
    sizes of some.
    """

    phase: str
    held: tuple[int, ...] = ()
    follows: tuple[tuple[int, int, float], ...] = ()
    forces: tuple[Sum, ...] = ()
    values: tuple[Sum, ...] = ()
    cones: tuple[tuple[int, tuple[int, ...], float], ...] = ()
    given: tuple[tuple[int, float], ...] = ()
    limits: tuple[tuple[int, float], ...] = ()


class Solution(NamedTuple):
    """The phases taken, the multipliers of all rows, and the values of all rows with them."""

    phases: tuple[str, ...]
    multipliers: list[float]
    values: list[float]


def solve(
    K: Sequence[Sequence[float]],
    b: Sequence[float],
    always: Sequence[int],
    choices: Sequence[Sequence[Choice]],
    force_error: Sequence[float],
    value_error: Sequence[float],
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
    K: Sequence[Sequence[float]], b: Sequence[float], always: Sequence[int], chosen: Sequence[Choice]
) -> tuple[list[float], list[float]]:
    """lam with value = 0 on the rows held, of least norm where they repeat each other."""
    held = [*always, *(row for choice in chosen for row in choice.held)]
    follows = [follow for choice in chosen for follow in choice.follows]
    lam = [0.0] * len(b)
    for row, multiplier in (pair for choice in chosen for pair in choice.given):
        lam[row] = multiplier
        b = [b_i + K[i][row] * multiplier for i, b_i in enumerate(b)]
    if not held:
        return lam, list(b)
    columns = [[K[i][j] for j in held] for i in range(len(b))]
    for row, other, factor in follows:
        place = held.index(other)
        for i, line in enumerate(columns):
            line[place] += factor * K[i][row]
    found = _least([columns[i] for i in held], [-b[i] for i in held])
    for i, multiplier in zip(held, found, strict=True):
        lam[i] = multiplier
    for row, other, factor in follows:
        lam[row] = factor * lam[other]
    values = [sum(map(mul, line, found), b_i) for line, b_i in zip(columns, b, strict=True)]
    return lam, values


def _least(K: list[list[float]], b: list[float]) -> list[float]:
    """K^+ b; one row, or two that do not repeat each other, by Cramer's rule."""
    if len(b) == 1:
        return [b[0] / K[0][0] if K[0][0] != 0.0 else 0.0]
    if len(b) == 2:
        (k, l), (m, n) = K
        determinant = k * n - l * m
        if abs(determinant) > 1e-8 * abs(k * n):
            return [(n * b[0] - l * b[1]) / determinant, (k * b[1] - m * b[0]) / determinant]
    return np.linalg.lstsq(np.array(K), np.array(b), rcond=1e-12)[0].tolist()


def _holds(
    choice: Choice,
    lam: Sequence[float],
    value: Sequence[float],
    force_error: Sequence[float],
    value_error: Sequence[float],
) -> bool:
    for terms in choice.forces:
        if sum(factor * lam[row] for row, factor in terms) < -force_error[terms[0][0]]:
            return False
    for normal, across, mu in choice.cones:
        pull = sum(lam[row] ** 2 for row in across) ** 0.5
        if pull > mu * abs(lam[normal]) + force_error[across[0]]:
            return False
    for row, limit in choice.limits:
        if abs(lam[row]) > limit + force_error[row]:
            return False
    for terms in choice.values:
        if sum(factor * value[row] for row, factor in terms) < -value_error[terms[0][0]]:
            return False
    return all(abs(value[row]) <= value_error[row] for row in choice.held)
