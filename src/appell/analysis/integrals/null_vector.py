"""The combination of polynomials that vanishes, its coefficients polynomials of the parameters: exact elimination.

Polynomials are taken apart by their monomials in everything but parameters; that leaves a matrix over Q[parameters],
one row a monomial, whose null vector is looked for. Rows are eliminated without fractions, and what the entries of a
row share is divided out at each step.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce

import sympy as sm
from flint import fmpq
from sympy.core.function import AppliedUndef

from appell.algebra.normal_form import NormalForms, Polynomial
from appell.algebra.written import Letters, polynomial

Row = list[Polynomial]


def letters_of(forms: NormalForms) -> Letters:
    """What the generators of a ring stand for."""
    names: dict[int, sm.Expr] = {i: e for e, i in forms.leaves.items()}
    for angle, (s, c) in forms.angles.items():
        names |= {s: sm.sin(angle), c: sm.cos(angle)}
    return Letters(names, {pair: angle for angle, pair in forms.angles.items()})


def vanishing_combination(
    forms: NormalForms,
    polynomials: Sequence[Polynomial],
    parameters: Sequence[sm.Symbol],
    values: Mapping[sm.Symbol, sm.Expr],
) -> list[sm.Expr] | None:
    """The one combination of polynomials that vanishes, without a common factor; None where there is none or more.

    ``values``: of the parameters, at which rows are chosen.
    """
    letters, known = letters_of(forms), set(parameters)
    constant = {i for i, e in letters.names.items() if e.free_symbols <= known and not e.atoms(AppliedUndef)}
    numbers = _numbers(letters, values)
    rows = _independent(_rows(forms, polynomials, constant), numbers, len(polynomials))
    if rows is None or len(rows) != len(polynomials) - 1:
        return None
    vector = _null(forms, rows, len(polynomials))
    if vector is None:
        return None
    return [polynomial(p, letters) for p in vector]


def _rows(forms: NormalForms, polynomials: Sequence[Polynomial], constant: set[int]) -> list[Row]:
    """One for each monomial in the states."""
    table: dict[tuple[int, ...], list[dict[tuple[int, ...], fmpq]]] = {}
    for k, p in enumerate(polynomials):
        for monomial, c in p.to_dict().items():
            outside = tuple(0 if i in constant else n for i, n in enumerate(monomial))
            inside = tuple(n if i in constant else 0 for i, n in enumerate(monomial))
            row = table.setdefault(outside, [{} for _ in polynomials])
            row[k][inside] = c
    made = [[forms.ring.from_dict(entry) for entry in row] for row in table.values()]
    return sorted(made, key=lambda row: sum(map(len, row)))


def _numbers(letters: Letters, values: Mapping[sm.Symbol, sm.Expr]) -> list[fmpq]:
    """A rational number for every generator: rows are only chosen by them."""
    found = []
    for i in range(len(letters.names)):
        value = sm.Rational(values.get(letters.names[i], sm.Rational(3 + 2 * i, 7)))
        found.append(fmpq(int(value.p), int(value.q)))
    for k, (s, c) in enumerate(letters.angles):
        t = sm.Rational(1, k + 2)
        found[s], found[c] = (
            fmpq(int(x.p), int(x.q)) for x in (sm.Rational(2 * t / (1 + t**2)), sm.Rational((1 - t**2) / (1 + t**2)))
        )
    return found


def _independent(rows: list[Row], numbers: list[fmpq], most: int) -> list[Row] | None:
    """Rows independent at the numbers; None where no combination is left."""
    kept: list[Row] = []
    basis: list[tuple[int, list[fmpq]]] = []
    for row in rows:
        at = [p(*numbers) for p in row]
        for pivot, other in basis:
            if at[pivot] != 0:
                factor = at[pivot]
                at = [a - factor * b for a, b in zip(at, other, strict=True)]
        place = next((i for i, x in enumerate(at) if x != 0), None)
        if place is not None:
            basis.append((place, [x / at[place] for x in at]))
            kept.append(row)
            if len(kept) == most:
                return None
    return kept


def _null(forms: NormalForms, rows: list[Row], size: int) -> Row | None:
    """The null vector of size - 1 independent rows."""
    work = [_primitive(row) for row in rows]
    pivots: list[int] = []
    for i in range(len(work)):
        # the shortest pivot keeps entries short
        choice = min(
            ((len(work[r][c]), r, c) for r in range(i, len(work)) for c in range(size) if work[r][c] != 0), default=None
        )
        if choice is None:
            return None
        _, r, c = choice
        work[i], work[r] = work[r], work[i]
        pivots.append(c)
        for j in range(len(work)):
            if j != i and work[j][c] != 0:
                shared = work[i][c].gcd(work[j][c])
                a, b = work[i][c] / shared, work[j][c] / shared
                work[j] = _primitive([forms.reduced(a * y - b * x) for x, y in zip(work[i], work[j], strict=True)])
    free = next(c for c in range(size) if c not in pivots)
    below = reduce(_lcm, [work[i][c] for i, c in enumerate(pivots)], forms.ring.constant(1))
    vector = [below] * size
    for i, c in enumerate(pivots):
        vector[c] = -work[i][free] * (below / work[i][c])
    return _primitive(vector)


def _lcm(a: Polynomial, b: Polynomial) -> Polynomial:
    return a * (b / a.gcd(b))


def _primitive(row: Row) -> Row:
    """Without what the entries share."""
    some = [p for p in row if p != 0]
    if not some:
        return row
    shared = reduce(lambda a, b: a.gcd(b), some)
    scale = _content([p / shared for p in some])
    return [p / shared / scale if p != 0 else p for p in row]


def _content(polynomials: Sequence[Polynomial]) -> fmpq:
    """The rational number by which the coefficients become whole, without a common factor and the last positive."""
    coefficients = [sm.Rational(int(c.p), int(c.q)) for p in polynomials for c in p.coeffs()]
    found = sm.gcd_list(coefficients) if len(coefficients) > 1 else abs(coefficients[0])
    if polynomials[-1].leading_coefficient() < 0:
        found = -found
    return fmpq(int(found.p), int(found.q))
