"""Contacts that cannot be are refused in one sentence, where they are said."""

from __future__ import annotations

import pytest

import appell as ap


def free_ball() -> tuple[ap.Model, object]:
    model = ap.Model("a ball")
    ball = model.body("ball", mass=1, inertia=ap.solid_sphere(1, 0.1))
    model.joint("flight", ap.Free(), model.ground, ball)
    model.gravity(-9.81 * model.frame.z)
    return model, ball


def test_what_is_no_surface_is_refused() -> None:
    model, ball = free_ball()
    with pytest.raises(ap.ModelError, match=r"rolling\(.*has 0.1 for a surface: give one such as ap.Sphere"):
        ap.rolling(ball, 0.1, model.ground, ap.Plane())  # type: ignore[arg-type]


def test_a_size_that_is_not_positive_is_refused() -> None:
    model, ball = free_ball()
    with pytest.raises(ap.ModelError, match="the Sphere has the size -1: give a positive length"):
        ap.sliding(ball, ap.Sphere(-1), model.ground, ap.Plane())


def test_a_body_of_another_model_is_refused() -> None:
    model, _ = free_ball()
    _, stranger = free_ball()
    with pytest.raises(ap.ModelError, match="'ball' of a contact is not a body of the model"):
        model.constrain("rolls", ap.rolling(stranger, ap.Sphere(0.1), model.ground, ap.Plane()))


def test_a_body_without_its_joint_is_refused() -> None:
    model = ap.Model("a ball")
    ball = model.body("ball", mass=1, inertia=ap.solid_sphere(1, 0.1))
    with pytest.raises(ap.ModelError, match="'rolls' speaks of 'ball' before its place is known: hold it by a joint"):
        model.constrain("rolls", ap.rolling(ball, ap.Sphere(0.1), model.ground, ap.Plane()))


def test_a_body_does_not_touch_itself() -> None:
    model, ball = free_ball()
    with pytest.raises(ap.ModelError, match="'rolls' is of 'ball' with itself"):
        model.constrain("rolls", ap.rolling(ball, ap.Sphere(0.1), ball, ap.Plane()))


def test_an_unknown_symbol_in_a_surface_is_refused() -> None:
    model, ball = free_ball()
    other = ap.Model("other").parameters("R", 1.0)
    with pytest.raises(ap.ModelError, match="Sphere of 'ball' in the contact 'rolls' holds the unknown symbol 'R'"):
        model.constrain("rolls", ap.rolling(ball, ap.Sphere(other), model.ground, ap.Plane()))


def test_an_axis_that_moves_in_its_body_is_refused() -> None:
    model, ball = free_ball()
    with pytest.raises(ap.ModelError, match="which moves in that body: give one that is fixed in it"):
        model.constrain("rolls", ap.rolling(ball, ap.Sphere(0.1), model.ground, ap.Plane(axis=ball.frame.z)))


def test_an_oblique_axis_in_symbols_asks_for_a_frame() -> None:
    model, ball = free_ball()
    a, b, c = model.parameters("a b c", [0.1, 0.2, 0.3])
    with pytest.raises(ap.ModelError, match="oblique and in symbols: give frame="):
        model.constrain("rolls", ap.rolling(ball, ap.Sphere(0.1), model.ground, ap.Plane(axis=(a, b, c))))


def test_surfaces_that_can_never_meet_are_refused() -> None:
    model = ap.Model("a puck")
    puck = model.body("puck", mass=1, inertia=ap.solid_sphere(1, 0.1))
    model.joint("table", ap.Planar(), model.ground, puck)
    with pytest.raises(ap.ModelError, match="keep their distance whatever the motion"):
        model.constrain("rolls", ap.rolling(puck, ap.Sphere(0.1), model.ground, ap.Plane()))


def test_a_start_off_the_surface_is_refused_with_the_nearest_one_that_touches() -> None:
    model, ball = free_ball()
    model.constrain("rolls", ap.rolling(ball, ap.Sphere(0.1), model.ground, ap.Plane()))
    with pytest.raises(ap.InconsistentState, match=r"contradict the constraint 'rolls'.*z_ball = 0.1"):
        model.derive(ap.Kane()).simulate(1.0, model.state(ball, position=[0, 0, 0.3]))


def test_the_normal_force_is_asked_of_a_contact_that_holds() -> None:
    model = ap.Model("a puck")
    puck = model.body("puck", mass=1, inertia=ap.solid_sphere(1, 0.1))
    model.joint("table", ap.Planar(), model.ground, puck)
    model.constrain("rolls", ap.rolling(puck, ap.Sphere(0.1), model.ground, ap.Plane(at=(0, 0, -0.1))))
    run = model.derive(ap.Kane()).simulate(1.0, {"theta_puck": 0.0})
    with pytest.raises(ap.ModelError, match="the normal force of 'rolls' is not known"):
        run.contacts["rolls"].normal_force  # noqa: B018
