"""Polynomials written out: what is found is equal, and no longer than a sum of products."""

import random

import pytest
import sympy as sm
from flint import Ordering, fmpq_mpoly_ctx

from appell.algebra.normal_form import normal_forms
from appell.algebra.written import Letters, polynomial, shortest

RING = fmpq_mpoly_ctx.get(["x0", "x1", "x2", "x3"], Ordering.degrevlex)
NAMES = (sm.Symbol("a"), sm.Symbol("b"), sm.sin(sm.Symbol("t")), -sm.sin(sm.Symbol("c") - sm.Symbol("b")))


def some_polynomial(seed: int):
    """Products of short sums, added up: something is there to be taken out."""
    draw = random.Random(seed)
    x = RING.gens()

    def short():
        return sum(draw.choice([-3, -2, -1, 1, 2, 5]) * draw.choice(x) ** draw.randint(0, 2) for _ in range(2))

    return sum((short() * short() * draw.choice(x) for _ in range(draw.randint(1, 4))), RING.constant(0))


@pytest.mark.parametrize("seed", range(20))
def test_a_polynomial_is_written_as_something_equal_and_no_longer_than_a_sum_of_products(seed: int) -> None:
    p = some_polynomial(seed)
    if not p or p.is_constant():
        return
    made = polynomial(p, Letters(dict(enumerate(NAMES)), {}))
    monomials = [sm.Mul(*map(sm.Pow, NAMES, map(int, m))) for m in p.monoms()]
    expected = sum(sm.Rational(str(c)) * m for c, m in zip(p.coeffs(), monomials, strict=True))
    assert sm.expand(made - expected) == 0
    assert sm.count_ops(made) <= sm.count_ops(expected)


def test_expressions_alike_but_for_their_names_are_written_alike() -> None:
    a, b, c, k, l, n = sm.symbols("a b c k l n")
    first, second = shortest([a * b + a * c + a**2 * b * c, k * l + k * n + k**2 * l * n])
    assert first.xreplace({a: k, b: l, c: n}) == second
    assert normal_forms([first]).is_zero(first - (a * b + a * c + a**2 * b * c))
