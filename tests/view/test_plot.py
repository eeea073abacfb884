"""The figure of a run."""

from __future__ import annotations

import numpy as np
import pytest
from matplotlib.image import imread

import appell as ap
from appell.view.plot import released
from tests.support import CARDS, EVERY_RUN, equations_of, run_of


def test_a_constrained_run_has_paths_multipliers_and_residuals(tmp_path) -> None:
    run = run_of("guided-particle", "Kane, minimal")
    path = tmp_path / "guided.png"
    figure = run.plot(path)
    assert [axes.get_title() for axes in figure.axes] == [
        "without the constraints",
        "constrained",
        "multipliers",
        "residuals",
    ]
    labels = [line.get_label() for line in figure.axes[2].lines]
    assert labels == ["surface", "speed / (N s/m)"]  # z - x y of the first is no one unit
    assert imread(path).shape[2] in (3, 4)
    assert "particle guided twice" in figure.get_suptitle()


def test_an_unconstrained_run_has_paths_and_energies() -> None:
    model = ap.Model("throw")
    N = model.frame
    x, y = model.coordinates("x y")
    model.particle("stone", 1, x * N.x + y * N.y)
    model.gravity(-9.81 * N.y)
    run = model.derive(ap.Kane()).simulate(1.0, {x: 0, y: 0, "xdot": 2.0, "ydot": 5.0}, samples=21)
    figure = run.plot()
    assert [axes.get_title() for axes in figure.axes] == ["paths", "energies"]
    np.testing.assert_array_equal(figure.axes[0].lines[0].get_xdata(), run[x])
    assert [line.get_label() for line in figure.axes[1].lines] == ["kinetic energy", "potential energy", "energy"]


def test_motion_along_a_line_is_drawn_over_time() -> None:
    model = ap.Model("fall")
    z = model.coordinates("z")
    model.particle("stone", 1, z * model.frame.z)
    model.gravity(-9.81 * model.frame.z)
    run = model.derive(ap.Kane()).simulate(1.0, {z: 0}, samples=21)
    axes = run.plot().axes[0]
    np.testing.assert_array_equal(axes.lines[0].get_xdata(), run.time)
    np.testing.assert_array_equal(axes.lines[0].get_ydata(), run[z])


def test_paths_are_drawn_in_the_plane_in_which_they_spread() -> None:
    model = ap.Model("throw")
    N = model.frame
    x, y = model.coordinates("x y")
    model.particle("stone", 1, x * N.x + y * N.z)
    run = model.derive(ap.Kane()).simulate(1.0, {x: 0, y: 0, "xdot": 2.0, "ydot": 5.0}, samples=5)
    axes = run.plot().axes[0]
    assert (axes.get_xlabel(), axes.get_ylabel()) == ("x / m", "z / m")


def test_the_released_motion_starts_where_the_run_does() -> None:
    run = run_of("two-pucks", "Kane, minimal")
    free = released(run)
    np.testing.assert_allclose(free.time, run.time)
    for name in CARDS["two-pucks"].start:
        assert free[name][0] == run[name][0]
    np.testing.assert_allclose(free["q1"], 1 + 0.3 * run.time + run.time**2 / 2, atol=1e-9)


@pytest.mark.slow_but_every(36)
@pytest.mark.parametrize("system", CARDS)
def test_every_system_can_be_drawn(system: str, tmp_path) -> None:
    card = CARDS[system]
    equations = equations_of(
        system, next((principle for name, principle in EVERY_RUN if name == system), "Kane, minimal")
    )
    run = equations.simulate(card.duration, card.start, tolerance=1e-6, samples=31)
    figure = run.plot(tmp_path / "figure.svg")
    assert len(figure.axes) == (4 if card.kinds else 2)
    assert all(axes.lines for axes in figure.axes)
    for axes in figure.axes:
        assert 1 <= len(axes.get_legend().get_texts()) <= 12
    assert (tmp_path / "figure.svg").stat().st_size > 1000


def test_a_measure_of_ones_own_replaces_the_residuals() -> None:
    run = run_of("constant-speed-tip", "Kane, minimal")
    figure = run.plot(measure={"speed": np.linalg.norm(run.velocity("tip"), axis=1)})
    assert figure.axes[3].get_title() == "what must vanish"
    assert figure.axes[3].lines[0].get_label() == "speed"


def test_what_the_constraint_leaves_chooses_the_plane_and_not_the_fall_without_it() -> None:
    card = CARDS["rolling-hoop"]
    run = equations_of("rolling-hoop", "Kane, minimal").simulate(card.duration, card.start, tolerance=1e-6, samples=31)
    free, constrained = run.plot().axes[:2]
    free_labels = free.get_xlabel(), free.get_ylabel()
    assert free_labels == (constrained.get_xlabel(), constrained.get_ylabel()) == ("x / m", "y / m")


def test_a_body_that_only_turns_is_drawn_by_its_angular_velocity_and_not_by_a_quaternion() -> None:
    run = run_of("suslov", "Kane, minimal")
    axes = run.plot().axes[1]
    assert axes.get_ylabel() == "speeds / (rad/s)"
    assert [line.get_label() for line in axes.lines] == ["omega1", "omega2"]


@pytest.mark.slow
def test_many_rows_are_drawn_in_the_colour_of_their_constraint() -> None:
    card = CARDS["bricard"]
    run = equations_of("bricard", "Kane, minimal").simulate(0.1, card.start, tolerance=1e-6, samples=5)
    for axes, rows in zip(run.plot().axes[2:], (30, 60), strict=True):  # five a hinge; position, velocity
        assert len(axes.lines) == rows
        assert [text.get_text() for text in axes.get_legend().get_texts()] == [f"hinge {i}" for i in range(1, 7)]


def test_a_row_in_accelerations_leaves_no_residual_and_the_energies_are_drawn() -> None:
    card = CARDS["jankowski-particle"]
    run = card.model().derive(ap.Gauss()).simulate(card.duration, card.start, tolerance=1e-6, samples=11)
    assert run.plot().axes[3].get_title() == "energies"
