"""A ball that bounces on a floor and comes to rest: the simplest constraint that opens."""

from __future__ import annotations

from typing import Any

import numpy as np

import appell as ap
from appell.catalogue.card import Card, Number


def bouncing_ball() -> ap.Model:
    """z >= 0 with a restitution, under gravity along -z.

    The bounces last e, e^2, ... times as long as the first: there are infinitely many before the ball rests.
    """
    model = ap.Model("bouncing ball")
    N = model.frame
    m, g, e = model.parameters(
        "m g e", [0.2, 9.81, 0.8], unit=["kg", "m/s^2", "1"], description=["mass", "gravity", "restitution"]
    )
    x, z = model.coordinates("x z")
    model.speeds("vx vz")
    ball = model.particle("ball", mass=m, position=x * N.x + z * N.z)
    model.gravity(-g * N.z)
    model.constrain("floor", ap.position(ball).dot(N.z) >= 0, restitution=e)
    return model


def _height(run: Any) -> np.ndarray:
    """Between impacts v t - g t^2 / 2, with v the speed it has left."""
    g, e = run.parameters["g"], run.parameters["e"]
    since, speed = np.asarray(run.time), np.sqrt(2 * g)
    z = 1 - g * since**2 / 2
    since, speed = since - speed / g, e * speed
    while speed > 1e-9:
        flying = since >= 0
        z = np.where(flying, speed * since - g * since**2 / 2, z)
        since, speed = since - 2 * speed / g, e * speed
    return np.where(since >= 0, 0.0, z)


_SOURCE = "Free fall and Newton's law of impact; Brogliato 2016, Nonsmooth Mechanics, section 1.3"

CARD = Card(
    name="bouncing-ball",
    title="Bouncing ball",
    build=bouncing_ball,
    start={"x": 0.0, "z": 1.0, "vx": 0.5, "vz": 0.0},
    duration=5.0,
    kinds={"floor": "unilateral"},
    source=_SOURCE,
    summary="A ball dropped from one metre bounces ever lower and rests after sqrt(2h/g) (1 + e)/(1 - e).",
    exact={"z": _height, "x": lambda run: 0.5 * run.time},
    invariants={"energy with what was lost": lambda run: run["energy"] + run["lost in impacts"]},
    numbers=(Number("z", 0.64, 1.8 * np.sqrt(2 / 9.81), "e^2 h at the top of the first bounce", 1e-9),),
)
