"""Frames and points composed in an algebra, against SymPy's own vectors."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm
from sympy.physics.vector import ReferenceFrame

import appell as ap
from appell.algebra import CasadiAlgebra, SympyAlgebra
from appell.equations import own_symbols
from appell.equations.forms import mechanics_to_run
from appell.mechanics import lower
from tests.support import State, numbers


def chain():
    """Three bodies turned about different axes, with a prescribed turn and a shifting joint between them."""
    model = ap.Model("chain")
    N, t = model.frame, model.time
    a, b, s = model.coordinates("a b s")
    L = model.parameters("L", 0.7)
    A = N.orientnew("A", "Axis", [a, N.z])
    B = A.orientnew("B", "Body", [b, sm.sin(t), 0.3], "XYZ")
    C = B.orientnew("C", "Quaternion", [sm.cos(s), 0, sm.sin(s), 0])
    first = model.body("first", 1, frame=A, position=L * A.x, inertia=(1, 2, 3))
    second = model.body(
        "second", 2, frame=B, position=first.point.locatenew("P2", s * A.x + L * B.y), inertia=(3, 2, 1)
    )
    third = model.body("third", 3, frame=C, position=second.point.locatenew("P3", L * C.z + t * N.y), inertia=(1, 1, 2))
    return model, (first, second, third)


STATE = State(np.array([0.4, -0.6, 0.8]), np.array([0.9, 0.5, -0.7]), 0.35, np.array([0.7]))


def by_sympy(model, expression: sm.Matrix) -> np.ndarray:
    """A SymPy matrix of coordinates, their rates and time at STATE."""
    t = model.time
    q = model.snapshot().kinematics.coordinates
    table = dict(zip([c.diff(t) for c in q], STATE.u, strict=True))
    expression = expression.xreplace(table).xreplace(dict(zip(q, STATE.q, strict=True)))
    return np.array(expression.xreplace({t: STATE.t, sm.Symbol("L", real=True): 0.7}).evalf().tolist(), float)


def test_velocities_and_spins_are_those_of_sympys_vectors() -> None:
    model, bodies = chain()
    m = mechanics_to_run(model.derive(ap.Kane()))
    N = model.frame
    for body, moving in zip(bodies, m.masses, strict=True):
        v = body.point.pos_from(model.origin).dt(N).to_matrix(N)
        w = body.frame.ang_vel_in(N).to_matrix(N)
        r = body.point.pos_from(model.origin).to_matrix(N)
        spin = moving.in_inertial(m.velocities[moving.spin, :])
        np.testing.assert_allclose(numbers(m, m.velocities[moving.velocity, :], STATE), by_sympy(model, v), atol=1e-13)
        np.testing.assert_allclose(numbers(m, spin, STATE), by_sympy(model, w), atol=1e-13)
        np.testing.assert_allclose(numbers(m, moving.position, STATE), by_sympy(model, r), atol=1e-13)


def test_accelerations_are_partials_times_rates_plus_remainders() -> None:
    """a = sum v_r udot_r + a_t, by differences of the velocity along a parabola."""
    model, _ = chain()
    m = mechanics_to_run(model.derive(ap.Kane()))
    udot, h = np.array([0.3, -0.2, 0.6]), 1e-5

    def velocities(dt: float) -> np.ndarray:
        q, u = STATE.q + STATE.u * dt + udot * dt**2 / 2, STATE.u + udot * dt
        return numbers(m, m.velocities, State(q, u, STATE.t + dt, STATE.p)).ravel()

    expected = (velocities(h) - velocities(-h)) / (2 * h)
    found = numbers(m, m.partials, STATE) @ udot + numbers(m, m.acceleration_remainders, STATE).ravel()
    np.testing.assert_allclose(found, expected, atol=1e-8)


def test_velocities_are_partials_times_speeds_plus_remainders() -> None:
    model, _ = chain()
    m = mechanics_to_run(model.derive(ap.Kane()))
    v, v_r, v_t = (numbers(m, e, STATE) for e in (m.velocities, m.partials, m.velocity_remainders))
    np.testing.assert_allclose(v.ravel(), v_r @ STATE.u + v_t.ravel(), atol=1e-14)
    assert np.abs(v_t).max() > 0.1  # the prescribed turn is there


def test_a_spin_is_in_own_components_where_a_body_hangs_on_n_and_in_those_of_n_along_a_chain() -> None:
    model, (first, second, third) = chain()
    frames = lower(model.snapshot(), CasadiAlgebra()).frames
    assert [frames.spin(body.frame)[1] is None for body in (first, second, third)] == [False, True, True]


def test_the_kinetic_energy_is_the_sum_over_the_bodies() -> None:
    model, bodies = chain()
    m = mechanics_to_run(model.derive(ap.Kane()))
    total, N = 0.0, model.frame
    for body, mass in zip(bodies, (1, 2, 3), strict=True):
        v = by_sympy(model, body.point.pos_from(model.origin).dt(N).to_matrix(N)).ravel()
        w = by_sympy(model, body.frame.ang_vel_in(N).to_matrix(body.frame)).ravel()
        total += mass * v @ v / 2 + w @ np.array(body.inertia.tolist(), float) @ w / 2
    assert numbers(m, m.kinetic_energy, STATE)[0, 0] == pytest.approx(total, rel=1e-14)


def test_an_angular_velocity_set_by_hand_is_taken() -> None:
    """As SymPy does: set_ang_vel with the model's own speeds, so that no rates of angles appear."""
    model = ap.Model("m")
    N, t = model.frame, model.time
    f = model.coordinates("f")
    w = model.speeds("w", 2 * f.diff(t))
    B = N.orientnew("B", "Axis", [f, N.z])
    B.set_ang_vel(N, w / 2 * N.z)
    model.body("B", 1, frame=B, position=0 * N.x, inertia_zz=8)
    snapshot = model.snapshot()
    m = lower(snapshot, SympyAlgebra())
    assert m.velocities[m.masses[0].spin, :].xreplace(own_symbols(snapshot, m)) == sm.Matrix([0, 0, w / 2])
    assert model.derive(ap.Kane()).mass_matrix == sm.Matrix([[2]])


