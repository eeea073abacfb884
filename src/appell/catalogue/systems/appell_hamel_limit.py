"""The Appell-Hamel system in its limit of vanishing wheel: x'^2 + y'^2 = k^2 z'^2 under gravity."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card, Number


def appell_hamel_limit() -> ap.Model:
    """The horizontal speed is k times the vertical one."""
    model = ap.Model("Appell-Hamel limit")
    N = model.frame
    m, g, k = model.parameters(
        "m g k",
        [1.0, 9.81, 0.75],
        unit=["kg", "m/s^2", ""],
        description=["mass", "gravity, along -z", "horizontal over vertical speed"],
    )
    x, y, z = model.coordinates("x y z")
    model.speeds("u1 u2 u3")
    P = model.particle("P", mass=m, position=x * N.x + y * N.y + z * N.z)
    model.gravity(-g * N.z)
    v = ap.velocity(P)
    model.constrain("wheel", v.dot(N.x) ** 2 + v.dot(N.y) ** 2 - k**2 * v.dot(N.z) ** 2)
    return model


def _fall(run: ap.Run) -> np.ndarray:
    """z'' = -g / (1 + k^2)."""
    a = run.parameters["g"] / (1 + run.parameters["k"] ** 2)
    return np.asarray(run["u3"][0] * run.time - a / 2 * run.time**2)


CARD = Card(
    name="appell-hamel-limit",
    title="Appell-Hamel system, limit of a vanishing wheel",
    build=appell_hamel_limit,
    start={"x": 0, "y": 0, "z": 0, "u1": 0.6, "u2": 0.8, "u3": -4 / 3},
    duration=2.0,
    kinds={"wheel": "nonlinear nonholonomic"},
    source="Appell 1911, Hamel 1949; Neimark and Fufaev 1972",
    summary="A weight falls with a reduced acceleration while its path keeps its horizontal direction.",
    exact={"z": _fall},
    invariants={"energy": lambda run: run["energy"], "direction": lambda run: run["u2"] / run["u1"]},
    numbers=(Number("z", -15.2234666666667, 2.0, "Appell-Hamel, closed form", 1e-9),),
)
