"""Speeds: rates of coordinates, combinations u = Y(q, t) qdot + z(q, t), or rates given outright."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.algebra import SympyAlgebra
from appell.equations.forms import mechanics_to_run
from appell.mechanics import lower
from tests.support import State, numbers


def test_speeds_without_expressions_take_the_next_coordinates_in_order() -> None:
    model = ap.Model("m")
    x, y, z = model.coordinates("x y z")
    u = model.speeds("u")
    v = model.speeds("v")
    k = model.snapshot().kinematics
    t = model.time
    assert k.definitions[:2] == ((u, x.diff(t)), (v, y.diff(t)))
    assert [str(s.func) for s in k.speeds] == ["u", "v", "zdot"]
    assert k.free == (x, y, z)


def test_speeds_with_expressions_may_be_declared_before_those_without() -> None:
    model = ap.Model("m")
    x, y = model.coordinates("x y")
    t = model.time
    w = model.speeds("w", y.diff(t) / 2)  # a single expression needs no list
    u = model.speeds("u")
    assert dict(model.snapshot().kinematics.definitions) == {w: y.diff(t) / 2, u: x.diff(t)}


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_relation_is_inverted_exactly_for_blocks_of_any_size(count: int) -> None:
    model = ap.Model("m")
    q = [model.coordinates(f"q{i}") for i in range(count)]
    t = model.time
    Y = sm.zeros(count, count)
    for i, c in enumerate(q):
        Y[i, (i + 1) % count] += c
        Y[i, i] += 2 + sm.sin(c)
    z = sm.Matrix([sm.cos(t) * c + 1 for c in q])
    model.speeds(" ".join(f"u{i}" for i in range(count)), list(Y * sm.Matrix(q).diff(t) + z))
    m = mechanics_to_run(model.derive(ap.Kane()))
    state = State(np.array([0.3 + 0.2 * i for i in range(count)]), np.zeros(count), 0.7, np.zeros(0))
    exact = Y.xreplace({c: 0.3 + 0.2 * i for i, c in enumerate(q)})
    G, g, found, z_found = (numbers(m, block, state) for block in (m.G, m.g, m.Y, m.z))
    np.testing.assert_allclose(found, np.array(exact.tolist(), float))
    np.testing.assert_allclose(G @ found, np.eye(count), atol=1e-14)
    np.testing.assert_allclose(g, -G @ z_found, atol=1e-14)


def test_coordinates_may_outnumber_speeds_as_those_of_a_quaternion_do() -> None:
    model = ap.catalogue.perpendicular_bodies()
    k = model.snapshot().kinematics
    assert len(k.coordinates) == 14
    assert len(k.speeds) == 12
    snapshot = model.snapshot()
    m = lower(snapshot, SympyAlgebra())
    unit = sm.simplify(m.Y @ m.G)
    assert unit == sm.eye(12)  # a left inverse


def test_rates_given_outright_are_linear_in_the_speeds() -> None:
    model = ap.Model("m")
    x = model.coordinates("x")
    u = sm.Function("u", real=True)(model.time)
    with pytest.raises(ap.ModelError, match="the rate of 'x' is 'u\\(t\\)\\*\\*2', which is not linear in the speeds"):
        model.speeds("u", rates={x: u**2})


def test_definitions_and_rates_exclude_each_other() -> None:
    model = ap.Model("m")
    x = model.coordinates("x")
    u = sm.Function("u", real=True)(model.time)
    with pytest.raises(ap.ModelError, match="the speeds u have both definitions and rates: give one of them"):
        model.speeds("u", [x.diff(model.time)], rates={x: u})


def test_rates_may_be_keyed_by_the_derivative_of_the_coordinate() -> None:
    model = ap.Model("m")
    x, y = model.coordinates("x y")
    t = model.time
    u, v = (sm.Function(n, real=True)(t) for n in "uv")
    model.speeds("u v", rates={x.diff(t): sm.cos(x) * u - v, y: v + sm.sin(t)})
    N = model.frame
    model.particle("P", 1, x * N.x + y * N.y)
    equations = model.derive(ap.Kane())
    assert equations.symbolic_form.coordinate_rates == {x.diff(t): sm.cos(x) * u - v, y.diff(t): v + sm.sin(t)}
    # free particle: straight line in x whatever the speeds are
    run = equations.simulate(1.0, {x: 0.1, y: 0.0, x.diff(t): 0.4, y.diff(t): 0.2}, tolerance=1e-12, samples=5)
    np.testing.assert_allclose(run[x], 0.1 + 0.4 * run.time, atol=1e-10)
    np.testing.assert_allclose(run[y], 0.2 * run.time, atol=1e-10)


def test_the_motion_does_not_depend_on_the_speeds_it_is_written_in() -> None:
    """A pendulum in polar coordinates: qdot, momentum-like and mixed speeds."""
    ends = []
    for kind in range(3):
        model = ap.Model("spring pendulum")
        N, t = model.frame, model.time
        r, phi = model.coordinates("r phi")
        if kind == 1:
            model.speeds("u v", [r.diff(t), r**2 * phi.diff(t)])
        elif kind == 2:
            model.speeds("u v", [r.diff(t) + sm.sin(t) * phi.diff(t) + r, phi.diff(t) - t * r.diff(t) / 5])
        rod = N.orientnew("R", "Axis", [phi, N.z])
        model.particle("P", 2, r * rod.x)
        model.gravity(9.81 * N.x)
        model.potential("spring", 40 * (r - 1) ** 2)
        run = model.derive(ap.Kane()).simulate(
            2.0, {r: 1.1, phi: 0.6, r.diff(t): 0.1, phi.diff(t): -0.3}, tolerance=1e-12, samples=3
        )
        ends.append([run[r][-1], run[phi][-1], run[r.diff(t)][-1], run[phi.diff(t)][-1]])
    np.testing.assert_allclose(ends[1], ends[0], atol=1e-9)
    np.testing.assert_allclose(ends[2], ends[0], atol=1e-9)
