"""The sensitivities of runs as one matrix: a row for each observed number, a column for each parameter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any

import numpy as np

from appell.algebra.sampling import random_directions
from appell.errors import AppellError
from appell.numbers import DRAW, IDENTIFY
from appell.simulate.assembly import assemble
from appell.simulate.run import Run
from appell.simulate.start import known_state, parameter_values

STATES = ("coordinate", "speed")


def sizes_of(run: Run, names: Sequence[str]) -> np.ndarray:
    """The size of each parameter; 1 where it is zero."""
    return np.array([abs(run.parameters[name]) or 1.0 for name in names])


def relative_columns(runs: Sequence[Run], names: Sequence[str], of: Sequence[Any]) -> np.ndarray:
    """Derivatives of what is observed, of its size, by the relative change of each parameter: (numbers, parameters)."""
    return np.vstack([_of_run(run, names, of) for run in runs])


def _of_run(run: Run, names: Sequence[str], of: Sequence[Any]) -> np.ndarray:
    s, sizes = run.sensitivities(by=names), sizes_of(run, names)
    values = [run[key] for key in of] if of else [run.results.values(name) for name in STATES]
    changes = [s[key] for key in of] if of else [s.of(name) for name in STATES]
    largest = max((float(np.abs(value).max(initial=0.0)) for value in values), default=0.0) or 1.0
    noise, rows = IDENTIFY.noise * run.settings["tolerance"] * largest, []
    for value, change in zip(values, changes, strict=True):
        size = np.abs(value).max(axis=0, initial=0.0)
        size = np.where(size > noise, size, largest)  # of what stays zero nothing shows but its error
        rows.append((change * sizes / size[..., None]).reshape(-1, len(names)))
    return np.vstack(rows)


def null_space(W: np.ndarray, tolerance: float) -> tuple[np.ndarray, np.ndarray]:
    """The singular values of W, and a basis of what it takes to zero, within the error that a tolerance leaves."""
    _, s, V = np.linalg.svd(W, full_matrices=W.shape[0] < W.shape[1])
    values = np.zeros(W.shape[1])
    values[: s.size] = s
    rank = int((values > IDENTIFY.noise * tolerance * max(values.max(initial=0.0), 1.0)).sum())
    return values, V[rank:].T


def moved_runs(runs: Sequence[Run], names: Sequence[str]) -> list[list[Run]]:
    """The same motions with some other values of the parameters, from the nearest starts that are consistent."""
    moved: list[list[Run]] = []
    for width in (0.1, 0.01):
        for direction in islice(random_directions(len(names), seed=DRAW.seed), DRAW.searched):
            if len(moved) == DRAW.few:
                return moved
            by = dict(zip(names, direction * width * sizes_of(runs[0], names), strict=True))
            with suppress(AppellError):  # no body has such an inertia, or no start is near
                moved.append([_moved(run, by) for run in runs])
    return moved


def _moved(run: Run, by: Mapping[str, float]) -> Run:
    equations = run.equations
    parameters = {name: value + by.get(name, 0.0) for name, value in run.parameters.items()}
    states = [*run.description.coordinates, *run.description.speeds]
    known = known_state(equations, {name: float(run[name][0]) for name in states})
    p = parameter_values(equations, parameters)
    q, u = assemble(equations, known, p, float(run.time[0]), nearest=True)
    start = dict(zip(states, [*q.tolist(), *u.tolist()], strict=True))
    return equations.simulate(
        float(run.time[-1] - run.time[0]),
        start,
        start_time=float(run.time[0]),
        parameters=parameters,
        inputs=run.inputs,
        tolerance=run.settings["tolerance"],
        integrator=run.settings["integrator"],
        samples=run.time,
    )
