"""A rattleback: an ellipsoid whose heavy axes are turned against those of its surface."""

from __future__ import annotations

import numpy as np
import sympy as sm

import appell as ap
from appell.catalogue.card import Card


def rattleback() -> ap.Model:
    """The lower half of an ellipsoid; D couples its moments about x and y, h lowers the mass centre."""
    model = ap.Model("rattleback")
    m, a, b, c, h, A, B, C, D, g = model.parameters(
        "m a b c h A B C D g",
        [1.0, 0.2, 0.03, 0.02, 0.01, 2e-4, 1.6e-3, 1.7e-3, -2e-5, 9.81],
        unit=["kg", "m", "m", "m", "m", "kg m^2", "kg m^2", "kg m^2", "kg m^2", "m/s^2"],
        description=[
            "mass",
            "half-axis along x",
            "half-axis along y",
            "half-axis along z",
            "mass centre below the middle of the ellipsoid",
            "moment about x",
            "moment about y",
            "moment about z",
            "product of inertia of x and y",
            "gravity",
        ],
    )
    stone = model.body("stone", mass=m, inertia=sm.Matrix([[A, D, 0], [D, B, 0], [0, 0, C]]))
    model.joint("free", ap.Free(), model.ground, stone)
    model.constrain("rolls", ap.rolling(stone, ap.Ellipsoid(a, b, c, at=(0, 0, h)), model.ground, ap.Plane()))
    model.gravity(-g * model.frame.z)
    return model


CARD = Card(
    name="rattleback",
    title="Rattleback",
    build=rattleback,
    start={"x_stone": 0.0, "y_stone": 0.0, "e0_stone": np.cos(0.005), "e1_stone": np.sin(0.005), "e2_stone": 0.0}
    | {"e3_stone": 0.0, "wx_stone": 0.0, "wy_stone": 0.0, "wz_stone": -5.0},
    duration=8.0,
    shows=("wz_stone",),
    kinds={"rolls": "linear nonholonomic"},
    source="Kane and Levinson 1982, Int. J. Non-Linear Mech. 17:175",
    summary="Spun the wrong way it begins to rattle, stops, and turns back.",
    invariants={"energy": lambda run: run["energy"]},
)
