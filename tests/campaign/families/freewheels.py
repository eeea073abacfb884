"""Two racks with a freewheel between them and a ratchet on the second: velocities that must not be negative."""

from __future__ import annotations

from functools import cache

import numpy as np
import sympy as sm

import appell as ap
from tests.campaign.case import Case, Contact, Family, System


@cache
def equations() -> ap.Equations:
    model = ap.Model("two racks and a freewheel")
    t = model.time
    I, a, w, k = model.parameters("I a w k", [1.0, 2.0, 3.0, 1.0])
    p, q = model.coordinates("p q")
    first = model.particle("first", mass=1, position=p * model.frame.x)
    model.particle("second", mass=I, position=q * model.frame.x)
    model.force(first, a * sm.sin(w * t) * model.frame.x)
    model.potential("spring", k * q**2 / 2)
    model.constrain("freewheel", q.diff(t) - p.diff(t) >= 0)
    model.constrain("ratchet", q.diff(t) + sm.Rational(1, 2) >= 0)
    return model.derive(ap.Kane())


def draw(random: np.random.Generator) -> Case:
    I, a, w, k = random.uniform(0.3, 3), random.uniform(0.5, 5), random.uniform(1, 6), random.uniform(0, 6)
    contacts = (
        Contact("freewheel", velocity=lambda t, q, u: u[1] - u[0]),
        Contact("ratchet", velocity=lambda t, q, u: u[1] + 0.5),
    )
    system = System(np.diag([1.0, I]), lambda t, q, u: np.array([a * np.sin(w * t), -k * q[1]]), contacts)
    first = random.uniform(-1, 1)
    state = {"p": 0.0, "q": random.uniform(-0.5, 0.5), "pdot": first, "qdot": max(first, -0.5) + random.uniform(0, 1)}
    return Case(equations(), 3.0, state, {"I": I, "a": a, "w": w, "k": k}, system, ("p", "q"), ("pdot", "qdot"))


FAMILY = Family("freewheels", draw)
