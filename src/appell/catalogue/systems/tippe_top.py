"""A tippe top: a loaded ball that slides with friction, and turns upside down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

import appell as ap
from appell.catalogue.card import Card
from appell.catalogue.systems.routh_sphere import START, jellett, loaded_ball

if TYPE_CHECKING:
    from sympy.physics.vector import Vector


def tippe_top() -> ap.Model:
    """Friction mu N against the slip v at the contact, made smooth where v is small: -mu N v / sqrt(v^2 + s^2)."""
    model, ball, shape, (r, a) = loaded_ball("tippe top")
    N = model.frame
    mu, s = model.parameters(
        "mu s",
        [0.3, 0.05],
        unit=["1", "m/s"],
        description=["coefficient of friction", "slip that counts as small"],
    )
    arm = a * ball.frame.z - r * N.z
    slip = ap.velocity(ball) + ap.angular_velocity(ball).cross(arm)

    def friction(_: Any, actual: Any) -> dict[object, Vector]:
        force = -mu * actual[ball].force.dot(N.z) / (slip.dot(slip) + s**2) ** 0.5 * slip
        return {ball: force, ball.frame: arm.cross(force)}

    model.constrain("slides", ap.sliding(ball, shape, model.ground, ap.Plane()), nonideal=friction)
    return model


CARD = Card(
    name="tippe-top",
    title="Tippe top",
    build=tippe_top,
    start=START
    | {"e0_ball": np.cos(0.05), "e1_ball": np.sin(0.05), "vx_ball": 0.0, "vy_ball": 0.0}
    | {"wx_ball": 0.0, "wy_ball": 0.0, "wz_ball": 150.0},
    duration=3.0,
    shows=("wz_ball",),
    kinds={"slides": "holonomic"},
    source="Jellett 1872; Cohen 1977, Am. J. Phys. 45:12",
    summary="Spun fast on its round side it slides, turns over and spins on; Jellett's integral stays.",
    invariants={"Jellett": jellett},
)
