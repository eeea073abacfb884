"""Zekovich's rod with a blade along it: its ends keep equal speeds."""

from __future__ import annotations

from functools import partial

import numpy as np

import appell as ap
from appell.catalogue.card import Card
from appell.catalogue.systems.rod_with_blade_across import circling, rod_in_the_plane


def rod_with_blade_along() -> ap.Model:
    """v2 . v2 = v1 . v1 beside the rod: the middle moves along it, or the rod does not turn.

    Source: Roithmayr and Hodges 2010, eq. 53 (000).
    """
    model, P1, P2 = rod_in_the_plane("rod with a blade along")
    v1, v2 = ap.velocity(P1), ap.velocity(P2)
    model.constrain("equal speeds", (v2.dot(v2) - v1.dot(v1)) / 2)
    return model


CARD = Card(
    name="rod-with-blade-along",
    title="Zekovich's rod with a blade along",
    build=rod_with_blade_along,
    start={"x1": -0.5, "y1": 0, "x2": 0.5, "y2": 0, "u1": 0.6, "u2": -0.4, "u3": 0.6, "u4": 0.4},
    duration=6.0,
    kinds={"rod": "holonomic", "equal speeds": "nonlinear nonholonomic"},
    source="Zekovich, in Roithmayr and Hodges 2010, section 5",
    summary="Equal speeds of the ends look nonlinear; beside the rod they are the linear row of a blade.",
    exact={name: partial(circling, name=name) for name in ("x1", "y1", "x2", "y2")},
    invariants={"energy": lambda run: run["energy"], "speed of P1": lambda run: np.hypot(run["u1"], run["u2"])},
)
