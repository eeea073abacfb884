"""Lagrange's top: a heavy symmetric body about a fixed point on its axis."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card, Number


def lagrange_top() -> ap.Model:
    """Euler's angles: precession psi, nutation theta, spin phi (z-x-z)."""
    model = ap.Model("Lagrange's top")
    N = model.frame
    m, A, C, length, g = model.parameters(
        "m A C l g",
        [0.5, 0.002, 0.001, 0.06, 9.81],
        unit=["kg", "kg m^2", "kg m^2", "m", "m/s^2"],
        description=[
            "mass",
            "moment across the axis, about the mass centre",
            "moment about the axis",
            "mass centre above the fixed point",
            "gravity, along -z",
        ],
    )
    psi, theta, phi = model.coordinates("psi theta phi")
    precessing = N.orientnew("P", "Axis", [psi, N.z])
    tilted = precessing.orientnew("T", "Axis", [theta, precessing.x])
    spinning = tilted.orientnew("S", "Axis", [phi, tilted.z])
    top = model.body("top", m, frame=spinning, position=length * tilted.z, inertia=(A, A, C))
    top.shape(
        ap.shapes.cone(0.9 * length, 1.5 * length, at=(0, 0, -0.25 * length), axis=(0, 0, -1)),
        ap.shapes.rod((0, 0, 0), (0, 0, length), 0.1 * length),
    )
    model.gravity(-g * N.z)
    return model


def _spin(run: ap.Run) -> np.ndarray:
    return np.asarray(run["phidot"] + run["psidot"] * np.cos(run["theta"]))


def _vertical(run: ap.Run) -> np.ndarray:
    p, s, c = run.parameters, np.sin(run["theta"]), np.cos(run["theta"])
    return np.asarray((p["A"] + p["m"] * p["l"] ** 2) * s**2 * run["psidot"] + p["C"] * _spin(run) * c)


def _steady(precession: float, theta: float) -> dict[str, float]:
    """C n W - (A + m l^2) W^2 cos(theta) = m g l gives the spin n = phi' + W cos(theta) of a steady precession W."""
    m, A, C, length, g = 0.5, 0.002, 0.001, 0.06, 9.81
    n = (m * g * length + (A + m * length**2) * precession**2 * np.cos(theta)) / (C * precession)
    start = {"psi": 0.0, "theta": theta, "phi": 0.0, "psidot": precession, "thetadot": 0.0}
    return start | {"phidot": float(n - precession * np.cos(theta))}


_SOURCE = "steady precession, Goldstein 1980, section 5-7"

CARD = Card(
    name="lagrange-top",
    title="Lagrange's top",
    build=lagrange_top,
    start={"psi": 0.0, "theta": 1.1, "phi": 0.0, "psidot": 0.0, "thetadot": 0.0, "phidot": 120.0},
    duration=2.0,
    shows=("theta", "psi"),
    kinds={},
    source="Lagrange 1788; Goldstein 1980, section 5-7",
    summary="Let go at rest, its axis falls, turns aside and comes back in cusps while it precesses.",
    invariants={"energy": lambda run: run["energy"], "spin": _spin, "momentum about the vertical": _vertical},
    numbers=(
        Number("psi", 3.0 * 1.5, 1.5, _SOURCE, 1e-8, _steady(3.0, 0.7)),
        Number("theta", 0.7, 1.5, _SOURCE, 1e-8, _steady(3.0, 0.7)),
    ),
)
