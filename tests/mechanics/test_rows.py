"""Constraint rows at every level: each is the time derivative of the one before."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.equations.forms import mechanics_to_run
from tests.support import CARDS, MULTIBODY, State, consistent_states, equations_of, numbers


@pytest.mark.parametrize("system", MULTIBODY)
def test_the_acceleration_row_is_the_rate_of_the_velocity_row(system: str) -> None:
    """A udot + gamma = d/dt h along any motion, by differences."""
    equations = equations_of(system, "Kane, reactions in evidence")
    m = mechanics_to_run(equations)
    generator, h = np.random.default_rng(2), 1e-6
    for state in consistent_states(equations, CARDS[system], count=2):
        udot = generator.uniform(-1, 1, state.u.size)
        for row in m.rows:
            if row.velocity is None:
                continue

            def value(dt: float, row=row, state=state, udot=udot) -> float:
                qdot = numbers(m, m.qdot, state).ravel()
                middle = State(state.q + qdot * dt / 2, state.u + udot * dt / 2, state.t + dt / 2, state.p)
                qdot = numbers(m, m.qdot, middle).ravel()
                return float(
                    numbers(m, row.velocity, State(state.q + qdot * dt, state.u + udot * dt, state.t + dt, state.p))[
                        0, 0
                    ]
                )

            expected = (value(h) - value(-h)) / (2 * h)
            found = numbers(m, row.A, state).ravel() @ udot + numbers(m, row.gamma, state)[0, 0]
            assert found == pytest.approx(expected, abs=1e-7 * max(1.0, abs(expected)))


def test_a_position_row_has_all_three_levels() -> None:
    equations = equations_of("cartesian-pendulum", "Kane, reactions in evidence")
    m = mechanics_to_run(equations)
    (row,) = m.rows
    state = State(np.array([0.6, -0.8]), np.array([0.4, 0.3]), 0.0, np.array([1.0, 9.81, 1.0]))
    assert numbers(m, row.position, state)[0, 0] == pytest.approx(0.0)
    assert numbers(m, row.velocity, state)[0, 0] == pytest.approx(2 * (0.6 * 0.4 - 0.8 * 0.3))
    np.testing.assert_allclose(numbers(m, row.A, state), [[1.2, -1.6]])
    assert numbers(m, row.gamma, state)[0, 0] == pytest.approx(2 * (0.4**2 + 0.3**2))
    assert (row.order, row.linear) == (0, True)


def shaken() -> tuple[ap.Equations, sm.Expr, sm.Expr]:
    model = ap.Model("m")
    t = model.time
    x = model.coordinates("x")
    u = model.speeds("u")
    model.particle("P", 2, x * model.frame.x)
    model.constrain("wall", x - sm.sin(3 * t))
    return model.derive(ap.Kane(reactions=True)), x, u


def test_a_rheonomic_row_carries_the_motion_of_its_wall() -> None:
    equations, x, u = shaken()
    t = sm.physics.vector.dynamicsymbols._t
    assert equations.symbolic_form.constraint_bias == sm.Matrix([9 * sm.sin(3 * t)])
    run = equations.simulate(2.0, {}, tolerance=1e-12)
    np.testing.assert_allclose(run[x], np.sin(3 * run.time), atol=1e-13)
    np.testing.assert_allclose(run[u], 3 * np.cos(3 * run.time), atol=1e-12)
    np.testing.assert_allclose(run["lambda_wall"], -18 * np.sin(3 * run.time), atol=1e-11)


def test_the_work_of_a_wall_that_prescribes_the_whole_motion_is_in_the_balance() -> None:
    equations, *_ = shaken()
    run = equations.simulate(2.0, {}, tolerance=1e-12)
    np.testing.assert_allclose(run["power of wall"], -18 * 3 / 2 * np.sin(6 * run.time), atol=1e-10)
    assert run.audit.energy_error < 1e-9


def test_a_row_in_accelerations_has_no_lower_level() -> None:
    model = ap.Model("m")
    t = model.time
    x, y = model.coordinates("x y")
    model.particle("P", 1, x * model.frame.x + y * model.frame.y)
    model.constrain("second order", x.diff(t, 2) - y.diff(t))
    equations = model.derive(ap.Kane(reactions=True))
    (row,) = mechanics_to_run(equations).rows
    assert row.position is None
    assert row.velocity is None
    assert equations.symbolic_form.constraint_matrix == sm.Matrix([[1, 0]])
    run = equations.simulate(1.0, {"x": 0, "y": 0, "xdot": 0.5, "ydot": 0.3}, samples=5)
    np.testing.assert_allclose(run["x"], 0.5 * run.time + 0.15 * run.time**2, atol=1e-10)  # y'' = 0: Gauss
    assert set(run.audit.residuals["second order"]) == {"acceleration"}
    assert run.audit.constraint_error == 0.0


@pytest.mark.parametrize("principle", [ap.Kane(), ap.Kane(reactions=True), ap.UdwadiaKalaba(), ap.Gauss()])
def test_a_row_in_accelerations_with_vectors_runs_under_the_principles_that_admit_it(principle) -> None:
    model = ap.Model("m")
    N = model.frame
    x, y = model.coordinates("x y")
    P = model.particle("P", 2, x * N.x + y * N.y)
    model.force(P, 3 * N.x + N.y)
    model.constrain("weightless along x", ap.acceleration(P).dot(N.x))
    rates = model.derive(principle).accelerations({})
    assert rates["xdot"] == pytest.approx(0.0)
    assert rates["ydot"] == pytest.approx(0.5)
    assert rates["lambda_weightless_along_x"] == pytest.approx(-3.0)


def test_a_row_in_accelerations_stays_right_in_print_where_a_linear_one_is_embedded_in_the_velocities() -> None:
    """z' = y x' embedded, so that u3' = y u1' + u1 u2; the other row, x'' + z'' = y', is (1 + y) u1' + u1 u2 = u2."""
    model = ap.Model("m")
    N, t = model.frame, model.time
    x, y, z = model.coordinates("x y z")
    u1, u2, u3 = model.speeds("u1 u2 u3")
    P = model.particle("P", 1, x * N.x + y * N.y + z * N.z)
    model.constrain("surface", ap.velocity(P).dot(N.z - y * N.x))
    model.constrain("second order", ap.acceleration(P).dot(N.x + N.z) - u2)
    for reactions in (["second order"], False):
        equations = model.derive(ap.Kane(reactions=reactions, independent=[u1, u2] if reactions else [u2]))
        reading = equations.symbolic_form
        assert reading.dependent_speeds == {u3: u1 * y}
        if reactions:
            assert sm.expand(equations.symbolic_form.constraint_matrix - sm.Matrix([[1 + y, 0]])) == sm.zeros(1, 2)
            assert sm.expand(equations.symbolic_form.constraint_bias[0] - (u1 * u2 - u2)) == 0
        else:
            expected = (u2 - u1 * u2) / (1 + y)
            assert sm.simplify(reading.dependent_rates[u1.diff(t)] - expected) == 0
        state = {"x": 0.1, "y": 0.4, "z": 0.0, "u1": 0.7, "u2": 0.3}
        assert equations.accelerations(state)["u1"] == pytest.approx((0.3 - 0.7 * 0.3) / 1.4, abs=1e-14)
