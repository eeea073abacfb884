"""Walkers and other models with resets, for the tests."""

from __future__ import annotations

from typing import Any

import numpy as np
import sympy as sm

import appell as ap

SLOPE = 0.05
STEEP = float(np.pi / 8)


def legs(name: str) -> tuple[ap.Model, tuple[Any, ...], list[Any]]:
    """Two legs on a hip over a slope: coordinates of the hip and angles from the normal; the points of the feet."""
    model = ap.Model(name)
    N = model.frame
    m, M, b, l, g, gamma = model.parameters("m M b l g gamma", [5.0, 10.0, 0.5, 1.0, 9.81, SLOPE])
    x, y, p, q = model.coordinates("x y p q")
    hip = x * N.x + y * N.y
    model.particle("hip", mass=M, position=hip)
    feet = []
    for side, angle in (("left", p), ("right", q)):
        down = -sm.sin(angle) * N.x - sm.cos(angle) * N.y
        model.particle(f"{side} leg", mass=m, position=hip + b * down)
        feet.append(model.point(f"{side} foot", hip + l * down))
    model.gravity(g * (sm.sin(gamma) * N.x - sm.cos(gamma) * N.y))
    return model, (x, y, p, q), feet


def velocity_rows(model: ap.Model, foot: Any) -> list[sm.Expr]:
    return [ap.velocity(foot).dot(model.frame.x), ap.velocity(foot).dot(model.frame.y)]


def feet_in_turn(*, has_motor: bool = False) -> ap.Model:
    """Both feet are constraints, of which resets switch one on and the other off; a motor turns leg against leg."""
    model, (_, _, p, q), feet = legs("feet in turn")
    if has_motor:
        effort = model.input("effort")
        model.generalised_force("motor", {p: effort, q: -effort})
    for side, foot in zip(("left", "right"), feet, strict=True):
        model.constrain(side, velocity_rows(model, foot))
    model.reset("right strikes", when=p + q, direction=1, on=["right"], off=["left"], impact=["right"])
    model.reset("left strikes", when=p + q, direction=1, on=["left"], off=["right"], impact=["left"])
    model.begins_off("right")
    return model


def legs_exchanged(**more: Any) -> ap.Model:
    """The same motion with one foot: the legs exchange their names at every step."""
    model, (_, _, p, q), feet = legs("legs exchanged")
    t = model.time
    model.constrain("stance foot", velocity_rows(model, feet[0]))
    exchange = {p: q, q: p, p.diff(t): q.diff(t), q.diff(t): p.diff(t)}
    model.reset("heel strike", **({"when": p + q, "direction": 1, "set": exchange, "impact": ["stance foot"]} | more))
    return model


START = {"x": 0.0, "y": float(np.cos(0.27)), "p": -0.27, "q": 0.27, "pdot": 1.05, "qdot": 0.4}


def ball(e: float, **more: Any) -> tuple[ap.Model, Any]:
    """A ball on a floor, as a person would write it with a reset."""
    model = ap.Model("a ball")
    z = model.coordinates("z")
    model.particle("ball", mass=2, position=z * model.frame.z)
    model.gravity(-10 * model.frame.z)
    w = z.diff(model.time)
    model.reset("bounce", **({"when": z, "set": {w: -e * w}} | more))
    return model, z


def simplest_walker(*, has_motor: bool = False) -> ap.Model:
    """The limit of a walker with point masses at its hip and, infinitely light, at its feet (Garcia et al. 1998).

    The equations of the two angles are those of the limit, so that both are moved as particles of mass one. A motor at
    the hip moves the leg that swings (Kuo 2002), and is not felt by the other.
    """
    model = ap.Model("simplest walker")
    gamma = model.parameters("gamma", 0.009)
    theta, phi = model.coordinates("theta phi")
    w, v = theta.diff(model.time), phi.diff(model.time)
    stance = model.particle("stance", mass=1, position=theta * model.frame.x)
    swing = model.particle("swing", mass=1, position=phi * model.frame.y)
    falls = sm.sin(theta - gamma)
    model.force(stance, falls * model.frame.x)
    model.force(swing, (falls + w**2 * sm.sin(phi) - sm.cos(theta - gamma) * sm.sin(phi)) * model.frame.y)
    if has_motor:
        model.force(swing, model.input("hip") * model.frame.y)
    slows = sm.cos(2 * theta)
    jump = {theta: -theta, phi: -2 * theta, w: slows * w, v: slows * (1 - slows) * w}
    model.reset("heel strike", when=phi - 2 * theta, direction=1, set=jump)
    return model


def after_strike(theta: float, rate: float) -> dict[str, float]:
    """The state of the simplest walker just after its heel has struck."""
    swing = rate * (1 - float(np.cos(2 * theta)))
    return {"theta": theta, "phi": 2 * theta, "thetadot": rate, "phidot": swing}


def rimless_wheel() -> ap.Model:
    """Spokes without mass and a hub, down a slope (McGeer 1990)."""
    model = ap.Model("rimless wheel")
    alpha, gamma, g = model.parameters("alpha gamma g", [STEEP, 0.08, 9.8])
    theta = model.coordinates("theta")
    w = theta.diff(model.time)
    model.lagrangian(w**2 / 2 - g * sm.cos(theta))
    jump = {theta: gamma - alpha, w: w * sm.cos(2 * alpha)}
    model.reset("a spoke strikes", when=theta - gamma - alpha, direction=1, set=jump)
    return model


def hopper() -> ap.Model:
    """A mass on a spring without mass, which touches down at a fixed angle (Geyer et al. 2005); g, m, l are one.

    x counts from the foot f, which moves in flight only; s is one in stance.
    """
    model = ap.Model("spring-mass runner")
    N = model.frame
    k, alpha = model.parameters("k alpha", [10.7, float(np.pi / 6)])
    x, y, f, s = model.coordinates("x y f s")
    hip = model.particle("hip", 1, (f + x) * N.x + y * N.y)
    model.particle("foot", 1, f * N.x)
    model.particle("switch", 1, s * N.z)
    model.constrain("foot stays", f.diff(model.time))
    model.constrain("switch stays", s.diff(model.time))
    length = sm.sqrt(x**2 + y**2)
    model.force(hip, -N.y, name="weight")
    model.force(hip, s * k * (1 - length) / length * (x * N.x + y * N.y), name="leg")
    step = {s: 1, x: -sm.sin(alpha), f: f + x + sm.sin(alpha)}
    model.reset("touch down", when=y - sm.cos(alpha), direction=-1, set=step)
    model.reset("lift off", when=length - 1, direction=1, set={s: 0})
    return model
