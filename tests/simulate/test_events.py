"""Events: zeros inside steps, terminal ones, grazing ones."""

import re
from importlib.resources import files

import casadi as ca
import numpy as np
import pytest

import appell as ap
from appell.compile import Status, compile_system
from appell.simulate.integrate import CROSSINGS
from tests.simulate.stepping import integrated as integrate

GUARD = 2  # of events.c: a guard ends a mode


def oscillator_with(systems, events):
    return compile_system(systems.oscillator(events=events))


def run(program, directions, terminals, times=(0.0, 10.0), **options):
    arguments = {"x0": [0, 1], "parameters": [], "tolerance": 1e-12, "events": (directions, terminals)}
    return integrate(program, times=times, **(arguments | options))


def test_zeros_are_found_at_their_times_and_in_their_directions(systems):
    program = oscillator_with(systems, lambda t, q, u, s, p, udot, lam: ca.vertcat(q, u))
    found = run(program, [-1, 0], [False, False]).events
    expected = [(1, np.pi / 2), (0, np.pi), (1, 3 * np.pi / 2), (1, 5 * np.pi / 2), (0, 3 * np.pi)]
    assert [e.index for e in found] == [k for k, _ in expected]
    np.testing.assert_allclose([e.time for e in found], [t for _, t in expected], atol=1e-10)
    for event in found:
        np.testing.assert_allclose(event.state, [np.sin(event.time), np.cos(event.time)], atol=1e-10)


def test_a_terminal_event_ends_the_run_and_is_its_last_sample(systems):
    program = oscillator_with(systems, lambda t, q, u, s, p, udot, lam: q)
    result = run(program, [-1], [True], times=[0, 1, 2, 4, 6])
    assert result.status is Status.TERMINAL_EVENT
    np.testing.assert_allclose(result.times, [0, 1, 2, np.pi], atol=1e-10)
    np.testing.assert_allclose(result.states[-1], [0, -1], atol=1e-10)


@pytest.mark.parametrize("depth", [1e-3, 1e-6, 1e-9])
def test_a_double_crossing_between_two_searched_points_is_found(systems, depth):
    program = oscillator_with(systems, lambda t, q, u, s, p, udot, lam: q - (1 - depth))
    times = [e.time for e in run(program, [0], [False], times=[0, 3]).events]
    expected = np.arcsin(1 - depth)
    assert len(times) == 2
    np.testing.assert_allclose(times, [expected, np.pi - expected], atol=1e-6 * np.sqrt(depth) + 1e-7)


def test_a_near_miss_is_no_event(systems):
    program = oscillator_with(systems, lambda t, q, u, s, p, udot, lam: q - (1 + 1e-6))
    assert not run(program, [0], [False], times=[0, 20]).events


def test_many_short_double_crossings_in_long_steps_are_all_found(systems):
    program = oscillator_with(systems, lambda t, q, u, s, p, udot, lam: q - 0.99999)
    found = run(program, [0], [False], times=[0, 60], tolerance=1e-6).events
    assert len(found) == 20


def test_events_may_depend_on_accelerations_and_multipliers(systems):
    program = compile_system(systems.pendulum(events=lambda t, q, u, s, p, udot, lam: lam + 1.5 * p[0]))
    arguments = {"x0": [-1, 0, 0, 0], "parameters": [9.81], "tolerance": 1e-12}
    (first, *_) = integrate(program, times=[0, 2], events=([0], [False]), **arguments).events
    assert first.state[1] == pytest.approx(-0.5, abs=1e-10)  # lam = 3 g y


def test_more_events_than_there_is_room_for_at_once_are_all_kept(systems):
    program = oscillator_with(systems, lambda t, q, u, s, p, udot, lam: ca.sin(20 * t))
    found = run(program, [0], [False], times=[0, 100], tolerance=1e-9).events
    np.testing.assert_allclose([e.time for e in found], np.arange(1, len(found) + 1) * np.pi / 20, atol=1e-9)
    assert len(found) == int(100 * 20 / np.pi)


def test_a_start_on_a_zero_is_not_an_event(systems):
    program = oscillator_with(systems, lambda t, q, u, s, p, udot, lam: q)
    assert not run(program, [0], [True], times=[0, 3]).events


def test_directions_other_than_signs_are_refused(systems):
    program = oscillator_with(systems, lambda t, q, u, s, p, udot, lam: q)
    with pytest.raises(ap.SimulationError, match="directions"):
        run(program, [2], [False])


def test_numbers_that_stand_in_c_and_in_python_are_the_same():
    def defined(source, name):
        text = files("appell.native").joinpath(source).read_text()
        return int(re.search(rf"#define {name} (\d+)", text).group(1))

    assert defined("buffers.c", "CROSSINGS") == CROSSINGS
    assert defined("events.c", "GUARD") == GUARD


def test_a_hundred_zeros_of_several_functions_in_one_step_are_found_in_order(systems):
    program = oscillator_with(systems, lambda t, q, u, s, p, udot, lam: ca.vertcat(ca.sin(97 * t), ca.cos(61 * t)))
    found = run(program, [0, -1], [False, False], times=[0, 9], tolerance=1e-6).events
    sines = np.arange(1, int(97 * 9 / np.pi) + 1) * np.pi / 97
    falling = np.arange(0.5 * np.pi, 61 * 9, 2 * np.pi) / 61
    np.testing.assert_allclose([e.time for e in found if e.index == 0], sines, atol=1e-11)
    np.testing.assert_allclose([e.time for e in found if e.index == 1], falling, atol=1e-11)
    assert (np.diff([e.time for e in found]) >= 0).all()


def test_a_guard_that_begins_below_zero_falls_again_all_the_same(systems):
    """q = sin t - 1e-9 begins below zero, rises and falls: a mode must not outlive that."""
    program = oscillator_with(systems, lambda t, q, u, s, p, udot, lam: q - 1e-9)
    result = run(program, [-1], [GUARD])
    assert result.status is Status.TERMINAL_EVENT
    assert result.times[-1] == pytest.approx(np.pi, abs=1e-8)


def test_a_guard_that_begins_below_zero_and_only_falls_ends_its_mode_at_once(systems):
    program = oscillator_with(systems, lambda t, q, u, s, p, udot, lam: -q - 1e-9)
    result = run(program, [-1], [GUARD])
    assert result.status is Status.TERMINAL_EVENT
    assert result.times[-1] == pytest.approx(0.0, abs=1e-6)


def test_a_jump_of_an_event_function_at_a_stop_is_an_event_there(systems):
    program = oscillator_with(systems, lambda t, q, u, s, p, udot, lam: ca.if_else(t < 2.5, 1, -1))
    stops = [np.nextafter(2.5, 0), 2.5]
    (found,) = run(program, [0], [False], stops=stops).events
    assert found.time == 2.5
    (located,) = run(program, [0], [False]).events
    assert located.time == pytest.approx(2.5, abs=1e-9)


def test_a_function_that_is_noise_does_not_hold_up_a_run(systems):
    program = oscillator_with(systems, lambda t, q, u, s, p, udot, lam: (1e8 + q) - 1e8 - q)
    result = run(program, [0], [False], times=[0, 20])
    assert result.status is Status.FINISHED
    assert result.statistics.accepted < 500
