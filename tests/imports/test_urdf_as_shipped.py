"""URDF files as people write them: what is assumed, what the warning lists, what strict=True refuses."""

from __future__ import annotations

import re
import warnings
from pathlib import Path

import numpy as np
import pytest

import appell as ap
from tests.tolerances import ALGEBRA, ROUNDING

INERTIAL = '<inertial><origin xyz="{at}"/><mass value="{m}"/><inertia ixx="{xx}" iyy="{yy}" izz="{zz}"/></inertial>'


def _inertial(m: float, moments: tuple[float, float, float], at: str = "0 0 0") -> str:
    return INERTIAL.format(m=m, xx=moments[0], yy=moments[1], zz=moments[2], at=at)


def _arm(
    *,
    arm: str = _inertial(1.0, (0.1, 0.1, 0.1)),
    tool: str = "",
    base: str = "",
    hinge: str = "",
    glue: str = "",
    kind: str = "revolute",
    rest: str = "",
) -> str:
    """A base, an arm that turns about x in it, and a tool 0.5 above the arm, turned by a quarter about x."""
    return (
        f'<robot name="r"><link name="base">{base}</link><link name="arm">{arm}</link><link name="tool">{tool}</link>'
        f'<joint name="j" type="{kind}"><parent link="base"/><child link="arm"/>{hinge}</joint>'
        '<joint name="k" type="fixed"><parent link="arm"/><child link="tool"/>'
        f'<origin xyz="0 0 0.5" rpy="1.5707963267948966 0 0"/>{glue}</joint>{rest}</robot>'
    )


def _path(folder: Path, text: str) -> Path:
    path = folder / "r.urdf"
    path.write_text(text)
    return path


def _follower(mimic: str) -> str:
    return (
        f'<link name="other">{_inertial(1.0, (0.1, 0.1, 0.1))}</link>'
        f'<joint name="o" type="prismatic"><parent link="base"/><child link="other"/>{mimic}</joint>'
    )


BAD_SPHERE = '<visual><geometry><sphere radius="0.0"/></geometry></visual>'
LIMITS = '<limit lower="{}" upper="{}" effort="0" velocity="0"/>'

