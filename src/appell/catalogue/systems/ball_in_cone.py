"""A ball that rolls round in a funnel."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card


def ball_in_cone() -> ap.Model:
    """A free ball on the inside of a cone that opens upwards."""
    model = ap.Model("ball in a cone")
    m, r, angle, g = model.parameters(
        "m r angle g",
        [0.03, 0.02, 0.5, 9.81],
        unit=["kg", "m", "rad", "m/s^2"],
        description=["mass", "radius of the ball", "angle between axis and side", "gravity"],
    )
    ball = model.body("ball", mass=m, inertia=ap.solid_sphere(m, r))
    model.joint("free", ap.Free(), model.ground, ball)
    model.constrain("rolls", ap.rolling(ball, ap.Sphere(r), model.ground, ap.Cone(angle, inside=True)))
    model.gravity(-g * model.frame.z)
    return model


OUT = 0.2
RATE = float(np.sqrt(5 * 9.81 / (7 * OUT * np.tan(0.5))))
"""Without spin about the normal the centre, OUT from the axis, stays at one height where 7 RATE^2 OUT tan(angle) = 5 g:
the wall's force (-m RATE^2 OUT, 0, m g) turns the spin round with the ball."""

CARD = Card(
    name="ball-in-cone",
    title="Ball rolling in a cone",
    build=ball_in_cone,
    start={"x_ball": OUT, "y_ball": 0, "e0_ball": 1, "vx_ball": 0, "vy_ball": RATE * OUT, "vz_ball": 0},
    duration=2.0,
    kinds={"rolls": "linear nonholonomic"},
    source="Campos, Fernandez-Chapou, Salas-Brito and Vargas 2006, Eur. J. Phys. 27:567; the steady circle by hand",
    summary="At the right speed it goes round at one height; at any other it climbs and falls between two.",
    exact={"x_ball": lambda run: OUT * np.cos(RATE * run.time), "y_ball": lambda run: OUT * np.sin(RATE * run.time)},
    invariants={"energy": lambda run: run["energy"]},
)
