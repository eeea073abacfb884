"""Two spacecraft kept in formation by the thrusters of one of them (Roithmayr and Hodges 2010, section 1; 000)."""

from __future__ import annotations

from typing import Any

import numpy as np
import sympy as sm

import appell as ap
from appell.catalogue.card import Card


def spacecraft_formation() -> ap.Model:
    """r2 - r1 = (d, 0), kept by thrust on the follower alone; an ideal reaction would push the leader as well.

    The leader moves on its own orbit, and the thrust is m2 mu (r2/|r2|^3 - r1/|r1|^3).
    """
    model = ap.Model("two spacecraft in formation")
    N = model.frame
    m1, m2, mu, d = model.parameters(
        "m1 m2 mu d",
        [2.0, 1.5, 1.0, 0.1],
        unit=["kg", "kg", "m^3/s^2", "m"],
        description=["mass of the leader", "mass of the follower", "strength of gravity", "distance to keep, along x"],
    )
    x1, y1, x2, y2 = model.coordinates("x1 y1 x2 y2")
    leader = model.particle("leader", mass=m1, position=x1 * N.x + y1 * N.y)
    follower = model.particle("follower", mass=m2, position=x2 * N.x + y2 * N.y)
    model.potential("gravity of the planet", -mu * m1 / sm.sqrt(x1**2 + y1**2) - mu * m2 / sm.sqrt(x2**2 + y2**2))
    apart = ap.position(follower) - ap.position(leader) - d * N.x
    model.shape(model.ground, ap.shapes.sphere(d, color="#e69f00"))
    model.constrain("formation", [apart.dot(N.x), apart.dot(N.y)], servo=[{follower: N.x}, {follower: N.y}])
    return model


def _leader(run: Any) -> np.ndarray:
    """A circle of radius 1 with period 2 pi, from (1, 0)."""
    return np.stack([np.cos(run.time), np.sin(run.time)])


def _thrust(run: Any, axis: int) -> np.ndarray:
    first = _leader(run)
    second = first + np.array([[run.parameters["d"]], [0.0]])
    pull = second / np.linalg.norm(second, axis=0) ** 3 - first / np.linalg.norm(first, axis=0) ** 3
    return np.asarray(run.parameters["m2"] * run.parameters["mu"] * pull[axis])


CARD = Card(
    name="spacecraft-formation",
    title="Two spacecraft kept in formation",
    build=spacecraft_formation,
    start={"x1": 1, "y1": 0, "x2": 1.1, "y2": 0, "x1dot": 0, "y1dot": 1, "x2dot": 0, "y2dot": 1},
    duration=6.283185307179586,
    kinds={"formation": "holonomic"},
    source="Roithmayr and Hodges 2010, section 1 (formations); two-body motion: any text",
    summary="A servo-constraint whose actuators push one of two bodies, where an ideal reaction would push both.",
    invariants={"distance": lambda run: np.linalg.norm(run.position("follower") - run.position("leader"), axis=1)},
    exact={
        "x1": lambda run: _leader(run)[0],
        "y1": lambda run: _leader(run)[1],
        "lambda_formation_1": lambda run: _thrust(run, 0),
        "lambda_formation_2": lambda run: _thrust(run, 1),
    },
)
