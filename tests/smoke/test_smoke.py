"""What must work wherever appell is installed, in under a minute: `python tests/smoke/test_smoke.py`.

A program that needs nothing but appell and what it depends on, so that .ci/run can call it in environments of the
lowest and of the newest versions; pytest runs it with the other tests.
"""

import json
import math
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

import appell as ap


def test_every_public_name_can_be_imported():
    assert [name for name in ap.__all__ if getattr(ap, name, None) is None] == []


def test_pucks_keep_perpendicular_velocities_under_two_principles():
    start = {"q1": 1, "q2": -2, "q3": 1, "q4": 2, "u1": 0.3, "u2": 0.4, "u3": 0.4, "u4": -0.3}
    ends = []
    for principle in (ap.Kane(), ap.UdwadiaKalaba()):
        run = ap.catalogue.two_pucks().derive(principle).simulate(10.0, start)
        cosine = (run.velocity("P1") * run.velocity("P2")).sum(1)
        assert np.abs(cosine).max() < 1e-12
        ends.append([run[f"q{k}"][-1] for k in range(1, 5)])
    np.testing.assert_allclose(ends[0], ends[1], rtol=1e-8)


def test_a_falling_ball_strikes_the_floor_when_galilei_says_and_leaves_it_half_as_fast():
    model = ap.Model("a ball above a floor")
    N = model.frame
    z = model.coordinates("z")
    ball = model.particle("ball", mass=0.2, position=z * N.z)
    model.gravity(-9.81 * N.z)
    model.constrain("floor", ap.position(ball).dot(N.z) >= 0, restitution=0.5)
    run = model.derive(ap.Kane()).simulate(1.0, {z: 1.0})
    first, fallen = run.impacts[0], math.sqrt(2 / 9.81)
    assert abs(first.time - fallen) < 1e-9
    assert abs(first.lost - 0.75 * 0.2 * 9.81) < 1e-8  # a quarter of m g h is left


def test_radau_takes_a_stiff_damper_in_few_steps():
    model = ap.Model("a mass in honey")
    N = model.frame
    x = model.coordinates("x")
    mass = model.particle("mass", mass=1, position=x * N.x)
    model.force(mass, (-1e6 * x.diff(model.time) - 1e6 * x) * N.x)
    run = model.derive(ap.Kane()).simulate(1.0, {x: 1.0, x.diff(model.time): 0.0}, integrator="radau")
    fast = (-1e6 - math.sqrt(1e12 - 4e6)) / 2
    slow = 1e6 / fast  # the product of the roots is 1e6: without cancellation
    exact = (fast * math.exp(slow) - slow * math.exp(fast)) / (fast - slow)
    assert abs(run["x"][-1] - exact) < 1e-8


def test_equations_print_themselves():
    text = str(ap.catalogue.two_pucks().derive(ap.Kane(reactions=True)))
    assert "perpendicular" in text


def test_the_command_line_lists_and_runs_and_writes():
    command = [sys.executable, "-m", "appell"]
    listed = subprocess.run([*command, "list"], capture_output=True, text=True, check=True)
    assert "two-pucks" in listed.stdout
    helped = subprocess.run([*command, "run", "--help"], capture_output=True, text=True, check=True)
    assert "--json" in helped.stdout
    with tempfile.TemporaryDirectory() as folder:
        said = subprocess.run(
            [*command, "run", "two-pucks", "--json", "-o", folder], capture_output=True, text=True, check=True
        )
        json.loads(said.stdout)
        assert any(path.suffix == ".png" for path in Path(folder).iterdir())


def main() -> None:
    """Every test above, in order, with its time."""
    tests = [value for name, value in globals().items() if name.startswith("test_")]
    for test in tests:
        begin = time.perf_counter()
        test()
        print(f"{time.perf_counter() - begin:6.2f} s  {test.__name__[5:].replace('_', ' ')}", flush=True)


if __name__ == "__main__":
    main()
