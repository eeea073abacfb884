"""Zekovich's fork: two particles joined by a fork that lets them slide apart, their velocities perpendicular."""

from __future__ import annotations

from functools import partial

import numpy as np

import appell as ap
from appell.catalogue.card import Card


def zekovich_fork() -> ap.Model:
    """A blade at P1 across the fork, v1 . (r2 - r1) = 0, and v1 . v2 = 0 (Roithmayr and Hodges 2010, section 4.4; 000).

    With u1, u2 the velocity of P1 along and across the fork, at the rate u3 of its turning and r of its length, the
    rows are u1 = 0 and u2 (u2 + r u3) = 0: P1 stands still, or P2 moves along the fork.
    """
    model = ap.Model("Zekovich's fork")
    N = model.frame
    m1, m2 = model.parameters("m1 m2", [1.0, 2.0], unit="kg", description=["mass of P1", "mass of P2"])
    x1, y1, x2, y2 = model.coordinates("x1 y1 x2 y2")
    model.speeds("u1:5")
    P1, P2 = model.particle("P1", m1, x1 * N.x + y1 * N.y), model.particle("P2", m2, x2 * N.x + y2 * N.y)
    model.constrain("blade", ap.velocity(P1).dot(ap.position(P2) - ap.position(P1)))
    model.constrain("perpendicular", ap.velocity(P1).dot(ap.velocity(P2)))
    return model


def _ends(run: ap.Run) -> tuple[np.ndarray, np.ndarray]:
    """P1 and P2 as complex numbers, on the branch where P2 moves along the fork: each keeps its speed, c1 and c2.

    The fork's length is r = r0 + c2 t and it turns by theta' = -c1 / r, so that with rho = r / r0 and k = c1 / c2 its
    direction is d0 rho^(-i k), and P1 moves across it.
    """
    start = np.array([run[key][0] for key in ("x1", "y1", "x2", "y2", "u1", "u2", "u3", "u4")])
    first, second, v1, v2 = start[::2] + 1j * start[1::2]
    r0 = abs(second - first)
    direction = (second - first) / r0
    c1, c2 = (v1 / direction).imag, (v2 / direction).real
    rho, k = 1 + c2 * run.time / r0, c1 / c2
    end = first + 1j * c1 * direction * r0 / c2 * (rho ** (1 - 1j * k) - 1) / (1 - 1j * k)
    return end, end + direction * r0 * rho ** (1 - 1j * k)


def _coordinate(run: ap.Run, name: str) -> np.ndarray:
    end = _ends(run)[int(name[1]) - 1]
    return np.asarray(end.real if name.startswith("x") else end.imag)


CARD = Card(
    name="zekovich-fork",
    title="Zekovich's fork",
    build=zekovich_fork,
    start={"x1": 0, "y1": 0, "x2": 0.8, "y2": 0.6, "u1": 0.48, "u2": -0.64, "u3": 0.4, "u4": 0.3},
    duration=6.0,
    kinds={"blade": "linear nonholonomic", "perpendicular": "nonlinear nonholonomic"},
    source="Zekovich, in Roithmayr and Hodges 2010, section 4.4",
    summary="Nonlinear as written only: with its blade the root stands still, or the other end moves along the fork.",
    exact={name: partial(_coordinate, name=name) for name in ("x1", "y1", "x2", "y2")},
    invariants={
        "energy": lambda run: run["energy"],
        "speed of P1": lambda run: np.hypot(run["u1"], run["u2"]),
        "speed of P2": lambda run: np.hypot(run["u3"], run["u4"]),
    },
)
