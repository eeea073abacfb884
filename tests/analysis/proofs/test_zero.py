"""The exact zero test: what it proves, refutes and leaves open."""

from __future__ import annotations

import pytest
import sympy as sm
from sympy import cos, sin, sqrt

from appell.analysis.proofs.zero import exact_zero

x, y, z, a, b = sm.symbols("x y z a b", real=True)
e = sm.symbols("e0:4", real=True)

ZERO = {
    "a half angle": (sin(x) - 2 * sin(x / 2) * cos(x / 2), ()),
    "a third": (sin(x) - 3 * sin(x / 3) + 4 * sin(x / 3) ** 3, ()),
    "a cotangent": (sm.cot(x) * sm.tan(x) - 1, ()),
    "a root": (sqrt(x**2 + y**2) ** 3 - sqrt(x**2 + y**2) * (x**2 + y**2), ()),
    "a circle": (x**3 + x * y**2 - a**2 * x, (x**2 + y**2 - a**2,)),
    "a height": (z * cos(x) - a * cos(x) ** 2, (z - a * cos(x),)),
    "an opaque function": (sm.exp(x) * y - y * sm.exp(x), ()),
    "a decimal": (0.1 * x - x / 10, ()),
}
NOT_ZERO = {
    "another half angle": (sin(x) - 2 * sin(x / 2), ()),
    "a root that is none": (sqrt(1 + x**2) - 1 - x, ()),
    "two roots": (sqrt(1 + x**2) * sqrt(1 + y**2) - 1, ()),
    "off the circle": (x**2 - y**2, (x**2 + y**2 - a**2,)),
    "a sign": (sm.Piecewise((1, x > 0), (-1, True)) * x - 2 * y, ()),
}
OPEN = {
    "two exponentials": (sm.exp(x) ** 2 - sm.exp(2 * x + 1) * y, "exp"),
    "a function nobody knows": (sm.Function("f")(x, y) - sm.Function("g")(x, y), "f, g are functions"),
    "roots that depend": (sqrt(x) * sqrt(y) - sqrt(x * y) + y, "square roots"),
    "a size": (sm.Abs(x**2 + 1) - x**2 - 1 + 0 * y + sm.Abs(y) - y, "Abs"),
    "the sine of a number": (sin(1) * x - y, "the sine of a number"),
    "a sign where it is one": (sm.Piecewise((1, x > 0), (-1, True)) - 1, ""),
}


@pytest.mark.parametrize("name", ZERO)
def test_what_vanishes_is_proved(name: str) -> None:
    expression, relations = ZERO[name]
    assert exact_zero([expression], relations).vanishes(expression) is True


@pytest.mark.parametrize("name", NOT_ZERO)
def test_what_does_not_vanish_is_proved_where_the_generators_are_independent(name: str) -> None:
    expression, relations = NOT_ZERO[name]
    assert exact_zero([expression], relations).vanishes(expression) is False


@pytest.mark.parametrize("name", OPEN)
def test_where_generators_may_depend_on_each_other_nothing_is_decided_and_they_are_named(name: str) -> None:
    expression, words = OPEN[name]
    decided = exact_zero([expression])
    assert decided.vanishes(expression) is None
    assert words in decided.open


def test_a_unit_quaternion_has_length_one() -> None:
    length = sum(c**2 for c in e)
    assert exact_zero([length - 1], unit=[e]).vanishes(length - 1) is True
    assert exact_zero([length - 1]).vanishes(length - 1) is False


def test_a_relation_that_is_no_square_leaves_what_does_not_vanish_open() -> None:
    cubic = x**3 + y**3 - a**3
    assert exact_zero([x - y], [cubic]).vanishes(x - y) is None


def test_an_expression_bomb_meets_a_limit() -> None:
    bomb = (a + b + x + y + z + 1) ** 20 - 1
    assert exact_zero([bomb]).vanishes(bomb) is None
