"""An ellipsoid that rolls on a table."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card


def rolling_ellipsoid() -> ap.Model:
    """A homogeneous ellipsoid with half-axes a, b, c, free but for the table."""
    model = ap.Model("rolling ellipsoid")
    m, a, b, c, g = model.parameters(
        "m a b c g",
        [1.0, 0.2, 0.25, 0.15, 9.81],
        unit=["kg", "m", "m", "m", "m/s^2"],
        description=["mass", "half-axis along x", "half-axis along y", "half-axis along z", "gravity"],
    )
    moments = tuple(m * (u**2 + v**2) / 5 for u, v in ((b, c), (a, c), (a, b)))
    egg = model.body("egg", mass=m, inertia=moments)
    model.joint("free", ap.Free(), model.ground, egg)
    model.constrain("rolls", ap.rolling(egg, ap.Ellipsoid(a, b, c), model.ground, ap.Plane()))
    model.gravity(-g * model.frame.z)
    return model


CARD = Card(
    name="rolling-ellipsoid",
    title="Ellipsoid rolling on a table",
    build=rolling_ellipsoid,
    start={"x_egg": 0.0, "y_egg": 0.0, "e0_egg": np.cos(0.2), "e1_egg": np.sin(0.2), "e2_egg": 0.0, "e3_egg": 0.0}
    | {"wx_egg": 3.0, "wy_egg": 2.0, "wz_egg": 1.0},
    duration=3.0,
    kinds={"rolls": "linear nonholonomic"},
    source="Borisov and Mamaev 2002, Regular and Chaotic Dynamics 7:177",
    summary="An egg on a table: only its energy is known to stay.",
    invariants={"energy": lambda run: run["energy"]},
)
