"""Random stick-slip systems: the switching times of appell's modes against regularised friction.

    python benchmarks/random_friction.py [draws] [seed]

Each family is drawn with fixed seeds. The reference replaces Coulomb's law by mu N tanh(|s| / eps) s / |s| and is
integrated by SciPy's Radau (rtol 1e-9). A contact of the reference counts as sticking while |s| < 10 eps, so that its
switching times lag behind by what a slip needs to grow that far: sqrt(20 eps m / c) for a force that grows with c.
Printed, for every eps: the switches met by both, the median and the largest difference of their times.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import sympy as sm
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

import appell as ap

G = 9.81
END = 6.0
EPSILONS = (1e-4, 1e-6, 1e-8)
STICKING = 10.0

Draw = dict[str, float]
Rate = Callable[[float, np.ndarray], np.ndarray]


@dataclass(frozen=True)
class Family:
    """A model with its parameters, how they are drawn, and the regularised equations of one draw."""

    name: str
    equations: ap.Equations
    contacts: tuple[str, ...]
    draw: Callable[[np.random.Generator], Draw]
    state: Callable[[Draw], dict[str, float]]
    regularised: Callable[[Draw, float], tuple[np.ndarray, Rate]]
    slips: Callable[[Draw, np.ndarray], np.ndarray]


def rubbing(slip: np.ndarray, size: np.ndarray | float, eps: float) -> np.ndarray:
    """The regularised friction of slips (contacts, directions)."""
    speed = np.maximum(np.sqrt((slip**2).sum(axis=-1, keepdims=True)), 1e-300)
    return np.asarray(-size * slip / speed * np.tanh(speed / eps))


def chain(count: int) -> Family:
    """Masses on a belt, with springs between them and to a wall, driven by a force on the first."""
    model = ap.Model(f"{count} masses on a belt")
    N, t = model.frame, model.time
    V, k, a, w, mu, phase = model.parameters("V k a w mu phase", [0.3, 4.0, 2.0, 3.0, 0.3, 0.0])
    x = [model.coordinates(f"x{i}") for i in range(count)]
    y = [model.coordinates(f"y{i}") for i in range(count)]
    model.gravity(-G * N.y)
    for i in range(count):
        mass = model.particle(f"mass {i}", mass=1 + 0.5 * i, position=x[i] * N.x + y[i] * N.y)
        slip = ap.velocity(mass) - V * N.x
        model.constrain(f"belt {i}", ap.position(mass).dot(N.y) >= 0, friction=ap.Coulomb(mu, slip=slip))
        if i == 0:
            model.force(mass, a * sm.sin(w * t + phase) * N.x)
    model.potential("springs", k / 2 * sum((x[i] - (x[i - 1] if i else 0)) ** 2 for i in range(count)))
    m = 1 + 0.5 * np.arange(count)

    def draw(rng: np.random.Generator) -> Draw:
        drawn = {"V": rng.uniform(-0.5, 0.5), "k": rng.uniform(2, 30), "a": rng.uniform(1, 6)}
        return drawn | {"w": rng.uniform(1, 8), "mu": rng.uniform(0.1, 0.5), "phase": rng.uniform(0, 6)}

    def regularised(d: Draw, eps: float) -> tuple[np.ndarray, Rate]:
        def rate(t: float, s: np.ndarray) -> np.ndarray:
            q, u = s[:count], s[count:]
            stretch = d["k"] * np.diff(q, prepend=0.0)
            force = -stretch + np.append(stretch[1:], 0.0)
            force[0] += d["a"] * np.sin(d["w"] * t + d["phase"])
            force += rubbing((u - d["V"])[:, None], (d["mu"] * m * G)[:, None], eps)[:, 0]
            return np.concatenate([u, force / m])

        return np.zeros(2 * count), rate

    return Family(
        f"{count} mass{'es' * (count > 1)} on a belt",
        model.derive(ap.UdwadiaKalaba()),
        tuple(f"belt {i}" for i in range(count)),
        draw,
        lambda d: {f"x{i}": 0.0 for i in range(count)} | {f"x{i}dot": 0.0 for i in range(count)},
        regularised,
        lambda d, s: np.abs(s[count:] - d["V"]),
    )


def puck() -> Family:
    """A mass on springs in a plane, which slips in two directions under a force that turns."""
    model = ap.Model("a puck on springs")
    N, t = model.frame, model.time
    a, w, mu, k = model.parameters("a w mu k", [4.0, 2.0, 0.3, 3.0])
    x, y, z = model.coordinates("x y z")
    mass = model.particle("puck", mass=1, position=x * N.x + y * N.y + z * N.z)
    model.gravity(-G * N.z)
    model.potential("springs", k * (x**2 + 2 * y**2) / 2)
    model.force(mass, a * (sm.sin(w * t) * N.x + sm.sin(sm.sqrt(2) * w * t) * N.y))
    model.constrain("table", ap.position(mass).dot(N.z) >= 0, friction=ap.Coulomb(mu))

    def draw(rng: np.random.Generator) -> Draw:
        mu = rng.uniform(0.1, 0.4)
        return {"mu": mu, "a": mu * G * rng.uniform(0.8, 1.3), "w": rng.uniform(1, 4), "k": rng.uniform(1, 8)}

    def regularised(d: Draw, eps: float) -> tuple[np.ndarray, Rate]:
        def rate(t: float, s: np.ndarray) -> np.ndarray:
            force = d["a"] * np.sin(np.array([1.0, np.sqrt(2)]) * d["w"] * t) - d["k"] * np.array([1, 2]) * s[:2]
            return np.concatenate([s[2:], force + rubbing(s[2:], d["mu"] * G, eps)])

        return np.zeros(4), rate

    start = {"x": 0.0, "y": 0.0, "xdot": 0.0, "ydot": 0.0}
    return Family(
        "a puck, slip in two directions",
        model.derive(ap.UdwadiaKalaba()),
        ("table",),
        draw,
        lambda d: start,
        regularised,
        lambda d, s: np.array([np.hypot(*s[2:])]),
    )


def switches(family: Family, run: ap.Run) -> list[list[float]]:
    """The instants at which each contact begins to slide or to stick."""
    found = []
    for name in family.contacts:
        sticks = [mode.phases[name] == "sticks" for mode in run.modes]
        pairs = zip(run.modes[1:], sticks[:-1], sticks[1:], strict=True)
        found.append([mode.start for mode, before, after in pairs if before != after])
    return found


def reference(family: Family, drawn: Draw, eps: float) -> list[list[float]]:
    """The same of regularised friction."""
    start, rate = family.regularised(drawn, eps)
    smooth = solve_ivp(rate, (0, END), start, method="Radau", rtol=1e-9, atol=1e-3 * eps, dense_output=True)
    found = []
    for i in range(len(family.contacts)):

        def beyond(t: float, i: int = i) -> float:
            return float(family.slips(drawn, smooth.sol(t))[i] - STICKING * eps)

        values = [beyond(t) for t in smooth.t]
        found.append([
            float(brentq(beyond, smooth.t[j], smooth.t[j + 1]))
            for j in range(len(values) - 1)
            if (values[j] > 0) != (values[j + 1] > 0)
        ])  # fmt: skip
    return found


def main(draws: int = 20, seed: int = 2026) -> None:
    """The table."""
    print("| system | runs | eps | switches | met by both | median | largest difference in s |")
    print("|---|---|---|---|---|---|---|")
    for number, family in enumerate((chain(1), chain(2), puck())):
        rng = np.random.default_rng([seed, number])
        drawn = [family.draw(rng) for _ in range(draws)]
        runs = [family.equations.simulate(END, family.state(d), parameters=d, samples=2) for d in drawn]
        for eps in EPSILONS:
            total, apart = 0, []
            for d, run in zip(drawn, runs, strict=True):
                for ours, smooth in zip(switches(family, run), reference(family, d, eps), strict=True):
                    total += len(ours)
                    near = [min((abs(t - s) for s in smooth), default=np.inf) for t in ours]
                    apart += [gap for gap in near if gap < 0.05]
            median, largest = (np.median(apart), max(apart)) if apart else (0.0, 0.0)
            row = f"{family.name} | {draws} | {eps:.0e} | {total} | {len(apart)} | {median:.1e} | {largest:.1e}"
            print(f"| {row} |", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
