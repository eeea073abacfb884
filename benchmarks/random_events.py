"""Ten thousand random runs with fixed seeds, none of which may pass through a relation or miss a zero or a pulse.

    python benchmarks/random_events.py [--runs 1000] [--family NAME]

Each family has one model, compiled once; starts and parameters are drawn. What is demanded comes from a closed form
or from a grid far finer than any step: in a flight between two strikes, which is known exactly from any state in it,
the gap must not be negative anywhere and must be zero where the next strike is; zeros and impulses are counted by
formula.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import sympy as sm
from scipy.integrate import DOP853
from scipy.interpolate import CubicSpline
from scipy.optimize import brentq

import appell as ap

G = 9.81
DEPTH = 1e-9
"""A gap below minus this, against the size of the motion, was passed through."""
FINE = 4001
"""Instants at which a flight is looked at."""

Checks = Iterator[str]
"""One entry for each thing checked: empty where it is right, else what is wrong."""


@dataclass(frozen=True)
class Family:
    """A model, and a function that draws a run from a random generator and checks it."""

    name: str
    run: Callable[[np.random.Generator], Checks]


def flights(run: ap.Run, names: tuple[str, ...]) -> Iterator[tuple[float, float, float, np.ndarray]]:
    """Each flight between strikes that holds a sample: begin, end, the time of that sample and the state there."""
    edges = [float(run.time[0]), *(impact.time for impact in run.impacts), float(run.time[-1])]
    states = np.stack([run[name] for name in names], axis=1)
    for begin, end in pairwise(edges):
        inside = np.flatnonzero((run.time > begin) & (run.time < end))
        if inside.size and all("closed" not in m.name or m.end <= begin or m.start >= end for m in run.modes):
            k = int(inside[inside.size // 2])
            yield begin, end, float(run.time[k]), states[k]


def check_flights(
    run: ap.Run,
    names: tuple[str, ...],
    gap: Callable[[np.ndarray, np.ndarray, np.ndarray], np.ndarray],
    pull: np.ndarray,
) -> Checks:
    """``names``: coordinates, then their rates; ``gap`` of (t, coordinates); ``pull``: constant accelerations."""
    n = len(names) // 2
    last = float(run.time[-1])
    for begin, end, at, state in flights(run, names):
        t = np.linspace(begin, end, FINE)
        s = (t - at)[:, None]
        q = state[:n] + state[n:] * s + pull * s**2 / 2
        values, size = gap(t, q), 1.0 + np.abs(q).max()
        yield f"the gap is {values.min():.3g} in ({begin:.6g}, {end:.6g})" if values.min() < -DEPTH * size else ""
        if end < last:
            yield f"the gap is {values[-1]:.3g} at the strike at {end:.6g}" if abs(values[-1]) > 1e-7 * size else ""


def least_gap(run: ap.Run) -> Checks:
    for name, gap in run.audit.least_gaps.items():
        yield f"the gap of '{name}' is {gap:.3g}" if gap < -DEPTH else ""


def simulated(equations: ap.Equations, *arguments: object, **options: object) -> ap.Run:
    return equations.simulate(*arguments, progress=False, **options)  # type: ignore[arg-type]


def shaking_table() -> Family:
    model = ap.Model("a ball on a shaking table")
    a, w, f, e = model.parameters("a w f e", [0.05, 10.0, 0.0, 0.5])
    z = model.coordinates("z")
    ball = model.particle("ball", mass=1, position=z * model.frame.z)
    model.gravity(-G * model.frame.z)
    table = ap.position(ball).dot(model.frame.z) >= a * sm.sin(w * model.time + f)
    model.constrain("table", table, restitution=e)
    equations = model.derive(ap.Kane())

    def draw(random: np.random.Generator) -> Checks:
        p = {a: random.uniform(0.001, 0.2), w: random.uniform(2, 60), f: random.uniform(0, 6), e: random.uniform(0, 1)}
        start = {z: p[a] * 1.01 + random.uniform(0, 4), "zdot": random.uniform(-3, 3)}
        run = simulated(equations, 4.0, start, parameters=p, samples=401)
        yield from least_gap(run)
        yield from check_flights(
            run, ("z", "zdot"), lambda t, q: q[:, 0] - p[a] * np.sin(p[w] * t + p[f]), np.array([-G])
        )

    return Family("shaking tables", draw)


def bumpy_ground() -> Family:
    model = ap.Model("a ball on bumpy ground")
    a, k, b, l, e = model.parameters("a k b l e", [0.1, 7.0, 0.05, 23.0, 0.6])
    x, z = model.coordinates("x z")
    model.particle("ball", mass=1, position=x * model.frame.x + z * model.frame.z)
    model.gravity(-G * model.frame.z)
    model.constrain("ground", z >= a * sm.sin(k * x) + b * sm.cos(l * x), restitution=e)
    equations = model.derive(ap.Kane())

    def draw(random: np.random.Generator) -> Checks:
        p = {a: random.uniform(0, 0.3), k: random.uniform(1, 15), b: random.uniform(0, 0.1), l: random.uniform(5, 40)}
        p[e] = random.uniform(0.2, 1)
        start = {x: random.uniform(-9, 9), z: random.uniform(0.5, 4), "xdot": random.uniform(-9, 9)}
        run = simulated(equations, 2.5, start, parameters=p, samples=401)
        yield from least_gap(run)
        yield from check_flights(
            run,
            ("x", "z", "xdot", "zdot"),
            lambda t, q: q[:, 1] - p[a] * np.sin(p[k] * q[:, 0]) - p[b] * np.cos(p[l] * q[:, 0]),
            np.array([0.0, -G]),
        )

    return Family("bumpy ground", draw)


def spinning_rod() -> Family:
    model = ap.Model("the tip of a spinning rod")
    e = model.parameters("e", 0.5)
    N = model.frame
    x, z, c = model.coordinates("x z c")
    B = N.orientnew("B", "Axis", [c, N.z])
    rod = model.body("rod", mass=1, inertia_zz=sm.Rational(1, 12), frame=B, position=x * N.x + z * N.y)
    tip = model.point("tip", (x + sm.cos(c) / 2) * N.x + (z + sm.sin(c) / 2) * N.y, on=rod)
    model.gravity(-G * N.y)
    model.constrain("floor", ap.position(tip).dot(N.y) >= 0, restitution=e)
    equations = model.derive(ap.UdwadiaKalaba())

    def draw(random: np.random.Generator) -> Checks:
        start = {
            z: random.uniform(0.6, 3),
            c: random.uniform(-3, 3),
            "cdot": random.uniform(-1, 1) * 10 ** random.uniform(0, 2.3),
        }
        run = simulated(equations, 2.0, start, parameters={e: random.uniform(0, 1)}, samples=401)
        yield from least_gap(run)
        names = ("x", "z", "c", "xdot", "zdot", "cdot")
        yield from check_flights(run, names, lambda t, q: q[:, 1] + np.sin(q[:, 2]) / 2, np.array([0.0, -G, 0.0]))

    return Family("spinning rods", draw)


def thin_walls() -> Family:
    model = ap.Model("a ball between thin walls")
    w, d = model.parameters("w d", [1e-3, 1.0])
    x = model.coordinates("x")
    model.particle("ball", mass=1, position=x * model.frame.x)
    model.constrain("right", (x - d) ** 2 >= w**2, restitution=1)
    model.constrain("left", (x + d) ** 2 >= w**2, restitution=1)
    equations = model.derive(ap.Kane())

    def draw(random: np.random.Generator) -> Checks:
        p = {w: 10 ** random.uniform(-6, -1), d: random.uniform(0.5, 5)}
        speed, strikes, half = 10 ** random.uniform(-1, 5), int(random.integers(1, 40)), p[d] - p[w]
        run = simulated(equations, 2 * half * strikes / speed, {"xdot": speed}, parameters=p, samples=51)
        yield "" if len(run.impacts) == strikes else f"{len(run.impacts)} strikes of {strikes}"
        yield f"at {np.abs(run['x']).max()}" if np.abs(run["x"]).max() > half * (1 + 1e-9) else ""

    return Family("thin walls", draw)


def rod_pendulum() -> Family:
    model = ap.Model("a rod pendulum at a wall")
    s, e = model.parameters("s e", [0.3, 0.7])
    N = model.frame
    x, y = model.coordinates("x y")
    bob = model.particle("bob", mass=1, position=x * N.x + y * N.y)
    r = ap.position(bob)
    model.gravity(-G * N.y)
    model.constrain("rod", r.dot(r) - 1)
    model.constrain("wall", r.dot(N.x) >= -s, restitution=e)
    equations = model.derive(ap.Kane())

    def draw(random: np.random.Generator) -> Checks:
        angle, rate = random.uniform(-0.05, 2.5), random.uniform(-6, 6)
        start = {x: np.sin(angle), y: -np.cos(angle), "xdot": rate * np.cos(angle), "ydot": rate * np.sin(angle)}
        p = {s: random.uniform(0.06, 0.95), e: random.uniform(0, 1)}
        yield from least_gap(simulated(equations, 4.0, start, parameters=p, samples=801))

    return Family("rod pendulums at walls", draw)


def linkage() -> Family:
    model = ap.Model("a four-bar with a stop on its crank")
    s, e = model.parameters("s e", [0.3, 0.6])
    N = model.frame
    a, b, c = model.coordinates("a b c")
    A = sm.Rational(2, 5) * (sm.cos(a) * N.x + sm.sin(a) * N.y)
    B = A + sm.cos(b) * N.x + sm.sin(b) * N.y
    D = sm.Rational(11, 10) * N.x + sm.Rational(4, 5) * (sm.cos(c) * N.x + sm.sin(c) * N.y)
    for name, place in (("A", A), ("B", B), ("D", D)):
        model.particle(name, mass=1, position=place)
    model.gravity(-G * N.y)
    model.constrain("closed x", (B - D).dot(N.x))
    model.constrain("closed y", (B - D).dot(N.y))
    model.constrain("stop", a >= s, restitution=e)
    equations = model.derive(ap.UdwadiaKalaba())

    def draw(random: np.random.Generator) -> Checks:
        p = {s: random.uniform(-0.5, 0.7), e: random.uniform(0, 1)}
        start = {a: random.uniform(0.8, 2.5), "adot": random.uniform(-6, 6)}
        yield from least_gap(simulated(equations, 2.0, start, parameters=p, samples=401))

    return Family("linkages at stops", draw)


BOX_MASS, BOX_SIDES = 2.0, np.array([0.6, 0.4, 0.2])
BOX_MOMENTS = BOX_MASS / 12 * ((BOX_SIDES**2).sum() - BOX_SIDES**2)
BRIEF = 1e-3
"""A flight shorter than this, in seconds, begins a sequence of ever shorter ones: strikes are counted up to it."""
PARTS = 50
"""Instants of a step of the reference at which the corner is looked at."""


def box_rate(_: float, state: np.ndarray) -> np.ndarray:
    """Height, its rate, R and omega of a box in free flight: R' = R [omega]x, I omega' = I omega x omega (Euler)."""
    R, w = state[2:11].reshape(3, 3), state[11:]
    turning = np.cross(R, w)  # row by row, R [omega]x
    return np.concatenate([[state[1], -G], turning.ravel(), np.cross(BOX_MOMENTS * w, w) / BOX_MOMENTS])


def corner_height(state: np.ndarray) -> np.ndarray:
    """The third row of R gives the direction of z in the box; states in columns."""
    return np.asarray(state[0] + state[8:11].T @ (BOX_SIDES / 2))


def box_flight(now: float, state: np.ndarray, duration: float) -> tuple[float, np.ndarray] | None:
    """The time and the state at which the corner is next at the floor, BRIEF or more from now; None where it is not."""
    solver = DOP853(box_rate, now, state, duration, rtol=1e-11, atol=1e-12)
    while solver.status == "running":
        solver.step()
        piece = solver.dense_output()
        t = np.linspace(min(max(solver.t_old, now + BRIEF), solver.t), solver.t, PARTS)
        under = np.flatnonzero((corner_height(piece(t)) < 0) & (t >= now + BRIEF))
        if under.size:
            k = int(under[0])
            end = t[0] if k == 0 else brentq(lambda s, sol: corner_height(sol(s)), t[k - 1], t[k], (piece,), xtol=1e-14)
            return end, piece(end)
    return None


def box_strikes(height: float, spin: np.ndarray, restitution: float, duration: float) -> tuple[list[float], bool]:
    """When the corner of a box that is let go strikes a smooth floor, and whether these are all strikes."""
    state, now, strikes = np.concatenate([[height, 0.0], np.eye(3).ravel(), spin]), 0.0, list[float]()
    while True:
        flight = box_flight(now, state, duration)
        if flight is None:
            return strikes, True
        if flight[0] <= now + BRIEF:
            return strikes, False
        now, state = flight
        strikes.append(now)
        arm = np.cross(BOX_SIDES / 2, state[8:11])  # what a unit impulse along z turns, in the axes of the box
        approach = state[1] + state[11:] @ arm
        impulse = -(1 + restitution) * approach / (1 / BOX_MASS + arm @ (arm / BOX_MOMENTS))
        state[1] += impulse / BOX_MASS
        state[11:] += impulse * arm / BOX_MOMENTS


def tumbling_box() -> Family:
    model = ap.Model("a tumbling box")
    e = model.parameters("e", 0.5)
    box = model.body("box", mass=BOX_MASS, inertia=ap.box(BOX_MASS, *BOX_SIDES))
    model.joint("flight", ap.Free(), model.ground, box)
    model.gravity(-G * model.frame.z)
    corner = model.point("corner", tuple(BOX_SIDES / 2), on=box)
    model.constrain("floor", ap.position(corner).dot(model.frame.z) >= 0, restitution=e)
    equations = model.derive(ap.Kane())

    def draw(random: np.random.Generator) -> Checks:
        spin, rebound = random.normal(size=3) * 10 ** random.uniform(-1, 1.5), random.uniform(0, 1)
        height = random.uniform(0.4, 2)
        start = model.state(box, position=[0, 0, height], angular_velocity=spin)
        run = simulated(equations, 1.5, start, parameters={e: rebound}, samples=801)
        yield from least_gap(run)
        expected, all_known = box_strikes(height, spin, rebound, 1.5)
        times = [impact.time for impact in run.impacts][: None if all_known else len(expected)]
        yield "" if len(times) == len(expected) else f"{len(times)} strikes of {len(expected)}"
        if len(times) == len(expected):
            for wrong in np.abs(np.array(times) - expected):
                yield f"a strike is off by {wrong:.2g}" if wrong > 1e-7 else ""

    return Family("tumbling boxes", draw)


def grazing() -> Family:
    model = ap.Model("a ball grazes a ceiling")
    h = model.parameters("h", 1.0)
    x, z = model.coordinates("x z")
    model.particle("ball", mass=1, position=x * model.frame.x + z * model.frame.z)
    model.gravity(-G * model.frame.z)
    equations = model.derive(ap.Kane())

    def draw(random: np.random.Generator) -> Checks:
        rise, depth = random.uniform(0.1, 20), 10 ** random.uniform(-8, -1) * random.choice([-1, 1])
        up = np.sqrt(2 * G * rise)
        start = {"zdot": up, "xdot": random.uniform(-5, 5)}
        run = simulated(equations, 3 * up / G, start, parameters={h: rise - depth}, samples=3, events=[z - h])
        expected = np.array([]) if depth < 0 else up / G + np.array([-1, 1]) * np.sqrt(2 * depth / G)
        yield "" if len(run.events) == expected.size else f"{len(run.events)} of {expected.size} at depth {depth:.2g}"
        wrong = np.abs([event.time for event in run.events] - expected).max(initial=0.0) if expected.size else 0.0
        yield f"off by {wrong:.2g} at depth {depth:.2g}" if wrong * np.sqrt(abs(depth)) > 1e-8 else ""

    return Family("grazing", draw)


def zeros() -> Family:
    model = ap.Model("zeros in uniform motion")
    k, f = model.parameters("k f", [20.0, 0.0])
    x = model.coordinates("x")
    model.particle("P", mass=1, position=x * model.frame.x)
    equations = model.derive(ap.Kane())

    def draw(random: np.random.Generator) -> Checks:
        p = {k: 10 ** random.uniform(0, 2.3), f: random.uniform(0.1, 1.4)}
        speed = random.uniform(0.5, 5)
        run = simulated(equations, 10.0, {"xdot": speed}, parameters=p, samples=2, events=[sm.cos(k * x + f)])
        phase = (np.arange(int(10 * speed * p[k] / np.pi) + 2) + 0.5) * np.pi
        exact = (phase - p[f]) / (p[k] * speed)
        exact = exact[exact < 10.0]
        yield "" if len(run.events) == exact.size else f"{len(run.events)} zeros of {exact.size}"
        if len(run.events) == exact.size:
            wrong = np.abs([event.time for event in run.events] - exact).max(initial=0.0)
            yield f"off by {wrong:.2g}" if wrong > 1e-9 else ""

    return Family("zeros, up to a thousand a step", draw)


def pulses() -> Family:
    model = ap.Model("pulses on a mass at rest")
    b, w = model.parameters("b w", [1.0, 1e-3])
    t = model.time
    x = model.coordinates("x")
    P = model.particle("P", mass=1, position=x * model.frame.x)
    pulse = sm.Piecewise((1 / w, (t > b) & (t < b + w)), (0, True))
    model.force(P, (pulse + model.input("F")) * model.frame.x)
    equations = model.derive(ap.Kane())
    times = np.linspace(0, 10, 2001)

    def draw(random: np.random.Generator) -> Checks:
        p = {b: random.uniform(0, 8), w: 10 ** random.uniform(-5, 0)}
        first, count = int(random.integers(1, 1500)), int(random.integers(1, 400))
        values = np.where((np.arange(2001) >= first) & (np.arange(2001) < first + count), random.uniform(0.1, 5), 0.0)
        kind = str(random.choice(["linear", "cubic"]))
        run = simulated(
            equations, 10.0, {}, parameters=p, samples=2, inputs={"F": ap.Table(times, values, interpolation=kind)}
        )
        spline = CubicSpline(times, values).integrate(0, 10) if kind == "cubic" else np.trapezoid(values, times)
        exact = 1.0 + float(spline)
        wrong = abs(float(run["xdot"][-1]) - exact) / exact
        yield f"off by {wrong:.2g}" if wrong > 1e-8 else ""

    return Family("pulses", draw)


FAMILIES = (
    shaking_table, bumpy_ground, spinning_rod, thin_walls, rod_pendulum, linkage, tumbling_box, grazing, zeros, pulses
)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=1000, help="of each family")
    parser.add_argument("--family", default="", help="only those whose name holds this")
    options = parser.parse_args()
    total = missed = 0
    print(f"{'family':32} {'runs':>6} {'checks':>8} {'stopped':>8} {'missed':>7} {'seconds':>8}")
    for number, build in enumerate(FAMILIES):
        if options.family not in build.__name__:
            continue
        family, random, before = build(), np.random.default_rng(1000 + number), time.perf_counter()
        checks = wrong = stopped = 0
        for k in range(options.runs):
            try:
                found = list(family.run(random))
            except ap.SimulationError as error:  # said by name, not passed in silence
                stopped += 1
                if stopped < 4:
                    print(f"    run {k}: {error}")
                continue
            checks += len(found)
            bad = [text for text in found if text]
            wrong += bool(bad)
            if bad and wrong < 4:
                print(f"    run {k}: {bad[0]}")
        seconds = time.perf_counter() - before
        print(f"{family.name:32} {options.runs:6} {checks:8} {stopped:8} {wrong:7} {seconds:8.1f}", flush=True)
        total, missed = total + options.runs, missed + wrong
    print(f"{'all':32} {total:6} {'':8} {'':8} {missed:7}")
    raise SystemExit(1 if missed else 0)


if __name__ == "__main__":
    main()
