"""Jankowski's particle: the size of its acceleration is prescribed (Roithmayr and Hodges 2010, section 5; 000)."""

from __future__ import annotations

import numpy as np
import sympy as sm

import appell as ap
from appell.catalogue.card import Card
from appell.catalogue.systems.constant_speed_tip import falling_tip


def jankowski_particle() -> ap.Model:
    """a . a = a(t)^2 with a(t) = a0 (1 + sin(t) / 4): nonlinear in acceleration, outside E7 and E8."""
    model, tip = falling_tip("particle with prescribed size of acceleration")
    a0 = model.parameters("a0", 4.0, unit="m/s^2", description="mean size of the acceleration")
    a = ap.acceleration(tip)
    model.constrain("size of acceleration", a.dot(a) - (a0 * (1 + sm.sin(model.time) / 4)) ** 2)
    return model


def _fall(run: ap.Run) -> np.ndarray:
    """The least deviation from -g is along it: a = -a(t) n2, so u2 = -a0 (t + (1 - cos t) / 4)."""
    return np.asarray(-run.parameters["a0"] * (run.time + (1 - np.cos(run.time)) / 4))


CARD = Card(
    name="jankowski-particle",
    title="A particle with prescribed size of acceleration",
    build=jankowski_particle,
    start={"x": 0, "y": 0, "u1": 1.0, "u2": 0.0},
    duration=2.0,
    kinds={"size of acceleration": "of second order, nonlinear in acceleration"},
    source="Jankowski 1989, in Roithmayr and Hodges 2010, section 5",
    summary="Gauss's principle reaches a row nonlinear in acceleration; Kane's equations do not.",
    exact={"u2": _fall, "x": lambda run: run.time * 1.0},
    invariants={"u1": lambda run: run["u1"]},
)
