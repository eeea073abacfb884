"""The stepper: known motions, order, projection, early ends."""

import casadi as ca
import numpy as np
import pytest
from scipy.integrate import simpson, solve_ivp

import appell as ap
from appell.compile import Status, compile_system
from tests.simulate.stepping import begin
from tests.simulate.stepping import integrated as integrate

PASSING = np.array([1, -2, 1, 2, -0.4, -0.3, 0.3, -0.4])  # passes u2 = 0 near t = 0.89


def run_pucks(systems, tolerance=1e-10, times=(0.0, 10.0), start=PASSING, options=None, **graph):
    program = systems.program("two_pucks", **graph)
    scales = dict(systems.puck_scales, row_scale=np.ones(program.system.sizes.rows))
    arguments = {"times": times, "x0": start, "parameters": systems.puck_parameters, "tolerance": tolerance}
    return integrate(program, **arguments, **scales, **(options or {}))


def test_the_cartesian_pendulum_reaches_the_published_positions(systems):
    program = systems.program("pendulum")
    run = integrate(program, times=[0, 1, 10], x0=[-1, 0, 0, 0], parameters=[9.81], tolerance=1e-12)
    assert run.status is Status.FINISHED
    np.testing.assert_allclose(run.states[1, :2], [0.986291751132, -0.165010853126], atol=2e-11)
    np.testing.assert_allclose(run.states[2, :2], [-0.275087462576, -0.961419205099], atol=2e-10)
    assert run.statistics.position_residuals.max() < 1e-15
    assert run.statistics.velocity_residuals.max() < 1e-14


def test_the_tension_of_the_pendulum_is_that_of_the_energy_integral(systems):
    program = systems.program("pendulum")
    run = integrate(program, times=np.linspace(0, 3, 50), x0=[-1, 0, 0, 0], parameters=[9.81], tolerance=1e-12)
    np.testing.assert_allclose(run.multipliers[:, 0], 3 * 9.81 * run.states[:, 1], atol=1e-9)


@pytest.mark.parametrize("independent", [None, 3])
def test_pucks_agree_with_scipy_in_both_forms_through_the_change_of_dependent_speed(systems, independent):
    run = run_pucks(systems, 1e-12, times=np.linspace(0, 10, 11), minimal=independent)
    other = solve_ivp(systems.puck_rates, (0, 10), PASSING, "DOP853", t_eval=run.times, rtol=1e-13, atol=1e-13)
    np.testing.assert_allclose(run.states, other.y.T, atol=2e-10)
    assert run.statistics.velocity_residuals.max() < 1e-14
    assert run.statistics.smallest_rank == run.statistics.largest_rank == 1


def test_minimal_and_evident_forms_end_in_the_same_state(systems):
    evident, minimal = run_pucks(systems), run_pucks(systems, minimal=3)
    np.testing.assert_allclose(minimal.states[-1], evident.states[-1], atol=1e-10)
    np.testing.assert_allclose(minimal.multipliers[-1], evident.multipliers[-1], atol=1e-10)


def test_a_row_three_times_gives_the_same_motion(systems):
    once, thrice = run_pucks(systems), run_pucks(systems, repeats=3)
    np.testing.assert_allclose(thrice.states, once.states, atol=1e-10)
    assert thrice.statistics.largest_rank == 1
    assert thrice.ranks.tolist() == [1, 1]


def test_the_work_of_the_forces_is_the_change_of_kinetic_energy(systems):
    run = run_pucks(systems, 1e-11)
    energy = 0.5 * (run.states[:, 4:] ** 2) @ [1, 1, 2, 2]
    assert run.work is not None
    assert run.work[-1] == pytest.approx(energy[-1] - energy[0], abs=1e-9)


@pytest.mark.parametrize("projection", [True, False])
def test_the_order_is_eight_with_and_without_projection(systems, projection):
    program = systems.program("pendulum")
    exact = integrate(program, times=[0, 1], x0=[-1, 0, 0, 0], parameters=[9.81], tolerance=1e-14).states[-1]
    errors, steps = [], 1 / np.array([10, 14, 20, 28])
    for h in steps:
        loose = {"tolerance": 1e6, "max_step": h, "first_step": h, "projection": projection}
        run = integrate(program, times=[0, 1], x0=[-1, 0, 0, 0], parameters=[9.81], **loose)
        errors.append(np.linalg.norm(run.states[-1] - exact))
    slope = np.polyfit(np.log(steps), np.log(errors), 1)[0]
    assert 7.5 < slope < 9.5


