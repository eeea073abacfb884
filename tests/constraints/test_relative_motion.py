"""Motion relative to a body: v - v_Q - omega x (r - r_Q), with the reaction on both bodies."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm
from sympy.physics.vector import Point

import appell as ap

STATE = {"x": 0.3, "y": -0.2, "psi": 0.5, "p": 1.1, "q": 0.7}
STATE |= {"xdot": 0.8, "ydot": -0.4, "psidot": 1.3, "pdot": 0.6, "qdot": 0.9}


def fork() -> tuple[ap.Model, ap.Body, ap.Particle]:
    """Roithmayr and Hodges, section 4.4 (000): P1 is fixed in a body B, P2 moves freely in the plane."""
    model = ap.Model("a fork")
    N = model.frame
    x, y, psi, p, q = model.coordinates("x y psi p q")
    B = N.orientnew("B", "Axis", [psi, N.z])
    body = model.body("body", mass=2, inertia_zz=0.5, frame=B, position=x * N.x + y * N.y)
    model.point("P1", (-0.3, 0.1, 0), on=body)
    return model, body, model.particle("P2", mass=1, position=p * N.x + q * N.y)


def test_position_velocity_and_acceleration_in_a_body_are_derivatives_of_the_place_there() -> None:
    """Central differences of the components in the body's axes, along a motion with forces."""
    model, body, P2 = fork()
    N, B = model.frame, body.frame
    model.force(P2, 0.7 * N.x - 1.1 * ap.position(P2))
    model.torque(body, 0.9 * N.z)
    run = model.derive(ap.Kane()).simulate(0.002, STATE, samples=3, tolerance=1e-13)
    apart = run.position("P2") - run.position("body")
    c, s = np.cos(run["psi"]), np.sin(run["psi"])
    place = np.stack([c * apart[:, 0] + s * apart[:, 1], c * apart[:, 1] - s * apart[:, 0], 0 * c], axis=1)
    h = run.time[1] - run.time[0]
    expected = {
        ap.position: (place[1], 1e-14),
        ap.velocity: ((place[2] - place[0]) / (2 * h), 1e-5),
        ap.acceleration: ((place[2] - 2 * place[1] + place[0]) / h**2, 1e-5),
    }
    for call, (values, error) in expected.items():
        vector = call(P2, relative_to=body)
        found = [run[vector.dot(e)][1] if vector.dot(e) != 0 else 0.0 for e in (B.x, B.y, B.z)]
        np.testing.assert_allclose(found, values, rtol=0, atol=error)


def test_the_fork_of_section_4_4_pushes_particle_and_body_apart() -> None:
    """B_v_P2 = u4 b1: N_v_P2 = (u1 + u4) b1 + (u2 + q4 u3) b2 from P1; lam b2 on P2, the opposite on B there."""
    model, body, P2 = fork()
    N, B = model.frame, body.frame
    model.constrain("prismatic", ap.velocity(P2, relative_to=body).dot(B.y))
    reactions = model.reactions["prismatic"]
    assert not reactions["P2"].recovered
    assert (reactions["P2"].force - B.y).to_matrix(B).applyfunc(lambda e: e.simplify()).is_zero_matrix
    assert (reactions["body"].force + B.y).to_matrix(B).applyfunc(lambda e: e.simplify()).is_zero_matrix
    arm = P2.point.pos_from(body.point)
    assert (reactions["body"].torque + arm.cross(B.y)).to_matrix(N).applyfunc(lambda e: e.simplify()).is_zero_matrix
    start = {name: value for name, value in STATE.items() if name != "qdot"}
    run = model.derive(ap.Kane()).simulate(1.0, start, samples=5)
    P1, u3 = model.contents.points["P1"], run["psidot"]
    q4, aside = (run[ap.position(P2).dot(e) - ap.position(P1).dot(e)] for e in (B.x, B.y))
    u4 = run[ap.velocity(P2, relative_to=body).dot(B.x)]
    u1, u2 = (run[ap.velocity(P1).dot(e)] for e in (B.x, B.y))
    np.testing.assert_allclose(run[ap.velocity(P2).dot(B.x)], u1 + u4 - aside * u3, atol=1e-12)
    np.testing.assert_allclose(run[ap.velocity(P2).dot(B.y)], u2 + q4 * u3, atol=1e-12)
    np.testing.assert_allclose(aside, aside[0], atol=1e-9)


