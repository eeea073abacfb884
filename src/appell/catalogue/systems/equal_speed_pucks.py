"""Two pucks whose speeds must stay equal (Roithmayr and Hodges 2010, section 5; 000)."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card
from appell.catalogue.systems.two_pucks import free_pucks


def equal_speed_pucks() -> ap.Model:
    """(v2 . v2 - v1 . v1) / 2 = 0; the half makes the multiplier that of E55."""
    model, P1, P2 = free_pucks("two pucks, equal speeds")
    v1, v2 = ap.velocity(P1), ap.velocity(P2)
    model.constrain("equal speeds", (v2.dot(v2) - v1.dot(v1)) / 2)
    return model


def _difference(run: ap.Run) -> np.ndarray:
    return np.asarray(np.linalg.norm(run.velocity("P1"), axis=1) - np.linalg.norm(run.velocity("P2"), axis=1))


CARD = Card(
    name="equal-speed-pucks",
    title="Two pucks with equal speeds",
    build=equal_speed_pucks,
    start={"q1": 1, "q2": -2, "q3": 1, "q4": 2, "u1": 0.3, "u2": 0.4, "u3": 0.4, "u4": -0.3},
    duration=10.0,
    kinds={"equal speeds": "nonlinear nonholonomic"},
    source="Roithmayr and Hodges 2010, E53 to E55",
    summary="Thrusters along the velocities keep two pucks equally fast; the forces on them are of one size.",
    invariants={"difference of the speeds": _difference},
)
