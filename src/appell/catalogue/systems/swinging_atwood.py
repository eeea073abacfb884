"""The swinging Atwood machine: one of the two weights may swing."""

from __future__ import annotations

import numpy as np
import sympy as sm

import appell as ap
from appell.catalogue.card import Card, Number


def swinging_atwood() -> ap.Model:
    """A thread over two small pulleys: what the swinging side gains, r, the other loses."""
    model = ap.Model("swinging Atwood machine")
    N = model.frame
    m, M, g = model.parameters(
        "m M g",
        [1.0, 3.0, 9.81],
        unit=["kg", "kg", "m/s^2"],
        description=["swinging weight", "weight that goes up and down", "gravity, along -y"],
    )
    L, a = model.parameters(
        "L a", [3.0, 1.0], unit="m", description=["length of the thread beside the pulleys", "distance of the pulleys"]
    )
    r, theta, y = model.coordinates("r theta y")
    model.speeds("vr omega vy")
    model.particle("swinging", m, r * (sm.sin(theta) * N.x - sm.cos(theta) * N.y))
    weight = model.particle("weight", M, -a * N.x + y * N.y)
    model.gravity(-g * N.y)
    model.constrain("thread", ap.position(weight).dot(N.y) - r + L)
    return model


def _second(run: ap.Run) -> np.ndarray:
    """M = 3 m: r^2 theta' (r' cos(theta/2) - r theta'/2 sin(theta/2)) + g r^2 sin(theta/2) cos^2(theta/2)."""
    r, half = run["r"], run["theta"] / 2
    s, c = np.sin(half), np.cos(half)
    turning = r**2 * run["omega"] * (run["vr"] * c - r * run["omega"] * s / 2)
    return np.asarray(turning + run.parameters["g"] * r**2 * s * c**2)


_STATE = {"r": 1.0, "theta": 0.8, "y": -2.0, "vr": 0.2, "omega": 1.1, "vy": 0.2}
_OUT = (9.81 * np.cos(0.8) + 1.1**2 - 3 * 9.81) / 4

CARD = Card(
    name="swinging-atwood",
    title="Swinging Atwood machine",
    build=swinging_atwood,
    start={"r": 1.0, "theta": 1.5, "y": -2.0, "vr": 0.0, "omega": 0.0, "vy": 0.0},
    duration=4.0,
    shows=("r", "theta"),
    kinds={"thread": "holonomic"},
    source="Tufillaro, Abbott and Griffiths 1984; Tufillaro 1986",
    summary="Chaotic for most weights, but with a second integral where one weighs three times the other.",
    invariants={"energy": lambda run: run["energy"], "Tufillaro's integral": _second},
    numbers=(
        Number("vr'", _OUT, 0.0, "r'' = (m g cos + m r theta'^2 - M g) / (M + m), closed form", 1e-12, _STATE),
        Number("lambda_thread", 3 * (9.81 + _OUT), 0.0, "pull of the thread, M (g + r'')", 1e-12, _STATE),
    ),
)
