"""Equations divided by what all their terms share."""

from __future__ import annotations

from collections.abc import Sequence

from appell.algebra.exact import Exact, ExactMatrix
from appell.algebra.exact_algebra import ExactAlgebra
from appell.algebra.normal_form import Fraction


def divided_rows(
    algebra: ExactAlgebra, M: ExactMatrix, F: ExactMatrix, B: ExactMatrix
) -> tuple[ExactMatrix, ExactMatrix, ExactMatrix]:
    """M w' = F + B lam with every row divided by its content: m z' = -m g is z' = -g."""
    whole = algebra.hstack([M, F, B])
    rows = [_divided(algebra, whole.entries[i], i, M.shape[1]) for i in range(M.shape[0])]
    found = ExactMatrix(algebra.field, rows, whole.shape[1])
    n = M.shape[1]
    return found[:, :n], found[:, n : n + 1], found[:, n + 1 :]


def _divided(algebra: ExactAlgebra, row: list[Exact], i: int, n: int) -> list[Exact]:
    present = [e for e in row if not e.is_zero]
    if not present:
        return row
    forms = algebra.field.forms
    fractions = [e.fraction for e in row]
    content = forms.ring.constant(0)
    for fraction in fractions:
        content = content.gcd(fraction.numerator)
    inverse = forms.power(Fraction(content), -1)
    for factor, k in _shared_denominator(fractions):
        inverse = forms.product(inverse, forms.power(Fraction(factor), k))
    scaled = [fraction if fraction.is_zero else forms.product(fraction, inverse) for fraction in fractions]
    alone = [j for j in range(n) if not row[j].is_zero] == [i]
    number = _number(scaled, i if alone else None)
    return [Exact(algebra.field, Fraction(a.numerator / number, a.denominator)) for a in scaled]


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
