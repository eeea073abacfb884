"""Derivatives of plain expressions by the rules of calculus; other functions are left to SymPy."""

from __future__ import annotations

import sympy as sm

_OF_ONE = {sm.sin: sm.cos, sm.cos: lambda a: -sm.sin(a), sm.exp: sm.exp, sm.log: lambda a: 1 / a}


def derivative(e: sm.Expr, x: sm.Symbol, memo: dict[sm.Expr, sm.Expr]) -> sm.Expr:
    """de/dx of an expression of plain symbols; ``memo`` belongs to one x."""
    if e.is_Symbol or e.is_Number:
        return sm.S.One if e == x else sm.S.Zero
    if e not in memo:
        memo[e] = _derived(e, x, memo)
    return memo[e]


def _derived(e: sm.Expr, x: sm.Symbol, memo: dict[sm.Expr, sm.Expr]) -> sm.Expr:
    if e.is_Add:
        return sm.Add(*[derivative(a, x, memo) for a in e.args])
    if e.is_Mul:
        terms = []
        for i, a in enumerate(e.args):
            d = derivative(a, x, memo)
            if d is not sm.S.Zero:
                terms.append(sm.Mul(*e.args[:i], d, *e.args[i + 1 :]))
        return sm.Add(*terms)
    if e.is_Pow and e.exp.is_Rational:
        d = derivative(e.base, x, memo)
        return sm.S.Zero if d is sm.S.Zero else e.exp * e.base ** (e.exp - 1) * d
    if type(e) in _OF_ONE:
        d = derivative(e.args[0], x, memo)
        return sm.S.Zero if d is sm.S.Zero else _OF_ONE[type(e)](e.args[0]) * d
    return e.diff(x) if x in e.free_symbols else sm.S.Zero
