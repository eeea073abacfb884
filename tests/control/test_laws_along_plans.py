"""Feedback along plans: closed forms, constraints, a parked car."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

import appell as ap
from tests.compile.test_c_export import self_test
from tests.planning.test_published_plans import park, parking_car, pendulum_in_a_plane


def cart_across() -> ap.MotionPlan:
    model = ap.Model("cart")
    x, f = model.coordinates("x"), model.input("f")
    model.force(model.particle("cart", 1, x * model.frame.x), f * model.frame.x)
    equations = model.derive(ap.Kane())
    return ap.plan(equations, {"x": 0, "xdot": 0}, {"x": 1, "xdot": 0}, duration=1.0, cost=f**2, progress=False)


def test_gains_along_a_plan_are_those_of_the_closed_form() -> None:
    # x'' = w with the end weighed by s x^2 and nothing else: K = (tau, tau^2) / (1 / s + tau^3 / 3)
    s = 30.0
    law = ap.feedback(cart_across(), Q=0, R=1, Q_end={"x": s})
    for time in (0.0, 0.3, 0.77, 1.0):
        tau = 1 - time
        expected = np.array([[tau, tau**2]]) / (1 / s + tau**3 / 3)
        np.testing.assert_allclose(law.gains(time), expected, rtol=2e-4, atol=1e-3)


def test_a_small_deviation_costs_what_the_riccati_matrix_says() -> None:
    plan = cart_across()
    law = ap.feedback(plan, Q={"x": 50, "xdot": 2}, R=0.5)
    deviation = {"x": 0.3, "xdot": -0.4}
    run = plan.problem.equations.simulate(1.0, deviation, inputs=law.inputs, samples=4001)
    planned = plan.replay(samples=4001)
    dx, dv, dw = (run[name] - planned[name] for name in ("x", "xdot", "f"))
    cost = np.trapezoid(50 * dx**2 + 2 * dv**2 + 0.5 * dw**2, run.time) + 50 * dx[-1] ** 2 + 2 * dv[-1] ** 2
    y = np.array([deviation[name] for name in law.start_states])
    assert cost == pytest.approx(y @ law.cost_matrix @ y, rel=1e-4)


def test_a_run_beyond_the_end_of_the_plan_is_refused() -> None:
    plan = cart_across()
    law = ap.feedback(plan, Q={"x": 100, "xdot": 1}, R=1)
    with pytest.raises(ap.SimulationError, match="not finite in the dynamical equations, at t = 1"):
        plan.problem.equations.simulate(2.0, {"x": 0.1, "xdot": 0}, inputs=law.inputs)


def test_a_pendulum_with_its_rod_in_evidence_keeps_to_its_plan_while_the_independent_states_change() -> None:
    # from x = 1, y = 0, where x does not determine the motion, to x = 0, y = -1, where y does not
    equations, u = pendulum_in_a_plane()
    x, _ = equations.coordinates
    plan = ap.plan(
        equations, {"x": 1, "y": 0, "xdot": 0, "ydot": 0}, {x: 0, equations.speeds[0]: 0}, duration=3.0, cost=u**2,
        progress=False,
    )  # fmt: skip
    law = ap.feedback(plan, Q={"x": 100, "y": 100}, R=1, Q_end=1e3)
    assert set(law.states) >= {"x", "y"}
    start = {"x": np.cos(0.1), "y": np.sin(0.1), "xdot": 0, "ydot": 0}
    kept, left = (equations.simulate(3.0, start, inputs=inputs) for inputs in (law.inputs, plan.inputs))
    assert abs(kept["x"][-1]) < 0.1 * abs(left["x"][-1])
    assert kept.audit.constraint_error < 1e-12


@pytest.mark.slow
def test_a_car_that_starts_10_cm_and_5_degrees_off_parks_a_thousand_times_closer() -> None:
    car = parking_car()
    plan = park(car)
    weights = dict.fromkeys(("x", "y", "theta"), 1e6)
    law = ap.feedback(plan, Q=weights, R=1, Q_end=dict.fromkeys(weights, 1e11))
    angle = np.deg2rad(5.0)
    away = np.linalg.norm([0.1, angle])
    for side in (-1, 1):
        for turn in (-1, 1):
            start = dict.fromkeys(plan.start, 0.0) | {"y": 0.1 * side, "theta": angle * turn}
            run = car.simulate(plan.duration, start, inputs=law.inputs)
            end = np.array([run["x"][-1], run["y"][-1] - 2, run["theta"][-1]])
            assert np.linalg.norm(end) < 1e-3 * away
            assert run.audit.constraint_error < 1e-12


def test_a_sweep_and_exported_code_follow_the_law_as_a_run_does(tmp_path: Path) -> None:
    plan = cart_across()
    law = ap.feedback(plan, Q={"x": 50, "xdot": 2}, R=0.5)
    equations = plan.problem.equations
    offsets = [-0.3, 0.1, 0.3]
    swept = equations.sweep(1.0, {"xdot": 0}, ap.cases(state={"x": offsets}), inputs=law.inputs, progress=False)
    for k, offset in enumerate(offsets):
        run = equations.simulate(1.0, {"x": offset, "xdot": 0}, inputs=law.inputs)
        assert swept[k]["x"][-1] == pytest.approx(run["x"][-1], abs=1e-9)
    files = equations.to_c(tmp_path, {"x": 0.3, "xdot": 0}, inputs=law.inputs)
    if shutil.which("gcc") is not None:
        found = self_test(next(file for file in files if file.suffix == ".c"))
        assert found.returncode == 0, found.stdout
