"""Closed loops of shapes: disc, cat and trailer, against closed forms and integrals by SciPy."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm
from scipy.integrate import quad, solve_ivp

import appell as ap

S = sm.Symbol("s")


@pytest.mark.parametrize(("roll", "turn"), [(1.3, 0.7), (-2.0, np.pi)])
def test_a_disc_that_rolls_turns_and_goes_back_is_left_elsewhere(roll: float, turn: float) -> None:
    """Forward R a along x, back along the new heading: (R a (1 - cos b), -R a sin b)."""
    corners = [[0, 0], [roll, 0], [roll, turn], [0, turn]]
    found = ap.holonomy(ap.catalogue.vertical_disc(), ["theta", "phi"], corners, parameters={"R": 0.7})
    expected = 0.7 * roll * np.array([1 - np.cos(turn), -np.sin(turn)])
    np.testing.assert_allclose([found["x"], found["y"]], expected, atol=1e-11)
    assert not found.by_momentum
    assert "a closed loop of theta, phi changes x by" in str(found)
    assert r"\Delta x" in found._repr_latex_()


@pytest.mark.slow
def test_a_smooth_loop_of_the_disc_is_its_integral_however_it_is_gone_around() -> None:
    """x = R times the integral of cos(phi) d theta over theta = sin s, phi = 1 - cos s."""
    disc = ap.catalogue.vertical_disc()
    expected = quad(lambda s: np.cos(1 - np.cos(s)) * np.cos(s), 0, 2 * np.pi, epsabs=1e-13)[0]
    for inner, end in ((S, 2 * sm.pi), (S**2, sm.sqrt(2 * sm.pi))):
        curve = (sm.sin(inner), 1 - sm.cos(inner))
        found = ap.holonomy(disc, ["theta", "phi"], curve, parameter=S, span=(0, end))
        assert found["x"] == pytest.approx(expected, abs=1e-10)


def test_the_cat_turns_by_the_integral_of_its_zero_momentum() -> None:
    """psi' = -J cos(alpha) phi' / (J cos^2 + I sin^2): half a turn for its card's bend; along a bend that varies."""
    cat = ap.catalogue.falling_cat().release("bend").release("hips")
    shape = ["alpha", "phi1", "phi2"]
    bend = float(np.arccos((np.sqrt(13) - 1) / 3))
    half = ap.holonomy(cat, shape, (sm.Float(bend, 30), S, S), parameter=S, span=(0, 2 * sm.pi))
    assert half["psi"] == pytest.approx(-np.pi, abs=1e-9)
    assert half.by_momentum
    J, I = 0.01, 0.04

    def rate(s: float) -> float:
        c = np.cos(0.6 + 0.3 * np.sin(s))
        return -J * c / (J * c**2 + I * (1 - c**2))

    varying = ap.holonomy(cat, shape, (sm.Rational(3, 5) + 3 * sm.sin(S) / 10, S, S), parameter=S, span=(0, 2 * sm.pi))
    assert varying["psi"] == pytest.approx(quad(rate, 0, 2 * np.pi, epsabs=1e-12)[0], abs=1e-9)


def test_a_car_with_a_trailer_is_left_where_its_own_equations_leave_it() -> None:
    """theta1' = v sin(theta - theta1) / d, theta' = v tan(phi) / l, x' = v cos(theta), solved for v."""
    car = ap.catalogue.car_with_trailers(1).release("steering")
    phi, theta1 = 0.3 + 0.1 * sm.sin(S), -0.6 + 0.1 * sm.cos(S)
    found = ap.holonomy(car, ["phi", "theta1"], (phi, theta1), parameter=S, span=(0, 2 * sm.pi))
    steering, heading, turning = (sm.lambdify(S, e) for e in (phi, theta1, theta1.diff(S)))
    d, l = 0.8, 1.0

    def rates(s, g):
        v = turning(s) * d / np.sin(g[2] - heading(s))
        return [v * np.cos(g[2]), v * np.sin(g[2]), v * np.tan(steering(s)) / l]

    end = solve_ivp(rates, (0, 2 * np.pi), [0, 0, 0], method="DOP853", rtol=1e-12, atol=1e-13).y[:, -1]
    np.testing.assert_allclose([found[name] for name in ("x", "y", "theta")], end, atol=1e-9)


def test_loops_that_are_open_or_not_allowed_are_refused_in_one_sentence() -> None:
    disc, cat = ap.catalogue.vertical_disc(), ap.catalogue.falling_cat()
    with pytest.raises(ap.ModelError, match="the loop is open"):
        ap.holonomy(disc, ["theta", "phi"], (S, S), parameter=S, span=(0, 1))
    with pytest.raises(ap.NotApplicable, match="time stands in the rows of 'falling cat'"):
        ap.holonomy(cat, ["alpha", "phi1", "phi2"], [[0.1, 0, 0], [0.2, 0, 0]])
    free = cat.release("bend").release("hips")
    with pytest.raises(ap.ModelError, match="does not satisfy the constraint 'no twist'"):
        ap.holonomy(free, ["alpha", "phi1", "phi2"], [[0.1, 0, 0], [0.2, 0.1, 0.3]])
    with pytest.raises(ap.ModelError, match="'gamma' is not a coordinate"):
        ap.holonomy(disc, ["gamma"], [[0], [1]])
    with pytest.raises(ap.ModelError, match="corners of 2 numbers"):
        ap.holonomy(disc, ["theta", "phi"], [[0], [1]])
    with pytest.raises(ap.NotApplicable, match="determine 2 of the rates of x, y, phi"):
        ap.holonomy(disc, ["theta"], [[0], [1]])
    with pytest.raises(ap.ModelError, match="the start names 'theta'"):
        ap.holonomy(disc, ["theta", "phi"], [[0, 0], [1, 0]], start={"theta": 1.0})


def test_constraints_that_are_let_go_are_refused_by_name() -> None:
    model = ap.Model("hops")
    x, y = model.coordinates("x y")
    ball = model.particle("ball", 1, x * model.frame.x + y * model.frame.y)
    model.constrain("floor", ap.position(ball).dot(model.frame.y) >= 0)
    with pytest.raises(ap.NotApplicable, match="'hops' has constraints that open and close"):
        ap.holonomy(model, ["x"], [[0], [1]])


def test_a_train_that_is_straight_is_singular_and_says_where() -> None:
    car = ap.catalogue.car_with_trailers(1).release("steering")
    with pytest.raises(ap.SingularSystem, match=r"at phi = 0\.3, theta1 = 0: lead the loop around"):
        ap.holonomy(car, ["phi", "theta1"], [[0.3, 0], [0.3, 0.2]])
