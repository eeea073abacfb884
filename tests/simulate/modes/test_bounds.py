"""An actuator at its bound lets its constraint go, and goes on pushing."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from tests.tolerances import ENERGY, RUN


def follower(bound: object, generalised: bool = False) -> tuple[ap.Model, object, object]:
    """A mass that an actuator moves along x = t^3 / 6 against nothing: its effort is m t."""
    model = ap.Model("a mass that follows")
    x = model.coordinates("x")
    mass = model.particle("mass", mass=2, position=x * model.frame.x)
    pushes = {x: 1} if generalised else {mass: model.frame.x}
    model.constrain("follows", x - model.time**3 / 6, servo=ap.Actuator(pushes, bound=bound, name="motor"))
    return model, x, mass


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("principle", [ap.Kane(), ap.AppellChetaev(), ap.UdwadiaKalaba(), ap.Kane(reactions=True)])
@pytest.mark.parametrize("generalised", [False, True])
def test_an_actuator_at_its_bound_lets_go_and_pushes_on(principle: object, generalised: bool) -> None:
    model, x, _ = follower(3.0, generalised)
    run = model.derive(principle).simulate(3.0, {x: 0.0}, tolerance=RUN)
    assert [mode.phases["follows"] for mode in run.modes] == ["kept", "at its upper bound"]
    assert run.modes[1].start == pytest.approx(1.5, abs=1e-10)
    assert run.modes[1].why.startswith("the actuator 'motor' is at its bound: it lets 'follows' go for good")
    since = np.maximum(run.time - 1.5, 0.0)
    free = 1.5**3 / 6 + 1.5**2 / 2 * since + 0.75 * since**2
    np.testing.assert_allclose(run[x], np.where(run.time < 1.5, run.time**3 / 6, free), atol=1e-10)
    assert run.audit.energy_error < ENERGY


def test_an_actuator_within_its_bound_keeps_its_constraint() -> None:
    model, x, _ = follower(7.0)
    run = model.derive(ap.AppellChetaev()).simulate(3.0, {x: 0.0})
    assert [mode.name for mode in run.modes] == ["follows kept"]
    np.testing.assert_allclose(run.reactions["follows"]["mass"].force[:, 0], 2 * run.time, atol=1e-9)


def test_a_bound_that_is_too_small_from_the_start_is_met_at_once() -> None:
    model = ap.Model("a lift")
    z = model.coordinates("z")
    m, limit = model.parameters("m limit", [2.0, 10.0])
    cabin = model.particle("cabin", mass=m, position=z * model.frame.z)
    model.gravity(-9.81 * model.frame.z)
    model.constrain("hangs", z, servo=ap.Actuator({cabin: model.frame.z}, bound=limit, name="rope"))
    run = model.derive(ap.AppellChetaev()).simulate(1.0, {z: 0.0})
    assert [mode.name for mode in run.modes] == ["hangs at its upper bound"]
    np.testing.assert_allclose(run[z], (5.0 - 9.81) / 2 * run.time**2, atol=1e-9)
    held = model.derive(ap.AppellChetaev()).simulate(1.0, {z: 0.0}, parameters={limit: 20.0})
    assert [mode.name for mode in held.modes] == ["hangs kept"]
    with pytest.raises(ap.ConstraintError, match="the bound of 'rope', which keeps 'hangs', is -1: it is positive"):
        model.derive(ap.AppellChetaev()).simulate(1.0, {z: 0.0}, parameters={limit: -1.0})


def sine_follower(bound: float, recovery: float | None) -> tuple[ap.Model, sm.Expr]:
    model = ap.Model("a mass that follows a sine")
    x = model.coordinates("x")
    mass = model.particle("mass", mass=2, position=x * model.frame.x)
    motor = ap.Actuator({mass: model.frame.x}, bound=bound, name="motor", recovery=recovery)
    model.constrain("follows", x - sm.sin(model.time), servo=motor)
    return model, x


def test_an_actuator_at_its_bound_reports_what_it_pushes_with() -> None:
    model, x = sine_follower(1.2, None)
    run = model.derive(ap.AppellChetaev()).simulate(2.0, {x: 0.0})
    clipped = np.maximum(-2 * np.sin(run.time), -1.2)
    np.testing.assert_allclose(run.efforts["motor"], clipped, atol=1e-8)
    np.testing.assert_allclose(run["effort of motor for follows"], clipped, atol=1e-8)
    np.testing.assert_allclose(run.reactions["follows"]["mass"].force[:, 0], clipped, atol=1e-8)
    np.testing.assert_allclose(run["power of follows"], clipped * run["xdot"], atol=1e-8)
    assert "for good" in run.modes[1].why


def test_a_bound_clips_and_the_row_is_taken_up_again() -> None:
    """c' + c/T = 0 is met again; from there the error of the row decays with T."""
    model, x = sine_follower(1.9, 0.2)
    run = model.derive(ap.AppellChetaev()).simulate(4.0, {x: 0.0}, samples=4001)
    assert [mode.phases["follows"] for mode in run.modes] == ["kept", "at its lower bound", "kept again"]
    assert run.modes[1].start == pytest.approx(np.arcsin(0.95), abs=1e-9)
    t0, again = run.modes[1].start, run.modes[2].start
    s = again - t0
    # in closed form at the bound: x'' = -0.95
    error = np.sin(t0) + np.cos(t0) * s - 0.475 * s**2 - np.sin(again)
    rate = np.cos(t0) - 0.95 * s - np.cos(again)
    assert rate + error / 0.2 == pytest.approx(0.0, abs=1e-8)
    late = run.time > again
    decays = error * np.exp(-(run.time[late] - again) / 0.2)
    np.testing.assert_allclose(run[x][late] - np.sin(run.time[late]), decays, atol=1e-9)
    assert np.abs(run.efforts["motor"]).max() <= 1.9 + 1e-9


