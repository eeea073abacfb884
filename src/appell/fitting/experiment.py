"""Measurements of one motion: arrays over time in SI units, gaps as nan, and instants of events."""

from __future__ import annotations

import csv
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import pi
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.errors import ModelError
from appell.model import name_of
from appell.model.dimensions import NUMBER, Dimension, power, read_unit, times

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

TIMES = ("time", "t")
"""What the column of instants is called."""
_HEAD = re.compile(r"\s*(.*?)\s*\[([^\[\]]*)\]\s*$")
_WORD = re.compile(r"(1|[^\d^]+)(?:\^?(-?\d+))?")
_SCALED = {
    "km": (1e3, "m"),
    "cm": (1e-2, "m"),
    "mm": (1e-3, "m"),
    "um": (1e-6, "m"),
    "ms": (1e-3, "s"),
    "us": (1e-6, "s"),
    "min": (60.0, "s"),
    "h": (3600.0, "s"),
    "g": (1e-3, "kg"),
    "t": (1e3, "kg"),
    "kN": (1e3, "N"),
    "mN": (1e-3, "N"),
    "kJ": (1e3, "J"),
    "kW": (1e3, "W"),
    "deg": (pi / 180, "rad"),
    "°": (pi / 180, "rad"),
    "rev": (2 * pi, "rad"),
    "rpm": (pi / 30, "rad/s"),
}
"""Units that are multiples of those of SI."""


@dataclass(frozen=True, eq=False)
class Experiment:
    """Measurements of one motion, and what is known of how it began.

    >>> import appell as ap
    >>> throw = ap.Experiment({"time [ms]": [0, 100, 200], "z [cm]": [100, 95, 80]}, start={"z": 1.0})
    >>> throw.times, throw.columns["z"]
    (array([0. , 0.1, 0.2]), array([1.  , 0.95, 0.8 ]))

    Parameters
    ----------
    data
        A CSV file, a pandas DataFrame, an xarray Dataset or a mapping of arrays: the column "time" (or that index), and
        one for each output. Units stand in brackets behind a name or in the attributes; without them they are those of
        the model. nan is a gap.
    start
        The state at the first instant, as for ``simulate``; values that are sought are guesses.
    parameters, inputs
        As for ``simulate``: what differs from the model in this experiment.
    events
        The instants, in seconds, at which something struck or a mode changed, by its name in ``run.modes``.
    """

    data: Any
    start: Mapping[Any, float]
    parameters: Mapping[Any, float] = field(default_factory=dict)
    inputs: Mapping[Any, Any] = field(default_factory=dict)
    events: Mapping[str, ArrayLike] = field(default_factory=dict)
    times: np.ndarray = field(init=False, repr=False)
    columns: dict[str, np.ndarray] = field(init=False, repr=False)
    dimensions: dict[str, Dimension | None] = field(init=False, repr=False)
    instants: dict[str, np.ndarray] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        times, columns, dimensions = _in_si(_table(self.data))
        instants = {name: np.atleast_1d(np.asarray(t, float)) for name, t in self.events.items()}
        for name, values in instants.items():
            _require_order(values, f"the instants of '{name}'")
        made = {"times": times, "columns": columns, "dimensions": dimensions, "instants": instants}
        made["start"] = {name_of(key): float(value) for key, value in self.start.items()}
        made["parameters"] = {name_of(key): float(value) for key, value in self.parameters.items()}
        made["inputs"] = {name_of(key): value for key, value in self.inputs.items()}
        for key, value in made.items():
            object.__setattr__(self, key, value)


def _table(data: Any) -> dict[str, tuple[np.ndarray, str]]:
    """Columns with their units, whatever they came as."""
    if isinstance(data, str | Path):
        return _read_csv(Path(data))
    if hasattr(data, "data_vars"):  # an xarray Dataset
        if "time" not in data.coords:
            raise ModelError("the Dataset has no coordinate 'time': name the dimension of the samples so.")
        arrays = {"time": data["time"]} | {str(name): data[name] for name in data.data_vars}
        flat = {name: array for name, array in arrays.items() if array.dims == ("time",)}
        return {name: (_numbers(name, a.values), str(a.attrs.get("units", ""))) for name, a in flat.items()}
    if hasattr(data, "columns") and hasattr(data, "index"):  # a pandas DataFrame
        known = data.attrs.get("units", {})
        columns = {str(name): data[name].to_numpy() for name in data.columns}
        if not any(_split(name)[0] in TIMES for name in columns):
            columns = {str(data.index.name): data.index.to_numpy(), **columns}
        return _headed(columns, known)
    if isinstance(data, Mapping):
        return _headed({name_of(key): value for key, value in data.items()}, {})
    kind = type(data).__name__
    raise ModelError(f"data of the type {kind} cannot be read: give a CSV file, a DataFrame, a Dataset or a mapping.")


