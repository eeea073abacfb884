"""The evaluation in fifty digits against CasADi's own in doubles."""

from __future__ import annotations

import math
import random
from fractions import Fraction

import casadi as ca
import pytest
import sympy as sm
from mpmath import mp, mpf

from appell.analysis.classification.configurations import configurations
from appell.analysis.classification.multiprecision import MultiprecisionGraph, Span, kernel
from appell.model import Parameter

CASES = {
    "a case": lambda x, y: ca.if_else(x < y, x * y, x - y),
    "a case without another": lambda x, y: ca.if_else(x < y, x * y, 0),
    "a sign": lambda x, y: ca.sign(x) + ca.fabs(y),
    "the larger and the smaller": lambda x, y: ca.fmax(x, y) - 2 * ca.fmin(x, y),
    "logic": lambda x, y: ca.logic_or(x < 0, y < 0) + 2 * ca.logic_and(x < 0, y < 0) + 4 * ca.logic_not(x <= y),
    "a power": lambda x, y: ca.power(ca.fabs(x) + 1, y),
    "an angle": lambda x, y: ca.atan2(x, y) + ca.hypot(x, y),
}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("point", [(0.3, 0.7), (0.7, -0.3), (-0.6, 0.4), (-0.4, -1.2)])
def test_an_expression_has_the_value_it_has_in_doubles(case: str, point: tuple[float, float]) -> None:
    x, y = ca.SX.sym("x"), ca.SX.sym("y")
    expression = CASES[case](x, y)
    ((found,),) = MultiprecisionGraph(expression, [ca.vertcat(x, y)])([mpf(v) for v in point])
    assert float(found) == pytest.approx(float(ca.Function("f", [x, y], [expression])(*point)), rel=1e-14, abs=1e-14)


@pytest.mark.parametrize("number", ["0.37", "0.1369", "9.81", "-0.0001", "123.456", "2/7"])
def test_a_decimal_is_the_fraction_that_was_written(number: str) -> None:
    """So that what follows from decimals, 0.37**2 = 0.1369, holds in fifty digits too."""
    x, exact = ca.SX.sym("x"), Fraction(number)
    ((found,),) = MultiprecisionGraph(float(exact) * x, [x])([mpf(1)])
    with mp.workdps(50):
        assert abs(found - mpf(exact.numerator) / exact.denominator) < mpf(10) ** -45


@pytest.mark.parametrize("number", [math.pi, math.sqrt(2), 0.123456789012, 1e-13])
def test_a_number_that_is_no_short_fraction_stays_the_double_it_is(number: float) -> None:
    x = ca.SX.sym("x")
    ((found,),) = MultiprecisionGraph(number * x, [x])([mpf(1)])
    assert float(found) == number


@pytest.mark.parametrize("seed", range(4))
def test_a_span_and_a_kernel_agree_with_exact_ranks(seed: int) -> None:
    """Of random rows, with a row of zeros, a repeated one and combinations between them."""
    draw = random.Random(seed)
    free = [[Fraction(draw.randint(-9, 9), draw.randint(1, 7)) for _ in range(6)] for _ in range(3)]
    mixed = [[3 * a - b for a, b in zip(free[0], free[1], strict=True)], [Fraction(0)] * 6, free[1]]
    exact = [free[0], mixed[1], free[1], *mixed, free[2], *mixed]
    rows = [[mpf(e.numerator) / e.denominator for e in row] for row in exact]
    span, independent = Span(), []
    for count, row in enumerate(rows, start=1):
        larger = sm.Matrix(exact[:count]).rank() > len(span)
        assert span.holds(row) is not larger
        independent.append(span.add(row))
        assert independent[-1] is larger
    assert len(span) == sum(independent) == sm.Matrix(exact).rank() == 3
    annihilated = kernel(rows, 6)
    assert sm.Matrix([[sm.Rational(str(v)) for v in k] for k in annihilated]).rank() == 3
    assert max(abs(sum(a * b for a, b in zip(k, row, strict=True))) for k in annihilated for row in rows) < 1e-14


def test_parameters_are_drawn_about_their_defaults_and_none_is_zero() -> None:
    """Of one that is switched off (0) or not given the value is any positive one; a sign is kept."""
    p = ca.SX.sym("p", 4)
    defaults = (None, 0.0, -1.0, 5.0)
    parameters = [Parameter(sm.Symbol(f"p{i}", real=True), default) for i, default in enumerate(defaults)]
    drawn = configurations([ca.SX.sym("q", 2), ca.SX.sym("t"), p], [], parameters, count=8)
    assert len(drawn) == 8
    for place in drawn:
        free, off, negative, large = map(float, place.p)
        assert 0.3 <= free <= 1.3
        assert 0.3 <= off <= 1.3
        assert -1.25 <= negative <= -0.8
        assert 4.0 <= large <= 6.25
    assert all(len({float(place.p[i]) for place in drawn}) > 4 for i in range(4))
