"""The steppers take the steps that SciPy's take: the same methods, written by others, with equations written by hand.

A step of Radau whose Newton's method converges slowly, a Jacobian with a wrong entry, an estimate of the error that is
too large: the motion is still right, and only its price and its error in proportion to the tolerance show it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import appell as ap

Right = Callable[[float, np.ndarray], np.ndarray]
STIFFNESS, DAMPING, MASS = np.array([1.0, 1e4, 3e2]), np.array([0.1, 30.0, 2.0]), np.array([1.0, 0.1, 0.02])


def van_der_pol(mu: float) -> tuple[ap.Equations, Right, dict[str, float], float]:
    """x'' = mu (1 - x^2) x' - x."""
    model = ap.Model("van der Pol")
    x, t = model.coordinates("x"), model.time
    model.particle("P", mass=1, position=x * model.frame.x)
    model.force("P", (mu * (1 - x**2) * x.diff(t) - x) * model.frame.x)
    right = lambda t, y: np.array([y[1], mu * (1 - y[0] ** 2) * y[1] - y[0]])
    return model.derive(ap.Kane()), right, {"x": 2.0, "xdot": 0.0}, 3.0 * max(mu, 4.0)


def chain() -> tuple[ap.Equations, Right, dict[str, float], float]:
    """Three masses on springs of the third degree, the second of which is stiff, with a push that turns with time."""
    model = ap.Model("a chain on a stiff spring")
    N, t, last = model.frame, model.time, 0
    q = model.coordinates("a b c")
    for i, (x, m, k, c) in enumerate(zip(q, MASS, STIFFNESS, DAMPING, strict=True)):
        model.particle(f"P{i}", float(m), x * N.x + i * N.y)
        model.potential(f"spring {i}", k * (x - last) ** 2 / 2 + k / 7 * (x - last) ** 4)
        model.damper(f"damper {i}", c * (x - last).diff(t) ** 2 / 2)
        last = x
    model.force("P0", model.time * N.x / 4)

    def right(t: float, y: np.ndarray) -> np.ndarray:
        stretch, rate = np.diff(y[:3], prepend=0.0), np.diff(y[3:], prepend=0.0)
        pull = STIFFNESS * (stretch + 4 / 7 * stretch**3) + DAMPING * rate
        return np.concatenate([y[3:], (np.append(pull[1:], 0.0) - pull + [t / 4, 0, 0]) / MASS])

    start = dict(zip(("a", "b", "c", "adot", "bdot", "cdot"), (0.3, 0.31, 0.29, 0.0, 0.2, -1.0), strict=True))
    return model.derive(ap.Lagrange()), right, start, 10.0


SYSTEMS = {"relaxing": lambda: van_der_pol(30.0), "swinging": lambda: van_der_pol(1.0), "chain": chain}


@cache
def problem(name: str) -> tuple[ap.Equations, Right, dict[str, float], float, np.ndarray]:
    """A system, and where it ends."""
    equations, right, start, end = SYSTEMS[name]()
    exact = solve_ivp(right, (0, end), list(start.values()), method="LSODA", rtol=1e-12, atol=1e-12).y[:, -1]
    return equations, right, start, end, exact


@pytest.mark.parametrize("name", SYSTEMS)
@pytest.mark.parametrize("tolerance", [1e-5, pytest.param(1e-8, marks=pytest.mark.slow)])
def test_radau_takes_no_more_steps_and_evaluations_than_that_of_scipy(name: str, tolerance: float) -> None:
    """Its tolerance is that of RADAU5, 0.1 tolerance^(2/3) of the one asked for."""
    equations, right, start, end, exact = problem(name)
    loose = 0.1 * tolerance ** (2 / 3)
    other = solve_ivp(right, (0, end), list(start.values()), method="Radau", rtol=loose, atol=loose)
    run = equations.simulate(end, start, integrator="radau", tolerance=tolerance, samples=[0.0, end])
    error = np.abs(np.array([run[key][-1] for key in start]) - exact).max()
    assert run.audit.steps < 1.2 * (other.t.size - 1)
    assert run.audit.evaluations < 1.2 * other.nfev
    assert error < max(5 * np.abs(other.y[:, -1] - exact).max(), 1e-9)


@pytest.mark.parametrize("name", ["swinging", "chain"])
@pytest.mark.parametrize("tolerance", [1e-6, pytest.param(1e-10, marks=pytest.mark.slow)])
def test_dop853_takes_no_more_steps_and_evaluations_than_that_of_scipy(name: str, tolerance: float) -> None:
    equations, right, start, end, exact = problem(name)
    other = solve_ivp(right, (0, end), list(start.values()), method="DOP853", rtol=tolerance, atol=tolerance)
    run = equations.simulate(end, start, tolerance=tolerance, samples=[0.0, end])
    error = np.abs(np.array([run[key][-1] for key in start]) - exact).max()
    assert run.audit.steps < 1.15 * (other.t.size - 1)
    assert run.audit.evaluations < 1.1 * other.nfev
    assert error < max(10 * np.abs(other.y[:, -1] - exact).max(), tolerance)
