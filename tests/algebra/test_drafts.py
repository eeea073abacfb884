"""Drafts: their length is the one that SymPy counts, and factors seen at a glance are those that are searched for."""

import random

import pytest
import sympy as sm
from flint import Ordering, fmpq_mpoly_ctx

from appell.algebra.factored import factored
from appell.algebra.normal_form import normal_forms
from appell.algebra.written import Letters, _Way, shortest

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
def test_a_draft_has_the_operations_that_sympy_counts_of_what_is_made_of_it(seed: int) -> None:
    p = some_polynomial(seed)
    if not p or p.is_constant():
        return
    way = _Way.of(p, Letters(dict(enumerate(NAMES)), {}))
    made = way.draft.made(way.letters.names)
    assert way.length == sm.count_ops(made)
    monomials = [sm.Mul(*map(sm.Pow, NAMES, map(int, m))) for m in p.monoms()]
    expected = sum(sm.Rational(str(c)) * m for c, m in zip(p.coeffs(), monomials, strict=True))
    assert sm.expand(made - expected) == 0


@pytest.mark.parametrize("seed", range(20))
def test_factors_seen_at_a_glance_are_those_that_a_search_finds(seed: int) -> None:
    p = some_polynomial(seed) / 6
    if p:
        (number, factors), (expected, others) = factored(p), p.factor()
        assert number == expected
        assert sorted(factors, key=str) == sorted(others, key=str)


def test_expressions_alike_but_for_their_names_are_written_alike() -> None:
    a, b, c, k, l, n = sm.symbols("a b c k l n")
    first, second = shortest([a * b + a * c + a**2 * b * c, k * l + k * n + k**2 * l * n])
    assert first.xreplace({a: k, b: l, c: n}) == second
    assert normal_forms([first]).is_zero(first - (a * b + a * c + a**2 * b * c))
