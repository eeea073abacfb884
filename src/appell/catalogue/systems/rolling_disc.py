"""A thin disc that rolls on a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import sympy as sm
from sympy.physics.vector import ReferenceFrame

import appell as ap
from appell.catalogue.card import Card, Number
from appell.catalogue.efforts import efforts

if TYPE_CHECKING:
    from appell.model.inertia import Moments


def rolling_disc() -> ap.Model:
    """Yaw about z, lean about the new x, spin about the new y, the axis of the disc; u1, u2, u3 in its own frame."""
    model, leaning, turning = leaning_frames("rolling disc")
    omega = turning.ang_vel_in(model.frame)
    model.speeds("u1 u2 u3", [omega.dot(e) for e in (turning.x, turning.y, turning.z)])
    roll_on_edge(model, "disc", leaning, turning, ap.disc)
    return model


def leaning_frames(name: str) -> tuple[ap.Model, ReferenceFrame, ReferenceFrame]:
    """A model with a frame that yaws and leans, and one that spins in it about y."""
    model = ap.Model(name)
    yaw, lean, spin = model.coordinates("yaw lean spin", latex=[r"\psi", r"\theta", r"\varphi"])
    leaning, turning = ReferenceFrame("leaning"), ReferenceFrame("turning")
    leaning.orient_body_fixed(model.frame, (yaw, lean, 0), "ZXY")
    turning.orient_axis(leaning, leaning.y, spin)
    return model, leaning, turning


def roll_on_edge(
    model: ap.Model,
    name: str,
    leaning: ReferenceFrame,
    turning: ReferenceFrame,
    inertia: Callable[[sm.Symbol, sm.Symbol, str], Moments],
) -> None:
    """A body of revolution about y, with its centre at (x, y, z), that rolls on its sharp edge."""
    N = model.frame
    m, r, g = model.parameters(
        "m r g", [3.43, 0.26, 9.81], unit=["kg", "m", "m/s^2"], description=["mass", "radius", "gravity"]
    )
    x, y, z = model.coordinates("x y z")
    model.speeds("vx vy vz")
    position = x * N.x + y * N.y + z * N.z
    body = model.body(name, mass=m, frame=turning, position=position, inertia=inertia(m, r, "y"))
    model.gravity(-g * N.z)
    model.constrain("rolls", ap.rolling(body, ap.Disc(r, axis="y", frame=leaning), model.ground, ap.Plane()))


_STATE = {"yaw": 0.3, "lean": 0.1, "spin": 1.97, "x": -0.35, "y": 2.27, "u1": -0.2, "u2": 1.3, "u3": 0.15}
_SOURCE = "SymPy, test_kane5: numbers of the rolling disc"

CARD = Card(
    name="rolling-disc",
    title="Thin disc rolling on a table",
    build=rolling_disc,
    start={"x": 0, "y": 0, "yaw": 0, "lean": 0.2, "spin": 0, "u1": 0.0, "u2": 8.0, "u3": 0.5},
    duration=2.0,
    shows=("lean", "spin"),
    actuators=efforts(steering={"yaw": 1}, leaning={"lean": 1}, pedals={"spin": 1}),
    kinds={"rolls": "linear nonholonomic"},
    source="Neimark and Fufaev 1972; Bloch 2003, section 1.4; SymPy, test_kane5",
    summary="A coin on its edge: above a spin of sqrt(g / (3 r)) it stays up.",
    invariants={"energy": lambda run: run["energy"]},
    numbers=(
        Number("u1", -0.925848952664489, 0.0, _SOURCE, 1e-12, _STATE),
        Number("u2", -0.0181350656532944, 0.0, _SOURCE, 1e-12, _STATE),
        Number("u3", 2.91695398184589, 0.0, _SOURCE, 1e-12, _STATE),
    ),
)
