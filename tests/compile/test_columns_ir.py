"""Columns in lanes give what columns one by one give, whatever their number."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest

from appell.compile.columns_ir import OneColumn, columns_ir

STATES, CONSTANTS = 3, 2


def one(columns: int, *, is_plain: bool = True) -> OneColumn:
    """Two rows that all columns share, and three of each: products, quotients, constants and a row of zeros."""
    t, X, p, z = ca.SX.sym("t"), ca.SX.sym("x", STATES * (1 + columns)), ca.SX.sym("p", 2), ca.SX.sym("z", 1)
    s, d = ca.SX.sym("s", STATES), ca.SX.sym("d", CONSTANTS)
    x = X[:STATES]
    shared = ca.sin(x[0]) * p[0] + t
    rows = [s[0] * shared / (1 + x[1] ** 2) - d[1], s[1] * s[2] / (2 + s[0] ** 2) + z * p[1], 0 * s[0]]
    rows[2] = rows[2] if is_plain else ca.exp(s[0])
    function = ca.Function("auxiliary", [t, ca.vertcat(X, s, d), p, z], [ca.densify(ca.vertcat(shared, x[2], *rows))])
    constants = np.random.default_rng(1).normal(size=(CONSTANTS, columns))
    return OneColumn(function, STATES, 2, STATES, constants)


@pytest.mark.parametrize("columns", [1, 3, 8, 11])
def test_columns_in_lanes_are_those_one_by_one(columns: int) -> None:
    made = one(columns)
    text = columns_ir("auxiliary", made)
    assert text is not None
    assert f"<{min(columns, 8)} x double>" in text or columns == 1
    found = evaluated(text, made)
    expected = by_casadi(made)
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-15 * max(1.0, np.abs(expected).max()) * 8)


def test_what_has_no_vector_form_is_left_to_the_columns_one_by_one() -> None:
    assert columns_ir("auxiliary", one(3, is_plain=False)) is None


def arguments(made: OneColumn) -> tuple[float, np.ndarray, np.ndarray, np.ndarray]:
    random = np.random.default_rng(2)
    return 0.3, random.normal(size=made.behind), np.array([1.5, -0.7]), np.array([0.4])


def by_casadi(made: OneColumn) -> np.ndarray:
    t, X, p, z = arguments(made)
    S = X[STATES:].reshape(STATES, made.count)
    columns = [
        np.array(made.function(t, np.concatenate([X, S[:, j], made.constants[:, j]]), p, z)).ravel()
        for j in range(made.count)
    ]
    own = columns[0][: made.own]
    return np.concatenate([own, np.stack([column[made.own :] for column in columns], axis=1).ravel()])


def evaluated(text: str, made: OneColumn) -> np.ndarray:
    t, X, p, z = arguments(made)
    out = np.full(made.own + STATES * made.count, np.nan)
    call = loaded(text)
    call(t, X.ctypes.data, p.ctypes.data, z.ctypes.data, out.ctypes.data)
    return out


def loaded(text: str) -> object:
    import ctypes

    from appell.compile.jit import load, object_code
    from appell.compile.llvm import declarations

    engine = load(object_code(declarations() + text))
    address = engine.get_function_address("appell_auxiliary")
    call = ctypes.CFUNCTYPE(None, ctypes.c_double, *[ctypes.c_void_p] * 4)(address)
    call.engine = engine  # type: ignore[attr-defined]  # code lives as long as its engine
    return call
