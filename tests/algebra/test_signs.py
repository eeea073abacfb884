"""Signs: no product keeps a minus in front that one of its sums can take."""

import random

import pytest
import sympy as sm

from appell.algebra.operations import operations
from appell.algebra.signs import without_sign
from appell.algebra.written import shortest

a, b, c, k, x = sm.symbols("a b c k x", real=True)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (-k * a + k * b, k * (b - a)),
        (k * x * (c - a) ** 3, k * x * (c - a) ** 3),
        (-k / (a - b), k / (b - a)),
        (-k * a - k * b, -k * (a + b)),
        (-2 * k * x * sm.sin(a) * sm.cos(a), -k * x * sm.sin(2 * a)),
    ],
)
def test_the_sign_is_put_where_it_costs_nothing(given: sm.Expr, expected: sm.Expr) -> None:
    (found,) = shortest([given])
    assert operations(found) == operations(expected)
    assert sm.expand(sm.expand_trig(found - given)).simplify() == 0


def test_no_sum_or_product_becomes_longer_or_another() -> None:
    draw = random.Random(1)
    for _ in range(200):
        sums = [sm.Add(*[draw.choice((-1, 1)) * s for s in draw.sample((a, b, c, x), 2)]) for _ in range(2)]
        powers = [s ** draw.choice((-3, -2, -1, 1, 2, 3)) for s in sums]
        e = draw.choice((-3, -1, 1, 2)) * k * sm.Mul(*powers)
        found = without_sign(e)
        assert operations(found) <= operations(e)
        assert sm.cancel(found - e) == 0
