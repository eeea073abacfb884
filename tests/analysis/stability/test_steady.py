"""Steady motions, their stability and their families, against closed forms."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest
import sympy as sm

import appell as ap
from tests.support import ADMITTED, equations_of

R, G = 0.26, 9.81


@cache
def wheel(inertia: str, principle: type = ap.Kane) -> ap.Equations:
    """A disc or hoop rolling on a plane, its lowest point at (x, y); the height of its centre is eliminated."""
    model = ap.Model(f"rolling {inertia}")
    N = model.frame
    m, r, g = model.parameters("m r g", [3.43, R, G])
    x, y, yaw, lean, turn = model.coordinates("x y yaw lean turn")
    t = model.time
    model.speeds("vx vy yaw_rate lean_rate spin", [q.diff(t) for q in (x, y, yaw, lean, turn)])
    heading = N.orientnew("heading", "Axis", [yaw, N.z])
    leaned = heading.orientnew("leaned", "Axis", [lean, heading.x])
    frame = leaned.orientnew("wheel", "Axis", [turn, leaned.y])
    shape = {"disc": ap.disc, "hoop": ap.hoop}[inertia](m, r, axis="y")
    center = x * N.x + y * N.y + r * leaned.z
    body = model.body("wheel", m, frame=frame, position=center, inertia=shape)
    slip = ap.velocity(body) - ap.angular_velocity(body).cross(r * leaned.z)
    model.constrain("rolls", [slip.dot(N.x), slip.dot(N.y)])
    model.gravity(-g * N.z)
    return model.derive(principle())


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("principle", [p for s, p in ADMITTED if s == "cartesian-pendulum"])
def test_a_pendulum_rests_stably_below_and_unstably_above_under_every_principle(principle: str) -> None:
    equations = equations_of("cartesian-pendulum", principle)
    below = equations.steady_motion({"x": 0.0}, near={"y": -1.0})
    above = equations.steady_motion({"x": 0.0}, near={"y": 1.0})
    assert below["y"] == pytest.approx(-1)
    assert above["y"] == pytest.approx(1)
    assert (below.stable, above.stable) == (True, False)


def test_what_is_ignorable_is_found() -> None:
    motion = wheel("disc").steady_motion({"lean": 0.0, "spin": 5.0})
    assert motion.ignorable == ("x", "y", "yaw", "turn")
    assert motion.states == ("lean", "yaw_rate", "lean_rate", "spin")
    assert motion["vx"] == pytest.approx(5.0 * R)


@pytest.mark.parametrize("spin", [0.0, 2.0, 3.5, 6.0])
def test_an_upright_disc_has_the_eigenvalues_of_sympys_tests(spin: float) -> None:
    """lambda^2 = 4 g / (5 r) - 12 omega^2 / 5."""
    motion = wheel("disc").steady_motion({"lean": 0.0, "spin": spin})
    expected = np.sqrt(complex(4 * G / (5 * R) - 12 * spin**2 / 5))
    found = motion.eigenvalues
    assert np.abs(found - expected).min() < 1e-10
    assert (np.abs(found) < 1e-10).sum() == 2
    assert motion.stable == (spin > np.sqrt(G / (3 * R)))


@pytest.mark.parametrize(("inertia", "part"), [("disc", 3), ("hoop", 4)])
def test_the_critical_spin_is_found_along_the_family(inertia: str, part: int) -> None:
    family = wheel(inertia).steady_motion({"lean": 0.0, "spin": 1.0}).follow("spin", 6.0, points=12)
    assert [c.value for c in family.critical] == pytest.approx([np.sqrt(G / (part * R))], rel=1e-9)
    assert not family.stable[0]
    assert family.stable[-1]


def test_a_leaning_disc_rolls_in_a_circle_and_stays_there() -> None:
    motion = wheel("disc").steady_motion({"lean": 0.3, "spin": 5.0}, near={"yaw_rate": 1.0})
    assert abs(motion["yaw_rate"]) > 0.1
    start = {name: motion[name] for name in ("lean", "yaw_rate", "lean_rate", "spin")}
    run = wheel("disc").simulate(3.0, start, tolerance=1e-12)
    assert np.ptp(run["yaw"]) > 1.0
    for name in ("lean", "yaw_rate", "spin"):
        np.testing.assert_allclose(run[name], motion[name], atol=1e-8)
    speed = np.hypot(run["vx"], run["vy"])
    np.testing.assert_allclose(speed, speed[0], atol=1e-8)


def test_the_same_circle_is_found_with_momenta_as_states() -> None:
    values, near = {"lean": 0.3, "spin": 5.0}, {"yaw_rate": 1.0}
    by_kane = wheel("disc").steady_motion(values, near=near)
    by_hamilton = wheel("disc", ap.Hamilton).steady_motion(values, near=near)
    assert by_hamilton["yaw_rate"] == pytest.approx(by_kane["yaw_rate"], rel=1e-9)
    np.testing.assert_allclose(by_hamilton.eigenvalues, by_kane.eigenvalues, atol=1e-8)


def bead() -> ap.Equations:
    """A bead on a hoop of radius one that turns about its vertical diameter, as a Lagrangian in the turning frame."""
    model = ap.Model("bead on a turning hoop")
    theta = model.coordinates("theta")
    model.speeds("omega")
    W, g = model.parameters("W g", [4.0, 9.0])
    model.lagrangian((theta.diff(model.time) ** 2 + W**2 * sm.sin(theta) ** 2) / 2 + g * sm.cos(theta))
    return model.derive(ap.Lagrange())


def test_a_family_in_a_parameter_goes_through_its_fold() -> None:
    """cos(theta) = g / W^2 off the bottom, for W above sqrt(g) = 3 only: the branch comes back on the other side."""
    start = bead().steady_motion({}, near={"theta": 1.0})
    assert np.cos(start["theta"]) == pytest.approx(9 / 16)
    family = start.follow("W", 2.0, points=40)
    np.testing.assert_allclose(np.cos(family["theta"]), 9 / family["W"] ** 2, atol=1e-9)
    assert family.values.min() == pytest.approx(3.0, abs=0.02)
    assert family["theta"].min() < -0.5
    assert family.stable.all()


def test_the_bottom_loses_its_stability_where_the_branch_leaves_it() -> None:
    start = bead().steady_motion({"theta": 0.0}, parameters={"W": 1.0})
    family = start.follow("W", 5.0, points=20)
    assert [float(c) for c in family.critical] == pytest.approx([3.0], rel=1e-9)
    assert "stability changes at W = 3" in str(family)


def test_branches_are_followed_one_by_one() -> None:
    family = bead().steady_motion({"theta": 0.0}, parameters={"W": 3.5}).follow("W", 5.0, points=20)
    expected = np.sqrt(family.values**2 - 9)
    for column in family.eigenvalues.T:
        np.testing.assert_allclose(np.abs(column.real), expected, atol=1e-9)
        assert len(set(np.sign(column.real))) == 1


def test_a_family_is_drawn(tmp_path: Path) -> None:
    family = bead().steady_motion({"theta": 0.0}, parameters={"W": 1.0}).follow("W", 5.0, points=20)
    figure = family.plot(tmp_path / "family.png", names={"growing": 4.0})
    axes = figure.axes[0]
    assert (tmp_path / "family.png").stat().st_size > 10_000
    assert axes.get_xlabel() == "W"
    drawn = [line for line in axes.lines if len(line.get_xdata()) == family.values.size]
    assert any(np.allclose(line.get_ydata(), family.eigenvalues[:, 0].real) for line in drawn)
    assert {t.get_text() for t in figure.legends[0].get_texts()} == {"stable", "growing", "imaginary part"}


def test_a_steady_motion_prints_itself() -> None:
    text = str(wheel("disc").steady_motion({"lean": 0.0, "spin": 1.0}))
    assert "rolling disc: a steady motion, unstable" in text
    assert "spin = 1" in text


def falling() -> ap.Equations:
    model = ap.Model("a stone")
    z = model.coordinates("z")
    model.particle("stone", mass=1, position=z * model.frame.z)
    model.gravity(-9.81 * model.frame.z)
    return model.derive(ap.Kane())


def driven() -> ap.Equations:
    model = ap.Model("a driven mass")
    x = model.coordinates("x")
    P = model.particle("P", mass=1, position=x * model.frame.x)
    model.force(P, (sm.sin(model.time) - x) * model.frame.x)
    return model.derive(ap.Kane())


def test_what_has_no_steady_motion_is_refused_in_one_sentence() -> None:
    with pytest.raises(ap.InconsistentState, match="no steady motion of 'a stone' was found with zdot = 1"):
        falling().steady_motion({"zdot": 1.0})
    with pytest.raises(ap.ModelError, match="time itself appears"):
        driven().steady_motion({})


def test_what_cannot_be_followed_is_refused_by_name() -> None:
    motion = wheel("disc").steady_motion({"lean": 0.0, "spin": 5.0})
    with pytest.raises(ap.ModelError, match="'yaw_rate' was not given"):
        motion.follow("yaw_rate", 1.0)
    with pytest.raises(ap.ModelError, match="another finite value"):
        motion.follow("spin", 5.0)
    with pytest.raises(KeyError, match="no 'spinn'; did you mean 'spin'"):
        motion["spinn"]
    fixed = bead().steady_motion({"theta": 0.0})
    with pytest.raises(ap.SimulationError, match="another 'theta'"):
        fixed.follow("theta", 1.0)
