"""K8: Appell's particle (000, section 6): E60 to E69, for u3 > 0 and, with the sign of a turned, for u3 < 0."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.algebra import SympyAlgebra
from appell.equations import own_symbols
from appell.mechanics import lower, solve_rows
from tests.support import same
from tests.tolerances import CLOSED_FORM, RUN

m, g, a = sm.symbols("m g a", real=True)
P = sm.Symbol("A", positive=True)  # a > 0, for square roots of a^2


@cache
def row_59():
    """The constraint at the level of acceleration and scaled as the text scales it."""
    model = ap.Model("Appell's particle, as in E59")
    N = model.frame
    mass, gravity, slope = model.parameters("m g a", [1.0, 9.81, 0.5])
    x, y, z = model.coordinates("x y z")
    u = u1, u2, u3 = model.speeds("u1 u2 u3")
    particle = model.particle("P", mass, x * N.x + y * N.y + z * N.z)
    model.force(particle, -mass * gravity * N.z)
    model.constrain("cone", ap.acceleration(particle).dot(N.z - slope**2 / u3 * (u1 * N.x + u2 * N.y)))
    return model, u


def on_cone(expression: sm.Expr, u, sign: int) -> sm.Expr:
    """E57: u3 = +- a sqrt(u1^2 + u2^2), with a > 0 and u1, u2 not both zero."""
    u1, u2, u3 = u
    x, y = sm.symbols("x y", positive=True)
    level = sign * P * sm.sqrt(x**2 + y**2)
    return sm.simplify(expression.xreplace({a: P}).xreplace({u3: level}).xreplace({u1: x, u2: y}))


def test_the_constraint_force_is_equation_60() -> None:
    model, (u1, u2, u3) = row_59()
    N = model.frame
    force = model.reactions["cone"]["P"].force
    slope = model.snapshot().parameters[2].symbol
    assert (force - (N.z - slope**2 / u3 * (u1 * N.x + u2 * N.y))).simplify() == 0


def test_the_rows_with_the_force_in_evidence_are_equation_62() -> None:
    model, (u1, u2, u3) = row_59()
    t = model.time
    equations = model.derive(ap.Kane(reactions=True))
    (lam,) = equations.multipliers["cone"]
    book = [
        -lam * a**2 * u1 / u3 - m * u1.diff(t),
        -lam * a**2 * u2 / u3 - m * u2.diff(t),
        lam - m * g - m * u3.diff(t),
    ]
    for ours, theirs in zip(equations.residuals, book, strict=True):
        assert same(ours, theirs)


@pytest.mark.parametrize("sign", [1, -1])
def test_the_multiplier_is_equation_65_whatever_the_sign_of_u3(sign: int) -> None:
    model, u = row_59()
    equations = model.derive(ap.Kane(reactions=True))
    (lam,) = equations.multipliers["cone"]
    closed = equations.explicit()[lam]
    assert sm.simplify(on_cone(closed, u, sign) - m * g / (1 + P**2)) == 0
    gamma = sm.Symbol("gamma", positive=True)  # a = cos(gamma) / sin(gamma)
    assert sm.simplify((m * g / (1 + (sm.cos(gamma) / sm.sin(gamma)) ** 2)) - m * g * sm.sin(gamma) ** 2) == 0


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("reactions", [True, False])
def test_the_rates_are_equations_66_and_67_with_the_sign_of_u3(sign: int, reactions: bool) -> None:
    """For u3 < 0 the sign of a turns over: the particle speeds up on its way down."""
    for model in (row_59()[0], ap.catalogue.appell_particle()):
        equations = model.derive(ap.Kane(reactions=reactions, independent=() if reactions else ("u1", "u2")))
        u = u1, u2, u3 = equations.speeds
        t = model.time
        closed = equations.explicit()
        x, y = sm.symbols("x y", positive=True)
        for speed, component in ((u1, x), (u2, y)):
            book = -sign * g * P * component / ((1 + P**2) * sm.sqrt(x**2 + y**2))
            assert sm.simplify(on_cone(closed[speed.diff(t)], u, sign) - book) == 0
        assert sm.simplify(on_cone(closed[u3.diff(t)], u, sign) + g * P**2 / (1 + P**2)) == 0


@pytest.mark.parametrize("sign", [1, -1])
def test_the_nonholonomic_partial_accelerations_are_equation_69(sign: int) -> None:
    model = ap.catalogue.appell_particle()
    snapshot = model.snapshot()
    mechanics = lower(snapshot, SympyAlgebra())
    row = mechanics.rows[0]
    embedding = solve_rows(mechanics.algebra, row.A, -sm.Matrix([row.gamma]), [0, 1], [2])
    partials = (mechanics.partials @ embedding.N).xreplace(own_symbols(snapshot, mechanics))
    u = snapshot.kinematics.speeds
    x, y = sm.symbols("x y", positive=True)
    for r, component in ((0, x), (1, y)):
        found = [on_cone(partials[i, r], u, sign) for i in range(3)]
        book = [int(r == 0), int(r == 1), sign * P * component / sm.sqrt(x**2 + y**2)]
        assert [sm.simplify(f - b) for f, b in zip(found, book, strict=True)] == [0, 0, 0]


def test_the_minimal_rows_are_those_of_the_partial_accelerations() -> None:
    """E8 with E68 and E69 dotted out by hand: a_r . (f - m a) for r = 1, 2, in terms of k = a^2 / u3."""
    model = ap.catalogue.appell_particle()
    equations = model.derive(ap.Kane(independent=["u1", "u2"]))
    u1, u2, u3 = equations.speeds
    t, k = model.time, a**2 / u3
    third = k * (u1 * u1.diff(t) + u2 * u2.diff(t))
    book = [
        -m * u1.diff(t) + k * u1 * (-m * g - m * third),
        -m * u2.diff(t) + k * u2 * (-m * g - m * third),
    ]
    for ours, theirs in zip(equations.residuals, book, strict=True):
        assert same(ours, theirs)


@pytest.mark.parametrize("principle", [ap.Kane(), ap.Kane(reactions=True), ap.UdwadiaKalaba(), ap.AppellChetaev()])
@pytest.mark.parametrize("sign", [1, -1])
def test_the_motion_is_uniformly_braked_or_sped_up_on_a_straight_line(principle, sign: int) -> None:
    run = (
        ap.catalogue.appell_particle()
        .derive(principle)
        .simulate(0.5, {"x": 0, "y": 0, "z": 0, "u1": 3.0, "u2": 4.0, "u3": sign * 2.5}, tolerance=RUN)
    )
    speed = 5.0 - sign * 9.81 * 0.5 / 1.25 * run.time
    np.testing.assert_allclose(run["u1"], 0.6 * speed, rtol=CLOSED_FORM)
    np.testing.assert_allclose(run["u2"], 0.8 * speed, rtol=CLOSED_FORM)
    np.testing.assert_allclose(run["u3"], sign * 0.5 * speed, rtol=CLOSED_FORM)
    # the force of E60 with the multiplier of E65: m g sin^2(gamma) [n3 - a^2/u3 (u1 n1 + u2 n2)]
    force = run.reactions["cone"]["P"].force
    vertical = 9.81 / 1.25
    np.testing.assert_allclose(force[:, 2], vertical, rtol=1e-9)
    np.testing.assert_allclose(force[:, 0], -sign * vertical * 0.5 * 0.6, rtol=1e-9)
    np.testing.assert_allclose(force[:, 1], -sign * vertical * 0.5 * 0.8, rtol=1e-9)
    np.testing.assert_allclose((force * run.velocity("P")).sum(1), 0, atol=1e-9)


def test_a_run_on_the_row_of_equation_59_has_a_constant_multiplier() -> None:
    model, _ = row_59()
    start = {"x": 0, "y": 0, "z": 0, "u1": 3.0, "u2": 4.0, "u3": 2.5}
    run = model.derive(ap.Kane()).simulate(0.5, start, tolerance=RUN)
    np.testing.assert_allclose(run["lambda_cone"], 9.81 / 1.25, rtol=1e-9)
