"""Scaled accelerations where reactions are not ideal: a rough incline and a servo, in closed form."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap


def rough_incline() -> ap.Model:
    model = ap.Model("a block on a rough incline")
    N = model.frame
    m, g, slope, mu = model.parameters("m g slope mu", [2.0, 9.81, 0.6, 0.3])
    x, y = model.coordinates("x y")
    block = model.particle("block", mass=m, position=x * N.x + y * N.y)
    model.force(block, m * g * (sm.sin(slope) * N.x - sm.cos(slope) * N.y))
    v = ap.velocity(block)
    model.constrain(
        "table",
        ap.position(block).dot(N.y),
        nonideal=lambda ideal: {block: -mu * ideal[block].force.magnitude() * v.normalize()},
    )
    return model


def test_a_law_of_the_reaction_acts_along_the_free_motion() -> None:
    found = ap.projections(rough_incline(), {"x": 0.0, "y": 0.0, "xdot": 1.0})
    root, sine, cosine = 2**0.5, 9.81 * np.sin(0.6), 9.81 * np.cos(0.6)
    np.testing.assert_allclose(found.free, [root * sine, -root * cosine], rtol=1e-12)
    np.testing.assert_allclose(found.constrained, [root * (sine - 0.3 * cosine), 0], rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(found.nonideal, [-0.3 * root * cosine, 0], rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(found.law, [-0.3 * root * cosine, 0], rtol=1e-12, atol=1e-12)  # c_s = M^-1/2 C
    np.testing.assert_allclose(found.deviation, [-0.3 * root * cosine, root * cosine], rtol=1e-12)


def test_actuators_that_push_elsewhere_are_counted() -> None:
    """Marle's servo: the foot of a leaning rod moves with g tan(lean), where an ideal torque would leave it at rest."""
    model = ap.Model("Marle's servo")
    N = model.frame
    x, theta = model.coordinates("x theta")
    body = N.orientnew("B", "Axis", [-theta, N.z])
    centre = (x + sm.sin(theta) / 2) * N.x + sm.cos(theta) / 2 * N.y
    rod = model.body("rod", mass=1, inertia_zz=sm.Rational(1, 12), frame=body, position=centre)
    foot = model.point("foot", x * N.x, on=rod)
    model.gravity(-9.81 * N.y)
    model.constrain("keeps its lean", theta - 0.2, servo={foot: N.x})
    found = ap.projections(model, {"x": 0.0, "theta": 0.2})
    # |M^1/2 udot|^2 = udot . M udot with udot = (g tan(lean), 0) and unit mass
    assert np.linalg.norm(found.constrained) == pytest.approx(9.81 * np.tan(0.2), rel=1e-12)
    assert np.linalg.norm(found.nonideal) > 0.1


def test_ideal_reactions_add_nothing_along_the_free_motion() -> None:
    found = ap.projections(ap.catalogue.cartesian_pendulum(), {"x": 0.6, "y": -0.8, "vx": 1.0})
    np.testing.assert_allclose(found.nonideal, 0, atol=1e-12)
    np.testing.assert_allclose(found.along, found.free_along, atol=1e-12)


def test_the_figure_shows_a_law_too() -> None:
    figure = ap.projections(rough_incline(), {"x": 0.0, "y": 0.0, "xdot": 1.0}).plot()
    assert len(figure.axes) == 1
