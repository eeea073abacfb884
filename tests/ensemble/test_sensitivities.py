"""Derivatives over a design: arrays next to the histories, the same as those of each run, and maps of them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import appell as ap
from tests.tolerances import CLOSED_FORM, GRADIENT, RUN

BALL = {"x": 0.0, "vx": 0.5, "vz": 0.0}


def bounces(**further: object) -> ap.ensemble.Sweep:
    ball = ap.catalogue.bouncing_ball().derive(ap.Kane())
    design = ap.grid(state={"z": [0.5, 0.8]}, parameters={"e": [0.6, 0.7, 0.8]})
    return ball.sweep(0.7, BALL, design, sensitivities=["e", "g"], samples=3, tolerance=RUN, **further)


def test_derivatives_stand_over_the_design_and_through_bounces() -> None:
    """Z(T) = v e (T - t) - g (T - t)^2 / 2 behind the first bounce, t = v / g, v = sqrt(2 g z)."""
    runs = bounces()
    found = runs.data["d(z)/d(e)"]
    assert found.dims == ("initial_z", "e", "time")
    z, g = np.array([0.5, 0.8])[:, None], 9.81
    v = np.sqrt(2 * g * z)
    np.testing.assert_allclose(found[:, :, -1], np.broadcast_to(v * (0.7 - v / g), (2, 3)), rtol=CLOSED_FORM)
    one = runs[(1, 2)].sensitivities(["e", "g"])
    np.testing.assert_array_equal(runs.data["d(z)/d(g)"][1, 2], one["z"][:, 1])
    assert not runs.messages


def test_a_smooth_sweep_has_the_derivatives_of_its_own_differences() -> None:
    sleigh = ap.catalogue.chaplygin_sleigh().derive(ap.Kane())
    lengths = 0.2 + 1e-4 * np.arange(-3, 4)
    design = ap.grid(parameters={"a": lengths})
    runs = sleigh.sweep(1.0, {"v": 0.2, "omega": 1.0}, design, sensitivities=["a"], samples=2, tolerance=RUN)
    theta = runs.data["theta"][:, -1].to_numpy()
    D = [(theta[3 + k] - theta[3 - k]) / (lengths[3 + k] - lengths[3 - k]) for k in (1, 2, 3)]
    expected = 1.5 * D[0] - 0.6 * D[1] + 0.1 * D[2]
    assert runs.data["d(theta)/d(a)"][3, -1] == pytest.approx(expected, rel=GRADIENT)


def test_a_map_of_a_derivative_is_drawn_and_cases_without_one_say_why(tmp_path: Path) -> None:
    figure = bounces().plot(quantity="d(z)/d(e)")
    np.testing.assert_allclose(np.ptp(np.ma.filled(figure.axes[0].collections[0].get_array(), 0.0)) > 0, True)
    wall = ap.Model("a mass at a wall")
    x = wall.coordinates("x")
    P = wall.particle("P", mass=1, position=x * wall.frame.x)
    wall.potential("spring", (x - 1) ** 2 / 2)
    wall.constrain("wall", ap.position(P).dot(wall.frame.x) >= 0, restitution=0.5)
    design = ap.grid(state={"x": [1.5, 2.0]})  # the second only touches the wall
    runs = wall.derive(ap.Kane()).sweep(4.0, {"xdot": 0.0}, design, sensitivities=["x"], samples=2, tolerance=RUN)
    assert np.isfinite(runs.data["x"]).all()
    assert np.isfinite(runs.data["d(x)/d(x)"].isel(initial_x=0, time=-1))
    assert np.isnan(runs.data["d(x)/d(x)"].isel(initial_x=1)).all()
    assert "grazes zero" in runs.messages[1]


def test_a_card_carries_no_derivatives() -> None:
    with pytest.raises(ap.ModelError, match="a graphics card carries no derivatives"):
        bounces(on="gpu")
