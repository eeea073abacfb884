"""Zekovich's fork: two particles joined by a fork that lets them slide apart, their velocities perpendicular."""

from __future__ import annotations

import numpy as np
import sympy as sm

from appell.catalogue.card import Card
from appell.constraints import velocity
from appell.model import Model


def zekovich_fork() -> Model:
    """v1 . b1 = 0 and v1 . v2 = 0; with u1 = 0 the second is u2 (u2 + r u3) = 0 (000, section 4.4)."""
    model = Model("Zekovich's fork")
    N, t = model.frame, model.time
    m1, m2 = model.parameters("m1 m2", [1.0, 2.0], unit="kg", description=["mass of P1", "mass of P2"])
    x, y, theta, r = model.coordinates("x y theta r")
    c, s = sm.cos(theta), sm.sin(theta)
    along, across = x.diff(t) * c + y.diff(t) * s, -x.diff(t) * s + y.diff(t) * c
    model.speeds("u1 u2 u3 u4", [along, across, theta.diff(t), r.diff(t)])
    b1 = c * N.x + s * N.y
    root = x * N.x + y * N.y
    P1, P2 = model.particle("P1", m1, root), model.particle("P2", m2, root + r * b1)
    model.constrain("blade", velocity(P1).dot(b1))
    model.constrain("perpendicular", velocity(P1).dot(velocity(P2)))
    return model


def _distance(run) -> np.ndarray:  # type: ignore[no-untyped-def]
    """On the branch u2 + r u3 = 0 each particle keeps its speed: r = r0 + u4 t."""
    return np.asarray(run["r"][0] + run["u4"][0] * run.time)


def _heading(run) -> np.ndarray:  # type: ignore[no-untyped-def]
    """theta' = -u2 / r with u2 and u4 constant."""
    turned = run["u2"][0] / run["u4"][0] * np.log(_distance(run) / run["r"][0])
    return np.asarray(run["theta"][0] - turned)


CARD = Card(
    name="zekovich-fork",
    title="Zekovich's fork",
    build=zekovich_fork,
    start={"x": 0, "y": 0, "theta": 0.3, "r": 1.0, "u1": 0, "u2": -0.8, "u3": 0.8, "u4": 0.5},
    duration=6.0,
    kinds={"blade": "linear nonholonomic", "perpendicular": "nonlinear nonholonomic"},
    source="Zekovich, in Roithmayr and Hodges 2010, section 4.4",
    summary="Nonlinear as written only: with its blade the root stands still, or the other end moves along the fork.",
    exact={"r": _distance, "theta": _heading},
    invariants={
        "energy": lambda run: run["energy"],
        "speed of P1": lambda run: np.linalg.norm(run.velocity("P1"), axis=1),
        "speed of P2": lambda run: np.linalg.norm(run.velocity("P2"), axis=1),
    },
)
