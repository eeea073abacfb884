"""Roots of squares that hold another root are written as sums with a sign."""

import numpy as np
import pytest
import sympy as sm

from appell.analysis.integrals.nested_roots import nested_roots

a, x, y = sm.symbols("a x y", real=True)
g = sm.sqrt(x**2 + y**2)
beside_a_cone = (x + a * x / g) ** 2 + (y + a * y / g) ** 2


@pytest.mark.parametrize("base", [beside_a_cone, sm.expand(beside_a_cone), sm.cos(a) ** 2 + g**2 - 2 * g * sm.cos(a)])
def test_the_sum_is_one_whose_square_stands_under_the_root(base: sm.Expr) -> None:
    (found,) = nested_roots([1 / sm.sqrt(base)]).values()
    rng = np.random.default_rng(1)
    for values in rng.normal(size=(5, 3)):
        at = dict(zip((a, x, y), values, strict=True))
        assert abs(float(found.subs(at))) == pytest.approx(float(sm.sqrt(base).subs(at)), rel=1e-12)
    assert len(sm.Add.make_args(found)) == 2


@pytest.mark.parametrize("base", [x**2 + y**2, 1 + g, a**2 + 2 * a * g + x**2, g])
def test_other_roots_are_left_as_they_are(base: sm.Expr) -> None:
    assert nested_roots([sm.sqrt(base)]) == {}
