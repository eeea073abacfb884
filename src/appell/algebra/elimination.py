"""Linear rows solved exactly: Gauss and Jordan over fractions in normal form, each pivot the simplest that is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import sympy as sm

from appell.algebra.normal_form import Fraction, NormalForms, normal_forms
from appell.algebra.written import READ, written

Preference = Callable[[int, int], tuple[int, int]]


@dataclass(frozen=True)
class Solved:
    """x_d = sum_i N_di x_i + n_d: ``rows`` without those that repeat others, for the columns ``dependent``."""

    independent: tuple[int, ...]
    dependent: tuple[int, ...]
    rows: tuple[int, ...]
    N: sm.Matrix
    n: sm.Matrix
    forms: NormalForms
    fractions: tuple[tuple[Fraction, ...], ...]


def solve_exactly(
    A: sm.Matrix,
    right: sm.Matrix,
    moving: frozenset[sm.Expr],
    unit: Sequence[Sequence[sm.Expr]],
    prefer: Preference,
) -> Solved:
    """The rows A x = right, solved for as many columns as they have independent rows.

    Parameters
    ----------
    A, right
        A matrix and a column of expressions.
    moving
        Symbols that a pivot had better not hold: where it vanishes, the solution breaks down.
    unit
        Sets of symbols whose squares add up to one.
    prefer
        Of the terms of a pivot and its column: what is to be least, among pivots that hold no moving symbol first.

    Raises
    ------
    TooLong
        Where a polynomial has more terms than anybody reads.
    """
    r, n = A.shape
    forms = normal_forms([*A, *right], [g for g in unit if A.has(*g) or right.has(*g)], READ)
    table = [[forms.of(e) for e in (*A[i, :], right[i, 0])] for i in range(r)]
    pivots: dict[int, int] = {}
    for _ in range(r):
        found = _pivot(table, pivots, forms, moving, prefer, n)
        if found is None:
            break
        i, j = found
        inverse = forms.power(table[i][j], -1)
        table[i] = [forms.product(inverse, e) if not e.is_zero else e for e in table[i]]
        for k in range(r):
            if k != i and not table[k][j].is_zero:
                minus = forms.product(Fraction(forms.ring.constant(-1)), table[k][j])
                table[k] = [
                    e if p.is_zero else forms.total([e, forms.product(minus, p)])
                    for e, p in zip(table[k], table[i], strict=True)
                ]
        pivots[j] = i
    independent = tuple(j for j in range(n) if j not in pivots)
    return _solution(table, pivots, independent, n, forms)


def _pivot(
    table: list[list[Fraction]],
    pivots: dict[int, int],
    forms: NormalForms,
    moving: frozenset[sm.Expr],
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
    changing = _changing(forms, moving)

    def cost(place: tuple[int, int]) -> tuple[int, tuple[int, int], int]:
        i, j = place
        p = table[i][j].numerator
        degrees = p.degrees()
        moves = sum(degrees[k] for k in changing)
        return moves, prefer(len(p) - 1 + sum(d > 0 for d in degrees), j), i

    return min(places, key=cost, default=None)


def _changing(forms: NormalForms, moving: frozenset[sm.Expr]) -> list[int]:
    """The generators that hold a moving symbol."""
    found = [i for e, i in forms.leaves.items() if e.free_symbols & moving]
    return found + [i for angle, pair in forms.angles.items() if angle.free_symbols & moving for i in pair]


def _solution(
    table: list[list[Fraction]], pivots: dict[int, int], independent: tuple[int, ...], n: int, forms: NormalForms
) -> Solved:
    minus = Fraction(forms.ring.constant(-1))
    zero, one = Fraction(forms.ring.constant(0)), Fraction(forms.ring.constant(1))
    entries = [
        [forms.product(minus, table[pivots[j]][i]) for i in independent]
        if j in pivots
        else [one if i == j else zero for i in independent]
        for j in range(n)
    ]
    N = sm.Matrix(n, len(independent), [written(forms, e) for row in entries for e in row])
    bias = sm.Matrix([written(forms, table[pivots[j]][n]) if j in pivots else sm.S.Zero for j in range(n)])
    return Solved(
        independent, tuple(pivots), tuple(pivots.values()), N, bias, forms, tuple(tuple(row) for row in entries)
    )


def common_denominator(solved: Solved, column: int, moving: frozenset[sm.Expr]) -> sm.Expr:
    """The least common multiple of the denominators of a column of N, 1 where none of them holds a moving symbol."""
    forms, changing = solved.forms, _changing(solved.forms, moving)
    powers: list[tuple[Fraction, int]] = []
    for row in solved.fractions:
        for factor, k in row[column].denominator:
            known = next((n for n, (f, _) in enumerate(powers) if f.numerator == factor), None)
            if known is None:
                powers.append((Fraction(factor), k))
            else:
                powers[known] = (powers[known][0], max(k, powers[known][1]))
    if not any(factor.numerator.degrees()[i] for factor, _ in powers for i in changing):
        return sm.S.One
    return sm.Mul(*[written(forms, factor) ** k for factor, k in powers])
