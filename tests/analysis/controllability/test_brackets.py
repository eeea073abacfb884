"""Growth vectors against the literature: Murray, Li and Sastry 1994, chapters 7 and 8; Jean 1996."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap


def car_with_trailers(count: int) -> ap.Equations:
    """A unicycle with trailers, each hitched to the axle before it, by the heading of every axle."""
    model = ap.Model(f"car with {count} trailers")
    N = model.frame
    x, y = model.coordinates("x y")
    headings = [model.coordinates(f"th{i}") for i in range(count + 1)]
    position = x * N.x + y * N.y
    for i in reversed(range(count + 1)):
        axle = N.orientnew(f"A{i}", "Axis", [headings[i], N.z])
        body = model.body(f"body {i}", 1, frame=axle, position=position, inertia_zz=1)
        model.constrain(f"axle {i}", ap.velocity(body).dot(axle.y))
        if i:
            position = position + sm.cos(headings[i - 1]) * N.x + sm.sin(headings[i - 1]) * N.y
    return model.derive(ap.Kane())


def two_wheels_of_a_car() -> ap.Equations:
    """A unicycle with a steered front: x, y, theta, phi."""
    model = ap.Model("car")
    N = model.frame
    x, y, theta, phi = model.coordinates("x y theta phi")
    chassis = N.orientnew("A", "Axis", [theta, N.z])
    wheel = chassis.orientnew("B", "Axis", [phi, N.z])
    rear = model.body("rear", 1, frame=chassis, position=x * N.x + y * N.y, inertia_zz=1)
    front = model.body("front", 1, frame=wheel, position=x * N.x + y * N.y + 2 * chassis.x, inertia_zz=1)
    model.constrain("rear axle", ap.velocity(rear).dot(chassis.y))
    model.constrain("front axle", ap.velocity(front).dot(wheel.y))
    return model.derive(ap.Kane())


def folded(count: int) -> dict[str, sm.Expr]:
    """Every trailer at a right angle to the one before."""
    return {f"th{i}": -i * sm.pi / 2 for i in range(count + 1)}


def test_a_unicycle_and_a_car_grow_as_the_literature_says() -> None:
    assert ap.brackets(car_with_trailers(0)).growth == (2, 3)
    equations = two_wheels_of_a_car()
    x, y, theta, phi = equations.coordinates
    found = ap.brackets(equations)
    assert (found.growth, found.degree, found.controllable) == ((2, 3, 4), 3, True)
    assert ap.brackets(equations, at={x: 0, y: 0, theta: 0, phi: 0}).growth == (2, 3, 4)
    assert ap.brackets(equations, at={theta: 0.3, phi: 0.6}).growth == (2, 3, 4)


@pytest.mark.parametrize(("count", "degree"), [(1, 3), (2, 5), (3, 8), (4, 13)])
def test_trailers_at_right_angles_have_the_degree_of_the_fibonacci_numbers(count: int, degree: int) -> None:
    # F. Jean, The car with n trailers: characterisation of the singular configurations, ESAIM: COCV 1 (1996), F(n + 3)
    equations = car_with_trailers(count)
    assert ap.brackets(equations, at=folded(count)).degree == degree
    assert ap.brackets(equations).growth == tuple(range(2, count + 4))


@pytest.mark.slow
def test_six_trailers_at_right_angles_take_34_levels() -> None:
    found = ap.brackets(car_with_trailers(6), at=folded(6))
    assert (found.degree, found.growth[-1], found.controllable) == (34, 9, True)


def test_the_growth_vector_of_two_trailers_at_right_angles_stalls() -> None:
    # Jean 1996, section 4: (2, 3, 4, 4, 5)
    equations = car_with_trailers(2)
    assert ap.brackets(equations, at=folded(2)).growth == (2, 3, 4, 4, 5)
    assert ap.brackets(equations, at={"th0": np.pi / 2, "th1": 0.0, "th2": -np.pi / 2}).growth == (2, 3, 4, 4, 5)
    assert ap.brackets(equations, at={"th0": 0, "th1": 0, "th2": 0}).growth == (2, 3, 4, 5)


def ball_on_a_plate() -> ap.Equations:
    """Euler angles z-x-z of a ball, and its contact."""
    model = ap.Model("ball on a plate")
    N = model.frame
    x, y, a, b, c = model.coordinates("x y a b c")
    radius = model.parameters("r", 1.0)
    ball = N.orientnew("ball", "Body", [a, b, c], "ZXZ")
    model.body("ball", 1, frame=ball, position=x * N.x + y * N.y + radius * N.z, inertia=(1, 1, 1))
    spin = ball.ang_vel_in(N)
    model.constrain("no slip x", x.diff(model.time) - radius * spin.dot(N.y))
    model.constrain("no slip y", y.diff(model.time) + radius * spin.dot(N.x))
    model.constrain("no spin", spin.dot(N.z))
    return model.derive(ap.Kane())


def test_a_ball_on_a_plate_grows_from_two_to_five() -> None:
    found = ap.brackets(ball_on_a_plate())
    assert (found.growth, found.controllable) == ((2, 3, 5), True)
    assert "(2, 3, 5)" in str(found)


def test_the_exact_growth_is_that_of_classify_at_generic_configurations() -> None:
    for name in ("chaplygin_sleigh", "rolling_disc"):
        model = getattr(ap.catalogue, name)()
        assert ap.brackets(model.derive(ap.Kane())).growth == model.classify().growth


def test_an_integrable_constraint_leaves_configurations_out_of_reach() -> None:
    model = ap.Model("rail")
    x, y = model.coordinates("x y")
    model.particle("bead", 1, x * model.frame.x + y * model.frame.y)
    model.constrain("rail", y.diff(model.time) - 2 * x * x.diff(model.time))
    found = ap.brackets(model.derive(ap.Kane()))
    assert (found.growth, found.freedom, found.controllable) == ((1,), 2, False)


def test_what_has_no_brackets_is_refused() -> None:
    equations = car_with_trailers(1)
    with pytest.raises(ap.ModelError, match="'th5' is not a coordinate; did you mean 'th1' or 'th0'"):
        ap.brackets(equations, at={"th5": 0})
    with pytest.raises(ap.ModelError, match="exact arithmetic takes rational numbers and multiples of pi/2"):
        ap.brackets(equations, at={"th0": sm.pi / 3})
    pendulum = ap.catalogue.cartesian_pendulum().derive(ap.Kane())
    with pytest.raises(ap.NotApplicable, match=r"positions of .* are constrained"):
        ap.brackets(pendulum, at={"x": 0})
    assert ap.brackets(pendulum).controllable
    model = ap.Model("nonlinear")
    x, y = model.coordinates("x y")
    model.particle("bead", 1, x * model.frame.x + y * model.frame.y)
    model.constrain("speed", x.diff(model.time) ** 2 + y.diff(model.time) ** 2 - 1)
    with pytest.raises(ap.NotApplicable, match="the constraint 'speed' of 'nonlinear' is not linear in velocity"):
        ap.brackets(model.derive(ap.Gauss()))
