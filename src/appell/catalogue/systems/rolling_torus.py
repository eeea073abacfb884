"""A torus that rolls on a table: a tyre."""

from __future__ import annotations

import appell as ap
from appell.catalogue.card import Card
from appell.catalogue.systems.rolling_disc import leaning_frames


def rolling_torus() -> ap.Model:
    """A solid torus about its own y axis: yaw, lean and spin as for the disc."""
    model, leaning, turning = leaning_frames("rolling torus")
    N = model.frame
    model.speeds("yaw_rate lean_rate spin_rate")
    m, R, r, g = model.parameters(
        "m R r g",
        [2.0, 0.3, 0.05, 9.81],
        unit=["kg", "m", "m", "m/s^2"],
        description=["mass", "radius of the ring", "radius of the tube", "gravity"],
    )
    x, y, z = model.coordinates("x y z")
    model.speeds("vx vy vz")
    about, across = m * (R**2 + 3 * r**2 / 4), m * (R**2 / 2 + 5 * r**2 / 8)
    position = x * N.x + y * N.y + z * N.z
    tyre = model.body("tyre", mass=m, frame=turning, position=position, inertia=(across, about, across))
    model.gravity(-g * N.z)
    model.constrain("rolls", ap.rolling(tyre, ap.Torus(R, r, axis="y", frame=leaning), model.ground, ap.Plane()))
    return model


CARD = Card(
    name="rolling-torus",
    title="Torus rolling on a table",
    build=rolling_torus,
    start={"x": 0, "y": 0, "yaw": 0, "lean": 0.2, "spin": 0, "yaw_rate": 0.5, "lean_rate": 0.0, "spin_rate": 8.0},
    duration=2.0,
    kinds={"rolls": "linear nonholonomic"},
    source="Neimark and Fufaev 1972, chapter II",
    summary="A thick hoop: its contact wanders across the tube as it leans.",
    invariants={"energy": lambda run: run["energy"]},
)
