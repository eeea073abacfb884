"""Results to an xarray Dataset and back: what ``run.data`` is, and what a file holds."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.simulate.results import DIMENSIONS, SCALARS, VECTORS, Label, Labels, Results
from appell.simulate.units import attributes

if TYPE_CHECKING:
    import xarray as xr

    from appell.simulate.units import UnitOf

COLUMNS: dict[str, tuple[str, str]] = {
    "constraint row": ("constraint of the row", "number of the row"),
    "constraint row of ideal reactions": ("constraint of the ideal row", "number of the ideal row"),
    "row in positions": ("constraint in positions", "number in positions"),
    "row in velocities": ("constraint in velocities", "number in velocities"),
    "reaction of constraint": ("constraint of the reaction", "place of the reaction"),
    "ideal reaction of constraint": ("constraint of the ideal reaction", "place of the ideal reaction"),
    "constraint and actuator": ("constraint of the actuator", "name of the actuator"),
}
"""The two columns of a dimension whose labels are pairs; every other dimension has its labels as its index."""

OWN = "own_"
_WORDS = (*SCALARS, *DIMENSIONS, *DIMENSIONS.values(), *(column for pair in COLUMNS.values() for column in pair))


def variable(name: str) -> str:
    """The name of an array, dimension or column in a Dataset: with underscores, since NetCDF lists names by spaces."""
    return name.replace(" ", "_")


RESERVED = frozenset({"time", "axis", "run", *map(variable, _WORDS)})
"""The names of ours in a Dataset; a coordinate or speed that is called so stands there with ``OWN`` before it."""


def own_name(name: str) -> str:
    """The variable of a coordinate or speed: its name, or ``own_NAME`` where that is one of ours; never two alike."""
    return OWN + name if name in RESERVED or name.startswith(OWN) else name


def to_dataset(
    results: Results, facts: dict[str, Any] | None = None, unit_of: UnitOf = lambda array, label: ""
) -> xr.Dataset:
    """Every array of a run under the names of :mod:`appell.simulate.results`, with its units."""
    import xarray as xr

    variables: dict[str, Any] = {}
    coordinates: dict[str, Any] = {"time": results.time, "axis": ["x", "y", "z"]}
    for name in results.names():
        if name in ("coordinate", "speed"):
            for label in results.labels(name):
                units = attributes(unit_of, name, (label,))
                variables.setdefault(own_name(str(label)), (("time",), results.values(name, label), units))
    for name in results.names():
        if name not in DIMENSIONS:
            variables[variable(name)] = ("time",), results.values(name), attributes(unit_of, name, ())
            continue
        dimension, labels = variable(DIMENSIONS[name]), results.labels(name)
        if name not in ("coordinate", "speed") and labels:
            dims = ("time", dimension, "axis") if name in VECTORS else ("time", dimension)
            variables[variable(name)] = dims, results.values(name), attributes(unit_of, name, labels)
        if labels:
            coordinates |= _label_columns(DIMENSIONS[name], labels)
    data = xr.Dataset(variables, coords=coordinates, attrs=facts or {})
    data["time"].attrs["units"] = "s"
    return data


def _label_columns(dimension: str, labels: Labels) -> dict[str, Any]:
    if dimension not in COLUMNS:
        return {variable(dimension): [str(label) for label in labels]}
    columns = zip(map(variable, COLUMNS[dimension]), zip(*labels, strict=True), strict=True)
    return {name: (variable(dimension), list(values)) for name, values in columns}


class Stored(Results):
    """Arrays of a Dataset; those of a file are read when they are asked for, and only the part that was."""

    def __init__(self, data: xr.Dataset) -> None:
        self.data = data

    @cached_property
    def time(self) -> np.ndarray:
        return np.asarray(self.data["time"].values)

    @cached_property
    def _names(self) -> tuple[str, ...]:
        own = tuple(name for name in ("coordinate", "speed") if variable(DIMENSIONS[name]) in self.data.coords)
        return (*own, *(name for name in (*DIMENSIONS, *SCALARS) if variable(name) in self.data.data_vars))

    def names(self) -> tuple[str, ...]:
        return self._names

    def unit(self, name: str, label: Label | None = None) -> str:
        """The unit of an array, or of one label along it, as it was stored; empty where none was."""
        if name in ("coordinate", "speed"):
            return str(self.data[own_name(str(label))].attrs.get("units", ""))
        if name in ("coordinate rate", "speed rate") and variable(name) not in self.data.data_vars:
            return ""
        stored = self.data[variable(name)].attrs
        if "units_by_label" in stored and label is not None:
            found = str(stored["units_by_label"]).split("; ")[self.labels(name).index(label)]
            return "" if found == "?" else found
        return str(stored.get("units", ""))

    def labels(self, name: str) -> Labels:
        if name not in self._names or name not in DIMENSIONS:
            return ()
        return self._labels[DIMENSIONS[name]]

    @cached_property
    def _labels(self) -> dict[str, Labels]:
        found: dict[str, Labels] = {}
        for dimension in dict.fromkeys(DIMENSIONS.values()):
            if dimension in COLUMNS and variable(COLUMNS[dimension][0]) in self.data.coords:
                first, second = (self.data[variable(column)].values.tolist() for column in COLUMNS[dimension])
                found[dimension] = tuple(zip(map(str, first), second, strict=True))
            elif variable(dimension) in self.data.coords:
                found[dimension] = tuple(str(label) for label in self.data[variable(dimension)].values.tolist())
        return found

    def values(self, name: str, label: Label | None = None) -> np.ndarray:
        if name not in self._names:
            raise KeyError(name)
        if name in ("coordinate", "speed"):
            if label is None:
                columns = [self.values(name, each) for each in self.labels(name)]
                return np.stack(columns, axis=1)
            return np.asarray(self.data[own_name(str(label))].values)
        if label is None:
            return np.asarray(self.data[variable(name)].values)
        place = self.labels(name).index(label)
        return np.asarray(self.data[variable(name)].isel({variable(DIMENSIONS[name]): place}).values)
