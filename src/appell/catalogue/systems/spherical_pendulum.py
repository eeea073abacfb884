"""The spherical pendulum: a bob on a rod that may swing every way."""

from __future__ import annotations

import numpy as np
import scipy

import appell as ap
from appell.catalogue.card import Card, Number


def spherical_pendulum() -> ap.Model:
    """(|r|^2 - L^2) / 2 = 0 under gravity along -z."""
    model = ap.Model("spherical pendulum")
    N = model.frame
    m, g, L = model.parameters(
        "m g L", [1.0, 9.81, 1.0], unit=["kg", "m/s^2", "m"], description=["mass", "gravity", "length of the rod"]
    )
    x, y, z = model.coordinates("x y z")
    model.speeds("vx vy vz")
    bob = model.particle("bob", mass=m, position=x * N.x + y * N.y + z * N.z)
    model.gravity(-g * N.z)
    r = ap.position(bob)
    model.constrain("rod", (r.dot(r) - L**2) / 2)
    return model


def _height(run: ap.Run) -> np.ndarray:
    """L^2 z'^2 = 2 (e - g z)(L^2 - z^2) - h^2 between its two lower roots, from the lowest point."""
    g, L = run.parameters["g"], run.parameters["L"]
    z0, speed = run["z"][0], run["vy"][0]
    e, h = speed**2 / 2 + g * z0, run["x"][0] * speed
    z1, z2, z3 = np.sort(np.roots([2 * g, -2 * e, -2 * g * L**2, 2 * e * L**2 - h**2]).real)
    sn = scipy.special.ellipj(np.sqrt(g * (z3 - z1) / 2) / L * run.time, (z2 - z1) / (z3 - z1))[0]
    return np.asarray(z1 + (z2 - z1) * sn**2)


def _round(run: ap.Run) -> np.ndarray:
    return np.asarray(run["x"] * run["vy"] - run["y"] * run["vx"])


_CONE = 0.6
_RATE = np.sqrt(9.81 / np.cos(_CONE))
_CONICAL = {"x": np.sin(_CONE), "y": 0.0, "z": -np.cos(_CONE), "vx": 0.0, "vy": np.sin(_CONE) * _RATE, "vz": 0.0}
_SOURCE = "conical pendulum, Huygens 1673"

CARD = Card(
    name="spherical-pendulum",
    title="Spherical pendulum",
    build=spherical_pendulum,
    start={"x": 0.6, "y": 0.0, "z": -0.8, "vx": 0.0, "vy": 3.0, "vz": 0.0},
    duration=6.0,
    kinds={"rod": "holonomic"},
    source="Lagrange 1788; Whittaker 1937, section 55",
    summary="A bob rises and sinks between two circles while it goes round; its height is an elliptic function.",
    exact={"z": _height},
    invariants={"energy": lambda run: run["energy"], "moment of momentum": _round},
    numbers=(
        Number("x", np.sin(_CONE) * np.cos(2 * _RATE), 2.0, _SOURCE, 1e-9, _CONICAL),
        Number("z", -np.cos(_CONE), 2.0, _SOURCE, 1e-9, _CONICAL),
        Number("lambda_rod", -9.81 / np.cos(_CONE), 2.0, "pull m g / cos(angle) of a rod of length 1", 1e-8, _CONICAL),
    ),
)
