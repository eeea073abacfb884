"""What joints and bodies refuse, each in one sentence."""

from __future__ import annotations

import pytest
from sympy.physics.vector import ReferenceFrame

import appell as ap


@pytest.fixture
def model() -> ap.Model:
    made = ap.Model("a mechanism")
    for name in ("rotor", "arm", "hand"):
        made.body(name, mass=1, inertia_zz=1)
    return made


def test_a_body_that_nothing_holds(model: ap.Model):
    model.joint("pin", ap.Revolute(), model.ground, "arm")
    model.joint("wrist", ap.Revolute(), "arm", "hand")
    with pytest.raises(ap.ModelError, match="the body 'rotor' has neither a joint nor a frame and position"):
        model.derive(ap.Kane())


def test_two_joints_for_one_body(model: ap.Model):
    model.joint("pin", ap.Revolute(), model.ground, "rotor")
    with pytest.raises(
        ap.ModelError, match=r"'rotor' and 'ground' are connected by the joint 'pin' already.*put a body between"
    ):
        model.joint("rail", ap.Prismatic(), model.ground, "rotor")


def test_two_joints_for_two_bodies_the_other_way_round(model: ap.Model):
    model.joint("pin", ap.Revolute(), model.ground, "rotor")
    model.joint("elbow", ap.Revolute(), "rotor", "arm")
    with pytest.raises(ap.ModelError, match="'rotor' and 'arm' are connected by the joint 'elbow' already"):
        model.joint("rail", ap.Prismatic(), "arm", "rotor")


def test_a_free_joint_that_closes_a_loop(model: ap.Model):
    model.joint("pin", ap.Revolute(), model.ground, "rotor")
    model.joint("elbow", ap.Revolute(), "rotor", "arm")
    with pytest.raises(ap.ModelError, match="'flight' is Free and holds nothing, but 'arm' has its place already"):
        model.joint("flight", ap.Free(), model.ground, "arm")


def test_a_mechanism_without_a_ground(model: ap.Model):
    model.joint("two", ap.Revolute(), "arm", "hand")
    model.joint("one", ap.Revolute(), "rotor", "arm")
    model.joint("three", ap.Revolute(), "hand", "rotor")
    with pytest.raises(
        ap.ModelError, match=r"'a mechanism' has no ground: .* nothing holds 'rotor'; join one to model\."
    ):
        model.derive(ap.Kane())


def test_a_nonholonomic_joint_in_a_body_that_nothing_holds_yet(model: ap.Model):
    model.joint("one", ap.Revolute(), "rotor", "arm")
    with pytest.raises(ap.ModelError, match=r"'blade' is nonholonomic.*how 'arm' moves: hold 'rotor' by a joint first"):
        model.joint("blade", ap.Knife(), "arm", "hand")


def test_an_unknown_parent(model: ap.Model):
    with pytest.raises(ap.ModelError, match=r"the parent 'roter' of a joint is not a body.*did you mean 'rotor'"):
        model.joint("pin", ap.Revolute(), "roter", "arm")


def test_a_body_of_another_model(model: ap.Model):
    other = ap.Model("another").body("wheel", mass=1, inertia_zz=1)
    with pytest.raises(ap.ModelError, match="the child 'wheel' of a joint is not a body of the model 'a mechanism'"):
        model.joint("pin", ap.Revolute(), model.ground, other)


def test_a_particle(model: ap.Model):
    model.particle("P", mass=1, position=0 * model.frame.x)
    with pytest.raises(ap.ModelError, match="'P' of a joint is a particle"):
        model.joint("pin", ap.Revolute(), "P", "arm")


def test_the_ground_as_a_child(model: ap.Model):
    with pytest.raises(ap.ModelError, match="the child of the joint 'pin' is 'ground'"):
        model.joint("pin", ap.Revolute(), "arm", model.ground)


