"""Points on bodies: where their positions count from, and that they move with the body."""

from __future__ import annotations

import json

import numpy as np
import pytest
import sympy as sm

import appell as ap


def plank() -> tuple[ap.Model, ap.Body]:
    """A body in the plane, its origin at (x, y), its axes turned by psi, its mass centre at 0.1 along its x axis."""
    model = ap.Model("a plank")
    body = model.body("plank", mass=2, inertia_zz=1, mass_center=(0.1, 0, 0))
    model.joint("slides and turns", ap.Planar(), model.ground, body, coordinates="x y psi", speeds="u v omega")
    return model, body


STATE = {"x": 1.5, "y": -0.7, "psi": 0.6, "u": 0.3, "v": -0.2, "omega": 1.9}
TIP = [1.5 + 0.8 * np.cos(0.6), -0.7 + 0.8 * np.sin(0.6), 0]


def positions(body: ap.Body) -> dict[str, object]:
    B = body.frame
    return {
        "components": (0.8, 0, 0),
        "a vector of the body": 0.8 * B.x,
        "from the mass centre": ap.position(body) + 0.7 * B.x,
        "a SymPy point": body.origin.locatenew("there", 0.8 * B.x),
    }


@pytest.mark.parametrize("way", ["components", "a vector of the body", "from the mass centre", "a SymPy point"])
def test_a_point_on_a_body_moves_with_it_however_its_position_is_given(way: str) -> None:
    model, body = plank()
    model.point("tip", positions(body)[way], on=body)
    run = model.derive(ap.Kane()).simulate(1.0, STATE, samples=11)
    np.testing.assert_allclose(run.position("tip")[0], TIP, atol=1e-14)
    apart = run.position("tip") - run.position("plank")
    np.testing.assert_allclose(np.linalg.norm(apart, axis=1), 0.7, atol=1e-12)
    across = np.stack([-apart[:, 1], apart[:, 0]], axis=1)
    expected = run.velocity("plank")[:, :2] + run["omega"][:, None] * across
    np.testing.assert_allclose(run.velocity("tip")[:, :2], expected, atol=1e-12)


def test_a_position_written_in_the_ground_counts_from_the_ground_where_that_is_fixed_in_the_body() -> None:
    model, body = plank()
    N = model.frame
    x, y, psi = (model.contents.coordinates[name] for name in ("x", "y", "psi"))
    along = 0.8 * (sm.cos(psi) * N.x + sm.sin(psi) * N.y)
    model.point("from the ground", x * N.x + y * N.y + along, on=body)
    model.point("from the body", along, on=body)
    run = model.derive(ap.Kane()).simulate(0.1, STATE, samples=2)
    for name in ("from the ground", "from the body"):
        np.testing.assert_allclose(run.position(name)[0], TIP, atol=1e-14)


def test_a_point_that_moves_in_its_body_is_refused() -> None:
    model, body = plank()
    N, B = model.frame, body.frame
    x = model.contents.coordinates["x"]
    for position in (0.8 * N.x, x * B.x, (x, 0, 0), ap.position(body) + 0.8 * N.x, model.origin):
        with pytest.raises(ap.ModelError, match="'tip' moves in the body 'plank'"):
            model.point("tip", position, on=body)
    with pytest.raises(ap.ModelError, match="holds the velocity of 'plank': it may depend on positions only"):
        model.point("tip", ap.velocity(body) + B.x, on=body)
    with pytest.raises(ap.ModelError, match="give three components"):
        model.point("tip", 5, on=body)
    model.point("tip", (0.8, 0, 0), on=body)  # nothing half done: the name is free


def test_a_particle_has_no_point_but_its_own() -> None:
    model = ap.Model("a puck")
    x = model.coordinates("x")
    puck = model.particle("puck", mass=1, position=x * model.frame.x)
    model.point("same", x * model.frame.x, on=puck)
    with pytest.raises(ap.ModelError, match="'rim' is not where the particle 'puck' is"):
        model.point("rim", 0.1 * model.frame.x, on=puck)


def test_a_position_with_two_meanings_is_refused() -> None:
    """A wheel at a height h on its axis: h N.z is fixed in it from its own origin and from the ground's."""
    model = ap.Model("a wheel at a height")
    N, angle = model.frame, model.coordinates("angle")
    B = N.orientnew("B", "Axis", [angle, N.z])
    wheel = model.body("wheel", mass=1, inertia_zz=1, frame=B, position=0.5 * N.z)
    with pytest.raises(ap.ModelError, match="from the origin of the body and from that of the model"):
        model.point("top", 0.2 * N.z, on=wheel)
    model.point("rim", 0.5 * N.z + 0.3 * B.x, on=wheel)
    run = model.derive(ap.Kane()).simulate(0.1, {angle: 0.0}, samples=2)
    np.testing.assert_allclose(run.position("rim")[0], [0.3, 0, 0.5], atol=1e-15)


