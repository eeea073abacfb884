"""Two free rigid bodies that must spin at right angles (Roithmayr and Hodges 2010, section 7; 000)."""

from __future__ import annotations

import appell as ap
from appell.catalogue.card import Card


def free_body(model: ap.Model, name: str, mass: object, inertia: tuple[object, object, object]) -> ap.Body:
    """A body that flies, its coordinates and speeds named after it."""
    body = model.body(name, mass, inertia=inertia)
    coordinates = " ".join(f"{short}{name}" for short in ("x", "y", "z", "e0", "e1", "e2", "e3"))
    speeds = " ".join(f"{short}{name}" for short in ("vx", "vy", "vz", "w1", "w2", "w3"))
    model.joint(f"flight of {name}", ap.Free(), model.ground, body, coordinates=coordinates, speeds=speeds)
    return body


def perpendicular_bodies() -> ap.Model:
    """omega_A . omega_B = 0."""
    model = ap.Model("two bodies spinning at right angles")
    mA, A1, A2, A3 = model.parameters(
        "mA A1 A2 A3",
        [1.0, 1.0, 2.0, 2.5],
        unit=["kg", "kg m^2", "kg m^2", "kg m^2"],
        description=["mass of A", *(f"principal moment of A about its axis {i}" for i in (1, 2, 3))],
    )
    mB, B1, B2, B3 = model.parameters(
        "mB B1 B2 B3",
        [1.0, 0.5, 0.8, 1.1],
        unit=["kg", "kg m^2", "kg m^2", "kg m^2"],
        description=["mass of B", *(f"principal moment of B about its axis {i}" for i in (1, 2, 3))],
    )
    A = free_body(model, "A", mA, (A1, A2, A3))
    B = free_body(model, "B", mB, (B1, B2, B3))
    model.constrain("right angle", ap.angular_velocity(A).dot(ap.angular_velocity(B)))
    return model


_UPRIGHT = {"e0A": 1.0, "e1A": 0.0, "e2A": 0.0, "e3A": 0.0, "e0B": 1.0, "e1B": 0.0, "e2B": 0.0, "e3B": 0.0}

CARD = Card(
    name="perpendicular-bodies",
    title="Two free rigid bodies with perpendicular angular velocities",
    build=perpendicular_bodies,
    start=_UPRIGHT | {"xB": 5.0, "w1A": 1.0, "w2A": 0.2, "w3A": 0.0, "w1B": -0.3, "w2B": 1.5, "w3B": 0.7},
    duration=20.0,
    kinds={"right angle": "nonlinear nonholonomic"},
    source="Roithmayr and Hodges 2010, section 7",
    summary="Torques along each other's spin keep the angular velocities of two spacecraft at right angles.",
    invariants={
        "energy": lambda run: run["energy"],
        "product of the spins": lambda run: (run.angular_velocity("A") * run.angular_velocity("B")).sum(1),
    },
)
