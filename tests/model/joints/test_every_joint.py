"""What is true of every joint, in the ground and in a parent that moves."""

from __future__ import annotations

import pkgutil

import numpy as np
import pytest

import appell as ap
from appell.model import JOINTS, joints
from tests.model.joints.support import MADE, held, new_held
from tests.tolerances import ALGEBRA, VIRTUAL_WORK

STEP = 1e-5
DIFFERENCE = 1e-8
"""Central differences of poses of size one: STEP^2 times a third derivative, and rounding over STEP."""

CASES = [(kind, moving) for kind in MADE for moving in (False, True) if not (moving and "," in kind)]
"""Every kind in the ground, and in a parent that moves those that are no variants of another."""
HELD = [(kind, moving) for kind, moving in CASES if type(MADE[kind]).held]


def test_every_file_of_the_folder_is_listed():
    files = {module.name for module in pkgutil.iter_modules(joints.__path__)} - {"joint", "closure", "angles"}
    assert files == {joint.__module__.rsplit(".", 1)[1] for joint in JOINTS}
    assert all(getattr(ap, joint.__name__) is joint for joint in JOINTS)


@pytest.mark.parametrize("joint", JOINTS, ids=lambda joint: joint.__name__)
def test_a_joint_says_pose_twist_speeds_and_reaction(joint: type[ap.Joint]):
    text = joint.__doc__ or ""
    assert all(word in text for word in ("Pose:", "peeds", "Reaction", ">>>"))


@pytest.mark.slow_but_every(8)
@pytest.mark.parametrize(("kind", "moving"), CASES)
def test_the_twist_is_the_derivative_of_the_pose(kind: str, moving: bool):
    case = held(kind, moving)
    r, R, v, omega = case.pose
    for seed in range(3):
        q, u = case.random(seed)
        qdot, velocity, spin, turned = case.numbers(case.mechanics.qdot, v, omega, R, q=q, u=u)
        (r1, R1), (r0, R0) = (case.numbers(r, R, q=q + sign * STEP * qdot.ravel(), u=u) for sign in (1, -1))
        tolerance = DIFFERENCE * max(1, np.abs(qdot).max()) ** 3
        np.testing.assert_allclose(velocity, (r1 - r0) / (2 * STEP), atol=tolerance)
        skew = (R1 - R0) @ turned.T / (2 * STEP)  # R' R^T is the cross product with omega
        np.testing.assert_allclose(spin.ravel(), [skew[2, 1], skew[0, 2], skew[1, 0]], atol=tolerance)


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize(("kind", "moving"), CASES)
def test_speeds_and_coordinate_rates_determine_each_other(kind: str, moving: bool):
    case = held(kind, moving)
    for seed in range(5):
        q, u = case.random(seed)
        G, Y = case.numbers(case.mechanics.G, case.mechanics.Y, q=q, u=u)
        np.testing.assert_allclose(Y @ G, np.eye(u.size), atol=ALGEBRA * np.linalg.cond(G))


def test_the_tricycle_heads_and_steers_anywhere():
    case = held("Tricycle", moving_parent=False)
    quarters = np.arange(-4, 5) * np.pi / 4
    conditions = []
    for theta in quarters:
        for phi in quarters:
            G, Y = case.numbers(case.mechanics.G, case.mechanics.Y, q=np.array([1.0, 2.0, theta, phi]), u=np.zeros(4))
            np.testing.assert_allclose(Y @ G, np.eye(4), atol=VIRTUAL_WORK)
            conditions.append(np.linalg.cond(G))
    # a rotation, scaled by the length: no heading or steering is worse than another
    assert max(conditions) == pytest.approx(min(conditions), rel=1e-9)


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize(("kind", "moving"), HELD)
def test_the_rows_of_a_joint_are_its_held_speeds(kind: str, moving: bool):
    case = held(kind, moving)
    columns = [case.column(u) for u in case.joint.held]
    assert [row.name for row in case.mechanics.rows] == ["joint"] * len(columns)
    for seed in range(3):
        q, u = case.random(seed)
        for row, column in zip(case.mechanics.rows, columns, strict=True):
            velocity, A = case.numbers(row.velocity, row.A, q=q, u=u)
            assert velocity.item() == pytest.approx(u[column], abs=VIRTUAL_WORK)
            np.testing.assert_allclose(A.ravel(), np.eye(u.size)[column], atol=VIRTUAL_WORK)


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize(("kind", "moving"), HELD)
def test_free_and_held_speeds_are_the_speeds_of_the_joint(kind: str, moving: bool):
    case = held(kind, moving)
    assert set(case.joint.speeds) | set(case.joint.held) == {case.joint.symbols[s] for s in MADE[kind].speeds}
    assert not set(case.joint.speeds) & set(case.joint.held)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["Knife", "Tricycle"])
