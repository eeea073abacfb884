"""A run that makes no progress stops, and says where and why."""

from __future__ import annotations

import pytest
import sympy as sm

import appell as ap
from appell.simulate.stall import Pace


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


def looks(refused_part: float, gain: float, looks: int = 40, steps: int = 5_000) -> int | None:
    """After how many steps a run to t = 1 is given up whose steps gain so much time, looked at every 5000 of them."""
    taken = 0
    pace = Pace(1.0, lambda: (taken, int(refused_part * taken)))
    for _ in range(looks):
        if pace.stalls(gain * taken):
            return taken
        taken += steps
    return None


def test_steps_of_which_a_third_is_refused_are_too_many_beyond_a_million() -> None:
    assert looks(0.5, 1 / 1.2e6) == 5_000
    assert looks(0.5, 1 / 0.9e6) is None
    assert looks(0.3, 1 / 1.2e6) is None


def test_steps_of_any_kind_are_too_many_beyond_ten_million_seen_over_a_hundred_thousand() -> None:
    assert looks(0.0, 1 / 1.2e7) == 100_000
    assert looks(0.0, 1 / 0.9e7) is None


def test_a_slow_stretch_before_a_quick_one_does_not_end_a_run() -> None:
    """Each window is judged by what it gained, and a run that goes on quickly begins the next one afresh."""
    taken, time = 0, 0.0
    pace = Pace(1.0, lambda: (taken, 0))
    for gain in (1e-9, 1e-9, 1e-4):
        assert not pace.stalls(time)
        taken, time = taken + 40_000, time + gain * 40_000
    assert not pace.stalls(time)


def test_a_limit_of_steps_given_by_a_person_is_reached() -> None:
    model = ap.Model("a mass rubs")
    y = model.coordinates("y")
    mass = model.particle("mass", mass=1, position=y * model.frame.x)
    model.force(mass, -3 * sm.sign(y.diff(model.time)) * model.frame.x)
    with pytest.raises(ap.SimulationError, match="steps") as stop:
        model.derive(ap.Kane()).simulate(10.0, {y: 0.0, y.diff(model.time): 1.0}, max_steps=30_000)
    audit = stop.value.run.audit
    assert audit.steps + audit.rejected == 30_000


def test_a_dry_guide_beside_such_a_sign_does_not_hide_it() -> None:
    model = ap.Model("two masses rub")
    y, s = model.coordinates("y s")
    N, t = model.frame, model.time
    first, second = (
        model.particle("first", mass=1, position=y * N.x),
        model.particle("second", mass=1, position=s * N.x),
    )
    model.force(first, -3 * sm.sign(y.diff(t)) * N.x)
    model.force(second, -5 * s * N.x)
    model.constrain("rubs", s.diff(t), servo=ap.Actuator({second: N.x}, bound=0.2, name="rubbing"))
    with pytest.raises(ap.SimulationError, match="makes no progress"):
        model.derive(ap.Kane()).simulate(10.0, {y: 0.0, y.diff(t): 1.0, s: 1.0})
