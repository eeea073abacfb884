"""A bead on a rough hoop that turns about its vertical diameter: friction by the whole normal force.

Source: Udwadia and Kalaba 2002 (001).
"""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card, Number


def rough_hoop() -> ap.Model:
    """r . H2 = 0, r . r = R^2 on the turning plane H; C = -mu |N| v/|v| with v the velocity along the hoop.

    N is the actual reaction across the hoop, from its plane and from its rim, so that the law is implicit.
    """
    model = ap.Model("bead on a rough rotating hoop")
    N, t = model.frame, model.time
    m, g, R, mu, Omega = model.parameters(
        "m g R mu Omega",
        [0.2, 9.81, 0.5, 0.2, 2.0],
        unit=["kg", "m/s^2", "m", "", "rad/s"],
        description=["mass", "gravity, along -z", "radius", "coefficient of friction", "rate of turning about z"],
    )
    x, y, z = model.coordinates("x y z")
    bead = model.particle("bead", mass=m, position=x * N.x + y * N.y + z * N.z)
    model.gravity(-g * N.z)
    H = N.orientnew("H", "Axis", [Omega * t, N.z])
    r = ap.position(bead)
    along = ap.velocity(bead) - (Omega * N.z).cross(r)
    model.constrain(
        "hoop",
        [r.dot(H.y), (r.dot(r) - R**2) / (2 * R)],
        nonideal=lambda ideal, actual: {bead: -mu * actual[bead].force.magnitude() * along.normalize()},
    )
    model.shape(H, ap.shapes.torus(R, R / 60, axis="y"))
    return model


V0, MU, RADIUS, END = 3.0, 0.2, 0.5, 0.4
_ANGLE = float(np.log(1 + MU * V0 * END / RADIUS) / MU)
"""Without gravity and turning v' = -mu v^2 / R, so that the angle is log(1 + mu v0 t / R) / mu."""

CARD = Card(
    name="rough-hoop",
    title="A bead on a rough rotating hoop",
    build=rough_hoop,
    start={"x": 0.3, "y": 0.0, "z": -0.4, "xdot": -1.6, "ydot": 0.6, "zdot": -1.2},
    duration=0.25,
    kinds={"hoop": "holonomic"},
    source="Udwadia and Kalaba 2002 (non-ideal constraints); friction of a bead: any text on mechanics",
    summary="Friction by the actual normal force, across the plane of the hoop and across its rim.",
    invariants={"distance": lambda run: np.linalg.norm(run.position("bead"), axis=1)},
    numbers=tuple(
        Number(
            name,
            value,
            END,
            "closed form without gravity and turning: angle = log(1 + mu v0 t / R) / mu",
            start={"x": 0, "y": 0, "z": -RADIUS, "xdot": V0},
            parameters={"g": 0, "Omega": 0, "mu": MU, "R": RADIUS},
        )
        for name, value in (("x", RADIUS * np.sin(_ANGLE)), ("z", -RADIUS * np.cos(_ANGLE)))
    ),
)
