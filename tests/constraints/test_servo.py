"""Constraints kept by actuators: ideal where they push along W, non-ideal elsewhere, refused where they cannot."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.catalogue import (
    balancing_pole,
    constant_speed_tip,
    driven_tip,
    marle_servo,
    painleve_rod,
    spacecraft_formation,
)

DALEMBERT = [ap.Kane(), ap.Kane(reactions=True), ap.UdwadiaKalaba(), ap.Maggi(), ap.Hamilton(), ap.Gauss()]


def table() -> tuple[ap.Model, list[object]]:
    """Two carts on a line, a spring between them."""
    model = ap.Model("two carts")
    N = model.frame
    m1, m2, k = model.parameters("m1 m2 k", [1.0, 2.0, 3.0])
    x, y = model.coordinates("x y")
    carts = [model.particle("one", m1, x * N.x), model.particle("two", m2, y * N.x)]
    model.potential("spring", k * (x - y) ** 2 / 2)
    return model, carts


@pytest.mark.parametrize("principle", DALEMBERT, ids=lambda p: p.name)
def test_actuators_along_the_ideal_reaction_give_the_ideal_motion(principle: ap.Kane) -> None:
    start = {"x": 0, "y": 0, "u1": 1.6, "u2": 1.2}
    ideal = constant_speed_tip().derive(principle).simulate(0.5, start, tolerance=1e-12)
    model = constant_speed_tip()
    tip = model.snapshot().masses[0]
    u1, u2 = model.snapshot().kinematics.speeds
    driven = model.replace("speed", servo={tip: u1 * model.frame.x + u2 * model.frame.y})
    run = driven.derive(principle).simulate(0.5, start, tolerance=1e-12)
    np.testing.assert_allclose(run["u1"], ideal["u1"], atol=1e-11)
    np.testing.assert_allclose(run["lambda_speed"], ideal["lambda_speed"], atol=1e-10)
    reaction = run.reactions["speed"]["tip"]
    np.testing.assert_allclose(reaction.nonideal.force, 0, atol=1e-11)
    np.testing.assert_allclose(reaction.force, ideal.reactions["speed"]["tip"].force, atol=1e-10)


@pytest.mark.parametrize("principle", DALEMBERT, ids=lambda p: p.name)
def test_the_rest_of_a_push_elsewhere_is_perpendicular_to_the_ideal_part(principle: ap.Kane) -> None:
    """000, after E6: the force is lam W + C, with C across W (for one particle perpendicular in space)."""
    run = driven_tip().derive(principle).simulate(0.2, {"x": 0, "y": 0, "u1": 1.6, "u2": 1.2}, tolerance=1e-12)
    reaction = run.reactions["speed"]["tip"]
    assert np.abs((reaction.ideal.force * reaction.nonideal.force).sum(1)).max() < 1e-11
    assert np.abs(np.cross(reaction.ideal.force, run.velocity("tip"))).max() < 1e-11
    np.testing.assert_allclose(reaction.force[:, 1], 0, atol=1e-14)
    np.testing.assert_allclose(np.linalg.norm(run.velocity("tip"), axis=1), 2.0, atol=1e-14)


def test_more_actuators_than_rows_share_the_least_effort() -> None:
    """x = sin t kept by two thrusters at one cart, the second twice as strong: efforts in the ratio 1 : 2."""
    model, (one, _) = table()
    N, t = model.frame, model.time
    model.constrain("shakes", ap.position(one).dot(N.x) - sm.sin(t), servo=[{one: N.x}, {one: 2 * N.x}])
    run = model.derive(ap.AppellChetaev()).simulate(2.0, {"y": 0}, tolerance=1e-12)
    np.testing.assert_allclose(run["x"], np.sin(run.time), atol=1e-12)
    force = -np.sin(run.time) + 3 * (run["x"] - run["y"])
    np.testing.assert_allclose(run.reactions["shakes"]["one"].force[:, 0], force, atol=1e-10)


def test_actuators_at_several_places_find_the_least_effort_beside_ideal_rows() -> None:
    """A rod on two rails, its lean kept by pushes at either end; the efforts are those of least squares."""
    model = ap.Model("rod")
    N = model.frame
    x, y, theta = model.coordinates("x y theta")
    B = N.orientnew("B", "Axis", [theta, N.z])
    rod = model.body("rod", 2.0, frame=B, position=x * N.x + y * N.y, inertia_zz=0.5)
    ends = [model.point(n, rod.point.locatenew(n, s * B.x), on=rod) for n, s in (("left", -1), ("right", 2))]
    model.force(rod, N.x)
    model.constrain("rail", ap.position(rod).dot(N.y))
    model.constrain("lean", theta - model.time**2, servo=[{end: N.y} for end in ends])
    equations = model.derive(ap.Kane())
    run = equations.simulate(0.8, {"x": 0}, tolerance=1e-12)
    np.testing.assert_allclose(run["theta"], run.time**2, atol=1e-12)
    pushes = [run.reactions["lean"][end].force[:, 1] for end in ("left", "right")]
    arms = [-np.cos(run["theta"]), 2 * np.cos(run["theta"])]
    torque = 0.5 * 2.0
    for push, arm in zip(pushes, arms, strict=True):  # least |efforts| with sum arm effort = torque
        np.testing.assert_allclose(push, arm * torque / (arms[0] ** 2 + arms[1] ** 2), atol=1e-10)
    np.testing.assert_allclose(run.reactions["rail"]["rod"].force[:, 1], -pushes[0] - pushes[1], atol=1e-10)


def test_an_actuator_may_push_one_body_off_another_or_turn_it_or_work_on_a_coordinate() -> None:
    model, (one, two) = table()
    N, t = model.frame, model.time
    apart = ap.position(two).dot(N.x) - ap.position(one).dot(N.x) - 1 - sm.sin(t)
    model.constrain("apart", apart, servo=[ap.Actuator({two: N.x, one: -N.x}, name="between")])
    run = model.derive(ap.Kane()).simulate(1.0, {"x": 0, "xdot": 0}, tolerance=1e-12)
    np.testing.assert_allclose(run["xdot"] + 2 * run["ydot"], run["xdot"][0] + 2 * run["ydot"][0], atol=1e-11)
    (y,) = (q for q in model.snapshot().kinematics.coordinates if str(q.func) == "y")
    other = model.replace("apart", servo={y: 1})
    pushed = other.derive(ap.Kane()).accelerations({"x": 0, "xdot": 0})
    assert pushed["xdot"] == pytest.approx(3.0)  # only the spring pulls the first cart


def test_a_reaction_on_a_body_that_no_actuator_touches_is_nothing() -> None:
    run = (
        spacecraft_formation()
        .derive(ap.Kane())
        .simulate(1.0, {"x1": 1, "y1": 0, "x2": 1.1, "y2": 0, "y1dot": 1, "x1dot": 0}, tolerance=1e-12)
    )
    np.testing.assert_array_equal(run.reactions["formation"]["leader"].force, 0)
    ideal = run.reactions["formation"]["leader"].ideal.force
    np.testing.assert_allclose(ideal, -run.reactions["formation"]["follower"].ideal.force, atol=1e-14)
    assert np.abs(ideal).max() > 0.1


def test_the_balance_of_energy_holds_the_work_of_the_actuators() -> None:
    run = marle_servo().derive(ap.Kane()).simulate(2.0, {"x": 0, "theta": 0.2}, tolerance=1e-12)
    np.testing.assert_allclose(run["work"], run["energy"] - run["energy"][0], atol=1e-11)
    np.testing.assert_allclose(run["work"][-1], (9.81 * np.tan(0.2)) ** 2 * 2.0**2 / 2, rtol=1e-10)


@pytest.mark.parametrize("principle", [ap.AppellChetaev(), ap.Kane(), ap.Maggi()], ids=lambda p: p.name)
def test_actuators_that_cannot_reach_a_constraint_are_refused_by_its_name(principle: ap.Kane) -> None:
    model, (one, two) = table()
    model.constrain("held", ap.position(one).dot(model.frame.x), servo={two: model.frame.x})
    with pytest.raises(ap.ConstraintError, match=r"actuators cannot keep a constraint.*'held'"):
        model.derive(principle).accelerations({"y": 0.5})


def test_an_actuator_that_is_not_in_the_model_or_pushes_nowhere_is_refused() -> None:
    model, (one, _) = table()
    row = ap.position(one).dot(model.frame.x)
    for servo, sentence in (
        ({"three": model.frame.x}, "acts on 'three', which is not in the model"),
        ({one: 0 * model.frame.x}, "pushes nowhere"),
        ({}, "has no actuator"),
        ("one", "has no actuator"),
        ([ap.Actuator({one: model.frame.x}, bound=-2)], "bound of .* is -2"),
    ):
        with pytest.raises(ap.AppellError, match=sentence):
            model.constrain("held", row, servo=servo)


def test_too_few_actuators_are_refused_by_name() -> None:
    model = balancing_pole()
    foot = next(s for s in model.snapshot().markers if s.name == "foot")
    with pytest.raises(ap.ConstraintError, match="'keeps its lean' has 1 actuator for 2 independent rows"):
        model.replace("keeps its lean", servo={foot: model.frame.x}).derive(ap.Kane()).accelerations(
            {"x": 0, "y": 0, "phi": 0.1, "theta": 0.15}
        )


def test_a_constraint_cannot_have_a_law_and_actuators() -> None:
    model, (one, _) = table()
    N = model.frame
    with pytest.raises(ap.ConstraintError, match="both nonideal= and servo="):
        model.constrain("held", ap.position(one).dot(N.x), servo={one: N.x}, nonideal={one: N.x})


def test_replace_leaves_the_model_as_it_was_and_refuses_what_it_does_not_know() -> None:
    model = marle_servo()
    foot = next(s for s in model.snapshot().markers if s.name == "foot")
    other = model.replace("keeps its lean", servo={foot: 2 * model.frame.x})
    start = {"x": 0, "theta": 0.2}
    efforts = [m.derive(ap.Kane()).accelerations(start)["lambda_keeps_its_lean"] for m in (model, other)]
    assert efforts[0] == pytest.approx(2 * efforts[1])
    with pytest.raises(ap.ModelError, match="no constraint is named 'keeps its length'; did you mean 'keeps its lean'"):
        model.replace("keeps its length", servo={foot: model.frame.x})
    with pytest.raises(TypeError, match="colour"):
        model.replace("keeps its lean", colour="red")


def test_a_principle_of_another_family_refuses_actuators_by_name() -> None:
    with pytest.raises(ap.NotApplicable, match="cannot give 'keeps its lean' actuators"):
        marle_servo().derive(ap.HamiltonLusternik())


def test_inspection_shows_where_the_actuators_push_and_what_a_law_adds() -> None:
    found = marle_servo().reactions["keeps its lean"]
    assert str(found.actuators["at foot"]["foot"]) == "N.x"
    assert "in its place the actuator at foot, per unit of its effort: (N.x) on foot" in str(found)
    law = painleve_rod().reactions["line"]
    assert "beside it, not ideal, on tip" in str(law)
    assert "lambda_line" in str(law.nonideal["tip"])
