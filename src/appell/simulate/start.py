"""What a person gives to start a run: parameters and what is known of the state."""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import sympy as sm

from appell.equations import Equations
from appell.equations.forms import former_speeds
from appell.errors import AppellWarning, ModelError
from appell.model import Mechanism, name_of, suggestion
from appell.model.body import Body
from appell.model.inertia_matrix import require_inertia
from appell.model.names import require_one_of
from appell.model.parameter import finite
from appell.numbers import CACHE
from appell.simulate.dampers import Dampers
from appell.system.stage import stage


class StateNumbers(dict[str, float]):
    """Coordinates, speeds and auxiliary states at one instant; a key is a name or a symbol."""

    def __missing__(self, key: object) -> float:
        name = name_of(key)
        require_one_of(name, self, f"no coordinate or speed is named '{name}'", error=KeyError)
        return self[name]


@dataclass(frozen=True)
class Known:
    """The coordinates, speeds, coordinate rates and auxiliary states that were given, by their position.

    After the rates of the coordinates stand the speeds that the model was said in before others replaced them.
    """

    coordinates: dict[int, float]
    speeds: dict[int, float]
    rates: dict[int, float]
    auxiliaries: dict[int, float]


@dataclass(frozen=True)
class ParameterTable:
    """The parameters of equations, or of a model that is drawn, ready to take values run after run."""

    mechanism: Mechanism
    equations: Equations | None = None

    @cached_property
    def _defaults(self) -> dict[str, float | None]:
        return {p.name: p.default for p in self.mechanism.parameters}

    @cached_property
    def _masses(self) -> list[tuple[str, sm.Expr, Callable[..., float]]]:
        """The masses that are no plain numbers, as functions of the parameters."""
        symbols = [p.symbol for p in self.mechanism.parameters]
        return [(m.name, m.mass, _function(symbols, m.mass)) for m in self.mechanism.masses if not m.mass.is_number]

    @cached_property
    def _inertias(self) -> list[tuple[str, sm.Matrix]]:
        """The inertias of bodies that hold parameters."""
        bodies = [m for m in self.mechanism.masses if isinstance(m, Body)]
        return [(b.name, b.inertia) for b in bodies if b.inertia.free_symbols]

    @cached_property
    def _dampers(self) -> Dampers | None:
        return None if self.equations is None else Dampers(self.equations)

    @cached_property
    def _column_of_defaults(self) -> np.ndarray | None:
        """The defaults, where every parameter has one and there is nothing to say of masses and dampers."""
        if any(value is None for value in self._defaults.values()):
            return None
        column = np.array([float(value) for value in self._defaults.values() if value is not None])
        positive = all(float(function(*column)) > 0 for _, _, function in self._masses)
        giving = self._dampers is not None and any(self._dampers.giving(column))
        return column if positive and not giving else None

    def values(self, given: Mapping[Any, float] | None) -> np.ndarray:
        """One finite value for every parameter: what was given, else its default."""
        if given is None and self._column_of_defaults is not None:
            return self._column_of_defaults.copy()
        values = dict(self._defaults)
        for key, value in _mapping("parameters", given).items():
            name = name_of(key)
            if name not in values:
                raise ModelError(
                    f"the model '{self.mechanism.name}' has no parameter '{name}'" + suggestion(name, self._defaults)
                )
            values[name] = finite(name, value)
        for name, filled in values.items():
            if filled is None:
                raise ModelError(
                    f"the parameter '{name}' has no value: give parameters={{'{name}': ...}} or a default."
                )
        column = [float(value) for value in values.values() if value is not None]
        self._check_masses(column)
        self._check_dampers(column)
        if given:
            self._check_inertias({name_of(key) for key in given}, column)
        return np.array(column, float)

    def _check_masses(self, column: Sequence[float]) -> None:
        for name, expression, function in self._masses:
            value = float(function(*column))
            if value < 0:
                raise ModelError(f"the mass of '{name}', {expression}, is {value:g}: a mass is not negative.")
            if value == 0:
                warnings.warn(
                    f"'{name}' has no mass: its motion must follow from the others.", AppellWarning, stacklevel=7
                )

    def _check_dampers(self, column: Sequence[float]) -> None:
        for name in self._dampers.giving(np.array(column, float)) if self._dampers is not None else ():
            warnings.warn(
                f"the damper '{name}' gives energy: its friction tensor, the second derivatives of its dissipation by "
                "the speeds, is not positive; turn the sign of its coefficient if that is not meant.",
                AppellWarning,
                stacklevel=7,
            )

    def _check_inertias(self, given: set[str], column: Sequence[float]) -> None:
        """Refuse values with which no body has such an inertia; those of defaults were looked at in the model."""
        values = dict(zip((p.symbol for p in self.mechanism.parameters), column, strict=True))
        for name, inertia in self._inertias:
            if any(symbol.name in given for symbol in inertia.free_symbols):
                require_inertia(name, inertia, values)


