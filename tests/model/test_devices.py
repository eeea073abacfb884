"""Springs with dampers, and motors with gears and rotors, against closed forms and mechanisms written out."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from tests.tolerances import ALGEBRA


def test_a_spring_pulls_along_the_line_between_two_points() -> None:
    """Two particles in a plane: f = k (d - L) + c d' along the unit vector e between them, d' = v.e."""
    model = ap.Model("pair")
    x1, y1, x2, y2 = model.coordinates("x1 y1 x2 y2")
    k, L, c = model.parameters("k L c", [40.0, 0.7, 3.0])
    N = model.frame
    a = model.particle("a", mass=2, position=x1 * N.x + y1 * N.y)
    model.particle("b", mass=5, position=x2 * N.x + y2 * N.y)
    model.spring(a, "b", k, L, damping=c)
    state = {x1: 0.1, y1: -0.2, x2: 1.0, y2: 0.9, "x1dot": 0.3, "y1dot": 1.0, "x2dot": -0.5, "y2dot": 0.2}
    r, v = np.array([0.9, 1.1]), np.array([-0.8, -0.8])
    d = np.hypot(*r)
    force = (40 * (d - 0.7) + 3 * (v @ r) / d) * r / d
    for principle in (ap.Kane(), ap.Lagrange()):
        found = model.derive(principle).accelerations(state)
        np.testing.assert_allclose([found["x1dot"], found["y1dot"]], force / 2, rtol=ALGEBRA)
        np.testing.assert_allclose([found["x2dot"], found["y2dot"]], -force / 5, rtol=ALGEBRA)


def test_a_spring_without_length_is_smooth_where_its_ends_meet() -> None:
    model = ap.Model("bob")
    x = model.coordinates("x")
    bob = model.particle("bob", mass=2, position=x * model.frame.x)
    model.spring(bob, model.ground, 8)
    run = model.derive(ap.Kane()).simulate(1.0, {x: 0.0, "xdot": 1.0})
    np.testing.assert_allclose(run[x], np.sin(2 * run.time) / 2, atol=1e-9)


def test_a_rotor_is_the_armature_of_a_joint_on_the_ground() -> None:
    model = ap.Model("arm")
    arm = model.body("arm", mass=2, inertia_zz=0.1, mass_center=(0.3, 0, 0))
    elbow = model.joint("elbow", ap.Revolute("z"), model.ground, arm)
    J, n = model.parameters("J n", [0.002, 30.0])
    model.motor(elbow, gear=n, rotor_inertia=J)
    equations = model.derive(ap.Kane())
    expected = 0.1 + 2 * 0.09 + 30**2 * 0.002
    np.testing.assert_allclose(ap.robotics.mass_matrix(equations, [0.4]), [[expected]], rtol=ALGEBRA)


@pytest.mark.parametrize("principle", [ap.Kane(), ap.Lagrange(), ap.GibbsAppell(), ap.UdwadiaKalaba()], ids=str)
def test_a_rotor_moves_as_a_body_that_a_gear_drives(principle: ap.principles.Kane) -> None:
    """A skew joint on a moving parent: the same motion as a rotor on a hinge of its own, held by q_r = n q."""
    axis, n, J = (2 / 3, -1 / 3, 2 / 3), 7.0, 0.01
    along = np.outer(axis, axis)
    across = J / 2 * (np.eye(3) - along)  # of a plain rotor; it does not tell whether the rotor turns

    def arm(upper_inertia: np.ndarray) -> tuple[ap.Model, object]:
        model = ap.Model("arm")
        upper = model.body("upper", 2.0, inertia=upper_inertia, mass_center=(0.1, 0.3, 0))
        fore = model.body("fore", 1.0, inertia=(0.1, 0.12, 0.05), mass_center=(0, 0.2, 0.1))
        model.joint("shoulder", ap.Revolute("x"), model.ground, upper, coordinates="q1", speeds="u1")
        at = {"parent_point": (0, 0.5, 0), "coordinates": "q2", "speeds": "u2"}
        elbow = model.joint("elbow", ap.Revolute(axis), upper, fore, **at)
        model.gravity(-9.81 * model.frame.z)
        return model, elbow

    state, moments = {"q1": 0.3, "q2": -0.8, "u1": 1.1, "u2": 0.7}, np.diag([0.2, 0.3, 0.25])
    ours, elbow = arm(moments + across)
    tau = ours.motor(elbow, gear=n, rotor_inertia=J)
    found = ours.derive(principle).accelerations(state, inputs={tau: 0.2})
    geared, _ = arm(moments)
    rotor = geared.body("rotor", 0, inertia=J * along + across)
    geared.joint("bearing", ap.Revolute(axis), "upper", rotor, parent_point=(0, 0.5, 0), coordinates="q3", speeds="u3")
    x = geared.contents.coordinates
    geared.constrain("gear", x["q3"] - n * x["q2"])
    geared.generalised_force("motor", {"q2": n * 0.2})
    start = {**state, "q3": n * state["q2"], "u3": n * state["u2"]}
    expected = geared.derive(ap.Kane()).accelerations(start)
    for u in ("u1", "u2"):
        assert found[u] == pytest.approx(expected[u], rel=ALGEBRA)


def test_a_motor_survives_json() -> None:
    model = ap.Model("arm")
    arm = model.body("arm", mass=2, inertia=(0.1, 0.1, 0.1))
    elbow = model.joint("elbow", ap.Revolute("z"), model.ground, arm)
    model.motor(elbow, gear=10, rotor_inertia=0.001, bound=5.0)
    again = ap.Model.from_json(model.to_json())
    assert again.contents.inputs["tau_elbow"].bound == 5.0
    found = again.derive(ap.Kane()).accelerations({}, inputs={"tau_elbow": 0.04})["omega_arm"]
    assert found == pytest.approx(2.0, rel=ALGEBRA)


def test_bad_devices_are_refused_and_leave_the_model_as_it_was() -> None:
    model = ap.Model("arm")
    arm = model.body("arm", mass=2, inertia=(0.1, 0.1, 0.1))
    puck = model.body("puck", mass=2, inertia=(0.1, 0.1, 0.1))
    elbow = model.joint("elbow", ap.Revolute("z"), model.ground, arm)
    model.joint("ice", ap.Planar(), model.ground, puck)
    with pytest.raises(ap.ModelError, match="'elbw' is not a joint of the model 'arm'; did you mean 'elbow'"):
        model.motor("elbw")
    with pytest.raises(ap.ModelError, match="the joint 'ice' has no single coordinate along an axis"):
        model.motor("ice")
    with pytest.raises(ap.ModelError, match="both ends of 'spring' are at 'arm'"):
        model.spring(arm, arm, 1.0)
    with pytest.raises(ap.ModelError, match="the stiffness of 'spring'"):
        model.spring(arm, puck, sm.Symbol("unknown"))
    model.motor(elbow, rotor_inertia=0.1)
    with pytest.raises(ap.ModelError):
        model.motor(elbow, "tau_2")  # its load has a name already
    assert list(model.contents.inputs) == ["tau_elbow"]
