"""A ball with three different moments of inertia that rolls on a table."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card


def chaplygin_ball() -> ap.Model:
    """The mass centre is the centre of the ball, its moments of inertia are any."""
    model = ap.Model("Chaplygin's ball")
    m, r, A, B, C, g = model.parameters(
        "m r A B C g",
        [1.0, 0.3, 0.02, 0.03, 0.04, 9.81],
        unit=["kg", "m", "kg m^2", "kg m^2", "kg m^2", "m/s^2"],
        description=["mass", "radius", "moment about x", "moment about y", "moment about z", "gravity"],
    )
    ball = model.body("ball", mass=m, inertia=(A, B, C))
    model.joint("free", ap.Free(), model.ground, ball)
    model.constrain("rolls", ap.rolling(ball, ap.Sphere(r), model.ground, ap.Plane()))
    model.gravity(-g * model.frame.z)
    return model


def inertial(run: ap.Run, body: str, components: np.ndarray) -> np.ndarray:
    """Vectors in the frame of a free body, brought to the inertial one by its quaternion: v + 2 e x (e x v + e0 v)."""
    e0, e = run[f"e0_{body}"][:, None], np.stack([run[f"e{i}_{body}"] for i in (1, 2, 3)], axis=1)
    return np.asarray(components + 2 * np.cross(e, np.cross(e, components) + e0 * components))


def _momentum(run: ap.Run) -> np.ndarray:
    """The angular momentum about the contact point, I omega + m r^2 (omega - omega_z z)."""
    p = run.parameters
    own = np.stack([run[f"w{axis}_ball"] for axis in "xyz"], axis=1) * [p["A"], p["B"], p["C"]]
    across = run.angular_velocity("ball") * [1.0, 1.0, 0.0]
    return inertial(run, "ball", own) + p["m"] * p["r"] ** 2 * across


CARD = Card(
    name="chaplygin-ball",
    title="Chaplygin's ball",
    build=chaplygin_ball,
    start={"x_ball": 0, "y_ball": 0, "z_ball": 0.3, "e0_ball": 1, "wx_ball": 3.0, "wy_ball": 0.2, "wz_ball": -1.0},
    duration=5.0,
    kinds={"rolls": "linear nonholonomic"},
    source="Chaplygin 1903, On a ball's rolling on a horizontal plane",
    summary="Unbalanced only in its moments, the ball keeps its angular momentum about the moving contact point.",
    invariants={
        "energy": lambda run: run["energy"],
        "momentum about x": lambda run: _momentum(run)[:, 0],
        "momentum about y": lambda run: _momentum(run)[:, 1],
        "momentum about z": lambda run: _momentum(run)[:, 2],
    },
)
