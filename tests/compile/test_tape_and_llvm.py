"""Tapes, their interpreter and their machine code against CasADi's own evaluation."""

import ctypes

import casadi as ca
import numpy as np
import pytest

import appell as ap
from appell.algebra.tape import BINARY, UNARY, tape_of
from appell.compile import llvm, reference
from appell.compile.jit import load, object_code

A, B = ca.SX.sym("a"), ca.SX.sym("b")
#: One expression for every operation, with arguments from (0.1, 0.9).
EXPRESSIONS = {
    "ADD": A + B,
    "SUB": A - B,
    "MUL": A * B,
    "DIV": A / B,
    "NEG": -A,
    "SQ": A**2,
    "TWICE": A + A,
    "INV": 1 / A,
    "SQRT": ca.sqrt(A),
    "EXP": ca.exp(A),
    "LOG": ca.log(A),
    "EXPM1": ca.expm1(A),
    "LOG1P": ca.log1p(A),
    "SIN": ca.sin(A),
    "COS": ca.cos(A),
    "TAN": ca.tan(A),
    "ASIN": ca.asin(A),
    "ACOS": ca.acos(A),
    "ATAN": ca.atan(A),
    "SINH": ca.sinh(A),
    "COSH": ca.cosh(A),
    "TANH": ca.tanh(A),
    "ASINH": ca.asinh(A),
    "ACOSH": ca.acosh(1 + A),
    "ATANH": ca.atanh(A),
    "ERF": ca.erf(A),
    "FABS": ca.fabs(A - B),
    "SIGN": ca.sign(A - B),
    "FLOOR": ca.floor(10 * A),
    "CEIL": ca.ceil(10 * A),
    "NOT": ca.logic_not(A < B),
    "POW": A**B,
    "CONSTPOW": A**2.5,
    "FMIN": ca.fmin(A, B),
    "FMAX": ca.fmax(A, B),
    "FMOD": ca.fmod(5 * A, B),
    "REMAINDER": ca.remainder(5 * A, B),
    "ATAN2": ca.atan2(A, -B),
    "HYPOT": ca.hypot(A, B),
    "COPYSIGN": ca.copysign(A, B - 0.5),
    "LT": A < B,
    "LE": A <= B,
    "EQ": A == B,
    "NE": A != B,
    "AND": ca.logic_and(A < B, A < 0.5),
    "OR": ca.logic_or(A < B, A < 0.5),
    "IF_ELSE_ZERO": ca.if_else(A < B, ca.sin(A), ca.cos(B)),
}


def program(function: ca.Function):
    """The machine code of a function of (t, x, p, extra)."""
    tape = tape_of(function, "f")
    engine = load(object_code(llvm.declarations() + llvm.function_ir(tape)))
    code = ctypes.CFUNCTYPE(None, ctypes.c_double, *[ctypes.c_void_p] * 4)(engine.get_function_address("appell_f"))

    def call(t, *vectors):
        arrays = [np.ascontiguousarray(v, dtype=float) for v in vectors]
        out = np.full(tape.rows, np.nan)
        code(t, *(a.ctypes.data for a in arrays), out.ctypes.data)
        return out

    call.engine = engine
    return call


def test_every_operation_has_an_expression_that_tests_it():
    assert set(EXPRESSIONS) == (UNARY | BINARY) - {"ASSIGN"}
    for name, expression in EXPRESSIONS.items():
        operations = tape_of(ca.Function("f", [A, B], [expression])).operations
        assert name in {o.name for o in operations}, name


