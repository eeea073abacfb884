"""The sign of a product put into one of its sums: k (b - a) rather than -k (a - b)."""

from __future__ import annotations

import sympy as sm


def without_sign(e: sm.Expr) -> sm.Expr:
    """A product with a minus in front as one without, where a sum among its factors has terms of both signs.

    Below a division as above it, and of powers those that are odd; a sum of negative terms alone takes its sign from
    the first term that can give it up.

    Examples
    --------
    >>> import sympy as sm
    >>> from appell.algebra.signs import without_sign
    >>> a, b, k = sm.symbols("a b k")
    >>> without_sign(-k * (a - b)), without_sign(-k / (a - b)), without_sign(-k * (a + b))
    (k*(-a + b), k/(-a + b), -k*(a + b))
    """
    if e.is_Mul and is_negative(e):
        return _turned(e)
    if e.is_Add and all(map(is_negative, e.args)):
        for term in e.args:
            other = without_sign(term)
            if other is not term:
                return sm.Add(*[other if t is term else t for t in e.args])
    return e


def is_negative(e: sm.Expr) -> bool:
    """Whether a term is written with a minus."""
    number = e.args[0] if e.is_Mul else e
    return bool(number.p < 0 if number.is_Rational else number.is_Number and number.is_extended_negative)


def _turned(e: sm.Expr) -> sm.Expr:
    for i, factor in enumerate(e.args):
        base, k = factor.as_base_exp() if factor.is_Pow else (factor, sm.S.One)
        if base.is_Add and k.is_Integer and k % 2 and any(map(is_negative, base.args)):
            if all(map(is_negative, base.args)):
                continue
            other = sm.Add(*[-term for term in base.args]) ** k
            return sm.Mul(-e.args[0], *e.args[1:i], other, *e.args[i + 1 :])
    return e
