"""A particle whose speed follows a given history (Jankowski's first case; 000, section 5)."""

from __future__ import annotations

import numpy as np
import sympy as sm

import appell as ap
from appell.catalogue.card import Card
from appell.catalogue.systems.constant_speed_tip import falling_tip


def prescribed_speed_tip() -> ap.Model:
    """(v . v - v(t)^2) / 2 = 0 with v(t) = c (1 + b sin(k t))."""
    model, tip = falling_tip("tip at prescribed speed")
    c, b, k = model.parameters(
        "c b k",
        [2.0, 0.3, 3.0],
        unit=["m/s", "", "rad/s"],
        description=["mean speed", "relative amplitude", "frequency of the speed"],
    )
    v = ap.velocity(tip)
    model.constrain("speed", (v.dot(v) - (c * (1 + b * sm.sin(k * model.time))) ** 2) / 2)
    return model


def _speed(run: ap.Run) -> np.ndarray:
    p = run.parameters
    return np.linalg.norm(run.velocity("tip"), axis=1) - p["c"] * (1 + p["b"] * np.sin(p["k"] * run.time))


CARD = Card(
    name="prescribed-speed-tip",
    title="A tip at prescribed speed",
    build=prescribed_speed_tip,
    start={"x": 0, "y": 0, "u1": 1.6, "u2": 1.2},
    duration=4.0,
    kinds={"speed": "nonlinear nonholonomic"},
    source="Jankowski 1989, in Roithmayr and Hodges 2010, section 5",
    summary="The speed of a tip follows a given history in time; the force needed is along its velocity.",
    invariants={"speed against its history": _speed},
)
