"""Two pucks whose velocities must stay parallel (Roithmayr and Hodges 2010, section 5; 000)."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card
from appell.catalogue.systems.two_pucks import free_pucks


def parallel_pucks() -> ap.Model:
    """v2 . (n3 x v1) = 0 (Roithmayr and Hodges 2010, eq. 50; 000)."""
    model, P1, P2 = free_pucks("two pucks, parallel velocities")
    model.constrain("parallel", ap.velocity(P2).dot(model.frame.z.cross(ap.velocity(P1))))
    return model


def _sine(run: ap.Run) -> np.ndarray:
    v1, v2 = run.velocity("P1"), run.velocity("P2")
    return np.asarray(np.cross(v1, v2)[:, 2] / np.linalg.norm(v1, axis=1) / np.linalg.norm(v2, axis=1))


CARD = Card(
    name="parallel-pucks",
    title="Two pucks with parallel velocities",
    build=parallel_pucks,
    start={"q1": 1, "q2": -2, "q3": 1, "q4": 2, "u1": 0.3, "u2": 0.4, "u3": 0.6, "u4": 0.8},
    duration=10.0,
    kinds={"parallel": "nonlinear nonholonomic"},
    source="Roithmayr and Hodges 2010, E50 to E52",
    summary="Thrusters keep the velocities of two pucks parallel; the forces need not be opposite.",
    invariants={"sine of the angle": _sine},
)
