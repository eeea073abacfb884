"""A frictional speed reducer: a wheel that rolls on a disc, at a distance from its axis that can change."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card


def speed_reducer() -> ap.Model:
    """R phi2' = r phi1': the rim of the wheel (angle phi2, radius R) follows the disc (angle phi1) at the distance r.

    The wheel slides along its shaft against a spring, so that r is a coordinate and the ratio of the speeds changes.
    By d'Alembert the contact pushes along the disc's circumference only; by Hamilton-Lusternik there is an axial force
    -mu phi1' on r too.
    """
    model = ap.Model("frictional speed reducer")
    t = model.time
    J1, J2, m, R = model.parameters(
        "J1 J2 m R",
        [1.0, 1.0, 1.0, 1.0],
        unit=["kg m^2", "kg m^2", "kg", "m"],
        description=["inertia of the disc", "inertia of the wheel", "mass that slides", "radius of the wheel"],
    )
    k, r0 = model.parameters(
        "k r0", [0.5, 1.0], unit=["N/m", "m"], description=["stiffness of the spring", "where it is at rest"]
    )
    phi1, phi2, r = model.coordinates("phi1 phi2 r")
    model.lagrangian((J1 * phi1.diff(t) ** 2 + J2 * phi2.diff(t) ** 2 + m * r.diff(t) ** 2 - k * (r - r0) ** 2) / 2)
    model.constrain("rolls", R * phi2.diff(t) - r * phi1.diff(t))
    return model


def _distance(run: ap.Run) -> np.ndarray:
    """The contact does not push along the shaft: r is the spring's harmonic motion."""
    p = run.parameters
    w = np.sqrt(p["k"] / p["m"])
    return np.asarray(
        p["r0"] + (run["r"][0] - p["r0"]) * np.cos(w * run.time) + run["rdot"][0] / w * np.sin(w * run.time)
    )


def _rate(run: ap.Run) -> np.ndarray:
    """(J1 + J2 r^2 / R^2) phi1'^2 stays: the energy of what turns."""
    p = run.parameters
    inertia = p["J1"] + p["J2"] * _distance(run) ** 2 / p["R"] ** 2
    return np.asarray(run["phi1dot"][0] * np.sqrt(inertia[0] / inertia))


CARD = Card(
    name="speed-reducer",
    title="Frictional speed reducer",
    build=speed_reducer,
    start={"phi1": 0.0, "phi2": 0.0, "r": 1.0, "phi1dot": 2.0, "rdot": 0.5},
    duration=3.0,
    kinds={"rolls": "linear nonholonomic"},
    source="Slawianowski, section 4, which names it without equations; closed form",
    summary="The two families of reactions differ by an axial force that a spring balance would show.",
    exact={"r": _distance, "phi1dot": _rate},
    invariants={"energy": lambda run: run["energy"]},
)
