"""What cannot be a periodic motion is refused in a sentence."""

from __future__ import annotations

import pytest

import appell as ap
from tests.walkers import after_strike, simplest_walker


def oscillator(damping: float = 0.0) -> ap.Equations:
    model = ap.Model("oscillator")
    x, k = model.coordinates("x"), model.parameters("k", 1.0)
    bob = model.particle("bob", 1, x * model.frame.x)
    model.force(bob, (-k * x - damping * x.diff(model.time)) * model.frame.x)
    return model.derive(ap.Kane())


def test_a_motion_that_dies_away_has_no_period() -> None:
    with pytest.raises(ap.SimulationError, match="no periodic motion of 'oscillator' was reached"):
        ap.periodic(oscillator(0.2), {"x": 1.0, "xdot": 0.0}, 6.3, keep=["x"])


@pytest.mark.parametrize("period", [0.0, -1.0, float("nan")])
def test_a_period_is_positive(period: float) -> None:
    with pytest.raises(ap.ModelError, match="not a positive number"):
        ap.periodic(oscillator(), {"x": 1.0}, period)


def test_names_are_checked() -> None:
    with pytest.raises(ap.ModelError, match="'y' is no coordinate or speed"):
        ap.periodic(oscillator(), {"x": 1.0, "xdot": 0.0}, 6.3, keep=["y"])
    orbit = ap.periodic(oscillator(), {"x": 1.0, "xdot": 0.0}, 6.3)
    with pytest.raises(ap.ModelError, match="'c' is no parameter of 'oscillator': it has k"):
        orbit.family("c", 2.0)
    with pytest.raises(ap.ModelError, match="give another value to end at"):
        orbit.family("k", 1.0)
    with pytest.raises(ap.ModelError, match="no 'strike' occurs in a turn"):
        orbit.after("strike")


def test_a_family_that_ends_says_where() -> None:
    gait = ap.periodic(simplest_walker().derive(ap.Kane()), after_strike(0.2, -0.2), 3.88)
    family = gait.family("gamma", -0.01, points=11)
    assert family.values[-1] > -0.01
    assert "ends near gamma" in family.ended or "returned to gamma" in family.ended
    assert family.ended in str(family)
