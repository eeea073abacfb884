"""Exact normal forms: zero is decided, fractions cancel modulo the relations, what is written is short and equal."""

from __future__ import annotations

import pytest
import sympy as sm
from hypothesis import given, settings
from hypothesis import strategies as st

import appell as ap
from appell.algebra.normal_form import TooLong, normal_forms
from appell.algebra.written import shortest

a, b, x, y, m, l, J, u, w = sm.symbols("a b x y m l J u w", real=True)
e0, e1, e2, e3 = quaternion = sm.symbols("e0:4", real=True)
sin, cos = sm.sin, sm.cos


@pytest.mark.parametrize(
    "e",
    [
        sin(a) ** 2 + cos(a) ** 2 - 1,
        sin(a + b) - sin(a) * cos(b) - cos(a) * sin(b),
        cos(3 * a) - 4 * cos(a) ** 3 + 3 * cos(a),
        sm.tan(a) * cos(a) - sin(a),
        1 / cos(a) ** 2 - sm.tan(a) ** 2 - 1,
        sm.sqrt(x**2 + y**2) ** 3 - (x**2 + y**2) * sm.sqrt(x**2 + y**2),
        1 / (x - y) + 1 / (y - x),
        (sin(a) ** 4 - cos(a) ** 4) / (sin(a) - cos(a)) - sin(a) - cos(a),
        cos(a) / (1 - sin(a)) - (1 + sin(a)) / cos(a),
    ],
)
def test_what_vanishes_identically_is_found_to_be_zero(e: sm.Expr) -> None:
    assert normal_forms([e]).is_zero(e)


@pytest.mark.parametrize(
    "e",
    [
        sin(a) ** 2 + cos(a) ** 2 - 1 + sm.Rational(1, 10**40),
        sin(a + b) - sin(a) * cos(b) + cos(a) * sin(b),
        sm.sqrt(x**2 + y**2) - x,
        sm.exp(x) - 1 - x,
    ],
)
def test_what_does_not_vanish_is_found_not_to_be_zero_however_small_it_is(e: sm.Expr) -> None:
    assert not normal_forms([e]).is_zero(e)


def test_a_rotation_by_a_unit_quaternion_keeps_lengths_only_where_it_is_known_to_be_one() -> None:
    R = sm.Matrix(
        [
            [1 - 2 * (e2**2 + e3**2), 2 * (e1 * e2 - e0 * e3), 2 * (e1 * e3 + e0 * e2)],
            [2 * (e1 * e2 + e0 * e3), 1 - 2 * (e1**2 + e3**2), 2 * (e2 * e3 - e0 * e1)],
            [2 * (e1 * e3 - e0 * e2), 2 * (e2 * e3 + e0 * e1), 1 - 2 * (e1**2 + e2**2)],
        ]
    )
    entries = list(R.T * R - sm.eye(3))
    assert shortest(entries, [quaternion]) == [0] * 9
    assert not all(normal_forms([e]).is_zero(e) for e in entries)


@pytest.mark.parametrize(
    ("e", "short"),
    [
        (sin(a) * cos(b) - sin(b) * cos(a), sin(a - b)),
        (J * u + m * l**2 * u * (cos(a) ** 2 + sin(a) ** 2), u * (J + m * l**2)),
        ((1 - sin(a) ** 2) / cos(a), cos(a)),
        (sin(a) / cos(a), sm.tan(a)),
        ((x * sin(a) + y * cos(a)) ** 2 + (x * cos(a) - y * sin(a)) ** 2, x**2 + y**2),
        (u**2 * sin(a) ** 2 - 2 * u * w * sin(a) * cos(a) + w**2 - w**2 * sin(a) ** 2, (u * sin(a) - w * cos(a)) ** 2),
        ((x**2 - y**2) / (x + y), x - y),
        (sin(a + b) * sin(b) + cos(a + b) * cos(b), cos(a)),
    ],
)
def test_the_short_form_of_a_textbook_is_found(e: sm.Expr, short: sm.Expr) -> None:
    (found,) = shortest([e])
    assert sm.expand(found - short) == 0
    assert sm.count_ops(found) <= sm.count_ops(short)


