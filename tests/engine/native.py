"""A run by Python's own stepper beside the same one in the page, and how far they are apart."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

import appell as ap
from appell.equations import Equations

AGREE = 1e-10
"""What the page and native code may be apart at a sample, relative to the largest coordinate, or speed, of the run.

Both run the same steps; products and sums are fused in one of them only, and the browser has its own sine. A motion
that grows rounding by more (near a singular pose, or while a stiff mode is held by the tolerance alone) is compared
with what native runs are apart whose parameters differ in the last digit."""

RUNS = 8
"""Native runs, changed in the last digit, that a difference is compared with."""

ARRAYS = {"coordinate": "coordinates", "speed": "speeds"}


def request(start: Mapping[str, float], duration: float, tolerance: float = 1e-8, **more: Any) -> dict[str, Any]:
    """What the page would ask for."""
    values = {str(name): float(value) for name, value in start.items()}
    return {"start": values, "duration": duration, "tolerance": tolerance, **more}


def apart(run: ap.Run, arrays: Mapping[str, np.ndarray]) -> float:
    """The largest difference of coordinates and of speeds, each relative to the largest of its kind."""
    worst = 0.0
    for name, key in ARRAYS.items():
        ours, theirs = run.results.values(name), arrays[key]
        assert ours.shape == theirs.shape
        worst = max(worst, float(np.abs(ours - theirs).max() / max(np.abs(ours).max(), 1e-3)))
    return worst


@dataclass(frozen=True)
class Scatter:
    """The largest differences from a run: of samples (`apart`), of the number of steps, of the balance of energy."""

    samples: float
    steps: int
    energy: float


def rounding(equations: Equations, run: ap.Run, start: Mapping[str, float], **options: Any) -> Scatter:
    """How native runs scatter whose parameters differ in the last digit, each by chance up, down or not at all.

    Two such runs say little: through singular poses they are between 3e-8 and 9e-7 apart (60 of the n-four-bar).
    """
    chance = np.random.default_rng(853)
    known = [p for p in equations.mechanism.parameters if p.default is not None]
    found = []
    for _ in range(RUNS):
        parts = 2.0**-52 * chance.integers(-1, 2, len(known))
        parameters = {p.name: p.default * (1 + part) for p, part in zip(known, parts, strict=True)}
        other = equations.simulate(state=start, parameters=parameters, **options)
        samples = apart(run, {key: other.results.values(name) for name, key in ARRAYS.items()})
        steps = abs(other.audit.steps - run.audit.steps)
        found.append((samples, steps, abs(other.audit.energy_error - run.audit.energy_error)))
    return Scatter(*map(max, zip(*found, strict=True)))
