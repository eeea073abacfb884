"""Mass matrix, bias, inverse dynamics, Jacobians and momenta of many states, against closed forms and identities."""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap
from appell.numbers import COMPILE
from tests.tolerances import ALGEBRA, ROUNDING

M1, M2, L1, C1, C2, I1, I2, G = 1.5, 0.8, 0.7, 0.3, 0.25, 0.05, 0.03, 9.81


def _arm() -> ap.Equations:
    """Two links in a vertical plane, with the tip of the second as a point."""
    model = ap.Model("arm")
    upper = model.body("upper", M1, inertia=(0, 0, I1), mass_center=(C1, 0, 0))
    fore = model.body("fore", M2, inertia=(0, 0, I2), mass_center=(C2, 0, 0))
    model.joint("shoulder", ap.Revolute("z"), model.ground, upper, coordinates="q1", speeds="u1")
    model.joint("elbow", ap.Revolute("z"), upper, fore, parent_point=(L1, 0, 0), coordinates="q2", speeds="u2")
    model.point("tip", (0.5, 0, 0), on=fore)
    model.gravity(-G * model.frame.y)
    return model.derive(ap.Kane())


ARM = _arm()
RNG = np.random.default_rng(5)
Q, U, A = RNG.uniform(-2, 2, (3, 7, 2))


