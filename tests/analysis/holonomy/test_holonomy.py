"""Holonomy of the rolling sphere: exact polygons, the circle in closed form, a run of the constrained body."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import sympy as sm
from scipy.spatial.transform import Rotation

import appell as ap

QUARTER = np.pi / 2


def difference(left: Rotation, right: Rotation) -> float:
    return float((left * right.inv()).magnitude())


def test_a_square_of_quarter_turns_is_a_product_of_quarter_turns() -> None:
    """Rolling along x turns about y, along y about -x: four exact matrices."""
    turn_y = np.array([[0, 0, 1], [0, 1, 0], [-1, 0, 0]])
    turn_x = np.array([[1, 0, 0], [0, 0, -1], [0, 1, 0]])
    expected = turn_x @ turn_y.T @ turn_x.T @ turn_y  # +x, +y, -x, -y: the last stands first
    found = ap.roll_around([[0, 0], [QUARTER, 0], [QUARTER, QUARTER], [0, QUARTER]])
    np.testing.assert_allclose(found.rotation.as_matrix(), expected, atol=1e-15)
    assert found.angle == pytest.approx(2 * np.pi / 3)
    assert found.length == pytest.approx(4 * QUARTER)


@pytest.mark.parametrize("sides", [(1, 2), (2, 1), (2, 2), (4, 4)])
def test_rectangles_of_half_and_full_turns_are_exact(sides: tuple[int, int]) -> None:
    a, b = (n * QUARTER for n in sides)
    found = ap.roll_around([[0, 0], [a, 0], [a, b], [0, b]])
    Y, X = Rotation.from_euler("y", 90 * sides[0], degrees=True), Rotation.from_euler("x", -90 * sides[1], degrees=True)
    assert difference(found.rotation, X.inv() * Y.inv() * X * Y) < 1e-14


def test_there_and_back_turns_nothing_and_the_radius_scales_the_path() -> None:
    assert ap.roll_around([[0, 0], [1.3, 0.4]]).angle < 1e-15
    path = np.array([[0, 0], [1, 0], [0.3, 0.8]])
    assert difference(ap.roll_around(path).rotation, ap.roll_around(0.2 * path, radius=0.2).rotation) < 1e-14


@pytest.mark.parametrize("size", [0.5, 1.0, 2.0])
def test_a_circle_turns_the_sphere_as_its_closed_form_says(size: float) -> None:
    """Seen from axes that go round with the contact omega is constant: the net rotation is exp(2 pi [w - n]).

    At the beginning the centre goes along y, so w = n x y R / r = -(R / r) x.
    """
    s, r = sm.Symbol("s"), 0.7
    found = ap.roll_along([size * sm.cos(s), size * sm.sin(s)], s, (0, 2 * np.pi), radius=r)
    expected = Rotation.from_rotvec(2 * np.pi * np.array([-size / r, 0, -1]))
    assert difference(found.rotation, expected) < 1e-10


def test_a_small_loop_turns_about_the_vertical_by_its_area() -> None:
    """To first order the angle is -area / r^2 about n."""
    a, b = 0.01, 0.02
    found = ap.roll_around([[0, 0], [a, 0], [a, b], [0, b]])
    np.testing.assert_allclose(found.rotation.as_rotvec(), [0, 0, -a * b], atol=4 * a * b * max(a, b))


def test_a_run_of_the_rolling_body_ends_as_turned() -> None:
    """A ball led around an ellipse by constraints, without spin about the vertical."""
    model = ap.Model("a led ball")
    N, t = model.frame, model.time
    ball = model.body("ball", mass=1, inertia=ap.solid_sphere(1, 0.5))
    names = {"coordinates": "x y z e0 e1 e2 e3", "speeds": "u v w p q r"}
    model.joint("flight", ap.Free(), model.ground, ball, **names)
    model.constrain("rolls", ap.rolling(ball, ap.Sphere(0.5), model.ground, ap.Plane()))
    model.constrain("no spin", ap.angular_velocity(ball).dot(N.z))
    x, y = 0.8 * (sm.cos(t) - 1), 0.3 * sm.sin(t)
    place = ap.position(ball)
    model.constrain("led", [place.dot(N.x) - x, place.dot(N.y) - y])
    run = model.derive(ap.Lagrange()).simulate(2 * np.pi, {"x": 0, "y": 0, "z": 0.5, "e0": 1.0}, tolerance=1e-12)
    end = Rotation.from_quat([run[name][-1] for name in ("e1", "e2", "e3", "e0")])
    found = ap.roll_along([x, y], t, (0, 2 * np.pi), radius=0.5)
    assert difference(found.rotation, end) < 1e-9


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize(
    "vector", [[0, 0, 1.0], [0, 0, -np.pi], [1.0, 0, 0], [0.3, 0.2, -2.0], [0, 0, 1e-3], [0, np.pi, 0]]
)
def test_a_closed_path_is_found_that_turns_as_wanted(vector: list[float]) -> None:
    wanted = Rotation.from_rotvec(vector)
    found = ap.closed_path(wanted, radius=0.3)
    assert difference(found.rotation, wanted) < 1e-9
    np.testing.assert_array_equal(found.path[0], found.path[-1])
    assert found.length < 0.3 * 12  # no longer than two turns or so


def test_no_rotation_needs_no_path() -> None:
    assert ap.closed_path(np.eye(3)).length == 0


def test_the_trace_on_the_sphere_is_as_long_as_the_path() -> None:
    found = ap.roll_around([[0, 0], [1, 0], [0.3, 0.8]], radius=0.4)
    trace = found.trace(400)
    np.testing.assert_allclose(np.linalg.norm(trace, axis=1), 0.4, atol=1e-14)
    assert np.linalg.norm(np.diff(trace, axis=0), axis=1).sum() == pytest.approx(found.length, rel=1e-5)


def test_a_holonomy_is_printed_and_drawn(tmp_path: Path) -> None:
    found = ap.roll_around([[0, 0], [QUARTER, 0], [QUARTER, QUARTER], [0, QUARTER]])
    assert "turned by 120 degrees about (0.5774, 0.5774, -0.5774)" in str(found)
    figure = found.plot(tmp_path / "holonomy.png")
    assert (tmp_path / "holonomy.png").stat().st_size > 10_000
    np.testing.assert_allclose(figure.axes[0].lines[0].get_xydata(), found.path)


def test_bad_paths_and_rotations_are_refused_in_one_sentence() -> None:
    s = sm.Symbol("s")
    with pytest.raises(ap.ModelError, match="the path is open: it begins at"):
        ap.roll_along([s, s**2], s, (0, 1))
    with pytest.raises(ap.ModelError, match="list of points"):
        ap.roll_around([1, 2, 3])
    with pytest.raises(ap.ModelError, match="the radius of the sphere is -1"):
        ap.roll_around([[0, 0], [1, 0]], radius=-1)
    with pytest.raises(ap.ModelError, match="3 x 3 rotation matrix"):
        ap.closed_path(2 * np.eye(3))
    with pytest.raises(ap.ModelError, match="at least 4"):
        ap.closed_path(Rotation.from_rotvec([0, 0, 1]), corners=3)
