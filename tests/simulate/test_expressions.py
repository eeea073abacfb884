"""Any expression or vector of the model along a run: against closed forms of the same motion."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sympy as sm
from sympy.physics.vector import ReferenceFrame, dynamicsymbols

import appell as ap

t = dynamicsymbols._t
G, L = 9.81, 1.3


class Pendulum:
    """A particle on a rod of length l at the angle theta from the vertical, with its rotating axes."""

    def __init__(self) -> None:
        self.model = ap.Model("pendulum")
        self.angle = self.model.coordinates("theta")
        self.l, self.g = self.model.parameters("l g", [L, G], unit=["m", "m/s^2"])
        N = self.model.frame
        self.axes = ReferenceFrame("rod")
        self.axes.orient_axis(N, self.angle, N.z)
        self.point = self.model.particle("P", mass=2, position=-self.l * self.axes.y)
        self.model.gravity(-self.g * N.y)
        self.equations = self.model.derive(ap.Kane())
        self.run = self.equations.simulate(3.0, {self.angle: 0.7, "thetadot": 0.4})


@pytest.fixture(scope="module")
def pendulum() -> Pendulum:
    return Pendulum()


def test_an_expression_of_coordinates_speeds_and_parameters_is_its_value_at_every_sample(pendulum: Pendulum) -> None:
    found = pendulum.run[sm.sin(pendulum.angle) * pendulum.g / pendulum.l + pendulum.angle.diff(t) ** 2 + t]
    theta, rate = pendulum.run["theta"], pendulum.run["theta'"]
    np.testing.assert_allclose(found, np.sin(theta) * G / L + rate**2 + pendulum.run.time, rtol=1e-13)


def test_the_second_derivative_of_a_coordinate_follows_newton(pendulum: Pendulum) -> None:
    found = pendulum.run[pendulum.angle.diff(t, 2)]
    np.testing.assert_allclose(found, -G / L * np.sin(pendulum.run["theta"]), rtol=1e-12, atol=1e-12)


def test_the_acceleration_of_a_point_has_its_centripetal_and_its_tangential_part(pendulum: Pendulum) -> None:
    run = pendulum.run
    along, across, out = run.express(ap.acceleration(pendulum.point), pendulum.axes).T
    np.testing.assert_allclose(along, -G * np.sin(run["theta"]), rtol=1e-12, atol=1e-12)  # l theta''
    np.testing.assert_allclose(across, L * run["theta'"] ** 2, rtol=1e-12, atol=1e-14)
    assert not out.any()


def test_a_velocity_of_sympy_is_the_one_of_the_run_in_the_axes_of_the_ground(pendulum: Pendulum) -> None:
    N, theta, rate = pendulum.model.frame, pendulum.run["theta"], pendulum.run["theta'"]
    found = pendulum.run[pendulum.point.point.vel(N)]
    expected = L * rate[:, None] * np.stack([np.cos(theta), np.sin(theta), 0 * theta], axis=1)
    np.testing.assert_allclose(found, expected, rtol=1e-13, atol=1e-15)
    np.testing.assert_allclose(found, pendulum.run.velocity("P"), rtol=1e-13, atol=1e-15)


def test_a_matrix_keeps_its_shape(pendulum: Pendulum) -> None:
    theta = pendulum.run["theta"]
    found = pendulum.run[sm.Matrix([[pendulum.angle, 1, 2], [3, 4, pendulum.angle**2]])]
    assert found.shape == (theta.size, 2, 3)
    np.testing.assert_allclose(found[:, 0, 0], theta)
    np.testing.assert_allclose(found[:, 1, 2], theta**2)
    assert (found[:, 1, 0] == 3).all()


def test_parameters_and_time_alone_are_expressions_too(pendulum: Pendulum) -> None:
    assert (pendulum.run[pendulum.l] == L).all()
    np.testing.assert_array_equal(pendulum.run[t], pendulum.run.time)


def test_a_multiplier_in_an_expression_is_that_of_the_run() -> None:
    """The tension of the rod by Newton's law, m (g cos + v^2 / L), is 2 |lambda r| of the row r.r = L^2."""
    equations = ap.catalogue.cartesian_pendulum().derive(ap.Lagrange())
    x, y = equations.coordinates
    m, g, L = (p.symbol for p in equations.mechanism.parameters)
    (lam,) = equations.multipliers["rod"]
    run = equations.simulate(2.0, {x: 0.6, y: -0.8})
    newton = run[m * (-g * y / L + (x.diff(t) ** 2 + y.diff(t) ** 2) / L)]
    np.testing.assert_allclose(run[sm.sqrt((2 * lam * x) ** 2 + (2 * lam * y) ** 2)], newton, rtol=1e-9)


def test_a_bouncing_ball_falls_freely_between_impacts_whatever_mode_it_is_in() -> None:
    card = ap.catalogue.card_of("bouncing-ball")
    equations = card.model().derive(ap.Kane())
    run = equations.simulate(card.duration, card.start)
    ball = equations.mechanism.masses[0]
    found = run[ap.acceleration(ball)]
    assert len(run.modes) > 1
    flying = run["lambda_" + equations.mechanism.constraints[0].name] == 0
    assert flying.sum() > 50
    np.testing.assert_allclose(np.linalg.norm(found[flying], axis=1), run.parameters["g"], rtol=1e-12)


