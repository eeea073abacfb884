"""Pucks on a rough table, slip in two directions: on springs, or free until they stop after v^2 / (2 mu g)."""

from __future__ import annotations

from functools import cache

import numpy as np
import sympy as sm

import appell as ap
from tests.campaign.case import Case, Contact, Family, System

G = 9.81


@cache
def equations() -> ap.Equations:
    model = ap.Model("a puck on a table")
    N, t = model.frame, model.time
    k, mu, a, w = model.parameters("k mu a w", [3.0, 0.2, 2.0, 3.0])
    x, y, z = model.coordinates("x y z")
    puck = model.particle("puck", mass=1, position=x * N.x + y * N.y + z * N.z)
    model.gravity(-G * N.z)
    model.potential("springs", k * (x**2 + 2 * y**2) / 2)
    model.force(puck, a * (sm.sin(w * t) * N.x + sm.cos(w * t) * N.y))
    model.constrain("table", ap.position(puck).dot(N.z) >= 0, friction=ap.Coulomb(mu))
    return model.derive(ap.Kane())


def draw(random: np.random.Generator) -> Case:
    mu, free = random.uniform(0.05, 0.5), random.random() < 0.3
    k, a, w = (0.0, 0.0, 1.0) if free else (random.uniform(0.5, 9), random.uniform(0, 6), random.uniform(0.5, 5))
    x, v = random.uniform(-1, 1, 2), random.uniform(-2, 2, 2)

    def force(t: float, q: np.ndarray, u: np.ndarray) -> np.ndarray:
        return np.array([a * np.sin(w * t) - k * q[0], a * np.cos(w * t) - 2 * k * q[1], -G])

    def stopped(times: np.ndarray) -> np.ndarray:
        speed = float(np.hypot(*v))
        s = np.minimum(times, speed / (mu * G))
        way = (s - mu * G * s**2 / (2 * speed))[:, None] * v
        return np.column_stack([x + way, np.zeros(times.size)])

    slips = (lambda t, q, u: u[0], lambda t, q, u: u[1])
    system = System(np.eye(3), force, (Contact("table", lambda t, q: q[2], slips=slips, mu=mu),))
    state = {"x": x[0], "y": x[1], "z": 0.0, "xdot": v[0], "ydot": v[1], "zdot": 0.0}
    return Case(
        equations(),
        2.0,
        state,
        {"k": k, "mu": mu, "a": a, "w": w},
        system,
        ("x", "y", "z"),
        ("xdot", "ydot", "zdot"),
        exact=stopped if free else None,
    )


FAMILY = Family("pucks", draw)