def test_the_dense_output_is_of_order_seven(systems):
    program, errors, steps = systems.program("oscillator"), [], np.array([1.0, 0.8, 0.6, 0.45])
    for h in steps:
        loose = {"tolerance": 1e6, "max_step": h, "first_step": h}
        run = integrate(program, times=[0, 0.37 * h, 0.71 * h, h], x0=[0, 1], parameters=[], **loose)
        errors.append(np.abs(run.states[:, 0] - np.sin(run.times)).max())
    assert np.polyfit(np.log(steps), np.log(errors), 1)[0] > 7.5  # local error of an interpolant of order 7


def test_samples_inside_steps_are_as_exact_as_step_ends(systems):
    times = np.linspace(0, 20, 400)
    run = integrate(systems.program("oscillator"), times=times, x0=[0, 1], parameters=[], tolerance=1e-12)
    np.testing.assert_allclose(run.states[:, 0], np.sin(times), atol=1e-10)
    np.testing.assert_allclose(run.speed_rates[:, 0], -np.sin(times), atol=1e-10)


def test_a_run_in_pieces_equals_one_go_bit_for_bit(systems):
    arguments = dict(x0=PASSING, parameters=systems.puck_parameters, tolerance=1e-11, **systems.puck_scales)
    arguments["times"] = np.linspace(0, 10, 30)
    program = systems.program("two_pucks")
    whole = integrate(program, **arguments)
    session, status = begin(program, **arguments), Status.RUNNING
    while status is Status.RUNNING:
        status = session.advance(1)
    pieces = session.trajectory(status)
    assert np.array_equal(pieces.states, whole.states)
    assert np.array_equal(pieces.multipliers, whole.multipliers)
    assert pieces.statistics.evaluations == whole.statistics.evaluations


def test_a_run_back_in_time_returns_to_its_start(systems):
    there = run_pucks(systems, 1e-12)
    back = run_pucks(systems, 1e-12, times=(10.0, 5.0, 0.0), start=there.states[-1])
    np.testing.assert_allclose(back.states[-1], there.states[0], atol=1e-9)


def test_quaternions_keep_their_norm_and_turn_as_the_closed_form_says(systems):
    def rate(t, q, u, s, p):
        w, x, y, z = ca.vertsplit(q)
        a, b, c = ca.vertsplit(u)
        return 0.5 * ca.vertcat(
            -x * a - y * b - z * c, w * a + y * c - z * b, w * b + z * a - x * c, w * c + x * b - y * a
        )

    graph = systems.make_graph(
        4, 3, M=lambda *_: ca.SX.eye(3), F=lambda *_: ca.SX.zeros(3), qdot=rate,
        norms=lambda t, q, u, s, p: ca.dot(q, q) - 1,
    )  # fmt: skip
    speed, times = np.array([0.3, -0.4, 1.2]), np.linspace(0, 30, 7)
    run = integrate(compile_system(graph), times=times, x0=[1, 0, 0, 0, *speed], parameters=[], tolerance=1e-10)
    angle, axis = np.linalg.norm(speed) * times / 2, speed / np.linalg.norm(speed)
    expected = np.column_stack([np.cos(angle), np.outer(np.sin(angle), axis)])
    np.testing.assert_allclose(run.states[:, :4], expected, atol=1e-8)
    assert np.abs(np.linalg.norm(run.states[:, :4], axis=1) - 1).max() < 4e-16


def test_auxiliary_states_may_integrate_a_multiplier(systems):
    for independent in (None, 1):
        graph = systems.pendulum(auxiliaries=1, sdot=lambda t, q, u, s, p, udot, lam: lam, minimal=independent)
        program = compile_system(graph)
        times = np.linspace(0, 2, 2001)
        run = integrate(program, times=times, x0=[-1, 0, 0, 0, 0], parameters=[9.81], tolerance=1e-11)
        assert run.states[-1, 4] == pytest.approx(simpson(run.multipliers[:, 0], x=times), abs=1e-8)


def test_without_projection_the_constraint_drifts_and_the_audit_says_so(systems):
    kept = run_pucks(systems, 1e-6)
    drifting = run_pucks(systems, 1e-6, options={"projection": False})
    assert kept.statistics.velocity_residuals[0] < 1e-14 < 1e-9 < drifting.statistics.velocity_residuals[0]


def test_contradictory_rows_stop_the_run_where_they_begin_to_contradict(systems):
    graph = systems.make_graph(
        1, 1, M=lambda *_: ca.SX.eye(1), F=lambda *_: ca.SX.zeros(1),
        A=lambda *_: ca.SX([[1], [1]]), gamma=lambda t, *_: ca.vertcat(0, -ca.fmax(t - 1, 0)),
    )  # fmt: skip
    run = integrate(compile_system(graph), times=[0, 0.5, 2], x0=[0, 1], parameters=[], tolerance=1e-9)
    assert run.status is Status.CONTRADICTORY
    assert "row 1" in run.message or "row 0" in run.message
    assert run.times.tolist() == [0, 0.5]


