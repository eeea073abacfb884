"""A model in other units: its parameters, start and duration converted by their dimensions, and its results back.

``units`` are what a metre, a kilogram and a second are called: (1e6, 1e3, 1e3) for a model written in micrometres,
grams and milliseconds. Every other base unit (ampere, radian) stays what it is.
"""

from __future__ import annotations

import json
import math
import re
import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import appell as ap
from appell.equations.forms import symbol_units
from appell.model import name_of
from appell.model.dimensions import TIME, Dimension, over, physical, read_unit, times

Units = tuple[float, float, float]
METRES: Units = (1.0, 1.0, 1.0)
PLACES = {"m": 0, "kg": 1, "s": 2}
ROUNDED = ("residual", "gap", "work", "power", "ideal", "loss")
"""Arrays of what is zero but for rounding, and of differences: the audit judges these."""


def factor(dimension: Dimension, units: Units) -> float:
    """What one unit of a dimension is called in other units."""
    return math.prod(units[PLACES[base]] ** float(power) for base, power in dimension if base in PLACES)


def read(unit: str) -> Dimension:
    """The dimension of a unit."""
    found = read_unit(unit or "1")
    assert found is not None, unit
    return found


@dataclass(frozen=True, eq=False)
class System:
    """A model under a principle with a start; ``declared``: units that do not follow from the model, by name."""

    model: ap.Model
    start: Mapping[str, float]
    duration: float
    principle: Any = field(default_factory=ap.Kane)
    declared: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "equations", self.model.derive(self.principle))

    equations: ap.Equations = field(init=False)

    def dimension(self, name: str) -> Dimension:
        """Of a parameter, coordinate, speed or rate of a coordinate."""
        if name.endswith("'"):
            return over(self.dimension(name[:-1]), TIME)
        if name in self.declared:
            return read(self.declared[name])
        known = {name_of(symbol): found for symbol, found in symbol_units(self.equations).known.items()}
        if name not in known and any(p.name == name and not p.unit for p in self.equations.mechanism.parameters):
            return ()
        return known[name]

    def converted(self, values: Mapping[str, float], units: Units) -> dict[str, float]:
        """Values by name, in other units."""
        return {name: value * factor(self.dimension(name), units) for name, value in values.items()}

    def parameters(self, units: Units) -> dict[str, float]:
        """The values of all parameters, in other units."""
        return self.converted(
            {p.name: p.default for p in self.equations.mechanism.parameters if p.default is not None}, units
        )

    def run(self, units: Units, **options: Any) -> ap.Run:
        """The motion, in other units."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return self.equations.simulate(
                self.duration * units[2],
                self.converted(self.start, units),
                parameters=self.parameters(units),
                progress=False,
                **options,
            )

    def written_in(self, units: Units) -> ap.Model:
        """The model with the values of its parameters in other units."""
        text = json.loads(self.model.to_json())
        for parameter in text.get("parameters", ()):
            if parameter.get("default") is not None:
                parameter["default"] *= factor(self.dimension(parameter["name"]), units)
        text.pop("integrals", None)
        return ap.Model.from_json(json.dumps(text))

    def unit(self, run: ap.Run, array: str, label: Any) -> Dimension | None:
        """The unit of a result, those declared among them; None where it does not follow."""
        if isinstance(label, str) and label in self.declared and array in ("coordinate", "speed"):
            return read(self.declared[label])
        unit = run.unit_of(array, label)
        return read(unit) if unit else None


def differences(system: System, units: Units, reference: ap.Run, other: ap.Run) -> dict[str, float]:
    """The largest difference of each kind of result, against the largest result of its unit.

    What has the unit of a rate is compared with the rates that make the change over the run too: an acceleration that
    is zero but for rounding is small against those that turn the speeds.
    """
    found: dict[str, list[tuple[Dimension, float]]] = {}
    sizes: dict[Dimension, float] = {}
    for array, label in reference.results:
        unit = system.unit(reference, array, label)
        if unit is None or any(word in array for word in ROUNDED) or _shared(reference, array, label):
            continue
        expected = reference.results.values(array, label)
        value = other.results.values(array, label) / factor(unit, units)
        found.setdefault(array, []).append((unit, float(np.abs(value - expected).max(initial=0.0))))
        plain = physical(unit)
        sizes[plain] = max(sizes.get(plain, 0.0), float(np.abs(expected).max(initial=0.0)))
    for unit in sorted(sizes, key=lambda unit: dict(unit).get("s", 0), reverse=True):
        of_change = sizes.get(physical(times(unit, TIME)), 0.0) / system.duration
        sizes[unit] = max(sizes[unit], of_change)
    return {
        array: max(_relative(apart, sizes[physical(unit)]) for unit, apart in pairs) for array, pairs in found.items()
    }


def _shared(run: ap.Run, array: str, label: Any) -> bool:
    """Whether it is the share of a redundant constraint, which is not determined: the least are taken, in the units of
    its row, and an area and a length have no common one."""
    return (
        isinstance(label, tuple)
        and (array == "multiplier" or "reaction" in array)
        and (label[0] in run.audit.undetermined)
    )


def _relative(apart: float, size: float) -> float:
    ratio = apart / size if size else math.inf if apart else 0.0
    return math.inf if math.isnan(ratio) else ratio


def refused(error: Exception) -> tuple[str, str]:
    """The class of a refusal, and its sentence without numbers."""
    return type(error).__name__, re.sub(r"-?\d+(\.\d+)?(e[+-]?\d+)?", "#", str(error))