def _headed(columns: Mapping[str, Any], units: Mapping[str, str]) -> dict[str, tuple[np.ndarray, str]]:
    found = {}
    for head, values in columns.items():
        name, unit = _split(head)
        found[name] = (_numbers(name, values), unit or units.get(name, ""))
    return found


def _read_csv(path: Path) -> dict[str, tuple[np.ndarray, str]]:
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            rows = [row for row in csv.reader(file) if row and not row[0].startswith("#")]
    except OSError as error:
        raise ModelError(f"the measurements {path} cannot be read: {error.strerror or error}.") from error
    if len(rows) < 2:
        raise ModelError(
            f"{path} has no measurements: the first line names the columns, and one line follows for each."
        )
    head, *body = rows
    for number, row in enumerate(body, start=2):
        if len(row) != len(head):
            raise ModelError(f"line {number} of {path} has {len(row)} entries, and its head names {len(head)} columns.")
    texts = {name: [row[k].strip() or "nan" for row in body] for k, name in enumerate(head)}
    return _headed(texts, {})


def _numbers(name: str, values: Any) -> np.ndarray:
    try:
        found = np.asarray(values, float)
    except (TypeError, ValueError) as error:
        raise ModelError(f"the column '{name}' is not of numbers: {error}.") from error
    if found.ndim != 1:
        raise ModelError(f"the column '{name}' has {found.ndim} dimensions: give one number for each instant.")
    return found


def _split(head: str) -> tuple[str, str]:
    match = _HEAD.match(head)
    return (match[1], match[2].strip()) if match else (head.strip(), "")


def _in_si(
    table: Mapping[str, tuple[np.ndarray, str]],
) -> tuple[np.ndarray, dict[str, np.ndarray], dict[str, Dimension | None]]:
    """Instants and columns in SI units, with the dimensions that were given."""
    columns, dimensions = dict[str, np.ndarray](), dict[str, Dimension | None]()
    for name, (values, unit) in table.items():
        scale, dimensions[name] = _scale(name, unit)
        columns[name] = scale * values
    clock = next((name for name in TIMES if name in columns), None)
    if clock is None:
        raise ModelError(f"no column is called 'time'; there are {', '.join(columns) or 'none'}.")
    times = columns.pop(clock)
    if times.size < 2:
        raise ModelError(f"there are {times.size} instants: measurements need two at least.")
    _require_order(times, "the times")
    for name, values in columns.items():
        if values.size != times.size:
            raise ModelError(f"the column '{name}' has {values.size} values, and there are {times.size} instants.")
        if np.isinf(values).any():
            raise ModelError(
                f"the column '{name}' is infinite at t = {times[np.isinf(values)][0]:g}: write nan for a gap."
            )
        if np.isnan(values).all():
            raise ModelError(f"the column '{name}' holds nothing but gaps.")
    return times, columns, dimensions


def _scale(name: str, unit: str) -> tuple[float, Dimension | None]:
    """The factor that brings a unit to SI, and its dimension; none where no unit was given."""
    if not unit:
        return 1.0, None
    factor, found = 1.0, NUMBER
    for place, part in enumerate(unit.replace("**", "^").replace("·", " ").replace("*", " ").split("/")):
        for word in part.strip().strip("()").split() or ["?"]:
            match = _WORD.fullmatch(word)
            scale, base = _SCALED.get(match[1], (1.0, match[1])) if match else (1.0, "?")
            own = read_unit(base)
            if match is None or own is None:
                raise ModelError(f"the unit [{unit}] of '{name}' is not known: use those of SI, {', '.join(_SCALED)}.")
            exponent = int(match[2] or 1) * (-1 if place else 1)
            factor, found = factor * scale**exponent, times(found, power(own, exponent))
    return factor, found


def _require_order(times: np.ndarray, what: str) -> None:
    if not np.isfinite(times).all():
        raise ModelError(
            f"{what} hold a gap at place {int(np.flatnonzero(~np.isfinite(times))[0])}: each needs a number."
        )
    back = np.flatnonzero(np.diff(times) <= 0)
    if back.size:
        k = int(back[0])
        raise ModelError(f"{what} do not grow: {times[k + 1]:g} follows {times[k]:g} at place {k + 1}.")


def as_experiments(data: Any, start: Mapping[Any, float] | None, inputs: Mapping[Any, Any] | None) -> list[Experiment]:
    """What was given, as experiments; a start and inputs belong to measurements that are none."""
    if isinstance(data, Experiment):
        data = [data]
    if isinstance(data, Sequence) and not isinstance(data, str) and all(isinstance(e, Experiment) for e in data):
        if not data:
            raise ModelError("there are no measurements: give an experiment.")
        if start is not None or inputs is not None:
            raise ModelError("start and inputs stand in each Experiment: leave them out here.")
        return list(data)
    if start is None:
        raise ModelError("the start of the motion is not known: give start={...}, with guesses of what is sought.")
    return [Experiment(data, start, inputs=inputs or {})]
