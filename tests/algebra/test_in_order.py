"""Sums and products put in order without SymPy's rules: what comes out is what SymPy makes, part by part."""

import random
from collections.abc import Callable
from functools import partial

import pytest
import sympy as sm

from appell.algebra.in_order import added, multiplied, power
from appell.algebra.written import shortest

x, y, z = sm.symbols("x y z")
p = sm.Symbol("p", positive=True)
t = sm.Symbol("t")
PARTS = [
    x,
    y,
    p,
    x**2,
    y**-1,
    (x + y) ** 2,
    (x - y) ** -1,
    x + y,
    x - y,
    2 * x + 1,
    -x,
    3 * x * y,
    x * (x + z),
    sm.sin(x),
    sm.cos(x - y),
    sm.sin(x) ** 2,
    sm.Function("f")(t),
    sm.Integer(2),
    sm.Integer(-1),
    sm.Rational(3, 2),
    sm.Integer(0),
    sm.Integer(1),
    # what SymPy's own rules are needed for
    sm.sqrt(2),
    sm.sqrt(x),
    sm.sqrt(p) * p,
    sm.exp(x),
    sm.Abs(sm.Symbol("r", real=True)),
    sm.Float(0.5),
    sm.I,
    sm.oo,
    sm.Symbol("N", commutative=False),
    sm.Mul(2, x + y, evaluate=False),
    sm.pi,
]


def structure(e: sm.Basic) -> object:
    """An expression with the order of its parts, which ``==`` compares too, and the flag it was made with."""
    return (type(e), e.is_commutative, tuple(map(structure, e.args)) or e)


@pytest.mark.parametrize(("ours", "theirs"), [(multiplied, sm.Mul), (added, sm.Add)])
def test_any_parts_are_put_together_as_sympy_does(ours: Callable[..., sm.Expr], theirs: Callable[..., sm.Expr]) -> None:
    draw = random.Random(13)
    pairs = [(a, b) for a in PARTS for b in PARTS]
    more = [tuple(draw.choices(PARTS[:22], k=draw.randint(0, 6))) for _ in range(400)]
    for parts in [*pairs, *more]:
        made, expected = ours(*parts), theirs(*parts)
        if expected is not sm.S.NaN:
            assert structure(made) == structure(expected), parts


@pytest.mark.parametrize("k", [-2, 0, 1, 2, 3])
def test_powers_are_those_of_sympy(k: int) -> None:
    for base in PARTS:
        if base != 0:
            assert structure(power(base, k)) == structure(base**k), base


def test_the_sine_of_a_sum_of_angles_is_called_as_sympy_calls_it() -> None:
    angles = sm.symbols("q1:4")
    for signs in [(1, 1, 0), (1, -1, 0), (-1, 1, 0), (-1, -1, 0), (1, 1, -1), (-1, -1, 1), (2, -1, 0), (-2, 1, 0)]:
        angle = sum((k * q for k, q in zip(signs, angles, strict=True)), sm.S.Zero)
        for function in (sm.sin, sm.cos):
            (found,) = shortest([sm.expand_trig(function(angle))])
            assert structure(found) == structure(function(angle))


def test_what_holds_every_symbol_once_stays_as_it_is() -> None:
    a, b, c, d = sm.symbols("a b c d")
    for e in (a * b - c * d, a * (b - c), -a * b, a + b * (c - d), sm.Rational(1, 2) * a * b**2):
        assert shortest([e]) == [e]
    # numbers, repeated symbols and a sign before a sum are looked at
    found = shortest([-a * (2 * b - 2 * c) / 2, a * b + a * c, -a - b * (c - d)])
    assert list(map(partial(str), found)) == ["a*(-b + c)", "a*(b + c)", "-a + b*(-c + d)"]
