"""A pendulum in Cartesian coordinates: the simplest position constraint."""

from __future__ import annotations

import appell as ap
from appell.catalogue.card import Card, Number


def cartesian_pendulum() -> ap.Model:
    """|r|^2 = L^2 under gravity along -y."""
    model = ap.Model("pendulum in Cartesian coordinates")
    N = model.frame
    m, g, L = model.parameters(
        "m g L", [1.0, 9.81, 1.0], unit=["kg", "m/s^2", "m"], description=["mass", "gravity", "length of the rod"]
    )
    x, y = model.coordinates("x y")
    model.speeds("vx vy")
    bob = model.particle("bob", mass=m, position=x * N.x + y * N.y)
    model.gravity(-g * N.y)
    r = ap.position(bob)
    model.constrain("rod", r.dot(r) - L**2)
    return model


_SOURCE = "IFToMM benchmark A01"

CARD = Card(
    name="cartesian-pendulum",
    title="Pendulum in Cartesian coordinates",
    build=cartesian_pendulum,
    start={"x": -1.0, "y": 0.0, "vx": 0.0, "vy": 0.0},
    duration=10.0,
    kinds={"rod": "holonomic"},
    source=_SOURCE,
    summary="A bob on a rod, written with a position constraint; the rod's pull is the reaction.",
    invariants={"energy": lambda run: run["energy"]},
    numbers=(
        Number("x", 0.986291751132, 1.0, _SOURCE, 1e-9),
        Number("y", -0.165010853126, 1.0, _SOURCE, 1e-9),
        Number("x", -0.275087462576, 10.0, _SOURCE, 1e-8),
        Number("y", -0.961419205099, 10.0, _SOURCE, 1e-8),
    ),
)
