"""Two masses on a cable over a pulley: it goes slack and taut.

One of them swings and is pushed, or rubs along a floor; the other hangs, between a ceiling and a floor.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import sympy as sm

import appell as ap
from tests.campaign.case import Case, Contact, Family, System, often

G = 9.81


@cache
def swings() -> ap.Equations:
    model = ap.Model("masses on a cable over a pulley")
    N, t = model.frame, model.time
    m, a, w, e, d = model.parameters("m a w e d", [1.0, 3.0, 4.0, 0.0, 0.5])
    x, y, z = model.coordinates("x y z")
    swinging = model.particle("swinging", mass=1, position=x * N.x - y * N.y)
    model.particle("lifted", mass=m, position=d * N.x - z * N.y)
    model.gravity(-G * N.y)
    model.force(swinging, a * sm.sin(w * t) * N.x)
    model.constrain("cable", 2 - z - sm.sqrt(x**2 + y**2) >= 0, restitution=e)
    model.constrain("ceiling", z >= sm.Rational(1, 5), restitution=e)
    model.constrain("pulley", sm.sqrt(x**2 + y**2) >= sm.Rational(1, 5), restitution=e)
    return model.derive(ap.Kane())


@cache
def rubs() -> ap.Equations:
    model = ap.Model("a mass on a floor, pulled by a cable over a pulley")
    N, t = model.frame, model.time
    m, a, w, e, mu = model.parameters("m a w e mu", [1.0, 3.0, 4.0, 0.0, 0.3])
    x, y, z = model.coordinates("x y z")
    cart = model.particle("cart", mass=1, position=x * N.x + y * N.y)
    model.particle("hanging", mass=m, position=(sm.Rational(1, 2) - z) * N.y)
    model.gravity(-G * N.y)
    model.force(cart, a * sm.sin(w * t) * N.x)
    model.constrain("cable", 2 - z - sm.sqrt(x**2 + (y - sm.Rational(1, 2)) ** 2) >= 0, restitution=e)
    model.constrain("floor", ap.position(cart).dot(N.y) >= 0, friction=ap.Coulomb(mu))
    model.constrain("ground", z <= sm.Rational(7, 5), restitution=e)
    return model.derive(ap.Kane())


def draw(random: np.random.Generator) -> Case:
    return draw_swinging(random) if random.random() < 0.5 else draw_rubbing(random)


def draw_rubbing(random: np.random.Generator) -> Case:
    m, a, w, mu = (
        random.uniform(0.1, 1.5),
        often(random, 0.0, 0, 8),
        random.uniform(1, 8),
        often(random, 0.0, 0.05, 0.9),
    )
    e = often(random, 0.0, 0.0, 0.9)
    contacts = (
        Contact("cable", lambda t, q: 2 - q[2] - np.hypot(q[0], q[1] - 0.5), restitution=e),
        Contact("floor", lambda t, q: q[1], slips=(lambda t, q, u: u[0],), mu=mu),
        Contact("ground", lambda t, q: 1.4 - q[2], restitution=e),
    )
    system = System(np.diag([1.0, 1.0, m]), lambda t, q, u: np.array([a * np.sin(w * t), -G, m * G]), contacts)
    x = random.uniform(0.4, 1.2)
    state = {"x": x, "y": 0.0, "z": 2 - np.hypot(x, 0.5) - float(random.choice([0.0, random.uniform(0, 0.3)]))}
    state |= {"xdot": random.uniform(-1, 1), "ydot": 0.0, "zdot": 0.0}
    if state["z"] + np.hypot(x, 0.5) > 2 - 1e-9:  # taut: the other goes along
        state["zdot"] = -state["xdot"] * x / float(np.hypot(x, 0.5))
    parameters = {"m": m, "a": a, "w": w, "e": e, "mu": mu}
    return Case(rubs(), 2.5, state, parameters, system, ("x", "y", "z"), ("xdot", "ydot", "zdot"))


def draw_swinging(random: np.random.Generator) -> Case:
    m, a, w = random.uniform(0.5, 2), random.uniform(0, 6), random.uniform(1, 6)
    e = often(random, 0.0, 0.0, 0.9)
    force = np.array([0.0, G, m * G])
    contacts = (
        Contact("cable", lambda t, q: 2 - q[2] - np.hypot(q[0], q[1]), restitution=e),
        Contact("ceiling", lambda t, q: q[2] - 0.2, restitution=e),
        Contact("pulley", lambda t, q: np.hypot(q[0], q[1]) - 0.2, restitution=e),
    )

    def pull(t: float, q: np.ndarray, u: np.ndarray) -> np.ndarray:
        return force + np.array([a * np.sin(w * t), 0.0, 0.0])

    angle, length = random.uniform(-0.7, 0.7), random.uniform(0.7, 1.2)
    state = {"x": length * np.sin(angle), "y": length * np.cos(angle), "z": 2 - length - often(random, 0.0, 0, 0.3)}
    state |= {"xdot": random.uniform(-1, 1), "ydot": random.uniform(-1, 1), "zdot": random.uniform(-1, 1)}
    parameters = {"m": m, "a": a, "w": w, "e": e}
    system = System(np.diag([1.0, 1.0, m]), pull, contacts)
    return Case(swings(), 2.5, state, parameters, system, ("x", "y", "z"), ("xdot", "ydot", "zdot"))


FAMILY = Family("cables", draw)
