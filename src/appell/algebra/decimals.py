"""Decimals of a model: fractions inside, so that what cancels does, and as they were written outside.

0.1 is 1/10 in a derivation, and 0.1 in what is printed of it. Sums of products of floats would leave remainders of the
size of their rounding, and fractions of their products have thirty digits. ``SympyAlgebra.lower`` makes the fractions,
``SympyAlgebra.shown`` the decimals. A model without a decimal has none in what is printed of it.
"""

from __future__ import annotations

from decimal import Decimal

import sympy as sm
from sympy.core.function import AppliedUndef

from appell.numbers import TEXT


def as_written(number: sm.Number) -> sm.Rational:
    """A number as a person wrote it: 0.1 is 1/10, and 0.1 + 0.2 is 3/10; one that fills its digits keeps them all."""
    if not number.is_Float:
        return number
    written = Decimal(str(number)).normalize()
    return sm.Rational(str(written) if len(written.as_tuple().digits) != TEXT.digits else repr(float(number)))


def exact(e: sm.Expr) -> sm.Expr:
    """An expression with its decimals as the fractions that were written."""
    e = sm.sympify(e)
    return e.xreplace({number: as_written(number) for number in e.atoms(sm.Float) if number.is_finite})


def with_decimals(e: sm.Expr) -> sm.Expr:
    """Fractions as decimal numbers, but for exponents: what was written with floats is read with floats.

    A fraction before a sum is multiplied into it: 0.13 a + 0.037 b, and not 0.001 (130 a + 37 b). Of several sums in a
    product each gets its part, so that the largest coefficient of each is between 1 and 10.
    """
    if e.is_Rational and not e.is_Integer:
        return sm.Float(e, TEXT.digits)
    if e.is_Integer and abs(e) >= 10**TEXT.digits:
        return sm.Float(e, TEXT.digits)
    if e.is_Pow:
        return with_decimals(e.base) ** e.exp
    if e.is_Mul:
        number, rest = e.as_coeff_Mul(rational=True)
        factors = list(sm.Mul.make_args(rest))
        sums = [i for i, factor in enumerate(factors) if factor.is_Add]
        if sums and not number.is_Integer:
            for i in sums[1:]:
                scale = sm.Integer(10) ** sm.floor(sm.log(_size(factors[i]), 10))
                factors[i], number = _times(factors[i], 1 / scale), number * scale
            factors[sums[0]], number = _times(factors[sums[0]], number), sm.S.One
        return with_decimals(number) * sm.Mul(*map(with_decimals, factors))
    is_function = isinstance(e, sm.Function) and not isinstance(e, AppliedUndef | sm.Piecewise)
    return e.func(*map(with_decimals, e.args)) if e.is_Add or is_function else e


def _times(e: sm.Add, number: sm.Rational) -> sm.Expr:
    return sm.Add(*[number * term for term in e.args])


def _size(e: sm.Expr) -> sm.Rational:
    """The largest coefficient of a sum, those of sums in its terms multiplied out."""
    if e.is_Add:
        return max(map(_size, e.args))
    number, rest = e.as_coeff_Mul(rational=True)
    size = abs(number)
    for factor in sm.Mul.make_args(rest):
        size *= _size(factor) if factor.is_Add else 1
    return size
