"""A table on legs slides to rest on a rough floor: all feet come to rest together, or one after the other."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import appell as ap

MU, G, MASS, HEIGHT = 0.3, 9.81, 10.0, 0.5
FEET = {
    3: [(0.5, 0.0), (-0.25, 0.433), (-0.25, -0.433)],
    4: [(0.5, 0.5), (-0.5, 0.5), (-0.5, -0.5), (0.5, -0.5)],
}


@cache
def table(legs: int) -> tuple[ap.Model, ap.Equations]:
    """A plate on legs, each of which pushes and rubs."""
    model = ap.Model("a table on a rough floor")
    top = model.body("top", mass=MASS, inertia=ap.box(MASS, 1, 1, 0.1))
    model.joint("flight", ap.Free(), model.ground, top)
    model.gravity(-G * model.frame.z)
    B = top.frame
    for i, (x, y) in enumerate(FEET[legs]):
        foot = model.point(f"foot {i}", top.point.locatenew(f"foot {i}", x * B.x + y * B.y - HEIGHT * B.z), on=top)
        model.constrain(f"leg {i}", ap.position(foot).dot(model.frame.z) >= 0, friction=ap.Coulomb(MU))
    return model, model.derive(ap.Kane())


def pushed(legs: int, velocity: tuple[float, float], spin: float, end: float) -> ap.Run:
    model, equations = table(legs)
    start = model.state("top", position=[0, 0, HEIGHT], velocity=[*velocity, 0], angular_velocity=[0, 0, spin])
    return equations.simulate(end, start, samples=2)


def require_rest(legs: int, speed: float, angle: float) -> None:
    """It stops after v / mu g, after v^2 / 2 mu g, and every foot sticks."""
    direction = np.array([np.cos(angle), np.sin(angle)])
    run = pushed(legs, tuple(speed * direction), 0.0, 1.1 * speed / (MU * G))
    assert [set(mode.phases.values()) for mode in run.modes] == [{"slides"}, {"sticks"}]
    assert run.modes[1].start == pytest.approx(speed / (MU * G), abs=3e-8)  # a slip below 1e-8 counts as none
    np.testing.assert_allclose(run.position("top")[-1][:2], speed**2 / (2 * MU * G) * direction, atol=1e-9)


def test_a_table_on_three_legs_stops_after_the_time_of_the_closed_form() -> None:
    require_rest(3, 0.5, 0.7)


@pytest.mark.slow
@pytest.mark.parametrize("angle", [0.0, 0.7, 2.0, 3.3])
@pytest.mark.parametrize("speed", [0.1, 0.5, 2.0])
@pytest.mark.parametrize("legs", [3, 4])
def test_a_table_stops_after_the_time_of_the_closed_form(legs: int, speed: float, angle: float) -> None:
    require_rest(legs, speed, angle)


@pytest.mark.slow
@pytest.mark.parametrize(("speed", "angle"), [(0.5, 0.0), (0.5, 0.7), (2.0, 2.0)])
def test_a_table_that_spins_stops_where_regularised_friction_stops_it(speed: float, angle: float) -> None:
    """Three legs carry what the balance of moments says; friction mu N s / sqrt(s^2 + eps^2) beside Coulomb's own."""
    feet, eps = np.array(FEET[3]), 1e-7
    inertia = MASS * (1 + 1) / 12

    def rate(t: float, state: np.ndarray) -> np.ndarray:
        _, _, turned, vx, vy, spin = state
        c, s = np.cos(turned), np.sin(turned)
        r = feet @ np.array([[c, s], [-s, c]])
        slip = np.array([vx, vy]) + spin * np.column_stack([-r[:, 1], r[:, 0]])
        pull = -MU * slip / np.sqrt((slip**2).sum(axis=1) + eps**2)[:, None]
        # weight, and no moment about either horizontal axis: y N + h pull_y N = 0, x N + h pull_x N = 0
        normal = np.linalg.solve(np.vstack([np.ones(3), (r + HEIGHT * pull).T]), [MASS * G, 0, 0])
        force = pull * normal[:, None]
        torque = (r[:, 0] * force[:, 1] - r[:, 1] * force[:, 0]).sum()
        return np.array([vx, vy, spin, *(force.sum(axis=0) / MASS), torque / inertia])

    velocity = speed * np.cos(angle), speed * np.sin(angle)
    expected = solve_ivp(rate, (0, 1.0), [0, 0, 0, *velocity, 1.0], method="Radau", rtol=1e-9, atol=1e-11).y[:2, -1]
    run = pushed(3, velocity, 1.0, 1.0)
    assert set(run.modes[-1].phases.values()) == {"sticks"}
    np.testing.assert_allclose(run.position("top")[-1][:2], expected, atol=3e-6)


@pytest.mark.slow
def test_a_table_on_four_legs_that_spins_is_refused_until_shares_are_chosen() -> None:
    """In a translation all shares of four feet stop it alike; with a spin each foot rubs another way."""
    model, equations = table(4)
    start = model.state("top", position=[0, 0, HEIGHT], velocity=[0.5, 0, 0], angular_velocity=[0, 0, 1.0])
    with pytest.raises(ap.SingularSystem, match="depends on how 'leg 0', 'leg 1', 'leg 2' and 'leg 3' share"):
        equations.simulate(0.5, start, samples=2)
    run = equations.simulate(0.5, start, samples=2, shares="least norm")
    assert set(run.modes[-1].phases.values()) == {"sticks"}
