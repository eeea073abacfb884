"""Equations divided by what all their terms share."""

from __future__ import annotations

from collections.abc import Sequence

import sympy as sm

from appell.algebra.normal_form import Fraction, TooLong, normal_forms
from appell.algebra.written import written


def divided_rows(
    M: sm.Matrix, F: sm.Matrix, B: sm.Matrix, unit: Sequence[Sequence[sm.Expr]]
) -> tuple[sm.Matrix, sm.Matrix, sm.Matrix]:
    """M w' = F + B lam with every row divided by its content, where that is shorter: m z' = -m g is z' = -g."""
    whole = sm.Matrix.hstack(M, F, B) if M.rows else F
    rows = [_divided(list(whole[i, :]), i, M.cols, unit) for i in range(M.rows)]
    if not rows:
        return M, F, B
    found = sm.Matrix(rows)
    return found[:, : M.cols], found[:, M.cols : M.cols + 1], found[:, M.cols + 1 :]


def _divided(row: list[sm.Expr], i: int, n: int, unit: Sequence[Sequence[sm.Expr]]) -> list[sm.Expr]:
    present = [e for e in row if e != 0]
    if not present:
        return row
    forms = normal_forms(present, [group for group in unit if any(e.has(*group) for e in present)])
    try:
        fractions = [forms.of(e) for e in row]
    except TooLong:
        return row
    content = forms.ring.constant(0)
    for fraction in fractions:
        content = content.gcd(fraction.numerator)
    alone = [j for j in range(n) if row[j] != 0] == [i]
    divisor = forms.product(Fraction(content), Fraction(forms.ring.constant(1)))
    inverse = forms.power(divisor, -1)
    for factor, k in _shared_denominator(fractions):
        inverse = forms.product(inverse, forms.power(Fraction(factor), k))
    scaled = [forms.product(fraction, inverse) if not fraction.is_zero else fraction for fraction in fractions]
    number = _number(scaled, i if alone else None)
    scaled = [Fraction(fraction.numerator / number, fraction.denominator) for fraction in scaled]
    found = [written(forms, fraction) for fraction in scaled]
    return min(found, row, key=lambda entries: sum(sm.count_ops(e) for e in entries))


def _shared_denominator(fractions: Sequence[Fraction]) -> list[tuple[object, int]]:
    """Factors that stand in every denominator."""
    first, *others = [fraction for fraction in fractions if not fraction.is_zero]
    shared = []
    for factor, k in first.denominator:
        least = min([k, *(next((p for f, p in o.denominator if f == factor), 0) for o in others)])
        if least:
            shared.append((factor, least))
    return shared


def _number(fractions: Sequence[Fraction], alone: int | None) -> object:
    """What makes the coefficient of a single rate one, or all coefficients whole numbers without a common divisor."""
    from flint import fmpq, fmpz

    if alone is not None and fractions[alone].numerator.is_constant() and not fractions[alone].denominator:
        return fractions[alone].numerator.leading_coefficient()
    numerators, denominators = fmpz(0), fmpz(1)
    for fraction in fractions:
        for c in fraction.numerator.coeffs():
            numerators, denominators = numerators.gcd(c.p), denominators.lcm(c.q)
    return fmpq(numerators, denominators)
