"""Rosenberg's particle: z' = y x', the smallest nonholonomic system."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card, Number


def nonholonomic_particle() -> ap.Model:
    """v . (n3 - y n1) = 0, no force."""
    model = ap.Model("nonholonomic particle")
    N = model.frame
    m = model.parameters("m", 1.0, unit="kg", description="mass")
    x, y, z = model.coordinates("x y z")
    model.speeds("u1 u2 u3")
    P = model.particle("P", mass=m, position=x * N.x + y * N.y + z * N.z)
    model.constrain("contact", ap.velocity(P).dot(N.z - y * N.x))
    return model


def _x(run: ap.Run) -> np.ndarray:
    """x' sqrt(1 + y^2) is constant and y' too: x = C asinh(y) / y', up to its start."""
    y0, rate = run["y"][0], run["u2"][0]
    C = run["u1"][0] * np.sqrt(1 + y0**2)
    return np.asarray(run["x"][0] + C / rate * (np.arcsinh(y0 + rate * run.time) - np.arcsinh(y0)))


_SOURCE = "Rosenberg 1977"

CARD = Card(
    name="nonholonomic-particle",
    title="Nonholonomic particle",
    build=nonholonomic_particle,
    start={"x": 0.0, "y": 0.5, "z": 0.0, "u1": 1.0, "u2": 0.7},
    duration=3.0,
    kinds={"contact": "linear nonholonomic"},
    source=_SOURCE,
    summary="A free particle with z' = y x'.",
    exact={"x": _x},
    invariants={"energy": lambda run: run["energy"], "u2": lambda run: run["u2"]},
    numbers=(
        Number("x", 1.92067269587012, 3.0, _SOURCE, 1e-9),
        Number("y", 2.6, 3.0, _SOURCE, 1e-9),
        Number("z", 2.66354614354212, 3.0, _SOURCE, 1e-9),
    ),
)
