"""The evaluation in fifty digits against CasADi's own in doubles."""

from __future__ import annotations

from fractions import Fraction

import casadi as ca
import pytest
from mpmath import mp, mpf

from appell.analysis.classification.multiprecision import MultiprecisionGraph

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