def test_a_frame_hung_on_another_branch_is_reached_through_the_inertial_one() -> None:
    model = ap.Model("m")
    N = model.frame
    a, b = model.coordinates("a b")
    A, B = N.orientnew("A", "Axis", [a, N.z]), N.orientnew("B", "Axis", [b, N.z])
    body = model.body("A", 1, frame=A, position=0 * N.x, inertia_zz=1)
    model.torque(body, 3 * B.z)
    arm = model.particle("P", 1, 2 * B.x)
    model.force(arm, A.y)  # in the other branch
    rates = model.derive(ap.Kane()).accelerations({a: 0.3, b: 1.0})
    assert rates["adot"] == pytest.approx(3.0)
    assert rates["bdot"] == pytest.approx(np.cos(0.3 - 1.0) * 2 / 4)


def test_a_frame_that_hangs_on_nothing_is_named() -> None:
    model = ap.Model("m")
    x = model.coordinates("x")
    with pytest.raises(ap.ModelError, match="'P' is written in the frame 'lost', which is not connected"):
        model.particle("P", 1, x * ReferenceFrame("lost").x)


def test_links_of_a_chain_share_their_pieces() -> None:
    """The graph of a chain grows with its length, not with its square."""
    import casadi as ca

    counts = []
    for links in (8, 16):
        model = ap.Model("chain")
        frame, at = model.frame, model.origin
        q = model.coordinates(f"q1:{links + 1}")
        for i in range(links):
            frame = frame.orientnew(f"B{i}", "Axis", [q[i], model.frame.z])
            body = model.body(f"b{i}", 1, frame=frame, position=at.locatenew(f"C{i}", 0.5 * frame.x), inertia_zz=1)
            at = at.locatenew(f"J{i}", frame.x)
            assert body.name
        m = mechanics_to_run(model.derive(ap.Kane()))
        counts.append(ca.Function("v", [m.q, m.u, m.t, m.p], [m.velocities]).n_instructions())
    assert counts[1] < 2.5 * counts[0]
