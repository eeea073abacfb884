"""Rows that hide a linear one inside a function that can be inverted: exp(l) = 1, sinh(l) = 0, atan2(y', x') = z.

Where F = a f(N) + b with a and b free of velocities and f one to one, F = 0 says N = f^-1(-b / a); for the angle
atan2(y, x) = c it says y cos c - x sin c = 0 on one side. What is left is looked at again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import sympy as sm

from appell.numbers import EXACT

INVERSES: dict[type[sm.Function], Callable[[sm.Expr], sm.Expr]] = {
    sm.exp: sm.log,
    sm.log: sm.exp,
    sm.sinh: sm.asinh,
    sm.asinh: sm.sinh,
    sm.tanh: sm.atanh,
    sm.atanh: sm.tanh,
    sm.atan: sm.tan,
    sm.asin: sm.sin,
    sm.acos: sm.cos,
    sm.erf: sm.erfinv,
}
"""Functions that are one to one on the real numbers they take, with their inverses."""


def inverted(F: sm.Expr, u: Sequence[sm.Symbol]) -> sm.Expr | None:
    """A row with the same zeros whose outer functions are undone; None where there is nothing to undo."""
    found = None
    for _ in range(EXACT.few):
        inner = _undone(F, u)
        if inner is None:
            return found
        F = found = sm.fraction(sm.together(inner))[0]
    return found


def _undone(F: sm.Expr, u: Sequence[sm.Symbol]) -> sm.Expr | None:
    """N - f^-1(-b / a) for F = a f(N) + b."""
    with_speeds = [f for f in F.atoms(sm.Function) if f.has(*u)]
    outer = [f for f in with_speeds if not any(f in g.args[0].atoms(sm.Function) for g in with_speeds if g is not f)]
    if len(outer) != 1:
        return None
    (f,) = outer
    place = sm.Dummy()
    plain = F.xreplace({f: place})
    a = plain.diff(place)
    if plain.has(*u) or a.has(place) or a == 0:
        return None
    value = sm.expand(-plain.xreplace({place: sm.S.Zero}) / a)
    if isinstance(f, sm.atan2):
        y, x = f.args
        return y * sm.cos(value) - x * sm.sin(value)
    inverse = INVERSES.get(type(f))
    return None if inverse is None else f.args[0] - inverse(value)
