"""Accuracy does not depend on the units in which a motion is small: micrometres, grams."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import appell as ap

TIMES = np.linspace(0, 20, 201)


@pytest.fixture(scope="module")
def reference() -> np.ndarray:
    """x'' = -x - x^3 from 1 at rest, by SciPy at 1e-13."""
    return solve_ivp(
        lambda _, z: [z[1], -z[0] - z[0] ** 3], (0, 20), [1, 0], "DOP853", t_eval=TIMES, rtol=1e-13, atol=1e-14
    ).y[0]


def spring(principle: ap.Principle, mass: float, length: float, **options: object) -> np.ndarray:
    """x in units of the length, of a mass on a spring that hardens with it."""
    model = ap.Model("spring")
    x = model.coordinates("x")
    P = model.particle("P", mass=mass, position=x * model.frame.x)
    model.force(P, -mass * (x + x**3 / length**2) * model.frame.x)
    return model.derive(principle).simulate(20.0, {x: length}, samples=TIMES, **options)["x"] / length


@pytest.mark.parametrize("mass", [1.0, 5e-4, 1e-6])
@pytest.mark.parametrize("principle", [ap.Kane(), ap.Hamilton()])
def test_momenta_of_small_masses_lose_no_digits(principle, mass: float, reference) -> None:
    np.testing.assert_allclose(spring(principle, mass, 1.0), reference, atol=2e-9)


@pytest.mark.parametrize("length", [1e-3, 1e-4])
@pytest.mark.parametrize("integrator", ["dop853", "radau"])
def test_small_motions_lose_no_digits(length: float, integrator: str, reference) -> None:
    error = np.abs(spring(ap.Kane(), 1.0, length, integrator=integrator) - reference).max()
    one = np.abs(spring(ap.Kane(), 1.0, 1.0, integrator=integrator) - reference).max()
    assert error < 3 * one


@pytest.mark.parametrize("length", [1e-6, 1e-12])
def test_tiny_motions_lose_no_digits_either_alone_or_in_lanes(length: float) -> None:
    expected = length * np.cos(TIMES)
    model = ap.Model("oscillator")
    x = model.coordinates("x")
    P = model.particle("P", mass=1, position=x * model.frame.x)
    model.force(P, -x * model.frame.x)
    equations = model.derive(ap.Kane())
    run = equations.simulate(20.0, {x: length}, samples=TIMES, tolerance=1e-12)
    assert np.abs(run["x"] - expected).max() < 1e-10 * length
    runs = equations.sweep(20.0, {}, ap.grid(state={"x": [length, 1.0]}), samples=TIMES, tolerance=1e-12)
    assert "lanes" in runs.way
    assert np.abs(runs.data["x"].values[0] - expected).max() < 1e-10 * length


def test_what_stays_at_rest_is_not_asked_for_rounding() -> None:
    """A hanging pendulum in Cartesian coordinates: only rounding moves."""
    model = ap.Model("hanging")
    x, y = model.coordinates("x y")
    model.particle("P", mass=1, position=x * model.frame.x + y * model.frame.y)
    model.gravity(-9.81 * model.frame.y)
    model.constrain("rod", x**2 + y**2 - 1)
    run = model.derive(ap.Kane()).simulate(10.0, {x: 0, y: -1})
    assert run.audit.steps + run.audit.rejected < 100


@pytest.mark.parametrize("tolerance", [1e-6, 1e-9, 1e-12])
def test_a_load_in_balance_on_its_spring_is_not_asked_for_rounding_either(tolerance: float) -> None:
    model = ap.Model("load on a spring")
    m, k, g = model.parameters("m k g", [1.0, 1e2, 9.81])
    z = model.coordinates("z")
    P = model.particle("P", mass=m, position=z * model.frame.z)
    model.force(P, (-k * z - m * g) * model.frame.z)
    equations = model.derive(ap.Kane())
    run = equations.simulate(10.0, {z: -9.81 / 1e2}, tolerance=tolerance)
    assert run.audit.steps + run.audit.rejected < 100
    runs = equations.sweep(10.0, {}, ap.grid(state={"z": [-9.81 / 1e2]}), tolerance=tolerance, max_steps=100)
    assert "lanes" in runs.way
    assert not runs.messages
