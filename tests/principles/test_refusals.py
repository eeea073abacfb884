"""What principles refuse, with who would do instead; starts at which nothing is determined."""

from __future__ import annotations

import pytest
import sympy as sm

import appell as ap
from appell.principles import PRINCIPLES, Kind

ROWS = {
    Kind.HOLONOMIC: lambda x, y, t: x - y,
    Kind.LINEAR: lambda x, y, t: x.diff(t) - x * y.diff(t),
    Kind.NONLINEAR: lambda x, y, t: x.diff(t) ** 2 - y.diff(t),
    Kind.ACCELERATION: lambda x, y, t: x.diff(t, 2) - y,
    Kind.NONLINEAR_ACCELERATION: lambda x, y, t: x.diff(t, 2) ** 2 - 1,
    Kind.HIGHER: lambda x, y, t: x.diff(t, 3) - y,
}


def with_row(kind: Kind) -> ap.Model:
    model = ap.Model(kind.value)
    x, y = model.coordinates("x y")
    model.particle("P", 1, x * model.frame.x + y * model.frame.y)
    model.constrain("the row", ROWS[kind](x, y, model.time))
    return model


@pytest.mark.parametrize("kind", Kind, ids=lambda k: k.name)
@pytest.mark.parametrize("principle", PRINCIPLES, ids=lambda p: p.name)
def test_what_is_not_admitted_is_refused_with_everyone_who_would_do(principle, kind: Kind) -> None:
    model = with_row(kind)
    if kind in principle.admits:
        if principle.is_general:
            model.derive(principle())
        return
    with pytest.raises(ap.NotApplicable) as refusal:
        model.derive(principle())
    text = str(refusal.value)
    assert text.startswith(f"{principle.name} does not admit the constraint 'the row', which is {kind.value}: ")
    admitting = [p.name for p in PRINCIPLES if kind in p.admits and p.is_general]
    assert f"{' or '.join(admitting)} would do." in text


@pytest.mark.parametrize("principle", [ap.BoltzmannHamel(), ap.Kane(), ap.Hamilton(), ap.HamiltonLusternik()])
def test_quasi_velocities_that_are_singular_at_the_start_are_named(principle) -> None:
    model = ap.Model("singular at x = 0")
    t = model.time
    x, y = model.coordinates("x y")
    model.speeds("u v", [x * x.diff(t), y.diff(t)])
    model.particle("P", 1, x * model.frame.x + y * model.frame.y)
    equations = model.derive(principle)
    with pytest.raises(ap.SingularSystem, match="the speeds u, v do not determine the coordinate rates at the start"):
        equations.simulate(1.0, {"x": 0.0, "y": 0.0, "u": 0.0, "v": 1.0})
    assert equations.accelerations({"x": 1.0, "y": 0.0, "u": 0.0, "v": 1.0})["v"] == pytest.approx(0, abs=1e-14)


def test_roll_pitch_and_yaw_at_a_right_angle_of_pitch_is_named() -> None:
    model = ap.Model("gimbal lock")
    body = model.body("B", mass=1, inertia=(1, 2, 3))
    model.joint("ball", ap.RollPitchYaw(), model.ground, body, coordinates="phi theta psi", speeds="wx wy wz")
    with pytest.raises(ap.SingularSystem, match="wx, wy, wz do not determine the coordinate rates"):
        model.derive(ap.BoltzmannHamel()).simulate(1.0, {"theta": float(sm.pi / 2), "wx": 1.0})


def test_quasi_velocities_that_are_dependent_are_refused_when_said() -> None:
    model = ap.Model("dependent")
    t = model.time
    x, y = model.coordinates("x y")
    model.speeds("u v", [x.diff(t) + y.diff(t), 2 * x.diff(t) + 2 * y.diff(t)])
    model.particle("P", 1, x * model.frame.x + y * model.frame.y)
    with pytest.raises(ap.ModelError, match=r"the speeds u, v do not determine the coordinate rates.*rank 1, not 2"):
        model.derive(ap.BoltzmannHamel()).accelerations({})


def test_gauss_needs_a_speed_for_each_coordinate_where_rows_are_nonlinear_in_acceleration() -> None:
    model = ap.Model("a body with a quaternion")
    body = model.body("B", mass=1, inertia=(1, 2, 3))
    model.joint("free", ap.Free(), model.ground, body)
    a = ap.acceleration(body)
    model.constrain("size", a.dot(a) - 1)
    with pytest.raises(ap.NotApplicable, match="use angles in place of a quaternion"):
        model.derive(ap.Gauss()).simulate(1.0, {})
