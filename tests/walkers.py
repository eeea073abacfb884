"""Walkers and other models with resets, for the tests."""

from __future__ import annotations

from typing import Any

import numpy as np
import sympy as sm

import appell as ap

SLOPE = 0.05
STEEP = float(np.pi / 8)


def legs(name: str) -> tuple[ap.Model, tuple[Any, ...], list[Any]]:
    """Two legs on a hip over a slope: coordinates of the hip and angles from the normal; the points of the feet."""
    model = ap.Model(name)
    N = model.frame
    m, M, b, l, g, gamma = model.parameters("m M b l g gamma", [5.0, 10.0, 0.5, 1.0, 9.81, SLOPE])
    x, y, p, q = model.coordinates("x y p q")
    hip = x * N.x + y * N.y
    model.particle("hip", mass=M, position=hip)
    feet = []
    for side, angle in (("left", p), ("right", q)):
        down = -sm.sin(angle) * N.x - sm.cos(angle) * N.y
        model.particle(f"{side} leg", mass=m, position=hip + b * down)
        feet.append(model.point(f"{side} foot", hip + l * down))
    model.gravity(g * (sm.sin(gamma) * N.x - sm.cos(gamma) * N.y))
    return model, (x, y, p, q), feet


def velocity_rows(model: ap.Model, foot: Any) -> list[sm.Expr]:
    return [ap.velocity(foot).dot(model.frame.x), ap.velocity(foot).dot(model.frame.y)]


def feet_in_turn() -> ap.Model:
    """Both feet are constraints, of which resets switch one on and the other off."""
    model, (_, _, p, q), feet = legs("feet in turn")
    for side, foot in zip(("left", "right"), feet, strict=True):
        model.constrain(side, velocity_rows(model, foot))
    model.reset("right strikes", when=p + q, direction=1, on=["right"], off=["left"], impact=["right"])
    model.reset("left strikes", when=p + q, direction=1, on=["left"], off=["right"], impact=["left"])
    model.begins_off("right")
    return model


def legs_exchanged(**more: Any) -> ap.Model:
    """The same motion with one foot: the legs exchange their names at every step."""
    model, (_, _, p, q), feet = legs("legs exchanged")
    t = model.time
    model.constrain("stance foot", velocity_rows(model, feet[0]))
    exchange = {p: q, q: p, p.diff(t): q.diff(t), q.diff(t): p.diff(t)}
    model.reset("heel strike", **({"when": p + q, "direction": 1, "set": exchange, "impact": ["stance foot"]} | more))
    return model


START = {"x": 0.0, "y": float(np.cos(0.27)), "p": -0.27, "q": 0.27, "pdot": 1.05, "qdot": 0.4}


def ball(e: float, **more: Any) -> tuple[ap.Model, Any]:
    """A ball on a floor, as a person would write it with a reset."""
    model = ap.Model("a ball")
    z = model.coordinates("z")
    model.particle("ball", mass=2, position=z * model.frame.z)
    model.gravity(-10 * model.frame.z)
    w = z.diff(model.time)
    model.reset("bounce", **({"when": z, "set": {w: -e * w}} | more))
    return model, z
