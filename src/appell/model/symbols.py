"""Coordinates, speeds, parameters and inputs: the next value of a model with new ones in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import dynamicsymbols

from appell.constraints import InputFunction, input_function
from appell.errors import ModelError
from appell.escaping import foreign_latex
from appell.model.growing import AlsoIn
from appell.model.kinematics import group
from appell.model.mechanism import Mechanism
from appell.model.names import name_of, read_names, require_known, require_new, require_words, suggestion
from appell.model.parameter import Input, Parameter, finite, spread
from appell.numbers import TEXT


def new_functions(data: Mechanism, names: object, what: str = "coordinate or speed") -> tuple[AppliedUndef, ...]:
    """Functions of time with new names, or those a person has made already (SymPy's dynamicsymbols)."""
    made = read_names(names, lambda text: dynamicsymbols(text, real=True), what)
    seen: set[str] = set()
    for function in made:
        if not isinstance(function, AppliedUndef):
            raise ModelError(f"{function!r} is not a function of time: give names, or SymPy's dynamicsymbols.")
        require_new(data, str(function.func), what)
        if str(function.func) in seen:
            raise ModelError(f"the name '{function.func}' stands twice in '{names}'.")
        seen.add(str(function.func))
    return tuple(made)


def with_coordinates(data: Mechanism, names: object, latex: object = "") -> tuple[Mechanism, tuple[AppliedUndef, ...]]:
    """New coordinates q(t)."""
    made = new_functions(data, names, "coordinate")
    return typeset(data.adding(coordinates=made), made, latex), made


def with_speeds(
    data: Mechanism, names: object, definitions: object, rates: Mapping[sm.Expr, sm.Expr] | None, latex: object = ""
) -> tuple[Mechanism, tuple[AppliedUndef, ...]]:
    """New speeds u(t) and how they are related to coordinate rates."""
    made = new_functions(data, names, "speed")
    several = isinstance(definitions, Sequence | sm.MatrixBase) and not isinstance(definitions, str)
    single = definitions is not None and not several
    new = group(made, [definitions] if single else definitions, rates)  # type: ignore[arg-type]
    for expression in (*new.definitions, *(rate for _, rate in new.rates)):
        where, functions = f"the relation of the speeds '{names}'", AlsoIn(data.functions_known(), set(made))
        data.refuse_variables(where, [expression])
        require_known(where, expression, data.symbols(), functions)
    for coordinate, _ in new.rates:
        if data.coordinate(coordinate) is None:
            raise ModelError(f"rates= of the speeds '{names}' names {coordinate}, which is not a coordinate.")
    return typeset(data.adding(groups=[new]), made, latex), made


def with_parameters(
    data: Mechanism, names: object, defaults: object, unit: object, description: object, latex: object = ""
) -> tuple[Mechanism, tuple[sm.Symbol, ...]]:
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
        require_told(symbol.name, u, d)
        data = data.adding(parameters=[Parameter(symbol, default, str(u or ""), str(d or ""))])
    return typeset(data, symbols, latex), tuple(symbols)


def with_input(
    data: Mechanism, name: str, unit: str, description: str, latex: str = "", bound: float | None = None
) -> tuple[Mechanism, InputFunction]:
    """A function of time that each run gives."""
    require_new(data, name, "input")
    require_told(name, unit, description)
    if bound is not None:
        bound = finite(f"the bound of {name}", bound)
        if bound <= 0:
            raise ModelError(f"the bound of the input '{name}' is {bound:g}: give a positive number, or None for none.")
    made = input_function(name)
    return typeset(data.adding(inputs=[Input(made, unit, description, bound)]), [made], latex), made


def require_told(name: str, unit: object, description: object) -> None:
    """Refuse units and descriptions that are no short words."""
    require_words(str(unit or ""), f"the unit of '{name}'")
    require_words(str(description or ""), f"the description of '{name}'", TEXT.description)


def with_latex(data: Mechanism, latex: Mapping[Any, str]) -> Mechanism:
    """LaTeX for symbols that there are already, by symbol or name."""
    known = {name_of(s) for s in (*data.symbols(), *data.functions_that_act())}
    for key, symbol in latex.items():
        if name_of(key) not in known:
            words = f"latex= names '{name_of(key)}', which is not a coordinate, speed, parameter or input of the model"
            raise ModelError(words + suggestion(name_of(key), sorted(known)))
        data = typeset(data, [key], symbol)
    return data


def typeset(data: Mechanism, made: Sequence[Any], latex: object) -> Mechanism:
    """The same with LaTeX for new symbols: one each; nothing, or an empty one, leaves it to the name."""
    if latex is None or (isinstance(latex, str) and not latex):
        return data
    symbols = [latex] if isinstance(latex, str) else list(latex) if isinstance(latex, Sequence) else [latex]
    if len(symbols) != len(made):
        raise ModelError(f"{len(made)} symbols were named but {len(symbols)} of 'latex' were given: give one each.")
    for key, symbol in zip(made, symbols, strict=True):
        if not isinstance(symbol, str):
            raise ModelError(f"the latex= of '{name_of(key)}' is {symbol!r}: give a string such as 'J_1'.")
        foreign = foreign_latex(symbol)
        if foreign in ("{", "}"):
            raise ModelError(f"the latex= of '{name_of(key)}' is {symbol!r}, whose braces do not match.")
        if foreign or len(symbol) > TEXT.name:
            what = f"the piece {foreign!r}" if foreign else f"{len(symbol)} characters"
            raise ModelError(
                f"the latex= of '{name_of(key)}' has {what}: give a symbol of letters, accents and fonts, 'J_1'."
            )
        data = data.adding(typeset=[(name_of(key), symbol)] if symbol else [])
    return data
