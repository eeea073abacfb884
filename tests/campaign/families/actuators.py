"""Masses on springs that motors are to move at given velocities, and often cannot."""

from __future__ import annotations

from functools import cache

import numpy as np
import sympy as sm

import appell as ap
from tests.campaign.case import Case, Contact, Family, System


@cache
def equations() -> ap.Equations:
    model = ap.Model("two masses with weak motors")
    t = model.time
    D, w, k, most, least = model.parameters("D w k most least", [0.3, 2.0, 3.0, 1.0, 1.0])
    x0, x1 = model.coordinates("x0 x1")
    for i, (x, bound, phase) in enumerate(((x0, most, 0), (x1, least, 1))):
        mass = model.particle(f"mass {i}", mass=1 + i, position=x * model.frame.x)
        motor = ap.Actuator({mass: model.frame.x}, bound=bound, name=f"motor {i}")
        model.constrain(f"rate {i}", x.diff(t) - D * w * sm.cos(w * t + phase), servo=motor)
    model.potential("spring", k * (x1 - x0) ** 2 / 2)
    return model.derive(ap.Kane())


def draw(random: np.random.Generator) -> Case:
    D, w, k = random.uniform(0.1, 0.6), random.uniform(1, 5), random.uniform(0, 8)
    bounds = random.uniform(0.2, 6, 2)
    force = np.array([1.0, -1.0])
    contacts = tuple(
        Contact(
            f"rate {i}",
            velocity=lambda t, q, u, i=i: u[i] - D * w * np.cos(w * t + i),
            bilateral=True,
            bound=float(bounds[i]),
        )
        for i in range(2)
    )
    system = System(np.diag([1.0, 2.0]), lambda t, q, u: k * (q[1] - q[0]) * force, contacts)
    start = {"x0": random.uniform(-0.2, 0.2), "x1": random.uniform(-0.2, 0.2)}
    if random.random() < 0.5:
        start |= {"x0dot": D * w, "x1dot": D * w * np.cos(1.0)}
    else:
        start |= {"x0dot": random.uniform(-1, 1), "x1dot": random.uniform(-1, 1)}
    parameters = {"D": D, "w": w, "k": k, "most": bounds[0], "least": bounds[1]}
    return Case(equations(), 3.0, start, parameters, system, ("x0", "x1"), ("x0dot", "x1dot"))


FAMILY = Family("actuators", draw)