def cart() -> tuple[ap.Model, Any, Any]:
    model = ap.Model("cart")
    x, push = model.coordinates("x"), model.input("push", unit="N")
    P = model.particle("P", mass=2, position=x * model.frame.x)
    model.force(P, push * model.frame.x)
    return model, x, push


def test_an_input_and_its_derivative_are_those_that_were_given() -> None:
    model, x, push = cart()
    run = model.derive(ap.Kane()).simulate(2.0, {x: 0}, inputs={push: sm.sin(3 * t)})
    np.testing.assert_allclose(run[push - 2 * x.diff(t, 2)], 0, atol=1e-14)
    np.testing.assert_allclose(run[push.diff(t)], 3 * np.cos(3 * run.time), rtol=1e-12, atol=1e-14)


def test_the_derivative_of_a_table_of_straight_lines_is_refused() -> None:
    model, x, push = cart()
    run = model.derive(ap.Kane()).simulate(2.0, {x: 0}, inputs={push: ap.Table([0, 1, 2], [0, 1, 0])})
    np.testing.assert_allclose(run[2 * push], 2 * np.interp(run.time, [0, 1, 2], [0, 1, 0]), atol=1e-14)
    with pytest.raises(ap.ModelError, match="straight lines"):
        run[push.diff(t)]


def test_a_symbol_that_is_not_of_the_model_is_named(pendulum: Pendulum) -> None:
    with pytest.raises(ap.ModelError, match=r"holds 'k', which is not a symbol or result of 'pendulum'"):
        pendulum.run[sm.Symbol("k") * pendulum.angle]
    with pytest.raises(ap.ModelError, match="another object"):
        pendulum.run[sm.Symbol("l") * pendulum.angle]  # not the real symbol of the model
    other = dynamicsymbols("phi")
    with pytest.raises(ap.ModelError, match="phi"):
        pendulum.run[other.diff(t) * pendulum.angle]


def test_a_vector_in_a_frame_that_is_not_of_the_model_is_refused(pendulum: Pendulum) -> None:
    with pytest.raises(ap.ModelError, match="'elsewhere' is not oriented"):
        pendulum.run[ReferenceFrame("elsewhere").x]
    with pytest.raises(ap.ModelError, match="'bob' is not a rigid body or frame"):
        pendulum.run.express(pendulum.model.frame.x, "bob")


def test_what_is_not_a_finite_number_is_refused_with_its_time(pendulum: Pendulum) -> None:
    with pytest.raises(ap.ModelError, match="not a finite number at t = 0"):
        pendulum.run[1 / t]


def test_an_array_of_the_wrong_length_is_not_a_vector_of_the_run(pendulum: Pendulum) -> None:
    with pytest.raises(ap.ModelError, match=r"\(7, 3\)"):
        pendulum.run.express(np.zeros((7, 3)), pendulum.axes)


def test_a_run_from_a_file_evaluates_expressions_once_it_has_its_equations(pendulum: Pendulum, tmp_path: Path) -> None:
    path = tmp_path / "pendulum.nc"
    pendulum.run.save(path)
    expression = sm.cos(pendulum.angle) * pendulum.angle.diff(t, 2)
    with pytest.raises(ap.ModelError, match=r"comes from a file.*equations="):
        ap.load(path)[expression]
    again = ap.load(path, equations=pendulum.equations)
    np.testing.assert_array_equal(again[expression], pendulum.run[expression])
    np.testing.assert_array_equal(
        again.orientation(pendulum.axes).matrices, pendulum.run.orientation(pendulum.axes).matrices
    )


def test_equations_in_other_speeds_still_know_those_the_model_was_said_in() -> None:
    """Speeds that ``shortest`` put others in the place of, and their rates."""
    model = ap.catalogue.snakeboard()
    card = ap.catalogue.card_of("snakeboard")
    plain, short = model.derive(ap.Kane()), model.derive(ap.Kane()).shortest()
    assert set(plain.speeds) - set(short.speeds)
    first = plain.simulate(1.0, card.start, samples=21)
    names = [str(q.func) for q in plain.coordinates]
    start = {name: first[name][0] for name in names} | {f"{name}'": first[f"{name}'"][0] for name in names}
    second = short.simulate(1.0, start, samples=21)
    for u in plain.speeds:
        np.testing.assert_allclose(second[2 * u], 2 * first[u], rtol=1e-7, atol=1e-8)
        np.testing.assert_allclose(second[2 * u.diff(t)], 2 * first[u.diff(t)], rtol=1e-6, atol=1e-7)


def test_the_second_derivative_of_a_coordinate_whose_speeds_turn_with_a_body() -> None:
    """x' = v cos(theta) of a blade that does not slip: x'' = v' cos(theta) - v omega sin(theta)."""
    equations = ap.catalogue.chaplygin_sleigh().derive(ap.Kane())
    run = equations.simulate(2.0, {"v": 0.5, "omega": 2.0, "theta": 0.4})
    x, theta = equations.coordinates[0], run["theta"]
    expected = run["v'"] * np.cos(theta) - run["v"] * run["omega"] * np.sin(theta)
    np.testing.assert_allclose(run[x.diff(t, 2)], expected, rtol=1e-10, atol=1e-12)