def test_a_point_of_a_body_that_no_joint_holds_yet_is_given_in_its_axes() -> None:
    model = ap.Model("a door")
    door = model.body("door", mass=1, inertia_zz=1, mass_center=(0.4, 0, 0))
    model.point("handle", (0.7, 0, 0), on=door)
    with pytest.raises(ap.ModelError, match="which no joint holds yet"):
        model.point("other", model.frame.x, on=door)
    model.joint("hinge", ap.Revolute("z"), model.ground, door)
    run = model.derive(ap.Kane()).simulate(0.1, {"theta_door": np.pi / 2}, samples=2)
    np.testing.assert_allclose(run.position("handle")[0], [0, 0.7, 0], atol=1e-15)


def test_a_mass_centre_a_joint_and_a_surface_that_move_in_their_body_are_refused() -> None:
    model, body = plank()
    with pytest.raises(ap.ModelError, match=r"the mass centre of 'arm' is N\.x, which changes in the frame 'arm'"):
        model.body("arm", mass=1, inertia_zz=1, mass_center=model.frame.x)
    arm = model.body("arm", mass=1, inertia_zz=1)
    with pytest.raises(ap.ModelError, match=r"on 'plank' is N\.x, which changes in the frame 'plank'"):
        model.joint("pin", ap.Revolute("z"), body, arm, parent_point=model.frame.x)
    with pytest.raises(ap.ModelError, match=r"the axis of the joint 'slide' in 'plank' is N\.x, which changes"):
        model.joint("slide", ap.Prismatic(model.frame.x), body, arm)
    with pytest.raises(ap.ModelError, match=r"the Sphere of 'plank' in the contact 'roll' is N\.x, which changes"):
        model.constrain("roll", ap.rolling(body, ap.Sphere(0.1, at=model.frame.x), model.ground, ap.Plane()))


@pytest.mark.parametrize("way", ["components", "a vector of the body", "from the mass centre"])
def test_a_force_at_a_point_given_in_body_axes_turns_the_body_about_its_mass_centre(way: str) -> None:
    """J omega' = 0.7 F with F along the body's y axis."""
    model, body = plank()
    model.force(body, 3 * body.frame.y, at=positions(body)[way])
    rates = model.derive(ap.Kane()).accelerations(STATE | {"omega": 0})
    assert rates["omega"] == pytest.approx(0.7 * 3 / 1, rel=1e-12)


def test_a_skateboard_turns_when_both_trucks_steer() -> None:
    """Trucks at a = 0.3 ahead and behind, turned by +-d: the board goes round a circle of radius a / tan d."""
    model = ap.Model("a skateboard")
    N = model.frame
    x, y, psi = model.coordinates("x y psi")
    B = N.orientnew("B", "Axis", [psi, N.z])
    deck = model.body("deck", mass=3, inertia_zz=0.4, frame=B, position=x * N.x + y * N.y)
    a, d = 0.3, 0.2
    for name, side in (("front", 1), ("rear", -1)):
        truck = model.point(name, side * a * B.x, on=deck)
        model.constrain(name, ap.velocity(truck).dot(sm.cos(d) * B.y - side * sm.sin(d) * B.x))
    run = model.derive(ap.Kane()).simulate(2.0, {"xdot": 1.0, "psidot": np.tan(d) / a}, samples=3)
    assert run["psi"][-1] == pytest.approx(2 * np.tan(d) / a, rel=1e-9)


def test_the_origin_of_another_point_serves_particles_and_bodies_too() -> None:
    model, body = plank()
    N = model.frame
    q = model.coordinates("q")
    bob = model.particle("bob", mass=1, position=ap.position(body) - q * N.y)
    model.point("middle", (ap.position(body) + ap.position(bob)) / 2)
    run = model.derive(ap.Kane()).simulate(0.1, STATE | {"q": 0.4}, samples=2)
    hanging, centre = run.position("bob"), run.position("plank")
    np.testing.assert_allclose(hanging[0], centre[0] - [0, 0.4, 0], atol=1e-14)
    np.testing.assert_allclose(run.position("middle"), (hanging + centre) / 2, atol=1e-14)


def test_a_document_with_a_point_that_moves_in_its_body_is_refused() -> None:
    model, body = plank()
    model.point("tip", (0.8, 0, 0), on=body)
    text = json.loads(model.to_json())
    again = ap.Model.from_json(json.dumps(text))
    run = again.derive(ap.Kane()).simulate(0.1, STATE, samples=2)
    np.testing.assert_allclose(run.position("tip")[0], TIP, atol=1e-14)
    (entry,) = [point for point in text["points"] if point["name"] == "tip"]
    entry["at"] = "0.8*N.x"
    with pytest.raises(ap.ModelError, match="moves in the body 'plank'"):
        ap.Model.from_json(json.dumps(text))