def test_a_domain_error_ends_the_run_with_what_it_has(systems):
    graph = systems.make_graph(
        1, 1, M=lambda *_: ca.SX.eye(1), F=lambda t, q, u, s, p: -1 + 1e-30 * ca.sqrt(q)
    )  # fmt: skip
    run = integrate(compile_system(graph), times=[0, 0.5, 5], x0=[1, 0], parameters=[], tolerance=1e-9)
    assert run.status is Status.NONFINITE
    assert "dynamical equations" in run.message
    np.testing.assert_allclose(run.states[-1], [1 - 0.125, -0.5], atol=1e-9)


def test_a_limit_of_steps_and_an_interrupt_keep_the_partial_result(systems):
    limited = run_pucks(systems, times=np.linspace(0, 10, 101), options={"max_steps": 5})
    assert limited.status is Status.TOO_MANY_STEPS
    assert 1 < limited.times.size < 101

    def stop(t):
        raise KeyboardInterrupt

    interrupted = run_pucks(systems, options={"progress": stop, "max_step": 1e-5})
    assert interrupted.status is Status.INTERRUPTED
    assert interrupted.times.tolist() == [0]


def test_progress_hears_of_the_time_reached(systems):
    heard = []
    run_pucks(systems, options={"progress": heard.append})
    assert heard[-1] == 10.0


@pytest.mark.parametrize(
    "change",
    [
        {"tolerance": 0.0},
        {"tolerance": np.nan},
        {"times": [0, 1, 1]},
        {"times": []},
        {"times": [0, np.inf]},
        {"x0": [1, 0]},
        {"x0": [1, 0, np.nan, 0]},
        {"parameters": [np.inf]},
        {"max_step": -1.0},
        {"absolute_tolerance": [-1.0, 1, 1, 1]},
        {"events": ([1], [True])},
        {"speed_scale": [0.0, 1.0]},
    ],
)
def test_arguments_that_make_no_sense_are_refused(systems, change):
    arguments = {"times": [0, 1], "x0": [-1, 0, 0, 0], "parameters": [9.81], "tolerance": 1e-9} | change
    with pytest.raises(ap.SimulationError):
        integrate(systems.program("pendulum"), **arguments)


def parallelogram(systems, independent):
    """A coupler (x, y, angle) on three parallel cranks: six closure rows, five of them independent."""
    at, q, u = (-1.0, 0.3, 1.7), ca.SX.sym("q", 6), ca.SX.sym("u", 6)
    rows = [
        (q[0] + a * ca.cos(q[2]) - a - ca.cos(q[3 + k]), q[1] + a * ca.sin(q[2]) - ca.sin(q[3 + k]))
        for k, a in enumerate(at)
    ]
    closure = ca.vertcat(*(entry for row in rows for entry in row))
    J = ca.jacobian(closure, q)
    c, A, gamma = (ca.Function("f", [q, u], [f]) for f in (closure, J, ca.jtimes(J @ u, q, u)))
    return systems.make_graph(
        6,
        6,
        M=lambda *_: ca.SX(ca.diag(ca.DM([1, 1, 1 / 3, 0.1, 0.5, 2.0]))),
        F=lambda t, q, u, s, p: ca.vertcat(0, -9.81, 0, *(-9.81 / 2 * ca.cos(q[3 + k]) for k in range(3))),
        A=lambda t, q, u, s, p: A(q, u),
        gamma=lambda t, q, u, s, p: gamma(q, u),
        position=lambda t, q, u, s, p: c(q, u),
        velocity=lambda t, q, u, s, p: A(q, u) @ u,
        minimal=independent,
    )


@pytest.mark.parametrize("independent", [None, 1])
def test_a_closure_row_that_is_redundant_only_on_the_constraint_changes_nothing(systems, independent):
    def crank(t, z):
        return [z[1], -2.5 * 9.81 * np.cos(z[0]) / 3.6]

    start = [np.cos(-0.5), np.sin(-0.5), 0, -0.5, -0.5, -0.5] + [0] * 6
    program = compile_system(parallelogram(systems, independent))
    run = integrate(program, times=[0, 5], x0=start, parameters=[], tolerance=1e-11, row_scale=1.0)
    angle = solve_ivp(crank, (0, 5), [-0.5, 0], "DOP853", rtol=1e-13, atol=1e-13).y[0, -1]
    np.testing.assert_allclose(run.states[-1, 3:6], angle, atol=1e-9)
    assert run.statistics.smallest_rank == run.statistics.largest_rank == 5
    assert run.statistics.position_residuals.max() < 1e-14
