"""Huston and Passerello's balancing pole: its foot on a floor, pushed so that the pole keeps its lean in space."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card, Number


def balancing_pole() -> ap.Model:
    """The foot stays on the floor (ideal); the two angles are kept by the two horizontal forces at the foot.

    The pole then moves without turning, so that the force at the foot is along it: the foot accelerates with
    g (e_x, e_y) / e_z, e the direction of the pole.
    """
    model = ap.Model("a pole balanced on a floor")
    N = model.frame
    m, half, g, forward, aside = model.parameters(
        "m l g forward aside",
        [0.8, 0.6, 9.81, 0.15, 0.1],
        unit=["kg", "m", "m/s^2", "rad", "rad"],
        description=["mass", "half the length", "gravity, along -z", "lean to keep towards x", "and about x"],
    )
    x, y, z, phi, theta = model.coordinates("x y z phi theta")
    A = N.orientnew("A", "Axis", [phi, N.x])
    B = A.orientnew("B", "Axis", [theta, A.y])
    where = x * N.x + y * N.y + z * N.z
    J = m * half**2 / 3
    pole = model.body("pole", mass=m, inertia=(J, J, 0), frame=B, position=where + half * B.z)
    foot = model.point("foot", where, on=pole)
    model.gravity(-g * N.z)
    model.constrain("floor", ap.position(foot).dot(N.z))
    model.constrain("keeps its lean", [theta - forward, phi - aside], servo=[{foot: N.x}, {foot: N.y}])
    return model


CARD = Card(
    name="balancing-pole",
    title="A pole balanced on a floor",
    build=balancing_pole,
    start={"x": 0, "y": 0, "phi": 0.1, "theta": 0.15},
    duration=1.5,
    kinds={"floor": "holonomic", "keeps its lean": "holonomic"},
    source="Huston and Passerello 1976, in Roithmayr and Hodges 2010, section 1",
    summary="Two servo-constraints and one ideal constraint: the actuators push where the floor lets the foot go.",
    exact={
        "x": lambda run: run.parameters["g"] * np.tan(0.15) / np.cos(0.1) * run.time**2 / 2,
        "y": lambda run: -run.parameters["g"] * np.tan(0.1) * run.time**2 / 2,
    },
    invariants={"height of the centre": lambda run: run.position("pole")[:, 2]},
    numbers=(Number("lambda_floor", 0.8 * 9.81, 1.0, "the floor carries the weight"),),
)
