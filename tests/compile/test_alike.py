"""Parts of an operation list that are alike are compiled once; the numbers are those of the list."""

from __future__ import annotations

import itertools

import casadi as ca
import numpy as np

from appell.algebra.tape import Tape, tape_of
from appell.compile.alike import alike
from appell.compile.alike_ir import alike_ir
from appell.compile.llvm import declarations
from appell.compile.reference import evaluate

COUNT = 400


def springs() -> Tape:
    """The forces of a line of springs of different stiffness between angles, whose sines are shared, and their sum."""
    x, p, t = ca.SX.sym("x", COUNT), ca.SX.sym("p", 2), ca.SX.sym("t")
    heights = ca.sin(x)
    pulls = [(1 + 0.01 * (i % 3)) * p[0] * (heights[i + 1] - heights[i]) ** 3 for i in range(COUNT - 1)]
    forces = [pulls[0], *(b - a for a, b in itertools.pairwise(pulls)), -pulls[-1]]
    column = ca.vertcat(*forces, ca.sum1(heights) * t, x[3], 2.5, ca.SX(1, 1))
    return tape_of(ca.Function("f", [t, x, p, ca.SX(0, 1)], [ca.sparsify(column)]), "f")


def test_what_is_compiled_does_not_grow_with_the_number_of_parts() -> None:
    tape = springs()
    parts = alike(tape)
    assert parts.operations < len(tape.operations) / 3
    assert max(len(batch.instances) for batch in parts.batches) >= COUNT - 1


def test_loops_over_tables_give_what_the_list_gives() -> None:
    import ctypes

    from appell.compile import jit

    tape = springs()
    engine = jit.load(jit.object_code(declarations() + alike_ir(tape, alike(tape))))
    function = ctypes.CFUNCTYPE(None, ctypes.c_double, *[ctypes.c_void_p] * 4)(engine.get_function_address("appell_f"))
    numbers = np.random.default_rng(5)
    x, p, none, out = numbers.normal(size=COUNT), numbers.normal(size=2), np.zeros(1), np.full(tape.rows, np.nan)
    function(0.7, *(a.ctypes.data for a in (x, p, none, out)))
    np.testing.assert_allclose(out, evaluate(tape, [0.7], x, p, []), rtol=1e-13, atol=1e-13)
    assert out[-1] == 0.0
