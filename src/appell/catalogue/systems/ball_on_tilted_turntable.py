"""A ball that rolls on a tilted turntable: it does not roll down, it drifts across the slope."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card
from appell.catalogue.systems.ball_on_turntable import center, turntable


def ball_on_tilted_turntable() -> ap.Model:
    """A free ball on a tilted table, x down the slope, that turns about its normal at a constant rate."""
    return turntable("ball on a tilted turntable", None)


def _center(run: ap.Run) -> tuple[np.ndarray, np.ndarray]:
    """The pull along the slope is that on a rolling ball, (5/7) g sin(slope)."""
    return center(run, 5 / 7 * run.parameters["g"] * float(np.sin(run.parameters["slope"])))


CARD = Card(
    name="ball-on-tilted-turntable",
    title="Ball rolling on a tilted turntable",
    build=ball_on_tilted_turntable,
    start={"x_ball": 0.0, "y_ball": 0.0, "z_ball": 0.2, "e0_ball": 1, "vx_ball": 0.0, "vy_ball": 0.0, "vz_ball": 0.0},
    duration=3.0,
    kinds={"rolls": "linear nonholonomic"},
    source="Weltner 1987, Am. J. Phys. 55:937",
    summary="Released at rest the ball runs along a cycloid across the slope and never gets away downwards.",
    exact={"x_ball": lambda run: _center(run)[0], "y_ball": lambda run: _center(run)[1]},
    invariants={"height": lambda run: run["z_ball"]},
)