def test_interpreter_and_machine_code_agree_with_casadi_on_every_operation():
    function = ca.Function("f", [A, B, ca.SX.sym("p", 0), ca.SX.sym("e", 0)], [ca.vertcat(*EXPRESSIONS.values())])
    code, tape, rng = program(function), tape_of(function), np.random.default_rng(0)
    pairs = [*rng.uniform(0.1, 0.9, (50, 2)), (0.5, 0.5), (0.3, 0.3)]
    for a, b in pairs:
        expected = np.array(function(a, b, [], [])).ravel()
        np.testing.assert_allclose(reference.evaluate(tape, [a], [b]), expected, rtol=1e-14, atol=1e-300)
        np.testing.assert_allclose(code(a, [b], [], []), expected, rtol=1e-14, atol=1e-300)


def test_results_outside_a_domain_are_those_of_casadi():
    names = "SQRT LOG ASIN ACOSH ATANH DIV POW SIGN FMIN FLOOR".split()
    function = ca.Function(
        "f", [A, B, ca.SX.sym("p", 0), ca.SX.sym("e", 0)], [ca.vertcat(*(EXPRESSIONS[k] for k in names))]
    )
    code = program(function)
    for a, b in [(-3.0, 0.5), (0.0, 0.0), (np.inf, 1.0)]:
        np.testing.assert_allclose(code(a, [b], [], []), np.array(function(a, b, [], [])).ravel())


def random_function(operations: int, seed: int) -> ca.Function:
    """A long function of 3 + 4 inputs, 20 outputs of which some are structural zeros."""
    rng = np.random.default_rng(seed)
    t, x, p, e = ca.SX.sym("t"), ca.SX.sym("x", 3), ca.SX.sym("p", 2), ca.SX.sym("e", 2)
    values = [t, *ca.vertsplit(x), *ca.vertsplit(p), *ca.vertsplit(e)]
    for _ in range(operations):
        a, b = (values[k] for k in rng.integers(max(0, len(values) - 60), len(values), 2))
        values.append([ca.sin(a + b), 0.9 * a - b / 7, a * ca.cos(b), ca.sqrt(1 + a * a)][rng.integers(4)])
    column = ca.vertcat(*values[-10:], ca.SX(5, 1), *values[:5])
    return ca.Function("f", [t, x, p, e], [column])


@pytest.mark.slow_but_every(3)
@pytest.mark.parametrize("operations", [10, 300, 4000])
def test_long_tapes_compile_whole_or_in_parts_and_write_their_zeros(operations):
    function = random_function(operations, seed=operations)
    code, rng = program(function), np.random.default_rng(3)
    for _ in range(5):
        t, x, p, e = rng.normal(), rng.normal(size=3), rng.normal(size=2), rng.normal(size=2)
        np.testing.assert_allclose(code(t, x, p, e), np.array(function(t, x, p, e)).ravel(), rtol=1e-9, atol=1e-9)
    assert ("part_f" in llvm.function_ir(tape_of(function, "f"))) == (operations == 4000)


def test_a_tape_knows_what_it_reads():
    x, p = ca.SX.sym("x", 3), ca.SX.sym("p", 2)
    tape = tape_of(ca.Function("f", [x, p], [x[1] * x[0]]))
    assert tape.reads(0)
    assert tape.reads(0, 1)
    assert not tape.reads(0, 2)
    assert not tape.reads(1)


def test_functions_that_cannot_become_tapes_are_refused():
    x, y = ca.SX.sym("x", 2), ca.MX.sym("y", 2)
    with pytest.raises(ap.CompileError, match="not an SX function"):
        tape_of(ca.Function("f", [y], [y]))
    with pytest.raises(ap.CompileError, match="one output"):
        tape_of(ca.Function("f", [x], [x, x]))
    with pytest.raises(ap.CompileError, match="one output"):
        tape_of(ca.Function("f", [x], [x @ x.T]))
    with pytest.raises(ap.CompileError, match="sparse"):
        tape_of(ca.Function("f", [ca.SX.sym("s", ca.Sparsity.lower(2))], [x[0] * 0]))


def test_an_operation_without_machine_code_is_named():
    with pytest.raises(ap.CompileError, match="ERFINV"):
        tape_of(ca.Function("f", [A], [ca.erfinv(A)]))
