"""Which parameters and start values matter most: by how much a change of each moves the motion."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import numpy as np

from appell.errors import AppellError
from appell.numbers import RUN
from appell.simulate.run import Run
from appell.simulate.simulate import simulate
from appell.view.style import PLOT


def open_sliders(run: Run, entries: Sequence[dict[str, Any]], show: Collection[str]) -> None:
    """Mark the sliders that are open: all of a few, else those of ``show`` and whose change by a tenth moves most.

    Values whose change contradicts the constraints, and those of motions too long to repeat, come last.
    """
    few = len(entries) <= PLOT.sliders or not run.has_equations
    seconds = float(run.audit.seconds or 0.0) if not few else 0.0
    if few or seconds * len(entries) > PLOT.patience:
        ranked = sorted(entries, key=lambda entry: entry["name"] not in show)
    else:
        sizes = {id(entry): np.inf if entry["name"] in show else _moved(run, entry) for entry in entries}
        ranked = sorted(entries, key=lambda entry: -sizes[id(entry)])
    kept = {id(entry) for entry in ranked[: PLOT.sliders]}
    for entry in entries:
        entry["open"] = id(entry) in kept


def _moved(run: Run, entry: Mapping[str, Any]) -> float:
    """The root mean square change of the coordinates, each relative to how far it moves."""
    name, value = entry["name"], float(entry["value"])
    other = value * 1.1 if value else 0.05 * float(entry["max"] - entry["min"])
    start: dict[Any, float] = dict(run.settings.get("state", {}))
    parameters: dict[Any, float] = dict(run.parameters)
    (start if "group" in entry else parameters)[name] = other
    length = float(run.time[-1] - run.time[0])
    samples = np.linspace(0.0, length, PLOT.compared)
    try:
        found = simulate(
            run.equations,
            length,
            start,
            parameters=parameters,
            inputs=run.inputs,
            samples=PLOT.compared,
            tolerance=RUN.picture,
            start_time=float(run.time[0]),
        )
    except AppellError:
        return -1.0
    total = 0.0
    for label in run.results.labels("coordinate"):
        before = np.interp(samples, run.time - run.time[0], run.results.values("coordinate", label))
        after = np.interp(samples, found.time - found.time[0], found.results.values("coordinate", label))
        span = float(np.ptp(before))
        total += float(np.mean((after - before) ** 2)) / span**2 if span > 0 else 0.0
    return float(np.sqrt(total))
