"""A ball-bot: a body balances on a ball that rolls on the ground."""

from __future__ import annotations

import numpy as np
import sympy as sm

import appell as ap
from appell.catalogue.card import Card, Number
from appell.catalogue.systems.perpendicular_bodies import free_body


def ball_bot() -> ap.Model:
    """The ball's lowest point is at rest: v + omega x (-R n3) = 0; the body turns freely about its centre."""
    model = ap.Model("ball-bot")
    N = model.frame
    M, R, m, I, K, length, g = model.parameters(
        "M R m I K l g",
        [2.5, 0.12, 40.0, 6.0, 1.0, 0.7, 9.81],
        unit=["kg", "m", "kg", "kg m^2", "kg m^2", "m", "m/s^2"],
        description=[
            "mass of the ball",
            "its radius",
            "mass of the body",
            "its moment about an axis across",
            "its moment about its long axis",
            "its mass centre above that of the ball",
            "gravity, along -z",
        ],
    )
    J = sm.Rational(2, 5) * M * R**2
    ball = free_body(model, "B", M, (J, J, J))
    roll, pitch, yaw = model.coordinates("roll pitch yaw")
    upright = N.orientnew("P", "Body", (roll, pitch, yaw), "XYZ")
    centre = ball.point.locatenew("body", length * upright.z)
    body = model.body("body", m, frame=upright, position=centre, inertia=(I, I, K))
    ball.shape(ap.shapes.sphere(R))
    body.shape(ap.shapes.cylinder(1.2 * R, 2 * (length - R)))
    model.shape(model.ground, ap.shapes.plane(at=(0, 0, -R)))
    model.gravity(-g * N.z)
    model.constrain("rolls", ap.velocity(ball) + ap.angular_velocity(ball).cross(-R * N.z))
    return model


def _motors(model: ap.Model) -> None:
    """Three rollers of the body turn the ball about the axes of the body."""
    ball, body = model.contents.bodies["B"], model.contents.bodies["body"]
    assert isinstance(body, ap.Body)
    for axis in "xyz":
        model.torque(ball, model.input(f"tau_{axis}") * getattr(body.frame, axis), reacting_on=body)


def _momentum(run: ap.Run, axis: int) -> np.ndarray:
    """(M + J / R^2) v of the ball and m v of the body: the ground's friction is what turns the ball."""
    ball, body = run.velocity("B")[:, axis], run.velocity("body")[:, axis]
    return np.asarray(1.4 * run.parameters["M"] * ball + run.parameters["m"] * body)


def _falling() -> tuple[float, float]:
    """In a plane it is a cart-pole whose cart weighs 7 M / 5."""
    M, m, I, length, g, pitch, rate = 2.5, 40.0, 6.0, 0.7, 9.81, 0.4, 0.5
    S, C = m * length * np.sin(pitch), m * length * np.cos(pitch)
    turning, ahead = np.linalg.solve([[I + m * length**2, C], [C, m + 1.4 * M]], [S * g, S * rate**2])
    return float(turning), float(ahead)


_BALL = {"xB": 0.0, "yB": 0.0, "zB": 0.0, "e0B": 1.0, "e1B": 0.0, "e2B": 0.0, "e3B": 0.0}
_PLANE = _BALL | {"roll": 0.0, "pitch": 0.4, "yaw": 0.0, "vxB": 0.0, "vyB": 0.0, "w3B": 0.0}
_PLANE |= {"rolldot": 0.0, "pitchdot": 0.5, "yawdot": 0.0}
_SOURCE = "cart-pole with a cart of 7 M / 5, closed form"

CARD = Card(
    name="ball-bot",
    title="Ball-bot",
    build=ball_bot,
    start=_BALL | {"roll": 0.05, "pitch": 0.1, "yaw": 0.0, "vxB": 0.5, "vyB": -0.2, "w3B": 1.0, "yawdot": 0.5},
    duration=0.6,
    actuators=_motors,
    kinds={"rolls": "linear nonholonomic"},
    source="Lauwers, Kantor and Hollis 2006",
    summary="An unpowered body on a rolling ball tips over; the ball runs away under it, and momentum stays.",
    invariants={
        "energy": lambda run: run["energy"],
        "momentum along x": lambda run: _momentum(run, 0),
        "momentum along y": lambda run: _momentum(run, 1),
        "spin of the ball about the vertical": lambda run: run.angular_velocity("B")[:, 2],
    },
    numbers=(
        Number("pitchdot'", _falling()[0], 0.0, _SOURCE, 1e-11, _PLANE),
        Number("vxB'", _falling()[1], 0.0, _SOURCE, 1e-11, _PLANE),
    ),
)
