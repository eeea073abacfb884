"""What an expression is made of."""

from __future__ import annotations

import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.algebra.leaves import leaves


def test_the_outermost_of_symbols_functions_and_derivatives_are_found_once() -> None:
    t = dynamicsymbols._t
    q, u = dynamicsymbols("q u")
    a, b = sm.symbols("a b")
    piece = sm.sin(a * q) + q.diff(t)
    assert leaves([piece**2 + b * piece, u * piece]) == {a, b, q, q.diff(t), u}


def test_derivatives_are_looked_into_when_asked() -> None:
    t = dynamicsymbols._t
    q = dynamicsymbols("q")
    assert leaves([q.diff(t, 2) + t], derivatives=False) == {q, t}
