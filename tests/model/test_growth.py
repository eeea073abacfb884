"""Writing a model takes work in proportion to its parts, and what grew from one model stays apart."""

from __future__ import annotations

import itertools
import pickle
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import sympy.physics.vector
from sympy.physics.vector import Point, ReferenceFrame, dynamicsymbols

import appell as ap
import appell.model
from appell.model.frame import Frame, position_from
from appell.model.geometry import connections
from appell.model.growing import Grown

COUNTED = (str(Path(appell.model.__file__).parent), str(Path(sympy.physics.vector.__file__).parent))


def work(write: Callable[[], object]) -> int:
    """The operations of the interpreter in the files of the model and of SymPy's points and frames."""
    count = 0

    def local(frame, event, argument):
        nonlocal count
        count += event == "opcode"
        return local

    def trace(frame, event, argument):
        if not frame.f_code.co_filename.startswith(COUNTED):
            return None
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return local

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        write()
    finally:
        sys.settrace(before)
    return count


def by_frames(links: int) -> ap.Model:
    model = ap.Model("chain of frames")
    frame, joint = model.frame, model.origin
    for i, angle in enumerate(model.coordinates([f"q{i}" for i in range(links)])):
        twisted = frame.orientnew(f"T{i}", "Axis", [0.1, frame.x])
        frame = twisted.orientnew(f"L{i}", "Axis", [angle, (twisted.z, twisted.y, twisted.x)[i % 3]])
        model.body(f"link{i}", 1, frame=frame, position=joint.locatenew(f"C{i}", frame.x), inertia=(1, 1, 1))
        joint = joint.locatenew(f"J{i}", 2 * frame.x)
    return model


def by_joints(links: int) -> ap.Model:
    model = ap.Model("chain of joints")
    parent = model.ground
    for i in range(links):
        body = model.body(f"link{i}", 1, inertia=(1, 1, 1), mass_center=(1, 0, 0))
        model.joint(f"pin{i}", ap.Revolute("z"), parent, body, parent_point=(2 if i else 0, 0, 0))
        model.torque(body, model.frame.z)
        parent = body
    return model


def by_rows(particles: int) -> ap.Model:
    model = ap.Model("net")
    N, last = model.frame, None
    for i in range(particles):
        (m,) = model.parameters([f"m{i}"], 1.0)
        x, y = model.coordinates(f"x{i} y{i}")
        here = model.particle(f"P{i}", m, x * N.x + y * N.y)
        if i:
            d = ap.position(here) - ap.position(last)
            model.constrain(f"rod{i}", d.dot(d) - 1)
            model.force(here, ap.velocity(last), reacting_on=last)
            model.generalised_force(f"pull{i}", {x: 1})
        last = here
    return model


def with_wheels(wheels: int) -> ap.Model:
    model = ap.Model("blades on a plane")
    for i in range(wheels):
        model.body(f"sled{i}", 1, inertia_zz=1)
        model.joint(f"blade{i}", ap.Knife(), model.ground, f"sled{i}", child_point=(0.5, 0, 0))
    return model


SLOW = [pytest.param(write, marks=pytest.mark.slow) for write in (by_joints, with_wheels)]


@pytest.mark.parametrize("write", [by_frames, by_rows, *SLOW], ids=lambda f: f.__name__)
def test_a_further_part_takes_the_same_work_in_a_model_of_any_size(write: Callable[[int], ap.Model]) -> None:
    write(3)  # what is done once only, whatever the model
    sizes = (4, 8, 16)
    at = [work(lambda n=n: write(n)) for n in sizes]
    first, second = ((b - a) / (n - m) for (m, a), (n, b) in itertools.pairwise(zip(sizes, at, strict=True)))
    assert second < 1.03 * first


def test_a_value_does_not_see_what_a_later_one_has_grown_by() -> None:
    model = ap.Model("it grows")
    x = model.coordinates("x")
    P = model.particle("P", 1, x * model.frame.x)
    before = model._data
    assert before.is_taken("P")
    model.coordinates("y")
    model.particle("Q", 1, model.frame.y)
    model.force("Q", model.frame.x)
    assert not before.is_taken("y")
    assert not before.is_taken("Q")
    assert before.place("P") is P
    assert {str(f) for f in before.functions_known()} == {"x(t)", "xdot(t)"}
    with pytest.raises(ap.ModelError, match="'Q' is not in the model"):
        before.place("Q")
    assert model._data.place("Q").name == "Q"


