"""A tip that tires: the further it has gone, the slower it is kept; a constraint that remembers the whole path."""

from __future__ import annotations

import numpy as np
import sympy as sm

import appell as ap
from appell.catalogue.card import Card
from appell.catalogue.systems.constant_speed_tip import falling_tip


def tiring_tip() -> ap.Model:
    """(v . v - (c - k s)^2) / 2 = 0 with s the length of the path so far."""
    model, tip = falling_tip("tip that tires")
    c, k = model.parameters(
        "c k", [2.0, 0.4], unit=["m/s", "1/s"], description=["speed at the start", "loss of speed per length of path"]
    )
    v = ap.velocity(tip)
    path = ap.integral(sm.sqrt(v.dot(v)), start=0.0)
    model.constrain("speed", (v.dot(v) - (c - k * path) ** 2) / 2)
    return model


def _path(run: ap.Run) -> np.ndarray:
    """s' = c - k s."""
    c, k = run.parameters["c"], run.parameters["k"]
    return np.asarray(c / k * (1 - np.exp(-k * run.time)))


def _turning(run: ap.Run) -> np.ndarray:
    """The heading phi obeys v phi' = -g cos phi with v = c exp(-k t): u1 = v / cosh(gd^-1(phi))."""
    c, k, g = (run.parameters[name] for name in ("c", "k", "g"))
    begin = np.arctanh(run["u2"][0] / c)
    return np.asarray(c * np.exp(-k * run.time) / np.cosh(begin - g / (c * k) * (np.exp(k * run.time) - 1)))


CARD = Card(
    name="tiring-tip",
    title="A tip that tires",
    build=tiring_tip,
    start={"x": 0, "y": 0, "u1": 1.6, "u2": 1.2},
    duration=1.5,
    kinds={"speed": "with memory"},
    source="Slawianowski, section 1: functional constraints, of a control system that integrates; closed form",
    summary="A spraying tip slows down with the length of its path: the constraint holds an integral of the motion.",
    exact={"s_speed": _path, "u1": _turning},
    invariants={"speed and path": lambda run: np.hypot(run["u1"], run["u2"]) + run.parameters["k"] * run["s_speed"]},
)
