"""The two algebras: every operation a derivation uses gives the same numbers, and SymPy's functions arrive."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.algebra import CasadiAlgebra, SympyAlgebra

POINT = np.array([0.6, -0.4, 0.9])


def evaluate(algebra, x, value) -> np.ndarray:
    if isinstance(algebra, CasadiAlgebra):
        return np.array(ca.Function("f", [x], [ca.densify(ca.SX(value))])(POINT), float)
    matrix = sm.Matrix(value) if isinstance(value, sm.MatrixBase) else sm.Matrix([value])
    return np.array(matrix.xreplace(dict(zip(x, POINT, strict=True))).tolist(), float).reshape(matrix.shape)


OPERATIONS = {
    "jacobian": lambda a, x: a.jacobian(a.column([x[0, 0] * x[1, 0], x[2, 0] ** 2]), x),
    "directional": lambda a, x: a.directional(
        a.column([x[0, 0] * x[1, 0], x[2, 0] ** 3]), x, a.column([1, x[0, 0], 2])
    ),
    "substitute": lambda a, x: a.substitute(a.column([x[0, 0] + x[1, 0] ** 2]), x, a.column([x[1, 0], x[0, 0], 0])),
    "cross": lambda a, x: a.cross(x, a.column([x[2, 0], 1, x[0, 0]])),
    "dot": lambda a, x: a.dot(x, a.column([x[2, 0], 1, x[0, 0]])),
    "diagonal": lambda a, x: a.diagonal([x[0, 0], x[1, 0] + 1]),
    "stacks": lambda a, x: a.vstack([a.hstack([x, x]), a.eye(2) @ a.zeros(2, 2)]),
    "solve": lambda a, x: a.solve(a.matrix([[2 + x[0, 0], x[1, 0]], [1, x[2, 0]]]), a.column([x[0, 0], 1])),
    "empty": lambda a, x: a.vstack([], columns=3),
    "empty hstack": lambda a, x: a.hstack([], rows=2),
    "rate": lambda a, x: a.rate(a.column([x[0, 0] ** 2 * x[2, 0]]), x[:2, :], a.column([3, 4]), x[2, :]),
}


@pytest.mark.parametrize("name", OPERATIONS)
def test_an_operation_gives_one_value_in_both_algebras(name: str) -> None:
    found = []
    for algebra in (SympyAlgebra(), CasadiAlgebra()):
        x = algebra.symbols(["a", "b", "c"])
        found.append(evaluate(algebra, x, OPERATIONS[name](algebra, x)))
    assert found[0].shape == found[1].shape
    np.testing.assert_allclose(found[0], found[1], atol=1e-14)


a, b, c = sm.symbols("a b c", real=True)
EXPRESSIONS = [
    sm.sin(a) * sm.cos(b) + sm.tan(c),
    sm.cot(a) + sm.sec(b) + sm.csc(c),
    sm.asin(a) + sm.acos(b) + sm.atan(c) + sm.atan2(a, b),
    sm.sinh(a) + sm.cosh(b) + sm.tanh(c),
    sm.asinh(a) + sm.acosh(1 + c) + sm.atanh(b),
    sm.exp(a) + sm.log(c) + sm.sqrt(a) + a ** sm.Rational(3, 2),
    a ** sm.Rational(-1, 2) + c ** sm.Rational(1, 3) + c ** sm.Float(2.7),
    a**7 - a**-3 + b**2 + c**20,
    sm.Abs(b) + sm.sign(b) + sm.floor(3 * a) + sm.ceiling(3 * a),
    sm.Max(a, b, c) - sm.Min(a, b, c),
    sm.Heaviside(a) + sm.Heaviside(b) + sm.erf(c),
    sm.sinc(a) + sm.sinc(b),
    sm.Piecewise((a, b > 0), (c**2, a < 0.7), (5, True)),
    sm.Piecewise((a, sm.And(b < 0, c > 0)), (c, True)) + sm.Piecewise((1, sm.Or(a > 2, b > 2)), (2, sm.Not(a > 3))),
    sm.pi * a + sm.E * b + sm.Rational(1, 3) + sm.sqrt(2) * c,
]


@pytest.mark.parametrize("expression", EXPRESSIONS, ids=str)
def test_sympys_functions_have_the_same_values_as_a_graph(expression: sm.Expr) -> None:
    algebra = CasadiAlgebra()
    x = algebra.symbols(["a", "b", "c"])
    graph = algebra.lower(expression, {a: x[0, 0], b: x[1, 0], c: x[2, 0]})
    expected = complex(expression.xreplace(dict(zip((a, b, c), map(sm.Float, POINT), strict=True))).evalf())
    assert evaluate(algebra, x, graph)[0, 0] == pytest.approx(expected.real, rel=1e-14)
    assert expected.imag == 0


def test_a_piecewise_without_a_default_is_not_a_number_outside_its_branches() -> None:
    algebra = CasadiAlgebra()
    x = algebra.symbols(["a", "b", "c"])
    graph = algebra.lower(sm.Piecewise((a, a > 1)), {a: x[0, 0]})
    assert np.isnan(evaluate(algebra, x, graph)[0, 0])


@pytest.mark.parametrize("expression", [sm.gamma(a), sm.Integral(a, (b, 0, c)), sm.I * a])
def test_what_has_no_machine_code_is_refused_by_name(expression: sm.Expr) -> None:
    algebra = CasadiAlgebra()
    x = algebra.symbols(["a", "b", "c"])
    with pytest.raises(ap.CompileError, match=r"has no machine code|is not a real number"):
        algebra.lower(expression, {a: x[0, 0], b: x[1, 0], c: x[2, 0]})


@pytest.mark.parametrize("expression", [sm.Symbol("d"), sm.Function("f")(a), sm.Function("f")(a).diff(a)])
def test_what_the_model_does_not_know_is_refused_by_name(expression: sm.Expr) -> None:
    algebra = CasadiAlgebra()
    x = algebra.symbols(["a"])
    with pytest.raises(ap.ModelError, match="is unknown to the model: declare it with"):
        algebra.lower(expression, {a: x[0, 0]})


def test_zero_entries_are_structural_zeros_so_that_products_skip_them() -> None:
    algebra = CasadiAlgebra()
    x = algebra.symbols(["a"])
    matrix = algebra.matrix([[x[0, 0], 0], [0.0, 1]])
    assert matrix.nnz() == 2


def test_equal_subtrees_are_lowered_once() -> None:
    algebra = CasadiAlgebra()
    x = algebra.symbols(["a"])
    deep = sm.sin(a)
    for _ in range(40):
        deep = sm.Mul(deep + 1, deep, evaluate=False)  # 2^40 leaves as a tree
    graph = algebra.lower(deep, {a: x[0, 0]})
    assert ca.Function("f", [x], [graph]).n_instructions() < 200
