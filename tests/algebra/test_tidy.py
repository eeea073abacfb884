"""Short forms by exact normal forms: equal to what they came from, and short."""

from __future__ import annotations

import pytest
import sympy as sm

from appell.algebra.sympy_algebra import tidy

x, y, a, b = sm.symbols("x y a b")
s, c = sm.sin, sm.cos


@pytest.mark.parametrize(
    ("long", "short"),
    [
        (a * s(x) ** 2 + a * c(x) ** 2, a),
        (a * s(x) ** 2 * c(y) + a * c(x) ** 2 * c(y) + b, a * c(y) + b),
        ((a - a * s(x) ** 2) / c(x), a * c(x)),
        (-s(x) * c(x) / (1 - s(x) ** 2), -s(x) / c(x)),
        (sm.tan(x) * c(x) * a, a * s(x)),
        (1 - c(x) ** 2, s(x) ** 2),
        (s(x) ** 2 * s(y) ** 2 + c(x) ** 2 * s(y) ** 2 + c(y) ** 2, sm.S.One),
        (a * x / b + y * x / b, x * (a + y) / b),
    ],
)
def test_a_sum_of_sines_and_cosines_is_written_short(long: sm.Expr, short: sm.Expr) -> None:
    found = tidy(long)
    assert sm.count_ops(found) <= sm.count_ops(short)
    assert sm.simplify(found - short) == 0


@pytest.mark.parametrize(
    "e",
    [
        sm.sqrt(1 - s(x) ** 2) + a,
        sm.Piecewise((s(x) ** 2 + c(x) ** 2, x > 0), (b, True)) * (s(y) ** 2 + c(y) ** 2),
        sm.Function("f")(x) * s(x) + a,
        sm.Float(0.3) * s(x) ** 2 + sm.Float(0.3) * c(x) ** 2,
        sm.Integer(3),
        x,
        sm.S.Zero,
        s(s(x)) ** 2 + c(x),
    ],
)
def test_what_is_not_a_fraction_of_polynomials_stays_equal(e: sm.Expr) -> None:
    found = tidy(e)
    values = {x: sm.Rational(3, 7), y: sm.Rational(2, 5), a: 2, b: 5}
    assert sm.N((found - e).subs(values).replace(sm.Function("f"), sm.exp), 20) == pytest.approx(0, abs=1e-15)
    assert sm.count_ops(found) <= sm.count_ops(e)
