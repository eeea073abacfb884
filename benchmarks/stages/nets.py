"""Large mechanisms with many rows: derived and compiled, one evaluation, one run; the ring against Exudyn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import large_systems
import numpy as np
import sympy as sm
from measure import Lap, Row, Times, against, alone, lap, turn_by_turn
from peers import exudyn_large, pinocchio_ring
from places import cache_folder

import appell as ap
from appell.compile import cache


@dataclass(frozen=True)
class Case:
    """A mechanism, how long it runs and how exactly."""

    name: str
    build: Callable[[], tuple[ap.Model, large_systems.Start]]
    duration: float
    tolerance: float = 1e-8


CASES = (
    *(Case(f"net of {rows} distances", lambda rows=rows: large_systems.net(rows), 0.5) for rows in (100, 250, 500)),
    Case("grid of 30 x 30 pendulums", lambda: large_systems.pendulum_grid(30), 2.0),
    Case("closed ring of 200 links", lambda: large_systems.ring(200), 1.0),
    Case("car with 100 trailers", lambda: large_systems.car_with_trailers(100), 10.0),
    Case("chain of 100 rolling discs", lambda: large_systems.rolling_discs(100), 2.0),
)
RING, SPAN, STEPS, RATIO, AGREEMENT = 20, 0.5, 4000, 10, 1e-7


def nets() -> list[Row]:
    rows = [row for case in CASES for row in one_case(case)]
    return [*rows, *(ring_against_pinocchio(links) for links in (RING, 200)), ring_against_exudyn()]


def one_case(case: Case) -> list[Row]:
    sm.core.cache.clear_cache()
    with cache_folder() as empty:
        model, start = case.build()
        empty.clear()
        cache.forget()
        made = lap(lambda: model.derive(ap.UdwadiaKalaba()).compiled)
    equations = model.derive(ap.UdwadiaKalaba())
    program = equations.compiled.program
    names = list(model.contents.coordinates)
    x = np.array([start[name] for name in names] + [0.0] * len(names))
    x += 1e-2 * np.random.default_rng(0).normal(size=x.size)  # no numbers below the normal range, which take longer
    scales = program.regular_scales(0.0, x, []) or {}
    audits = []

    def run() -> Lap:
        return lap(lambda: audits.append(equations.simulate(case.duration, start, tolerance=case.tolerance).audit))

    found = turn_by_turn({"run": run, "rates": lambda: program.time_rates(0.0, x, [], 200, **scales)}, repeats=5)
    audit, size = audits[-1], f"{program.graph.speeds} speeds, {program.graph.rows} rows"
    kept = f"rows kept to {audit.constraint_error:.0e}, energy to {audit.energy_error:.0e}"
    return [
        alone(f"derived and compiled, {case.name}", "s", Times((made,)), note=f"empty cache, stepper included; {size}"),
        alone(f"accelerations, {case.name}", "µs", found["rates"]),
        alone(f"run of {case.duration:g} s, {case.name}", "ms", found["run"], note=f"at {case.tolerance:g}; {kept}"),
    ]


def ring_against_pinocchio(links: int) -> Row:
    """Accelerations at the start: ours of bodies told one by one, Pinocchio's of a chain with one tie."""
    model, start = large_systems.ring(links)
    equations = model.derive(ap.UdwadiaKalaba())
    ours, peer = equations.accelerations(start), pinocchio_ring.Ring(links, start)
    turns = np.array([ours[f"a{k}dot"] for k in range(links)])
    differ = float(abs(turns - np.cumsum(peer.accelerations())).max() / abs(turns).max())
    if not differ < AGREEMENT:
        raise RuntimeError(f"the accelerations differ by {differ:.1e}: the models are not the same")
    program, x = equations.compiled.program, np.array([start[name] for name in model.contents.coordinates])
    x = np.concatenate([x, np.zeros(x.size)])
    scales = program.regular_scales(0.0, x, []) or {}
    found = turn_by_turn(
        {"appell": lambda: program.time_rates(0.0, x, [], 1000, **scales), "pinocchio": lambda: peer.time(50)},
        repeats=9,
    )
    return against(
        f"accelerations, closed ring of {links} links", "µs", found["appell"], "Pinocchio constraintDynamics",
        found["pinocchio"], times_faster=RATIO, note=f"peer by its binding; agree to {differ:.0e}", why_not=WHY_NOT,
    )  # fmt: skip


WHY_NOT = "Pinocchio's matrix of a few joints is small; ours has three speeds and two rows a link"


def ring_against_exudyn() -> Row:
    """At equal error against a run at 1e-12: the loosest of ours that is no worse than Exudyn's at its finest step."""
    model, start = large_systems.ring(RING)
    equations = model.derive(ap.UdwadiaKalaba())

    def end(tolerance: float) -> np.ndarray:
        run = equations.simulate(SPAN, start, samples=2, tolerance=tolerance)
        return np.array([[run[f"{axis}{k}"][-1] for axis in "xy"] for k in range(RING)])

    reference = end(1e-12)
    theirs = exudyn_large.ring(RING, start, SPAN, STEPS)
    error = float(abs(theirs.places[:, :2] - reference).max())
    tolerance = next(t for t in (1e-4, 1e-5, 1e-6, 1e-7, 1e-8) if abs(end(t) - reference).max() <= error)
    found = turn_by_turn(
        {
            "appell": lambda: lap(lambda: equations.simulate(SPAN, start, samples=2, tolerance=tolerance)),
            "exudyn": lambda: exudyn_large.ring(RING, start, SPAN, STEPS).seconds,
        },
        repeats=3,
    )
    return against(
        f"run of {SPAN:g} s, closed ring of {RING} links", "ms", found["appell"], "Exudyn, index 2", found["exudyn"],
        times_faster=RATIO, errors=(float(abs(end(tolerance) - reference).max()), error),
        note=f"{STEPS} steps of Exudyn, simulate at {tolerance:g} as a person calls it",
    )  # fmt: skip
