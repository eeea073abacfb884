"""Random mechanisms all of whose numbers are parameters with units: particles, a bar, springs, and rows of every kind.

Every constant with a unit is a parameter, so that the same mechanism can be written in other units; starts leave some
entries open, rows repeat each other now and then, and some starts contradict them.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import sympy as sm

import appell as ap
from tests.laws.other_units import System

KINDS = ("rod", "blade", "perpendicular", "given speed", "pace", "repeated rod", "line", "floor")
"""Of rows; those with modes come last."""


class Drawn:
    """A mechanism that is drawn: its model, the values of its start, and how to make another parameter."""

    def __init__(self, seed: int) -> None:
        self.draw = random.Random(seed)
        self.model = ap.Model(f"random, {seed}")
        self.start: dict[str, float] = {}
        self.made = 0
        self.particles: list[tuple[object, tuple[sm.Expr, sm.Expr], str]] = []

    def number(self, low: float = 0.4, high: float = 1.6) -> float:
        """A positive number with three digits."""
        return round(self.draw.uniform(low, high), 3)

    def parameter(self, unit: str, value: float | None = None) -> sm.Symbol:
        """A new parameter."""
        self.made += 1
        given = self.number() if value is None else value
        symbol: sm.Symbol = self.model.parameters(f"p{self.made}", given, unit=unit)
        return symbol

    def particle(self, number: int) -> None:
        """A free particle in the plane."""
        x, y = self.model.coordinates(f"x{number} y{number}")
        N = self.model.frame
        P = self.model.particle(f"P{number}", mass=self.parameter("kg"), position=x * N.x + y * N.y)
        self.particles.append((P, (x, y), f"{number}"))
        self.start |= {f"x{number}": self.number() * number, f"y{number}": self.number() * (-1) ** number}
        self.start |= {f"x{number}dot": self.number(), f"y{number}dot": -self.number()}


def drawn(seed: int) -> System:
    """The mechanism of a seed, with a start of which some entries are left open."""
    d = Drawn(seed)
    model, t, N = d.model, d.model.time, d.model.frame
    for number in range(1, d.draw.randint(2, 4)):
        d.particle(number)
    if d.draw.random() < 0.6:
        _bar(d)
    _, (x, y), _ = d.particles[0]
    model.gravity(-d.parameter("m/s^2", 9.81) * N.y)
    model.potential("spring", d.parameter("N/m") * (x**2 + y**2) / 2)
    model.damper("drag", d.parameter("N s/m") * (x.diff(t) ** 2 + y.diff(t) ** 2) / 2)
    kinds = d.draw.sample(KINDS, d.draw.randint(0, 2))
    open_entries: set[str] = set()
    for kind in kinds:
        open_entries |= set(_ROWS[kind](d))
    if d.draw.random() < 0.15:  # a start that contradicts a row, or leaves nothing open
        open_entries = set()
    start = {name: value for name, value in d.start.items() if name not in open_entries}
    return System(model, start, d.number(0.2, 0.6))


def _bar(d: Drawn) -> None:
    """A bar that hangs on the first particle."""
    model = d.model
    (angle,) = [model.coordinates("a")]
    frame = model.frame.orientnew("A", "Axis", [angle, model.frame.z])
    _, (x, y), _ = d.particles[0]
    centre = x * model.frame.x + y * model.frame.y + d.parameter("m") * frame.x
    model.body("bar", mass=d.parameter("kg"), inertia_zz=d.parameter("kg m^2"), frame=frame, position=centre)
    d.start |= {"a": d.number(), "adot": d.number()}


def _rod(d: Drawn) -> list[str]:
    """The last particle keeps its distance from the origin, whose height is left open."""
    _, (x, y), name = d.particles[-1]
    length = d.parameter("m", 1.2 * abs(d.start[f"x{name}"]) + 0.7)
    d.model.constrain("rod", x**2 + y**2 - length**2)
    return [f"y{name}", f"y{name}dot"]


def _repeated(d: Drawn) -> list[str]:
    """The same row in two units: as an area, and as a length."""
    _, (x, y), name = d.particles[-1]
    length = d.parameter("m", 1.2 * abs(d.start[f"x{name}"]) + 0.7)
    d.model.constrain("area", (x**2 + y**2 - length**2))
    d.model.constrain("length", sm.sqrt(x**2 + y**2) - length)
    return [f"y{name}", f"y{name}dot"]


def _blade(d: Drawn) -> list[str]:
    """The first particle moves along its own angle of place."""
    t = d.model.time
    _, (x, y), name = d.particles[0]
    d.model.constrain("blade", y * x.diff(t) - (x + d.parameter("m")) * y.diff(t))
    return [f"y{name}dot"]


def _perpendicular(d: Drawn) -> list[str]:
    """Two velocities are perpendicular; of one particle alone its own and a given direction."""
    t = d.model.time
    (_, (x, y), name), (_, (z, w), _) = d.particles[0], d.particles[-1]
    if len(d.particles) == 1:
        d.model.constrain("direction", x.diff(t) - d.parameter("1") * y.diff(t))
    else:
        d.model.constrain("perpendicular", x.diff(t) * z.diff(t) + y.diff(t) * w.diff(t))
    return [f"x{name}dot"]


def _given_speed(d: Drawn) -> list[str]:
    """The size of a velocity is given."""
    t = d.model.time
    _, (x, y), name = d.particles[-1]
    c = d.parameter("m/s", abs(d.start[f"x{name}dot"]) + 0.5)
    d.model.constrain("size of the velocity", x.diff(t) ** 2 + y.diff(t) ** 2 - c**2)
    return [f"y{name}dot"]


def _pace(d: Drawn) -> list[str]:
    """A coordinate follows a given history."""
    _, (x, _), name = d.particles[0]
    a, w = d.parameter("m", 0.3), d.parameter("rad/s")
    d.model.constrain("pace", x - a * sm.sin(w * d.model.time) - a)
    return [f"x{name}", f"x{name}dot"]


def _line(d: Drawn) -> list[str]:
    """An acceleration along a line in space."""
    t = d.model.time
    _, (x, y), _ = d.particles[-1]
    d.model.constrain("line", x.diff(t, 2) - d.parameter("1") * y.diff(t, 2))
    return []


def _floor(d: Drawn) -> list[str]:
    """A rough floor below the first particle."""
    P, _, name = d.particles[0]
    depth = d.parameter("m", -abs(d.start[f"y{name}"]) - 0.05)
    friction = ap.Coulomb(d.parameter("1", 0.3))
    row = ap.position(P).dot(d.model.frame.y) - depth >= 0
    d.model.constrain("floor", row, restitution=0.2, friction=friction)
    return []


_ROWS: dict[str, Callable[[Drawn], list[str]]] = {
    "rod": _rod,
    "blade": _blade,
    "perpendicular": _perpendicular,
    "given speed": _given_speed,
    "pace": _pace,
    "repeated rod": _repeated,
    "line": _line,
    "floor": _floor,
}
