"""Cases that native code runs one after the other: events and inputs over time; closed forms and single runs."""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap
from appell.compile import program_of
from appell.compile.cases import NativeCases


def thrown() -> tuple[ap.Equations, ap.Event]:
    model = ap.Model("thrown stone")
    z = model.coordinates("z")
    model.particle("stone", mass=1, position=z * model.frame.z)
    model.gravity(-10 * model.frame.z)
    return model.derive(ap.Kane()), ap.Event(z, "ground", terminal=True)


def pushed() -> ap.Equations:
    model = ap.Model("pushed block")
    x = model.coordinates("x")
    block = model.particle("block", mass=2, position=x * model.frame.x)
    push = model.input("push")
    model.force(block, push * model.frame.x)
    return model.derive(ap.Kane())


GRID = ap.grid(state={"z": np.linspace(1.03, 30.1, 12), "zdot": np.linspace(-5.07, 5.11, 9)})


def exact_times() -> np.ndarray:
    z, v = np.meshgrid(*(column.values for column in GRID.columns), indexing="ij")
    return (v + np.sqrt(v**2 + 20 * z)) / 10


def test_the_mirror_of_the_cases_has_the_size_of_the_structure() -> None:
    import ctypes

    equations, _ = thrown()
    assert program_of(equations).library.call["cases_size"]() == ctypes.sizeof(NativeCases)


BY_LANES, BY_CASES = ("dop853", "eight at a time, in lanes"), ("radau", "one after the other in native code")
WAYS = pytest.mark.parametrize(("integrator", "way"), [BY_LANES, BY_CASES])


@WAYS
def test_the_times_of_a_terminal_event_over_a_grid_are_those_of_the_closed_form(integrator: str, way: str) -> None:
    equations, ground = thrown()
    runs = equations.sweep(2.0, {}, GRID, events=ground, samples=5, integrator=integrator)
    assert runs.way.startswith(way)
    exact = exact_times()
    times, counts = np.asarray(runs.data["ground time"]), np.asarray(runs.data["ground count"])
    assert (counts == (exact <= 2)).all()
    assert np.abs(times - exact)[counts == 1].max() < 1e-14
    assert np.isnan(times[counts == 0]).all()
    z = np.asarray(runs.data["z"])  # nothing is told of instants behind the end
    assert (np.isfinite(z) == (runs.plan.times <= exact[..., None])).all()


def test_a_case_of_a_sweep_with_events_is_the_single_run_to_the_last_bit() -> None:
    sleigh = ap.catalogue.chaplygin_sleigh().derive(ap.Kane())
    theta = next(q for q in sleigh.coordinates if q.func.__name__ == "theta")
    grid = ap.grid(state={"omega": np.linspace(0.1, 3.0, 7)}, parameters={"a": np.linspace(0.05, 0.5, 5)})
    state, asked = {"x": 0, "y": 0, "theta": 0, "v": 0.2}, {"events": {"turned": theta - 1}, "integrator": "radau"}
    runs = sleigh.sweep(5.0, state, grid, samples=6, **asked)
    for case in ((0, 0), (3, 2), (6, 4)):
        alone = runs[case]
        for name in runs.plan.histories:
            np.testing.assert_array_equal(runs.data[name][case], alone[name])
        assert int(runs.data["turned count"][case]) == len(alone.events)
        for found in alone.events[:1]:
            assert float(runs.data["turned time"][case]) == found.time
        assert float(runs.data["constraint_error"][case]) == pytest.approx(alone.audit.constraint_error, abs=1e-16)


def test_a_case_has_the_same_bits_whatever_is_beside_it_and_however_many_threads() -> None:
    equations, ground = thrown()
    every = equations.sweep(2.0, {}, GRID, events=ground, samples=5, workers=2)
    last = {column.name: column.values[-1:] for column in GRID.columns}
    alone = equations.sweep(2.0, {}, ap.grid(state=last), events=ground, samples=5, workers=1)
    for name in every.data:
        np.testing.assert_array_equal(every.data[name][-1, -1], alone.data[name][0, 0])


