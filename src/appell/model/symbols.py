"""Coordinates, speeds, parameters and inputs: the next value of a model with new ones in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import dynamicsymbols

from appell.constraints import InputFunction, input_function
from appell.errors import ModelError
from appell.model.input import Input
from appell.model.kinematics import group
from appell.model.model_data import ModelData
from appell.model.names import read_names, require_known, require_new
from appell.model.parameter import Parameter, finite, spread


def new_functions(data: ModelData, names: object, what: str = "coordinate or speed") -> tuple[AppliedUndef, ...]:
    """Functions of time with new names, or those a person has made already (SymPy's dynamicsymbols)."""
    made = read_names(names, lambda text: dynamicsymbols(text, real=True), what)
    for i, function in enumerate(made):
        if not isinstance(function, AppliedUndef):
            raise ModelError(f"{function!r} is not a function of time: give names, or SymPy's dynamicsymbols.")
        require_new(data, str(function.func), what)
        if function.func in [other.func for other in made[:i]]:
            raise ModelError(f"the name '{function.func}' stands twice in '{names}'.")
    return tuple(made)


def with_coordinates(data: ModelData, names: object) -> tuple[ModelData, tuple[AppliedUndef, ...]]:
    """New coordinates q(t)."""
    made = new_functions(data, names, "coordinate")
    return data.adding(coordinates=made), made


def with_speeds(
    data: ModelData, names: object, definitions: object, rates: Mapping[sm.Expr, sm.Expr] | None
) -> tuple[ModelData, tuple[AppliedUndef, ...]]:
    """New speeds u(t) and how they are related to coordinate rates."""
    made = new_functions(data, names, "speed")
    several = isinstance(definitions, Sequence | sm.MatrixBase) and not isinstance(definitions, str)
    single = definitions is not None and not several
    new = group(made, [definitions] if single else definitions, rates)  # type: ignore[arg-type]
    for expression in (*new.definitions, *(rate for _, rate in new.rates)):
        where, functions = f"the relation of the speeds '{names}'", data.functions_known() | set(made)
        require_known(where, expression, data.symbols(), functions)
    for coordinate, _ in new.rates:
        if coordinate not in data.coordinates:
            raise ModelError(f"rates= of the speeds '{names}' names {coordinate}, which is not a coordinate.")
    return data.adding(groups=[new]), made


def with_parameters(
    data: ModelData, names: object, defaults: object, unit: object, description: object
) -> tuple[ModelData, tuple[sm.Symbol, ...]]:
    """New constants with their defaults, units and descriptions."""
    symbols = read_names(names, lambda text: sm.symbols(text, real=True), "parameter")
    count = len(symbols)
    values, units, words = (
        spread(what, given, count)
        for what, given in (("defaults", defaults), ("unit", unit), ("description", description))
    )
    for symbol, value, u, d in zip(symbols, values, units, words, strict=True):
        if not isinstance(symbol, sm.Symbol):
            raise ModelError(f"{symbol!r} is not a parameter: give names such as 'm g', or SymPy symbols.")
        require_new(data, symbol.name, "parameter")
        default = None if value is None else finite(symbol.name, value)
        data = data.adding(parameters=[Parameter(symbol, default, str(u or ""), str(d or ""))])
    return data, tuple(symbols)


def with_input(data: ModelData, name: str, unit: str, description: str) -> tuple[ModelData, InputFunction]:
    """A function of time that each run gives."""
    require_new(data, name, "input")
    made = input_function(name)
    return data.adding(inputs=[Input(made, unit, description)]), made
