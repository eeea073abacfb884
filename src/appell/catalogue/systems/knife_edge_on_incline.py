"""A knife edge on an inclined plane: it slides down the slope and comes back."""

from __future__ import annotations

import numpy as np
import sympy as sm

import appell as ap
from appell.catalogue.card import Card, Number
from appell.catalogue.systems.chaplygin_sleigh import bladed_body


def knife_edge_on_incline() -> ap.Model:
    """x down the slope; the velocity across the blade vanishes."""
    model = bladed_body("knife edge on an incline", "blade", None)
    N = model.frame
    g, slope = model.parameters(
        "g slope", [9.81, 0.3], unit=["m/s^2", "rad"], description=["gravity", "angle of the incline"]
    )
    model.gravity(g * sm.sin(slope) * N.x - g * sm.cos(slope) * N.z)
    return model


def _pull(run: ap.Run) -> float:
    return float(run.parameters["g"] * np.sin(run.parameters["slope"]))


def _down(run: ap.Run) -> np.ndarray:
    """x = g sin(a) / (2 W^2) sin^2 W t, from rest heading down the slope."""
    W = run["omega"][0]
    return np.asarray(_pull(run) / (2 * W**2) * np.sin(W * run.time) ** 2)


def _across(run: ap.Run) -> np.ndarray:
    """y = g sin(a) / (2 W^2) (W t - sin(2 W t) / 2)."""
    W = run["omega"][0]
    return np.asarray(_pull(run) / (2 * W**2) * (W * run.time - np.sin(2 * W * run.time) / 2))


def _multiplier(run: ap.Run) -> np.ndarray:
    """The blade pushes sideways with 2 m g sin(a) sin W t."""
    return np.asarray(2 * run.parameters["m"] * _pull(run) * np.sin(run["omega"][0] * run.time))


_START = {"x": 0, "y": 0, "theta": 0, "v": 0, "omega": np.pi / 3}
_VALUES = {"m": 1.25, "J": 0.13, "g": 9.81, "slope": np.pi / 4}

CARD = Card(
    name="knife-edge-on-incline",
    title="Knife edge on an inclined plane",
    build=knife_edge_on_incline,
    start={"x": 0, "y": 0, "theta": 0, "v": 0, "omega": 2.0},
    duration=8.0,
    kinds={"blade": "linear nonholonomic"},
    source="Neimark and Fufaev 1972; Bloch 2003, section 1.6",
    summary="Set turning, a blade on a slope drifts across it and never gets away downwards.",
    exact={"x": _down, "y": _across, "lambda_blade": _multiplier},
    invariants={"energy": lambda run: run["energy"], "omega": lambda run: run["omega"]},
    numbers=(
        Number("x", 3.16276393530, 4.5, "Neimark and Fufaev, closed form", 1e-9, _START, _VALUES),
        Number("y", 14.9041739163, 4.5, "Neimark and Fufaev, closed form", 1e-8, _START, _VALUES),
    ),
)
