"""A start completed: what was given is kept, the rest is the smallest, in the metric, that satisfies all rows."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from tests.support import CARDS, GENERAL, MULTIBODY, PRINCIPLES
from tests.tolerances import ASSEMBLED


def start_of(model: ap.Model, state, *, parameters=None, time: float = 0.0) -> dict[str, float]:
    run = model.derive(ap.Kane(reactions=True)).simulate(1e-9, state, parameters=parameters, start_time=time, samples=2)
    names = [*run.equations.coordinates, *run.equations.speeds]
    return {str(z.func): float(run[z][0]) for z in names}


@pytest.mark.slow_but_every(8)
@pytest.mark.parametrize("system", MULTIBODY)
def test_what_a_card_gives_is_kept_leaves_no_choice_and_every_row_holds(system: str, recwarn) -> None:
    card = CARDS[system]
    found = start_of(card.model(), card.start)
    for name, value in card.start.items():
        assert found[name] == pytest.approx(value, abs=1e-12)
    run = card.model().derive(ap.Kane()).simulate(card.duration, card.start, samples=2)
    for level in ("position residual", "velocity residual"):
        if run.results.has(level):
            assert np.abs(run.results.values(level)[0]).max(initial=0.0) < ASSEMBLED
    assert not [w for w in recwarn if "not unique" in str(w.message)]


def test_nothing_given_is_the_smallest_state() -> None:
    model = ap.Model("m")
    N = model.frame
    x, y = model.coordinates("x y")
    model.particle("P", 1, x * N.x + y * N.y)
    model.constrain("line", x + 2 * y - 5)
    assert start_of(model, {}) == pytest.approx({"x": 1.0, "y": 2.0, "xdot": 0.0, "ydot": 0.0}, abs=1e-12)


def test_what_is_heavy_moves_least() -> None:
    """x + y = 1 with masses 1 and 3: the smallest m x^2 has m x equal, x = 3/4 and y = 1/4."""
    model = ap.Model("m")
    N = model.frame
    x, y = model.coordinates("x y")
    model.particle("A", 1, x * N.x)
    model.particle("B", 3, y * N.x)
    model.constrain("apart", x + y - 1)
    found = start_of(model, {})
    assert (found["x"], found["y"]) == (pytest.approx(0.75), pytest.approx(0.25))


def test_what_is_given_is_kept_and_the_rest_follows() -> None:
    model = ap.catalogue.cartesian_pendulum()
    found = start_of(model, {"x": 0.6, "vx": 0.4})
    assert found["x"] == 0.6
    assert abs(found["y"]) == pytest.approx(0.8, abs=1e-12)
    assert found["vx"] == 0.4
    assert found["x"] * found["vx"] + found["y"] * found["vy"] == pytest.approx(0.0, abs=1e-12)


def test_velocities_are_completed_by_nonlinear_rows_too() -> None:
    model = ap.catalogue.appell_particle()
    found = start_of(model, {"x": 0, "y": 0, "z": 0, "u1": 3.0, "u2": 4.0})
    assert abs(found["u3"]) == pytest.approx(2.5, abs=1e-12)


def test_a_rate_of_a_coordinate_may_be_given_instead_of_a_speed() -> None:
    model = ap.catalogue.chaplygin_sleigh()
    x, y, theta = model.snapshot().kinematics.coordinates
    t = model.time
    found = start_of(model, {x: 0, y: 0, theta: 0.3, x.diff(t): np.cos(0.3), theta.diff(t): 2.0})
    assert found["v"] == pytest.approx(1.0, abs=1e-12)
    assert found["s"] == pytest.approx(0.0, abs=1e-12)
    assert found["omega"] == pytest.approx(2.0)


def test_a_start_is_made_consistent_at_its_own_time() -> None:
    model = ap.catalogue.prescribed_speed_tip()
    found = start_of(model, {"x": 0, "y": 0, "u1": 0.0}, time=0.4)
    speed = 2.0 * (1 + 0.3 * np.sin(3.0 * 0.4))
    assert abs(found["u2"]) == pytest.approx(speed, abs=1e-12)


def test_parameters_of_the_run_are_those_the_start_is_made_with() -> None:
    found = start_of(ap.catalogue.cartesian_pendulum(), {"x": 0.0}, parameters={"L": 2.5})
    assert abs(found["y"]) == pytest.approx(2.5, abs=1e-12)


def test_rounding_in_a_given_state_is_no_contradiction() -> None:
    model = ap.catalogue.cartesian_pendulum()
    angle = 0.7
    found = start_of(model, {"x": np.sin(angle), "y": -np.cos(angle) * (1 + 1e-15), "vx": 0.0, "vy": 0.0})
    assert found["x"] == pytest.approx(np.sin(angle), abs=1e-12)


def test_a_state_rounded_to_a_few_digits_is_refused_with_the_nearest() -> None:
    model = ap.catalogue.cartesian_pendulum()
    with pytest.raises(
        ap.InconsistentState, match=r"the residual of 'rod' is .*; the nearest state.*x = 0.70.*y = -0.70"
    ):
        start_of(model, {"x": 0.7071, "y": -0.7071})


def test_a_quaternion_that_is_not_given_becomes_a_unit_one() -> None:
    model = ap.catalogue.perpendicular_bodies()
    found = start_of(model, {"w1A": 1.0, "w2B": 1.0})
    for b in "AB":
        assert sum(found[f"e{i}{b}"] ** 2 for i in range(4)) == pytest.approx(1.0, abs=1e-12)


def test_a_start_that_no_completion_can_save_is_refused() -> None:
    model = ap.catalogue.cartesian_pendulum()
    with pytest.raises(ap.InconsistentState, match="the coordinates given contradict the constraint 'rod'"):
        start_of(model, {"x": 1.5})


@pytest.mark.parametrize("principle", GENERAL)
def test_every_principle_starts_from_the_same_state(principle: str) -> None:
    model = ap.catalogue.cartesian_pendulum()
    run = model.derive(PRINCIPLES[principle]).simulate(1e-6, {"x": 0.6, "y": -0.8, "vx": 0.8}, samples=2)
    assert run["vy"][0] == pytest.approx(0.6, abs=1e-12)


def test_rows_with_trigonometric_functions_are_solved() -> None:
    """A crank of length 1 and a rod of length 3: the slider follows from the crank angle."""
    model = ap.Model("crank slider")
    N = model.frame
    phi, x = model.coordinates("phi x")
    model.particle("crank", 1, sm.cos(phi) * N.x + sm.sin(phi) * N.y)
    model.particle("slider", 1, x * N.x)
    model.constrain("rod", (x - sm.cos(phi)) ** 2 + sm.sin(phi) ** 2 - 9)
    found = start_of(model, {phi: 0.4, "phidot": 2.0, x: np.cos(0.4) + np.sqrt(9 - np.sin(0.4) ** 2)})
    c, s = np.cos(0.4), np.sin(0.4)
    expected = -2.0 * (s + c * s / np.sqrt(9 - s**2))
    assert found["xdot"] == pytest.approx(expected, abs=1e-12)


def test_a_start_with_two_places_says_which_was_taken() -> None:
    model = ap.catalogue.cartesian_pendulum()
    with pytest.warns(
        ap.AppellWarning, match=r"not unique: y = -?0\.8 was taken, y = -?0\.8 satisfies the constraints"
    ):
        start_of(model, {"x": 0.6})


def test_a_start_with_one_place_does_not_warn(recwarn) -> None:
    start_of(ap.catalogue.cartesian_pendulum(), {"x": 0.6, "y": -0.8})
    model = ap.Model("two turns of one quaternion")
    body = model.body("B", mass=1, inertia=(1, 1, 1))
    model.joint("ball", ap.Spherical(), model.ground, body)
    start_of(model, {})
    assert not recwarn.list


@pytest.mark.parametrize("joint", [ap.Revolute("z"), ap.Planar(), ap.Weld()])
def test_a_joint_that_closes_a_loop_is_not_closed_with_its_axis_turned_over(joint: ap.Joint) -> None:
    """Rows of parallel axes hold for opposite ones, too; those of a weld after half a turn."""
    model = ap.Model("hinged twice")
    body = model.body("B", mass=1, inertia=(1, 1, 1))
    model.joint("swing", ap.Revolute("x"), model.ground, body, coordinates="alpha")
    model.joint("closing", joint, model.ground, body, closes=True)
    with pytest.raises(ap.InconsistentState, match=r"closes 'closing' with the axes of both sides opposite"):
        start_of(model, {"alpha": np.pi})
    assert start_of(model, {"alpha": 0.0})["alpha"] == 0.0


@pytest.mark.parametrize(("surface", "height"), [(ap.Disc(0.3), 0.0), (ap.Torus(0.3, 0.05), 0.05)])
def test_a_contact_that_is_a_circle_says_so(surface, height: float) -> None:
    model = ap.Model("lying")
    body = model.body("B", mass=1, inertia=(1, 1, 1.9))
    model.joint("flight", ap.Free(), model.ground, body)
    model.constrain("touch", ap.rolling(body, surface, model.ground, ap.Plane()))
    with pytest.raises(ap.InconsistentState, match=r"'touch' has no value at the start: .* touches along a circle"):
        model.derive(ap.Kane()).simulate(1.0, model.state(body, position=[0, 0, height]))


@pytest.mark.parametrize(("surface", "height"), [(ap.Disc(0.3), 0.6), (ap.Torus(0.3, 0.05), 0.6)])
def test_a_disc_that_lies_in_the_air_has_no_gap_in_one_point_and_says_so(surface, height: float) -> None:
    model = ap.Model("dropped flat")
    body = model.body("B", mass=1, inertia=(1, 1, 1.9))
    model.joint("flight", ap.Free(), model.ground, body)
    model.constrain("touch", ap.sliding(body, surface, model.ground, ap.Plane()), unilateral=True)
    with pytest.raises(ap.InconsistentState, match=r"'touch' has no value at the start: .* touches along a circle"):
        model.derive(ap.Kane()).simulate(1.0, {"e0_B": 1.0, "z_B": height})
