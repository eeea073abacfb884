"""Another assembly of what is given is said, with what to give; families and other names of one place are not."""

from __future__ import annotations

import re
import warnings

import numpy as np
import pytest
import sympy as sm

import appell as ap


def assembled(model: ap.Model, state: dict, principle: ap.Principle | None = None) -> tuple[dict, list[str]]:
    """The completed start, and what was said about it."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        found = model.derive(principle or ap.Kane()).assemble(state)
    return found, [str(w.message) for w in said]


def values(text: str, name: str) -> list[float]:
    """The values that a message gives to a name, in order."""
    return [float(v) for v in re.findall(rf"\b{name} = (-?[\d.]+(?:e-?\d+)?)", text)]


def four_bar_closures(theta: float) -> list[tuple[float, float]]:
    """Crank 1, coupler 2.5, rocker 2, base 2.2: (beta, phi), from the two points where two circles meet."""
    B, D = np.array([np.cos(theta), np.sin(theta)]), np.array([2.2, 0.0])
    along, far = (D - B) / np.linalg.norm(D - B), np.linalg.norm(D - B)
    x = (far**2 + 2.5**2 - 2**2) / (2 * far)
    across = np.array([-along[1], along[0]]) * np.sqrt(2.5**2 - x**2)
    corners = [B + x * along + side * across for side in (1, -1)]
    return [(np.arctan2(*(C - B)[::-1]) - theta, np.arctan2(*(C - D)[::-1])) for C in corners]


def same_turn(one: float, other: float) -> bool:
    return abs(np.remainder(one - other + np.pi, 2 * np.pi) - np.pi) < 1e-9


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("theta", [0.3, 1.0, 2.5, -1.7])
def test_the_other_closure_of_a_four_bar_is_reported_and_can_be_chosen(theta: float) -> None:
    model = ap.catalogue.four_bar()
    found, (said,) = assembled(model, {"theta": theta})
    closures = four_bar_closures(theta)
    taken = next(c for c in closures if same_turn(c[1], found["phi"]))
    other = next(c for c in closures if c is not taken)
    for name, pair in (("beta", (taken[0], other[0])), ("phi", (taken[1], other[1]))):
        assert all(same_turn(v, expected) for v, expected in zip(values(said, name), pair, strict=True))
    chosen, nothing = assembled(model, {"theta": theta, "phi": values(said, "phi")[1]})
    assert not nothing
    assert same_turn(chosen["beta"], other[0])


def test_the_piston_on_the_other_side_of_a_slider_crank_is_reported() -> None:
    found, (said,) = assembled(ap.catalogue.slider_crank(), {"theta": 0.5})
    places = sorted(np.cos(0.5) + side * np.sqrt(4 - np.sin(0.5) ** 2) for side in (1, -1))
    np.testing.assert_allclose(sorted(values(said, "d")), places, rtol=1e-10)
    assert values(said, "d")[0] == pytest.approx(found["d"], rel=1e-10)
    assert not assembled(ap.catalogue.slider_crank(), {"theta": 0.5, "d": values(said, "d")[1]})[1]


def test_a_whole_state_and_a_start_that_moves_nothing_say_nothing() -> None:
    model = ap.catalogue.four_bar()
    whole, _ = assembled(model, {"theta": 1.0})
    assert not assembled(model, whole)[1]
    pendulum = ap.Model("pendulum hanging at home")
    x, y = pendulum.coordinates("x y")
    pendulum.particle("bob", 1, x * pendulum.frame.x + (y - 1) * pendulum.frame.y)
    pendulum.constrain("rod", x**2 + (y - 1) ** 2 - 1)
    assert not assembled(pendulum, {"x": 0.0})[1]


def test_a_continuous_family_is_left_to_the_smallest_completion() -> None:
    model = ap.Model("on an ellipsoid")
    x, y, z = model.coordinates("x y z")
    N = model.frame
    model.particle("bob", 1, x * N.x + y * N.y + z * N.z)
    model.constrain("surface", x**2 + 2 * (y - 1) ** 2 + 3 * (z - 0.2) ** 2 - 1)
    assert not assembled(model, {x: 0.1})[1]


def test_two_mirrored_smallest_completions_of_a_flat_home_are_reported() -> None:
    """A four-bar of which nothing is given begins flat, and opens up or down equally far."""
    found, (said,) = assembled(ap.catalogue.four_bar(), {})
    for name in ("theta", "beta", "phi"):
        assert values(said, name) == pytest.approx([found[name], -found[name]], rel=1e-9)


def test_what_is_free_beside_a_mechanism_does_not_hide_its_other_assembly() -> None:
    model = ap.Model("a pendulum and a free mass")
    x, y, w = model.coordinates("x y w")
    N = model.frame
    model.particle("bob", 1, x * N.x + y * N.y)
    model.particle("free", 1, w * N.x)
    model.constrain("rod", x**2 + y**2 - 1)
    _, (said,) = assembled(model, {x: 0.6})
    assert sorted(values(said, "y")) == pytest.approx([-0.8, 0.8])
    assert not values(said, "w")


def test_other_angles_of_one_pose_are_no_other_assembly() -> None:
    """(a, b, c) and (a + pi, pi - b, c + pi) of a roll-pitch-yaw triple turn a body alike."""
    model = ap.Model("held in a pose")
    N = model.frame
    a, b, c = model.coordinates("a b c")
    B = N.orientnew("B", "Body", [a, b, c], "ZYX")
    model.body("body", 1, frame=B, position=0 * N.x, inertia=(1, 2, 2.5))
    goal = sm.rot_ccw_axis3(0.3) * sm.rot_ccw_axis2(0.2) * sm.rot_ccw_axis1(0.1)
    R = B.dcm(N).T
    model.constrain("pose", [R[i, j] - goal[i, j] for i, j in ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2))])
    found, said = assembled(model, {}, ap.UdwadiaKalaba())
    assert [found["a"], found["b"], found["c"]] == pytest.approx([0.3, 0.2, 0.1])
    assert not said
    # without the last entry half a turn about its own x axis is another pose
    looser = ap.Model("held less")
    a, b, c = looser.coordinates("a b c")
    C = looser.frame.orientnew("C", "Body", [a, b, c], "ZYX")
    looser.body("body", 1, frame=C, position=0 * looser.frame.x, inertia=(1, 2, 2.5))
    R = C.dcm(looser.frame).T
    looser.constrain("pose", [R[i, j] - goal[i, j] for i, j in ((0, 0), (1, 0), (2, 0), (2, 1))])
    _, (text,) = assembled(looser, {}, ap.UdwadiaKalaba())
    assert values(text, "c") == pytest.approx([0.1, np.pi - 0.1])


def test_the_sign_of_a_quaternion_is_no_other_assembly() -> None:
    model = ap.Model("held by a ball joint")
    body = model.body("B", mass=1, inertia=(1, 2, 2.5))
    model.joint("ball", ap.Spherical(), model.ground, body)
    N, B = model.frame, body.frame
    model.constrain("tilt", [B.x.dot(N.x) - sm.cos(0.3), B.x.dot(N.z), B.y.dot(N.z)])
    for text in assembled(model, {})[1]:
        names = sorted(set(re.findall(r"\b(\w+) = ", text)))
        one, other = (np.array([values(text, n)[k] for n in names]) for k in (0, 1))
        assert np.abs(one + other).max() > 1e-3


def test_a_place_behind_a_wall_is_no_other_assembly() -> None:
    def pendulum(height: float) -> ap.Model:
        model = ap.Model("a pendulum over a floor")
        N = model.frame
        x, y = model.coordinates("x y")
        bob = model.particle("bob", 1, x * N.x + y * N.y)
        model.constrain("rod", x**2 + y**2 - 1)
        model.constrain("floor", ap.position(bob).dot(N.y) >= height)
        return model

    for height, said in ((-2.0, 1), (-0.5, 0)):
        with warnings.catch_warnings(record=True) as found:
            warnings.simplefilter("always")
            run = pendulum(height).derive(ap.Kane()).simulate(0.01, {"x": 0.6})
        assert len(found) == said
        assert run["y"][0] > height


def test_another_speed_of_a_nonlinear_row_is_reported() -> None:
    """Appell's particle: u3^2 = (b/a)^2 (u1^2 + u2^2)."""
    model = ap.catalogue.appell_particle()
    found, (said,) = assembled(model, {"u1": 3.0, "u2": 4.0}, ap.AppellChetaev())
    assert sorted(values(said, "u3")) == pytest.approx([-abs(found["u3"]), abs(found["u3"])])
    assert not assembled(model, {"u1": 3.0, "u2": 4.0, "u3": values(said, "u3")[1]}, ap.AppellChetaev())[1]


def test_every_run_says_the_same() -> None:
    first, second = (assembled(ap.catalogue.four_bar(), {"theta": 1.0})[1] for _ in range(2))
    assert first == second
