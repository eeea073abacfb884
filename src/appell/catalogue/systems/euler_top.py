"""Euler's top: a free body turning about its mass centre, its motion in elliptic functions."""

from __future__ import annotations

from functools import partial

import numpy as np
import scipy

import appell as ap
from appell.catalogue.card import Card, Number


def euler_top() -> ap.Model:
    """Nothing acts on it; the angular velocity is in the body's own principal axes."""
    model = ap.Model("Euler's top")
    moments = model.parameters(
        "I1 I2 I3", [1.0, 2.0, 3.0], unit="kg m^2", description=[f"principal moment {i}" for i in (1, 2, 3)]
    )
    body = model.body("body", 1, inertia=tuple(moments))
    model.joint("centre", ap.Spherical(), model.ground, body, coordinates="e0 e1 e2 e3", speeds="omega1 omega2 omega3")
    return model


def _elliptic(
    time: np.ndarray, I1: float, I2: float, I3: float, w1: float, w3: float
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """cn, sn and dn with I1 < I2 < I3 and M^2 > 2 E I2, from omega2 = 0 (Landau and Lifshitz, section 37)."""
    E2, M2 = I1 * w1**2 + I3 * w3**2, (I1 * w1) ** 2 + (I3 * w3) ** 2
    rate = np.sqrt((I3 - I2) * (M2 - E2 * I1) / (I1 * I2 * I3))
    squared = (I2 - I1) * (E2 * I3 - M2) / ((I3 - I2) * (M2 - E2 * I1))
    sn, cn, dn, _ = scipy.special.ellipj(rate * time, squared)
    return w1 * cn, np.sqrt((E2 * I3 - M2) / (I2 * (I3 - I2))) * sn, w3 * dn


def _motion(run: ap.Run, i: int) -> np.ndarray:
    I1, I2, I3 = (run.parameters[f"I{j}"] for j in (1, 2, 3))
    return _elliptic(run.time, I1, I2, I3, run["omega1"][0], run["omega3"][0])[i - 1]


def _momentum(run: ap.Run) -> np.ndarray:
    """The size of the angular momentum."""
    return np.asarray(np.linalg.norm([run.parameters[f"I{i}"] * run[f"omega{i}"] for i in (1, 2, 3)], axis=0))


_SLOW = 0.51**0.5
_AFTER_TEN = (0.668322251798233, -0.7438718758975496, 0.5705712436522599)  # by _elliptic

CARD = Card(
    name="euler-top",
    title="Euler's top",
    build=euler_top,
    start={"e0": 1.0, "e1": 0.0, "e2": 0.0, "e3": 0.0, "omega1": 1.0, "omega2": 0.0, "omega3": _SLOW},
    duration=20.0,
    shows=("omega1", "omega2", "omega3"),
    kinds={},
    source="Euler 1765; Landau and Lifshitz 1976, section 37",
    summary="A free body near its middle axis turns over again and again; Jacobi's functions say when.",
    exact={f"omega{i}": partial(_motion, i=i) for i in (1, 2, 3)},
    invariants={"energy": lambda run: run["energy"], "size of the angular momentum": _momentum},
    numbers=tuple(
        Number(f"omega{i}", value, 10.0, "Jacobi's cn, sn and dn; Landau and Lifshitz 1976, section 37")
        for i, value in enumerate(_AFTER_TEN, 1)
    ),
)
