"""Random mechanisms that hold time everywhere: in positions, orientation, speeds, potential, forces, inputs and rows.

Everything is written once, as plain functions of numbers: the library gets them in SymPy's symbols, the reference
(`tests.laws.fifty_digits`) in numbers of fifty digits. The library forms its own kinetic energy from points and
frames; the reference takes it from places and turning matrices that it differentiates itself.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import sympy as sm

import appell as ap
from tests.laws.fifty_digits import Mechanism, Numbers, Path, Row, mp, slope

EXACT = SimpleNamespace(sin=sm.sin, cos=sm.cos, of=lambda k: sm.Rational(k, 16))
FIFTY = SimpleNamespace(sin=mp.sin, cos=mp.cos, of=lambda k: mp.mpf(k) / 16)
NAMES = ("x", "y", "z", "a")
COUNT = len(NAMES)
MASSES, INERTIA = (20, 11), (5, 7, 9)
"""Of the particle and of the body, in sixteenths."""


def _turning(z: Any, x: Any) -> Numbers:
    """The matrix of a turn about z and then about its own x, row by row."""
    (cz, sz), (cx, sx) = ((mp.cos(angle), mp.sin(angle)) for angle in (z, x))
    return [cz, -sz * cx, sz * sx, sz, cz * cx, -cz * sx, mp.mpf(0), sx, cx]


@dataclass(frozen=True)
class World:
    """A particle and a body in four coordinates; ``k`` are random numbers, in sixteenths."""

    seed: int
    k: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        drawn = random.Random(self.seed)
        object.__setattr__(self, "k", tuple(drawn.choice((-1, 1)) * drawn.randint(3, 14) for _ in range(60)))

    def particle(self, q: Numbers, t: Any, f: Any) -> Numbers:
        """Where the particle is: its carriage is driven."""
        (x, y, z, a), c = q, [f.of(k) for k in self.k]
        return [x + c[0] * f.sin(2 * t) * y, y + c[1] * t * x, z + c[2] * f.sin(a + t)]

    def body(self, q: Numbers, t: Any, f: Any) -> Numbers:
        """Where the body's mass centre is."""
        (x, y, z, a), c = q, [f.of(k) for k in self.k]
        return [c[3] * x * f.cos(a) + t, y + c[4] * z * t, z + c[5] * f.sin(x + t)]

    def angles(self, q: Numbers, t: Any, f: Any) -> Numbers:
        """How it has turned: about z, then about its own x."""
        (x, y, z, a), c = q, [f.of(k) for k in self.k]
        return [a + c[6] * f.sin(t) * x, c[7] * y + c[8] * t * z]

    def speeds(self, q: Numbers, v: Numbers, t: Any, f: Any) -> Numbers:
        """u = Y(q, t) v + z(q, t)."""
        c = [f.of(k) for k in self.k[9:]]
        return [
            (2 + f.sin(q[i - 1] + t) / 2) * v[i] + c[i] * q[i - 2] * v[i - 1] + c[4 + i] * f.cos(q[i] + 2 * t)
            for i in range(COUNT)
        ]

    def potential(self, q: Numbers, t: Any, f: Any) -> Any:
        """Springs whose stiffness is given in time."""
        (x, y, z, a), c = q, [f.of(k) for k in self.k[20:]]
        return c[0] * (x - y * z) ** 2 + c[1] * f.cos(a + t) * x + c[2] * t * y * z + 9 * z

    def drag(self, q: Numbers, v: Numbers, t: Any, f: Any) -> Any:
        """Rayleigh's function."""
        c = [abs(f.of(k)) for k in self.k[25:]]
        return sum(c[i] * (1 + t * q[i] ** 2) * v[i] ** 2 for i in range(COUNT)) / 2

    def push(self, q: Numbers, t: Any, f: Any) -> Numbers:
        """A force on the particle."""
        c = [f.of(k) for k in self.k[30:]]
        return [c[0] * f.sin(3 * t), c[1] * q[0] + c[2] * t, c[3] * q[3]]

    def torque(self, q: Numbers, t: Any, f: Any) -> Any:
        """A torque on the body about z."""
        return f.of(self.k[35]) * f.cos(t) + f.of(self.k[36]) * q[1]

    def row(self, kind: str, number: int, q: Numbers, v: Numbers, a: Numbers, t: Any, w: Any, f: Any) -> Any:
        """A row of a kind; ``w``: the value of the input."""
        c = [f.of(k) for k in self.k[37 + 5 * number :]]
        i, j, k = (number, (number + 1) % COUNT, (number + 2) % COUNT)
        if kind == "position":
            return q[i] + c[0] * q[j] ** 2 + c[1] * f.sin(q[k] + t) + c[2] * w
        if kind == "linear":
            return v[i] + (c[0] * q[j] + c[1] * t) * v[k] + c[2] * f.cos(t) * q[i] + c[3] * w
        if kind == "nonlinear":
            return v[i] ** 2 + (2 + c[0] * f.sin(t)) * v[j] ** 2 + c[1] * v[k] * v[i] + c[2] * q[j] * t + c[3] * w
        if kind == "acceleration":
            return a[i] + (c[0] * q[j] + c[1] * t) * a[k] + c[2] * v[j] ** 2 + c[3] * w
        return a[i] ** 2 / 2 + (2 + c[0] * f.sin(t)) * a[j] ** 2 + c[1] * a[k] + c[2] * v[j] * t + c[3] * w


