"""An actuator at its bound lets its constraint go, and goes on pushing."""

from __future__ import annotations

import numpy as np
import pytest

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


def test_a_bound_among_several_actuators_is_refused_by_name() -> None:
    model, x, mass = follower(3.0)
    y = model.coordinates("y")
    other = model.particle("other", mass=1, position=y * model.frame.x)
    actuators = [ap.Actuator({mass: model.frame.x}), ap.Actuator({other: model.frame.x}, bound=1)]
    model.constrain("level", [x - y, x + y - 1], servo=actuators)
    with pytest.raises(ap.ConstraintError, match="'level' has an actuator with a bound beside others"):
        model.derive(ap.AppellChetaev()).simulate(1.0, {x: 0.0})
