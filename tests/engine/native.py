"""A run by Python's own stepper beside the same one in the page, and how far they are apart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

import appell as ap
from appell.equations import Equations

AGREE = 1e-10
"""What the page and native code may be apart at a sample, relative to the largest coordinate, or speed, of the run.

Both run the same steps; products and sums are fused in one of them only, and the browser has its own sine. A motion
that grows rounding by more (near a singular pose, or while a stiff mode is held by the tolerance alone) is compared
with what native runs are apart whose parameters differ in the last digit."""

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


def rounding(equations: Equations, run: ap.Run, start: Mapping[str, float], **options: Any) -> float:
    """How far native runs are apart whose parameters, or start, differ in the last digit."""
    worst = 0.0
    for part in (2.0**-52, -(2.0**-52)):
        parameters = {p.name: p.default * (1 + part) for p in equations.parameters if p.default is not None}
        other = equations.simulate(state=start, parameters=parameters, **options)
        worst = max(worst, apart(run, {key: other.results.values(name) for name, key in ARRAYS.items()}))
    return worst
