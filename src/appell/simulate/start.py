"""What a person gives to start a run: parameters and what is known of the state."""

from __future__ import annotations

import math
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from appell.equations import Equations
from appell.errors import AppellWarning, ModelError
from appell.model import name_of, suggestion
from appell.model.parameter import finite


@dataclass(frozen=True)
class Known:
    """The coordinates, speeds, coordinate rates and auxiliary states that were given, by their position."""

    coordinates: dict[int, float]
    speeds: dict[int, float]
    rates: dict[int, float]
    auxiliaries: dict[int, float]


def parameter_values(model: Equations, given: Mapping[Any, float] | None) -> np.ndarray:
    """One finite value for every parameter: what was given, else its default."""
    names = [p.name for p in model.parameters]
    values = {p.name: p.default for p in model.parameters}
    for key, value in (given or {}).items():
        name = name_of(key)
        if name not in values:
            raise ModelError(f"the model '{model.name}' has no parameter '{name}'" + suggestion(name, names))
        values[name] = finite(name, value)
    for name, filled in values.items():
        if filled is None:
            raise ModelError(f"the parameter '{name}' has no value: give parameters={{'{name}': ...}} or a default.")
    _check_masses(model, {p.symbol: values[p.name] for p in model.parameters})
    return np.array([values[name] for name in names], float)


def _check_masses(model: Equations, values: Mapping[Any, float | None]) -> None:
    for mass in model.masses:
        if mass.mass.is_number:
            continue
        value = float(mass.mass.xreplace(dict(values)))
        if value < 0:
            raise ModelError(f"the mass of '{mass.name}', {mass.mass}, is {value:g}: a mass is not negative.")
        if value == 0:
            warnings.warn(
                f"'{mass.name}' has no mass: its motion must follow from the others.", AppellWarning, stacklevel=5
            )


def known_state(model: Equations, state: Mapping[Any, float], auxiliaries: Sequence[str] = ()) -> Known:
    """Sort what was given by coordinate, speed and rate of a coordinate."""
    q = {name_of(c): i for i, c in enumerate(model.coordinates)}
    u = {name_of(s): i for i, s in enumerate(model.speeds)}
    rates = {f"{name}'": i for name, i in q.items()}
    s = {name: i for i, name in enumerate(auxiliaries)}
    found = Known({}, {}, {}, {})
    for key, value in state.items():
        name = name_of(key)
        for table, into in ((q, found.coordinates), (u, found.speeds), (rates, found.rates), (s, found.auxiliaries)):
            if name in table:
                into[table[name]] = _number(name, value)
                break
        else:
            raise ModelError(
                f"the state names '{name}', which is no coordinate or speed of '{model.name}'"
                + suggestion(name, [*q, *u])
            )
    return found


def _number(name: str, value: object) -> float:
    try:
        number = float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        raise ModelError(f"the state gives '{name}' the value {value!r}, which is no number.") from None
    if not math.isfinite(number):
        raise ModelError(f"the state gives '{name}' the value {number}: give it a finite one.")
    return number
