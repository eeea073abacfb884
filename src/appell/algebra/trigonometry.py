"""Short forms of sums of sines and cosines, by polynomial algebra: quick where ``trigsimp`` searches.

An expression is a fraction of polynomials in sin a and cos a; either square may be put for the other,
sin^2 a = 1 - cos^2 a, common factors cancel, and the shortest of what comes out is taken.
"""

from __future__ import annotations

import sympy as sm

LONGEST = 150
"""Operations beyond which an expression is left as it is, unless more are asked for."""
MOST_ANGLES = 4
FACTORED = 80
"""Operations up to which factors are looked for."""


def shortened(e: sm.Expr, longest: int = LONGEST) -> sm.Expr:
    """An equal expression, as short as polynomial algebra finds it; the same beyond ``longest`` operations."""
    e = sm.sympify(e)
    if not e.args or sm.count_ops(e) > longest:
        return e
    opaque = {part: sm.Dummy() for part in e.atoms(sm.Piecewise, sm.Abs, sm.sign)}
    if opaque:
        return shortened(e.xreplace(opaque), longest).xreplace({symbol: part for part, symbol in opaque.items()})
    angles = sorted({f.args[0] for f in e.atoms(sm.sin, sm.cos, sm.tan)}, key=sm.default_sort_key)
    if len(angles) > MOST_ANGLES:
        return e
    sines = {a: (sm.Dummy("s"), sm.Dummy("c")) for a in angles}
    there = {f(a): value for a, (s, c) in sines.items() for f, value in ((sm.sin, s), (sm.cos, c), (sm.tan, s / c))}
    back = {symbol: f(a) for a, pair in sines.items() for symbol, f in zip(pair, (sm.sin, sm.cos), strict=True)}
    plain = e.xreplace(there)
    for a in angles:
        plain = min([plain, *_without_squares(plain, *sines[a])], key=sm.count_ops)
    candidates = [e, plain.xreplace(back)]
    candidates += [sm.factor_terms(c) for c in candidates]
    return min(candidates, key=sm.count_ops)


def _without_squares(e: sm.Expr, s: sm.Symbol, c: sm.Symbol) -> list[sm.Expr]:
    """The expression with s^2 replaced by 1 - c^2, and with c^2 replaced by 1 - s^2."""
    try:
        above, below = sm.fraction(sm.together(e))
        pairs = [(_reduced(above, x, y), _reduced(below, x, y)) for x, y in ((s, c), (c, s))]
        found = [sm.cancel(up / down) for up, down in pairs if down != 0]
        return found + [sm.factor(f) for f in found if sm.count_ops(f) <= FACTORED]
    except (sm.PolynomialError, sm.CoercionFailed):  # a sine under another function: nothing to replace
        return []


def _reduced(e: sm.Expr, x: sm.Symbol, y: sm.Symbol) -> sm.Expr:
    """A polynomial in x with x^2 = 1 - y^2."""
    if not e.has(x):
        return e
    terms = sm.Poly(e, x).terms()
    return sm.expand(sm.Add(*[value * x ** (k % 2) * (1 - y**2) ** (k // 2) for (k,), value in terms]))
