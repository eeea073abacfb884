"""Bobs on strings that go slack, beside a wall."""

from __future__ import annotations

from functools import cache

import numpy as np
import sympy as sm

import appell as ap
from tests.campaign.case import Case, Contact, Family, System, often

G = 9.81


@cache
def equations() -> ap.Equations:
    model = ap.Model("a bob on a string at a wall")
    N = model.frame
    d, e, mu = model.parameters("d e mu", [0.3, 0.5, 0.2])
    x, y = model.coordinates("x y")
    bob = model.particle("bob", mass=1, position=x * N.x + y * N.y)
    model.gravity(-G * N.y)
    model.constrain("string", 1 - sm.sqrt(x**2 + y**2) >= 0, restitution=e)
    model.constrain("wall", ap.position(bob).dot(N.x) >= -d, restitution=e, friction=ap.Coulomb(mu))
    return model.derive(ap.Kane())


def draw(random: np.random.Generator) -> Case:
    d, mu = random.uniform(0.1, 0.9), random.uniform(0, 0.4)
    e = often(random, 0.0, 0.0, 0.95)
    pull = np.array([0.0, -G])
    contacts = (
        Contact("string", lambda t, q: 1 - np.hypot(q[0], q[1]), restitution=e),
        Contact("wall", lambda t, q: q[0] + d, slips=(lambda t, q, u: u[1],), mu=mu, restitution=e),
    )
    system = System(np.eye(2), lambda t, q, u: pull, contacts)
    angle, length = random.uniform(-0.05, 2.6), random.choice([1.0, random.uniform(0.5, 1)])
    state = {"x": length * np.sin(angle), "y": -length * np.cos(angle)}
    speed = random.uniform(-5, 5)
    state |= {"xdot": speed * np.cos(angle), "ydot": speed * np.sin(angle)}
    return Case(equations(), 2.5, state, {"d": d, "e": e, "mu": mu}, system, ("x", "y"), ("xdot", "ydot"))


FAMILY = Family("pendulums", draw)
