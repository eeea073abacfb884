"""Regulators and filters of steady motions against published gains and closed forms."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap


def acrobot() -> ap.Equations:
    """Two links with a motor at the elbow and viscous joints, as in Drake's AcrobotPlant."""
    model = ap.Model("acrobot")
    N = model.frame
    q1, q2 = model.coordinates("q1 q2")
    tau = model.input("tau")
    upper = N.orientnew("A", "Axis", [q1, N.z])
    lower = upper.orientnew("B", "Axis", [q2, N.z])
    first = model.body("first", 1, frame=upper, position=-0.5 * upper.y, inertia_zz=0.083)
    second = model.body("second", 1, frame=lower, position=-upper.y - lower.y, inertia_zz=0.33)
    model.gravity(-9.81 * N.y)
    elbow = (tau - 0.1 * q2.diff(model.time)) * N.z
    model.torque(first, -0.1 * q1.diff(model.time) * N.z - elbow)
    model.torque(second, elbow)
    return model.derive(ap.Kane())


def test_the_gains_of_an_acrobot_are_those_of_drake() -> None:
    # Drake, examples/acrobot: LinearQuadraticRegulator about the upright with Q = diag(10, 10, 1, 1), R = 1
    equations = acrobot()
    law = ap.lqr(equations, {"q1": np.pi, "q2": 0, "q1dot": 0, "q2dot": 0}, Q=[10, 10, 1, 1], R=1)
    np.testing.assert_allclose(law.gains, [[-278.44223126, -112.29125985, -119.72457377, -56.82824017]], atol=6e-9)
    run = equations.simulate(15, {"q1": np.pi + 0.03, "q2": -0.02}, inputs=law.inputs)
    assert abs(run["q1"][-1] - np.pi) < 1e-9


def pendulum_with_its_rod_in_evidence() -> ap.Equations:
    model = ap.Model("pendulum")
    N = model.frame
    x, y = model.coordinates("x y")
    u = model.input("u")
    bob = model.particle("bob", 1, x * N.x + y * N.y)
    model.gravity(-9 * N.y)
    model.force(bob, u * N.x)
    model.constrain("rod", x**2 + y**2 - 1)
    return model.derive(ap.Kane())


def test_a_regulator_of_a_constrained_system_is_that_of_minimal_coordinates() -> None:
    # upright, x'' = 9 x + u: P from the 2 by 2 equation in closed form, k1 = 9 + sqrt(81 + q), k2 = sqrt(2 k1)
    equations = pendulum_with_its_rod_in_evidence()
    law = ap.lqr(equations, {"x": 0, "y": 1, "xdot": 0, "ydot": 0}, Q={"x": 19}, R=1)
    assert law.states == ("x", "xdot")
    np.testing.assert_allclose(law.gains, [[19.0, np.sqrt(38.0)]], rtol=1e-9)
    run = equations.simulate(12, {"x": 0.1, "y": np.sqrt(0.99)}, inputs=law.inputs)
    assert abs(run["x"][-1]) < 1e-6
    assert run.audit.constraint_error < 1e-12


def test_weights_of_dependent_states_count_as_what_the_constraints_make_of_them() -> None:
    # at 45 degrees dy = -dx: a weight of y is one of x
    equations = pendulum_with_its_rod_in_evidence()
    at, held = {"x": np.sqrt(0.5), "y": np.sqrt(0.5), "xdot": 0, "ydot": 0}, {"u": -9.0}
    by_x, by_y = (ap.lqr(equations, at, Q={name: 1}, R=1, inputs=held) for name in ("x", "y"))
    np.testing.assert_allclose(by_x.gains, by_y.gains, rtol=1e-9)


def test_a_steady_roll_is_kept_without_its_position() -> None:
    model = ap.Model("cart on a belt")
    x, f = model.coordinates("x"), model.input("f")
    drag = model.parameters("c", 2.0)
    cart = model.particle("cart", 1, x * model.frame.x)
    model.force(cart, (f - drag * x.diff(model.time)) * model.frame.x)
    equations = model.derive(ap.Kane())
    # v' = -2 v + f about v = 3: k = -2 + sqrt(4 + q)
    law = ap.lqr(equations, {"x": 0, "xdot": 3}, Q={"xdot": 5}, R=1, inputs={f: 6.0})
    assert law.states == ("xdot",)
    np.testing.assert_allclose(law.gains, [[1.0]], rtol=1e-9)
    with pytest.raises(ap.ModelError, match="Q weighs 'x', which is not constant"):
        ap.lqr(equations, {"x": 0, "xdot": 3}, Q=1, R=1, inputs={f: 6.0})


