"""Instants and intervals at which d'Alembert's prescription holds: crossings, touches and stretches, nothing else."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm
from scipy.optimize import brentq

import appell as ap


def pushed(along, duration: float = 10.0, samples: int = 201) -> ap.Prescription:  # type: ignore[no-untyped-def]
    """A particle on a line; the line pushes it along itself by a law of time and place."""
    model = ap.Model("a line that pushes")
    N, t = model.frame, model.time
    x, y = model.coordinates("x y")
    P = model.particle("P", mass=1, position=x * N.x + y * N.y)
    model.constrain("line", ap.position(P).dot(N.y), nonideal={P: along(t, x) * N.x + 5 * N.y})
    return ap.dalembert(model.derive(ap.Kane()).simulate(duration, {"x": 0.0, "xdot": 1.0}, samples=samples))


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize("samples", [51, 201, 1000])
def test_instants_at_which_a_law_touches_zero_are_found(samples: int) -> None:
    found = pushed(lambda t, x: 1 + sm.cos(t), samples=samples).instants
    np.testing.assert_allclose(found, [np.pi, 3 * np.pi], atol=1e-6)


def test_crossings_are_found_to_the_accuracy_of_the_run() -> None:
    found = pushed(lambda t, x: sm.cos(t)).instants
    np.testing.assert_allclose(found, [np.pi / 2, 3 * np.pi / 2, 5 * np.pi / 2], atol=1e-9)


def test_touches_and_crossings_of_one_law_are_told_from_near_misses() -> None:
    # (t - 2)^2 (t - 5) ((t - 7)^2 + 0.01): touches, crosses, and comes near
    found = pushed(lambda t, x: (t - 2) ** 2 * (t - 5) * ((t - 7) ** 2 + 0.01) / 100).instants
    np.testing.assert_allclose(found, [2, 5], atol=1e-6)
    assert pushed(lambda t, x: sm.cos(t) + 1.01).instants.size == 0


def test_a_law_of_the_place_is_followed_between_the_samples() -> None:
    # x'' = (x - 1)^2 >= 0 from x' = 1: the line is at rest where x = 1, once
    found = pushed(lambda t, x: (x - 1) ** 2, duration=1.5)
    assert found.instants.size == 1
    closed = found.time[np.argmin(found.size)]
    assert found.instants[0] == pytest.approx(closed, abs=2 * (found.time[1] - found.time[0]))


def test_a_law_that_jumps_over_zero_does_not_hold_there() -> None:
    assert pushed(lambda t, x: sm.Piecewise((1, t < 4), (-1, True))).instants.size == 0


@pytest.mark.slow
def test_a_law_that_is_zero_for_a_while_is_not_an_instant() -> None:
    found = pushed(lambda t, x: sm.Max(0, t - 5) ** 3)
    assert found.holds[:100].all()
    assert found.instants.size == 0
    np.testing.assert_allclose(found.intervals, [[0, 5]], atol=1e-9)


def test_touches_are_told_from_crossings() -> None:
    found = pushed(lambda t, x: (t - 2) ** 2 * (t - 5) / 10)
    np.testing.assert_allclose(found.instants, [2, 5], atol=1e-6)
    np.testing.assert_allclose(found.touching, [2], atol=1e-6)
    assert "2 (touching)" in str(found)


@pytest.mark.parametrize(("order", "samples"), [(4, 101), (6, 401), pytest.param(4, 4001, marks=pytest.mark.slow)])
def test_a_touch_of_higher_order_is_an_instant_however_many_samples_there_are(order: int, samples: int) -> None:
    found = pushed(lambda t, x: (t - sm.pi) ** order, 4.0, samples)
    np.testing.assert_allclose(found.instants, [np.pi], atol=1e-5)
    np.testing.assert_allclose(found.touching, [np.pi], atol=1e-5)
    assert found.intervals.size == 0


def test_a_law_that_is_switched_on_and_off_holds_between() -> None:
    """Off before 1, on to 4, off to 6.5, on after it: the ends are where it is switched, at samples or not."""
    found = pushed(lambda t, x: sm.Piecewise((0, t < 1), (t, t < 4), (0, t < 6.5), (sm.exp(-t), True)), samples=101)
    np.testing.assert_allclose(found.intervals, [[0, 1], [4, 6.5]], atol=1e-9)
    assert found.instants.size == 0
    assert not found.always
    assert "intervals: 0 to 1, 4 to 6.5" in str(found)


def test_an_interval_between_two_samples_is_found() -> None:
    found = pushed(lambda t, x: sm.Piecewise((0, (t > 3.26) & (t < 3.38)), (1, True)), samples=51)
    np.testing.assert_allclose(found.intervals, [[3.26, 3.38]], atol=1e-9)


def test_a_law_of_the_place_holds_until_the_place_is_reached() -> None:
    """x' = 1 until x = 1, where the line begins to push with x - 1."""
    found = pushed(lambda t, x: sm.Piecewise((x - 1, x > 1), (0, True)), duration=3.0)
    np.testing.assert_allclose(found.intervals, [[0, 1]], atol=1e-9)


def block_on_a_table(relation: bool) -> ap.Model:
    model = ap.Model("block on a rough table")
    N = model.frame
    x, y = model.coordinates("x y")
    block = model.particle("block", mass=2, position=x * N.x + y * N.y)
    model.gravity(-9.81 * N.y)
    model.force(block, 8 * sm.sin(model.time) * N.x)
    height = ap.position(block).dot(N.y)
    model.constrain("table", height >= 0 if relation else height, friction=ap.Coulomb(0.3))
    return model


@pytest.mark.parametrize("relation", [False, True])
def test_friction_does_virtual_work_while_it_slides_and_none_while_it_sticks(relation: bool) -> None:
    """It slips where 8 sin t = mu m g; then 2 x' = 8 (cos a - cos t) - mu m g (t - a) until that vanishes again."""
    run = block_on_a_table(relation).derive(ap.Kane()).simulate(5.0, {"x": 0.0, "y": 0.0, "xdot": 0.0})
    found = ap.dalembert(run)
    grip = 0.3 * 2 * 9.81
    slips = np.arcsin(grip / 8)
    stops = brentq(lambda t: 8 * (np.cos(slips) - np.cos(t)) - grip * (t - slips), 2.0, 4.0)
    np.testing.assert_allclose(found.intervals[:2], [[0, slips], [stops, np.pi + slips]], atol=1e-8)
    assert found.instants.size == 0
    sliding = (run.time > slips + 0.02) & (run.time < stops - 0.02)
    np.testing.assert_allclose(found.along[sliding], [[-grip, 0]] * sliding.sum(), atol=1e-9)
    np.testing.assert_allclose(found.power[sliding], -grip * run["xdot"][sliding], atol=1e-9)


def test_actuators_that_push_along_the_free_motion_do_virtual_work() -> None:
    """Marle's servo pushes the foot, which the row does not keep: the reaction is not ideal at any instant."""
    run = ap.catalogue.marle_servo().derive(ap.Kane()).simulate(0.5, ap.catalogue.MARLE_SERVO.start)
    found = ap.dalembert(run)
    assert not found.always
    assert found.intervals.size == 0


def test_ideal_reactions_hold_all_along_as_one_interval() -> None:
    run = ap.catalogue.cartesian_pendulum().derive(ap.Kane()).simulate(2.0, ap.catalogue.CARTESIAN_PENDULUM.start)
    found = ap.dalembert(run)
    assert found.always
    np.testing.assert_allclose(found.intervals, [[0, 2]])
