"""A ladder slides down a smooth wall, and leaves it."""

from __future__ import annotations

from typing import Any

import numpy as np
import sympy as sm

import appell as ap
from appell.catalogue.card import Card, Number


def ladder_against_wall() -> ap.Model:
    """A uniform ladder against a smooth wall x = 0 on a smooth floor y = 0, theta its angle with the floor.

    Released at rest it leaves the wall when its top has come down to two thirds of its height.
    """
    model = ap.Model("ladder against a wall")
    N = model.frame
    m, half, g = model.parameters(
        "m l g", [10.0, 1.5, 9.81], unit=["kg", "m", "m/s^2"], description=["mass", "half the length", "gravity"]
    )
    x, y, theta = model.coordinates("x y theta")
    model.speeds("vx vy omega")
    ladder = model.body(
        "ladder",
        mass=m,
        inertia_zz=m * half**2 / 3,
        frame=N.orientnew("B", "Axis", [-theta, N.z]),
        position=x * N.x + y * N.y,
    )
    along = half * (sm.cos(theta) * N.x - sm.sin(theta) * N.y)
    top = model.point("top", x * N.x + y * N.y - along, on=ladder)
    foot = model.point("foot", x * N.x + y * N.y + along, on=ladder)
    model.gravity(-g * N.y)
    model.constrain("wall", ap.position(top).dot(N.x) >= 0)
    model.constrain("floor", ap.position(foot).dot(N.y) >= 0)
    return model


def _rate(run: Any) -> np.ndarray:
    """theta' of theta by the energy: on the wall T = 2/3 m l^2 theta'^2; beyond it the centre keeps its x'."""
    half, g = run.parameters["l"], run.parameters["g"]
    sine, start = np.sin(run["theta"]), np.sin(run["theta"][0])
    on_wall = 3 * g / (2 * half) * (start - sine)
    leaves = 2 / 3 * start
    across = leaves**2 * 3 * g / (2 * half) * (start - leaves)  # (x' / l)^2 where it leaves
    beyond = (2 * g / half * (start - sine) - across) / (1 / 3 + 1 - sine**2)
    return -np.sqrt(np.where(sine >= leaves, on_wall, beyond))


_SOURCE = "Conservation of energy; Whittaker 1937, Analytical Dynamics, chapter IV"
_START = 1.2

CARD = Card(
    name="ladder-against-wall",
    title="Ladder sliding down a wall",
    build=ladder_against_wall,
    start={"x": 1.5 * np.cos(_START), "y": 1.5 * np.sin(_START), "theta": _START, "omega": 0.0},
    duration=0.9,
    kinds={"wall": "unilateral", "floor": "unilateral"},
    source=_SOURCE,
    summary="A ladder slides down a smooth wall, leaves it at two thirds of its height and goes on along the floor.",
    exact={"omega": _rate},
    invariants={"energy": lambda run: run["energy"]},
    numbers=(
        Number("omega'", -9.81 * np.cos(_START) / 2, 0.0, "(4/3) m l^2 theta'' = -m g l cos theta, l = 1.5", 1e-9),
    ),
)
