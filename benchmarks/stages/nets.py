"""Large mechanisms with many rows: derived and compiled, one evaluation, one run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import large_systems
import numpy as np
import sympy as sm
from measure import Lap, Row, Times, alone, lap, turn_by_turn
from places import cache_folder

import appell as ap
from appell.compile import cache, program_of


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


def nets() -> list[Row]:
    return [row for case in CASES for row in one_case(case)]


def one_case(case: Case) -> list[Row]:
    sm.core.cache.clear_cache()
    with cache_folder() as empty:
        model, start = case.build()
        empty.clear()
        cache.forget()
        made = lap(lambda: program_of(model.derive(ap.UdwadiaKalaba())))
    equations = model.derive(ap.UdwadiaKalaba())
    program = program_of(equations)
    names = list(model.contents.coordinates)
    x = np.array([start[name] for name in names] + [0.0] * len(names))
    x += 1e-2 * np.random.default_rng(0).normal(size=x.size)  # no numbers below the normal range, which take longer
    scales = program.regular_scales(0.0, x, []) or {}
    audits = []

    def run() -> Lap:
        return lap(lambda: audits.append(equations.simulate(case.duration, start, tolerance=case.tolerance).audit))

    found = turn_by_turn({"run": run, "rates": lambda: program.time_rates(0.0, x, [], 200, **scales)}, repeats=5)
    audit, size = audits[-1], f"{program.system.sizes.speeds} speeds, {program.system.sizes.rows} rows"
    kept = f"rows kept to {audit.constraint_error:.0e}, energy to {audit.energy_error:.0e}"
    return [
        alone(f"derived and compiled, {case.name}", "s", Times((made,)), note=f"empty cache, stepper included; {size}"),
        alone(f"accelerations, {case.name}", "µs", found["rates"]),
        alone(f"run of {case.duration:g} s, {case.name}", "ms", found["run"], note=f"at {case.tolerance:g}; {kept}"),
    ]
