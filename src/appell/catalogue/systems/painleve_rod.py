"""Painleve's rod: its tip slides on a rough line, and friction changes the normal force it comes from."""

from __future__ import annotations

import numpy as np
import sympy as sm

import appell as ap
from appell.catalogue.card import Card, Number


def painleve_rod() -> ap.Model:
    """y of the tip = 0, with C = -mu |N| v/|v| there, N the actual normal force.

    While the tip slides towards -x, N (1/m + l^2/J cos th (cos th - mu sin th)) = g - l th'^2 sin th, th the lean;
    for a uniform rod and mu > 4/3 the left factor vanishes at some lean, and beyond it no reaction or two satisfy the
    law.
    """
    model = ap.Model("Painleve's rod")
    N = model.frame
    m, half, g, mu = model.parameters(
        "m l g mu",
        [1.0, 0.5, 9.81, 0.3],
        unit=["kg", "m", "m/s^2", ""],
        description=["mass", "half the length", "gravity, along -y", "coefficient of friction"],
    )
    x, y, theta = model.coordinates("x y theta")
    B = N.orientnew("B", "Axis", [theta, N.z])
    rod = model.body("rod", mass=m, inertia_zz=m * half**2 / 3, frame=B, position=x * N.x + y * N.y)
    tip = model.point("tip", rod.point.locatenew("tip", -half * B.x), on=rod)
    model.gravity(-g * N.y)
    slip = ap.velocity(tip).dot(N.x)
    model.constrain(
        "line",
        ap.position(tip).dot(N.y),
        nonideal=lambda ideal, actual: {tip: -mu * abs(actual[tip].force.dot(N.y)) * sm.sign(slip) * N.x},
    )
    return model


LEAN = 1.0
_ACROSS = np.cos(LEAN) * (np.cos(LEAN) - 0.3 * np.sin(LEAN))

CARD = Card(
    name="painleve-rod",
    title="Painleve's rod on a rough line",
    build=painleve_rod,
    start={"x": 0, "theta": LEAN, "xdot": -3, "thetadot": 0},
    duration=0.25,
    kinds={"line": "holonomic"},
    source="Painleve 1895, Lecons sur le frottement",
    summary="A law of the actual reaction: the normal force with friction is not the one without.",
    invariants={"height of the tip": lambda run: run.position("tip")[:, 1]},
    numbers=(
        Number("lambda_line", 9.81 / (1 + 3 * _ACROSS), 0.0, "closed form at the start, with friction"),
        Number("lambda0_line", 9.81 / (1 + 3 * np.cos(LEAN) ** 2), 0.0, "closed form at the start, without"),
    ),
)
