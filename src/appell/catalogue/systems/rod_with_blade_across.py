"""Zekovich's rod with a blade across it: the velocities of its ends stay parallel."""

from __future__ import annotations

from functools import partial

import numpy as np

import appell as ap
from appell.catalogue.card import Card


def rod_in_the_plane(name: str) -> tuple[ap.Model, ap.Particle, ap.Particle]:
    """Two equal particles at the ends of a rod of length 2 L."""
    model = ap.Model(name)
    N = model.frame
    m, L = model.parameters("m L", [1.0, 0.5], unit=["kg", "m"], description=["mass at each end", "half the length"])
    x1, y1, x2, y2 = model.coordinates("x1 y1 x2 y2")
    model.speeds("u1:5")
    P1, P2 = model.particle("P1", m, x1 * N.x + y1 * N.y), model.particle("P2", m, x2 * N.x + y2 * N.y)
    rod = ap.position(P2) - ap.position(P1)
    model.constrain("rod", (rod.dot(rod) - 4 * L**2) / 2)
    return model, P1, P2


def rod_with_blade_across() -> ap.Model:
    """v2 . (n3 x v1) = 0 beside the rod: the middle does not move along it, or the rod does not turn.

    Source: Roithmayr and Hodges 2010, eq. 50 (000).
    """
    model, P1, P2 = rod_in_the_plane("rod with a blade across")
    model.constrain("parallel", ap.velocity(P2).dot(model.frame.z.cross(ap.velocity(P1))))
    return model


def circling(run: ap.Run, name: str) -> np.ndarray:
    """A coordinate of an end: the rod turns steadily, and so does the constant velocity of its middle."""
    start = np.array([run[key][0] for key in ("x1", "y1", "x2", "y2", "u1", "u2", "u3", "u4")])
    first, second, v1, v2 = start[::2] + 1j * start[1::2]
    rod, drift = second - first, (v1 + v2) / 2
    turning = ((v2 - v1) / rod).imag
    turned = np.exp(1j * turning * run.time)
    side = 0.5 if name.endswith("2") else -0.5
    end = (first + second) / 2 + drift * (turned - 1) / (1j * turning) + side * rod * turned
    return np.asarray(end.real if name.startswith("x") else end.imag)


CARD = Card(
    name="rod-with-blade-across",
    title="Zekovich's rod with a blade across",
    build=rod_with_blade_across,
    start={"x1": -0.5, "y1": 0, "x2": 0.5, "y2": 0, "u1": 0, "u2": 0.2, "u3": 0, "u4": 1.0},
    duration=6.0,
    kinds={"rod": "holonomic", "parallel": "nonlinear nonholonomic"},
    source="Zekovich, in Roithmayr and Hodges 2010, section 5",
    summary="Parallel velocities of the ends look nonlinear; beside the rod they are the linear row of a blade.",
    exact={name: partial(circling, name=name) for name in ("x1", "y1", "x2", "y2")},
    invariants={"energy": lambda run: run["energy"], "speed of P1": lambda run: np.hypot(run["u1"], run["u2"])},
)