def _function(symbols: Sequence[sm.Symbol], expression: sm.Expr) -> Callable[..., float]:
    """An expression of the parameters; one parameter alone is the usual case."""
    if expression in symbols:
        place = list(symbols).index(expression)
        return lambda *values: values[place]
    return lambda *values: float(expression.xreplace(dict(zip(symbols, values, strict=True))))


def parameter_values(equations: Equations, given: Mapping[Any, float] | None) -> np.ndarray:
    """One finite value for every parameter: what was given, else its default."""
    return parameter_table(equations).values(given)


@stage
def parameter_table(equations: Equations) -> ParameterTable:
    """The parameters by name, with their defaults."""
    return ParameterTable(equations.mechanism, equations)


@dataclass(frozen=True)
class StateTable:
    """The names that a state may hold: coordinates, speeds, coordinate rates, auxiliary states, in this order."""

    equations: Equations
    auxiliaries: tuple[str, ...] = ()

    @cached_property
    def _places(self) -> dict[str, tuple[str, int]]:
        k = self.equations
        q, u = [name_of(c) for c in k.coordinates], [name_of(s) for s in k.speeds]
        rates = [*(f"{name}'" for name in q), *former_speeds(k)]
        kinds = {"auxiliaries": self.auxiliaries, "rates": rates, "speeds": u, "coordinates": q}
        return {name: (kind, i) for kind, names in kinds.items() for i, name in enumerate(names)}

    @cached_property
    def _orders(self) -> dict[tuple[Any, ...], tuple[int, ...] | None]:
        return {}

    def given(self, state: Mapping[Any, float]) -> np.ndarray | None:
        """(q, u) where every coordinate and speed is given, each by a number, and nothing else; else None.

        How the names of a state lie is found once.
        """
        try:
            names = tuple(state)
            if names not in self._orders:
                if len(self._orders) >= CACHE.programs:
                    self._orders.clear()
                self._orders[names] = self._order(names)
            order = self._orders[names]
            if order is None:
                return None
            numbers = list(map(float, state.values()))
        except (TypeError, ValueError, AttributeError):
            return None
        return np.array([numbers[i] for i in order]) if math.isfinite(sum(numbers)) else None

    def _order(self, names: tuple[Any, ...]) -> tuple[int, ...] | None:
        """Where each coordinate and then each speed stands among the names; None where these are others."""
        places = [self._places.get(name_of(name), ("", 0)) for name in names]
        n, size = len(self.equations.coordinates), len(self.equations.speeds)
        wanted = [("coordinates", i) for i in range(n)] + [("speeds", i) for i in range(size)]
        return tuple(places.index(place) for place in wanted) if sorted(places) == sorted(wanted) else None

    def known(self, state: Mapping[Any, float]) -> Known:
        """Sort what was given by coordinate, speed, rate of a coordinate and auxiliary state."""
        found: dict[str, dict[int, float]] = {"coordinates": {}, "speeds": {}, "rates": {}, "auxiliaries": {}}
        for key, value in _mapping("state", state).items():
            name = name_of(key)
            if name not in self._places:
                k = self.equations
                known = [*(name_of(symbol) for symbol in (*k.coordinates, *k.speeds)), *former_speeds(k)]
                raise ModelError(
                    f"the state names '{name}', which is not a coordinate or speed of '{self.equations.mechanism.name}'"
                    + suggestion(name, known)
                )
            kind, place = self._places[name]
            try:
                number = float(value)
            except (TypeError, ValueError):
                raise ModelError(f"the state gives '{name}' the value {value!r}, which is not a number.") from None
            if not math.isfinite(number):
                raise ModelError(f"the state gives '{name}' the value {number}: give it a finite one.")
            found[kind][place] = number
        return Known(**found)


def known_state(equations: Equations, state: Mapping[Any, float], auxiliaries: Sequence[str] = ()) -> Known:
    """Sort what was given by coordinate, speed and rate of a coordinate."""
    return state_table(equations, auxiliaries).known(state)


def state_table(equations: Equations, auxiliaries: Sequence[str] = ()) -> StateTable:
    """The names that a state may hold, those of a program's auxiliary states among them."""
    tables, names = _state_tables(equations), tuple(auxiliaries)
    if names not in tables:
        tables[names] = StateTable(equations, names)
    return tables[names]


@stage
def _state_tables(equations: Equations) -> dict[tuple[str, ...], StateTable]:
    return {}


def _mapping(word: str, given: Any) -> Mapping[Any, Any]:
    """A mapping, or a sentence that says how one is written."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        kind = "an array" if isinstance(given, np.ndarray) else f"a {type(given).__name__}"
        raise ModelError(f"{word}= is {kind}: give a dict from names or symbols to numbers, such as {{'x': 1.0}}.")
    return given
