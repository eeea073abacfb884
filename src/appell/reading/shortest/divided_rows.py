"""Equations divided by what all their terms share."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from appell.algebra.exact import Exact, ExactMatrix
from appell.algebra.exact_algebra import ExactAlgebra
from appell.algebra.normal_form import Fraction


def divided_rows(
    algebra: ExactAlgebra, M: ExactMatrix, F: ExactMatrix, B: ExactMatrix
) -> tuple[ExactMatrix, ExactMatrix, ExactMatrix]:
    """M w' = F + B lam with every row divided by its content: m z' = -m g is z' = -g.

    Numbers are divided too, so that coefficients are whole; those of a model with decimals stay as they were written.
    """
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
    shared = _shared_denominator(fractions)
    for factor, k in shared:
        inverse = forms.product(inverse, forms.power(Fraction(factor), k))
    scaled = [fraction if fraction.is_zero else forms.product(fraction, inverse) for fraction in fractions]
    alone = [j for j in range(n) if not row[j].is_zero] == [i]
    single = _single(scaled[i]) if alone else None
    if single is not None:
        number = single
    elif algebra.has_decimals:  # what was divided by keeps its numbers in the row
        number = math.prod(f.leading_coefficient() ** k for f, k in shared) / content.leading_coefficient()
    else:
        number = _common_number(scaled)
    return [Exact(algebra.field, Fraction(a.numerator / number, a.denominator)) for a in scaled]


def _shared_denominator(fractions: Sequence[Fraction]) -> list[tuple[Any, int]]:
    """Factors that stand in every denominator."""
    first, *others = [fraction for fraction in fractions if not fraction.is_zero]
    shared = []
    for factor, k in first.denominator:
        least = min([k, *(next((p for f, p in o.denominator if f == factor), 0) for o in others)])
        if least:
            shared.append((factor, least))
    return shared


def _single(fraction: Fraction) -> object | None:
    """The number that a single rate is multiplied by."""
    constant = fraction.numerator.is_constant() and not fraction.denominator
    return fraction.numerator.leading_coefficient() if constant else None


def _common_number(fractions: Sequence[Fraction]) -> object:
    """What makes all coefficients whole numbers without a common divisor."""
    from flint import fmpq, fmpz

    numerators, denominators = fmpz(0), fmpz(1)
    for fraction in fractions:
        for c in fraction.numerator.coeffs():
            numerators, denominators = numerators.gcd(c.p), denominators.lcm(c.q)
    return fmpq(numerators, denominators)
