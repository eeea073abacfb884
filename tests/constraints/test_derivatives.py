"""Vectors of points and bodies differentiate by time: r' = v, v' = a, omega' = alpha, e' = omega x e."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm
from sympy.physics.vector import dynamicsymbols

import appell as ap
from appell.constraints import PlaceholderKind, axes, placeholders


def puck() -> tuple[ap.Model, ap.Particle]:
    model = ap.Model("a puck")
    x, y = model.coordinates("x y")
    return model, model.particle("P", mass=2, position=x * model.frame.x + y * model.frame.y)


def test_every_quantity_has_its_rate() -> None:
    model, P = puck()
    N, t = model.frame, model.time
    assert ap.position(P).dt(N) == ap.velocity(P)
    assert ap.velocity(P).dt(N) == ap.acceleration(P)
    assert ap.position(P).dot(N.y).diff(t, 2) == ap.acceleration(P).dot(N.y)
    wheel = model.body("wheel", mass=1, inertia_zz=1)
    assert ap.angular_velocity(wheel).dt(N) == ap.angular_acceleration(wheel)
    v = ap.velocity(P)
    assert sm.expand((t * v.dot(v)).diff(t) - v.dot(v) - 2 * t * v.dot(ap.acceleration(P))) == 0
    with pytest.raises(ap.ConstraintError, match="of the acceleration of 'P' is of third order"):
        ap.acceleration(P).dt(N)


def test_an_axis_turns_with_its_frame() -> None:
    model, _ = puck()
    wheel = model.body("wheel", mass=1, inertia_zz=1)
    for e in axes(wheel.frame, model.frame):
        assert (e.dt(model.frame) - ap.angular_velocity(wheel).cross(e)).to_matrix(model.frame).expand().is_zero_matrix


def test_a_partial_derivative_by_a_component_is_what_it_was() -> None:
    model, P = puck()
    x, y, _ = placeholders(PlaceholderKind.VELOCITY, P.point)
    r = placeholders(PlaceholderKind.POSITION, P.point)[0]
    row = x**2 * y + model.time * r
    assert (row.diff(x), row.diff(y), row.diff(r)) == (2 * x * y, x**2, model.time)


def test_the_rate_of_an_integral_is_what_stands_under_it() -> None:
    model, P = puck()
    v = ap.velocity(P)
    for rate in (v.dot(v), v.dot(model.frame.x)):
        assert ap.integral(rate, start=0.0).diff(model.time) == rate


def run_of(model: ap.Model, row: object, start: dict[str, float]) -> ap.Run:
    model.constrain("row", row)
    return model.derive(ap.Kane()).simulate(2.0, start, samples=3)


@pytest.mark.parametrize("evaluate", [True, False])
def test_a_product_with_time_is_differentiated_by_both(evaluate: bool) -> None:
    """((1 + t) x')' = 1 has x' = (x'(0) + t) / (1 + t)."""
    model, P = puck()
    momentum = (1 + model.time) * ap.velocity(P).dot(model.frame.x)
    row = sm.Derivative(momentum, model.time, evaluate=evaluate) - 1
    assert run_of(model, row, {"xdot": 3.0})["xdot"][-1] == pytest.approx(5 / 3, rel=1e-9)


def test_a_position_differentiated_in_the_ground_is_a_velocity() -> None:
    """x' = x."""
    model, P = puck()
    row = ap.position(P).dt(model.frame).dot(model.frame.x) - dynamicsymbols("x", real=True)
    assert run_of(model, row, {"x": 1.0})["x"][-1] == pytest.approx(np.exp(2), rel=1e-9)
    assert str(model.reactions["row"]["P"].force) == "N.x"


def test_a_vector_differentiated_in_a_turning_frame_is_seen_from_there() -> None:
    """dr/dt = c along the x axis of a frame that turns with W: r = R(W t) (r0 + c t)."""
    model, P = puck()
    B = model.frame.orientnew("B", "Axis", [0.7 * model.time, model.frame.z])
    seen = ap.position(P).dt(B) - 0.4 * B.x
    run = run_of(model, [seen.dot(B.x), seen.dot(B.y)], {"x": 1.0, "y": 0.5, "xdot": 0.4 - 0.35, "ydot": 0.7})
    c, s = np.cos(1.4), np.sin(1.4)
    np.testing.assert_allclose(run.position("P")[-1], [c * 1.8 - s * 0.5, s * 1.8 + c * 0.5, 0], rtol=1e-8)


def test_an_angular_velocity_differentiated_is_an_angular_acceleration() -> None:
    model = ap.Model("a wheel")
    wheel = model.body("wheel", mass=1, inertia_zz=1)
    model.joint("shaft", ap.Revolute("z"), model.ground, wheel, speeds="omega")
    row = ap.angular_velocity(wheel).dt(model.frame).dot(model.frame.z) - 3
    assert run_of(model, row, {"omega": 1.0})["omega"][-1] == pytest.approx(7.0, rel=1e-9)


def test_laws_and_loads_take_velocities_and_refuse_accelerations_by_name() -> None:
    model, P = puck()
    N, t, v = model.frame, model.time, ap.velocity(P)
    row = ap.position(P).dot(N.y)
    model.constrain("line", row, nonideal={P: -3 * ap.position(P).dt(N)})
    assert model.derive(ap.UdwadiaKalaba()).accelerations({"xdot": 4.0})["xdot"] == pytest.approx(-6.0)
    power = v.dot(v).diff(t)
    for given in ({P: -power * N.x}, -power * ap.virtual_displacement(P).dot(N.x)):
        with pytest.raises(ap.ModelError, match="the law of 'other' holds the acceleration of P"):
            model.constrain("other", row, nonideal=given)
    with pytest.raises(ap.ModelError, match="holds the acceleration of P: it may depend on positions and velocities"):
        model.force(P, power * N.x)
    x = dynamicsymbols("x", real=True)
    with pytest.raises(ap.ModelError, match="the law of 'other' holds x'', an acceleration: it may depend on"):
        model.constrain("other", row, nonideal={P: -x.diff(t, 2) * N.x})
    for load in (lambda: model.force(P, x.diff(t, 2) * N.x), lambda: model.damper("d", x.diff(t, 2) ** 2)):
        with pytest.raises(
            ap.ModelError, match="holds x'', an acceleration: it may depend on positions and velocities"
        ):
            load()
