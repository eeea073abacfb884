"""Accelerations and multipliers of samples wait until they are asked for, where it is known that they exist."""

from __future__ import annotations

import threading

import casadi as ca
import numpy as np
import pytest

import appell as ap
from appell.compile import Status, compile_system
from appell.simulate.integrate import Session, integrate
from tests.simulate.stepping import begin

WAITING = -1
PENDULUM = {"times": np.linspace(0, 3, 50), "x0": [-1, 0, 0, 0], "parameters": [9.81], "tolerance": 1e-12}


def ranks(session: Session) -> np.ndarray:
    """The ranks as they stand, nothing being asked for."""
    return session.arrays.kept["ranks"][: session.arrays.run.sample_count].copy()


def test_what_waited_is_the_tension_of_the_energy_integral(systems) -> None:
    session = begin(systems.program("pendulum"), rates_wait=True, **PENDULUM)
    run = integrate(session)
    assert (ranks(session) == WAITING).sum() > 40
    np.testing.assert_allclose(run.multipliers[:, 0], 3 * 9.81 * run.states[:, 1], atol=1e-9)
    assert (ranks(session) == 1).all()


@pytest.mark.parametrize("name", ["pendulum", "two_pucks"])
def test_what_waited_is_to_the_last_bit_what_is_evaluated_at_once(systems, name) -> None:
    given = PENDULUM
    if name == "two_pucks":
        start = [1, -2, 1, 2, -0.4, -0.3, 0.3, -0.4]
        given = PENDULUM | {"x0": start, "parameters": systems.puck_parameters} | systems.puck_scales
    at_once, waited = (
        integrate(begin(systems.program(name), rates_wait=waits, **given)) for waits in (False, True)
    )  # fmt: skip
    np.testing.assert_array_equal(waited.states, at_once.states)
    np.testing.assert_array_equal(waited.speed_rates, at_once.speed_rates)
    np.testing.assert_array_equal(waited.multipliers, at_once.multipliers)
    np.testing.assert_array_equal(waited.ranks, at_once.ranks)
    found, expected = waited.statistics, at_once.statistics
    np.testing.assert_array_equal(found.acceleration_residuals, expected.acceleration_residuals)
    assert (found.evaluations, found.smallest_rank) == (expected.evaluations, expected.smallest_rank)


def test_a_sample_at_which_a_row_almost_vanishes_does_not_wait(systems) -> None:
    """(t - 1) u = (t - 1) sin t: its row is shorter than a thousandth of what it is at the start near t = 1."""
    graph = systems.make_graph(
        1,
        1,
        M=lambda t, q, u, s, p: ca.SX.eye(1),
        F=lambda t, q, u, s, p: -q,
        A=lambda t, q, u, s, p: ca.SX(t - 1),
        gamma=lambda t, q, u, s, p: u - ca.sin(t) - (t - 1) * ca.cos(t),
        velocity=lambda t, q, u, s, p: (t - 1) * (u - ca.sin(t)),
    )
    times = [0, 0.3, 0.6, 1 - 1e-5, 1.3, 1.6, 2.0]
    session = begin(compile_system(graph), times=times, x0=[0, 0], parameters=[], row_scale=[1.0], rates_wait=True)
    assert integrate(session).status is Status.FINISHED
    found = ranks(session)
    assert found[3] == 1
    assert (found[[1, 2, 4, 5]] == WAITING).any()


def test_samples_of_redundant_rows_do_not_wait(systems) -> None:
    given = PENDULUM | {"x0": [1, -2, 1, 2, -0.4, -0.3, 0.3, -0.4], "parameters": systems.puck_parameters}
    session = begin(systems.program("two_pucks", repeats=3), rates_wait=True, **given)
    integrate(session)
    assert (ranks(session) == 1).all()


def test_a_state_of_which_there_are_no_rates_raises_where_they_are_asked_for(systems) -> None:
    session = begin(systems.program("pendulum"), rates_wait=True, **PENDULUM)
    run = integrate(session)
    run.states[20] = np.nan
    with pytest.raises(ap.SimulationError, match="not finite"):
        _ = run.multipliers


def test_two_threads_that_ask_at_once_evaluate_once(systems) -> None:
    session = begin(systems.program("pendulum"), rates_wait=True, **PENDULUM)
    run = integrate(session)
    before = session.arrays.run.evaluations
    waiting = int((ranks(session) == WAITING).sum())
    threads = [threading.Thread(target=lambda: run.evaluate()) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert session.arrays.run.evaluations == before + waiting


def test_the_sizes_of_independent_rows_are_their_lengths_in_the_metric(systems) -> None:
    rng = np.random.default_rng(5)
    root, A = rng.normal(size=(5, 5)), rng.normal(size=(3, 5))
    M = root @ root.T + np.eye(5)
    found = constant_program(systems, M, A).regular_scales(0.0, np.zeros(10), [])
    np.testing.assert_allclose(found["row_scale"], np.sqrt(np.diag(A @ np.linalg.solve(M, A.T))), rtol=1e-13)
    np.testing.assert_allclose(found["speed_scale"], 1 / np.sqrt(np.diag(M)), rtol=1e-13)


@pytest.mark.parametrize(
    ("M", "A"),
    [
        (np.eye(3), [[1, 2, 3], [2, 4, 6.000001]]),  # rows that almost repeat each other
        (np.eye(3), [[1, 2, 3], [0, 0, 0]]),
        (np.diag([1, 1, 0]), [[1, 2, 3]]),  # something without mass
        (np.diag([1, 1, -1]), [[1, 2, 3]]),
        (np.diag([1, 1, 1e-13]), [[1, 2, 3]]),  # a pivot that may be rounding
    ],
)
def test_sizes_are_left_to_others_where_a_rank_is_in_doubt(systems, M, A) -> None:
    assert constant_program(systems, M, A).regular_scales(0.0, np.zeros(6), []) is None


def constant_program(systems, M, A):
    blocks = {name: (lambda *_, v=v: ca.SX(ca.DM(v))) for name, v in {"M": M, "A": A}.items()}
    n = len(M)
    return compile_system(systems.make_graph(n, n, F=lambda *_: ca.SX.zeros(n), **blocks))


def test_a_run_evaluates_nothing_of_its_samples_until_it_is_read() -> None:
    start = {"q1": 1, "q2": -2, "q3": 1, "q4": 2, "u1": 0.3, "u2": 0.4, "u3": 0.4, "u4": -0.3}
    run = ap.catalogue.two_pucks().derive(ap.Kane()).simulate(10.0, start)
    (segment,) = run.results._segments
    session = segment.trajectory.evaluate.func.__self__
    assert session.arrays.run.evaluations < 300 < run.audit.evaluations