ORDER = {"position": 0, "linear": 1, "nonlinear": 1, "acceleration": 2, "quadratic": 2}
INPUT = lambda t, f: f.sin(3 * t) / 2 + t**2 / 4
"""The input, as a function of time."""


@dataclass(frozen=True)
class Case:
    """A world at a state at which its rows hold: each row takes off what it is there, and its rate.

    A row that is nonlinear in accelerations is differentiated further: it holds the input as a function of time.
    """

    seed: int
    kinds: tuple[str, ...]
    loads: bool = True

    @property
    def world(self) -> World:
        """Its functions."""
        return World(self.seed)

    @property
    def higher(self) -> bool:
        """Whether a row is in accelerations: what Hamilton and Lusternik make of it is another motion."""
        return any(ORDER[kind] > 1 for kind in self.kinds)

    def state(self) -> tuple[Numbers, Numbers, Numbers, Any]:
        """q, v, some accelerations, and the time, as numbers that a double holds."""
        drawn = random.Random(1000 + self.seed)
        number = lambda: mp.mpf(drawn.randint(4, 40)) / 32 * drawn.choice((-1, 1))
        q, v, a = ([number() for _ in NAMES] for _ in range(3))
        return q, v, a, mp.mpf(drawn.randint(4, 40)) / 32

    def offsets(self) -> list[tuple[float, float]]:
        """What every row is at the state, and its rate there (of one on positions)."""
        path, found = Path(*self.state()), []
        for i, kind in enumerate(self.kinds):
            value = lambda s, i=i, kind=kind: self.world.row(
                kind, i, *path.at(s)[:3], path.t + s, INPUT(path.t + s, FIFTY), FIFTY
            )
            found.append((float(value(mp.mpf(0))), float(slope(value)) if kind == "position" else 0.0))
        return found

    def mechanism(self, mu: Sequence[float] = ()) -> Mechanism:
        """The reference."""
        w, t0, offsets = self.world, self.state()[3], self.offsets()

        def lagrangian(q: Numbers, v: Numbers, t: Any) -> Any:
            later = lambda s: [x + s * y for x, y in zip(q, v, strict=True)]
            moved = slope(lambda s: w.particle(later(s), t + s, FIFTY))
            carried = slope(lambda s: w.body(later(s), t + s, FIFTY))
            turned = slope(lambda s: _turning(*w.angles(later(s), t + s, FIFTY)))
            # T of the body's turning is 1/2 tr(R' J R'^T) with J = tr(I)/2 - I
            J = [FIFTY.of(sum(INERTIA)) / 2 - FIFTY.of(i) for i in INERTIA]
            kinetic = sum(J[n % 3] * x**2 for n, x in enumerate(turned)) / 2
            for mass, velocity in zip(MASSES, (moved, carried), strict=True):
                kinetic += FIFTY.of(mass) * sum(x**2 for x in velocity) / 2
            return kinetic - w.potential(q, t, FIFTY)

        def forces(q: Numbers, v: Numbers, t: Any) -> Numbers:
            if not self.loads:
                return [mp.mpf(0)] * COUNT
            push, torque = w.push(q, t, FIFTY), w.torque(q, t, FIFTY)
            found = []
            for i in range(COUNT):
                moved = lambda s, i=i: [*q[:i], q[i] + s, *q[i + 1 :]]
                arm = slope(lambda s, moved=moved: w.particle(moved(s), t, FIFTY))
                # the angle about z turns about z; about its own x it turns about a horizontal axis
                turn = slope(lambda s, moved=moved: w.angles(moved(s), t, FIFTY))[0]
                faster = lambda s, i=i: [*v[:i], v[i] + s, *v[i + 1 :]]
                drag = slope(lambda s, faster=faster: w.drag(q, faster(s), t, FIFTY))
                found.append(sum(p * d for p, d in zip(push, arm, strict=True)) + torque * turn - drag)
            return found

        def row(i: int, kind: str) -> Row:
            value, rate = map(mp.mpf, offsets[i])
            given = lambda q, v, a, t: w.row(kind, i, q, v, a, t, INPUT(t, FIFTY), FIFTY) - value - rate * (t - t0)
            return Row(ORDER[kind], given, mp.mpf(mu[i]) if mu else 0)

        return Mechanism(lagrangian, forces, [row(i, kind) for i, kind in enumerate(self.kinds)])

    def model(self, together: bool = False) -> ap.Model:
        """The same for the library; ``together``: all rows are one constraint."""
        w, f, offsets, t0 = self.world, EXACT, self.offsets(), sm.Float(float(self.state()[3]), 17)
        model = ap.Model(f"random, {self.seed}")
        N, t = model.frame, model.time
        q = list(model.coordinates(" ".join(NAMES)))
        v, a = ([x.diff(t, k) for x in q] for k in (1, 2))
        model.speeds("u1 u2 u3 u4", w.speeds(q, v, t, f))
        drive = INPUT(t, f) if "quadratic" in self.kinds else model.input("w")
        vector = lambda parts: parts[0] * N.x + parts[1] * N.y + parts[2] * N.z
        P = model.particle("P", f.of(MASSES[0]), vector(w.particle(q, t, f)))
        about_z, about_x = w.angles(q, t, f)
        turned = N.orientnew("A", "Axis", [about_z, N.z])
        frame = turned.orientnew("B", "Axis", [about_x, turned.x])
        inertia = tuple(map(f.of, INERTIA))
        model.body("B", f.of(MASSES[1]), frame=frame, position=vector(w.body(q, t, f)), inertia=inertia)
        model.potential("springs", w.potential(q, t, f))
        if self.loads:
            model.damper("drag", w.drag(q, v, t, f))
            model.force(P, vector(w.push(q, t, f)))
            model.torque(frame, w.torque(q, t, f) * N.z)
        rows = [
            w.row(kind, i, q, v, a, t, drive, f) - sm.Float(offsets[i][0], 17) - sm.Float(offsets[i][1], 17) * (t - t0)
            for i, kind in enumerate(self.kinds)
        ]
        if together and rows:
            model.constrain("rows", rows)
        else:
            for i, row in enumerate(rows):
                model.constrain(f"row {i}", row)
        return model

    def start(self) -> dict[str, float]:
        """The state in the library's names."""
        q, v, _, t = self.state()
        u = self.world.speeds(q, v, t, FIFTY)
        return {n: float(x) for n, x in zip((*NAMES, "u1", "u2", "u3", "u4"), (*q, *u), strict=True)}

    def speed_rates(self, accelerations: Numbers) -> list[float]:
        """u' along the motion with these accelerations."""
        q, v, _, t = self.state()
        path = Path(q, v, accelerations, t)
        at = lambda s: path.at(s)
        return [float(x) for x in slope(lambda s: self.world.speeds(*at(s)[:2], at(s)[3], FIFTY))]
