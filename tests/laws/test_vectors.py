"""Vectors in frames that are turned, accelerations in coordinates that are curved, rows that are partly embedded."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.mechanics.reaction_vectors import acted_places
from tests.tolerances import ALGEBRA


@pytest.mark.parametrize("principle", [ap.Kane(), ap.Kane(reactions=True)], ids=["minimal", "in evidence"])
def test_an_actuator_in_a_turned_frame_pushes_along_its_axis_there(principle: ap.Kane) -> None:
    """x'' = 2 kept by a push along an axis at 0.4 rad, of a particle of 3 kg: 6 = f cos(0.4), and y'' = 2 tan(0.4)."""
    model = ap.Model("a push at an angle")
    N, t = model.frame, model.time
    x, y = model.coordinates("x y")
    P = model.particle("P", 3, x * N.x + y * N.y)
    turned = N.orientnew("turned", "Axis", [0.4, N.z])
    model.constrain("row", x.diff(t) - 2 * t, servo={P: turned.x})
    equations = model.derive(principle)
    assert equations.accelerations({})["ydot"] == pytest.approx(2 * np.tan(0.4), abs=ALGEBRA)
    run = equations.simulate(1.0, {}, samples=3)
    push = 6 / np.cos(0.4)
    expected = np.tile([push * np.cos(0.4), push * np.sin(0.4), 0], (3, 1))
    np.testing.assert_allclose(run.reactions["row"]["P"].force, expected, atol=1e-10)
    # without the actuator the row, which holds x alone, would push along x with 3 kg 2 m/s2
    np.testing.assert_allclose(run.reactions["row"]["P"].ideal.force, np.tile([6, 0, 0], (3, 1)), atol=1e-10)


@pytest.mark.parametrize(
    "principle", [ap.Kane(), ap.Kane(reactions=True), ap.UdwadiaKalaba(), ap.Gauss(), ap.GibbsAppell()], ids=str
)
def test_a_row_in_accelerations_holds_in_polar_coordinates(principle: ap.Kane) -> None:
    """a . N.x = 0 leaves x = x0 + vx t, whatever pushes along x: a holds r'' and the centripetal parts."""
    model = ap.Model("no push along x")
    N = model.frame
    r, theta = model.coordinates("r theta")
    P = model.particle("P", 2, r * sm.cos(theta) * N.x + r * sm.sin(theta) * N.y)
    model.force(P, 3 * N.x + N.y)
    model.constrain("level", ap.acceleration(P).dot(N.x))
    run = model.derive(principle).simulate(
        0.5, {"r": 1.0, "theta": 0.6, "rdot": 0.3, "thetadot": 0.8}, tolerance=1e-12, samples=11
    )
    at, velocity = run.position("P"), run.velocity("P")
    np.testing.assert_allclose(at[:, 0], at[0, 0] + velocity[0, 0] * run.time, atol=1e-10)
    np.testing.assert_allclose(at[:, 1], at[0, 1] + velocity[0, 1] * run.time + run.time**2 / 4, atol=1e-10)


def test_a_row_in_evidence_beside_one_that_is_embedded_keeps_what_the_other_drives() -> None:
    """|v| = 1 + t is embedded, with a part n of the accelerations that is given; y' = z x' - 0.4 z' is in evidence.

    The speed that the first row gives is in the second, so that A n is not zero.
    """
    model = ap.Model("one of two in evidence")
    N, t = model.frame, model.time
    x, y, z = model.coordinates("x y z")
    u = model.speeds("u1 u2 u3")
    P = model.particle("P", 1.5, x * N.x + y * N.y + z * N.z)
    model.force(P, 0.3 * N.x - 0.2 * N.y + 0.5 * N.z)
    v = ap.velocity(P)
    model.constrain("speed", v.dot(v) - (1 + t) ** 2)
    model.constrain("slope", v.dot(N.y) - z * v.dot(N.x) + 0.4 * v.dot(N.z))
    printed = model.derive(ap.Kane(reactions=["slope"]))
    now = 0.5
    # v = (0.6, 0.42 - 0.4 w, w) on the slope 0.7, with |v| = 1.5
    w = max(np.roots([1 + 0.4**2, -2 * 0.42 * 0.4, 0.6**2 + 0.42**2 - 1.5**2]))
    state = {"x": 0.1, "y": 0.2, "z": 0.7, "u1": 0.6, "u2": 0.42 - 0.4 * w, "u3": w}
    values = {s: state[str(s.func)] for s in (*printed.coordinates, *printed.speeds)} | {t: now}
    # M = 1.5, A of both rows, gamma by hand: v . v' = (1 + t), y'' = z x'' + z' x' - 0.4 z''
    V = np.array([state["u1"], state["u2"], state["u3"]])
    A = np.array([V, [-state["z"], 1, 0.4]])
    right = np.array([1 + now, V[2] * V[0]])
    F = np.array([0.3, -0.2, 0.5])
    lam = np.linalg.solve(A @ A.T / 1.5, right - A @ F / 1.5)
    rates = (F + A.T @ lam) / 1.5
    assert printed.symbolic_form.speeds == u[:2]
    blocks = (
        printed.mass_matrix,
        printed.forcing,
        printed.symbolic_form.constraint_matrix,
        printed.symbolic_form.constraint_bias,
    )
    M, f, A_1, gamma = (np.array(block.xreplace(values), float) for block in blocks)
    B = np.array(printed.symbolic_form.reaction_matrix.xreplace(values), float)
    found = np.linalg.solve(np.block([[M, -B], [A_1, np.zeros((1, 1))]]), np.vstack([f, -gamma])).ravel()
    np.testing.assert_allclose(found, [rates[0], rates[1], lam[1]], atol=ALGEBRA)
    ran = printed.accelerations(state, time=now)
    np.testing.assert_allclose([ran[f"u{i}"] for i in (1, 2, 3)], rates, atol=ALGEBRA)


def turning_body() -> tuple[ap.Model, ap.Body, ap.Marker, ap.Marker]:
    """A body in space that turns by two angles, with two points of it."""
    model = ap.Model("a body held at two points")
    N = model.frame
    x, y, z, f1, f2 = model.coordinates("x y z f1 f2")
    A = N.orientnew("A", "Axis", [f1, N.z])
    B = A.orientnew("B", "Axis", [f2, A.x])
    body = model.body("B", 2, frame=B, position=x * N.x + y * N.y + z * N.z, inertia=(0.4, 0.5, 0.6))
    P1 = model.point("P1", body.point.locatenew("P1", 0.3 * B.x), on=body)
    P2 = model.point("P2", body.point.locatenew("P2", 0.3 * B.z - 0.2 * B.y), on=body)
    model.force(body, 3 * N.x - N.y + 2 * N.z)
    return model, body, P1, P2


START = {"f1": 0.4, "f2": 0.7, "f1dot": 0.8}


def test_what_acts_at_two_points_of_a_body_has_its_resultant_at_the_mass_centre() -> None:
    """000, E78 and E81: the force sum W and the torque sum r x W about the mass centre, along a run."""
    model, _, P1, P2 = turning_body()
    N = model.frame
    model.constrain("two", ap.velocity(P1).dot(N.y) + ap.velocity(P2).dot(2 * N.z - N.x))
    run = model.derive(ap.Kane(reactions=True)).simulate(0.5, START, samples=5)
    lam, centre = run["lambda_two"][:, None], run.position("B")
    W1, W2 = lam * [0, 1, 0], lam * [-1, 0, 2]
    assert np.abs(lam).min() > 1e-2
    on = run.reactions["two"]["B"]
    np.testing.assert_allclose(on.force, W1 + W2, atol=1e-12)
    torque = np.cross(run.position("P1") - centre, W1) + np.cross(run.position("P2") - centre, W2)
    np.testing.assert_allclose(on.torque, torque, atol=1e-12)


def test_a_force_and_a_torque_on_one_body_act_through_the_point_of_the_force() -> None:
    """A torque goes through no point: the resultant is that force, and the torque is free."""
    model, _, P1, P2 = turning_body()
    data = model.snapshot()
    for point in (P1.name, P2.name):
        body = acted_places(data, [(point, False), ("B", True)])[-1]
        assert (body.place, body.acting, body.through) == ("B", (0, 1), point)
    assert acted_places(data, [("P1", False), ("P2", False), ("B", True)])[-1].through == "B"


def test_a_torque_along_an_axis_of_the_body_is_in_components_of_the_inertial_frame() -> None:
    model, body, *_ = turning_body()
    model.torque(body.frame, 0.7 * model.frame.x + 0.2 * model.frame.y)
    model.constrain("no roll", ap.angular_velocity(body).dot(body.frame.x) - 0.1)
    run = model.derive(ap.Kane(reactions=True)).simulate(0.5, START, samples=5)
    lam, angle = run["lambda_no_roll"], run["f1"]  # B.x is A.x, turned by f1 about N.z
    assert np.abs(lam).min() > 1e-3
    along = np.column_stack([np.cos(angle), np.sin(angle), 0 * angle])
    np.testing.assert_allclose(run.reactions["no roll"]["B"].torque, lam[:, None] * along, atol=1e-12)


def test_a_torque_on_a_body_whose_spin_is_in_its_own_axes_is_in_components_of_the_inertial_frame() -> None:
    """omega_A . omega_B = 0 puts the torque lam omega_B on A and lam omega_A on B (000, E5)."""
    card = next(card for card in ap.catalogue.SYSTEMS if card.name == "perpendicular-bodies")
    run = card.model().derive(ap.Kane(reactions=True)).simulate(1.0, card.start, samples=5)
    lam = run["lambda_right_angle"][:, None]
    assert np.abs(lam).max() > 0.1
    for body, other in (("A", "B"), ("B", "A")):
        torque = run.reactions["right angle"][body].torque
        np.testing.assert_allclose(torque, lam * run.angular_velocity(other), atol=1e-12)
