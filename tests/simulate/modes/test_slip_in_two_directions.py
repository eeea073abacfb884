"""Slips in two directions begin, turn and end; wheels on an axle let go one after the other."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import appell as ap

G = 9.81


def puck(force: tuple[float, float] = (0.0, 0.0)) -> ap.Model:
    model = ap.Model("a puck on rough ice")
    N = model.frame
    x, y, z = model.coordinates("x y z")
    body = model.particle("puck", mass=1, position=x * N.x + y * N.y + z * N.z)
    model.gravity(-G * N.z)
    model.force(body, force[0] * N.x + force[1] * N.y)
    model.constrain("ice", ap.position(body).dot(N.z) >= 0, friction=ap.Coulomb(0.3))
    return model


def test_a_puck_comes_to_rest_from_every_start() -> None:
    """21 of 24 starts used to end where the state "could not be brought back onto the constraints"."""
    equations, rng = puck().derive(ap.Kane()), np.random.default_rng(0)
    for _ in range(24):
        v = rng.uniform(-3, 3, 2)
        speed = np.hypot(*v)
        run = equations.simulate(4.0, {"x": 0.0, "y": 0.0, "xdot": v[0], "ydot": v[1]})
        stop = speed / (0.3 * G)
        assert [mode.name for mode in run.modes] == ["ice slides", "ice sticks"]
        assert run.modes[1].start == pytest.approx(stop, abs=1e-7)
        np.testing.assert_allclose([run["x"][-1], run["y"][-1]], v * stop / 2, atol=1e-7)
        assert run["xdot"][-1] == run["ydot"][-1] == 0.0


def test_a_puck_that_falls_straight_down_has_no_direction_of_slip_and_lands() -> None:
    run = puck().derive(ap.Kane()).simulate(1.0, {"z": 1.0}, samples=11)
    assert [mode.phases["ice"] for mode in run.modes] == ["open", "sticks"]
    assert run.modes[1].start == pytest.approx(np.sqrt(2 / G), rel=1e-9)
    np.testing.assert_allclose(run["z"], np.maximum(1 - G * run.time**2 / 2, 0.0), atol=1e-9)


@pytest.mark.slow
def test_a_puck_that_is_pushed_sideways_stops_where_regularised_friction_stops_it() -> None:
    rng = np.random.default_rng(3)
    for _ in range(4):
        force, v = rng.uniform(-1.5, 1.5, 2), rng.uniform(-3, 3, 2)
        run = (
            puck((float(force[0]), float(force[1])))
            .derive(ap.Kane())
            .simulate(4.0, {"x": 0.0, "y": 0.0, "xdot": v[0], "ydot": v[1]})
        )

        def rate(t: float, s: np.ndarray, force: np.ndarray = force) -> np.ndarray:
            return np.append(s[2:], force - 0.3 * G * s[2:] / np.hypot(np.hypot(*s[2:]), 1e-8))

        end = run.modes[1].start
        smooth = solve_ivp(rate, (0, end + 1e-3), [0, 0, *v], method="Radau", rtol=1e-9, atol=1e-11)
        np.testing.assert_allclose([run["x"][-1], run["y"][-1]], smooth.y[:2, -1], atol=1e-6)


def test_a_push_that_turns_lets_a_puck_slip_in_its_own_direction() -> None:
    model = puck()
    t, N = model.time, model.frame
    model.force("puck", 2 * t * (0.6 * N.x + 0.8 * N.y))
    run = model.derive(ap.Kane()).simulate(3.0, {"x": 0.0, "y": 0.0})
    slips = 0.3 * G / 2
    assert [mode.name for mode in run.modes] == ["ice sticks", "ice slides"]
    assert run.modes[1].start == pytest.approx(slips, abs=1e-9)
    since = 3.0 - slips
    np.testing.assert_allclose([run["xdot"][-1], run["ydot"][-1]], np.array([0.6, 0.8]) * since**2, atol=1e-6)


def test_a_puck_comes_to_rest_along_a_smooth_wall() -> None:
    """Next to friction in two directions there is a contact without any: v^2 / 2 mu g, pressed on the wall."""
    model = puck((0.0, -1.0))
    _, y, _ = model.snapshot().kinematics.coordinates
    model.constrain("wall", y >= 0)
    run = model.derive(ap.Kane()).simulate(1.0, {"x": 0.0, "y": 0.0, "xdot": 1.5, "ydot": 0.0})
    assert run["x"][-1] == pytest.approx(1.5**2 / (2 * 0.3 * G), abs=1e-8)
    assert run["xdot"][-1] == 0.0
    assert not run["y"].any()


DRIVE = {"M": 20.0, "J": 0.2, "w": 0.15, "r": 0.05, "Jw": 0.0005, "mu": 0.3, "c": 0.1}


def differential_drive(left: float, right: float) -> ap.Model:
    """A body on two wheels, its mass centre ahead of the axle; torques that grow with time. The wheels are rates."""
    M, J, w, r, Jw, mu, c = DRIVE.values()
    model = ap.Model("a differential drive")
    N, t = model.frame, model.time
    x, y, z, theta, roll, phi_l, phi_r = model.coordinates("x y z theta roll left right")
    yaw = N.orientnew("Y", "Axis", [theta, N.z])
    frame = yaw.orientnew("B", "Axis", [roll, yaw.x])
    axle = x * N.x + y * N.y + z * N.z
    body = model.body("body", mass=M, inertia=(J, J, J), frame=frame, position=axle + c * frame.x)
    model.gravity(-G * N.z)
    model.lagrangian(Jw * (phi_l.diff(t) ** 2 + phi_r.diff(t) ** 2) / 2, name="spin")
    for name, side, phi, torque in (("left", 1, phi_l, left), ("right", -1, phi_r, right)):
        foot = model.point(f"{name} foot", axle + side * w * frame.y, on=body)
        slip = ap.velocity(foot) - r * phi.diff(t) * yaw.x
        model.constrain(f"{name} wheel", ap.position(foot).dot(N.z) >= 0, friction=ap.Coulomb(mu, slip=slip))
        model.generalised_force(name, {phi: torque * t})
    return model


def regularised_drive(left: float, right: float, end: float, eps: float = 1e-7) -> np.ndarray:
    """Forward and lateral speed of the axle, yaw rate and wheels, with friction mu N s / sqrt(s^2 + eps^2)."""
    M, J, w, r, Jw, mu, c = DRIVE.values()
    inertia = np.array([[M, 0, 0], [0, M, M * c], [0, M * c, J + M * c * c]])

    def rate(t: float, s: np.ndarray) -> list[float]:
        forward, lateral, yaw = s[:3]
        total, torques = np.array([M * (lateral * yaw + c * yaw**2), -M * forward * yaw, -c * M * forward * yaw]), []
        for side, wheel in ((1, s[3]), (-1, s[4])):
            slip = np.array([forward - side * w * yaw - r * wheel, lateral])
            fx, fy = -mu * M * G / 2 * slip / np.sqrt(slip @ slip + eps**2)
            total += [fx, fy, -side * w * fx]
            torques.append(-r * fx)
        rates = np.linalg.solve(inertia, total)
        return [*rates, (left * t + torques[0]) / Jw, (right * t + torques[1]) / Jw]

    found = solve_ivp(rate, (0, end), [0.0] * 5, method="Radau", rtol=1e-9, atol=1e-12)
    return np.asarray(found.y[:, -1])


def right_wheel_needs_all_its_friction(left: float, right: float) -> float:
    """When the right wheel, rolling, pushes along its heading alone with mu N (two speeds, by hand)."""
    M, J, w, r, Jw, mu, c = DRIVE.values()

    def rates(t: float, s: np.ndarray) -> np.ndarray:
        v, yaw = s
        forward = ((left + right) * t / r + M * c * yaw**2) / (M + 2 * Jw / r**2)
        turn = (w * (right - left) * t / r - M * c * v * yaw) / (J + M * c**2 + 2 * Jw * w**2 / r**2)
        return np.array([forward, turn])

    def left_over(t: float, s: np.ndarray) -> float:
        forward, turn = rates(t, s)
        return mu * M * G / 2 - (right * t - Jw * (forward + w * turn) / r) / r

    left_over.terminal = True  # type: ignore[attr-defined]
    found = solve_ivp(rates, (0, 1), [0.0, 0.0], events=left_over, rtol=1e-11, atol=1e-13)
    return float(found.t_events[0][0])


@pytest.mark.slow
def test_wheels_on_an_axle_let_go_one_after_the_other() -> None:
    """The lateral force of the axle has no shares of its own: the right wheel slips when none of them would hold it."""
    run = differential_drive(4.0, 4.2).derive(ap.AppellChetaev()).simulate(0.6, {"x": 0.0}, samples=61)
    assert [mode.name for mode in run.modes] == [
        "left wheel sticks, right wheel sticks",
        "left wheel sticks, right wheel slides",
        "left wheel slides, right wheel slides",
    ]
    # the lateral force can go to the left wheel; regularised slips reach 1e-5 m/s about 1e-4 s later
    assert run.modes[1].start == pytest.approx(right_wheel_needs_all_its_friction(4.0, 4.2), abs=1e-8)
    assert run.modes[2].start == pytest.approx(0.3753, abs=3e-4)
    smooth = regularised_drive(4.0, 4.2, 0.6)
    np.testing.assert_allclose([run[n][-1] for n in ("thetadot", "leftdot", "rightdot")], smooth[2:], rtol=1e-5)


@pytest.mark.slow
def test_wheels_that_are_driven_alike_let_go_together_in_few_steps() -> None:
    run = differential_drive(2.0, 2.0).derive(ap.AppellChetaev()).simulate(1.5, {"x": 0.0}, max_steps=5000)
    # which of two equal wheels is first, within 1e-11 s, is rounding
    lasting = [mode for mode in run.modes if mode.end - mode.start > 1e-10]
    assert [mode.phases["left wheel"] for mode in lasting] == ["sticks", "slides"]
    np.testing.assert_allclose(run["leftdot"][-1], regularised_drive(2.0, 2.0, 1.5)[3], rtol=1e-5)
    assert abs(run["thetadot"][-1]) < 1e-8


def test_a_foot_without_friction_begins_to_slide_beside_one_that_rubs() -> None:
    """From rest: (3, 1) t^2 / 2 on the smooth foot; (8 - 0.1 m g) t^2 / 2m along -y on the rough one, of m = 2."""
    model = ap.Model("a smooth foot and a rough one")
    N = model.frame
    x, y, z, u, v, w = model.coordinates("x y z u v w")
    P = model.particle("P", mass=1, position=x * N.x + y * N.y + z * N.z)
    Q = model.particle("Q", mass=2, position=u * N.x + v * N.y + w * N.z)
    model.gravity(-9.81 * N.z)
    model.force(P, 3 * N.x + N.y)
    model.force(Q, -8 * N.y)
    for name, foot, mu in (("smooth", P, 0.0), ("rough", Q, 0.1)):
        model.constrain(name, ap.position(foot).dot(N.z) >= 0, friction=ap.Coulomb(mu))
    run = model.derive(ap.Kane()).simulate(1.0, dict.fromkeys(["x", "y", "z", "u", "v", "w"], 0.0), samples=5)
    half = run.time**2 / 2
    expected = {"x": 3 * half, "y": half, "u": 0 * half, "v": -(8 - 1.962) / 2 * half}
    for name, values in expected.items():
        np.testing.assert_allclose(run[name], values, atol=1e-8)