def test_what_a_joint_does_to_the_child_it_does_to_the_parent_turned_round(kind: str):
    case = new_held(kind, moving_parent=True)
    model = case.model
    if kind == "Tricycle":
        wheel = model.body("wheel", mass=0.2, inertia=ap.disc(0.2, 0.1))
        model.joint("hub", ap.Weld(), case.joint.mounts["fork"], wheel)
    model.gravity(-3 * model.frame.x + 2 * model.frame.z)
    start = model.state("raft", velocity=[0.3, 0.1, 0], angular_velocity=[0.2, -0.3, 0.5])
    run = model.derive(ap.Kane(reactions=True)).simulate(1.0, start | {"v_body": 1.0, "theta_body": 0.4})
    on = run.reactions["joint"]
    child, parent = on["body"], on["raft"]
    assert np.abs(child.force).max() > 0.1
    np.testing.assert_allclose(child.force + parent.force, 0, atol=1e-12)
    if kind == "Knife":  # one contact: the resultant goes through it, and no couple is left
        arm = run.position("joint on body") - run.position("joint on raft")
        np.testing.assert_allclose(parent.torque + np.cross(arm, child.force), 0, atol=1e-10)
    assert run.audit.energy_error < 1e-8
    # force and moment on the whole system vanish: its momentum changes by gravity alone
    np.testing.assert_allclose(run["power of joint"], 0, atol=1e-10)


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("kind", [kind for kind in MADE if kind != "Weld"])
def test_two_joints_of_a_kind_have_symbols_of_their_own(kind: str):
    joint = MADE[kind]
    model = ap.Model("two of a kind")
    made = []
    for name in ("left wheel", "right wheel"):
        body = model.body(name, mass=1, inertia=(1, 1, 1))
        made.append(model.joint(f"joint of {name}", joint, model.ground, body))
    k = model.snapshot().kinematics
    assert len(set(k.coordinates)) == 2 * len(joint.coordinates)
    assert len(set(k.speeds)) == 2 * len(joint.speeds)
    assert all(str(q.func).endswith("_left_wheel") for q in made[0].coordinates)


def test_symbols_can_be_named():
    model = ap.Model("a skate")
    skate = model.body("skate", mass=1, inertia_zz=1)
    blade = model.joint("blade", ap.Knife(), model.ground, skate, coordinates="x y theta", speeds="v omega")
    assert [str(q.func) for q in blade.coordinates] == ["x", "y", "theta"]
    assert [str(u.func) for u in blade.speeds] == ["v", "omega"]
    assert [str(u.func) for u in blade.held] == ["s_skate"]
    assert (
        repr(blade) == "Knife 'blade' of 'skate' in 'ground': coordinates x, y, theta; speeds v, omega, held: s_skate"
    )


def test_a_joint_point_is_a_place_of_forces_and_constraints():
    model = ap.Model("a pendulum on a string")
    m = model.body("bob", mass=2, inertia=(1, 1, 1), mass_center=(0, 0, -1))
    flight = model.joint("flight", ap.Free(), model.ground, m)
    model.gravity(-10 * model.frame.z)
    model.constrain("hook", ap.position(flight.child_point))
    run = model.derive(ap.Kane(reactions=True)).simulate(0.1, {"e0_bob": 1, "e1_bob": 0, "e2_bob": 0, "e3_bob": 0})
    np.testing.assert_allclose(run.reactions["hook"]["bob"].force, [[0, 0, 20]] * run.time.size, atol=1e-9)
    assert "flight on bob" in run.reactions["hook"]