_LEAVES = st.sampled_from([x, y, sin(a), cos(a), sin(b), cos(a - b), sm.tan(b), sm.Integer(2), sm.Rational(-1, 3)])
_TREES = st.recursive(
    _LEAVES,
    lambda inner: st.one_of(
        st.tuples(inner, inner).map(lambda p: p[0] + p[1]),
        st.tuples(inner, inner).map(lambda p: p[0] * p[1]),
        st.tuples(inner, inner).map(lambda p: p[0] / (1 + p[1] ** 2)),
    ),
    max_leaves=7,
)
_POINT = {a: 0.37, b: -1.21, x: 0.83, y: 1.7}


@settings(max_examples=60, deadline=None)
@given(_TREES)
def test_what_is_written_is_equal_to_what_was_read_and_never_longer(e: sm.Expr) -> None:
    (found,) = shortest([e])
    assert sm.N(found.subs(_POINT), 30) == pytest.approx(sm.N(e.subs(_POINT), 30), abs=1e-12, rel=1e-12)
    assert sm.count_ops(found) <= sm.count_ops(e)


def test_functions_that_are_not_known_stay_as_they_are() -> None:
    f = sm.Function("f")(x)
    assert shortest([f * sin(a) ** 2 + f * cos(a) ** 2]) == [f]


def test_division_by_what_vanishes_identically_is_refused() -> None:
    e = 1 / (sin(a) ** 2 + cos(a) ** 2 - sm.sin(a) ** 2 - sm.cos(a) ** 2 + x - x + (sin(2 * a) - 2 * sin(a) * cos(a)))
    with pytest.raises(ap.ModelError, match="vanishes identically"):
        normal_forms([e]).of(e)


def test_an_expression_with_more_terms_than_anybody_reads_is_left_as_it_is() -> None:
    long = sum(sm.symbols("z0:30")) ** 3
    with pytest.raises(TooLong, match="more than 1000 terms"):
        normal_forms([long], limit=1000).of(long)
    assert shortest([long]) == [long]


def test_a_float_is_the_decimal_number_as_it_is_written() -> None:
    x, y = sm.symbols("x y", real=True)
    e = x * (sm.Float("0.1") * x + y) - x**2 / 10 - x * y
    assert normal_forms([e]).is_zero(e)
    other = x * (sm.Float("0.1000001") * x + y) - x**2 / 10 - x * y
    assert not normal_forms([other]).is_zero(other)


def test_what_was_written_with_floats_is_read_with_floats() -> None:
    x, a = sm.symbols("x a", real=True)
    (found,) = shortest([sm.Float("0.25") * x * sm.sin(a) ** 2 + sm.Float("0.25") * x * sm.cos(a) ** 2])
    assert found == sm.Float("0.25") * x
    (root,) = shortest([sm.Float("0.5") * sm.sqrt(x) * sm.sin(a) ** 2 + sm.Float("0.5") * sm.sqrt(x) * sm.cos(a) ** 2])
    assert root == sm.Float("0.5") * sm.sqrt(x)


def test_the_square_of_a_magnitude_is_that_of_what_is_inside() -> None:
    x, y = sm.symbols("x y", real=True)
    e = sm.Abs(x - y) ** 3 - sm.Abs(x - y) * (x - y) ** 2
    assert normal_forms([e]).is_zero(e)


def test_a_value_is_read_in_place_of_a_symbol_in_sums_and_in_products() -> None:
    a, b, c = sm.symbols("a b c")
    forms = normal_forms([a, b, c])
    assert not forms.is_zero(a * b - b * c)
    forms.put(a, forms.of(c))
    assert forms.is_zero(a * b - b * c)
    assert forms.is_zero(a**2 * b - c**2 * b)
    assert forms.is_zero(a - c)
