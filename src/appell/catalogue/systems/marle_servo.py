"""Marle's servomechanism: the foot of a rod is driven along a line so that the rod keeps its lean.

Source: Roithmayr and Hodges 2010, section 1 (000).
"""

from __future__ import annotations

import numpy as np
import sympy as sm

import appell as ap
from appell.catalogue.card import Card, Number


def marle_servo() -> ap.Model:
    """theta = lean, kept by a horizontal force at the foot.

    An ideal reaction would twist the rod; the foot can only be pushed sideways, and it must then accelerate with
    g tan(lean), driven by m g tan(lean).
    """
    model = ap.Model("Marle's servo")
    N = model.frame
    m, half, g, lean = model.parameters(
        "m l g lean",
        [1.0, 0.5, 9.81, 0.2],
        unit=["kg", "m", "m/s^2", "rad"],
        description=["mass", "half the length", "gravity, along -y", "lean to keep, from the vertical"],
    )
    x, theta = model.coordinates("x theta")
    rod = model.body(
        "rod",
        mass=m,
        inertia_zz=m * half**2 / 3,
        frame=N.orientnew("B", "Axis", [-theta, N.z]),
        position=(x + half * sm.sin(theta)) * N.x + half * sm.cos(theta) * N.y,
    )
    foot = model.point("foot", x * N.x, on=rod)
    model.gravity(-g * N.y)
    model.constrain("keeps its lean", theta - lean, servo={foot: N.x})
    return model


CARD = Card(
    name="marle-servo",
    title="Marle's servo: a rod kept leaning by its foot",
    build=marle_servo,
    start={"x": 0, "theta": 0.2},
    duration=2.0,
    kinds={"keeps its lean": "holonomic"},
    source="Marle 1995, in Roithmayr and Hodges 2010, section 1",
    summary="A servo-constraint whose actuator cannot push along the ideal reaction, and need not.",
    exact={"x": lambda run: run.parameters["g"] * np.tan(run.parameters["lean"]) * run.time**2 / 2},
    invariants={"lean": lambda run: run["theta"]},
    numbers=(Number("lambda_keeps_its_lean", 9.81 * np.tan(0.2), 1.0, "m g tan(lean), the effort at the foot"),),
)
