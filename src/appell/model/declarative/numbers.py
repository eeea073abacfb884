"""Numbers of a formula: none grows beyond what a computer holds, and none is computed before that is known."""

from __future__ import annotations

import math
import sys

import sympy as sm

from appell.errors import ModelError
from appell.numbers import TEXT

LARGEST_POWER = sys.float_info.max_10_exp
"""The power of ten that no number of a formula exceeds: a double ends there."""


def checked(value: sm.Expr) -> sm.Expr:
    """A value whose numbers are finite and not too large."""
    if value.has(sm.nan, sm.zoo, sm.oo, -sm.oo):
        raise ModelError("a formula has no finite value: it divides by zero or leaves the domain of a function.")
    number = value.as_coeff_Mul()[0]
    if number.is_Rational and max(int(number.p).bit_length(), int(number.q).bit_length()) > TEXT.bits:
        raise ModelError(f"a formula holds a whole number of more than {TEXT.bits} bits: give a decimal.")
    if number.is_Float and not number.is_zero and abs(sm.log(abs(number), 10)) > LARGEST_POWER:
        raise ModelError(f"a formula holds a number beyond 1e{LARGEST_POWER}: give a smaller one.")
    return value


def power(base: sm.Expr, exponent: sm.Expr, largest: int, *, exact: bool) -> sm.Expr:
    """base ** exponent, where neither the exponent nor a number that results is too large.

    ``exact``: whole and half exponents only.
    """
    if exact and (not exponent.is_Rational or exponent.q > 2 or abs(exponent) > largest):
        raise ModelError(f"a power in a line is {exponent}: give a whole or half number up to {largest}.")
    if exponent.is_number:
        if not exponent.is_real or abs(float(exponent)) > largest:
            raise ModelError(f"a power in a formula is {exponent}: give a number up to {largest}.")
        if base == 0 and exponent.is_negative:
            raise ModelError("a formula divides by 0.")
        if base.is_number and base != 0 and abs(float(exponent) * math.log10(abs(complex(base)))) > LARGEST_POWER:
            raise ModelError(f"a power in a formula is beyond 1e{LARGEST_POWER}: give a smaller one.")
        if base.is_Rational and exponent.is_Rational:
            size = max(int(base.p).bit_length(), int(base.q).bit_length())
            if size * abs(exponent) > TEXT.bits and size > 1:
                raise ModelError(f"a power in a formula has more than {TEXT.bits} bits: give a decimal.")
    made = checked(base**exponent)
    if made.is_Pow and made.exp.is_number and abs(float(made.exp)) > largest:
        raise ModelError(f"powers in a formula make {made.exp}: give a number up to {largest}.")
    return made
