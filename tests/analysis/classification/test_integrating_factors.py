"""Factors that make a form exact: what is suggested, and what only one suggestion finds."""

from __future__ import annotations

import pytest
import sympy as sm

from appell.analysis.classification.integrating_factors import FACTORS, _of_a_product_or_a_radius, integral

x, y, z = X = sm.symbols("x y z", real=True)


@pytest.mark.parametrize("common", [sm.cos(x * y + z), 2 + sm.sin(x * y * z), sm.exp(x * y) + z])
def test_what_all_coefficients_have_in_common_is_divided_out(common: sm.Expr) -> None:
    f = x * y * z + x**2 + y + z
    found = integral([common * f.diff(s) for s in X], X)
    assert found is not None
    assert found.potential is not None
    assert sm.expand(found.potential - f).is_number


@pytest.mark.parametrize("form", [(y, -x, 0), (x * y, x**2, 0), (2 * y * z, x * z, 0), (y * z, x * z, 2 * x * y)])
def test_a_suggested_factor_is_a_function_of_what_the_form_is_one_of(form: tuple[sm.Expr, ...]) -> None:
    coefficients = tuple(map(sm.sympify, form))
    kept = [i for i, c in enumerate(coefficients) if c != 0]
    suggested = [factor for suggest in FACTORS for factor in suggest(coefficients, X, kept)]
    assert len(suggested) > 3
    assert all(factor.free_symbols <= set(X) for factor in suggested)


@pytest.mark.parametrize("s", [x * y, x**2 + y**2, x + y, x - y, x / y], ids=str)
def test_a_factor_of_a_product_a_radius_a_sum_or_a_ratio_is_suggested(s: sm.Expr) -> None:
    """(1 + s^2) dg - g d(s^2) = (1 + s^2)^2 d(g / (1 + s^2)): the factor varies with s."""
    g, at = x + 2 * y + y**2 * x, {x: sm.Rational(3, 4), y: sm.Rational(5, 7)}  # of no degree, so that no other helps
    form = tuple(sm.expand((1 + s**2) * g.diff(q) - g * (s**2).diff(q)) for q in X)
    suggested = list(_of_a_product_or_a_radius(form, X, [0, 1]))
    curls = [(f * form[1]).diff(x) - (f * form[0]).diff(y) for f in suggested if f.has(x, y)]
    assert any(abs(curl.subs(at).evalf()) < 1e-12 for curl in curls)
