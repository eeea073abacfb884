"""Second derivatives of runs against closed forms and extrapolated differences of gradients."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.errors import NotApplicable
from appell.gradients import adjoint, crossing
from tests.laws.test_gradients import derived
from tests.laws.test_gradients_of_modes import CASES
from tests.support import CARDS
from tests.tolerances import ADJOINT, CLOSED_FORM, GRADIENT, RUN

SMOOTH = {
    "chaplygin-sleigh": ("theta", ("m", "J", "a")),
    "cartesian-pendulum": ("y", ("m", "g", "L")),
}
pytestmark = pytest.mark.filterwarnings("ignore:the start of .* is not unique")

BALL = {"x": 0.0, "z": 1.0, "vx": 0.5, "vz": 0.0}


def ball() -> ap.Run:
    return ap.catalogue.bouncing_ball().derive(ap.Kane()).simulate(2.0, BALL, tolerance=RUN)


def of_the_ball(run: ap.Run) -> np.ndarray:
    """Z(T) = v e^n (T - t_n) - g (T - t_n)^2 / 2, t_n = (v / g) (1 + 2 e + ... + 2 e^(n - 1)), v = sqrt(2 g z)."""
    e, g, z = by = sm.symbols("e g z", positive=True)
    n, v = len(run.impacts), sm.sqrt(2 * g * z)
    rest = 2 - v / g * (1 + 2 * sum(e**k for k in range(1, n)))
    height = v * e**n * rest - g * rest**2 / 2
    values = {e: run.parameters["e"], g: run.parameters["g"], z: 1.0}
    assert float(height.subs(values)) == pytest.approx(float(run["z"][-1]), rel=CLOSED_FORM)
    return np.array(sm.hessian(height, by).subs(values).evalf(30), float)


def error_of_the_ball() -> float:
    run = ball()
    expected = of_the_ball(run)
    return float(np.abs(run.hessian("z", ["e", "g", "z"]) - expected).max() / np.abs(expected).max())


def test_second_derivatives_through_bounces_are_those_of_their_closed_form() -> None:
    assert error_of_the_ball() < CLOSED_FORM


def test_without_the_curvature_of_crossings_that_law_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """First derivatives stay exact where the motion about an instant is a straight line; second ones do not."""

    def straight(local: object, tau: object, x: object, theta: object, after: object, t: object) -> object:
        return x - tau * local.rates(t, x, theta, *after.parts[1:])[0]

    monkeypatch.setattr(crossing, "carried_back", straight)
    run = ball()
    assert run.gradient("z", ["e", "g", "z"], method="adjoint").attrs["missed"] < ADJOINT
    assert error_of_the_ball() > 1e-2


def test_a_product_with_a_direction_is_that_of_the_matrix() -> None:
    run = ball()
    H, v = run.hessian("z", ["e", "g", "z"]).to_numpy(), np.array([0.3, -1.0, 2.0])
    product = run.hessian("z", ["e", "g", "z"], along={"e": 0.3, "g": -1.0, "z": 2.0})
    np.testing.assert_allclose(product, H @ v, rtol=CLOSED_FORM)
    np.testing.assert_array_equal(product, run.hessian("z", ["e", "g", "z"], along=v))


# ---- against differences ---------------------------------------------------------------------------------------------


def by_differences(gradient: Callable[[str, float], np.ndarray], sizes: dict[str, float]) -> np.ndarray:
    """Rows of order six; where they are further from those of order four than the tolerance the test fails."""
    rows = []
    for name, size in sizes.items():
        h = 4e-3 * size
        D = [(gradient(name, k * h) - gradient(name, -k * h)) / (2 * k * h) for k in (1, 2, 3)]
        rows.append(1.5 * D[0] - 0.6 * D[1] + 0.1 * D[2])
    return np.array(rows)


def apart(run: ap.Run, of: str, by: tuple[str, ...]) -> float:
    """How far second derivatives are from differences, in units of the scalars, of the largest."""
    values = {**run.settings["state"], **run.parameters}
    sizes = {name: abs(values[name]) or 1.0 for name in by}

    def gradient(name: str, change: float) -> np.ndarray:
        parameters, state = dict(run.parameters), dict(run.settings["state"])
        (parameters if name in parameters else state)[name] += change
        other = run.equations.simulate(
            float(run.time[-1]), state, parameters=parameters, inputs=run.inputs, tolerance=RUN, samples=2
        )
        assert [mode.phases for mode in other.modes] == [mode.phases for mode in run.modes]
        return other.gradient(of, by).to_numpy()

    expected, found = by_differences(gradient, sizes), run.hessian(of, by).to_numpy()
    unit = np.outer(list(sizes.values()), list(sizes.values()))
    scale = max(np.abs(expected * unit).max(), abs(float(run[of][-1])))
    assert np.abs((found - found.T) * unit).max() < ADJOINT * scale
    return float(np.abs((found - expected) * unit).max() / scale)


@pytest.mark.parametrize("system", SMOOTH)
def test_second_derivatives_are_those_of_differences_of_gradients(system: str) -> None:
    of, by = SMOOTH[system]
    start = {"x": 0.6, "vx": 0.5} if system == "cartesian-pendulum" else CARDS[system].start
    run = derived(system).simulate(0.5, start, tolerance=RUN, samples=2)
    assert apart(run, of, by) < GRADIENT


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize("name", CASES)
def test_second_derivatives_through_modes_are_those_of_differences(name: str) -> None:
    made, by = CASES[name]
    assert apart(made(), "x", by) < GRADIENT


def test_without_the_curvature_of_the_assembled_start_they_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    run = derived("cartesian-pendulum").simulate(0.5, {"x": 0.6, "vx": 0.5}, tolerance=RUN, samples=2)
    expected = run.hessian("y", ["L", "x"]).to_numpy()
    monkeypatch.setattr(adjoint, "_curved_start", lambda run, scalars, v, start: np.zeros_like(start.S))
    assert np.abs(run.hessian("y", ["L", "x"]) - expected).max() > 1e-2 * np.abs(expected).max()


def test_a_start_given_in_full_that_would_contradict_is_refused() -> None:
    start = {"x": 0.6, "y": -0.8, "vx": 0.0}
    run = derived("cartesian-pendulum").simulate(0.5, start, tolerance=RUN, samples=2)
    with pytest.raises(NotApplicable, match="given in full"):
        run.hessian("y", ["L"])


def test_at_an_event_the_instant_moves() -> None:
    """A stone that falls from z meets the floor with v = -sqrt(2 g z)."""
    fall = ap.Model("fall")
    z = fall.coordinates("z")
    g = fall.parameters("g", 10.0)
    fall.particle("stone", mass=1, position=z * fall.frame.z)
    fall.gravity(-g * fall.frame.z)
    run = fall.derive(ap.Kane()).simulate(3.0, {z: 20.0}, events={"floor": z}, tolerance=RUN)
    speed = -sm.sqrt(2 * sm.Symbol("g") * sm.Symbol("z"))
    expected = np.array(sm.hessian(speed, sm.symbols("g z")).subs({"g": 10, "z": 20}), float)
    np.testing.assert_allclose(run.hessian("zdot", [g, z], at="floor"), expected, rtol=CLOSED_FORM)
    adjoint_, forward = (run.gradient("zdot", [g, z], at="floor", method=m) for m in ("adjoint", "forward"))
    np.testing.assert_allclose(adjoint_, forward, rtol=ADJOINT)


def test_directions_are_checked() -> None:
    run = ball()
    with pytest.raises(ap.ModelError, match="along= names 'mu'"):
        run.hessian("z", ["e", "g"], along={"mu": 1.0})
    with pytest.raises(ap.ModelError, match="along= has 3 numbers"):
        run.hessian("z", ["e", "g"], along=[1.0, 2.0, 3.0])
