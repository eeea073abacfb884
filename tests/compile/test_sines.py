"""Sines written out in scalar code: within one unit in the last place, in groups, by the C library where far."""

import ctypes

import casadi as ca
import mpmath
import numpy as np
import pytest

from appell.algebra.tape import tape_of
from appell.compile import llvm, sines
from appell.compile.jit import load, object_code
from appell.compile.sincos import NEAR

from .test_lanes import units

pytestmark = pytest.mark.skipif(not sines.are_worthwhile(), reason="this processor has no fused products")


class Compiled:
    """A function of a vector x."""

    def __init__(self, column: ca.SX, x: ca.SX) -> None:
        arguments = [ca.SX.sym("t"), x, ca.SX(0, 1), ca.SX(0, 1)]
        self.tape = tape_of(ca.Function("rates", arguments, [ca.densify(column)]), "rates")
        self.ir = llvm.declarations() + llvm.function_ir(self.tape)
        self.engine = load(object_code(self.ir))

    def __call__(self, x: np.ndarray) -> np.ndarray:
        x, out = np.ascontiguousarray(x, float), np.zeros(self.tape.rows)
        address = self.engine.get_function_address("appell_rates")
        call = ctypes.CFUNCTYPE(None, ctypes.c_double, *[ctypes.c_void_p] * 4)(address)
        call(0.0, x.ctypes.data, 0, 0, out.ctypes.data)
        return out


@pytest.mark.parametrize("count", [1, 2, 3, 4, 6])
def test_sine_and_cosine_of_several_angles_are_within_one_unit_in_the_last_place(count: int) -> None:
    angles, random = ca.SX.sym("x", count), np.random.default_rng(count)
    both = Compiled(ca.vertcat(ca.sin(angles), ca.cos(angles)), angles)
    near_zeros = random.integers(-60_000, 60_000, (10, count)) * np.pi / 2  # where reduction loses most
    worst = 0.0
    with mpmath.workprec(200):
        for x in [*random.uniform(-4, 4, (10, count)), *random.uniform(-NEAR, NEAR, (20, count)), *near_zeros]:
            found = both(x)
            for k, value in enumerate(map(mpmath.mpf, x)):
                worst = max(worst, units(found[k], mpmath.sin(value)), units(found[count + k], mpmath.cos(value)))
    assert worst < 1.0
    assert "call double @llvm.sin" in both.ir  # for what is far; nothing else calls it
    assert "call contract double @llvm.sin" not in both.ir


def test_angles_that_wait_for_other_sines_make_groups_of_their_own() -> None:
    x = ca.SX.sym("x", 3)
    nested = ca.sin(x[1] + ca.cos(ca.sin(x[0]) * x[2]))
    compiled = Compiled(ca.vertcat(nested * ca.cos(x[2]), x[0] * x[1], ca.sin(x[2])), x)
    assert compiled.ir.count("!prof") == 3
    for values in np.random.default_rng(7).uniform(-5, 5, (20, 3)):
        a, b, c = values
        expected = [np.sin(b + np.cos(np.sin(a) * c)) * np.cos(c), a * b, np.sin(c)]
        np.testing.assert_allclose(compiled(values), expected, rtol=1e-14, atol=1e-15)


@pytest.mark.parametrize("far", [1.5 * NEAR, -1e9, 1e300])
def test_a_far_angle_goes_to_the_library_and_a_number_that_is_none_stays_so(far: float) -> None:
    x = ca.SX.sym("x", 3)
    compiled = Compiled(ca.vertcat(ca.sin(x), ca.cos(x[0])), x)
    found = compiled(np.array([far, 0.3, np.nan]))
    np.testing.assert_allclose(found[[0, 3]], [np.sin(far), np.cos(far)], rtol=1e-15)
    assert found[1] == pytest.approx(np.sin(0.3), rel=1e-15)
    assert np.isnan(found[2])
