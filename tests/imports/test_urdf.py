"""Models from URDF files: where links stand, how they move, what rolls, what is refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import appell as ap
from appell.imports.urdf import read_urdf
from tests.tolerances import ALGEBRA, ROUNDING

BOX = '<inertial><mass value="{m}"/><origin xyz="{c}"/><inertia ixx="{i}" iyy="{i}" izz="{i}"/></inertial>'


def _link(name: str, m: float | None = None, c: str = "0 0 0", i: float = 0.1, more: str = "") -> str:
    return f'<link name="{name}">{"" if m is None else BOX.format(m=m, c=c, i=i)}{more}</link>'


def _joint(name: str, kind: str, parent: str, child: str, more: str = "") -> str:
    return f'<joint name="{name}" type="{kind}"><parent link="{parent}"/><child link="{child}"/>{more}</joint>'


def _write(folder: Path, *parts: str) -> Path:
    path = folder / "robot.urdf"
    path.write_text(f'<robot name="robot">{"".join(parts)}</robot>')
    return path


def test_a_planar_arm_has_the_accelerations_of_the_book(tmp_path: Path) -> None:
    """Two links about y, gravity along -z, against the mass matrix and forces written by hand."""
    m1, m2, l1, c1, c2, i1, i2, g = 1.5, 0.8, 0.7, 0.3, 0.25, 0.05, 0.03, 9.81
    path = _write(
        tmp_path,
        _link("base"),
        _link("upper", m1, f"{c1} 0 0", i1),
        _link("fore", m2, f"{c2} 0 0", i2),
        _joint("shoulder", "revolute", "base", "upper", '<origin xyz="0 0 1"/><axis xyz="0 -1 0"/>'),
        _joint("elbow", "continuous", "upper", "fore", f'<origin xyz="{l1} 0 0"/><axis xyz="0 -1 0"/>'),
    )
    equations = ap.Model.from_urdf(path).derive(ap.Kane())
    q1, q2, u1, u2 = 0.4, -0.9, 0.7, 1.2  # angles up from x
    ours = equations.accelerations({"q_shoulder": q1, "q_elbow": q2, "u_shoulder": u1, "u_elbow": u2})
    h = m2 * l1 * c2
    a = i1 + i2 + m1 * c1**2 + m2 * (l1**2 + c2**2)
    M = [
        [a + 2 * h * np.cos(q2), i2 + m2 * c2**2 + h * np.cos(q2)],
        [i2 + m2 * c2**2 + h * np.cos(q2), i2 + m2 * c2**2],
    ]
    weights = [(m1 * c1 + m2 * l1) * g * np.cos(q1) + m2 * c2 * g * np.cos(q1 + q2), m2 * c2 * g * np.cos(q1 + q2)]
    F = [h * np.sin(q2) * (2 * u1 * u2 + u2**2) - weights[0], -h * np.sin(q2) * u1**2 - weights[1]]
    np.testing.assert_allclose([ours["u_shoulder"], ours["u_elbow"]], np.linalg.solve(M, F), rtol=ALGEBRA)


def _rotation(axis: np.ndarray, angle: float) -> np.ndarray:
    K = np.array([[0, -axis[2], axis[1]], [axis[2], 0, -axis[0]], [-axis[1], axis[0], 0]])
    return np.eye(3) + np.sin(angle) * K + (1 - np.cos(angle)) * K @ K


def test_links_stand_where_the_chain_of_placements_puts_them(tmp_path: Path) -> None:
    """Turned seats, a skew axis, a slider, a link fixed to another: against products of 4 x 4 matrices."""
    path = _write(
        tmp_path,
        _link("base"),
        _link("a", 1.0, "0.1 0.2 0.3"),
        _link("b", 2.0, "0 0.1 0"),
        _link("tool", 0.5, "0 0 0.05"),
        _link("c", 0.3),
        _joint("one", "revolute", "base", "a", '<origin xyz="0.1 0 0.5" rpy="0.3 -0.2 0.7"/><axis xyz="1 2 2"/>'),
        _joint("two", "prismatic", "a", "b", '<origin xyz="0 0.4 0" rpy="0 0.5 0"/><axis xyz="0 0 1"/>'),
        _joint("glue", "fixed", "b", "tool", '<origin xyz="0.2 0 0" rpy="1.1 0 0"/>'),
        _joint("three", "continuous", "tool", "c", '<origin xyz="0 0 0.3" rpy="0 0 0.4"/><axis xyz="0 1 0"/>'),
    )
    robot, model = read_urdf(path), ap.Model.from_urdf(path, gravity=None)
    q = {"one": 0.6, "two": 0.25, "three": -0.8}
    here = np.eye(4)
    expected = {}
    for name in ("one", "two", "glue", "three"):
        joint = robot.joints[name]
        step, motion = np.eye(4), np.eye(4)
        step[:3, :3], step[:3, 3] = joint.at.R, joint.at.r
        if joint.kind == "prismatic":
            motion[:3, 3] = q[name] * np.array(joint.axis)
        elif joint.kind != "fixed":
            motion[:3, :3] = _rotation(np.array(joint.axis), q[name])
        here = here @ step @ motion
        expected[joint.child] = here
    run = model.derive(ap.Kane()).simulate(1e-3, {f"q_{k}": x for k, x in q.items()})
    np.testing.assert_allclose(run.position("tool")[0], expected["tool"][:3, 3], atol=ROUNDING)
    # the body b carries the masses of b and of the tool
    b = (expected["b"] @ [0, 0.1, 0, 1])[:3], (expected["tool"] @ [0, 0, 0.05, 1])[:3]
    np.testing.assert_allclose(run.position("b")[0], (2.0 * b[0] + 0.5 * b[1]) / 2.5, atol=ROUNDING)
    np.testing.assert_allclose(run.position("c")[0], expected["c"][:3, 3], atol=ROUNDING)


def test_links_fixed_together_are_one_body_with_one_inertia(tmp_path: Path) -> None:
    """Two balls on a stick, turned about the middle: m l^2 each and their own inertia."""
    path = _write(
        tmp_path,
        _link("base"),
        _link("stick"),
        _link("left", 2.0, "0 0 0", 0.1),
        _link("right", 2.0, "0 0 0", 0.1),
        _joint("pin", "continuous", "base", "stick", '<axis xyz="0 0 1"/>'),
        _joint("weld left", "fixed", "stick", "left", '<origin xyz="0.5 0 0"/>'),
        _joint("weld right", "fixed", "stick", "right", '<origin xyz="-0.5 0 0" rpy="0.3 0.4 0.5"/>'),
    )
    model = ap.Model.from_urdf(path)
    model.torque("stick", 3.0 * model.frame.z)
    found = model.derive(ap.Kane()).accelerations({})["u_pin"]
    np.testing.assert_allclose(found, 3.0 / (2 * (2.0 * 0.25 + 0.1)), rtol=ALGEBRA)


def test_damping_friction_mimicry_and_limits_are_carried_over(tmp_path: Path) -> None:
    path = _write(
        tmp_path,
        _link("base"),
        _link("left", 1.0, i=0.5, more='<visual><geometry><mesh filename="package://finger.stl"/></geometry></visual>'),
        _link("right", 1.0, i=0.5),
        _joint(
            "left finger",
            "revolute",
            "base",
            "left",
            '<axis xyz="0 0 1"/><limit lower="-0.5" upper="1" effort="3" velocity="2"/>'
            '<dynamics damping="0.4" friction="0.1"/>',
        ),
        _joint(
            "right finger",
            "continuous",
            "base",
            "right",
            '<axis xyz="0 0 1"/><mimic joint="left finger" multiplier="-2" offset="0.1"/>',
        ),
    )
    model = ap.Model.from_urdf(path, limits=True)
    assert model.source.links["left"].meshes == ("package://finger.stl",)
    assert model.source.joints["left finger"].limits == (-0.5, 1.0)
    assert model.source.joints["left finger"].effort == 3.0
    assert set(model.constraints) == {
        "friction of left finger",
        "right finger mimics left finger",
        "left finger above -0.5",
        "left finger below 1",
    }
    free = ap.Model.from_urdf(path)
    found = free.derive(ap.Kane()).accelerations({"q_left_finger": 0.2, "u_left_finger": 0.3})
    # T = (I + 4 I) u^2 / 2, forces -0.4 u - 0.1
    np.testing.assert_allclose(found["u_left_finger"], (-0.4 * 0.3 - 0.1) / (5 * 0.5), rtol=ALGEBRA)
    np.testing.assert_allclose(found["u_right_finger"], -2 * found["u_left_finger"], rtol=ALGEBRA)
    # and it comes to rest: I u' = -0.4 u - 0.1 with I = 2.5 ends after (2.5 / 0.4) ln(1 + 4 u0)
    run = free.derive(ap.Kane()).simulate(10.0, {"q_left_finger": 0.2, "u_left_finger": 0.3})
    assert [mode.phases["friction of left finger"] for mode in run.modes] == ["at its lower bound", "kept"]
    assert run.modes[1].start == pytest.approx(2.5 / 0.4 * np.log(1 + 4 * 0.3), abs=1e-8)
    assert run["u_left_finger"][-1] == 0.0


def test_floating_and_planar_joints(tmp_path: Path) -> None:
    path = _write(
        tmp_path,
        _link("base"),
        _link("drone", 1.0),
        _link("puck", 1.0),
        _joint("air", "floating", "base", "drone"),
        _joint("table", "planar", "base", "puck", '<axis xyz="0 0 1"/>'),
    )
    model = ap.Model.from_urdf(path)
    found = model.derive(ap.Kane()).accelerations({})
    np.testing.assert_allclose(found["vz_drone"], -9.81, rtol=ALGEBRA)
    np.testing.assert_allclose(found["vx_puck"], 0.0, atol=ROUNDING)


def _rover(folder: Path) -> Path:
    wheel = '<origin xyz="0 {y} 0"/><axis xyz="0 1 0"/>'
    return _write(
        folder,
        _link("chassis", 5.0, i=0.2),
        _link("left_wheel", 0.5, i=0.01),
        _link("right_wheel", 0.5, i=0.01),
        _joint("left", "continuous", "chassis", "left_wheel", wheel.format(y=0.3)),
        _joint("right", "continuous", "chassis", "right_wheel", wheel.format(y=-0.3)),
    )


def test_wheels_roll_on_the_ground(tmp_path: Path) -> None:
    """Two wheels on one axle: v = r (wl + wr) / 2 and yaw rate r (wr - wl) / (2 d), as for a differential drive."""
    r, d, left, right = 0.1, 0.3, 4.0, 6.0
    model = ap.Model.from_urdf(_rover(tmp_path), wheels={"left_wheel": r, "right_wheel": r})
    equations = model.derive(ap.Kane())
    state = {"z_chassis": r, "u_left": left, "u_right": right, "wy_chassis": 0.0}
    run = equations.simulate(1.0, state)
    yaw = r * (right - left) / (2 * d)
    v = r * (left + right) / 2
    end = run.position("chassis")[-1]
    # the axle is symmetric, so that both speeds stay and the chassis runs on a circle
    np.testing.assert_allclose(end, [v / yaw * np.sin(yaw), v / yaw * (1 - np.cos(yaw)), r], atol=1e-8)
    assert run.audit.constraint_error < 1e-11


def test_a_wheel_may_be_given_a_surface(tmp_path: Path) -> None:
    path = _write(tmp_path, _link("ball", 1.0, i=0.004))
    model = ap.Model.from_urdf(path, wheels={"ball": ap.Sphere(0.1)})
    run = model.derive(ap.Kane()).simulate(1.0, model.state("ball", position=[0, 0, 0.1], velocity=[0.5, 0, 0]))
    np.testing.assert_allclose(run.position("ball")[-1], [0.5, 0, 0.1], atol=1e-9)


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        (["<link name='a'"], r"is not XML \("),
        (
            [_link("a"), _joint("j", "fixed", "a", "ghost")],
            r"the child 'ghost' of the joint 'j' is not a link of the URDF",
        ),
        (
            [
                _link("a"),
                _link("b", 1.0),
                _link("c", 1.0),
                _joint("j", "revolute", "a", "b"),
                _joint("k", "revolute", "a", "c"),
                _joint("l", "revolute", "b", "c"),
            ],
            r"the link 'c' is the child of two joints, 'k' and 'l'",
        ),
        (
            [_link("a", 1.0), _link("b", 1.0), _joint("j", "revolute", "a", "b"), _joint("k", "revolute", "b", "a")],
            r"has no root: its joints close a ring",
        ),
        (
            [
                _link("r"),
                _link("a", 1.0),
                _link("b", 1.0),
                _joint("j", "revolute", "a", "b"),
                _joint("k", "revolute", "b", "a"),
            ],
            r"the link 'a' does not hang on the root 'r'",
        ),
        ([_link("a"), _link("b")], r"has 2 roots \(a, b\)"),
        ([_link("a"), _link("b", -1.0), _joint("j", "revolute", "a", "b")], r"the link 'b' has the mass -1"),
        (
            [_link("a"), _link("b", 1.0, i=-1.0), _joint("j", "revolute", "a", "b")],
            r"'b' has the principal",
        ),
        ([_link("a"), _link("b"), _joint("j", "revolute", "a", "b")], r"the link 'b' moves and has no mass"),
        ([_link("a"), _link("b", 1.0), _joint("j", "hinge", "a", "b")], r"of the type 'hinge': URDF knows revolute"),
        ([_link("a"), _link("a")], r"two links named 'a'"),
        (
            [_link("a"), _link("b", 1.0), _joint("j", "revolute", "a", "b", '<axis xyz="0 0 0"/>')],
            r"the joint 'j' has an axis without length",
        ),
        (
            [_link("a"), _link("b", 1.0), _joint("j", "revolute", "a", "b", '<origin xyz="0 zero 0"/>')],
            r'the joint \'j\' has xyz="0 zero 0" where 3 finite numbers should stand',
        ),
        (
            [_link("a"), _link("b", 1.0), _joint("j", "planar", "a", "b", '<axis xyz="1 0 0"/>')],
            r"the planar joint 'j' has the normal",
        ),
        (
            [_link("a"), _link("b", 1.0), _joint("j", "revolute", "a", "b", '<mimic joint="j"/>')],
            r"the joint 'j' mimics 'j', which is not another joint with one coordinate",
        ),
    ],
)
def test_a_bad_file_is_refused_in_a_sentence(tmp_path: Path, parts: list[str], words: str) -> None:
    with pytest.raises(ap.ModelError, match=words):
        ap.Model.from_urdf(_write(tmp_path, *parts))


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ap.ModelError, match=r"cannot be read"):
        ap.Model.from_urdf(tmp_path / "nothing.urdf")
    other = tmp_path / "other.urdf"
    other.write_text("<model/>")
    with pytest.raises(ap.ModelError, match=r"holds a <model>, not a <robot>"):
        ap.Model.from_urdf(other)


def test_wheels_that_are_none_are_refused(tmp_path: Path) -> None:
    path = _rover(tmp_path)
    with pytest.raises(ap.ModelError, match=r"'left_whel', which is not a link .* did you mean 'left_wheel'"):
        ap.Model.from_urdf(path, wheels={"left_whel": 0.1})
    with pytest.raises(ap.ModelError, match=r"the wheel 'chassis' turns about no joint"):
        ap.Model.from_urdf(path, wheels={"chassis": 0.1})


ARM = """<robot name="arm"><link name="base"/>
<link name="b{letter}ton"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="{zz}"/></inertial></link>
<joint name="j" type="continuous"><parent link="base"/><child link="b{letter}ton"/><axis xyz="{axis}"/>{more}</joint>
</robot>"""


@pytest.mark.parametrize("encoding", ["utf-8", "latin-1", "utf-16"])
def test_a_file_in_another_encoding_is_read(tmp_path: Path, encoding: str) -> None:
    text = f'<?xml version="1.0" encoding="{encoding}"?>' + ARM.format(letter="â", axis="0 0 1", zz=1, more="")
    path = tmp_path / "arm.urdf"
    path.write_bytes(text.encode(encoding))
    assert list(ap.Model.from_urdf(path).contents.bodies) == ["bâton"]


def test_an_axis_of_tiny_components_has_a_direction(tmp_path: Path) -> None:
    path = tmp_path / "arm.urdf"
    path.write_text(ARM.format(letter="a", axis="0 1e-200 1e-200", zz=1, more=""))
    assert read_urdf(path).joints["j"].axis == pytest.approx((0.0, 0.5**0.5, 0.5**0.5), rel=1e-15)


@pytest.mark.parametrize(
    ("zz", "more", "words"),
    [
        (-1, "", "the inertia of the link 'baton' has the principal moments -1, 1, 1: none of a body is negative"),
        (1, '<dynamics damping="-1"/>', "the joint 'j' has the damping -1: it takes energy away"),
    ],
)
def test_what_no_body_and_no_damper_has_is_refused(tmp_path: Path, zz: float, more: str, words: str) -> None:
    path = tmp_path / "arm.urdf"
    path.write_text(ARM.format(letter="a", axis="0 0 1", zz=zz, more=more))
    with pytest.raises(ap.ModelError, match=words):
        ap.Model.from_urdf(path)
