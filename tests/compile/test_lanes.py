"""Code over vectors: every lane is what it would be alone, sine and cosine are within one unit in the last place."""

import ctypes
import re
from pathlib import Path

import casadi as ca
import mpmath
import numpy as np

from appell.algebra.tape import tape_of
from appell.compile import lanes, llvm, reference
from appell.compile.jit import load, object_code
from appell.compile.lanes import VECTORS, WIDTH, NativeBatch
from appell.compile.sincos import NEAR, sincos_ir
from appell.simulate.prepare import lanes_of

from .test_tape_and_llvm import EXPRESSIONS, A, B

NATIVE = Path(lanes.__file__).parents[1] / "native"


class Vectors:
    """A function of vectors x (entries, WIDTH), compiled."""

    def __init__(self, column: ca.SX, *entries: ca.SX) -> None:
        x = ca.vertcat(*entries)
        arguments = [ca.SX.sym("t"), x, ca.SX(0, 1), ca.SX(0, 1)]
        self.tape = tape_of(ca.Function("rates", arguments, [ca.densify(column)]), "rates")
        ir = [llvm.declarations(VECTORS), sincos_ir(VECTORS), llvm.function_ir(self.tape, VECTORS)]
        self.engine = load(object_code("\n".join(ir), optimise=1))

    def __call__(self, x: np.ndarray) -> np.ndarray:
        states, out = (lanes._aligned(WIDTH * n).reshape(n, WIDTH) for n in (len(x), self.tape.rows))
        states[:] = x
        call = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 5)(self.engine.get_function_address("appell_lanes_rates"))
        call(0, states.ctypes.data, 0, 0, out.ctypes.data)
        return out.copy()


def units(found: float, exact: mpmath.mpf) -> float:
    """How far a double is from a number, in units of that number's last place."""
    return float(abs(mpmath.mpf(found) - exact) / np.spacing(abs(float(exact))))


def test_every_operation_over_lanes_is_that_of_the_interpreter() -> None:
    column = ca.vertcat(*EXPRESSIONS.values())
    program = Vectors(column, A, B)
    x = np.random.default_rng(1).uniform(0.1, 0.9, (2, WIDTH))
    x[1, 3] = x[0, 3]  # equal arguments, for the comparisons
    found = program(x)
    for lane in range(WIDTH):
        expected = reference.evaluate(program.tape, [0.0], x[:, lane], [], [])
        np.testing.assert_allclose(found[:, lane], expected, rtol=4e-16, atol=0)


def test_sine_and_cosine_are_within_one_unit_in_the_last_place() -> None:
    both, random = Vectors(ca.vertcat(ca.sin(A), ca.cos(A)), A), np.random.default_rng(2)
    near_zeros = np.round(random.integers(-60_000, 60_000, (20, WIDTH))) * np.pi / 2  # where reduction loses most
    worst = 0.0
    with mpmath.workprec(200):
        for x in [*random.uniform(-1, 1, (20, WIDTH)), *random.uniform(-NEAR, NEAR, (40, WIDTH)), *near_zeros]:
            found = both(x[None])
            for lane, value in enumerate(map(mpmath.mpf, x)):
                worst = max(worst, units(found[0, lane], mpmath.sin(value)), units(found[1, lane], mpmath.cos(value)))
    assert worst < 1.0


def test_large_arguments_and_nan_go_to_the_library_and_leave_their_neighbours_alone() -> None:
    both = Vectors(ca.vertcat(ca.sin(A), ca.cos(A)), A)
    usual = np.linspace(-3.0, 3.0, WIDTH)
    mixed = usual.copy()
    mixed[[1, 4, 6]] = 1.5 * NEAR, np.nan, np.inf
    found, alone = both(mixed[None]), both(usual[None])
    others = [0, 2, 3, 5, 7]
    np.testing.assert_array_equal(found[:, others], alone[:, others])
    np.testing.assert_allclose(found[:, 1], [np.sin(1.5 * NEAR), np.cos(1.5 * NEAR)], rtol=2e-16)
    assert np.isnan(found[:, [4, 6]]).all()
    np.testing.assert_array_equal(np.signbit(both(np.full((1, WIDTH), -0.0))[0]), True)


def test_a_lane_has_the_same_bits_wherever_it_stands() -> None:
    both = Vectors(ca.sin(A) / B + ca.exp(A) ** B, A, B)
    x = np.random.default_rng(3).uniform(0.1, 0.9, (2, WIDTH))
    np.testing.assert_array_equal(both(x[:, ::-1])[:, ::-1], both(x))


def test_the_mirror_of_a_batch_is_that_of_the_header() -> None:
    header = (NATIVE / "lanes.h").read_text()
    struct = re.search(r"typedef struct \{(.*?)\} Batch;", header, re.S).group(1)
    struct = re.sub(r"/\*.*?\*/", "", struct, flags=re.S)
    names = [line.split()[-1].lstrip("*") for line in struct.split(";") if line.split()]
    assert names == [name for name, _ in NativeBatch._fields_]
    assert int(re.search(r"#define WIDTH (\d+)", header).group(1)) == WIDTH


def test_the_size_of_a_batch_is_that_of_native_code() -> None:
    import appell as ap

    program = lanes_of(ap.catalogue.chaplygin_sleigh().derive(ap.Kane()))
    assert program._call("batch_size", ctypes.c_int)() == ctypes.sizeof(NativeBatch)


def test_a_divisor_is_inverted_once() -> None:
    text = llvm.function_ir(Vectors(ca.vertcat(A / B, 2 / B, (A + 1) / B), A, B).tape, VECTORS)
    assert text.count("fdiv") == 1
