"""A particle under a linear and a nonlinear constraint at once: p = n - m speeds before E7.

Source: Roithmayr and Hodges 2010, section 2 (000).
"""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card


def guided_particle() -> ap.Model:
    """z' = y x' (linear) and |v| = c (nonlinear), pushed by a constant force."""
    model = ap.Model("particle guided twice")
    N = model.frame
    m, c, fx, fy = model.parameters(
        "m c fx fy",
        [1.0, 1.5, 0.4, 0.7],
        unit=["kg", "m/s", "N", "N"],
        description=["mass", "speed to keep", "force along x", "force along y"],
    )
    x, y, z = model.coordinates("x y z")
    model.speeds("u1 u2 u3")
    P = model.particle("P", mass=m, position=x * N.x + y * N.y + z * N.z)
    model.force(P, fx * N.x + fy * N.y)
    v = ap.velocity(P)
    model.constrain("surface", v.dot(N.z) - y * v.dot(N.x))
    model.constrain("speed", (v.dot(v) - c**2) / 2)
    return model


CARD = Card(
    name="guided-particle",
    title="A particle with a linear and a nonlinear constraint",
    build=guided_particle,
    start={"x": 0, "y": 0.5, "z": 0, "u1": 1.0, "u2": 1.0},
    duration=4.0,
    kinds={"surface": "linear nonholonomic", "speed": "nonlinear nonholonomic"},
    source="Roithmayr and Hodges 2010, E7 with m = l = 1; the linear row is Rosenberg's",
    summary="One constraint is embedded in the velocities, the other in the accelerations or kept in evidence.",
    invariants={"speed": lambda run: np.linalg.norm(run.velocity("P"), axis=1)},
)
