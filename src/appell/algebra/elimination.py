"""Linear rows solved exactly: Gauss and Jordan over fractions in normal form, each pivot the simplest that is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import sympy as sm

from appell.algebra.algebra import Matrix
from appell.algebra.exact import Exact, ExactMatrix
from appell.algebra.exact_algebra import ExactAlgebra
from appell.algebra.normal_form import Fraction

Preference = Callable[[int, int], tuple[int, int]]


@dataclass(frozen=True)
class Solved:
    """x = N x_I + n: ``rows`` without those that repeat others, solved for the columns ``dependent``."""

    independent: tuple[int, ...]
    dependent: tuple[int, ...]
    rows: tuple[int, ...]
    N: ExactMatrix
    n: ExactMatrix


def solve_exactly(
    algebra: ExactAlgebra, A: Matrix, right: Matrix, moving: Sequence[sm.Symbol], prefer: Preference
) -> Solved:
    """The rows A x = right, solved for as many columns as they have independent rows.

    Parameters
    ----------
    algebra
        What A and right are written in.
    A, right
        A matrix and a column.
    moving
        Symbols that a pivot had better not hold: where it vanishes, the solution breaks down.
    prefer
        Of the terms of a pivot and its column: what is to be least, among pivots that hold no moving symbol first.

    Raises
    ------
    TooLong
        Where a polynomial has more terms than anybody reads.
    """
    r, n = A.shape
    table = [[*A.entries[i], right[i, 0]] for i in range(r)]
    pivots: dict[int, int] = {}
    for _ in range(r):
        found = _pivot(algebra, table, pivots, moving, prefer, n)
        if found is None:
            break
        i, j = found
        inverse = table[i][j] ** -1
        table[i] = [e if e.is_zero else inverse * e for e in table[i]]
        for k in range(r):
            factor = table[k][j]
            if k != i and not factor.is_zero:
                table[k] = [e if p.is_zero else e - factor * p for e, p in zip(table[k], table[i], strict=True)]
        pivots[j] = i
    independent = tuple(j for j in range(n) if j not in pivots)
    return _solution(algebra, table, pivots, independent, n)


def _pivot(
    algebra: ExactAlgebra,
    table: list[list[Exact]],
    pivots: dict[int, int],
    moving: Sequence[sm.Symbol],
    prefer: Preference,
    n: int,
) -> tuple[int, int] | None:
    """The row and column of the best entry that is left."""
    places = [
        (i, j)
        for i in range(len(table))
        if i not in pivots.values()
        for j in range(n)
        if j not in pivots and not table[i][j].is_zero
    ]
    changing = algebra.field.holding(moving)

    def cost(place: tuple[int, int]) -> tuple[int, tuple[int, int], int]:
        i, j = place
        p = table[i][j].fraction.numerator
        degrees = p.degrees()
        moves = sum(degrees[k] for k in changing)
        return moves, prefer(len(p) - 1 + sum(d > 0 for d in degrees), j), i

    return min(places, key=cost, default=None)


def _solution(
    algebra: ExactAlgebra, table: list[list[Exact]], pivots: dict[int, int], independent: tuple[int, ...], n: int
) -> Solved:
    zero, one = algebra.scalar(0), algebra.scalar(1)
    entries = [
        [-table[pivots[j]][i] for i in independent] if j in pivots else [one if i == j else zero for i in independent]
        for j in range(n)
    ]
    bias = [[table[pivots[j]][n] if j in pivots else zero] for j in range(n)]
    N, column = ExactMatrix(algebra.field, entries, len(independent)), ExactMatrix(algebra.field, bias, 1)
    return Solved(independent, tuple(pivots), tuple(pivots.values()), N, column)


def common_denominator(algebra: ExactAlgebra, column: Sequence[Exact], moving: Sequence[sm.Symbol]) -> Exact:
    """The least common multiple of some denominators, 1 where none of them holds a moving symbol."""
    powers: list[tuple[object, int]] = []
    for e in column:
        for factor, k in e.fraction.denominator:
            known = next((n for n, (f, _) in enumerate(powers) if f == factor), None)
            if known is None:
                powers.append((factor, k))
            else:
                powers[known] = (factor, max(k, powers[known][1]))
    changing = algebra.field.holding(moving)
    found = algebra.scalar(1)
    if not any(factor.degrees()[i] for factor, _ in powers for i in changing):  # type: ignore[attr-defined]
        return found
    for factor, k in powers:
        found = found * Exact(algebra.field, Fraction(factor)) ** k
    return found
