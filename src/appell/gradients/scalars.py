"""What a derivative is taken by: parameters, values given for the start, constants and table entries of inputs."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import casadi as ca
import numpy as np

from appell.compile import Program
from appell.equations import Equations
from appell.equations.forms import former_speeds
from appell.errors import ModelError, NotApplicable
from appell.gradients.columns import Columns
from appell.gradients.start_columns import Change
from appell.model import name_of, suggestion
from appell.simulate.inputs import as_table, input_expression, is_compiled
from appell.simulate.table import Table
from appell.system import STRIDE

if TYPE_CHECKING:
    from appell.simulate.run import Run

ENTRY = re.compile(r"(.+)\[(\d+)\]$")


@dataclass(frozen=True)
class Scalars:
    """The scalars by name, and where each stands: ("parameter", i), ("start", name), ("input", name, entry or -1)."""

    names: tuple[str, ...]
    places: tuple[tuple[Any, ...], ...]

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self.names)


def scalars_of(run: Run, by: Sequence[Any]) -> Scalars:
    """The scalars that ``by`` names. Raises ModelError for what is neither a parameter nor given for the run."""
    if isinstance(by, str) or not isinstance(by, Sequence):
        by = [by]
    names = tuple(name_of(key) for key in by)
    if not names:
        raise ModelError("by= names nothing: give parameters, values of the start, or inputs.")
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise ModelError(f"by= names '{twice}' twice: name it once.")
    return Scalars(names, tuple(_place(run, name) for name in names))


def _place(run: Run, name: str) -> tuple[Any, ...]:
    parameters = [p.name for p in run.equations.mechanism.parameters]
    given = {name_of(key): value for key, value in run.inputs.items()}
    if name in parameters:
        return "parameter", parameters.index(name)
    if name in run.settings["state"]:
        return "start", name
    entry = ENTRY.match(name)
    if name in given and isinstance(given[name], int | float):
        return "input", name, -1
    if entry and entry.group(1) in given:
        table, number = as_table(entry.group(1), given[entry.group(1)]), int(entry.group(2))
        if table is not None and number < np.size(table.values):
            return "input", entry.group(1), number
    states = [name_of(s) for s in (*run.equations.coordinates, *run.equations.speeds)]
    if name in states:
        raise ModelError(
            f"'{name}' was not given for the start of this run: it follows from the assembly, and there is no "
            f"derivative by it; give it in the state."
        )
    if name in given:
        raise ModelError(
            f"the input '{name}' is no number: name a parameter in its expression, or an entry of its table, "
            f"'{name}[3]'."
        )
    known = [*parameters, *run.settings["state"], *given]
    raise ModelError(
        f"by= names '{name}', which is no parameter, given start or input of the run" + suggestion(name, known)
    )


def columns_of(run: Run, equations: Equations, program: Program, scalars: Scalars) -> Columns:
    """How the column p of a program changes with each scalar; inputs that are expressions follow the motion."""
    size, k = program.system.sizes.parameters, scalars.count
    P, timely = np.zeros((size, k)), {}
    own = len(equations.mechanism.parameters)
    names = [i.name for i in equations.mechanism.inputs]
    given = {name_of(key): value for key, value in run.inputs.items()}
    for j, place in enumerate(scalars.places):
        if place[0] == "parameter":
            P[place[1], j] = 1.0
        elif place[0] == "input":
            slot = own + names.index(place[1]) * STRIDE
            if place[2] < 0:
                P[slot, j] = 1.0
            else:
                count = program.system.input_orders.get(place[1], 0) + 1
                table = as_table(place[1], given[place[1]])
                assert table is not None
                for r, function in enumerate(_entry(run, place[1], table, place[2], count)):
                    timely[slot + r, j] = function
    followed: dict[int, ca.Function] = {}
    unknown: list[int] = []
    for number, name in enumerate(names):
        value, slot, count = given[name], own + number * STRIDE, program.system.input_orders.get(name, 0) + 1
        if is_compiled(value):
            _require_of_time(name, value)
            unknown += range(slot, slot + count)
        elif (table := as_table(name, value)) is not None:
            functions = _pieces(*_cubics(run, name, table, count), count)
            t, x, p = ca.SX.sym("t"), ca.SX.sym("x", program.system.sizes.states), ca.SX.sym("p", own)
            followed[slot] = ca.Function("input", [t, x, p], [ca.vertcat(*(f(t) for f in functions))])
        else:
            function, _ = input_expression(equations, program, name, value, count)
            if any(function.jac_sparsity(0, i).nnz() for i in (0, 1, 2)):
                followed[slot] = function
    return Columns(scalars.names, P, followed, timely, tuple(unknown))


def _require_of_time(name: str, given: object) -> None:
    function = getattr(given, "function", given)
    function = getattr(function, "ctypes", function)
    if len(getattr(function, "argtypes", None) or ()) != 1:
        raise NotApplicable(
            f"the input '{name}' is a compiled function of the state, whose derivatives are not known: give an "
            "expression."
        )


def _entry(run: Run, name: str, table: Table, number: int, count: int) -> list[ca.Function]:
    """The derivative of a table by one of its values, and its rates: the table of zeros with one 1."""
    if table.interpolation == "smooth":
        raise NotApplicable(
            f"the table of the input '{name}' keeps between its data and is not linear in them: use "
            "interpolation='linear' or 'cubic'."
        )
    unit = np.zeros(np.size(table.values))
    unit[number] = 1.0
    return _pieces(*_cubics(run, name, replace(table, values=unit), count), count)


def _cubics(run: Run, name: str, table: Table, count: int) -> tuple[np.ndarray, np.ndarray]:
    """The pieces of a table, powers of the time since each begins."""
    if table.interpolation == "cubic":
        from scipy.interpolate import CubicSpline

        times = np.asarray(table.times, float)
        return times, CubicSpline(times, np.asarray(table.values, float)).c.T
    return table.pieces(name, (float(run.time[0]), float(run.time[-1])), count - 1)


def _pieces(breaks: np.ndarray, coefficients: np.ndarray, count: int) -> list[ca.Function]:
    """A function of time that is a polynomial between breaks, and its rates."""
    t, found = ca.SX.sym("t"), []
    for r in range(count):
        total = ca.SX(0)
        for i, powers in enumerate(coefficients):
            c = np.polyder(np.poly1d(powers), r).coefficients if r else powers
            if not np.any(c):
                continue
            inside = ca.logic_and(t >= breaks[i], t < breaks[i + 1] if i + 2 < len(breaks) else t <= breaks[i + 1])
            value = ca.SX(0)
            for a in c:
                value = value * (t - breaks[i]) + a
            total += ca.if_else(inside, value, 0)
        found.append(ca.Function("entry", [t], [total]))
    return found


def change_of_start(
    equations: Equations, scalars: Scalars, columns: Columns, auxiliaries: Sequence[str] = ()
) -> Change:
    """How what the start follows from changes with each scalar."""
    k = scalars.count
    q, u = [name_of(c) for c in equations.coordinates], [name_of(s) for s in equations.speeds]
    rates = [*(f"{name}'" for name in q), *former_speeds(equations)]
    found: dict[str, dict[int, np.ndarray]] = {"coordinates": {}, "speeds": {}, "rates": {}}
    kinds: Mapping[str, list[str]] = {"coordinates": q, "speeds": u, "rates": rates}
    for j, place in enumerate(scalars.places):
        if place[0] != "start":
            continue
        kind = next((kind for kind, names in kinds.items() if place[1] in names), None)
        if kind is None:
            raise NotApplicable(f"'{place[1]}' is an auxiliary state: there is no derivative by its start.")
        found[kind][kinds[kind].index(place[1])] = np.eye(k)[j]
    return Change(columns.parameters, **found)


def with_values(
    equations: Equations,
    settings: tuple[Mapping[str, Any], Mapping[str, Any], Mapping[Any, Any]],
    values: Mapping[str, float],
) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """Parameters, start and inputs of a run in which some scalars have other values."""
    parameters, state, inputs = ({name_of(key): value for key, value in part.items()} for part in settings)
    own = {p.name for p in equations.mechanism.parameters}
    for name, value in values.items():
        entry = ENTRY.match(name)
        if name in own:
            parameters[name] = value
        elif name in state:
            state[name] = value
        elif name in inputs or entry is None:
            inputs[name] = value
        else:
            table, number = as_table(entry.group(1), inputs[entry.group(1)]), int(entry.group(2))
            assert table is not None, name
            entries = np.array(table.values, float)
            entries[number] = value
            inputs[entry.group(1)] = replace(table, values=entries)
    return parameters, state, inputs


def values_of(run: Run, scalars: Scalars) -> np.ndarray:
    """The values that the scalars have in a run."""
    inputs = {name_of(key): value for key, value in run.inputs.items()}
    found = []
    for name, place in zip(scalars.names, scalars.places, strict=True):
        if place[0] == "parameter":
            found.append(run.parameters[name])
        elif place[0] == "start":
            found.append(run.settings["state"][name])
        elif place[2] < 0:
            found.append(inputs[name])
        else:
            table = as_table(place[1], inputs[place[1]])
            assert table is not None, name
            found.append(np.asarray(table.values, float)[place[2]])
    return np.array(found, float)
