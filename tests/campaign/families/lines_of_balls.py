"""Balls on a line between two walls, without gravity: the speeds of two balls that strike are known in closed form."""

from __future__ import annotations

from functools import cache

import numpy as np

import appell as ap
from tests.campaign.case import Case, Family, System

COUNT = 3


@cache
def equations() -> ap.Equations:
    model = ap.Model("balls on a line")
    masses = model.parameters([f"m{i}" for i in range(COUNT)], [1.0] * COUNT)
    e = model.parameters("e", 1.0)
    x = model.coordinates(" ".join(f"x{i}" for i in range(COUNT)))
    for i in range(COUNT):
        model.particle(f"ball {i}", mass=masses[i], position=x[i] * model.frame.x)
    model.constrain("left", x[0] >= 0, restitution=e)
    for i in range(COUNT - 1):
        model.constrain(f"balls {i} and {i + 1}", x[i + 1] - x[i] >= 0, restitution=e)
    model.constrain("right", 1 - x[-1] >= 0, restitution=e)
    return model.derive(ap.Kane())


def followed(m: np.ndarray, e: float, x0: np.ndarray, v0: np.ndarray, times: np.ndarray) -> np.ndarray:
    """From strike to strike: v'_i - v'_j = -e (v_i - v_j), momentum of the pair kept; a wall has no end of mass."""
    x, v, t, found = x0.copy(), v0.copy(), 0.0, []
    for until in times:
        while True:
            places = np.concatenate([[0.0], x, [1.0]])
            speeds = np.concatenate([[0.0], v, [0.0]])
            gaps, closing = np.diff(places), -np.diff(speeds)
            with np.errstate(divide="ignore", invalid="ignore"):
                waits = np.where(closing > 1e-13, np.maximum(gaps, 0.0) / closing, np.inf)
            k = int(np.argmin(waits))
            if t + waits[k] > until:
                break
            x, t = x + v * waits[k], t + waits[k]
            left, right = (np.inf if k == 0 else m[k - 1]), (np.inf if k == COUNT else m[k])
            impulse = (1 + e) * closing[k] / (1 / left + 1 / right)
            if k > 0:
                v[k - 1] -= impulse / left
            if k < COUNT:
                v[k] += impulse / right
        found.append(x + v * (until - t))
    return np.array(found)


def draw(random: np.random.Generator) -> Case:
    m, e = random.uniform(0.3, 3, COUNT), float(random.choice([1.0, random.uniform(0.5, 1)]))
    x, v = np.sort(random.uniform(0.05, 0.95, COUNT)), random.uniform(-1, 1, COUNT)
    names, rates = tuple(f"x{i}" for i in range(COUNT)), tuple(f"x{i}dot" for i in range(COUNT))
    state = dict(zip((*names, *rates), np.concatenate([x, v]), strict=True))
    parameters = {f"m{i}": m[i] for i in range(COUNT)} | {"e": e}
    system = System(np.diag(m), lambda t, q, u: np.zeros(COUNT), ())
    return Case(
        equations(), 4.0, state, parameters, system, names, rates, exact=lambda times: followed(m, e, x, v, times)
    )


FAMILY = Family("lines of balls", draw)
