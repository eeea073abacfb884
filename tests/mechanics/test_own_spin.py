"""Speeds that are the components of a body's own angular velocity, as a graph sees them."""

import casadi as ca
import numpy as np
import pytest
import sympy as sm
from sympy.physics.vector import ReferenceFrame, dynamicsymbols

import appell as ap
from appell.equations.systems import run_system
from appell.mechanics.own_spin import in_speeds, is_plain


def gyroscope(body_fixed, scale=1):
    """A body about a fixed point with three angles; its speeds are its angular velocity or the rates of its angles."""
    model = ap.Model("gyroscope")
    yaw, lean, spin = model.coordinates("yaw lean spin")
    leaning, body = ReferenceFrame("leaning"), ReferenceFrame("body")
    leaning.orient_body_fixed(model.frame, (yaw, lean, 0), "ZXY")
    body.orient_axis(leaning, leaning.y, spin)
    omega = body.ang_vel_in(model.frame)
    axes = (body.x, body.y, body.z)
    rates = [q.diff(dynamicsymbols._t) for q in (yaw, lean, spin)]
    model.speeds("u1 u2 u3", [scale * omega.dot(e) for e in axes] if body_fixed else rates)
    model.body("body", 2.0, frame=body, position=model.origin, inertia=(0.3, 0.5, 0.7))
    return model.derive(ap.Kane())


def dynamics_of(equations):
    return run_system(equations).functions["dynamics"]


def test_the_mass_matrix_in_components_of_the_body_is_its_inertia_and_short():
    dynamics = dynamics_of(gyroscope(body_fixed=True))
    found = np.array(dynamics(0.0, [0.3, 0.2, 1.1, 0.5, -0.7, 0.9], [], [])).ravel()
    M, F = found[3:12].reshape(3, 3), found[12:15]
    np.testing.assert_array_equal(M, np.diag([0.3, 0.5, 0.7]))
    # Euler's equations: I w' = I w x w
    np.testing.assert_allclose(F, np.cross([0.3 * 0.5, 0.5 * -0.7, 0.7 * 0.9], [0.5, -0.7, 0.9]), atol=1e-14)
    assert dynamics.n_instructions() < dynamics_of(gyroscope(body_fixed=False)).n_instructions() / 2


def test_speeds_that_are_not_whole_multiples_or_depend_on_angles_stay_as_they_were():
    q, u = ca.SX.sym("q", 2), ca.SX.sym("u", 2)
    turned = ca.vertcat(ca.cos(q[0]) * u[0] - ca.sin(q[0]) * u[1], ca.sin(q[0]) * u[0] + ca.cos(q[0]) * u[1], 0)
    back = ca.vertcat(ca.cos(q[0]) * turned[0] + ca.sin(q[0]) * turned[1], 0, u[1] - u[0])
    assert in_speeds(turned, u) is None
    assert in_speeds(back / 3, u) is None
    assert in_speeds(back + q[1] * 1e-8, u) is None
    assert in_speeds(ca.vertcat(back[0], 0, u[0] * u[1]), u) is None
    assert in_speeds(ca.vertcat(back[0], 0, ca.sqrt(-1 - q[1] ** 2)), u) is None
    assert str(in_speeds(back, u)) == "[u_0, 00, (u_1-u_0)]"
    assert is_plain(ca.vertcat(u[1], u[0]), u)
    assert not is_plain(ca.vertcat(u[1], 2 * u[0]), u)


@pytest.mark.parametrize("scale", [1, sm.Rational(1, 2)])
def test_a_free_gyroscope_keeps_its_momentum_in_space_whatever_its_speeds_are(scale):
    start = {"yaw": 0.1, "lean": 0.3, "spin": 0.0, "u1": 0.4, "u2": 3.0, "u3": 0.5}
    run = gyroscope(True, scale).simulate(2.0, start, samples=5, tolerance=1e-12)
    yaw, lean, spin = (run[name] for name in ("yaw", "lean", "spin"))
    momenta = []
    for k in range(5):
        turn = sm.rot_axis3(-yaw[k]) * sm.rot_axis1(-lean[k]) * sm.rot_axis2(-spin[k])  # ZXY, from the body to space
        spins = [run[name][k] / float(scale) for name in ("u1", "u2", "u3")]
        momenta.append(np.array(turn, float) @ (np.array([0.3, 0.5, 0.7]) * spins))
    np.testing.assert_allclose(momenta, [momenta[0]] * 5, atol=1e-10)


def test_spins_of_joints_are_taken_from_the_joints_without_a_look_at_random_states(monkeypatch):
    def looked(spin, speeds):
        raise AssertionError("a joint says what its spin is")

    monkeypatch.setattr("appell.mechanics.frames.in_speeds", looked)
    model = ap.Model("two balls in a row")
    parent = model.ground
    for name in ("upper", "lower"):
        ball = model.body(name, 1, inertia=(0.3, 0.4, 0.5))
        model.joint(f"socket of {name}", ap.Spherical(), parent, ball, child_point=(0, 0, 1))
        parent = ball
    model.gravity(-9.81 * model.frame.z)
    udot = model.derive(ap.Kane()).accelerations({"wx_upper": 0.1})
    assert np.isfinite(list(udot.values())).all()
    with pytest.raises(AssertionError):
        dynamics_of(gyroscope(body_fixed=True))
