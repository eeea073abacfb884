"""A ball that rolls on a turning table: its centre goes round in a circle of its own."""

from __future__ import annotations

import numpy as np
import sympy as sm
from sympy.physics.vector import ReferenceFrame

import appell as ap
from appell.catalogue.card import Card


def ball_on_turntable() -> ap.Model:
    """A free ball on a table that turns about the vertical at a constant rate."""
    return turntable("ball on a turntable", sm.S.Zero)


def turntable(name: str, slope: sm.Expr | None) -> ap.Model:
    """The table lies in x and y and turns about z; gravity leans towards x by the slope (None: a parameter)."""
    model = ap.Model(name)
    N, t = model.frame, model.time
    m, r, Omega, g = model.parameters(
        "m r Omega g",
        [0.1, 0.2, 7.0, 9.81],
        unit=["kg", "m", "rad/s", "m/s^2"],
        description=["mass of the ball", "its radius", "rate of the table", "gravity"],
    )
    if slope is None:
        slope = model.parameters("slope", 0.05, unit="rad", description="angle of the table")
    top = ReferenceFrame("table")
    top.orient_axis(N, N.z, Omega * t)
    table = model.body("table", mass=m, frame=top, position=model.origin, inertia=(m * r**2, m * r**2, m * r**2))
    ball = model.body("ball", mass=m, inertia=ap.solid_sphere(m, r))
    model.joint("free", ap.Free(), model.ground, ball)
    model.constrain("rolls", ap.rolling(ball, ap.Sphere(r), table, ap.Plane()))
    model.gravity(g * sm.sin(slope) * N.x - g * sm.cos(slope) * N.z)
    return model


def center(run: ap.Run, pull: float) -> tuple[np.ndarray, np.ndarray]:
    """x and y of c'' = w z x c' + pull e_x with w = (2/7) Omega: a circle about a point that drifts along y."""
    w, t = 2 / 7 * run.parameters["Omega"], run.time
    c0 = run["x_ball"][0] + 1j * run["y_ball"][0]
    v0 = run["vx_ball"][0] + 1j * run["vy_ball"][0]
    drift = 1j * pull / w
    c = c0 + drift * t + (v0 - drift) * (np.exp(1j * w * t) - 1) / (1j * w)
    return c.real, c.imag


CARD = Card(
    name="ball-on-turntable",
    title="Ball rolling on a turntable",
    build=ball_on_turntable,
    start={"x_ball": 0.3, "y_ball": 0.0, "z_ball": 0.2, "e0_ball": 1, "vx_ball": 0.0, "vy_ball": 0.2, "vz_ball": 0.0},
    duration=float(np.pi),
    kinds={"rolls": "linear nonholonomic"},
    source="Weltner 1979, Am. J. Phys. 47:984",
    summary="However it is thrown, the ball's centre runs in a circle at 2/7 of the rate of the table.",
    exact={"x_ball": lambda run: center(run, 0.0)[0], "y_ball": lambda run: center(run, 0.0)[1]},
    invariants={"speed": lambda run: np.linalg.norm(run.velocity("ball"), axis=1)},
)
