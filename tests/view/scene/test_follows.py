"""Shapes that follow parameters: the laws of the page against scenes that are built at other parameters."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import appell as ap
from appell.view.scene.follows import numbers_of


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
    found = model.derive(ap.Kane()).scene_follows(at)
    assert found.left == ()
    other = {"r": 0.8, "a": 0.1, "m": 5.0, "J": 0.4}
    numbers = numbers_of(model.scene(parameters=other).to_dict())
    followed = {(law["kind"], law["index"], law["shape"], law["key"]): law for law in found.laws}
    # torus, cylinder, rod and its middle; the ball of equal inertia has J = 2 m R^2 / 5
    for path in (("node", 1, 0, "size"), ("node", 1, 1, "size"), ("node", 1, 2, "position"), ("node", 2, 0, "size")):
        np.testing.assert_allclose(at_law(followed[path], other), numbers[path].ravel(), rtol=1e-8)
    radius = np.sqrt(5 * other["J"] / (2 * other["m"]))
    assert at_law(followed["node", 2, 0, "size"], other).max() == pytest.approx(radius)


def test_a_parameter_that_a_shape_does_not_follow_is_named() -> None:
    model = ap.Model("a bent bar")
    a, b = model.parameters("a b", [0.3, 0.4])
    bar = model.body("bar", 1, inertia=(1, 1, 1))
    model.joint("flight", ap.Free(), model.ground, bar)
    bar.shape(ap.shapes.rod((0, 0, 0), (a, 0.2, 0)), ap.shapes.sphere(b))  # sqrt(a^2 + 0.04) is neither law
    found = model.derive(ap.Kane()).scene_follows({"a": 0.3, "b": 0.4})
    assert found.left == ("a",)
    assert [law["slopes"] for law in found.laws if law["shape"] == 1] == [{"b": [1.0]}]
