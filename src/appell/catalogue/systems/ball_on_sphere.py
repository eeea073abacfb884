"""A ball that rolls down a fixed sphere."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card


def ball_on_sphere() -> ap.Model:
    """A free ball on the outside of a fixed sphere; the contact holds it even where it would pull."""
    model = ap.Model("ball on a sphere")
    m, r, R, g = model.parameters(
        "m r R g",
        [0.2, 0.1, 0.9, 9.81],
        unit=["kg", "m", "m", "m/s^2"],
        description=["mass", "radius of the ball", "radius of the sphere", "gravity"],
    )
    ball = model.body("ball", mass=m, inertia=ap.solid_sphere(m, r))
    model.joint("free", ap.Free(), model.ground, ball)
    model.constrain("rolls", ap.rolling(ball, ap.Sphere(r), model.ground, ap.Sphere(R)))
    model.gravity(-g * model.frame.z)
    return model


def _spin(run: ap.Run) -> np.ndarray:
    """The angular velocity about the common normal: the force has no moment about it, and the normal turns with it."""
    return np.asarray((run.angular_velocity("ball") * run.contacts["rolls"].normal).sum(axis=1))


CARD = Card(
    name="ball-on-sphere",
    title="Ball rolling on a sphere",
    build=ball_on_sphere,
    start={
        "x_ball": 0.28,
        "y_ball": 0.0,
        "z_ball": 0.96,
        "e0_ball": 1,
        "vx_ball": 0.3,
        "vy_ball": 0.8,
        "wz_ball": 20.0,
    },
    duration=0.6,
    kinds={"rolls": "linear nonholonomic"},
    source="Routh 1905, Advanced Rigid Dynamics, section 224; Neimark and Fufaev 1972",
    summary="From rest at the top it would lift off where the push vanishes: at 10/17 of the height.",
    invariants={"energy": lambda run: run["energy"], "spin about the normal": _spin},
)
