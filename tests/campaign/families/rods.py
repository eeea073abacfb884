"""Rods that fall on a rough floor with both ends."""

from __future__ import annotations

from functools import cache

import numpy as np
import sympy as sm

import appell as ap
from tests.campaign.case import Case, Contact, Family, System, often

G = 9.81


@cache
def equations() -> ap.Equations:
    model = ap.Model("a rod on a floor")
    N = model.frame
    l, I, mu, e = model.parameters("l I mu e", [0.5, 0.1, 0.3, 0.3])
    x, y, c = model.coordinates("x y c")
    B = N.orientnew("B", "Axis", [c, N.z])
    rod = model.body("rod", mass=1, inertia_zz=I, frame=B, position=x * N.x + y * N.y)
    model.gravity(-G * N.y)
    for name, side in (("right", 1), ("left", -1)):
        tip = model.point(name, (x + side * l * sm.cos(c)) * N.x + (y + side * l * sm.sin(c)) * N.y, on=rod)
        model.constrain(f"{name} end", ap.position(tip).dot(N.y) >= 0, friction=ap.Coulomb(mu), restitution=e)
    return model.derive(ap.Kane())


def ends(l: float, mu: float, e: float) -> tuple[Contact, ...]:
    """Tips at the distance l from the centre (x, y), along the angle c."""

    def end(name: str, side: int) -> Contact:
        return Contact(
            name,
            lambda t, q: q[1] + side * l * np.sin(q[2]),
            slips=(lambda t, q, u: u[0] - side * l * np.sin(q[2]) * u[2],),
            mu=mu,
            restitution=e,
        )

    return end("right end", 1), end("left end", -1)


def draw(random: np.random.Generator) -> Case:
    l, mu, e = random.uniform(0.2, 0.6), often(random, 0.0, 0.05, 0.9), often(random, 0.0, 0.0, 0.95)
    inertia = l**2 * random.uniform(0.2, 0.6)
    angle = often(random, 0.0, -1.4, 1.4)
    state = {"x": 0.0, "y": l * abs(np.sin(angle)) + often(random, 0.0, 0.0, 0.5), "c": angle}
    state |= {"xdot": random.uniform(-2, 2), "ydot": random.uniform(-1, 0.5), "cdot": often(random, 0.0, -9, 9)}
    pull = np.array([0.0, -G, 0.0])
    system = System(np.diag([1.0, 1.0, inertia]), lambda t, q, u: pull, ends(l, mu, e))
    parameters = {"l": l, "I": inertia, "mu": mu, "e": e}
    return Case(equations(), 2.0, state, parameters, system, ("x", "y", "c"), ("xdot", "ydot", "cdot"))


FAMILY = Family("rods", draw)
