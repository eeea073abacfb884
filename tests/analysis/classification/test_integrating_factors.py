"""Factors that make a form exact: what is suggested, and what only one suggestion finds."""

from __future__ import annotations

import pytest
import sympy as sm

from appell.analysis.classification.integrating_factors import FACTORS, integral

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
