"""Prolongation by the signature method, against Pryce's examples and equations whose solution is known."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.algebra import CasadiAlgebra, SympyAlgebra
from appell.equations.prolong import ABSENT, make_jets, offsets, prolong

_ = ABSENT


def test_offsets_of_prycess_pendulum() -> None:
    """x'' + x lam, y'' + y lam - g, x^2 + y^2 - l^2 (Pryce 2001, example 1): c = (0, 0, 2), d = (2, 2, 0)."""
    c, d = offsets(np.array([[2, _, 0], [_, 2, 0], [0, 0, _]]))
    assert c.tolist() == [0, 0, 2]
    assert d.tolist() == [2, 2, 0]


def test_offsets_of_an_ordinary_equation_are_zero() -> None:
    c, d = offsets(np.array([[2, 1], [0, 3]]))
    assert c.tolist() == [0, 0]
    assert d.tolist() == [2, 3]


def test_equations_of_which_one_says_nothing_are_refused() -> None:
    with pytest.raises(ap.SingularSystem, match="do not determine every unknown"):
        offsets(np.array([[1, _], [0, _]]))


@pytest.mark.parametrize("algebra", [SympyAlgebra(), CasadiAlgebra()], ids=lambda a: a.name)
def test_the_pendulum_is_prolonged_to_first_order_with_its_hidden_rows(algebra) -> None:
    none = algebra.zeros(0, 1)
    t = algebra.symbols(["t"])
    jets = make_jets(algebra, ["x", "y", "lam"], none, t, 5)
    (x, y, lam) = (jets.symbols[j] for j in range(3))
    equations = [
        ("along x", x[2] + x[0] * lam[0]),
        ("along y", y[2] + y[0] * lam[0] + 9.81),
        ("rod", x[0] * x[0] + y[0] * y[0] - 1),
    ]
    system = prolong(jets, equations)
    # every variable is a state: lam too, which one more differentiation of all rows gives
    assert {*system.lower_names, *system.top_names} == {"x", "x'", "x''", "y", "y'", "y''", "lam"}
    names = [name for name, _ in system.invariants]
    assert names.count("rod") == 3  # position, velocity, acceleration
    assert names.count("along x") == names.count("along y") == 1
    assert system.M.shape == (3, 3)


def test_total_derivatives_of_jets_are_those_of_functions_of_time() -> None:
    algebra = SympyAlgebra()
    t = algebra.symbols(["t"])
    jets = make_jets(algebra, ["x"], algebra.zeros(0, 1), t, 4)
    x = jets.symbols[0]
    f = sm.sin(x[0]) * x[1] ** 2 + t[0, 0] * x[2]
    rate = jets.rate(jets.rate(sm.Matrix([f])))[0]
    T = sm.Symbol("T")
    X = sm.Function("X")(T)
    of_time = {x[k]: X.diff(T, k) if k else X for k in range(5)} | {t[0, 0]: T}
    assert sm.simplify(rate.xreplace(of_time) - f.xreplace(of_time).diff(T, 2)) == 0


def test_orders_are_the_highest_derivatives_that_occur() -> None:
    algebra = CasadiAlgebra()
    t = algebra.symbols(["t"])
    jets = make_jets(algebra, ["x", "y", "z"], algebra.zeros(0, 1), t, 4)
    x, y, _z = jets.symbols
    assert jets.orders(x[3] * y[1] + x[0]) == [3, 1, ABSENT]
