"""How bodies are turned along a run, reactions in their axes, and what acts on them."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import appell as ap


@pytest.fixture(scope="module")
def top() -> ap.Run:
    card = ap.catalogue.card_of("lagrange-top")
    return card.model().derive(ap.Kane()).simulate(1.0, card.start, samples=20001)


def test_a_matrix_turns_at_the_angular_velocity_of_the_body(top: ap.Run) -> None:
    """R' = (omega x) R, by central differences."""
    (body,) = top.equations.mechanism.masses
    orientation = top.orientation(body)
    R, step = orientation.matrices, top.time[1]
    np.testing.assert_allclose(R @ R.transpose(0, 2, 1), np.broadcast_to(np.eye(3), R.shape), atol=1e-12)
    rate = (R[2:] - R[:-2]) / (2 * step)
    omega = top.angular_velocity(body)[1:-1]
    crossed = np.stack([np.cross(omega, R[1:-1, :, k]) for k in range(3)], axis=2)
    assert np.abs(rate - crossed).max() < 1e-5 * np.abs(rate).max()  # (omega h)^2 / 6


def test_a_quaternion_has_no_jump_and_gives_the_same_rotation(top: ap.Run) -> None:
    orientation = top.orientation(top.equations.mechanism.masses[0].name)
    q = orientation.quaternion
    assert q.dims == ("time", "component")
    assert list(q.component.values) == ["w", "x", "y", "z"]
    assert np.abs(np.diff(q.values, axis=0)).max() < 0.05
    assert (q.values[:, 0] < 0).any()  # a full turn changes the sign: SciPy's own would have jumped
    again = Rotation.from_quat(q.values[:, [1, 2, 3, 0]]).as_matrix()
    np.testing.assert_allclose(again, orientation.matrix.values, atol=1e-12)
    np.testing.assert_allclose(orientation.rotation.as_matrix(), again, atol=1e-12)


def test_a_body_that_does_not_exist_has_no_orientation(top: ap.Run) -> None:
    with pytest.raises(ap.ModelError, match="'bottom' is not a rigid body"):
        top.orientation("bottom")


def test_the_side_force_on_a_blade_in_the_axes_of_the_body_is_newtons() -> None:
    """m (v omega + a omega') across, nothing along (the blade of Chaplygin's sleigh)."""
    run = ap.catalogue.chaplygin_sleigh().derive(ap.Kane()).simulate(3.0, {"v": 0.5, "omega": 2.0, "theta": 1.0})
    m, J, a = (run.parameters[name] for name in ("m", "J", "a"))
    reaction = run.reactions["no side slip"]["contact"].express("body")
    along, across, up = reaction.force.T
    angular = -m * a * run["v"] * run["omega"] / (J + m * a**2)
    np.testing.assert_allclose(across, m * (run["v"] * run["omega"] + a * angular), rtol=1e-8, atol=1e-10)
    np.testing.assert_allclose(along, 0, atol=1e-12)
    assert not up.any()
    assert "axes of 'body'" in repr(reaction)
    with pytest.raises(ap.ModelError, match="already"):
        reaction.express("body")


@pytest.fixture(scope="module")
def spinner() -> ap.Run:
    """A disc on an inclined axle, driven by a torque of its own axes, with drag on a point of its rim."""
    model = ap.Model("spinner")
    x, angle = model.coordinates("x angle")
    torque, c, g = model.parameters("T c g", [0.3, 0.1, 9.81], unit=["N m", "N s/m", "m/s^2"])
    N = model.frame
    frame = N.orientnew("D", "Axis", [angle, N.x])
    disc = model.body("disc", mass=2, inertia=(0.2, 0.1, 0.1), frame=frame, position=x * N.x)
    rim = model.point("rim", 0.5 * frame.y, on=disc)
    model.torque(disc, torque * (frame.x + 2 * frame.y), name="motor")
    model.force(rim, -c * ap.velocity(rim), name="drag")
    model.gravity(-g * N.z)
    return model.derive(ap.Kane()).simulate(1.0, {x: 0, "xdot": 1.0, angle: 0.3, "angledot": 2.0})


def test_a_drag_is_minus_c_times_the_velocity_at_its_point(spinner: ap.Run) -> None:
    drag = spinner.loads["drag"]["rim"]
    np.testing.assert_allclose(drag.force, -0.1 * spinner.velocity("rim"), rtol=1e-13, atol=1e-15)
    np.testing.assert_array_equal(drag.point, spinner.position("rim"))
    angle, rate = spinner["angle"], spinner["angledot"]
    radial = rate * np.stack([0 * angle, -0.5 * np.sin(angle), 0.5 * np.cos(angle)])
    np.testing.assert_allclose(spinner.velocity("rim"), spinner.velocity("disc") + radial.T, rtol=0, atol=1e-12)
    assert not drag.torque.any()


def test_a_torque_given_in_the_axes_of_a_body_is_turned_into_those_of_the_ground(spinner: ap.Run) -> None:
    angle = spinner["angle"]
    expected = 0.3 * np.stack([np.ones_like(angle), 2 * np.cos(angle), 2 * np.sin(angle)], axis=1)
    motor = spinner.loads["motor"]["disc"]
    np.testing.assert_allclose(motor.torque, expected, rtol=1e-13)
    np.testing.assert_allclose(motor.express("disc").torque, np.tile([0.3, 0.6, 0], (angle.size, 1)), atol=1e-14)


def test_gravity_is_a_load_on_every_mass(spinner: ap.Run) -> None:
    (name,) = [name for name in spinner.loads if "grav" in name]
    np.testing.assert_allclose(spinner.loads[name]["disc"].force, np.tile([0, 0, -2 * 9.81], (501, 1)))


def test_a_load_that_does_not_exist_is_named(spinner: ap.Run) -> None:
    with pytest.raises(ap.ModelError, match="did you mean 'drag'"):
        spinner.loads["drags"]


def test_a_potential_acts_on_no_point_and_says_where_its_power_is() -> None:
    model = ap.Model("spring")
    x = model.coordinates("x")
    model.particle("P", mass=1, position=x * model.frame.x)
    model.potential("spring", 2 * x**2)
    run = model.derive(ap.Kane()).simulate(1.0, {x: 1.0})
    with pytest.raises(ap.ModelError, match="power of spring"):
        run.loads["spring"]
