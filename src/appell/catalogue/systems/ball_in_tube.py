"""A ball that rolls inside a vertical tube and climbs back up."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card


def ball_in_tube() -> ap.Model:
    """A free ball on the inside of a vertical cylinder; nothing but the wall holds it."""
    model = ap.Model("ball in a tube")
    m, r, R, g = model.parameters(
        "m r R g",
        [0.0027, 0.02, 0.035, 9.81],
        unit=["kg", "m", "m", "m/s^2"],
        description=["mass", "radius of the ball", "radius of the tube", "gravity"],
    )
    ball = model.body("ball", mass=m, inertia=ap.solid_sphere(m, r))
    model.joint("free", ap.Free(), model.ground, ball)
    model.constrain("rolls", ap.rolling(ball, ap.Sphere(r), model.ground, ap.Cylinder(R, inside=True)))
    model.gravity(-g * model.frame.z)
    return model


def _rate(run: ap.Run) -> float:
    """How fast the centre goes round."""
    return float(run["vy_ball"][0] / run["x_ball"][0])


def _height(run: ap.Run) -> np.ndarray:
    """z = -(5 g / (7 w^2)) (1 - cos w t), w = sqrt(2/7) of the rate of the orbit."""
    w = _rate(run) * np.sqrt(2 / 7)
    return np.asarray(-5 / 7 * run.parameters["g"] / w**2 * (1 - np.cos(w * run.time)))


def _push(run: ap.Run) -> np.ndarray:
    """The wall pushes with m (R - r) times the square of the rate, all the time."""
    p = run.parameters
    return np.full(run.time.shape, p["m"] * (p["R"] - p["r"]) * _rate(run) ** 2)


CARD = Card(
    name="ball-in-tube",
    title="Ball rolling inside a vertical tube",
    build=ball_in_tube,
    start={"x_ball": 0.015, "y_ball": 0, "z_ball": 0, "vx_ball": 0, "vy_ball": 0.6, "vz_ball": 0, "e0_ball": 1},
    duration=1.0,
    shows=("z_ball",),
    kinds={"rolls": "linear nonholonomic"},
    source="Gualtieri, Tokieda, Advis-Gaete, Carry, Reffet, Guthmann 2006, Am. J. Phys. 74:497; Flygare (003), VII.2",
    summary="A golf ball lipping out of its hole: it falls, stops and comes up again, harmonically.",
    exact={"z_ball": _height, "lambda_rolls_1": _push},
    invariants={"energy": lambda run: run["energy"]},
)