def two_wheels() -> tuple[ap.Model, ap.Body, ap.Body]:
    model = ap.Model("two wheels on one shaft")
    A, B = (model.body(name, mass=1, inertia=(3, 3, J)) for name, J in (("A", 2), ("B", 3)))
    for body in (A, B):
        model.joint(f"shaft of {body}", ap.Revolute("z"), model.ground, body, speeds=f"w{body}")
    return model, A, B


def test_a_coupling_of_two_wheels_turns_both() -> None:
    """I_A w_A' = lam, I_B w_B' = -lam with w_A - w_B = sin t: w_A' - w_B' = cos t and 2 w_A + 3 w_B stays."""
    model, A, B = two_wheels()
    relative = ap.angular_velocity(A, relative_to=B)
    model.constrain("coupling", relative.dot(model.frame.z) - sm.sin(model.time))
    assert str(model.reactions["coupling"]["A"].torque) == "N.z"
    assert str(model.reactions["coupling"]["B"].torque) == "- N.z"
    run = model.derive(ap.Kane()).simulate(2.0, {"wB": 1.0}, samples=3)
    assert run["wA"][-1] == pytest.approx(1 + 3 * np.sin(2) / 5, rel=1e-9)


def test_the_angular_acceleration_in_a_body_is_the_rate_seen_from_it() -> None:
    """d/dt in B of omega_A - omega_B, by SymPy's own rule for a vector in a turning frame."""
    model, A, B = two_wheels()
    N = model.frame
    relative = ap.angular_velocity(A, relative_to=B)
    rate = relative.dt(N) - ap.angular_velocity(B).cross(relative)
    found = ap.angular_acceleration(A, relative_to=B) - rate
    assert found.to_matrix(N).expand().is_zero_matrix
    assert ap.angular_velocity(A, relative_to=model.ground) == ap.angular_velocity(A)
    assert ap.velocity(A, relative_to=model.ground) == ap.velocity(A)


def test_relative_to_a_particle_or_point_nothing_turns() -> None:
    model, body, P2 = fork()
    P1 = model.contents.points["P1"]
    assert ap.velocity(body, relative_to=P2) == ap.velocity(body) - ap.velocity(P2)
    assert ap.acceleration(P2, relative_to=P1) == ap.acceleration(P2) - ap.acceleration(P1)


def test_a_body_is_measured_from_its_origin() -> None:
    model = ap.Model("a door and a fly")
    door = model.body("door", mass=1, inertia_zz=1, mass_center=(0.4, 0.1, 0))
    model.joint("hinge", ap.Revolute("z"), model.ground, door)
    x = model.coordinates("x")
    fly = model.particle("fly", mass=1, position=x * model.frame.x)
    run = model.derive(ap.Kane()).simulate(0.1, {"theta_door": 0.0, x: 2.0}, samples=2)
    away = ap.position(fly, relative_to=door)
    np.testing.assert_allclose([run[away.dot(e)][0] for e in (door.frame.x, door.frame.y)], [2.0, 0.0], atol=1e-15)


@pytest.mark.parametrize("call", [ap.position, ap.velocity, ap.acceleration])
def test_a_frame_that_is_not_inertial_is_refused(call) -> None:
    model, body, P2 = fork()
    B, word = body.frame, call.__name__
    with pytest.raises(ap.ModelError, match=rf"{word}\(P2, B\) is in the inertial frame 'N', not in 'B'"):
        call(P2, B)
    with pytest.raises(ap.ModelError, match=rf"{word}\(Q, B\): 'B' is not the inertial frame of a model"):
        call(Point("Q"), B)
    with pytest.raises(ap.ModelError, match="takes a body, particle or point: the origin of a frame is not known"):
        call(P2, relative_to=B)
    assert call(P2, model.frame) == call(P2)
    assert call(P2.point, model.frame) == call(P2)


def test_an_angular_velocity_in_a_frame_that_is_not_inertial_is_refused() -> None:
    _, A, B = two_wheels()
    with pytest.raises(ap.ModelError, match=r"angular_velocity\(A, B\) is in the inertial frame 'N'"):
        ap.angular_velocity(A, B.frame)
    with pytest.raises(ap.ModelError, match="is not the inertial frame of a model"):
        ap.angular_velocity(A.frame, B.frame)
