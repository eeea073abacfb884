"""A crank drives a slider by a spring; the slider rubs on its guide and strikes a stop."""

from __future__ import annotations

from functools import cache

import numpy as np
import sympy as sm

import appell as ap
from tests.campaign.case import Case, Contact, Family, System

G = 9.81


@cache
def equations() -> ap.Equations:
    model = ap.Model("a crank and a slider")
    N = model.frame
    k, mu, e, d, torque, r = model.parameters("k mu e d torque r", [20.0, 0.2, 0.3, 0.6, 1.0, 0.2])
    c, x, y = model.coordinates("c x y")
    B = N.orientnew("B", "Axis", [c, N.z])
    crank = model.body("crank", mass=1, inertia_zz=sm.Rational(1, 10), frame=B, position=0 * N.x)
    slider = model.particle("slider", mass=1, position=x * N.x + y * N.y)
    model.gravity(-G * N.y)
    model.torque(crank, torque * N.z)
    model.potential("spring", k * ((x - r * sm.cos(c)) ** 2 + (y - r * sm.sin(c)) ** 2) / 2)
    model.constrain("guide", ap.position(slider).dot(N.y), friction=ap.Coulomb(mu))
    model.constrain("stop", ap.position(slider).dot(N.x) <= d, restitution=e)
    return model.derive(ap.Kane())


def draw(random: np.random.Generator) -> Case:
    k, mu, e = random.uniform(5, 60), random.uniform(0.05, 0.5), float(random.choice([0.0, random.uniform(0, 0.8)]))
    d, torque, r = random.uniform(0.05, 0.3), random.uniform(-2, 2), random.uniform(0.1, 0.3)

    def force(t: float, q: np.ndarray, u: np.ndarray) -> np.ndarray:
        c, s = np.cos(q[0]), np.sin(q[0])
        right, up = k * (q[1] - r * c), k * (q[2] - r * s)
        return np.array([torque - r * s * right + r * c * up, -right, -up - G])

    contacts = (
        Contact("guide", lambda t, q: q[2], slips=(lambda t, q, u: u[1],), mu=mu, bilateral=True),
        Contact("stop", lambda t, q: d - q[1], restitution=e),
    )
    system = System(np.diag([0.1, 1.0, 1.0]), force, contacts)
    state = {"c": random.uniform(-3, 3), "x": random.uniform(-0.3, 0.9 * d), "y": 0.0}
    state |= {"cdot": random.uniform(-5, 5), "xdot": random.uniform(-1, 1), "ydot": 0.0}
    parameters = {"k": k, "mu": mu, "e": e, "d": d, "torque": torque, "r": r}
    return Case(equations(), 2.0, state, parameters, system, ("c", "x", "y"), ("cdot", "xdot", "ydot"))


FAMILY = Family("cranks", draw)
