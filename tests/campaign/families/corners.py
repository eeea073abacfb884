"""A disc thrown into the corner of two rough planes: it strikes, rolls, slides and comes to rest in it."""

from __future__ import annotations

from functools import cache

import numpy as np
import sympy as sm

import appell as ap
from tests.campaign.case import Case, Contact, Family, System, often

G = 9.81
R = 0.1


@cache
def equations() -> ap.Equations:
    model = ap.Model("a disc in a corner")
    N = model.frame
    mu, nu, e, tilt = model.parameters("mu nu e tilt", [0.3, 0.3, 0.3, 0.2])
    x, y, c = model.coordinates("x y c")
    B = N.orientnew("B", "Axis", [c, N.z])
    disc = model.body("disc", mass=1, inertia_zz=R**2 / 2, frame=B, position=x * N.x + y * N.y)
    model.gravity(-G * (sm.cos(tilt) * N.y + sm.sin(tilt) * N.x))
    r, v, turn = ap.position(disc), ap.velocity(disc), R * ap.angular_velocity(disc).dot(N.z)
    on_floor, on_wall = (v.dot(N.x) + turn) * N.x, (v.dot(N.y) - turn) * N.y
    model.constrain("floor", r.dot(N.y) >= R, restitution=e, friction=ap.Coulomb(mu, slip=on_floor))
    model.constrain("wall", r.dot(N.x) >= R, restitution=e, friction=ap.Coulomb(nu, slip=on_wall))
    return model.derive(ap.Kane())


def draw(random: np.random.Generator) -> Case:
    mu, nu, tilt = often(random, 0.0, 0, 0.9), often(random, 0.0, 0, 0.9), random.uniform(0, 1.2)
    e = often(random, 0.0, 0.0, 0.9)
    pull = -G * np.array([np.sin(tilt), np.cos(tilt), 0.0])
    contacts = (
        Contact("floor", lambda t, q: q[1] - R, slips=(lambda t, q, u: u[0] + R * u[2],), mu=mu, restitution=e),
        Contact("wall", lambda t, q: q[0] - R, slips=(lambda t, q, u: u[1] - R * u[2],), mu=nu, restitution=e),
    )
    system = System(np.diag([1.0, 1.0, R**2 / 2]), lambda t, q, u: pull, contacts)
    state = {"x": R + random.uniform(0.05, 0.5), "y": R + often(random, 0.0, 0, 0.3), "c": 0.0}
    state |= {"xdot": random.uniform(-2, 1), "ydot": random.uniform(-1, 1), "cdot": random.uniform(-20, 20)}
    parameters = {"mu": mu, "nu": nu, "e": e, "tilt": tilt}
    return Case(equations(), 2.0, state, parameters, system, ("x", "y", "c"), ("xdot", "ydot", "cdot"))


FAMILY = Family("corners", draw)
