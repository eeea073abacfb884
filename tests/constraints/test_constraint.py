"""What a constraint says: rows, order, linear or not, time, vectors."""

from __future__ import annotations

import pytest
import sympy as sm
from sympy.physics.vector import dynamicsymbols

import appell as ap
from appell.constraints import explicit_time
from appell.constraints.input import input_function, is_given


@pytest.fixture
def plane():
    model = ap.Model("m")
    N = model.frame
    x, y = model.coordinates("x y")
    u, v = model.speeds("u v")
    P = model.particle("P", 1, x * N.x + y * N.y)
    return model, P, (x, y), (u, v), model.time


@pytest.mark.parametrize("place", [sm.Rational(7, 10), sm.Rational(83, 100), 2, -1])
@pytest.mark.parametrize("even", [1, 2])
def test_a_row_whose_square_vanishes_at_one_place_is_not_linear(plane, place, even) -> None:  # type: ignore[no-untyped-def]
    model, _, (x, _), (u, v), _ = plane
    model.constrain("row", v - (x - place) ** even * u**2)
    (row,) = model.snapshot().constraints
    assert not row.linear


def test_an_input_is_a_real_function_of_time() -> None:
    f = input_function("f")
    assert f.is_real
    assert sm.sqrt(f**2) == sm.Abs(f)
    assert is_given(f.diff(dynamicsymbols._t))


@pytest.mark.parametrize(
    ("write", "order", "linear", "vectorial"),
    [
        (lambda P, x, y, u, v, t, N: x**2 + y**2 - 1, 0, True, False),
        (lambda P, x, y, u, v, t, N: ap.position(P).dot(N.x) - t, 0, True, True),
        (lambda P, x, y, u, v, t, N: x.diff(t) - y * v, 1, True, False),
        (lambda P, x, y, u, v, t, N: u * v, 1, False, False),
        (lambda P, x, y, u, v, t, N: u**2 + v**2 - sm.sin(t) ** 2, 1, False, False),
        (lambda P, x, y, u, v, t, N: ap.velocity(P).dot(y * N.x + N.y), 1, True, True),
        (lambda P, x, y, u, v, t, N: ap.velocity(P).dot(ap.position(P)), 1, True, True),
        (lambda P, x, y, u, v, t, N: ap.velocity(P).dot(ap.velocity(P)) - 1, 1, False, True),
        (lambda P, x, y, u, v, t, N: ap.velocity(P).dot(N.x) - v, 1, True, False),  # mixed: not by inspection alone
        (lambda P, x, y, u, v, t, N: ap.velocity(P).dot(N.x) - x, 1, True, True),  # a coordinate is no velocity
        (lambda P, x, y, u, v, t, N: x.diff(t, 2) - y, 2, True, False),
        (lambda P, x, y, u, v, t, N: u.diff(t) * v - 1, 2, True, False),
        (lambda P, x, y, u, v, t, N: u.diff(t) ** 2 - 1, 2, False, False),
        (lambda P, x, y, u, v, t, N: ap.acceleration(P).dot(ap.velocity(P)), 2, True, True),
        (lambda P, x, y, u, v, t, N: ap.acceleration(P).magnitude() - 1, 2, False, True),
        (lambda P, x, y, u, v, t, N: x.diff(t, 3) - y, 3, True, False),
        (lambda P, x, y, u, v, t, N: u.diff(t, 2) - y, 3, True, False),  # a speed counts as a first derivative
    ],
)
def test_order_linearity_and_vectors_are_read_off_the_expression(plane, write, order, linear, vectorial) -> None:
    model, P, (x, y), (u, v), t = plane
    constraint = model.constrain("c", write(P, x, y, u, v, t, model.frame))
    assert (constraint.order, constraint.linear, constraint.vectorial) == (order, linear, vectorial)


def test_a_velocity_hidden_in_a_derivative_is_counted_once(plane) -> None:
    model, _, (x, y), _, t = plane
    constraint = model.constrain("c", (x * y).diff(t))
    assert constraint.order == 1
    assert constraint.linear


def test_a_constraint_may_be_an_expression_an_equation_a_vector_or_a_list(plane) -> None:
    model, P, (x, y), (u, _), _ = plane
    N = model.frame
    assert model.constrain("expression", x - y).expressions == (x - y,)
    assert model.constrain("equation", sm.Eq(x, y + 1)).expressions == (x - y - 1,)
    assert len(model.constrain("vector", ap.velocity(P)).expressions) == 3
    assert len(model.constrain("in the plane", ap.velocity(P).dot(N.x) * N.x + u * N.y).expressions) == 2
    assert len(model.constrain("list", [x, sm.Eq(u, 0), ap.position(P)]).expressions) == 5
    assert len(model.constrain("matrix", sm.Matrix([x, y])).expressions) == 2
    assert list(model.constraints) == ["expression", "equation", "vector", "in the plane", "list", "matrix"]


def test_time_is_found_only_where_it_appears_by_itself(plane) -> None:
    _, _, (x, _), (u, _), t = plane
    assert not explicit_time(x + u.diff(t))
    assert explicit_time(x - sm.sin(t))
    assert explicit_time(t * u)


def test_rows_of_one_constraint_may_be_of_different_orders(plane) -> None:
    model, _, (x, y), (_u, _), t = plane
    constraint = model.constrain("mixed", [x - 1, y.diff(t) - 2])
    assert constraint.order == 1
    assert [constraint.order_of(row) for row in constraint.expressions] == [0, 1]
    run = model.derive(ap.Kane()).simulate(1.0, {"y": 0.5}, samples=3)
    assert run["x"] == pytest.approx([1.0] * 3)
    assert run["y"] == pytest.approx([0.5, 1.5, 2.5])
    assert set(run.audit.residuals["mixed"]) == {"position", "velocity", "acceleration"}
