"""Boxes that fall on a rough floor, and against a wall, with any of their four corners."""

from __future__ import annotations

from functools import cache

import numpy as np
import sympy as sm

import appell as ap
from tests.campaign.case import Case, Contact, Family, System, often

G = 9.81
CORNERS = ((1, 1), (-1, 1), (-1, -1), (1, -1))


@cache
def equations() -> ap.Equations:
    model = ap.Model("a box on a floor")
    N = model.frame
    a, b, mu, e, d = model.parameters("a b mu e d", [0.3, 0.2, 0.3, 0.0, 1.0])
    x, y, c = model.coordinates("x y c")
    B = N.orientnew("B", "Axis", [c, N.z])
    box = model.body("box", mass=1, inertia_zz=(a**2 + b**2) / 3, frame=B, position=x * N.x + y * N.y)
    model.gravity(-G * N.y)
    for k, (i, j) in enumerate(CORNERS):
        across, up = i * a * sm.cos(c) - j * b * sm.sin(c), i * a * sm.sin(c) + j * b * sm.cos(c)
        corner = model.point(f"corner {k}", (x + across) * N.x + (y + up) * N.y, on=box)
        model.constrain(f"floor {k}", ap.position(corner).dot(N.y) >= 0, friction=ap.Coulomb(mu), restitution=e)
        model.constrain(f"wall {k}", ap.position(corner).dot(N.x) >= -d, friction=ap.Coulomb(mu), restitution=e)
    return model.derive(ap.Kane())


def on_floor(k: int, a: float, b: float, mu: float, e: float) -> Contact:
    """A corner (i a, j b) of a box at (x, y) that has turned by c."""
    i, j = CORNERS[k]
    return Contact(
        f"floor {k}",
        lambda t, q: q[1] + i * a * np.sin(q[2]) + j * b * np.cos(q[2]),
        slips=(lambda t, q, u: u[0] - (i * a * np.sin(q[2]) + j * b * np.cos(q[2])) * u[2],),
        mu=mu,
        restitution=e,
    )


def on_wall(k: int, a: float, b: float, mu: float, e: float, d: float) -> Contact:
    """The same, at x = -d."""
    i, j = CORNERS[k]
    return Contact(
        f"wall {k}",
        lambda t, q: q[0] + i * a * np.cos(q[2]) - j * b * np.sin(q[2]) + d,
        slips=(lambda t, q, u: u[1] + (i * a * np.cos(q[2]) - j * b * np.sin(q[2])) * u[2],),
        mu=mu,
        restitution=e,
    )


def draw(random: np.random.Generator) -> Case:
    a, b, mu = random.uniform(0.1, 0.4), random.uniform(0.1, 0.4), often(random, 0.0, 0.05, 0.9)
    e, d = often(random, 0.0, 0.0, 0.9), random.uniform(0.6, 1.2)
    angle = often(random, 0.0, -3, 3)
    lowest = a * abs(np.sin(angle)) + b * abs(np.cos(angle))
    state = {"x": 0.0, "y": lowest + often(random, 0.0, 0.0, 0.4), "c": angle}
    state |= {"xdot": random.uniform(-2, 2), "ydot": random.uniform(-1, 0.5), "cdot": often(random, 0.0, -6, 6)}
    pull = np.array([0.0, -G, 0.0])
    system = System(
        np.diag([1.0, 1.0, (a**2 + b**2) / 3]),
        lambda t, q, u: pull,
        tuple(contact for k in range(4) for contact in (on_floor(k, a, b, mu, e), on_wall(k, a, b, mu, e, d))),
    )
    parameters = {"a": a, "b": b, "mu": mu, "e": e, "d": d}
    return Case(equations(), 2.0, state, parameters, system, ("x", "y", "c"), ("xdot", "ydot", "cdot"))


FAMILY = Family("boxes", draw)