CASES = {
    "mass 0": ({"tool": _inertial(0.0, (0, 0, 0))}, "an <inertial> of mass 0 is left out (tool)", "has the mass 0"),
    "inertia without mass": (
        {"tool": _inertial(0.0, (0.1, 0.1, 0.1))},
        "an inertia without mass is taken as given (tool)",
        "has the mass 0",
    ),
    "point mass": (
        {"tool": _inertial(2.0, (0, 0, 0))},
        "a zero inertia is that of a point mass (tool)",
        "has a zero inertia",
    ),
    "triangle": (
        {"arm": _inertial(1.0, (0.1, 0.1, 0.5))},
        "an inertia that no body has (a principal moment above the sum of the others) is taken as given (arm)",
        "no body has one that exceeds",
    ),
    "fixed axis": (
        {"glue": '<axis xyz="0 0 0"/>'},
        "the axis without length of a joint that has none is skipped (k)",
        "axis without length",
    ),
    "visual": ({"arm": _inertial(1.0, (1, 1, 1)) + BAD_SPHERE}, "a <visual> that cannot be drawn is skipped", "sphere"),
    "scale": (
        {"tool": '<visual><geometry><mesh filename="a.stl" scale="1 1 1 1"/></geometry></visual>'},
        "a <visual> that cannot be drawn is skipped (tool)",
        "3 numbers",
    ),
    "commas": ({"hinge": '<axis xyz="1, 0, 0"/>'}, "commas between numbers are read as blanks", "3 finite numbers"),
    "too many": (
        {"hinge": '<origin rpy="0 0 0 0"/>'},
        "more than 3 finite numbers are read as the first 3",
        "3 finite numbers",
    ),
    "xacro": (
        {"hinge": '<origin rpy="$(optenv ARM_RPY 0 0 0)"/>'},
        "the default of an $(optenv ...) that xacro left is taken",
        "3 finite numbers",
    ),
    "limits": (
        {"hinge": LIMITS.format(1, -1)},
        "limits whose lower one is above the upper are swapped (j)",
        "lower one is above",
    ),
    "mimic": (
        {"rest": _follower('<mimic joint="nobody"/>')},
        "a <mimic> of a joint that is not in the file is left out (o)",
        "mimics 'nobody'",
    ),
    "massless": (
        {"arm": "", "tool": "", "rest": _follower("").replace("base", "arm")},
        "a moving link without mass moves with what it carries (arm)",
        "moves and has no mass",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_a_file_gets_wrong_is_assumed_in_one_warning_and_refused_where_strict(tmp_path: Path, case: str) -> None:
    changes, words, refusal = CASES[case]
    path = _path(tmp_path, _arm(**changes))
    with pytest.warns(ap.AppellWarning, match=re.escape(words)) as caught:
        model = ap.Model.from_urdf(path)
    assert len(caught) == 1
    assert "strict=True refuses them" in str(caught[0].message)
    assert len(model.source.assumed) == 1
    with pytest.raises(ap.ModelError, match=refusal):
        ap.Model.from_urdf(path, strict=True)


def test_a_plain_file_needs_no_assumption(tmp_path: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert ap.Model.from_urdf(_path(tmp_path, _arm()), strict=True).source.assumed == ()


def test_several_assumptions_are_one_warning_and_long_lists_are_shortened(tmp_path: Path) -> None:
    frames = "".join(
        f'<link name="f{i}">{_inertial(0, (0, 0, 0))}</link>'
        f'<joint name="g{i}" type="fixed"><parent link="arm"/><child link="f{i}"/></joint>'
        for i in range(9)
    )
    path = _path(tmp_path, _arm(rest=frames, hinge='<axis xyz="1,0,0"/>'))
    with pytest.warns(
        ap.AppellWarning, match=r"commas .*mass 0 is left out \(f0, f1, f2, f3, f4, f5 and 3 more\)"
    ) as w:
        model = ap.Model.from_urdf(path)
    assert len(w) == 1
    assert "f0, f1, f2, f3, f4, f5, f6, f7, f8" in model.source.assumed[1]


def test_links_fixed_to_the_ground_are_not_judged(tmp_path: Path) -> None:
    path = _path(tmp_path, _arm(base=_inertial(1.0, (1e-6, 1e-6, 9e-6))))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        ap.Model.from_urdf(path, inertia="refuse")
    with pytest.raises(ap.ModelError, match="'base' has the principal moments"):
        ap.Model.from_urdf(path, inertia="refuse", base=ap.Free())


def test_links_are_judged_after_they_are_merged(tmp_path: Path) -> None:
    """The tool alone has an inertia that no body has; with the arm it is one that a body can have."""
    path = _path(tmp_path, _arm(tool=_inertial(0.1, (1e-3, 1e-3, 1e-2))))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        ap.Model.from_urdf(path, inertia="refuse")
    with pytest.raises(ap.ModelError, match="no body has one that exceeds"):
        ap.Model.from_urdf(path, strict=True)


@pytest.mark.filterwarnings("ignore::appell.AppellWarning")
def test_an_inertia_that_no_body_has_is_given_refused_or_balanced(tmp_path: Path) -> None:
    """A torque about z on moments (0.1, 0.1, 0.5): 0.5 as given, the mean 0.7 / 3 balanced (MuJoCo, balanceinertia)."""
    path = _path(tmp_path, _arm(arm=_inertial(1.0, (0.1, 0.1, 0.5)), hinge='<axis xyz="0 0 1"/>'))
    for treatment, moment in (("as given", 0.5), ("balance", 0.7 / 3)):
        model = ap.Model.from_urdf(path, inertia=treatment)
        model.torque("arm", model.frame.z)
        found = model.derive(ap.Kane()).accelerations({})["u_j"]
        assert found == pytest.approx(1 / moment, rel=ALGEBRA)
    with pytest.raises(ap.ModelError, match="no body has one that exceeds"):
        ap.Model.from_urdf(path, inertia="refuse")
    with pytest.raises(ap.ModelError, match="inertia= is 'other': give one of"):
        ap.Model.from_urdf(path, inertia="other")


@pytest.mark.filterwarnings("ignore::appell.AppellWarning")
def test_an_inertia_taken_as_given_survives_json(tmp_path: Path) -> None:
    path = _path(tmp_path, _arm(arm=_inertial(1.0, (0.1, 0.1, 0.5)), hinge='<axis xyz="0 0 1"/>'))
    model = ap.Model.from_urdf(path, motors=True)
    again = ap.Model.from_json(model.to_json())
    found = again.derive(ap.Kane()).accelerations({}, inputs={"tau_j": 1.0})["u_j"]
    assert found == pytest.approx(2.0, rel=ALGEBRA)


@pytest.mark.filterwarnings("ignore::appell.AppellWarning")
def test_a_point_mass_and_an_inertia_without_mass_enter_the_motion(tmp_path: Path) -> None:
    """m = 2 at 0.5 above the axis adds 0.5; an inertia of 0.1 without mass adds 0.1."""
    hinge = '<axis xyz="1 0 0"/>'
    for tool, moment in ((_inertial(2.0, (0, 0, 0)), 0.6), (_inertial(0.0, (0.1, 0.1, 0.1)), 0.2)):
        model = ap.Model.from_urdf(_path(tmp_path, _arm(tool=tool, hinge=hinge)), gravity=None)
        model.torque("arm", model.frame.x)
        assert model.derive(ap.Kane()).accelerations({})["u_j"] == pytest.approx(1 / moment, rel=ALGEBRA)


@pytest.mark.filterwarnings("ignore::appell.AppellWarning")
def test_a_parent_named_world_is_the_ground(tmp_path: Path) -> None:
    weld = '<joint name="w" type="fixed"><parent link="world"/><child link="base"/><origin xyz="0 0 2"/></joint>'
    path = _path(tmp_path, _arm(rest=weld))
    model = ap.Model.from_urdf(path)
    assert model.source.root == "world"
    assert model.source.assumed == ("a link 'world' that is not declared is the ground: w",)
    run = model.derive(ap.Kane()).simulate(0.01, {})
    np.testing.assert_allclose(run.position("base")[-1], [0, 0, 2], atol=ROUNDING)
    np.testing.assert_allclose(run.orientation("base").matrices[-1], np.eye(3), atol=ROUNDING)


def test_a_merged_link_keeps_its_frame_and_its_point(tmp_path: Path) -> None:
    path = _path(tmp_path, _arm(hinge='<axis xyz="1 0 0"/>'))
    run = ap.Model.from_urdf(path).derive(ap.Kane()).simulate(0.01, {"q_j": 0.3})
    s, c = np.sin(run["q_j"][-1]), np.cos(run["q_j"][-1])
    np.testing.assert_allclose(run.position("tool")[-1], [0, -0.5 * s, 0.5 * c], atol=ROUNDING)
    # turned by q, then by a quarter, about x
    np.testing.assert_allclose(
        run.orientation("tool").matrices[-1], [[1, 0, 0], [0, -s, -c], [0, c, -s]], atol=ROUNDING
    )


@pytest.mark.filterwarnings("ignore::appell.AppellWarning")
def test_limits_that_are_swapped_hold(tmp_path: Path) -> None:
    path = _path(tmp_path, _arm(hinge=LIMITS.format(1, -1)))
    assert set(ap.Model.from_urdf(path, limits=True).constraints) == {"j above -1", "j below 1"}


def test_a_joint_mimics_one_of_another_kind_and_a_fixed_one(tmp_path: Path) -> None:
    model = ap.Model.from_urdf(_path(tmp_path, _arm(rest=_follower('<mimic joint="j" multiplier="2"/>'))))
    found = model.derive(ap.Kane()).accelerations({"u_j": 0.5})
    assert found["u_o"] == pytest.approx(2 * found["u_j"], rel=ALGEBRA)
    still = ap.Model.from_urdf(_path(tmp_path, _arm(rest=_follower('<mimic joint="k" offset="0.25"/>'))))
    run = still.derive(ap.Kane()).simulate(0.1, {})
    np.testing.assert_allclose(run["q_o"], 0.25, atol=ROUNDING)


def test_a_spherical_joint_is_one(tmp_path: Path) -> None:
    """A ball joint with the mass centre in it: torque-free Euler equations, I1 w1' = (I2 - I3) w2 w3."""
    path = _path(tmp_path, _arm(kind="spherical", arm=_inertial(1.0, (2, 2, 1))))
    model = ap.Model.from_urdf(path)
    found = model.derive(ap.Kane()).accelerations({"wx_arm": 1.0, "wz_arm": 3.0})
    assert found["wy_arm"] == pytest.approx((1 - 2) * 3 * 1 / 2, rel=ALGEBRA)


def test_friction_may_be_left_out(tmp_path: Path) -> None:
    path = _path(tmp_path, _arm(hinge='<dynamics friction="0.5" damping="0.1"/>'))
    assert "friction of j" in ap.Model.from_urdf(path).constraints
    model = ap.Model.from_urdf(path, friction=False)
    assert not model.constraints
    assert "damping of j" in model.contents.loads


def test_motors_are_inputs_with_the_effort_as_bound(tmp_path: Path) -> None:
    path = _path(tmp_path, _arm(hinge='<axis xyz="1 0 0"/><limit effort="3" velocity="1" lower="-1" upper="1"/>'))
    model = ap.Model.from_urdf(path, motors=True, gravity=None)
    assert model.contents.inputs["tau_j"].bound == 3.0
    equations = model.derive(ap.Kane())
    assert equations.accelerations({}, inputs={"tau_j": 0.2})["u_j"] == pytest.approx(2.0, rel=ALGEBRA)
    with pytest.warns(ap.AppellWarning, match=r"the input 'tau_j' exceeds its bound 3: it reaches 4 at t = 0\."):
        equations.simulate(0.01, {}, inputs={"tau_j": 4.0})
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        equations.simulate(0.01, {}, inputs={"tau_j": 2.0})
    free = ap.Model.from_urdf(_path(tmp_path, _arm(hinge=LIMITS.format(-1, 1))), motors=True)
    assert free.contents.inputs["tau_j"].bound is None


def test_a_bound_that_is_not_positive_is_refused() -> None:
    with pytest.raises(ap.ModelError, match="the bound of the input 'f' is -1: give a positive number"):
        ap.Model("m").input("f", bound=-1)


@pytest.mark.filterwarnings("ignore::appell.AppellWarning")
def test_blanks_and_zeros_around_the_xml_are_skipped(tmp_path: Path) -> None:
    path = _path(tmp_path, '\n\n<?xml version="1.0"?>' + _arm() + "\n\x00")
    assert ap.Model.from_urdf(path).source.assumed[0].startswith("blanks and zeros before or after the XML")
    with pytest.raises(ap.ModelError, match="is not XML"):
        ap.Model.from_urdf(path, strict=True)


def test_a_root_called_ground_is_the_ground(tmp_path: Path) -> None:
    path = _path(tmp_path, _arm().replace('"base"', '"ground"'))
    run = ap.Model.from_urdf(path).derive(ap.Kane()).simulate(0.01, {})
    np.testing.assert_array_equal(run.orientation("ground").matrices[-1], np.eye(3))


@pytest.mark.filterwarnings("ignore::appell.AppellWarning")
def test_a_link_called_ground_that_stands_elsewhere_has_another_name(tmp_path: Path) -> None:
    """example-robot-data's TwoDofs turns its "ground" against its "world"."""
    weld = '<joint name="w" type="fixed"><parent link="world"/><child link="ground"/><origin xyz="0 0 2"/></joint>'
    path = _path(tmp_path, _arm(rest=f'<link name="world"/>{weld}').replace('"base"', '"ground"'))
    model = ap.Model.from_urdf(path)
    assert any(sentence.startswith("a link called as the ground of the model") for sentence in model.source.assumed)
    run = model.derive(ap.Kane()).simulate(0.01, {})
    np.testing.assert_allclose(run.position("link ground")[-1], [0, 0, 2], atol=ROUNDING)
    with pytest.raises(ap.ModelError, match="the link 'ground' stands elsewhere than the ground of the model"):
        ap.Model.from_urdf(path, strict=True)
