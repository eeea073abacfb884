"""Shapes that follow parameters: the laws of the page against scenes that are built at other parameters."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.view.scene.follows import numbers_of, scene_follows, table_value


def at_law(law: dict[str, Any], parameters: dict[str, float]) -> np.ndarray:
    """a + sum b p, or c product (p / p0)^k: as web/src/drawing/follow.ts has it."""
    found = np.array(law["base"])
    for name, slope in law.get("slopes", {}).items():
        found = found + np.array(slope) * parameters[name]
    for name, power in law.get("powers", {}).items():
        found = found * (parameters[name] / law["at"][name]) ** np.array(power)
    return found


def wheel() -> ap.Model:
    """A wheel whose tyre, hub and spoke are said in its radius, with a ball of equal inertia beside it."""
    model = ap.Model("a wheel and a brick")
    r, a, m, J = model.parameters("r a m J", [0.5, 0.2, 2.0, 0.1])
    disc = model.body("disc", 1, inertia=(1, 1, 2))
    model.joint("axle", ap.Revolute("z"), model.ground, disc)
    disc.shape(ap.shapes.torus(0.9 * r, 0.1 * r), ap.shapes.cylinder(r / 5, a), ap.shapes.rod((0, 0, 0), (r - a, 0, 0)))
    brick = model.body("brick", m, inertia=(J, J, J))
    model.joint("flight", ap.Free(), model.ground, brick)
    return model


def test_the_laws_are_the_scenes_at_other_parameters() -> None:
    model = wheel()
    at = {"r": 0.5, "a": 0.2, "m": 2.0, "J": 0.1}
    found = scene_follows(model.derive(ap.Kane()).mechanism, at)
    assert found.left == ()
    other = {"r": 0.8, "a": 0.1, "m": 5.0, "J": 0.4}
    numbers = numbers_of(model.scene(parameters=other).to_dict())
    followed = {(law["kind"], law["index"], law["shape"], law["key"]): law for law in found.laws}
    # torus, cylinder, and the rod, whose ends change places; the ball of equal inertia has J = 2 m R^2 / 5
    for path in (
        ("node", 1, 0, "size"),
        ("node", 1, 1, "radius"),
        ("node", 1, 1, "ends"),
        ("node", 1, 2, "ends"),
        ("node", 2, 0, "size"),
    ):
        np.testing.assert_allclose(at_law(followed[path], other), numbers[path].ravel(), rtol=1e-8)
    radius = np.sqrt(5 * other["J"] / (2 * other["m"]))
    assert at_law(followed["node", 2, 0, "size"], other).max() == pytest.approx(radius)


def test_a_shape_without_a_law_follows_by_a_table() -> None:
    model = ap.Model("a bent bar")
    a, b = model.parameters("a b", [0.3, 0.4])
    bar = model.body("bar", 1, inertia=(1, 1, 1))
    model.joint("flight", ap.Free(), model.ground, bar)
    bar.shape(ap.shapes.box(sm.sqrt(a**2 + 0.04), 1, 1), ap.shapes.sphere(b))  # neither law
    found = scene_follows(model.derive(ap.Kane()).mechanism, {"a": 0.3, "b": 0.4})
    assert found.left == found.alone == ()
    (table,) = (law for law in found.laws if "knots" in law)
    for a_now in (0.06, 0.29, 0.31, 0.7):
        assert table_value(table, {"a": a_now})[0] == pytest.approx(np.sqrt(a_now**2 + 0.04), rel=1e-3)
    assert [law["slopes"] for law in found.laws if law["shape"] == 1] == [{"b": [1.0]}]


def test_parameters_whose_tables_do_not_add_are_named() -> None:
    model = ap.Model("a diagonal")
    a, b = model.parameters("a b", [0.3, 0.4])
    bar = model.body("bar", 1, inertia=(1, 1, 1))
    model.joint("flight", ap.Free(), model.ground, bar)
    bar.shape(ap.shapes.box(sm.sqrt(a**2 + b**2), 1, 1))
    found = scene_follows(model.derive(ap.Kane()).mechanism, {"a": 0.3, "b": 0.4})
    assert (found.left, found.alone) == ((), ("a", "b"))


def test_a_shape_that_becomes_another_is_named() -> None:
    """A body with two equal moments is drawn as a cylinder, with three different ones as a box."""
    model = ap.Model("a free body")
    A, B = model.parameters("A B", [1.0, 1.5])
    body = model.body("body", 1, inertia=(A, 1, B))
    model.joint("flight", ap.Free(), model.ground, body)
    assert "A" in scene_follows(model.derive(ap.Kane()).mechanism, {"A": 1.0, "B": 1.5}).left


def test_a_law_that_ends_before_the_slider_does_is_none() -> None:
    """Max(b, 0.1) is b near 0.4 and something else where the slider of b ends."""
    model = ap.Model("a ball that stays")
    b, c = model.parameters("b c", [0.4, 0.3])
    ball = model.body("ball", 1, inertia=(1, 1, 1))
    model.joint("flight", ap.Free(), model.ground, ball)
    ball.shape(ap.shapes.sphere(sm.Max(b, 0.1)), ap.shapes.sphere(c))
    found = scene_follows(model.derive(ap.Kane()).mechanism, {"b": 0.4, "c": 0.3})
    assert found.left == ()
    assert [law["slopes"] for law in found.laws if law["shape"] == 1] == [{"c": [1.0]}]
    assert ["b"] in [list(law["knots"]) for law in found.laws if law["shape"] == 0]


def test_a_bar_follows_both_of_its_ends() -> None:
    model = ap.Model("a bar")
    a, b, tilt = model.parameters("a b tilt", [0.3, 0.4, 0.2])
    bar = model.body("bar", 1, inertia=(1, 1, 1))
    model.joint("flight", ap.Free(), model.ground, bar)
    bar.shape(ap.shapes.rod((a, 0, b), (0, 0.2 * b - a, 0)), ap.shapes.rod((0, 0, 0), (sm.cos(tilt), 0, 0), 0.05))
    found = scene_follows(model.derive(ap.Kane()).mechanism, {"a": 0.3, "b": 0.4, "tilt": 0.2})
    assert found.left == ()
    (tilted,) = (law for law in found.laws if "knots" in law)  # a cosine is neither law
    assert table_value(tilted, {"tilt": 0.37})[3] == pytest.approx(np.cos(0.37), rel=1e-4)
    (law,) = (law for law in found.laws if law["shape"] == 0 and law["key"] == "ends")
    at = {"a": 0.9, "b": -0.7}
    np.testing.assert_allclose(at_law(law, at), [0.9, 0, -0.7, 0, -0.14 - 0.9, 0], atol=1e-9)
