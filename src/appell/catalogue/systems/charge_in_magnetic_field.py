"""A charge in a uniform magnetic and electric field: a Lagrangian given outright, with a vector potential."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card


def charge_in_magnetic_field() -> ap.Model:
    """L = m v.v/2 + e A.v + e E z with A = B (-y, x, 0)/2 (Slawianowski, eq. 2.3 with its sign corrected; 004)."""
    model = ap.Model("charge in a magnetic field")
    t = model.time
    m, e, B, E = model.parameters(
        "m e B E",
        [1.0, 1.0, 2.0, 0.5],
        unit=["kg", "C", "T", "V/m"],
        description=["mass", "charge", "magnetic field, along z", "electric field, along z"],
    )
    x, y, z = model.coordinates("x y z")
    vx, vy, vz = (q.diff(t) for q in (x, y, z))
    model.lagrangian(m * (vx**2 + vy**2 + vz**2) / 2 + e * B * (x * vy - y * vx) / 2 + e * E * z)
    return model


def _turning(run: ap.Run) -> np.ndarray:
    """The velocity across the field turns at e B / m, clockwise as seen along it."""
    p = run.parameters
    return np.asarray(run["ydot"][0] * np.sin(p["e"] * p["B"] / p["m"] * run.time))


def _rise(run: ap.Run) -> np.ndarray:
    p = run.parameters
    return np.asarray(p["e"] * p["E"] / p["m"] / 2 * run.time**2)


CARD = Card(
    name="charge-in-magnetic-field",
    title="A charge in a magnetic field",
    build=charge_in_magnetic_field,
    start={"x": 1.0, "y": 0.0, "z": 0.0, "xdot": 0.0, "ydot": 1.0, "zdot": 0.0},
    duration=5.0,
    kinds={},
    source="Slawianowski, E2.3 to E2.5; cyclotron motion",
    summary="No bodies: the Lagrangian is given, and its vector potential bends the path without work.",
    exact={"xdot": _turning, "z": _rise},
    invariants={"energy": lambda run: run["energy"]},
)
