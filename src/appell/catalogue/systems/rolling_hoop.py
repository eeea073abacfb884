"""A thin hoop that rolls on a table."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card, Threshold
from appell.catalogue.systems.rolling_disc import leaning_frames, roll_on_edge


def rolling_hoop() -> ap.Model:
    """Yaw about z, lean about the new x, spin about the new y, the axis of the hoop; the speeds are their rates."""
    model, leaning, turning = leaning_frames("rolling hoop")
    model.speeds("yaw_rate lean_rate spin_rate")
    roll_on_edge(model, "hoop", leaning, turning, ap.hoop)
    return model


CARD = Card(
    name="rolling-hoop",
    title="Hoop rolling on a table",
    build=rolling_hoop,
    start={"x": 0, "y": 0, "yaw": 0, "lean": 0.2, "spin": 0, "yaw_rate": 0.5, "lean_rate": 0.0, "spin_rate": 8.0},
    duration=2.0,
    kinds={"rolls": "linear nonholonomic"},
    source="Neimark and Fufaev 1972; SymPy, test_linearize",
    summary="Upright it is stable above a spin of sqrt(g / (4 r)).",
    invariants={"energy": lambda run: run["energy"]},
    thresholds=(
        Threshold(
            {"lean": 0.0, "spin_rate": 3.0},
            "spin_rate",
            9.0,
            float(np.sqrt(9.81 / (4 * 0.26))),
            "the spin sqrt(g / (4 r)) above which it stays upright",
            1e-9,
        ),
    ),
)
