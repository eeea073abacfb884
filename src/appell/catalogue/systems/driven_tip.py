"""Golubev's tip at constant speed, driven along the horizontal only: a non-ideal servo-constraint.

Source: Roithmayr and Hodges 2010, eq. 6 (000).
"""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card
from appell.catalogue.systems.constant_speed_tip import falling_tip


def driven_tip() -> ap.Model:
    """(v . v - c^2) / 2 = 0, kept by a force along x: lam W and a force across W = v, since lam W is not at hand."""
    model, tip = falling_tip("tip at constant speed, driven sideways")
    c = model.parameters("c", 2.0, unit="m/s", description="speed to keep")
    v = ap.velocity(tip)
    model.constrain("speed", (v.dot(v) - c**2) / 2, servo={tip: model.frame.x})
    return model


def _across(run: ap.Run) -> np.ndarray:
    """The tip falls freely, u2 = u2(0) - g t, and u1 makes up for it."""
    fall = run["u2"][0] - run.parameters["g"] * run.time
    return np.asarray(np.sqrt(run.parameters["c"] ** 2 - fall**2))


def _effort(run: ap.Run) -> np.ndarray:
    """m u1' = m g u2 / u1."""
    fall = run["u2"][0] - run.parameters["g"] * run.time
    return np.asarray(run.parameters["m"] * run.parameters["g"] * fall / _across(run))


CARD = Card(
    name="driven-tip",
    title="A tip at constant speed, driven sideways",
    build=driven_tip,
    start={"x": 0, "y": 0, "u1": 1.6, "u2": 1.2},
    duration=0.25,
    kinds={"speed": "nonlinear nonholonomic"},
    source="Golubev 1999, in Roithmayr and Hodges 2010, section 1 and after E6",
    summary="The actuator cannot push along the velocity; pushing sideways keeps the speed all the same.",
    exact={"u1": _across, "lambda_speed": _effort},
    invariants={"speed": lambda run: np.linalg.norm(run.velocity("tip"), axis=1)},
)
