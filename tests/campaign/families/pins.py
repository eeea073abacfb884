"""A pendulum on a pin in a slot: the pin slides in the slot with friction, and strikes the ends of it."""

from __future__ import annotations

from functools import cache

import numpy as np
import sympy as sm

import appell as ap
from tests.campaign.case import Case, Contact, Family, System

G = 9.81


@cache
def equations() -> ap.Equations:
    model = ap.Model("a pendulum on a pin in a slot")
    N = model.frame
    mu, e, l, d = model.parameters("mu e l d", [0.2, 0.4, 0.5, 0.3])
    x, y, c = model.coordinates("x y c")
    pin = model.particle("pin", mass=1, position=x * N.x + y * N.y)
    model.particle("bob", mass=1, position=(x + l * sm.sin(c)) * N.x + (y - l * sm.cos(c)) * N.y)
    model.gravity(-G * N.y)
    model.constrain("slot", ap.position(pin).dot(N.y), friction=ap.Coulomb(mu, slip=ap.velocity(pin).dot(N.x) * N.x))
    model.constrain("right", x <= d, restitution=e)
    model.constrain("left", x >= -d, restitution=e)
    return model.derive(ap.Kane())


def draw(random: np.random.Generator) -> Case:
    mu, e = random.uniform(0, 0.5), float(random.choice([0.0, random.uniform(0, 0.8)]))
    l, d = random.uniform(0.3, 0.8), random.uniform(0.05, 0.4)

    def mass(q: np.ndarray) -> np.ndarray:
        across, up = l * np.cos(q[2]), l * np.sin(q[2])
        return np.array([[2.0, 0.0, across], [0.0, 2.0, up], [across, up, l**2]])

    def force(t: float, q: np.ndarray, u: np.ndarray) -> np.ndarray:
        s, c = np.sin(q[2]), np.cos(q[2])
        return np.array([l * s * u[2] ** 2, -l * c * u[2] ** 2 - 2 * G, -l * s * G])

    contacts = (
        Contact("slot", lambda t, q: q[1], slips=(lambda t, q, u: u[0],), mu=mu, bilateral=True),
        Contact("right", lambda t, q: d - q[0], restitution=e),
        Contact("left", lambda t, q: q[0] + d, restitution=e),
    )
    state = {"x": random.uniform(-0.9, 0.9) * d, "y": 0.0, "c": random.uniform(-1.5, 1.5)}
    state |= {"xdot": random.uniform(-1, 1), "ydot": 0.0, "cdot": random.uniform(-3, 3)}
    parameters = {"mu": mu, "e": e, "l": l, "d": d}
    system = System(mass, force, contacts)
    return Case(equations(), 1.5, state, parameters, system, ("x", "y", "c"), ("xdot", "ydot", "cdot"))


FAMILY = Family("pins", draw)
