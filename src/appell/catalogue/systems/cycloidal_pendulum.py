"""Huygens' cycloidal pendulum: every swing takes the same time."""

from __future__ import annotations

import numpy as np
import sympy as sm

import appell as ap
from appell.catalogue.card import Card, Number


def cycloidal_pendulum() -> ap.Model:
    """x = a (phi + sin phi), y = -a (1 + cos phi): the bob of a pendulum between two cycloidal cheeks."""
    model = ap.Model("cycloidal pendulum")
    N = model.frame
    m, a, g = model.parameters(
        "m a g",
        [1.0, 0.25, 9.81],
        unit=["kg", "m", "m/s^2"],
        description=["mass of the bob", "radius of the rolling circle, a quarter of the pendulum", "gravity, along -y"],
    )
    phi = model.coordinates("phi")
    model.particle("bob", m, a * (phi + sm.sin(phi)) * N.x - a * (1 + sm.cos(phi)) * N.y)
    model.gravity(-g * N.y)
    return model


def _swing(run: ap.Run) -> np.ndarray:
    """The arc 4 a sin(phi / 2) is harmonic with the rate sqrt(g / (4 a)), however far it swings."""
    rate = np.sqrt(run.parameters["g"] / (4 * run.parameters["a"]))
    return np.asarray(2 * np.arcsin(np.sin(run["phi"][0] / 2) * np.cos(rate * run.time)))


_PERIOD = 2 * np.pi / np.sqrt(9.81)

CARD = Card(
    name="cycloidal-pendulum",
    title="Huygens' cycloidal pendulum",
    build=cycloidal_pendulum,
    start={"phi": 2.5, "phidot": 0.0},
    duration=6.0,
    kinds={},
    source="Huygens 1673, Horologium oscillatorium, part II",
    summary="The first clock that keeps time at any amplitude: its bob follows a cycloid.",
    exact={"phi": _swing},
    invariants={"energy": lambda run: run["energy"]},
    numbers=tuple(
        Number("phi", phi, 3 * _PERIOD, "three periods of 4 pi sqrt(a / g)", 1e-9, {"phi": phi, "phidot": 0.0})
        for phi in (0.2, 1.5, 3.0)
    ),
)
