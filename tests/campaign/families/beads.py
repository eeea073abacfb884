"""A bead on a rough wire y = b x^2 that shakes: its normal force goes through zero."""

from __future__ import annotations

from functools import cache

import numpy as np
import sympy as sm

import appell as ap
from tests.campaign.case import Case, Contact, Family, System

G = 9.81


@cache
def equations() -> ap.Equations:
    model = ap.Model("a bead on a rough wire")
    N, t = model.frame, model.time
    b, mu, a, w = model.parameters("b mu a w", [1.0, 0.2, 3.0, 5.0])
    x, y = model.coordinates("x y")
    bead = model.particle("bead", mass=1, position=x * N.x + y * N.y)
    model.gravity(-G * N.y)
    model.force(bead, a * sm.sin(w * t) * N.y)
    r = ap.position(bead)
    model.constrain("wire", r.dot(N.y) - b * r.dot(N.x) ** 2, friction=ap.Coulomb(mu))
    return model.derive(ap.Kane())


def draw(random: np.random.Generator) -> Case:
    b, mu, a, w = random.uniform(-0.8, 1.5), random.uniform(0, 0.5), random.uniform(0, 15), random.uniform(1, 8)

    def slip(t: float, q: np.ndarray, u: np.ndarray) -> float:
        return float((u[0] + 2 * b * q[0] * u[1]) / np.hypot(1, 2 * b * q[0]))

    # N is the multiplier times the length of the gradient, as the pull is along a unit vector: mu carries it
    def gap(t: float, q: np.ndarray) -> float:
        return float((q[1] - b * q[0] ** 2) / np.hypot(1, 2 * b * q[0]))

    contact = Contact("wire", gap, slips=(slip,), mu=mu, bilateral=True)
    system = System(np.eye(2), lambda t, q, u: np.array([0.0, a * np.sin(w * t) - G]), (contact,))
    x, v = random.uniform(-1, 1), random.uniform(-2, 2)
    state = {"x": x, "y": b * x**2, "xdot": v, "ydot": 2 * b * x * v}
    return Case(equations(), 1.5, state, {"b": b, "mu": mu, "a": a, "w": w}, system, ("x", "y"), ("xdot", "ydot"))


FAMILY = Family("beads", draw)
