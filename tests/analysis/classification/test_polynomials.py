"""The ring in which identities are proved: what it holds has the value of what was given, and identities vanish."""

from __future__ import annotations

import pytest
import sympy as sm

from appell.analysis.classification.polynomials import Polynomials, TooHard

x, y = sm.symbols("x y", real=True)
EXPRESSIONS = (
    sm.sin(x / 2) + y * sm.cos(2 * x / 3),
    sm.sin(x + y) * sm.cos(x - 2 * y),
    (x + y) / (1 + sm.sin(x) ** 2),
    x * sm.sqrt(x + 1) / (sm.sqrt(x + 1) + y),
    ((x + 1) / (y - 2)) ** -3 + x / y,
    sm.tan(x) * sm.cos(x / 3) - sm.sin(y) ** 3,
    sm.exp(2 * x) / (1 + sm.exp(x)),
    (1 + sm.sin(x)) ** 2 * (x - sm.cos(x)) ** 2 / sm.sin(2 * x),
)
POINTS = ({x: sm.Rational(3, 7), y: sm.Rational(5, 4)}, {x: sm.Rational(11, 5), y: sm.Rational(2, 3)})
IDENTITIES = (
    sm.tan(x) * sm.cos(x) - sm.sin(x),
    sm.cot(x) * sm.sin(x) - sm.cos(x),
    sm.sec(x) * sm.cos(x) - 1,
    sm.csc(x) * sm.sin(x) - 1,
    sm.sin(x) - 2 * sm.sin(x / 2) * sm.cos(x / 2),
    sm.cos(3 * x / 2) - 4 * sm.cos(x / 2) ** 3 + 3 * sm.cos(x / 2),
    sm.sin(x + y) - sm.sin(x) * sm.cos(y) - sm.cos(x) * sm.sin(y),
    sm.cos(2 * (x - y)) - 1 + 2 * sm.sin(x - y) ** 2,
    sm.sqrt(1 + x**2) * x**3 / (1 + x**2) - x**3 / sm.sqrt(1 + x**2),
    (sm.sin(x) ** 2 - 1) / sm.cos(x) + sm.cos(x),
)


@pytest.mark.parametrize("e", EXPRESSIONS, ids=str)
def test_an_expression_is_the_numerator_over_the_denominator(e: sm.Expr) -> None:
    ring = Polynomials([e])
    above, below = (ring.expression(p) for p in ring.fraction(e))
    for point in POINTS:
        assert abs((above / below - e).subs(point).evalf(30)) < 1e-20


@pytest.mark.parametrize("e", IDENTITIES, ids=str)
def test_an_identity_vanishes_and_what_is_near_it_does_not(e: sm.Expr) -> None:
    assert Polynomials([e]).vanishes(e)
    near = e + sm.sin(x / 2) / 1000
    assert not Polynomials([near]).vanishes(near)


def test_what_would_be_long_when_it_is_multiplied_out_is_refused() -> None:
    a = sm.symbols("a:9")
    for e in (sum(a) ** 12, sm.Mul(*[sum(k * s for s in a) + 1 for k in range(2, 9)]) - 1):
        with pytest.raises(TooHard):
            Polynomials([e]).numerator(e)
    assert Polynomials([sum(a) ** 2]).numerator(sum(a) ** 2)
