"""Two blocks on each other and on a floor that shakes: both interfaces are rough."""

from __future__ import annotations

from functools import cache

import numpy as np
import sympy as sm

import appell as ap
from tests.campaign.case import Case, Contact, Family, System

G = 9.81


@cache
def equations() -> ap.Equations:
    model = ap.Model("two blocks on a shaking floor")
    N, t = model.frame, model.time
    m, A, w, mu, nu = model.parameters("m A w mu nu", [1.0, 0.1, 5.0, 0.3, 0.3])
    x0, y0, x1, y1 = model.coordinates("x0 y0 x1 y1")
    low = model.particle("low", mass=1, position=x0 * N.x + y0 * N.y)
    high = model.particle("high", mass=m, position=x1 * N.x + y1 * N.y)
    model.gravity(-G * N.y)
    shaken = ap.velocity(low) - A * w * sm.cos(w * t) * N.x
    model.constrain("floor", ap.position(low).dot(N.y) >= 0, friction=ap.Coulomb(mu, slip=shaken))
    between = ap.velocity(high) - ap.velocity(low)
    apart = (ap.position(high) - ap.position(low)).dot(N.y)
    model.constrain("between", apart >= 0, friction=ap.Coulomb(nu, slip=between))
    return model.derive(ap.Kane())


def draw(random: np.random.Generator) -> Case:
    m, A, w = random.uniform(0.3, 3), random.uniform(0.02, 0.3), random.uniform(2, 9)
    mu, nu = random.uniform(0.05, 0.6), random.uniform(0.05, 0.6)
    force = np.array([0.0, -G, 0.0, -m * G])
    contacts = (
        Contact("floor", lambda t, q: q[1], slips=(lambda t, q, u: u[0] - A * w * np.cos(w * t),), mu=mu),
        Contact("between", lambda t, q: q[3] - q[1], slips=(lambda t, q, u: u[2] - u[0],), mu=nu),
    )
    system = System(np.diag([1.0, 1.0, m, m]), lambda t, q, u: force, contacts)
    names, rates = ("x0", "y0", "x1", "y1"), ("x0dot", "y0dot", "x1dot", "y1dot")
    state = dict.fromkeys((*names, *rates), 0.0) | {"x1dot": random.uniform(-1, 1)}
    state |= {"y0": 0.0, "y1": float(random.choice([0.0, 0.1]))}
    return Case(equations(), 2.0, state, {"m": m, "A": A, "w": w, "mu": mu, "nu": nu}, system, names, rates)


FAMILY = Family("stacks", draw)
