"""Two masses on a belt, with springs between them and to a wall: they stick and slip, in any units of length."""

from __future__ import annotations

from functools import cache

import numpy as np
import sympy as sm

import appell as ap
from tests.campaign.case import Case, Contact, Family, System

G = 9.81


@cache
def equations() -> ap.Equations:
    model = ap.Model("masses on a belt")
    N, t = model.frame, model.time
    V, k, a, w, mu, static, g = model.parameters("V k a w mu static g", [0.3, 4.0, 2.0, 3.0, 0.3, 0.4, G])
    x0, x1, y0, y1 = model.coordinates("x0 x1 y0 y1")
    model.gravity(-g * N.y)
    for i, (x, y) in enumerate(((x0, y0), (x1, y1))):
        mass = model.particle(f"mass {i}", mass=1 + i, position=x * N.x + y * N.y)
        slip = ap.velocity(mass) - V * N.x
        friction = ap.Coulomb(mu, static=static, slip=slip)
        model.constrain(f"belt {i}", ap.position(mass).dot(N.y) >= 0, friction=friction)
        if i == 0:
            model.force(mass, a * sm.sin(w * t) * N.x)
    model.potential("springs", k / 2 * (x0**2 + (x1 - x0) ** 2))
    return model.derive(ap.Kane())


def draw(random: np.random.Generator) -> Case:
    unit = float(10 ** random.uniform(-3, 6))
    V, k, a, w = random.uniform(-0.5, 0.5), random.uniform(2, 30), random.uniform(1, 6), random.uniform(1, 8)
    mu = random.uniform(0.1, 0.5)
    static = mu * random.choice([1.0, random.uniform(1, 1.5)])
    M = np.diag([1.0, 2.0, 1.0, 2.0])

    def force(t: float, q: np.ndarray, u: np.ndarray) -> np.ndarray:
        between = k * (q[1] - q[0])
        return np.array([a * unit * np.sin(w * t) - k * q[0] + between, -between, -G * unit, -2 * G * unit])

    contacts = tuple(
        Contact(
            f"belt {i}",
            lambda t, q, i=i: q[2 + i],
            slips=(lambda t, q, u, i=i: u[i] - V * unit,),
            mu=mu,
            static=float(static),
        )
        for i in range(2)
    )
    start = dict.fromkeys(("x0", "x1", "y0", "y1"), 0.0)
    if random.random() < 0.5:
        start |= {"x0dot": random.uniform(-1, 1) * unit, "x1dot": random.uniform(-1, 1) * unit}
    parameters = {"V": V * unit, "k": k, "a": a * unit, "w": w, "mu": mu, "static": static, "g": G * unit}
    rates = ("x0dot", "x1dot", "y0dot", "y1dot")
    state = {**dict.fromkeys(rates, 0.0), **start}
    return Case(
        equations(), 3.0, state, parameters, System(M, force, contacts), ("x0", "x1", "y0", "y1"), rates, size=unit
    )


FAMILY = Family("belts", draw)