def _book(q: np.ndarray, u: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """M and h of a planar arm (Featherstone 2008, example of section 2.1; Craig 2005, eq. 6.58)."""
    q1, q2, (u1, u2) = q[..., 0], q[..., 1], np.moveaxis(u, -1, 0)
    h, b = M2 * L1 * C2, I2 + M2 * C2**2
    a = I1 + I2 + M1 * C1**2 + M2 * (L1**2 + C2**2)
    one = np.ones_like(q1)
    M = np.stack([a + 2 * h * np.cos(q2), b + h * np.cos(q2), b + h * np.cos(q2), b * one], -1).reshape(*q1.shape, 2, 2)
    weight2 = M2 * C2 * G * np.cos(q1 + q2)
    weight1 = (M1 * C1 + M2 * L1) * G * np.cos(q1) + weight2
    return M, np.stack([weight1 - h * np.sin(q2) * (2 * u1 * u2 + u2**2), weight2 + h * np.sin(q2) * u1**2], -1)


def test_mass_matrix_bias_and_inverse_dynamics_are_those_of_the_book() -> None:
    M, h = _book(Q, U)
    np.testing.assert_allclose(ap.robotics.mass_matrix(ARM, Q), M, rtol=ALGEBRA)
    np.testing.assert_allclose(ap.robotics.bias(ARM, Q, U), h, rtol=ALGEBRA, atol=ROUNDING)
    tau = (M @ A[..., None])[..., 0] + h
    np.testing.assert_allclose(ap.robotics.inverse_dynamics(ARM, Q, U, A), tau, rtol=ALGEBRA, atol=ROUNDING)
    np.testing.assert_allclose(ap.robotics.accelerations(ARM, Q, U, tau), A, rtol=1e-11, atol=1e-12)


def test_states_have_any_shape_and_one_state_none() -> None:
    whole = ap.robotics.mass_matrix(ARM, Q)
    np.testing.assert_array_equal(ap.robotics.mass_matrix(ARM, Q[:6].reshape(2, 3, 2)), whole[:6].reshape(2, 3, 2, 2))
    np.testing.assert_array_equal(ap.robotics.mass_matrix(ARM, Q[3]), whole[3])
    # one configuration, several speeds
    assert ap.robotics.bias(ARM, Q[0], U).shape == (7, 2)


def test_machine_code_for_many_states_gives_the_same_numbers() -> None:
    q, u = RNG.uniform(-2, 2, (2, COMPILE.states + 1, 2))
    equations = _arm()
    M, h = _book(q, u)
    np.testing.assert_allclose(ap.robotics.mass_matrix(equations, q), M, rtol=ALGEBRA)
    np.testing.assert_allclose(ap.robotics.bias(equations, q, u), h, rtol=ALGEBRA, atol=1e-12)


def test_a_jacobian_maps_speeds_to_the_velocity_of_a_point_and_of_a_frame() -> None:
    q1, q12 = Q[:, 0], Q.sum(axis=1)
    one = np.stack([-L1 * np.sin(q1) - 0.5 * np.sin(q12), L1 * np.cos(q1) + 0.5 * np.cos(q12)], -1)
    two = np.stack([-0.5 * np.sin(q12), 0.5 * np.cos(q12)], -1)
    J = ap.robotics.jacobian(ARM, "tip", Q)
    np.testing.assert_allclose(J[:, :2], np.stack([one, two], -1), rtol=ALGEBRA, atol=ROUNDING)
    np.testing.assert_array_equal(J[:, 2], 0.0)
    turning = ap.robotics.jacobian(ARM, "fore", Q, angular=True)[:, 3:]
    np.testing.assert_allclose(turning, np.broadcast_to([[0, 0], [0, 0], [1, 1]], (7, 3, 2)), atol=ROUNDING)


def test_the_angular_jacobian_of_a_free_body_is_its_rotation() -> None:
    """omega_N = R omega_body for a body whose speeds are components in its own axes."""
    model = ap.Model("stone")
    stone = model.body("stone", 2.0, inertia=(1, 2, 2.5))
    ball = model.joint("ball", ap.Spherical(), model.ground, stone)
    e = np.array([0.5, -0.1, 0.7, 0.2])
    w, x, y, z = e / np.linalg.norm(e)
    R = [
        [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
        [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
        [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
    ]
    equations = model.derive(ap.Kane())
    assert len(ball.coordinates) == 4
    found = ap.robotics.jacobian(equations, "stone", [w, x, y, z], angular=True)[3:]
    np.testing.assert_allclose(found, R, atol=ROUNDING)
    momentum = ap.robotics.momentum(equations, [w, x, y, z], [1.0, -2.0, 3.0])
    np.testing.assert_allclose(momentum.angular, np.array(R) @ [1.0, -4.0, 7.5], atol=1e-14)


def test_momenta_along_a_run_change_by_the_weight() -> None:
    """Two pucks without friction: P' = m g, and L about the centre of mass stays."""
    model = ap.Model("two stones")
    a = model.body("a", 1.0, inertia=(0.1, 0.2, 0.25))
    b = model.body("b", 3.0, inertia=(0.3, 0.3, 0.3), mass_center=(0, 0, -0.5))
    model.joint("free", ap.Free(), model.ground, a)
    model.joint("pin", ap.Revolute("y"), a, b, parent_point=(0, 0, -0.2))
    model.gravity(-10 * model.frame.z)
    equations = model.derive(ap.Kane())
    run = equations.simulate(0.5, {"wx_a": 1.0, "wy_a": 2.0, "vx_a": 0.3, "omega_b": -1.0}, samples=6)
    momentum, center = ap.robotics.momentum(run), ap.robotics.center_of_mass(run)
    fallen = momentum.linear[0] + np.outer(run.time, [0, 0, -40.0])
    np.testing.assert_allclose(momentum.linear, fallen, atol=1e-9)
    np.testing.assert_allclose(momentum.angular, np.broadcast_to(momentum.angular[0], (6, 3)), atol=1e-9)
    assert np.abs(momentum.angular[0]).max() > 0.1
    path = center[0] + np.outer(run.time, momentum.linear[0] / 4) - np.outer(run.time**2, [0, 0, 5.0])
    np.testing.assert_allclose(center, path, atol=1e-9)


def test_inputs_enter_the_bias() -> None:
    model = ap.Model("cart")
    x, f = model.coordinates("x"), model.input("f")
    model.particle("cart", mass=2, position=x * model.frame.x)
    model.force("cart", f * model.frame.x)
    equations = model.derive(ap.Kane())
    np.testing.assert_array_equal(ap.robotics.bias(equations, [0.0], [0.0]), [0.0])
    np.testing.assert_array_equal(ap.robotics.bias(equations, [0.0], [0.0], inputs={f: [1.0, 4.0]}), [[-1.0], [-4.0]])
    with pytest.raises(ap.ModelError, match="has no input 'g'"):
        ap.robotics.bias(equations, [0.0], [0.0], inputs={"g": 1.0})


def test_bad_states_are_refused() -> None:
    with pytest.raises(
        ap.ModelError, match=r"q has the shape \(3,\): give \(..., 2\), one entry for each of the coord"
    ):
        ap.robotics.mass_matrix(ARM, [0.0, 0.0, 0.0])
    with pytest.raises(ap.ModelError, match="do not belong to the same states"):
        ap.robotics.bias(ARM, Q, U[:3])
    with pytest.raises(ap.ModelError, match="gives no finite numbers"):
        ap.robotics.mass_matrix(ARM, [[0.0, 0.0], [0.0, np.nan]])
    with pytest.raises(ap.ModelError, match=r"'tipp' is not a point.*did you mean 'tip'"):
        ap.robotics.jacobian(ARM, "tipp", Q)
    with pytest.raises(ap.NotApplicable, match=r"use equations\.accelerations"):
        ap.robotics.accelerations(ap.catalogue.two_pucks().derive(ap.Kane()), np.zeros(4), np.zeros(4))
