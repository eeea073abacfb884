"""The sign of reactions: a resting block's table pushes up with +m g, under every principle."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from tests.support import GENERAL, PRINCIPLES


def block(vectors: bool) -> ap.Model:
    model = ap.Model("a block on a table")
    N = model.frame
    m, g = model.parameters("m g", [2.0, 9.81])
    x, y = model.coordinates("x y")
    P = model.particle("block", m, x * N.x + y * N.y)
    model.gravity(-g * N.y)
    model.constrain("table", ap.position(P).dot(N.y) if vectors else y)
    return model


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("principle", GENERAL)
@pytest.mark.parametrize("vectors", [True, False])
def test_a_resting_blocks_table_pushes_up_with_m_g(principle: str, vectors: bool) -> None:
    equations = block(vectors).derive(PRINCIPLES[principle])
    rates = equations.accelerations({"x": 0.0, "xdot": 0.5})
    assert rates["lambda_table"] == pytest.approx(2.0 * 9.81)
    assert rates["ydot"] == pytest.approx(0.0)
    run = equations.simulate(1.0, {"x": 0.0, "xdot": 0.5}, samples=3)
    np.testing.assert_allclose(run["lambda_table"], 2.0 * 9.81)
    np.testing.assert_allclose(run.reactions["table"]["block"].force, [[0, 2.0 * 9.81, 0]] * 3, atol=1e-12)
    assert run.reactions["table"]["block"].recovered is not vectors
    np.testing.assert_allclose(run["x"], 0.5 * run.time)


@pytest.mark.parametrize("principle", GENERAL)
def test_the_printed_multiplier_of_the_table_is_plus_m_g(principle: str) -> None:
    equations = block(True).derive(PRINCIPLES[principle])
    if not equations.multipliers:
        assert equations.symbolic_form.speeds == equations.speeds[:1]
        return
    (lam,) = equations.multipliers["table"]
    m, g = (p.symbol for p in equations.mechanism.parameters)
    assert equations.explicit()[lam] == m * g


@pytest.mark.parametrize("principle", GENERAL)
def test_a_hanging_bob_is_pulled_up_by_its_rod(principle: str) -> None:
    """|r|^2 = L^2, hanging: the pull 2 lam r points up, so lam is negative and lam 2 r = m g up."""
    equations = ap.catalogue.cartesian_pendulum().derive(PRINCIPLES[principle])
    run = equations.simulate(0.1, {"x": 0.0, "y": -1.0, "vx": 0.0, "vy": 0.0}, samples=2)
    np.testing.assert_allclose(run["lambda_rod"], -9.81 / 2)
    np.testing.assert_allclose(run.reactions["rod"]["bob"].force, [[0, 9.81, 0]] * 2, atol=1e-12)


def test_the_printed_multiplier_of_a_row_on_an_angle_is_the_rate_of_its_momentum() -> None:
    """theta' = t in polar coordinates, by Hamilton: lam = d/dt (m r^2 theta') = m r^2 + 2 m r r' theta'."""
    model = ap.Model("a slide that turns faster and faster")
    N, t = model.frame, model.time
    r, theta = model.coordinates("r theta")
    model.particle("P", 3, r * sm.cos(theta) * N.x + r * sm.sin(theta) * N.y)
    model.constrain("turn", theta.diff(t) - t)
    equations = model.derive(ap.Hamilton())
    (lam,) = equations.multipliers["turn"]
    u_r, u_theta = equations.speeds
    assert sm.simplify(equations.explicit()[lam] - (3 * r**2 + 6 * r * u_r * u_theta)) == 0