def test_two_models_that_grew_from_one_stay_apart() -> None:
    model = ap.Model("a fork")
    x, y = model.coordinates("x y")
    model.particle("P", 1, x * model.frame.x + y * model.frame.y)
    model.constrain("line", x - y)
    left, right = model.release("line"), model.replace("line", constraint=x + y)
    for branch, mass in ((left, 2), (right, 3), (left, 4), (right, 5)):
        branch.particle(f"Q{mass % 2}{mass}", mass, branch.frame.z)
    a = left.particle("same", 6, model.frame.x)
    b = right.particle("same", 7, model.frame.x)
    model.coordinates("same")
    assert left._data.place("same") is a
    assert right._data.place("same") is b
    assert list(left.contents.bodies) == ["P", "Q02", "Q04", "same"]
    assert list(right.contents.bodies) == ["P", "Q13", "Q15", "same"]
    assert list(model.contents.bodies) == ["P"]
    assert not left._data.is_taken("Q13")
    assert not right._data.is_taken("Q02")


def test_a_set_that_grew_twice_from_one_place_holds_its_own_keys_only() -> None:
    start = Grown().adding([("a", 1), ("b", 2)])
    first = start.adding([("c", 3), ("a", 9)])
    second = start.adding([("d", 4)])
    assert (set(start), set(first), set(second)) == ({"a", "b"}, {"a", "b", "c"}, {"a", "b", "d"})
    assert (first.get("a"), first.get("d"), second.get("d"), second.get("c"), start.get("c")) == (
        1,
        None,
        4,
        None,
        None,
    )
    assert set(pickle.loads(pickle.dumps(start))) == {"a", "b"}
    assert start | {"z"} == {"a", "b", "z"}


def test_the_way_between_two_frames_is_the_one_that_sympy_finds() -> None:
    q = dynamicsymbols("q0:9")
    frames = [Frame("F0")]
    for i, parent in enumerate((0, 0, 1, 1, 2, 5, 3)):
        frames.append(frames[parent].orientnew(f"F{i + 1}", "Axis", [q[i], frames[parent].z]))
    with pytest.warns(UserWarning, match="Loops are defined"):
        frames[6].orient_axis(frames[4], frames[4].x, q[8])
    for a, b in itertools.product(frames, frames):
        for kind in (0, 1):
            assert a._dict_list(b, kind) == ReferenceFrame._dict_list(a, b, kind)
    with pytest.raises(ValueError, match="No connecting orientation path found between F0 and G"):
        frames[0].dcm(ReferenceFrame("G"))


def test_the_position_between_two_points_is_the_one_that_sympy_finds() -> None:
    N = Frame("N")
    points = [Point("P0")]
    for i, parent in enumerate((0, 0, 1, 1, 2, 5, 3)):
        points.append(points[parent].locatenew(f"P{i + 1}", (i + 1) * N.x + i**2 * N.y))
    for a, b in itertools.product(points, points):
        assert position_from(a, b) == a.pos_from(b)
    with pytest.raises(ValueError, match="No connecting position path"):
        position_from(points[0], Point("nowhere"))


def test_neighbours_that_sympy_strikes_out_are_put_back_in_their_order() -> None:
    """A body turned by hand and then held by a joint is turned anew: SymPy forgets all neighbours of its frame."""
    model = ap.Model("turned by hand")
    body = model.body("body", 1, inertia=(1, 1, 1))
    for i in range(3):
        body.frame.orientnew(f"F{i}", "Axis", [i + 1, body.frame.z])
    model.frame.orientnew("earlier", "Axis", [1, model.frame.z])
    body.frame.orient_axis(model.frame, model.frame.x, 0.3)
    model.frame.orientnew("later", "Axis", [1, model.frame.z])
    model.particle("j on body", 1, model.frame.x)
    before = connections(model._data)
    with pytest.raises(ap.ModelError, match="name 'j on body' is taken"):
        model.joint("j", ap.Revolute("y"), model.ground, body, child_point=(1, 0, 0))
    after = connections(model._data)
    assert {node: [list(part.items()) for part in parts] for node, parts in before.items()} == {
        node: [list(part.items()) for part in parts] for node, parts in after.items()
    }
