"""More actuators than rows, with an ideal row in the way: the least efforts of all that keep the rows, by a KKT system.

M a = F + A^T lam + B e,    A a = -gamma (ideal),    A_s a = -gamma_s (kept by efforts),    |e|^2 -> min.
"""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from tests.tolerances import ALGEBRA

NOW = 0.5
MASS, PUSHES = np.diag([1.5, 0.7, 2.2, 1.1]), np.array([[1.0, 0, 0.5, 0], [0, -2.0, 0.3, 0], [0.7, 0, 1.0, -1.0]]).T
FORCE = np.array([0.3, -0.8, 0.5, 1.2])
IDEAL, SERVO = np.array([[1.0, 0.4, -0.6, 0.2]]), np.array([[0.3, 1.0, NOW, -0.5], [1.0, -0.2, 0.1, 0.8]])


def by_kkt(rows: int) -> tuple[np.ndarray, np.ndarray, float]:
    """a, e and lam from stationarity of |e|^2/2 with multipliers for every equation."""
    servo, gamma = SERVO[:rows], np.array([0.0, -np.sin(NOW)])[:rows]
    drift = servo_drift()[:rows]
    n, k = 4, PUSHES.shape[1]
    equations = np.block(
        [
            [MASS, -IDEAL.T, -PUSHES],
            [IDEAL, np.zeros((1, 1 + k))],
            [servo, np.zeros((rows, 1 + k))],
        ]
    )
    right = np.concatenate([FORCE, [-np.cos(NOW)], -(drift + gamma)])
    weights = np.zeros((n + 1 + k, n + 1 + k))
    weights[n + 1 :, n + 1 :] = np.eye(k)
    whole = np.block([[weights, equations.T], [equations, np.zeros((len(right), len(right)))]])
    solution = np.linalg.lstsq(whole, np.concatenate([np.zeros(n + 1 + k), right]), rcond=None)[0]
    return solution[:n], solution[n + 1 : n + 1 + k], float(solution[n])


SPEEDS = np.array([0.4, -0.3, 0.9, 0.2])


def servo_drift() -> np.ndarray:
    """The rates of the servo rows at constant speeds: the first holds t x3'."""
    return np.array([SPEEDS[2], 0.0])


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("rows", [1, 2])
def test_efforts_are_the_least_that_keep_the_rows_beside_an_ideal_one(rows: int) -> None:
    model = ap.Model("four carts")
    N, t = model.frame, model.time
    q = list(model.coordinates("x1 x2 x3 x4"))
    v = [c.diff(t) for c in q]
    carts = [model.particle(f"P{i}", MASS[i, i], q[i] * N.x) for i in range(4)]
    for cart, push in zip(carts, FORCE, strict=True):
        model.force(cart, push * N.x)
    dot = lambda weights: sum(float(w) * x for w, x in zip(weights, v, strict=True))
    # what the rows are at the state is taken off, so that it satisfies them
    ideal = dot(IDEAL[0]) + sm.sin(t) - float(IDEAL[0] @ SPEEDS) - np.sin(NOW)
    first = dot([0.3, 1.0, 0, -0.5]) + t * v[2] - float(SERVO[0] @ SPEEDS)
    second = dot(SERVO[1]) + sm.cos(t) - float(SERVO[1] @ SPEEDS) - np.cos(NOW)
    model.constrain("ideal", ideal)
    actuators = [
        ap.Actuator({cart: float(w) * N.x for cart, w in zip(carts, column, strict=True) if w}, name=name)
        for name, column in zip("abc", PUSHES.T, strict=True)
    ]
    model.constrain("kept", [first, second][:rows], servo=actuators)
    start = dict(zip(("x1", "x2", "x3", "x4"), (0.1, 0.2, 0.3, 0.4), strict=True))
    start |= dict(zip(("x1dot", "x2dot", "x3dot", "x4dot"), map(float, SPEEDS), strict=True))
    accelerations, efforts, lam = by_kkt(rows)
    for principle in (ap.Kane(), ap.Kane(reactions=True), ap.Lagrange()):
        equations = model.derive(principle)
        found = equations.accelerations(start, time=NOW)
        np.testing.assert_allclose([found[f"x{i}dot"] for i in range(1, 5)], accelerations, atol=ALGEBRA)
        run = equations.simulate(0.01, start, start_time=NOW, samples=2)
        np.testing.assert_allclose([run.efforts[name][0] for name in "abc"], efforts, atol=ALGEBRA)
        assert run["lambda_ideal"][0] == pytest.approx(lam, abs=ALGEBRA)