@WAYS
def test_an_input_over_time_runs_in_native_code_with_the_motion_of_its_integral(integrator: str, way: str) -> None:
    # 2 xddot = t: x = x0 + t^3 / 12
    block = pushed()
    starts = np.linspace(-1, 1, 5)
    push, design = ap.Table([0, 3], [0, 3]), ap.cases(state={"x": starts})
    runs = block.sweep(3.0, {"xdot": 0.0}, design, inputs={"push": push}, samples=4, integrator=integrator)
    assert runs.way.startswith(way)
    np.testing.assert_allclose(runs.data["x"], starts[:, None] + runs.plan.times**3 / 12, atol=1e-12)


def test_a_varied_input_is_constant_beside_one_that_changes_with_time() -> None:
    model = ap.Model("pulled both ways")
    x = model.coordinates("x")
    block = model.particle("block", mass=1, position=x * model.frame.x)
    left, right = model.input("left"), model.input("right")
    model.force(block, (right - left) * model.frame.x)
    runs = model.derive(ap.Kane()).sweep(
        2.0,
        {"x": 0.0, "xdot": 0.0},
        ap.cases(inputs={"left": [0.0, 0.5, 1.0]}),
        inputs={"right": model.time},
        samples=3,
    )
    t = runs.plan.times
    np.testing.assert_allclose(runs.data["x"], t**3 / 6 - np.array([[0.0], [0.5], [1.0]]) * t**2 / 2, atol=1e-12)


def test_a_store_keeps_event_times_and_refuses_other_events(tmp_path: object) -> None:
    pytest.importorskip("zarr")
    equations, ground = thrown()
    path = tmp_path / "falls.zarr"  # type: ignore[operator]
    first = equations.sweep(2.0, {}, GRID, events=ground, samples=5, store=path)
    again = equations.sweep(2.0, {}, GRID, events=ground, samples=5, store=path)
    assert again.computed == 0
    np.testing.assert_array_equal(again.data["ground time"], first.data["ground time"])
    with pytest.raises(ap.ModelError, match="holds another sweep"):
        equations.sweep(2.0, {}, GRID, events=ap.Event(ground.expression - 1, "ground"), samples=5, store=path)


def test_a_map_of_an_event_says_in_how_many_cases_it_did_not_occur() -> None:
    import matplotlib.pyplot as plt

    equations, ground = thrown()
    runs = equations.sweep(2.0, {}, GRID, events=ground, samples=5)
    figure = runs.plot()
    count = int((exact_times() > 2).sum())
    assert f"grey: it did not occur in {count} of 108 cases" in figure.axes[0].get_title()
    ended = runs.plot(quantity="z")
    assert f"grey: the motion ended before in {108 - count} of 108 cases" in ended.axes[0].get_title()
    plt.close(figure), plt.close(ended)
    never = equations.sweep(0.1, {}, GRID, events=ground, samples=2)
    with pytest.raises(ap.ModelError, match="did not occur in all 108 cases"):
        never.plot(quantity="ground")


def test_a_card_looks_for_no_events() -> None:
    equations, ground = thrown()
    with pytest.raises(ap.NotApplicable, match="events are looked for, and the kernel looks for no zeros"):
        equations.sweep(1.0, {}, GRID, events=ground, on="gpu")


@WAYS
def test_the_work_of_drag_stays_what_it_was_where_a_case_has_ended(integrator: str, way: str) -> None:
    """The energy of every case is accounted for, of those that stop at the ground before the last sample too."""
    model = ap.Model("stone in air")
    z = model.coordinates("z")
    stone = model.particle("stone", mass=1, position=z * model.frame.z)
    model.gravity(-10 * model.frame.z)
    model.force(stone, -2 * ap.velocity(stone))
    ground = ap.Event(z, "ground", terminal=True)
    starts = ap.grid(state={"z": np.linspace(0.5, 20.0, 7), "zdot": np.linspace(-5.0, 5.0, 3)})
    runs = model.derive(ap.Kane()).sweep(
        2.0, {}, starts, events=ground, samples=9, integrator=integrator, tolerance=1e-12
    )
    assert runs.way.startswith(way)
    ended = np.asarray(runs.data["ground count"]) == 1
    assert 0 < ended.sum() < ended.size
    assert np.abs(np.asarray(runs.data["energy_error"])).max() < 1e-8