def test_the_filter_is_the_regulator_of_the_transposed_problem() -> None:
    # x'' = noise of intensity w, x measured with noise v: gains sqrt(2) (w/v)^(1/4), (w/v)^(1/2) (Kalman and Bucy 1961)
    model = ap.Model("cart")
    x = model.coordinates("x")
    model.particle("cart", 1, x * model.frame.x)
    found = ap.kalman(model.derive(ap.Kane()), {"x": 0}, outputs=[x], W={"xdot": 16}, V=1)
    np.testing.assert_allclose(found.gains, [[2 * np.sqrt(2)], [4]], rtol=1e-9)
    np.testing.assert_allclose(found.eigenvalues, np.sqrt(2) * np.array([-1 + 1j, -1 - 1j]), rtol=1e-9)


def test_the_gains_of_a_regulator_scale_with_the_units() -> None:
    gains = []
    for metre in (1.0, 1e3):
        model = ap.Model("cart")
        x, f = model.coordinates("x"), model.input("f")
        model.force(model.particle("cart", 1, x * model.frame.x), f * metre * model.frame.x)
        gains.append(ap.lqr(model.derive(ap.Kane()), {"x": 0}, Q={x: 3 / metre**2}, R=1).gains * metre)
    np.testing.assert_allclose(gains[0], gains[1], rtol=1e-9)


def two_carts() -> ap.Equations:
    """The second is not reached by the force."""
    model = ap.Model("two carts")
    x, y = model.coordinates("x y")
    f = model.input("f")
    model.force(model.particle("pushed", 1, x * model.frame.x), f * model.frame.x)
    model.particle("free", 1, y * model.frame.y)
    return model.derive(ap.Kane())


def test_what_cannot_be_kept_is_refused_with_the_reason() -> None:
    equations = two_carts()
    with pytest.raises(ap.NotApplicable, match=r"eigenvalue .* does not decay, and no input reaches it"):
        ap.lqr(equations, {"x": 0, "y": 0}, Q=1, R=1)
    with pytest.raises(ap.NotApplicable, match="does not decay, and no output sees it"):
        ap.kalman(equations, {"x": 0, "y": 0}, outputs=["x"], W=1, V=1)
    with pytest.raises(ap.ModelError, match=r"is not of a steady motion, xdot' = 1"):
        ap.lqr(equations, {"x": 0, "y": 0}, Q=1, R=1, inputs={"f": 1})


def test_weights_that_are_none_are_refused() -> None:
    equations = two_carts()
    at = {"x": 0, "y": 0}
    with pytest.raises(ap.ModelError, match="Q weighs 'xx', which is unknown; did you mean 'x'"):
        ap.lqr(equations, at, Q={"xx": 1}, R=1)
    with pytest.raises(ap.ModelError, match=r"Q has the shape \(2, 2\): give finite weights of x, y, xdot, ydot"):
        ap.lqr(equations, at, Q=[1, 1], R=1)
    with pytest.raises(ap.ModelError, match="R must be symmetric with eigenvalues above zero; the least is 0"):
        ap.lqr(equations, at, Q=1, R=0)


def test_a_state_that_is_no_coordinate_or_speed_has_no_law() -> None:
    model = ap.Model("cart")
    x, f = model.coordinates("x"), model.input("f")
    model.force(model.particle("cart", 1, x * model.frame.x), f * model.frame.x)
    law = ap.lqr(model.derive(ap.Hamilton()), {"x": 0}, Q=1, R=1)
    if set(law.states) == {"x", "xdot"}:
        assert isinstance(law.inputs["f"], sm.Expr)
    else:
        with pytest.raises(ap.NotApplicable, match="is a state of 'cart' by Hamilton"):
            _ = law.inputs
