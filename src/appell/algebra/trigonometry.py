"""Short forms of sums of sines and cosines, by polynomial algebra: quick where ``trigsimp`` searches.

An expression is a fraction of polynomials in sin a and cos a; either square may be put for the other,
sin^2 a = 1 - cos^2 a, common factors cancel, and the shortest of what comes out is taken. Nothing else is tried.
"""

from __future__ import annotations

import sympy as sm

LONGEST = 300
"""Operations beyond which an expression is left as it is, unless more are asked for."""
MOST_ANGLES = 6
MOST_ABOVE, MOST_BELOW = 2000, 8
"""Terms of a numerator and a denominator beyond which their common factors are not looked for."""
FACTORED = 40
"""Terms up to which factors are looked for."""


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
    forms = [form.xreplace(back) for form in _normal_forms(e.xreplace(there), list(sines.values()))]
    found = [e, *(form for form in forms if sm.count_ops(form) <= 2 * sm.count_ops(e))]  # expanded, it may be endless
    found += [sm.factor_terms(form) for form in found]
    return min(found, key=sm.count_ops)


def _normal_forms(e: sm.Expr, pairs: list[tuple[sm.Symbol, sm.Symbol]]) -> list[sm.Expr]:
    """The fraction in lowest terms with 1 - c^2 in place of s^2, with 1 - s^2 in place of c^2, and either factored.

    The relations s^2 + c^2 - 1, of different angles, are a Groebner basis: what is left by division is a normal form.
    """
    above, below = sm.fraction(sm.together(e))
    found: list[sm.Expr] = []
    for first in (0, 1) if pairs else (0,):
        ordered = [pair[first] for pair in pairs] + [pair[1 - first] for pair in pairs]
        others = sorted(e.free_symbols - set(ordered), key=str)
        if not ordered and not others:
            return []
        try:
            ring = sm.ring([*ordered, *others], sm.QQ, sm.lex)[0]
            relations = [ring.from_expr(s**2 + c**2 - 1) for s, c in pairs]
            up, down = (ring.from_expr(sm.expand(part)) for part in (above, below))
            if len(down) > MOST_BELOW or len(up) > MOST_ABOVE:
                return found
            up, down = (part.rem(relations) if relations else part for part in (up, down))
            up, down = up.cancel(down)
        except (ValueError, ZeroDivisionError, sm.PolynomialError, sm.CoercionFailed):
            return found  # not a fraction of polynomials: a root, or a function of a sine
        found.append(up.as_expr() / down.as_expr())
        if len(up) <= FACTORED:
            found.append(sm.factor(up.as_expr()) / sm.factor(down.as_expr()))
    return found