def test_a_body_in_itself(model: ap.Model):
    with pytest.raises(ap.ModelError, match="holds 'arm' in itself"):
        model.joint("pin", ap.Revolute(), "arm", "arm")


@pytest.mark.parametrize("angles", ["zz", "zzx", "abc", "xyzx"])
@pytest.mark.parametrize("joint", [ap.Spherical, ap.Free])
def test_angles_about_axes_that_are_none(joint: type, angles: str):
    with pytest.raises(ap.ModelError, match=r"give three axes such as 'zyx'"):
        joint(angles=angles)


def test_a_frame_without_a_position(model: ap.Model):
    with pytest.raises(ap.ModelError, match="needs both a frame and a position"):
        model.body("cart", mass=1, inertia_zz=1, frame=ReferenceFrame("A"))


def test_a_mass_centre_beside_a_position(model: ap.Model):
    with pytest.raises(ap.ModelError, match="leave mass_center out"):
        model.body("cart", 1, inertia_zz=1, frame=model.frame, position=0 * model.frame.x, mass_center=(1, 0, 0))


def test_a_body_called_ground(model: ap.Model):
    with pytest.raises(ap.ModelError, match="the name 'ground' is taken"):
        model.body("ground", mass=1, inertia_zz=1)


def test_a_name_used_twice(model: ap.Model):
    model.joint("pin", ap.Revolute(), model.ground, "arm")
    with pytest.raises(ap.ModelError, match="a joint named 'pin' is there already"):
        model.joint("pin", ap.Revolute(), model.ground, "rotor")


def test_a_name_of_a_constraint(model: ap.Model):
    x = model.coordinates("x")
    model.constrain("pin", x)
    with pytest.raises(ap.ModelError, match="a constraint named 'pin' is there already"):
        model.joint("pin", ap.Knife(), model.ground, "rotor")


def test_no_joint_at_all(model: ap.Model):
    with pytest.raises(ap.ModelError, match=r"give a joint such as ap\.Revolute\(\)"):
        model.joint("pin", ap.Revolute, model.ground, "rotor")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("names", "words"),
    [
        ({"coordinates": "x y"}, r"has 3 coordinates \(x y theta\), but 2 names"),
        ({"speeds": "v"}, r"has 2 free speeds \(v omega\), but 1 names"),
        ({"coordinates": "x y v", "speeds": "v omega"}, "of one name"),
        ({"coordinates": "x y x"}, "stands twice"),
    ],
)
def test_names_that_do_not_fit(model: ap.Model, names: dict[str, str], words: str):
    with pytest.raises(ap.ModelError, match=words):
        model.joint("blade", ap.Knife(), model.ground, "rotor", **names)


def test_a_refused_joint_leaves_the_body_waiting(model: ap.Model):
    with pytest.raises(ap.ModelError):
        model.joint("blade", ap.Knife(), model.ground, "rotor", coordinates="x y")
    assert model.joint("blade", ap.Knife(), model.ground, "rotor").child.name == "rotor"


@pytest.mark.parametrize(("axis", "words"), [("w", "give three components"), ((0, 0, 0), "has no length")])
def test_an_axis_that_is_none(model: ap.Model, axis: object, words: str):
    with pytest.raises(ap.ModelError, match=words):
        model.joint("pin", ap.Revolute(axis), model.ground, "rotor")  # type: ignore[arg-type]


def test_an_unknown_length(model: ap.Model):
    l = ap.Model("another").parameters("l", 1.0)
    with pytest.raises(ap.ModelError, match="the joint 'wheels' holds the unknown symbol 'l'"):
        model.joint("wheels", ap.Tricycle(l), model.ground, "rotor")


def test_a_point_that_is_none(model: ap.Model):
    with pytest.raises(ap.ModelError, match=r"the point of the joint 'pin' on 'ground' is .*: give three components"):
        model.joint("pin", ap.Revolute(), model.ground, "rotor", parent_point=(1, 2))
