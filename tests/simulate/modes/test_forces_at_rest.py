"""What is braked to rest carries no forces that nothing asks for: shares that are open are those of least norm."""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap

G = 9.81


def test_two_brakes_on_one_sledge_let_go_of_each_other_when_it_stands() -> None:
    """It stops after m v / (F1 + F2); at rest every pair (s, -s) of efforts keeps it, the least is none."""
    model = ap.Model("a sledge with two brakes")
    x = model.coordinates("x")
    model.particle("sledge", mass=2, position=x * model.frame.x)
    for name, bound in (("front", 3.0), ("rear", 1.0)):
        brake = ap.Actuator({x: 1}, bound=bound, name=name)
        model.constrain(f"{name} brake", x.diff(model.time), servo=brake)
    run = model.derive(ap.Lagrange()).simulate(2.4, {x: 0.0, "xdot": 2.0}, samples=5)
    assert run.modes[-1].start == pytest.approx(1.0, abs=1e-9)
    np.testing.assert_allclose(run.efforts["front"], [-3, -3, 0, 0, 0], atol=1e-9)
    np.testing.assert_allclose(run.efforts["rear"], [-1, -1, 0, 0, 0], atol=1e-9)


def test_dry_friction_turns_around_with_a_slip_that_a_strike_reverses() -> None:
    """On a dry rail between two walls it comes to rest after v^2 / 2 a, as on a straight one folded between them."""
    model = ap.Model("a slider between walls")
    x, t = model.coordinates("x"), model.time
    slider = model.particle("slider", mass=2, position=x * model.frame.x)
    place = ap.position(slider).dot(model.frame.x)
    model.constrain("rail", x.diff(t), servo=ap.Actuator({x: 1}, bound=1.0, name="pad"))
    model.constrain("right", 1 - place >= 0, restitution=1)
    model.constrain("left", place >= 0, restitution=1)
    run = model.derive(ap.Lagrange()).simulate(5.0, {x: 0.3, x.diff(t): 2.0}, samples=2)
    assert len(run.impacts) == 4
    assert run[x][-1] == pytest.approx(0.3, abs=1e-9)  # 4 m and 0.3 m ahead: two lengths to and fro
    assert run.modes[-1].start == pytest.approx(4.0, abs=1e-9)
    np.testing.assert_allclose(run["xdot"][-1], 0.0, atol=1e-12)


def car(mu: float, front: float, rear: float) -> ap.Equations:
    """A car that can pitch and leave the road, on two wheels with tyres and brakes."""
    model = ap.Model("a car that brakes")
    N, t = model.frame, model.time
    x, z, theta, phi_front, phi_rear = model.coordinates("x z theta front rear")
    B = N.orientnew("B", "Axis", [theta, N.y])
    middle = x * N.x + (z + 0.5) * N.z
    body = model.body("car", mass=800, inertia=(300, 1000, 1000), frame=B, position=middle)
    model.gravity(-G * N.z)
    model.lagrangian(0.8 * (phi_front.diff(t) ** 2 + phi_rear.diff(t) ** 2) / 2, name="spin of the wheels")
    for name, side, phi, bound in (("front", 1, phi_front, front), ("rear", -1, phi_rear, rear)):
        foot = model.point(f"{name} foot", middle + side * 1.25 * B.x - 0.5 * B.z, on=body)
        slip = ap.velocity(foot) - 0.3 * phi.diff(t) * N.x
        model.constrain(f"{name} tyre", ap.position(foot).dot(N.z) >= 0, friction=ap.Coulomb(mu, slip=slip))
        model.constrain(f"{name} brake", phi.diff(t), servo=ap.Actuator({phi: 1}, bound=bound, name=f"{name} pads"))
    return model.derive(ap.Lagrange())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mu", "front", "rear", "stops"),
    [
        (0.8, 900, 300, 10 * (800 + 2 * 0.8 / 0.09) / ((900 + 300) / 0.3)),  # rolls: brakes against m and both spins
        (0.3, 2000, 2000, None),  # both wheels lock, and slide
    ],
)
def test_a_car_braked_to_standstill_carries_its_weight_and_nothing_else(
    mu: float, front: float, rear: float, stops: float | None
) -> None:
    start = dict.fromkeys(("x", "z", "theta", "front", "rear", "zdot", "thetadot"), 0.0)
    start |= {"xdot": 10.0, "frontdot": 10 / 0.3, "reardot": 10 / 0.3}
    run = car(mu, front, rear).simulate(4.0, start, samples=5)
    if stops is not None:
        assert run.modes[-1].start == pytest.approx(stops, abs=1e-9)
    assert set(run.modes[-1].phases.values()) == {"sticks", "kept"}
    for name in ("front", "rear"):
        np.testing.assert_allclose(run.reactions[f"{name} tyre"]["car"].force[-1], [0, 0, 400 * G], atol=1e-6)
        assert abs(run.efforts[f"{name} pads"][-1]) < 1e-6


@pytest.mark.slow
@pytest.mark.parametrize("mass", [0.01, 20.0])
def test_two_feet_hold_a_push_until_it_is_the_friction_of_both_whatever_the_weight(mass: float) -> None:
    """The light foot carries a quarter: half of the push is more than it can hold long before both slide at mu m g."""
    model = ap.Model("a sledge on two feet")
    N, t = model.frame, model.time
    x, z, a = model.coordinates("x z a")
    frame = N.orientnew("B", "Axis", [a, N.y])
    body = model.body("sledge", mass, frame=frame, position=x * N.x + z * N.z, inertia=(mass, mass, mass))
    model.gravity(-10 * N.z)
    model.force(body, mass * t * N.x)
    for name, place in (("heavy", -0.5), ("light", 1.5)):
        foot = model.point(name, (place, 0, 0), on=body)
        model.constrain(name, ap.position(foot).dot(N.z) >= 0, friction=ap.Coulomb(0.3))
    run = model.derive(ap.Kane()).simulate(4.0, {"x": 0, "z": 0, "a": 0, "xdot": 0, "zdot": 0, "adot": 0})
    slides = next(mode.start for mode in run.modes if "slides" in mode.name)
    assert slides == pytest.approx(3.0, abs=1e-6)
    assert run["xdot"][-1] == pytest.approx(0.5, abs=1e-6)  # the integral of t - 3
