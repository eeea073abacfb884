"""Published numbers (golden.md) for systems that are not in the catalogue yet."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.catalogue.systems.perpendicular_bodies import free_body
from tests.tolerances import CLOSED_FORM, RUN


def test_the_vertical_rolling_disc_has_blochs_path_and_multipliers() -> None:
    """Bloch 1.4: x' = R theta' cos phi, y' = R theta' sin phi; lam = (-m W R w sin phi, m W R w cos phi)."""
    model = ap.Model("vertical rolling disc")
    N, t = model.frame, model.time
    m, I, J, R = model.parameters("m I J R", [1.0, 1.0, 1.0, 1.0])
    x, y, theta, phi = model.coordinates("x y theta phi")
    model.speeds("vx vy w W")
    upright = N.orientnew("H", "Axis", [phi, N.z])
    disc = upright.orientnew("D", "Axis", [theta, upright.y])
    body = model.body("disc", m, frame=disc, position=x * N.x + y * N.y, inertia=(J, I, J))
    v = ap.velocity(body)
    model.constrain("along x", v.dot(N.x) - R * theta.diff(t) * sm.cos(phi))
    model.constrain("along y", v.dot(N.y) - R * theta.diff(t) * sm.sin(phi))
    run = model.derive(ap.Kane(reactions=True)).simulate(
        1.0, {"x": 0, "y": 0, "theta": 0, "phi": 0, "w": 1.0, "W": 2.0}, tolerance=RUN
    )
    assert run["x"][-1] == pytest.approx(0.454648713412841, abs=CLOSED_FORM)
    assert run["y"][-1] == pytest.approx(0.708073418273571, abs=CLOSED_FORM)
    np.testing.assert_allclose(run["lambda_along_x"], -2.0 * np.sin(2.0 * run.time), atol=CLOSED_FORM)
    np.testing.assert_allclose(run["lambda_along_y"], 2.0 * np.cos(2.0 * run.time), atol=CLOSED_FORM)


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("principle", [ap.Kane(), ap.UdwadiaKalaba(), ap.AppellChetaev()])
def test_the_thin_rolling_disc_has_the_accelerations_of_sympys_test(principle) -> None:
    """SymPy test_kane5: int = Rz(q1) Rx(q2), disc = int Ry(q3), centre = contact + r int.z."""
    model = ap.Model("thin rolling disc")
    N, t = model.frame, model.time
    g, r, m = model.parameters("g r m", [9.81, 0.26, 3.43])
    q1, q2, q3, q4, q5 = model.coordinates("q1:6")
    yaw = N.orientnew("Y", "Axis", [q1, N.z])
    lean = yaw.orientnew("L", "Axis", [q2, yaw.x])
    disc = lean.orientnew("D", "Axis", [q3, lean.y])
    omega = disc.ang_vel_in(N)
    spins = [sm.trigsimp(omega.dot(axis)) for axis in (disc.x, disc.y, disc.z)]
    model.speeds("u1 u2 u3 u4 u5", [*spins, q4.diff(t), q5.diff(t)])
    centre = q4 * N.x + q5 * N.y + r * lean.z
    body = model.body("disc", m, frame=disc, position=centre, inertia=(m * r**2 / 4, m * r**2 / 2, m * r**2 / 4))
    model.gravity(-g * N.z)
    slip = ap.velocity(body) + ap.angular_velocity(body).cross(-r * lean.z)
    model.constrain("rolls", [slip.dot(N.x), slip.dot(N.y)])
    state = {"q1": 0.3, "q2": 0.1, "q3": 1.97, "q4": -0.35, "q5": 2.27, "u1": -0.2, "u2": 1.3, "u3": 0.15}
    rates = model.derive(principle).accelerations(state)
    published = (-0.925848952664489, -0.0181350656532944, 2.91695398184589)
    np.testing.assert_allclose([rates["u1"], rates["u2"], rates["u3"]], published, rtol=1e-12)


def test_a_ball_on_a_turntable_goes_round_a_circle() -> None:
    """Weltner 1979: c'' = 2/7 Om z x c'; R = .2, m = .1, Om = 7, |v| = 0.2: radius 0.1, period pi."""
    model = ap.Model("a ball on a turntable")
    N = model.frame
    m, R, Om = model.parameters("m R Om", [0.1, 0.2, 7.0])
    inertia = sm.Rational(2, 5) * m * R**2
    ball = free_body(model, "B", m, (inertia, inertia, inertia))
    table = Om * N.z.cross(ap.position(ball))
    slip = ap.velocity(ball) + ap.angular_velocity(ball).cross(-R * N.z) - table
    model.constrain("rolls", slip)
    start = {"xB": 0.0, "yB": 0.0, "zB": 0.0, "e0B": 1.0, "e1B": 0.0, "e2B": 0.0, "e3B": 0.0, "vxB": 0.2, "vyB": 0.0}
    run = model.derive(ap.Kane()).simulate(np.pi, start, tolerance=RUN)
    c, angle = run.position("B"), 2.0 * run.time
    np.testing.assert_allclose(c[:, 0], 0.1 * np.sin(angle), atol=CLOSED_FORM)
    np.testing.assert_allclose(c[:, 1], 0.1 * (1 - np.cos(angle)), atol=CLOSED_FORM)
    np.testing.assert_allclose(c[:, 2], 0.0, atol=CLOSED_FORM)
    assert run.audit.constraint_error < 1e-13
    assert run.audit.energy_error < 1e-9  # the table drives it: the power of the reaction is counted


def test_a_ball_in_a_vertical_cylinder_climbs_back_up() -> None:
    """z = -(5 g / (7 w^2)) (1 - cos w t), w = Om sqrt(2/7); the wall pushes with m (R - r) Om^2, constant."""
    model = ap.Model("a ball in a tube")
    N = model.frame
    m, r, R, g = model.parameters("m r R g", [0.0027, 0.02, 0.035, 9.81])
    inertia = sm.Rational(2, 5) * m * r**2
    ball = free_body(model, "B", m, (inertia, inertia, inertia))
    model.gravity(-g * N.z)
    c = ap.position(ball)
    outward = (c - c.dot(N.z) * N.z) / (R - r)
    model.constrain("rolls", ap.velocity(ball) + ap.angular_velocity(ball).cross(r * outward))
    orbit = 40.0
    start = {"xB": 0.015, "yB": 0.0, "zB": 0.0, "e0B": 1.0, "e1B": 0.0, "e2B": 0.0, "e3B": 0.0}
    start |= {"vxB": 0.0, "vyB": 0.015 * orbit, "vzB": 0.0}
    run = model.derive(ap.Kane()).simulate(3.0, start, tolerance=RUN)
    w = orbit * np.sqrt(2 / 7)
    expected = -5 / 7 * 9.81 / w**2 * (1 - np.cos(w * run.time))
    np.testing.assert_allclose(run.position("B")[:, 2], expected, atol=CLOSED_FORM)
    assert np.ptp(run.position("B")[:, 2]) == pytest.approx(5 * 9.81 / orbit**2, rel=1e-3)
    push = np.linalg.norm(run.reactions["rolls"]["B"].force[:, :2], axis=1)
    np.testing.assert_allclose(push, 0.0027 * 0.015 * orbit**2, rtol=1e-6)
    assert run.audit.energy_error < 1e-9
