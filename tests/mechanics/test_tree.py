"""What every body of a tree hangs on, and by which coordinates."""

from __future__ import annotations

import pytest

import appell as ap
from appell.equations.tree_form import tree_form
from appell.mechanics.tree import NotATree


def parents(model: ap.Model) -> dict[str, str]:
    """The parent of every body by name."""
    links = tree_form(model.derive(ap.Kane())).tree.links
    return {link.name: links[link.parent].name if link.parent >= 0 else "ground" for link in links}


def test_bodies_of_joints_hang_on_the_parents_of_their_joints_wherever_their_points_are() -> None:
    model = ap.Model("branches")
    hub, left, right, tip = (model.body(name, 1, inertia=(1, 1, 1)) for name in ("hub", "left", "right", "tip"))
    model.joint("turn", ap.Revolute("z"), model.ground, hub)
    model.joint("a", ap.Revolute("x"), hub, left)  # all three joints are at one point
    model.joint("b", ap.Spherical(), hub, right)
    model.joint("c", ap.Prismatic("y"), right, tip)
    assert parents(model) == {"hub": "ground", "left": "hub", "right": "hub", "tip": "right"}


def test_bodies_that_share_a_frame_of_the_ground_do_not_hang_on_each_other() -> None:
    model = ap.Model("two carts on an incline")
    x, y, a = model.coordinates("x y a")
    slope = model.frame.orientnew("slope", "Axis", [0.3, model.frame.z])
    first = model.body("first", 1, frame=slope, position=x * slope.x, inertia=(1, 1, 1))
    model.body("second", 1, frame=slope, position=y * slope.x, inertia=(1, 1, 1))
    bob = slope.orientnew("bob", "Axis", [a, slope.z])
    model.particle("bob", 1, first.point.locatenew("P", -bob.y))
    assert parents(model) == {"first": "ground", "second": "ground", "bob": "first"}


def test_a_point_located_by_the_axes_of_a_massless_arm_hangs_on_what_turns_with_the_arm() -> None:
    model = ap.Model("two arms")
    a, b = model.coordinates("a b")
    A = model.frame.orientnew("A", "Axis", [a, model.frame.z])
    B = A.orientnew("B", "Axis", [b, A.x])
    model.particle("elbow", 1, 2 * A.x)
    model.particle("hand", 1, 2 * A.x + B.y)
    assert parents(model) == {"elbow": "ground", "hand": "elbow"}


def test_a_bob_written_in_components_of_the_ground_hangs_on_the_one_whose_angle_it_holds() -> None:
    assert parents(ap.catalogue.double_pendulum()) == {"upper": "ground", "lower": "upper"}


@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_a_place_that_any_of_the_inputs_prescribes_is_no_part_of_a_tree(chosen: int) -> None:
    model = ap.Model("a driven hand")
    b = model.coordinates("b")
    length = model.parameters("length", 2.0)
    inputs = [model.input(name) for name in ("first", "second", "third")]
    A = model.frame.orientnew("A", "Axis", [b, model.frame.z])
    model.particle("elbow", 1, length * A.x)
    model.particle("hand", 1, length * A.x + inputs[chosen] * model.frame.y)
    with pytest.raises(NotATree, match="the pose of 'hand' is prescribed in time"):
        parents(model)
