"""Many motions: each is what it would be alone, wherever it runs; a store is gone on with; what fails is said."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import time

import numpy as np
import pytest

import appell as ap

START = {"x": 0, "y": 0, "theta": 0, "v": 0.2}


def sleigh() -> ap.Equations:
    return ap.catalogue.chaplygin_sleigh().derive(ap.Kane())


def design(n: int = 4) -> ap.Design:
    return ap.grid(state={"omega": np.linspace(0.1, 3.0, n)}, parameters={"a": np.linspace(0.05, 0.5, 3)})


def test_a_case_has_the_same_bits_alone_and_in_any_company() -> None:
    equations, many = sleigh(), design(30)
    runs = equations.sweep(2.0, START, many, samples=21)
    omega, a = (column.values for column in many.columns)
    alone = equations.sweep(2.0, START, ap.cases(state={"omega": [omega[20]]}, parameters={"a": [a[1]]}), samples=21)
    np.testing.assert_array_equal(runs.data["v"][20, 1], alone.data["v"][0])
    backwards = equations.sweep(2.0, START, ap.grid(state={"omega": omega[::-1]}, parameters={"a": a}), samples=21)
    for name in ("x", "theta", "omega", "energy_error", "constraint_error"):
        np.testing.assert_array_equal(backwards.data[name][::-1], runs.data[name])


def test_a_case_is_the_run_of_simulate_to_the_tolerance() -> None:
    equations = sleigh()
    runs = equations.sweep(2.0, START, design(), samples=21)
    alone = equations.simulate(
        2.0, START | {"omega": float(design().columns[0].values[2])}, parameters={"a": 0.275}, samples=21
    )
    np.testing.assert_allclose(runs.data["v"][2, 1], alone["v"], rtol=0, atol=1e-12)
    np.testing.assert_array_equal(runs[2, 1]["v"], alone["v"])
    assert runs[2, 1].reactions["no side slip"]
    np.testing.assert_array_equal(runs[7]["v"], alone["v"])
    assert float(runs.data["energy_error"][2, 1]) == pytest.approx(alone.audit.energy_error, rel=1e-3)


def test_the_speed_is_chaplygins_hyperbolic_tangent() -> None:
    model = ap.catalogue.chaplygin_sleigh()
    runs = model.derive(ap.Kane()).sweep(5.0, START, design(), samples=31)
    m, J = model.defaults["m"], model.defaults["J"]
    omega, a, t = (runs.data[name] for name in ("initial_omega", "a", "time"))
    about = J + m * a**2
    V = np.sqrt(0.2**2 + about * omega**2 / m)
    exact = V * np.tanh(m * a * V / about * t + np.arctanh(0.2 / V))
    assert float(abs(runs.data["v"] - exact).max()) < 1e-7
    assert float(runs.data["constraint_error"].max()) < 1e-12
    assert not runs.data["status"].any()


def test_threads_give_the_same_bits() -> None:
    equations = sleigh()
    here = equations.sweep(1.0, START, design(400), samples=5, workers=1)
    spread = equations.sweep(1.0, START, design(400), samples=5, workers=3)
    np.testing.assert_array_equal(here.data["v"], spread.data["v"])


@pytest.mark.slow
def test_processes_give_the_same_bits() -> None:
    model = ap.Model("pushed block on a floor")
    N = model.frame
    x, y = model.coordinates("x y")
    m = model.parameters("m", 1.0)
    block = model.particle("block", mass=m, position=x * N.x + y * N.y)
    model.gravity(-10 * N.y)
    model.force(block, model.input("push") * N.x)
    model.constrain("floor", ap.position(block).dot(N.y) >= 0, friction=ap.Coulomb(0.3))
    pushed = ap.cases(parameters={"m": np.linspace(1.0, 2.0, 130)}, inputs={"push": np.full(130, 0.5)})
    equations, start = model.derive(ap.Kane()), {"x": 0.0, "y": 0.0, "xdot": 1.0, "ydot": 0.0}
    here = equations.sweep(1.0, start, pushed, samples=11, workers=1)
    assert here.way == "each by itself, since it has modes and inputs that differ from case to case beside them"
    spread = equations.sweep(1.0, start, pushed, samples=11, workers=2)
    # it slides, slowed by 0.3 g less what the push gives its mass
    slowed = 3.0 - 0.5 / pushed.columns[0].values
    np.testing.assert_allclose(here.data["x"][:, -1], 0.5 / slowed, atol=1e-9)
    np.testing.assert_array_equal(here.data["x"], spread.data["x"])


def test_a_start_off_the_constraints_is_reported_and_the_others_run() -> None:
    pucks = ap.catalogue.two_pucks().derive(ap.Kane())
    start = {"q1": 1, "q2": -2, "q3": 1, "q4": 2, "u1": 0.3, "u2": 0.4, "u3": 0.4}
    runs = pucks.sweep(1.0, start, ap.cases(state={"u4": [-0.3, 5.0]}), samples=5)
    assert runs.data["status"].values.tolist() == [0, 2]
    assert "perpendicular" in runs.messages[1]
    assert np.isnan(runs.data["q1"][1]).all()
    assert np.isfinite(runs.data["q1"][0]).all()


def test_a_motion_that_never_ends_meets_its_limit() -> None:
    runs = sleigh().sweep(100.0, START, ap.cases(state={"omega": [1.0]}), samples=5, max_steps=3)
    assert runs.data["status"].values.tolist() == [1]
    assert "number of steps" in runs.messages[0]


def test_draws_are_recorded_and_repeated() -> None:
    from scipy.stats import norm

    made = [ap.draws(5, seed=3, parameters={"a": norm(0.2, 0.01)}, state={"omega": norm(1, 0.1)}) for _ in range(2)]
    np.testing.assert_array_equal(made[0].columns[1].values, made[1].columns[1].values)
    runs = sleigh().sweep(0.5, START, made[0], samples=3)
    assert runs.data.attrs["seed"] == "3"
    assert runs.data["v"].dims == ("case", "time")


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: ap.grid(), "nothing varies"),
        (lambda: ap.grid(state={"omega": [np.nan]}), "finite"),
        (lambda: ap.cases(state={"x": [1, 2], "y": [1]}), "as many values"),
        (lambda: sleigh().sweep(1.0, START, ap.grid(parameters={"b": [1]})), "'b' is not a parameter"),
        (lambda: sleigh().sweep(1.0, START, ap.grid(state={"v": [1]})), "given and varied"),
        (lambda: sleigh().sweep(1.0, START, {"omega": [1]}), "ap.grid"),
        (lambda: sleigh().sweep(1.0, START, ap.grid(state={"omega": [1]}), on="cluster"), "Client"),
    ],
)
def test_bad_input_gets_a_sentence(make, words: str) -> None:
    with pytest.raises(ap.AppellError, match=words):
        make()


def test_a_store_is_computed_once_and_refuses_another_sweep(tmp_path) -> None:
    equations, path = sleigh(), tmp_path / "sleighs.zarr"
    first = equations.sweep(1.0, START, design(), samples=5, store=path)
    again = equations.sweep(1.0, START, design(), samples=5, store=path)
    assert (first.computed, again.computed) == (12, 0)
    np.testing.assert_array_equal(first.data["v"], again.data["v"])
    with pytest.raises(ap.AppellError, match="another sweep"):
        equations.sweep(1.0, START, design(), samples=5, tolerance=1e-6, store=path)
    with pytest.raises(ap.AppellError, match="another sweep"):
        ap.catalogue.chaplygin_sleigh().derive(ap.Lagrange()).sweep(1.0, START, design(), samples=5, store=path)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
def test_a_sweep_that_was_killed_goes_on_with_the_same_bits(tmp_path) -> None:
    program = textwrap.dedent(
        f"""
        import numpy as np, appell as ap
        grid = ap.grid(state={{"omega": np.linspace(0.1, 3.0, 2000)}}, parameters={{"a": np.linspace(0.05, 0.5, 8)}})
        ap.catalogue.chaplygin_sleigh().derive(ap.Kane()).sweep(
            5.0, {START!r}, grid, samples=51, store={str(tmp_path / "s.zarr")!r})
        """
    )
    process = subprocess.Popen([sys.executable, "-c", program])
    chunks = tmp_path / "s.zarr" / "finished" / "c"
    while process.poll() is None and not (chunks.is_dir() and len(list(chunks.iterdir())) >= 3):
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    grid = ap.grid(state={"omega": np.linspace(0.1, 3.0, 2000)}, parameters={"a": np.linspace(0.05, 0.5, 8)})
    runs = sleigh().sweep(5.0, START, grid, samples=51, store=tmp_path / "s.zarr")
    assert 0 < runs.computed < 16000
    whole = sleigh().sweep(5.0, START, grid, samples=51)
    np.testing.assert_array_equal(runs.data["v"], whole.data["v"])


@pytest.mark.slow
def test_a_cluster_whose_worker_dies_gives_the_same_bits() -> None:
    from distributed import Client, LocalCluster

    grid = ap.grid(state={"omega": np.linspace(0.1, 3.0, 600)}, parameters={"a": np.linspace(0.05, 0.5, 10)})
    equations = sleigh()
    here = equations.sweep(5.0, START, grid, samples=51)
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
        victim = next(iter(cluster.workers.values())).pid
        killed = False

        def kill_once(done: float) -> None:
            nonlocal killed
            if not killed:
                os.kill(victim, signal.SIGKILL)
                killed = True

        from appell.ensemble import cluster as spreading
        from appell.ensemble.chunks import firsts
        from appell.ensemble.sweep import InMemory

        pieces = []
        for piece in spreading.spread(client, here.plan, firsts(here.plan)):
            kill_once(0.0)
            pieces.append(piece)
    found = InMemory(here.plan, pieces)
    np.testing.assert_array_equal(found.array("histories"), here.kept.array("histories"))


def test_a_map_is_drawn(tmp_path) -> None:
    runs = sleigh().sweep(1.0, START, design(), samples=5)
    runs.plot(tmp_path / "map.png", "v")
    assert (tmp_path / "map.png").stat().st_size > 5000
    with pytest.raises(ap.AppellError, match="not in the sweep"):
        runs.plot(tmp_path / "no.png", "w")


def test_modes_are_swept_too() -> None:
    card = ap.catalogue.STICK_SLIP_OSCILLATOR
    runs = card.model().derive(ap.Kane()).sweep(5.0, card.start, ap.grid(parameters={"m": [1.0, 2.0]}), samples=11)
    assert not runs.data["status"].any()
    assert runs[0].modes


def test_the_command_line_sweeps_writes_and_draws(tmp_path, monkeypatch) -> None:
    from typer.testing import CliRunner

    from appell.cli import app

    monkeypatch.chdir(tmp_path)
    over = ["--over", "omega=0.1:3:4", "--over", "a=0.05:0.5:3"]
    done = CliRunner().invoke(app, ["sweep", "chaplygin-sleigh", *over, "--duration", "1", "-o", "out.zarr"])
    assert done.exit_code == 0, done.output
    assert "12 cases" in done.output
    assert (tmp_path / "out.png").exists()
    again = CliRunner().invoke(app, ["sweep", "chaplygin-sleigh", *over, "--duration", "1", "-o", "out.zarr"])
    assert "0 computed" in again.output
    assert CliRunner().invoke(app, ["sweep", "chaplygin-sleigh", "--over", "omega=3"]).exit_code == 2
