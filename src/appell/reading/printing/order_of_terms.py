"""The order in which sums are written, and on which side of a bracket their minus signs stand.

Text, LaTeX and pages read it here, so that a sum looks the same wherever it is printed: w1 - omega, not -omega + w1.
It follows from the names alone, and is the same in every run.
"""

from __future__ import annotations

import sympy as sm


def ordered_terms(e: sm.Expr) -> list[sm.Expr]:
    """The terms of a sum as they are written: rates before the rest, one with a plus sign first, if there is any.

    Examples
    --------
    >>> import sympy as sm
    >>> from appell.reading.printing.order_of_terms import ordered_terms
    >>> a, b, t = sm.symbols("a b t")
    >>> ordered_terms(b - a)
    [b, -a]
    """
    terms = sorted(e.as_ordered_terms(), key=lambda term: not term.has(sm.Derivative))
    first = next((term for term in terms if not is_negative(term)), None)
    if first is None:
        return terms
    terms.remove(first)
    return [first, *terms]


def is_negative(term: sm.Expr) -> bool:
    """Whether a term is written with a minus sign."""
    number, _ = with_signs_outside(term).as_coeff_Mul()
    return bool(number.is_extended_negative)


def with_signs_outside(product: sm.Expr) -> sm.Expr:
    """A product whose brackets hold no more minus signs than they need.

    -(a + b) c for (-a - b) c, and (b - a) c for -(a - b) c: a bracket is turned round where all its terms are
    negative, or where that takes a minus sign off the product.
    """
    if not product.is_Mul:
        return product
    number, rest = product.as_coeff_Mul()
    if not rest.is_Mul or not number.is_real:
        return product
    factors = list(rest.args)
    for i, factor in enumerate(factors):
        signs = _signs(factor)
        if bool(signs) and all(signs):
            number, factors[i] = -number, _turned(factor)
    if number.is_negative:
        place = next((i for i, factor in enumerate(factors) if _is_half_negative(factor)), None)
        if place is not None:
            number, factors[place] = -number, _turned(factors[place])
    return sm.Mul(number, *factors) if factors != list(rest.args) else product


def _signs(factor: sm.Expr) -> list[bool]:
    """Of the terms in a bracket, whether each is negative; none where its sign does not come out."""
    base, power = factor.as_base_exp()
    if not base.is_Add or not power.is_Integer or not power.is_odd:
        return []
    return [bool(term.as_coeff_Mul()[0].is_extended_negative) for term in base.args]


def _is_half_negative(factor: sm.Expr) -> bool:
    signs = _signs(factor)
    return 2 * sum(signs) >= max(1, len(signs))


def _turned(factor: sm.Expr) -> sm.Expr:
    base, power = factor.as_base_exp()
    return (-base) ** power