def test_a_bounded_actuator_that_keeps_a_velocity_at_zero_is_dry_friction() -> None:
    """Den Hartog 1931: m x'' = P sin(w t) -+ F between stops; here from rest with stops, by its closed form."""
    model = ap.Model("a mass with dry friction")
    x = model.coordinates("x")
    t = model.time
    mass = model.particle("mass", mass=1, position=x * model.frame.x)
    model.force(mass, 5 * sm.sin(2 * t) * model.frame.x)
    model.constrain("rubs", x.diff(t), servo=ap.Actuator({x: 1}, bound=3.0, name="pad"))
    run = model.derive(ap.Kane()).simulate(3.0, {x: 0.0})
    slips = np.arcsin(0.6) / 2
    assert run.modes[1].start == pytest.approx(slips, abs=1e-9)
    stops = run.modes[2].start
    # x' = 5/2 (cos 2 t0 - cos 2t) - 3 (t - t0)
    assert 2.5 * (np.cos(2 * slips) - np.cos(2 * stops)) - 3 * (stops - slips) == pytest.approx(0.0, abs=1e-8)
    assert [mode.phases["rubs"] for mode in run.modes[:4]] == [
        "kept", "at its lower bound", "kept", "at its upper bound",
    ]  # fmt: skip
    moving = model.derive(ap.Kane()).simulate(0.1, {x: 0.0, x.diff(t): -1.0})
    assert moving.modes[0].phases["rubs"] == "at its upper bound"


def test_the_efforts_of_redundant_actuators_are_the_least_ones_and_not_the_multipliers() -> None:
    model = ap.Model("two winches on one load")
    z = model.coordinates("z")
    load = model.particle("load", mass=2, position=z * model.frame.z)
    model.gravity(-10 * model.frame.z)
    winches = [ap.Actuator({load: model.frame.z}, name="left"), ap.Actuator({load: 3 * model.frame.z}, name="right")]
    model.constrain("hangs", z, servo=winches)
    run = model.derive(ap.AppellChetaev()).simulate(1.0, {z: 0.0})
    # left + 3 right = 20, of least norm: (2, 6)
    np.testing.assert_allclose(run.efforts["left"], 2.0, rtol=1e-12)
    np.testing.assert_allclose(run.efforts["right"], 6.0, rtol=1e-12)
