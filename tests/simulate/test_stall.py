"""A run that makes no progress stops, and says where and why."""

from __future__ import annotations

import pytest
import sympy as sm

import appell as ap


@pytest.mark.parametrize("lets_go", [False, True])
def test_dry_friction_written_as_a_sign_stops_the_run_and_says_what_to_write(lets_go: bool) -> None:
    """It used to take ten million steps for two milliseconds."""
    model = ap.Model("a mass rubs")
    y = model.coordinates("y")
    mass = model.particle("mass", mass=1, position=y * model.frame.x)
    model.force(mass, -3 * sm.sign(y.diff(model.time)) * model.frame.x)
    if lets_go:
        model.constrain("wall", ap.position(mass).dot(model.frame.x) >= -5)
    with pytest.raises(ap.SimulationError, match=r"makes no progress.*ap\.Coulomb.*at t = 0\.33") as stop:
        model.derive(ap.Kane()).simulate(10.0, {y: 0.0, y.diff(model.time): 1.0})
    assert stop.value.run.time[-1] == pytest.approx(1 / 3, abs=0.05)
