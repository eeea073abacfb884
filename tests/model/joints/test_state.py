"""What is known of a body, as coordinates and speeds."""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap
from tests.model.joints.support import MADE, held
from tests.tolerances import ALGEBRA


@pytest.mark.slow_but_every(8)
@pytest.mark.parametrize("kind", MADE)
def test_a_pose_and_twist_come_back_as_the_coordinates_and_speeds_they_belong_to(kind: str):
    case = held(kind, moving_parent=False)
    for seed in range(4):
        q, u = case.random(seed)
        names = [
            str(f.func)
            for f in (*case.model.snapshot().kinematics.coordinates, *case.model.snapshot().kinematics.speeds)
        ]
        if kind in ("RollPitchYaw", "Free, angles", "Spherical, angles"):
            q = q / 2.2  # within the range of the angles
        if kind == "Spherical, angles":
            q[1] = abs(q[1])
        if kind == "DifferentialDrive":
            u[[3, 4]] = 0  # how the wheels turn follows from the motion only where they do not slip
        if kind == "Tricycle":
            q[3] /= 2.2
            u[[1, 2]] = 0  # the steering follows from the motion only where the wheels do not slip
            u[3] = 0.0
        r, R, v, omega = case.numbers(*case.pose, q=q, u=u)
        known = case.model.state(
            "body",
            position=r.ravel(),
            orientation=quaternion(R),
            velocity=v.ravel(),
            angular_velocity=omega.ravel(),
        )
        expected = dict(zip(names, (*q, *u), strict=True))
        sign = np.sign(known["e0_body"] * expected["e0_body"]) if "e0_body" in known else 1.0
        for name, value in known.items():
            turned = name.startswith(("theta", "psi", "phi", "alpha", "beta", "gamma"))
            if name[0] == "e":
                value = sign * value
            difference = value - expected[name]
            if turned:
                difference = (difference + np.pi) % (2 * np.pi) - np.pi
            assert difference == pytest.approx(0, abs=ALGEBRA), name


def quaternion(R: np.ndarray) -> np.ndarray:
    """Of a rotation: the eigenvector of Davenport's matrix to the largest eigenvalue."""
    K = np.zeros((4, 4))
    z = np.array([R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]])
    K[0, 0], K[0, 1:], K[1:, 0], K[1:, 1:] = np.trace(R), z, z, R + R.T - np.trace(R) * np.eye(3)
    return np.linalg.eigh(K)[1][:, -1]


def test_only_what_is_given_is_said_and_states_join():
    model = ap.Model("two stones")
    stones = [model.body(name, mass=1, inertia=ap.solid_sphere(1, 1)) for name in "AB"]
    for stone in stones:
        model.joint(f"flight of {stone}", ap.Free(), model.ground, stone)
    start = model.state(stones[0], position=[1, 2, 3]) | model.state("B", angular_velocity=[0, 0, 2])
    upright = {f"e{i}_{name}": float(i == 0) for name in "AB" for i in range(4)}
    assert start == upright | {"x_A": 1, "y_A": 2, "z_A": 3, "wx_B": 0, "wy_B": 0, "wz_B": 2}


def test_a_velocity_away_from_the_joint_is_taken_without_turning():
    case = held("Free", moving_parent=False)
    known = case.model.state("body", velocity=[1, 2, 3])
    assert [known[f"v{axis}_body"] for axis in "xyz"] == [1, 2, 3]
    assert [known[f"w{axis}_body"] for axis in "xyz"] == [0, 0, 0]


def test_the_values_of_parameters_count():
    case = held("Free", moving_parent=False)
    here, there = (case.model.state("body", position=[0, 0, 0], parameters=p) for p in ({}, {"a": 1.4}))
    assert here["x_body"] - there["x_body"] == pytest.approx(1.0)


def test_a_run_starts_where_the_state_says():
    case = held("Free", moving_parent=False)
    given = {"position": [1, 2, 3], "velocity": [0.1, 0.2, 0.3], "angular_velocity": [1, -2, 0.5]}
    run = case.model.derive(ap.Kane()).simulate(0.1, case.model.state("body", **given, orientation=[1, 2, 0, 1]))
    np.testing.assert_allclose(run.position("body")[0], given["position"], atol=ALGEBRA)
    np.testing.assert_allclose(run.velocity("body")[0], given["velocity"], atol=ALGEBRA)
    np.testing.assert_allclose(run.angular_velocity("body")[0], given["angular_velocity"], atol=ALGEBRA)


@pytest.mark.parametrize(
    ("kind", "given", "words"),
    [
        ("Knife", {"position": [0, 0, 5]}, "does not let 'body' have the position"),
        ("Revolute", {"angular_velocity": [1, 0, 0]}, "does not let 'body' have the angular velocity"),
        ("Prismatic", {"orientation": [1, 1, 0, 0]}, "does not let 'body' have the orientation"),
        ("Planar", {"velocity": [0, 0, 1]}, "does not let 'body' have the velocity"),
        ("Free", {"position": [0, 0]}, "the position of 'body' is .*: give 3 finite numbers"),
        ("Free", {"orientation": [0, 0, 0, 0]}, "length zero"),
        ("Free", {"velocity": [0, 0, float("nan")]}, "give 3 finite numbers"),
        ("Free", {"position": [0, 0, 0], "parameters": {"b": 1}}, "no parameter 'b'"),
    ],
)
def test_what_a_joint_does_not_let_is_refused(kind: str, given: dict[str, list[float]], words: str):
    with pytest.raises(ap.ModelError, match=words):
        held(kind, moving_parent=False).model.state("body", **given)


def test_a_body_that_hangs_on_another_is_given_by_its_joint():
    with pytest.raises(ap.ModelError, match="'body' hangs on 'raft', not on the ground: give its state by theta_body"):
        held("Revolute", moving_parent=True).model.state("body", angular_velocity=[0, 0, 1])
