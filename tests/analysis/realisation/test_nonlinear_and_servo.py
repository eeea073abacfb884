"""Rows nonlinear in velocity, servo loops, and the machine of Appell and Hamel with a vanishing wheel."""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap

G, C = 9.81, 2.0
START = {"x": 0.0, "y": 0.0, "u1": C * np.cos(0.4), "u2": C * np.sin(0.4)}
EPS = (1e-2, 1e-3, 1e-4, 1e-5)


def chetaev(t: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """c phi' = -g cos phi: gd^-1(phi) falls linearly."""
    s = np.arctanh(np.sin(0.4)) - G / C * t
    return C / np.cosh(s), C * np.tanh(s)


def lusternik(t: np.ndarray, mu0: float) -> tuple[np.ndarray, np.ndarray]:
    """(1 + mu) v = p with p' = (0, -g) and |v| = c: v = c p / |p|."""
    px, py = (1 + mu0) * START["u1"], (1 + mu0) * START["u2"] - G * t
    size = np.hypot(px, py)
    return C * px / size, C * py / size


@pytest.mark.filterwarnings("error:the damper")  # which drives the tip to its speed: nobody need be warned of that
def test_viscosity_against_a_nonlinear_row_tends_to_chetaevs_motion() -> None:
    tip = ap.catalogue.constant_speed_tip()
    found = ap.limit(tip, "speed", by="viscous", duration=1.0, state=START, eps=EPS)
    assert found.tends_to == "Appell-Chetaev"
    assert found.order == pytest.approx(1.0, abs=0.01)
    t = found.runs[-1].time
    u1, u2 = chetaev(t)
    np.testing.assert_allclose(found.ideals[0].run["u1"], u1, atol=1e-9)
    np.testing.assert_allclose(found.runs[-1]["u2"], u2, atol=1e-3)
    assert found.limit_distances["Hamilton-Lusternik"] > 0.1


@pytest.mark.parametrize("mu0", [0.0, 0.4])
@pytest.mark.filterwarnings("ignore:the start of:appell.AppellWarning")
def test_mass_against_a_nonlinear_row_tends_to_lusterniks_motion_with_the_second_derivative(mu0: float) -> None:
    """F = (v.v - c^2) / 2 has d2F/dv2 = 1: the tip moves as if it weighed 1 + mu."""
    tip = ap.catalogue.constant_speed_tip()
    start = {name: value for name, value in START.items() if name != "u2"}  # F(0) = eps mu0 gives u2
    found = ap.limit(tip, "speed", by="mass", duration=1.0, state=start, eps=EPS, mu0=mu0)
    assert found.tends_to == "Hamilton-Lusternik"
    assert found.order == pytest.approx(1.0, abs=0.01)
    u1, u2 = lusternik(found.runs[0].time, mu0)
    np.testing.assert_allclose(found.ideals[1].run["u1"], u1, atol=1e-8)
    np.testing.assert_allclose(found.runs[-1]["u2"], u2, atol=1e-3)
    # the speed squared is c^2 + 2 eps mu0 at the start
    first = found.runs[0]
    assert (first["u1"][0] ** 2 + first["u2"][0] ** 2 - C**2) / 2 == pytest.approx(EPS[0] * mu0, abs=1e-14)


def sideways_tip() -> ap.Model:
    """The speed of a falling tip kept by a push along x alone."""
    model = ap.Model("tip kept by a fan")
    N = model.frame
    x, y = model.coordinates("x y")
    model.speeds("u1 u2")
    tip = model.particle("tip", mass=1, position=x * N.x + y * N.y)
    model.gravity(-1.0 * N.y)
    v = ap.velocity(tip)
    model.constrain("speed", (v.dot(v) - 4) / 2, servo={tip: N.x})
    return model


def test_a_loop_of_finite_bandwidth_tends_to_the_motion_of_the_servo_constraint() -> None:
    """A push along x alone lets u2 fall freely: u2 = u2(0) - t, u1 = sqrt(4 - u2^2)."""
    start = {"x": 0.0, "y": 0.0, "u1": np.sqrt(3.75), "u2": 0.5}
    found = ap.limit(sideways_tip(), "speed", by="servo", duration=1.0, state=start, eps=EPS, tolerance=1e-12)
    assert found.tends_to == "servo-constraint"
    assert found.order == pytest.approx(1.0, abs=0.01)
    u2 = 0.5 - found.runs[-1].time
    np.testing.assert_allclose(found.runs[-1]["u2"], u2, atol=1e-9)
    np.testing.assert_allclose(found.runs[-1]["u1"], np.sqrt(4 - u2**2), atol=1e-4)
    # the effort is that of the servo-constraint, m u1' = u2 / u1; at the last eps it is the run's error over eps
    late = found.runs[-1].time > 0.3
    np.testing.assert_allclose(found.multipliers[-2][late, 0], (u2 / np.sqrt(4 - u2**2))[late], atol=1e-3)


def test_a_loop_on_a_position_tends_to_marles_servo_with_order_two() -> None:
    """x = g tan(lean) t^2 / 2 and the effort m g tan(lean); the foot pushes against the lean, so strength = -1."""
    servo, start = ap.catalogue.marle_servo(), {"x": 0.0, "theta": 0.2, "xdot": 0.0, "thetadot": 0.0}
    eps = (2e-2, 1e-2, 5e-3, 2.5e-3)
    found = ap.limit(servo, "keeps its lean", by="servo", strength=-1, duration=1.0, state=start, eps=eps)
    assert found.tends_to == "servo-constraint"
    assert found.order == pytest.approx(2.0, abs=0.1)
    t = found.runs[-1].time
    np.testing.assert_allclose(found.extrapolation.motion[0], G * np.tan(0.2) * t**2 / 2, atol=1e-5)
    late = t > 0.5
    np.testing.assert_allclose(found.multipliers[-1][late, 0], G * np.tan(0.2), rtol=1e-3)


def test_a_loop_that_pushes_the_wrong_way_is_refused_with_the_other_sense() -> None:
    servo, start = ap.catalogue.marle_servo(), {"x": 0.0, "theta": 0.2}
    with pytest.raises(ap.ModelError, match=r"pushes the wrong way at the start.*give strength=-1"):
        ap.limit(servo, "keeps its lean", by="servo", duration=1.0, state=start)


# the machine of Appell and Hamel: heading 0.9273 from x, forward speed 1, turning at 1 rad/s
A, B = 0.15, 0.2
HEADING = np.arctan2(0.8, 0.6)
T, SAMPLES = 1.0, 101


def machine(eps: float, moment: int, ahead: int) -> ap.Run:
    """The mass of the wheel eps, its moments eps^moment, the weight eps^ahead ahead of the axle."""
    values = {"M": eps, "J": eps**moment, "I": eps**moment, "rho": eps**ahead, "m": 1.0, "a": A, "b": B, "g": G}
    start = {"x": 0.0, "y": 0.0, "theta": HEADING, "phi": 0.0, "z": 0.0, "omega": 1.0, "spin": 1 / A}
    equations = ap.catalogue.appell_hamel().derive(ap.AppellChetaev())
    return equations.simulate(T, start, parameters=values, integrator="radau", samples=SAMPLES, tolerance=1e-9)


def path(turning: float) -> tuple[np.ndarray, np.ndarray]:
    """x and z in the limit: v' = k g / (1 + k^2), omega' = -turning v omega, by the trapezoidal rule on a fine grid."""
    k, t = A / B, np.linspace(0, T, 20001)
    v = 1 + k * G / (1 + k**2) * t
    way = t + k * G / (1 + k**2) * t**2 / 2
    omega = np.exp(-turning * way)
    theta = HEADING + np.concatenate([[0], np.cumsum((omega[1:] + omega[:-1]) / 2 * np.diff(t))])
    xdot = v * np.cos(theta)
    x = np.concatenate([[0], np.cumsum((xdot[1:] + xdot[:-1]) / 2 * np.diff(t))])
    return x[::200], (-way / k)[::200]


@pytest.mark.parametrize(
    ("moment", "ahead", "turning"),
    [
        pytest.param(3, 1, None, id="the moment first: straight on, as Chetaev's"),
        pytest.param(1, 2, 0.0, id="the weight over the axle first: it turns on evenly"),
        pytest.param(1, 1, 1.0, id="both together: in between"),
    ],
)
def test_the_limit_of_a_vanishing_wheel_depends_on_the_order(moment: int, ahead: int, turning: float | None) -> None:
    """omega' = -c v omega with c = m rho / (I + m rho^2): infinite, zero or one."""
    eps = (1e-2, 1e-3, 1e-4) if turning is not None else (1e-1, 1e-2, 1e-3)
    runs = [machine(value, moment, ahead) for value in eps]
    limit_model = ap.catalogue.appell_hamel_limit()
    start = {"x": 0.0, "y": 0.0, "z": 0.0, "u1": 0.6, "u2": 0.8, "u3": -B / A}
    options = {"parameters": {"k": A / B}, "samples": SAMPLES, "tolerance": 1e-12}
    ideals = {
        "Chetaev": limit_model.derive(ap.AppellChetaev()).simulate(T, start, **options),
        "Lusternik": limit_model.derive(ap.HamiltonLusternik()).simulate(T, start, **options),
    }
    found = ap.tendency(runs, eps, ideals, coordinates=("x", "y", "z"), words="vanishing wheel")
    if turning is None:
        assert found.tends_to == "Chetaev"
        assert found.distances["Chetaev"][-1] < 5e-3
        return
    assert found.tends_to == "neither"
    assert found.limit_distances["Chetaev"] > 0.1
    x, z = path(turning)
    motion = found.extrapolation.motion
    np.testing.assert_allclose(motion[0], x, atol=2e-3)
    np.testing.assert_allclose(motion[2], z, atol=2e-3)
