"""Motions with modes for the tests of every home: contacts, friction in one and two directions, impacts, bounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import sympy as sm

import appell as ap
from tests.support import CARDS

G = 9.81


@dataclass(frozen=True)
class Motion:
    """Equations, a start, how long it lasts, and how many events and changes of mode it has at least."""

    equations: ap.Equations
    start: Mapping[str, float]
    duration: float
    changes: int
    inputs: Mapping[str, Any] = field(default_factory=dict)
    events: tuple[ap.Event, ...] = ()


def of_card(name: str, duration: float, changes: int) -> Motion:
    card = CARDS[name]
    return Motion(card.model().derive(ap.Kane()), dict(card.start), duration, changes)


def bouncing_ball() -> Motion:
    ball = of_card("bouncing-ball", 2.0, 3)
    falls = ap.Event(ball.equations.speeds[1], "at the top", "falling")
    return Motion(ball.equations, ball.start, 2.0, 3, events=(falls,))


def block_on_a_ramp() -> Motion:
    """Up a rough ramp, to rest, and down again as a push grows."""
    model = ap.Model("a block on a ramp")
    N = model.frame
    x, y = model.coordinates("x y")
    mu, rate = model.parameters("mu rate", [0.4, 1.5])
    block = model.particle("block", mass=2, position=x * N.x + y * N.y)
    model.gravity(-G * N.y - 3 * N.x)
    model.force(block, -rate * model.time * N.x)
    model.constrain("ramp", ap.position(block).dot(N.y) >= 0, friction=ap.Coulomb(mu, static=mu + sm.Rational(1, 10)))
    return Motion(model.derive(ap.Kane()), {"x": 0.0, "y": 0.0, "xdot": 2.0, "ydot": 0.0}, 3.0, 2)


def puck_on_a_table() -> Motion:
    """In two directions, on springs, driven round."""
    model = ap.Model("a puck on a table")
    N, t = model.frame, model.time
    mu, k = model.parameters("mu k", [0.3, 3.0])
    x, y, z = model.coordinates("x y z")
    puck = model.particle("puck", mass=1, position=x * N.x + y * N.y + z * N.z)
    model.gravity(-G * N.z)
    model.potential("springs", k * (x**2 + 2 * y**2) / 2)
    model.force(puck, 2 * sm.sin(3 * t) * N.x)
    model.constrain("table", ap.position(puck).dot(N.z) >= 0, friction=ap.Coulomb(mu))
    start = {"x": 0.6, "y": -0.3, "z": 0.0, "xdot": 0.5, "ydot": 1.0, "zdot": 0.0}
    return Motion(model.derive(ap.Kane()), start, 3.0, 2)


def thrown_block() -> Motion:
    """Thrown on a rough table, with a rebound by Poisson's law and friction in the strikes."""
    model = ap.Model("a thrown block")
    N = model.frame
    x, y = model.coordinates("x y")
    mu, e = model.parameters("mu e", [0.3, 0.5])
    block = model.particle("block", mass=2, position=x * N.x + y * N.y)
    model.gravity(-G * N.y)
    table = ap.position(block).dot(N.y) >= 0
    model.constrain("table", table, restitution=ap.Poisson(e), friction=ap.Coulomb(mu))
    return Motion(model.derive(ap.Kane()), {"x": 0.0, "y": 0.5, "xdot": 3.0, "ydot": 0.0}, 1.5, 4)


def weak_motor() -> Motion:
    """A mass that a motor moves with a given velocity as far as its bound allows."""
    model = ap.Model("a weak motor")
    t = model.time
    x = model.coordinates("x")
    w, bound = model.parameters("w bound", [2.0, 0.5])
    mass = model.particle("mass", mass=1, position=x * model.frame.x)
    motor = ap.Actuator({mass: model.frame.x}, bound=bound, name="motor")
    model.constrain("rate", x.diff(t) - sm.Rational(1, 3) * w * sm.cos(w * t), servo=motor)
    return Motion(model.derive(ap.Kane()), {"x": 0.0, "xdot": 0.2}, 3.0, 2)


def recovering_motor() -> Motion:
    """The same by a row of positions, which is taken up again."""
    model = ap.Model("a motor that recovers")
    x = model.coordinates("x")
    mass = model.particle("mass", mass=1, position=x * model.frame.x)
    motor = ap.Actuator({mass: model.frame.x}, bound=1.0, name="motor", recovery=0.2)
    model.constrain("place", x - sm.sin(2 * model.time) * sm.Rational(1, 3), servo=motor)
    return Motion(model.derive(ap.Kane()), {"x": 0.0, "xdot": 2 / 3}, 3.0, 2)


def pushed_slider() -> Motion:
    """Dry friction of a joint against a push that is an input, and an event."""
    model = ap.Model("a pushed slider")
    x = model.coordinates("x")
    push = model.input("push")
    mass = model.particle("mass", mass=1, position=x * model.frame.x)
    model.force(mass, push * model.frame.x)
    brake = ap.Actuator({mass: model.frame.x}, bound=1.0, name="brake")
    model.constrain("dry", x.diff(model.time), servo=brake)
    far = ap.Event(x - sm.Rational(1, 2), "far")
    inputs = {"push": ([0, 1, 2, 3], [0.0, 3.0, 0.0, -3.0])}
    return Motion(model.derive(ap.Kane()), {"x": 0.0, "xdot": 0.0}, 3.0, 2, inputs, (far,))


def wall_of_velocity() -> Motion:
    """A ratchet: a relation of velocities, driven to and fro."""
    model = ap.Model("a ratchet")
    x, y = model.coordinates("x y")
    mass = model.particle("mass", mass=1, position=x * model.frame.x + y * model.frame.y)
    model.force(mass, 2 * sm.cos(4 * model.time) * model.frame.x)
    model.constrain("ratchet", x.diff(model.time) >= 0)
    return Motion(model.derive(ap.Kane()), {"x": 0.0, "y": 0.0, "xdot": 0.1, "ydot": 0.3}, 3.0, 2)


MOTIONS: dict[str, Callable[[], Motion]] = {
    "bouncing-ball": bouncing_ball,
    "ladder-against-wall": lambda: of_card("ladder-against-wall", 1.5, 1),
    "stick-slip-oscillator": lambda: of_card("stick-slip-oscillator", 8.0, 2),
    "block on a ramp": block_on_a_ramp,
    "puck on a table": puck_on_a_table,
    "thrown block": thrown_block,
    "weak motor": weak_motor,
    "recovering motor": recovering_motor,
    "pushed slider": pushed_slider,
    "ratchet": wall_of_velocity,
}
"""Every catalogue system with modes, and one for each kind of what lets go."""
