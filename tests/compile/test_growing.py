"""Mechanisms grow: what a verb costs and what is compiled follow the number of parts, not its square."""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap
from appell.algebra.tape import tape_of
from appell.compile import llvm
from appell.equations.systems import full_system
from appell.numbers import COMPILE


def net(side: int) -> tuple[ap.Model, dict[str, float]]:
    """Particles of a square net, neighbours a metre apart, and the net lying flat."""
    model = ap.Model("a net")
    N = model.frame
    names = [f"{i}_{j}" for i in range(side) for j in range(side)]
    start, points = {}, {}
    for name in names:
        x, y, z = model.coordinates([f"{axis}{name}" for axis in "xyz"])
        points[name] = model.particle(f"P{name}", 1, x * N.x + y * N.y + z * N.z)
        start |= dict(zip((f"x{name}", f"y{name}", f"z{name}"), (*map(float, name.split("_")), 0.0), strict=True))
    for i in range(side):
        for j in range(side):
            for a, b in ((i + 1, j), (i, j + 1)):
                if max(a, b) < side:
                    apart = ap.position(points[f"{a}_{b}"]) - ap.position(points[f"{i}_{j}"])
                    model.constrain(f"from {i}_{j} to {a}_{b}", apart.dot(apart) - 1)
    return model, start


def test_what_is_known_is_not_made_again_by_every_verb() -> None:
    model, _ = net(2)
    before = model._data.functions_known()
    model.force("P0_0", model.frame.x)
    assert model._data.functions_known() is before
    (x,) = model.coordinates(["extra"])
    assert x in model._data.functions_known()
    assert x not in before


def test_zeros_of_large_matrices_are_no_operations() -> None:
    sizes = []
    for side in (3, 6):
        model, _ = net(side)
        functions = full_system(model.derive(ap.UdwadiaKalaba())).functions
        sizes.append(
            sum(len(tape_of(functions[name], name).operations) for name in ("dynamics", "position", "velocity"))
        )
    rows = [2 * side * (side - 1) for side in (3, 6)]
    assert sizes[1] / sizes[0] < 1.3 * rows[1] / rows[0]


def test_an_output_with_many_zeros_is_cleared_and_one_with_few_is_written() -> None:
    import casadi as ca

    x = ca.SX.sym("x", 3)
    for size in (COMPILE.zeros // 2, 4 * COMPILE.zeros):
        column = ca.SX(size, 1)
        column[size // 3], column[size - 2] = x[0] * x[1], ca.sin(x[2])
        tape = tape_of(ca.Function("f", [ca.SX.sym("t"), x, ca.SX(0, 1), ca.SX(0, 1)], [column]))
        assert ("memset" in llvm.function_ir(tape)) == (size > COMPILE.zeros)


@pytest.mark.slow
def test_a_net_of_many_rows_falls_as_a_whole_and_swings_when_it_is_held() -> None:
    model, start = net(5)
    model.gravity(-9.81 * model.frame.z)
    run = model.derive(ap.UdwadiaKalaba()).simulate(0.5, start, samples=6)
    np.testing.assert_allclose(run["z3_4"], -9.81 / 2 * run.time**2, atol=1e-9)
    model.constrain("hook", model.contents.coordinates["z0_0"])
    held = model.derive(ap.UdwadiaKalaba()).simulate(0.5, start, samples=6)
    assert held.audit.constraint_error < 1e-9
    assert held.audit.energy_error < 1e-6
    assert held.audit.largest_rank == 2 * 5 * 4 + 1
