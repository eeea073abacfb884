"""Several rows with too few actuators within their bounds: the first are kept, the next is pushed back the hardest.

The efforts are compared along the motion with SciPy's linear program, and its quadratic one while all rows are kept.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
import scipy
import sympy as sm

import appell as ap
from tests.tolerances import ENERGY, RUN

TIME = ap.Model("for its time").time
MASS = np.diag([2.0, 1.0])
PUSHES = np.array([[1.0, 0.5, 1.0], [0.0, 1.0, -1.0]])
"""Of motors a, b and c on x and y."""


def level(recovery: float | None = None, swapped: bool = False) -> tuple[ap.Model, sm.Expr, sm.Expr]:
    """x - y = 0 and x + y = t^3 / 3 take x'' = y'' = t: efforts 2 t and t, the second at its bound 1 at t = 1."""
    model = ap.Model("two masses")
    x, y = model.coordinates("x y")
    mass = model.particle("mass", mass=2, position=x * model.frame.x)
    other = model.particle("other", mass=1, position=y * model.frame.x)
    actuators = [
        ap.Actuator({mass: model.frame.x}, recovery=recovery),
        ap.Actuator({other: model.frame.x}, bound=1, recovery=recovery),
    ]
    rows = [x - y, x + y - model.time**3 / 3]
    model.constrain("level", rows[::-1] if swapped else rows, servo=actuators)
    return model, x, y


@pytest.mark.parametrize("principle", [ap.Kane(), ap.AppellChetaev(), ap.UdwadiaKalaba()])
def test_the_row_written_last_is_let_go_and_those_before_it_are_kept(principle: object) -> None:
    """From t = 1 on y'' = 1, and x goes with it: the sum falls behind t^3 / 3."""
    model, x, y = level()
    run = model.derive(principle).simulate(2.0, {x: 0.0}, tolerance=RUN)
    assert [mode.phases["level"] for mode in run.modes] == ["kept", "row 2 released below, at other at its upper bound"]
    assert run.modes[1].start == pytest.approx(1.0, abs=1e-9)
    assert "for good" in run.modes[1].why
    s = np.maximum(run.time - 1, 0)
    expected = np.where(run.time < 1, run.time**3 / 6, 1 / 6 + s / 2 + s**2 / 2)
    np.testing.assert_allclose(run[x], expected, atol=1e-9)
    np.testing.assert_allclose(run[y], expected, atol=1e-9)
    np.testing.assert_allclose(run.efforts["at mass"], 2 * np.minimum(run.time, 1), atol=1e-8)
    np.testing.assert_allclose(run.efforts["at other"], np.minimum(run.time, 1), atol=1e-8)
    assert run.audit.energy_error < ENERGY


def test_the_order_of_the_rows_says_which_is_kept() -> None:
    """The sum is kept by the first mass, x'' = 2 t - 1, and the difference opens."""
    model, x, y = level(swapped=True)
    run = model.derive(ap.Kane()).simulate(2.0, {x: 0.0}, tolerance=RUN)
    assert run.modes[1].phases["level"] == "row 2 released above, at other at its upper bound"
    np.testing.assert_allclose(run[x] + run[y], run.time**3 / 3, atol=1e-9)
    np.testing.assert_allclose(
        run.efforts["at mass"], np.where(run.time < 1, 2 * run.time, 4 * run.time - 2), atol=1e-8
    )


def three_motors(bounds: Sequence[float], order: int, recovery: float | None = None) -> tuple[ap.Model, sm.Matrix]:
    """Rates (order 1) or places (order 0) that two masses are to follow."""
    model = ap.Model("two masses and three motors")
    N = model.frame
    x, y = model.coordinates("x y")
    model.particle("first", mass=2, position=x * N.x)
    model.particle("second", mass=1, position=y * N.y)
    motors = [
        ap.Actuator({q: float(v) for q, v in zip((x, y), push, strict=True) if v}, bound=b, name=n, recovery=recovery)
        for n, push, b in zip("abc", PUSHES.T, bounds, strict=False)
    ]
    rates = sm.Matrix([(1 - sm.cos(2 * TIME)) / 2, (1 - sm.cos(3 * TIME)) / 6 + sm.sin(TIME) ** 3 / 2])
    wanted = rates if order else rates.applyfunc(lambda rate: sm.integrate(rate, (TIME, 0, TIME)))
    q = sm.Matrix([x, y])
    model.constrain("follow", list((q.diff(TIME) if order else q) - wanted), servo=motors)
    return model, wanted


def rule(K: np.ndarray, d: np.ndarray, sigma: np.ndarray, bounds: np.ndarray, met: float) -> np.ndarray:
    """The efforts by the rule alone: a linear program for the first row that is off, else the least efforts."""
    limits = list(zip(-bounds, bounds, strict=True))
    for row in range(len(sigma)):
        if abs(sigma[row]) > met:
            before = {"A_eq": K[:row], "b_eq": d[:row]} if row else {}
            return scipy.optimize.linprog(np.sign(sigma[row]) * K[row], bounds=limits, **before).x
    found = scipy.optimize.minimize(
        lambda e: e @ e / 2,
        np.zeros(len(bounds)),
        jac=lambda e: e,
        bounds=limits,
        constraints={"type": "eq", "fun": lambda e: K @ e - d, "jac": lambda e: K},
        method="SLSQP",
        options={"ftol": 1e-14, "maxiter": 200},
    )
    return np.asarray(found.x)


CASES = [
    ((1.2, 0.9, 0.5), 1, None, (2,)),
    ((1.2, 0.9), 1, None, (2,)),
    ((0.6, 0.5, 0.3), 1, None, (1, 2)),
    ((1.2, 0.9, 0.5), 0, 0.3, (2,)),
    ((1.3, 0.8), 0, 0.2, (2,)),
]
"""Bounds, order of the rows, recovery, and the rows that are let go on the way."""


@pytest.mark.slow
@pytest.mark.parametrize(("bounds", "order", "recovery", "lets_go"), CASES)
def test_the_efforts_are_those_of_the_linear_program_along_the_motion(
    bounds: tuple[float, ...], order: int, recovery: float | None, lets_go: tuple[int, ...]
) -> None:
    model, wanted = three_motors(bounds, order, recovery)
    run = model.derive(ap.Kane()).simulate(6.0, {"x": 0.0, "y": 0.0}, tolerance=RUN, samples=301)
    names = "abc"[: len(bounds)]
    efforts = np.array([run.efforts[n] for n in names]).T
    K = np.linalg.solve(MASS, PUSHES[:, : len(bounds)])
    at = sm.lambdify(TIME, [list(wanted), list(wanted.diff(TIME)), list(wanted.diff(TIME, 2))])
    changes = np.array([mode.start for mode in run.modes])
    compared = 0
    for k, t in enumerate(run.time):
        if np.abs(changes - t).min() < 1e-6:
            continue
        w, w1, w2 = (np.array(value, float) for value in at(t))
        q, u = np.array([run["x"][k], run["y"][k]]), np.array([run["xdot"][k], run["ydot"][k]])
        if order:
            sigma, d = u - w, w1
        else:
            sigma, d = (u - w1) + (q - w) / recovery, w2 - (u - w1) / recovery
        np.testing.assert_allclose(efforts[k], rule(K, d, sigma, np.array(bounds), 1e-9), atol=1e-6, err_msg=f"{t}")
        compared += 1
    assert compared > 270
    phases = [mode.phases["follow"] for mode in run.modes]
    for number in lets_go:
        assert any(phase.startswith(f"row {number} released") for phase in phases)
    assert len(phases) > 2
    # the motion is that of the efforts reported: from sample to sample, but where they jump
    steady = np.searchsorted(changes, run.time[1:]) == np.searchsorted(changes, run.time[:-1])
    speeds = np.array([run["xdot"], run["ydot"]])
    steps = (K @ (efforts[1:] + efforts[:-1]).T) * np.diff(run.time) / 2
    np.testing.assert_allclose(np.diff(speeds)[:, steady], steps[:, steady], atol=5e-5)
    assert run.audit.energy_error < 100 * ENERGY


def test_a_row_is_taken_up_again_and_its_error_decays_with_the_recovery() -> None:
    model, wanted = three_motors((1.9, 1.2), 0, 0.2)
    run = model.derive(ap.Kane()).simulate(3.4, {"x": 0.0, "y": 0.0}, tolerance=RUN, samples=1701)
    assert [mode.phases["follow"] for mode in run.modes] == [
        "kept",
        "row 2 released below, a at its lower bound",
        "kept again",
    ]
    x, y = (run[n] - sm.lambdify(TIME, w)(run.time) for n, w in zip("xy", wanted, strict=True))
    np.testing.assert_allclose(x, 0.0, atol=1e-9)
    late = run.time > run.modes[2].start
    since, error = run.time[late] - run.time[late][0], y[late]
    assert abs(error[0]) > 1e-3
    np.testing.assert_allclose(error, error[0] * np.exp(-since / 0.2), atol=1e-9)


def test_an_actuator_that_has_no_part_in_the_row_let_go_stops_the_run_with_what_to_write() -> None:
    """Each mass has its own motor: the first row cannot be kept, and the second motor could go on keeping its own."""
    model = ap.Model("two masses with a motor each")
    x, y = model.coordinates("x y")
    model.particle("first", mass=1, position=x * model.frame.x)
    model.particle("second", mass=1, position=y * model.frame.y)
    motors = [ap.Actuator({x: 1}, bound=1, name="a"), ap.Actuator({y: 1}, bound=1, name="b")]
    model.constrain("rates", [x.diff(TIME) - TIME**2, y.diff(TIME)], servo=motors)
    with pytest.raises(ap.SimulationError, match=r"at t = 0\.5 .*'rates'.*state each row as a constraint"):
        model.derive(ap.Kane()).simulate(2.0, {x: 0.0, y: 0.0})
    apart = ap.Model("the same as two constraints")
    x, y = apart.coordinates("x y")
    apart.particle("first", mass=1, position=x * apart.frame.x)
    apart.particle("second", mass=1, position=y * apart.frame.y)
    apart.constrain("rate of x", x.diff(TIME) - TIME**2, servo=ap.Actuator({x: 1}, bound=1, name="a"))
    apart.constrain("rate of y", y.diff(TIME), servo=ap.Actuator({y: 1}, bound=1, name="b"))
    run = apart.derive(ap.Kane()).simulate(2.0, {x: 0.0, y: 0.0})
    np.testing.assert_allclose(run["ydot"], 0.0, atol=1e-12)
    np.testing.assert_allclose(run["xdot"][-1], 0.25 + 1.5, atol=1e-9)
