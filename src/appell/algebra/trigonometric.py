"""Short forms of rational expressions in sines, cosines and coordinates, without a search."""

from __future__ import annotations

import sympy as sm

from appell.algebra.sympy_algebra import tidy

SHORT = 12
"""Up to this many operations an expression is worth a search for something shorter."""


LONG = 300
"""Beyond this many operations an expression stays as it is: to cancel it may take minutes."""


def shortened(e: sm.Expr) -> sm.Expr:
    """The shortest of an expression, its canonical form, and (where it is short already) what a search finds."""
    if sm.count_ops(e) > LONG:
        return e
    canonical = reduced(e)
    candidates = [e, canonical, sm.factor_terms(canonical)]
    if sm.count_ops(e) <= SHORT:
        candidates.append(tidy(e))
    return min(candidates, key=lambda x: (sm.count_ops(x), sm.default_sort_key(x)))


def reduced(e: sm.Expr) -> sm.Expr:
    """A quotient of polynomials in coordinates, sines and cosines, cancelled, with sin^2 = 1 - cos^2 of each angle."""
    e = sm.expand_trig(sm.sympify(e))
    angles = sorted({f.args[0] for f in e.atoms(sm.sin, sm.cos, sm.tan)}, key=sm.default_sort_key)
    s, c = sm.symbols(f"s:{len(angles)}", cls=sm.Dummy), sm.symbols(f"c:{len(angles)}", cls=sm.Dummy)
    there: dict[sm.Expr, sm.Expr] = {}
    back: dict[sm.Expr, sm.Expr] = {}
    for angle, sine, cosine in zip(angles, s, c, strict=True):
        there |= {sm.tan(angle): sine / cosine, sm.sin(angle): sine, sm.cos(angle): cosine}
        back |= {sine: sm.sin(angle), cosine: sm.cos(angle)}
    quotient = sm.cancel(e.xreplace(there))
    for _ in range(2):  # what the identity makes of both parts may cancel once more
        parts = [_on_the_circles(part, s, c) for part in sm.fraction(quotient)]
        quotient = sm.cancel(parts[0] / parts[1])
    return quotient.xreplace(back)


def _on_the_circles(polynomial: sm.Expr, s: tuple[sm.Dummy, ...], c: tuple[sm.Dummy, ...]) -> sm.Expr:
    for sine, cosine in zip(s, c, strict=True):
        if polynomial.has(sine):
            polynomial = sm.rem(polynomial, sine**2 + cosine**2 - 1, sine)
    return sm.expand(polynomial)
