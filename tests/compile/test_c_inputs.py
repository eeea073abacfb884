"""Inputs over time in an export: what drives it in C, against closed forms."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
import sympy as sm

import appell as ap

pytestmark = pytest.mark.skipif(shutil.which("gcc") is None, reason="there is no gcc on this machine")
FLAGS = "-std=c11 -pedantic -Wall -Wextra -Werror -O0".split()

MAIN = """
#include <stdio.h>
#include "pushed_block.h"
static void swing(double t, const double *x, const double *p, void *context, double *out) {
    const double *rate = context;
    (void)x; (void)p;
    out[0] = 2.0 * *rate * t;
}
int main(void) {
    static pushed_block m;
    static const double breaks[] = {0.0, 0.3, 0.7, 1.0}, pulse[] = {0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0};
    double rate = 6.0;
    int bad = 0;
    pushed_block_defaults(&m); /* held, and changed before every advance */
    m.inputs[0].follow = 0;
    bad += pushed_block_begin(&m, 0.0);
    for (int k = 0; k < 4; k++) {
        m.inputs[0].value = 2.0 * k;
        bad += pushed_block_advance(&m, 0.5 * (k + 1));
    }
    printf("%.17g %.17g %d\\n", m.state[0], m.state[1], m.steps);
    pushed_block_defaults(&m); /* a function with what it needs */
    m.inputs[0].follow = swing, m.inputs[0].context = &rate;
    bad += pushed_block_begin(&m, 0.0);
    bad += pushed_block_advance(&m, 2.0);
    printf("%.17g %.17g %d\\n", m.state[0], m.state[1], m.steps);
    pushed_block_defaults(&m); /* a table with a pulse, passed in one advance and back again */
    m.inputs[0].follow = 0, m.inputs[0].pieces = 3, m.inputs[0].breaks = breaks, m.inputs[0].coefficients = pulse;
    bad += pushed_block_begin(&m, 0.0);
    bad += pushed_block_advance(&m, 0.3);
    bad += pushed_block_advance(&m, 1.0);
    printf("%.17g %.17g %d\\n", m.state[0], m.state[1], m.steps);
    bad += pushed_block_advance(&m, 0.0);
    printf("%.17g %.17g %d\\n", m.state[0], m.state[1], m.steps);
    return bad;
}
"""


def pushed() -> tuple[ap.Model, ap.Equations]:
    model = ap.Model("pushed block")
    x = model.coordinates("x")
    block = model.particle("block", mass=2, position=x * model.frame.x)
    model.force(block, model.input("push") * model.frame.x)
    return model, model.derive(ap.Kane())


def compiled(source: Path, *others: str, define: str = "") -> Path:
    program = source.with_suffix("")
    made = subprocess.run(
        ["gcc", *FLAGS, *([define] if define else []), str(source), *others, "-lm", "-o", str(program)],
        capture_output=True,
        text=True,
    )
    assert made.returncode == 0, made.stderr[:2000]
    return program


def self_test(files: list[Path]) -> subprocess.CompletedProcess[str]:
    source = next(file for file in files if file.suffix == ".c")
    program = compiled(source, define=f"-D{source.stem.upper()}_SELF_TEST")
    return subprocess.run([str(program)], capture_output=True, text=True)


@pytest.mark.slow
def test_a_program_drives_an_export_by_held_values_a_function_and_a_table(tmp_path: Path) -> None:
    model, equations = pushed()
    files = equations.to_c(tmp_path, {"x": 0, "xdot": 0}, inputs={"push": sm.sin(model.time)})
    main = tmp_path / "main.c"
    main.write_text(MAIN)
    found = subprocess.run(
        [str(compiled(files[0], str(main)))], capture_output=True, text=True, check=True
    ).stdout.split("\n")
    numbers = np.array([[float(word) for word in line.split()] for line in found if line])
    # accelerations 0, 1, 2, 3 for half a second each; 6 t for two; 5 from 0.3 to 0.7, there and back
    expected = [[1.75, 3.0], [8.0, 12.0], [1.0, 2.0], [0.0, 0.0]]
    np.testing.assert_allclose(numbers[:, :2], expected, atol=1e-9)
    assert numbers[0, 2] < 25  # a new value is begun afresh with; 51 steps where it had to be found out


@pytest.mark.slow
def test_the_self_test_is_driven_by_what_was_given_and_notices_another_input(tmp_path: Path) -> None:
    _, equations = pushed()
    files = equations.to_c(tmp_path, {"x": 0, "xdot": 0}, inputs={"push": ap.Table([0, 0.4, 0.4, 1], [0, 3, -1, 2])})
    found = self_test(files)
    assert found.returncode == 0, found.stdout
    text = files[0].read_text()
    place = re.search(r"_coefficients_0\[\] = \{\n\s+\S+ \S+ (\S+),", text).span(1)  # type: ignore[union-attr]
    files[0].write_text(text[: place[0]] + "7.4" + text[place[1] :])
    assert self_test(files).returncode == 1


def driven_pendulum() -> ap.Model:
    """A pendulum whose support is moved by the input g, which a constraint differentiates twice."""
    model = ap.Model("driven pendulum")
    frame, g = model.frame, model.input("g")
    theta, x = model.coordinates("theta x")
    model.particle("support", mass=1, position=x * frame.x)
    model.particle("bob", mass=1, position=(x + sm.sin(theta)) * frame.x - sm.cos(theta) * frame.y)
    model.gravity(-9.81 * frame.y)
    model.constrain("drive", x - g)
    return model


@pytest.mark.slow
@pytest.mark.parametrize("given", ["expression", "spline"])
def test_a_prescribed_motion_has_its_derivatives_in_c(given: str, tmp_path: Path) -> None:
    model, times = driven_pendulum(), np.linspace(0, 1, 21)
    wanted = {
        "expression": sm.sin(3 * model.time) / 5,
        "spline": ap.Table(times, np.sin(3 * times) / 5, interpolation="cubic"),
    }
    files = model.derive(ap.Kane()).to_c(tmp_path, {"theta": 0.3, "thetadot": 0.0}, inputs={"g": wanted[given]})
    assert "2 derivative(s) by time" in files[1].read_text()
    found = self_test(files)
    assert found.returncode == 0, found.stdout


@pytest.mark.slow
def test_a_law_of_feedback_and_a_switch_in_time_are_followed_in_c(tmp_path: Path) -> None:
    model, equations = pushed()
    x = equations.coordinates[0]
    law = -3 * x + sm.Piecewise((4.0, (model.time > 0.5) & (model.time < 0.502)), (0.0, True))
    found = self_test(equations.to_c(tmp_path, {"x": 1, "xdot": 0}, inputs={"push": law}))
    assert found.returncode == 0, found.stdout


def test_an_input_that_is_not_given_or_has_no_text_is_refused(tmp_path: Path) -> None:
    import ctypes

    _, equations = pushed()
    with pytest.raises(ap.ModelError, match="the input 'push' of 'pushed block' is not given"):
        equations.to_c(tmp_path, {"x": 0, "xdot": 0})
    f = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(lambda t: 2.0)
    with pytest.raises(ap.ModelError, match=r"'push' is a compiled function, which has no text: .* inputs\[0\].follow"):
        equations.to_c(tmp_path, {"x": 0, "xdot": 0}, inputs={"push": f})
