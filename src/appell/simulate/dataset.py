"""Columns of numbers to a labelled dataset."""

from __future__ import annotations

import warnings
from collections import Counter

import numpy as np
import xarray as xr

from appell.compile import Compiled
from appell.constraints import multiplier
from appell.equations import Equations
from appell.errors import AppellWarning
from appell.mechanics import Row
from appell.model import name_of
from appell.simulate.inputs import Values
from appell.simulate.trajectory import Trajectory

_WORDS = {
    "input": "{}",
    "position": "position of {}",
    "velocity": "velocity of {}",
    "angular velocity": "angular velocity of {}",
    "load power": "power of {}",
    "reaction power": "power of {}",
    "force": "force of {} on {}",
    "torque": "torque of {} on {}",
    "contact point": "contact point of {}",
    "normal": "normal of {}",
    "gap": "gap of {}",
    "ideal force": "ideal force of {} on {}",
    "ideal torque": "ideal torque of {} on {}",
}


Variables = dict[str, tuple[tuple[str, ...], np.ndarray]]
"""The axes and the values of every variable of a run, by name."""


def dataset(equations: Equations, compiled: Compiled, trajectory: Trajectory, values: Values) -> xr.Dataset:
    """Every state, rate, multiplier and output of a trajectory by name."""
    variables = variables_of(equations, compiled, trajectory, values)
    return labelled(equations, variables, trajectory.times, values)


def variables_of(equations: Equations, compiled: Compiled, trajectory: Trajectory, values: Values) -> Variables:
    """The columns of a trajectory by name."""
    y = compiled.program.outputs(
        trajectory.times,
        trajectory.states,
        trajectory.speed_rates,
        trajectory.multipliers,
        values.at(trajectory.times[0]),
        values.inputs,
    )
    _warn_of_unrecovered(compiled, trajectory, y)
    rows = len(compiled.rows)
    variables: Variables = {}
    coordinates, speeds = [name_of(q) for q in equations.coordinates], [name_of(u) for u in equations.speeds]
    q, u, udot = compiled.read(trajectory.times, trajectory.states, trajectory.speed_rates, values.at)
    for i, name in enumerate(coordinates):
        variables[name] = ("time",), q[:, i]
    for i, name in enumerate(speeds):
        variables[name], variables[f"{name}'"] = (("time",), u[:, i]), (("time",), udot[:, i])
        if compiled.momenta is not None:
            variables[f"momentum of {name}"] = ("time",), trajectory.states[:, len(coordinates) + i]
    first = trajectory.states.shape[1] - len(compiled.auxiliaries)
    for i, name in enumerate(compiled.auxiliaries):
        variables.setdefault(name, (("time",), trajectory.states[:, first + i]))
    for i, row in enumerate(compiled.rows):
        count = sum(other.name == row.name for other in compiled.rows)
        variables[multiplier(row.name, row.number, count).name] = ("time",), trajectory.multipliers[:, i]
        if trajectory.multipliers.shape[1] > rows:
            ideal = multiplier(row.name, row.number, count, "lambda0").name
            variables[ideal] = ("time",), trajectory.multipliers[:, rows + i]
    for key, place in compiled.layout.slices.items():
        name = _name(key, coordinates, equations.graph.rows)
        found = y[:, place]
        variables[name] = (("time",), found[:, 0]) if found.shape[1] == 1 else (("time", "axis"), found)
    kinetic, potential = variables["kinetic energy"][1], variables["potential energy"][1]
    variables["energy"] = ("time",), kinetic + potential
    variables["work"] = ("time",), np.zeros_like(kinetic) if trajectory.work is None else trajectory.work
    if trajectory.load_work is not None:
        variables["work of the loads"] = ("time",), trajectory.load_work
    variables["rank"] = ("time",), np.asarray(trajectory.ranks)
    return variables


def reading_of(equations: Equations, compiled: Compiled) -> dict[str, int]:
    """The names of the multipliers and outputs of a program, with their numbers of components."""
    coordinates = [name_of(q) for q in equations.coordinates]
    counts = Counter(row.name for row in compiled.rows)
    found = {multiplier(row.name, row.number, counts[row.name]).name: 1 for row in compiled.rows}
    for key, place in compiled.layout.slices.items():
        found[_name(key, coordinates, compiled.rows)] = place.stop - place.start
    return found


def _warn_of_unrecovered(compiled: Compiled, trajectory: Trajectory, y: np.ndarray) -> None:
    """Say where forces cannot be recovered from the motion: at states where some motion carries no mass."""
    for key, place in compiled.layout.slices.items():
        lost = ~np.isfinite(y[:, place]).all(axis=1)
        if key[0] in ("force", "torque") and key[1] in compiled.layout.recovered and lost.any():
            t = trajectory.times[np.argmax(lost)]
            warnings.warn(
                f"the {key[0]} of '{key[1]}' on '{key[2]}' is not known at t = {t:g}: the constraint is written in "
                "scalars, and some motion carries no mass there; write it with vectors.",
                AppellWarning,
                stacklevel=6,
            )
            return


def labelled(equations: Equations, variables: Variables, times: np.ndarray, values: Values) -> xr.Dataset:
    """The dataset of variables over time."""
    axes = {"time": times, "axis": ["x", "y", "z"]}
    attributes = {"model": equations.name, "principle": equations.principle_name, "parameters": values.parameters}
    data = xr.Dataset(variables, coords=axes, attrs=attributes)
    data["time"].attrs["units"] = "s"
    return data


def row_words(row: Row, count: int) -> str:
    """The name of a constraint, with the number of the row where it has several."""
    return row.name if count == 1 else f"{row.name} {row.number + 1}"


def _name(key: tuple[str, ...], coordinates: list[str], rows: tuple[Row, ...]) -> str:
    kind, *rest = key
    if kind == "coordinate rate":
        return f"{coordinates[int(rest[0])]}'"
    if kind == "residual":
        row = rows[int(rest[1])]
        count = sum(other.name == row.name for other in rows)
        return f"residual of {row_words(row, count)} in {rest[0]}"
    return _WORDS[kind].format(*rest) if kind in _WORDS else kind
