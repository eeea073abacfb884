"""Two pucks on an air table whose velocities must stay perpendicular (Roithmayr and Hodges 2010, section 4; 000)."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card, Number


def free_pucks(name: str) -> tuple[ap.Model, ap.Particle, ap.Particle]:
    """Two pucks pushed by constant forces, not yet constrained (Roithmayr and Hodges 2010, eq. 28 and eq. 36; 000)."""
    model = ap.Model(name)
    N = model.frame
    m1, m2 = model.parameters("m1 m2", [1.0, 2.0], unit="kg", description=["mass of P1", "mass of P2"])
    s1, s2, s3, s4 = model.parameters(
        "sigma1:5",
        [1.0, 0.0, 1.0, 0.0],
        unit="N",
        description=["force on P1 along x", "force on P1 along y", "force on P2 along x", "force on P2 along y"],
    )
    q1, q2, q3, q4 = model.coordinates("q1:5")
    model.speeds("u1:5")
    P1 = model.particle("P1", mass=m1, position=q1 * N.x + q2 * N.y)
    P2 = model.particle("P2", mass=m2, position=q3 * N.x + q4 * N.y)
    model.force(P1, s1 * N.x + s2 * N.y)
    model.force(P2, s3 * N.x + s4 * N.y)
    return model, P1, P2


def two_pucks() -> ap.Model:
    """v1 . v2 = 0."""
    model, P1, P2 = free_pucks("two pucks")
    model.constrain("perpendicular", ap.velocity(P1).dot(ap.velocity(P2)))
    return model


def _cosine(run: ap.Run) -> np.ndarray:
    v1, v2 = run.velocity("P1"), run.velocity("P2")
    return (v1 * v2).sum(1) / np.linalg.norm(v1, axis=1) / np.linalg.norm(v2, axis=1)


_STATE = {"q1": 0, "q2": 0, "q3": 0, "q4": 0, "u1": 0.4, "u2": -1.1, "u3": 0.9, "u4": 0.36 / 1.1}
_VALUES = {"m1": 1.3, "m2": 0.7, "sigma1": 0.3, "sigma2": -0.2, "sigma3": 0.5, "sigma4": 0.8}
_SOURCE = "Roithmayr and Hodges 2010, E34 and E35"

CARD = Card(
    name="two-pucks",
    title="Two pucks with perpendicular velocities",
    build=two_pucks,
    start={"q1": 1, "q2": -2, "q3": 1, "q4": 2, "u1": 0.3, "u2": 0.4, "u3": 0.4, "u4": -0.3},
    duration=10.0,
    kinds={"perpendicular": "nonlinear nonholonomic"},
    source="Roithmayr and Hodges 2010, section 4",
    summary="Thrusters keep the velocities of two pucks at right angles; a servo-constraint nonlinear in velocity.",
    exact={"cosine of the angle": lambda run: np.zeros(run.time.size)},
    invariants={"cosine of the angle": _cosine},
    numbers=tuple(
        Number(quantity, value, 0.0, _SOURCE, tolerance, _STATE, _VALUES)
        for quantity, value, tolerance in (
            ("lambda_perpendicular", 0.305747322464015, 1e-14),
            ("u1'", 0.442440454, 5e-10),
            ("u2'", -0.0768747999, 5e-11),
            ("u3'", 0.88899847, 5e-9),
            ("u4'", 0.6623970647, 5e-11),
        )
    ),
)
