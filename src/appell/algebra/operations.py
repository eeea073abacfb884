"""How many operations an expression has: SymPy's ``count_ops``, what was counted once kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import sympy as sm
from sympy.core.function import Derivative
from sympy.core.operations import LatticeOp

from appell.numbers import CACHE


def operations(e: sm.Basic) -> int:
    """The number that ``sympy.count_ops`` gives, for an expression or a matrix.

    SymPy walks through every occurrence of a part; here each part is counted once, however often it is repeated, in
    one expression or in many.

    Examples
    --------
    >>> import sympy as sm
    >>> from appell.algebra.operations import operations
    >>> x, y = sm.symbols("x y")
    >>> operations((x + y) * sm.sin(x + y)), sm.count_ops((x + y) * sm.sin(x + y))
    (4, 4)
    """
    if isinstance(e, sm.Expr):
        return _counted(e)
    if isinstance(e, sm.MatrixBase):
        return sum(_counted(entry) for entry in e)
    return int(sm.count_ops(e))


def total(expressions: Sequence[sm.Basic]) -> int:
    """Operations of some expressions."""
    return sum(map(operations, expressions))


@lru_cache(CACHE.expressions)
def _counted(e: sm.Basic) -> int:
    """Of one node and all below it, as ``count_ops`` takes it from its list."""
    if e.is_Rational:
        return int(e.p < 0) + int(e.q != 1)
    if not e.args:
        return int(e == sm.S.Exp1)
    if e.is_Add:
        return _of_sum(e.args)
    if e.is_Mul:
        return _of_product(e)
    if e.is_Pow and e.exp is sm.S.NegativeOne:
        return 1 + _counted(e.base)
    if e.is_Relational or isinstance(e, LatticeOp) or e.is_MatMul or e.is_MatAdd:
        return int(sm.count_ops(e))
    own = e.is_Pow or e.is_Function or isinstance(e, (Derivative, sm.Integral, sm.Sum))
    return int(bool(own)) + sum(map(_below, e.args))


def _below(e: sm.Basic) -> int:
    """A part of a node: parts that are no expressions count by what is in them."""
    return _counted(e) if isinstance(e, sm.Expr) else sum(map(_below, e.args))


def _of_sum(terms: Sequence[sm.Expr]) -> int:
    """An addition or a subtraction between terms; a sum of nothing but negative terms has a sign of its own."""
    negative = [_is_negative(term) for term in terms]
    # the sign of a term is the subtraction; that of a decimal number alone does not count
    signs = sum(n and not term.is_Float for n, term in zip(negative, terms, strict=True))
    return sum(map(_counted, terms)) - signs + len(terms) - 1 + int(all(negative))


def _is_negative(e: sm.Expr) -> bool:
    number = e.args[0] if e.is_Mul else e
    return bool(number.p < 0 if number.is_Rational else number.is_Number and number.is_extended_negative)


def _of_product(e: sm.Expr) -> int:
    """One sign, one division, and the multiplications above and below."""
    sign = int(_is_negative(e))
    above: list[sm.Expr] = []
    below: list[sm.Expr] = []
    for factor in e.args:
        if factor.is_Rational:
            above += [] if abs(factor.p) == 1 else [sm.Integer(abs(factor.p))]
            below += [] if factor.q == 1 else [sm.Integer(factor.q)]
        elif factor.is_Pow and factor.exp.is_Rational:
            negative = factor.exp.p < 0
            (below if negative else above).append(factor.base**-factor.exp if negative else factor)
        elif factor.is_Pow or isinstance(factor, sm.exp) or not factor.is_commutative or factor.is_Number:
            return int(sm.count_ops(e))
        else:
            above.append(factor)
    if not below:
        return sign + _of_factors(above)
    top = above[0] if len(above) == 1 else None
    if not above or (top is not None and top.is_Integer):
        return sign + 1 + _of_factors(below)
    if len(below) == 1 and below[0].is_Integer:
        return sign + 1 + _of_factors(above)
    return sign + 1 + _of_factors(above) + _of_factors(below)


def _of_factors(factors: Sequence[sm.Expr]) -> int:
    """Of a product of factors without a sign; a number times a sum is multiplied out, as SymPy does."""
    if not factors:
        return 0
    if len(factors) == 2 and factors[0].is_Number and factors[1].is_Add:
        return _counted(factors[0] * factors[1])
    return sum(map(_counted, factors)) + len(factors) - 1


def forget() -> None:
    """Forget what was counted: a measurement begins with nothing."""
    _counted.cache_clear()
