"""A bead on a hoop that a motor turns about its vertical diameter."""

from __future__ import annotations

import numpy as np
import sympy as sm

import appell as ap
from appell.catalogue.card import Card, Number, PublishedEigenvalue, Threshold


def bead_on_rotating_hoop() -> ap.Model:
    """phi' = Omega, whatever torque that takes; theta is the angle of the bead from the bottom."""
    model = ap.Model("bead on a rotating hoop")
    N, t = model.frame, model.time
    m, R, g, Omega = model.parameters(
        "m R g Omega",
        [0.1, 0.5, 9.81, 6.0],
        unit=["kg", "m", "m/s^2", "rad/s"],
        description=["mass of the bead", "radius of the hoop", "gravity, along -z", "turning of the hoop"],
    )
    theta, phi = model.coordinates("theta phi")
    model.speeds("omega spin")
    outward = sm.cos(phi) * N.x + sm.sin(phi) * N.y
    model.particle("bead", m, R * (sm.sin(theta) * outward - sm.cos(theta) * N.z))
    model.gravity(-g * N.z)
    model.constrain("motor", phi.diff(t) - Omega)
    hoop = N.orientnew("hoop", "Axis", [phi, N.z])
    model.shape(hoop, ap.shapes.torus(R, R / 60, axis="y"))
    return model


def _jacobi(run: ap.Run) -> np.ndarray:
    """The energy less Omega times the moment of momentum: what stays constant in the turning frame."""
    p = run.parameters
    radius = p["R"] * np.sin(run["theta"])
    return np.asarray(run["energy"] - p["Omega"] * p["m"] * radius**2 * run["spin"])


def _torque(run: ap.Run) -> np.ndarray:
    """The motor gives 2 m R^2 Omega sin(theta) cos(theta) theta'."""
    p = run.parameters
    return np.asarray(p["m"] * p["R"] ** 2 * p["Omega"] * np.sin(2 * run["theta"]) * run["omega"])


_REST = float(np.arccos(9.81 / (36.0 * 0.5)))
_DEVIATION = 1e-4 * np.cos(6.0 * np.sqrt(1 - (9.81 / 18.0) ** 2) * 3.0)
_SOURCE = "cos(theta) = g / (Omega^2 R) above Omega^2 = g / R; Strogatz 1994, section 3.5"

CARD = Card(
    name="bead-on-rotating-hoop",
    title="Bead on a rotating hoop",
    build=bead_on_rotating_hoop,
    start={"theta": 0.3, "phi": 0.0, "omega": 0.0, "spin": 6.0},
    duration=5.0,
    shows=("theta",),
    kinds={"motor": "semiholonomic"},
    source="Strogatz 1994, section 3.5",
    summary="Turn it faster than sqrt(g / R), and the bead leaves the bottom for one of two places beside it.",
    exact={"lambda_motor": _torque},
    invariants={"Jacobi's integral": _jacobi},
    numbers=(
        Number("theta", _REST, 3.0, _SOURCE, 1e-9, {"theta": _REST, "phi": 0.0, "omega": 0.0}),
        Number(
            "theta",
            _REST + _DEVIATION,
            3.0,
            "small swing about it, Omega sin(theta)",
            1e-7,
            {"theta": _REST + 1e-4, "phi": 0.0, "omega": 0.0},
        ),
    ),
    modes=(
        PublishedEigenvalue(
            {"theta": 0.0}, complex(np.sqrt(36.0 - 9.81 / 0.5)), "away from the bottom, sqrt(Omega^2 - g / R)"
        ),
        PublishedEigenvalue({"theta": _REST}, 6j * np.sin(_REST), "about the place beside it, Omega sin(theta)"),
    ),
    thresholds=(Threshold({"theta": 0.0}, "Omega", 6.0, np.sqrt(9.81 / 0.5), _SOURCE, 1e-9, {"Omega": 3.0}),),
)
