"""Appell's particle: the angle of its velocity with the vertical is constant.

Source: Roithmayr and Hodges 2010, section 6 (000).
"""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card


def appell_particle() -> ap.Model:
    """u3^2 = a^2 (u1^2 + u2^2) under gravity (Roithmayr and Hodges 2010, eq. 57; 000)."""
    model = ap.Model("Appell's particle")
    N = model.frame
    m, g, a = model.parameters(
        "m g a",
        [1.0, 9.81, 0.5],
        unit=["kg", "m/s^2", ""],
        description=["mass", "gravity, along -z", "slope of the velocity, vertical over horizontal"],
    )
    x, y, z = model.coordinates("x y z")
    model.speeds("u1 u2 u3")
    P = model.particle("P", mass=m, position=x * N.x + y * N.y + z * N.z)
    model.gravity(-g * N.z)
    v = ap.velocity(P)
    model.constrain("cone", v.dot(N.z) ** 2 - a**2 * (v.dot(N.x) ** 2 + v.dot(N.y) ** 2))
    return model


def _horizontal(run: ap.Run) -> np.ndarray:
    """E66 and E67: uniform braking at g a / (1 + a^2), for u3 > 0."""
    g, a = run.parameters["g"], run.parameters["a"]
    return 5.0 - g * a / (1 + a**2) * run.time


CARD = Card(
    name="appell-particle",
    title="Appell's particle",
    build=appell_particle,
    start={"x": 0, "y": 0, "z": 0, "u1": 3.0, "u2": 4.0, "u3": 2.5},
    duration=0.5,
    kinds={"cone": "nonlinear nonholonomic"},
    source="Appell 1911; Roithmayr and Hodges 2010, section 6",
    summary="A heavy particle keeps the angle of its velocity with the vertical; it brakes uniformly on a line.",
    exact={"u1": lambda run: 0.6 * _horizontal(run), "u2": lambda run: 0.8 * _horizontal(run)},
    invariants={"energy": lambda run: run["energy"]},
)
