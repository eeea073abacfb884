"""A two-link arm that sprays: its tip must move at a constant speed (Roithmayr and Hodges 2010, section 1; 000)."""

from __future__ import annotations

import numpy as np
import sympy as sm

import appell as ap
from appell.catalogue.card import Card, Number


def spraying_arm() -> ap.Model:
    """(v . v - c^2) / 2 = 0 for the tip of the second of two equal rods on a table."""
    model = ap.Model("spraying arm")
    N = model.frame
    m, length, c = model.parameters(
        "m l c",
        [2.0, 0.5, 0.8],
        unit=["kg", "m", "m/s"],
        description=["mass of a rod", "its length", "speed of the tip to keep"],
    )
    q1, q2 = model.coordinates("q1 q2")
    model.speeds("u1 u2")
    upper = N.orientnew("A", "Axis", [q1, N.z])
    lower = N.orientnew("B", "Axis", [q2, N.z])
    inertia = m * length**2 / 12
    model.body("upper", m, frame=upper, position=length / 2 * upper.x, inertia_zz=inertia)
    forearm = model.body("lower", m, frame=lower, position=length * upper.x + length / 2 * lower.x, inertia_zz=inertia)
    tip = model.point("tip", length * upper.x + length * lower.x, on=forearm)
    v = ap.velocity(tip)
    model.constrain("speed", (v.dot(v) - sm.sympify(c) ** 2) / 2)
    return model


# of two speeds u2 that give the tip its speed the positive one: |v|^2 = l^2 (u1^2 + u2^2 + 2 u1 u2 cos(q2 - q1))
_START = {"q1": 0.3, "q2": 1.4, "u1": 0.5, "u2": -0.5 * np.cos(1.1) + np.sqrt(1.6**2 - (0.5 * np.sin(1.1)) ** 2)}
_INDEPENDENT = "SciPy DOP853 on equations written by hand (tests/catalogue)"

CARD = Card(
    name="spraying-arm",
    title="Two-link arm spraying at constant speed",
    build=spraying_arm,
    start=_START,
    duration=6.0,
    kinds={"speed": "nonlinear nonholonomic"},
    source="Golubev 1999, in Roithmayr and Hodges 2010, section 1",
    summary="A painting robot keeps the speed of its nozzle; the force it needs points along the nozzle's velocity.",
    invariants={"speed of the tip": lambda run: np.linalg.norm(run.velocity("tip"), axis=1)},
    numbers=(
        Number("q1", 5.6017739045, 6.0, _INDEPENDENT, 1e-8, _START),
        Number("q2", 7.006077828643, 6.0, _INDEPENDENT, 1e-8, _START),
    ),
)
