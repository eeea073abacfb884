"""Sums and products as SymPy writes them, of parts that are simple enough to be put in order without its rules.

SymPy's own ``Add`` and ``Mul`` look for powers of numbers, infinities, orders, matrices and signs before they sort what
is left. Where the parts are symbols, sines and cosines, whole powers of these and sums in brackets, only the sorting is
left to do. What is found is equal to SymPy's, part by part; anything else is handed to SymPy.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cmp_to_key

import sympy as sm
from sympy.core.function import AppliedUndef

_ORDER = cmp_to_key(sm.Basic.compare)
_PLAIN = (sm.Symbol, sm.sin, sm.cos, AppliedUndef)


def multiplied(*parts: sm.Expr) -> sm.Expr:
    """``sympy.Mul(*parts)``.

    Examples
    --------
    >>> from sympy.abc import x, y
    >>> from appell.algebra.in_order import multiplied
    >>> multiplied(y, x * y, x + y), multiplied(sm.Integer(2), x + y)
    (x*y**2*(x + y), 2*x + 2*y)
    """
    if len(parts) == 1:
        return parts[0]
    number: sm.Rational = sm.S.One
    factors: dict[sm.Expr, sm.Expr] = {}  # by what they are powers of
    for f in _flat(parts, sm.Mul):
        if f.is_Rational:
            number = f if number is sm.S.One else number * f
            continue
        base = f.args[0] if f.is_Pow else f
        if not ((base.is_Add or isinstance(base, _PLAIN)) and base.is_commutative is True) or (
            f.is_Pow and not f.args[1].is_Integer
        ):
            return sm.Mul(*parts)
        if base in factors:
            k = _exponent(factors[base]) + _exponent(f)
            if not k:
                return sm.Mul(*parts)
            f = power(base, k)
        factors[base] = f
    if number is sm.S.Zero:
        return number
    if number is sm.S.One:
        return _of_sorted(sm.Mul, sorted(factors.values(), key=_ORDER))
    if len(factors) == 1 and (alone := next(iter(factors.values()))).is_Add:
        if alone not in parts:  # 2 (x + y) was left so on purpose
            return sm.Mul(*parts)
        return added(*[multiplied(number, term) for term in alone.args])
    return _of_sorted(sm.Mul, [number, *sorted(factors.values(), key=_ORDER)])


def added(*parts: sm.Expr) -> sm.Expr:
    """``sympy.Add(*parts)``.

    Examples
    --------
    >>> from sympy.abc import x, y
    >>> from appell.algebra.in_order import added
    >>> added(x * y, sm.Integer(1), x), added(x, -x)
    (x*y + x + 1, 0)
    """
    if len(parts) == 1:
        return parts[0]
    number: sm.Rational = sm.S.Zero
    terms: dict[tuple[sm.Expr, ...], sm.Expr] = {}  # by what stands beside their number
    for term in _flat(parts, sm.Add):
        if term.is_Rational:
            number = term if number is sm.S.Zero else number + term
            continue
        if term.is_Mul:
            beside = term.args[1:] if term.args[0].is_Number else term.args
            simple = not term.args[0].is_Float and not (len(beside) == 1 and beside[0].is_Add)
        else:
            beside, simple = (term,), term.is_Pow or isinstance(term, _PLAIN)
        if not simple or not term.is_commutative or beside in terms:
            return sm.Add(*parts)
        terms[beside] = term
    found = sorted(terms.values(), key=_ORDER)
    return _of_sorted(sm.Add, found if number is sm.S.Zero else [number, *found])


def power(base: sm.Expr, k: int) -> sm.Expr:
    """``base**k``.

    Examples
    --------
    >>> from sympy.abc import x, y
    >>> from appell.algebra.in_order import power
    >>> power(x, 2), power(x * y, 2)
    (x**2, x**2*y**2)
    """
    if k == 1:
        return base
    if k and isinstance(base, _PLAIN) and base.is_commutative:
        return sm.Pow(base, sm.Integer(k), evaluate=False)
    return base**k


def _flat(parts: Sequence[sm.Expr], kind: type[sm.Expr]) -> Iterable[sm.Expr]:
    """The parts, and in place of one of this kind its own."""
    if not any(isinstance(part, kind) for part in parts):
        return parts
    return [e for part in parts for e in (part.args if isinstance(part, kind) else (part,))]


def _exponent(e: sm.Expr) -> int:
    return int(e.args[1]) if e.is_Pow else 1


def _of_sorted(kind: type[sm.Expr], parts: Sequence[sm.Expr]) -> sm.Expr:
    """A sum or product of commutative parts in SymPy's order; of one part that part."""
    return kind._from_args(parts, True)
