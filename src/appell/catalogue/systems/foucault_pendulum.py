"""Foucault's pendulum: its plane of swing turns against the ground."""

from __future__ import annotations

import numpy as np
import sympy as sm

import appell as ap
from appell.catalogue.card import Card, Number


def foucault_pendulum() -> ap.Model:
    """Small swings x, y over ground that turns at Omega sin(latitude): V = m g (x^2 + y^2) / (2 L)."""
    model = ap.Model("Foucault's pendulum")
    N, t = model.frame, model.time
    m, g, L = model.parameters(
        "m g L",
        [28.0, 9.81, 67.0],
        unit=["kg", "m/s^2", "m"],
        description=["mass of the bob", "gravity", "length of the wire"],
    )
    Omega, latitude = model.parameters(
        "Omega latitude",
        [0.1, 0.8525],
        unit=["rad/s", "rad"],
        description=["turning of the Earth, a thousand times too fast to see it", "latitude of the Pantheon in Paris"],
    )
    x, y = model.coordinates("x y")
    ground = N.orientnew("G", "Axis", [Omega * sm.sin(latitude) * t, N.z])
    model.particle("bob", m, x * ground.x + y * ground.y)
    model.potential("wire", m * g / L * (x**2 + y**2) / 2)
    return model


def _swing(time: np.ndarray, z: complex, v: complex, g: float, L: float, turning: float) -> np.ndarray:
    """x + i y: a harmonic ellipse in space, seen from the turning ground."""
    w = np.sqrt(g / L)
    return np.asarray(
        np.exp(-1j * turning * time) * (z * np.cos(w * time) + (v + 1j * turning * z) / w * np.sin(w * time))
    )


def _of(run: ap.Run) -> np.ndarray:
    p = run.parameters
    z, v = complex(run["x"][0], run["y"][0]), complex(run["xdot"][0], run["ydot"][0])
    return _swing(run.time, z, v, p["g"], p["L"], p["Omega"] * np.sin(p["latitude"]))


_START = {"x": 3.0, "y": 0.0, "xdot": 0.0, "ydot": 0.0}
_EARTH = {"Omega": 7.292115e-5, "g": 9.81, "L": 67.0, "latitude": 0.8525}
_PARIS = complex(_swing(np.array([3600.0]), 3.0, 0.0, 9.81, 67.0, 7.292115e-5 * np.sin(0.8525))[0])

CARD = Card(
    name="foucault-pendulum",
    title="Foucault's pendulum",
    build=foucault_pendulum,
    start=_START,
    duration=80.0,
    shows=("x", "y"),
    kinds={},
    source="Foucault 1851; Landau and Lifshitz 1976, section 39, problem 3",
    summary="In space the bob keeps to one ellipse; the ground turns below it, in Paris by eleven degrees an hour.",
    exact={"x": lambda run: _of(run).real, "y": lambda run: _of(run).imag},
    invariants={"energy": lambda run: run["energy"]},
    numbers=(
        Number("x", _PARIS.real, 3600.0, "an hour in Paris, closed form", 1e-7, _START, _EARTH),
        Number("y", _PARIS.imag, 3600.0, "an hour in Paris, closed form", 1e-7, _START, _EARTH),
    ),
)
