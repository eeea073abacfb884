"""Golubev's tip: a particle in a vertical plane under gravity, its speed kept constant.

Source: Roithmayr and Hodges 2010, section 1 (000).
"""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card


def falling_tip(name: str) -> tuple[ap.Model, ap.Particle]:
    """A particle in a vertical plane, y up."""
    model = ap.Model(name)
    N = model.frame
    m, g = model.parameters("m g", [1.0, 9.81], unit=["kg", "m/s^2"], description=["mass", "gravity, along -y"])
    x, y = model.coordinates("x y")
    model.speeds("u1 u2")
    tip = model.particle("tip", mass=m, position=x * N.x + y * N.y)
    model.gravity(-g * N.y)
    return model, tip


def constant_speed_tip() -> ap.Model:
    """(v . v - c^2) / 2 = 0."""
    model, tip = falling_tip("tip at constant speed")
    c = model.parameters("c", 2.0, unit="m/s", description="speed to keep")
    v = ap.velocity(tip)
    model.constrain("speed", (v.dot(v) - c**2) / 2)
    return model


def _turning(run: ap.Run) -> np.ndarray:
    """The heading phi above the horizontal obeys c phi' = -g cos phi: gd^-1(phi) falls linearly, u1 = c / cosh."""
    c, g = run.parameters["c"], run.parameters["g"]
    begin = np.arctanh(run["u2"][0] / c)
    return np.asarray(c / np.cosh(begin - g / c * run.time))


CARD = Card(
    name="constant-speed-tip",
    title="A tip at constant speed",
    build=constant_speed_tip,
    start={"x": 0, "y": 0, "u1": 1.6, "u2": 1.2},
    duration=1.5,
    kinds={"speed": "nonlinear nonholonomic"},
    source="Golubev 1999, in Roithmayr and Hodges 2010, section 1",
    summary="A spraying tip keeps its speed under gravity; the force needed is along its velocity.",
    exact={"u1": _turning},
    invariants={"speed": lambda run: np.linalg.norm(run.velocity("tip"), axis=1)},
)
