"""What a plan is asked for, as functions of (t, x, u, p): rates, rows to keep, cost, bounds, start and goal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import casadi as ca
import numpy as np
import sympy as sm

from appell.compile.casadi_system import CasadiSystem
from appell.equations import Equations
from appell.equations.expression_graph import ExpressionGraph
from appell.errors import ModelError, NotApplicable
from appell.mechanics.inputs import STRIDE
from appell.model import name_of, suggestion
from appell.simulate.start import parameter_values

Interval: TypeAlias = tuple[float, float]


@dataclass(frozen=True)
class PlanProblem:
    """An optimal control problem of a mechanism:

        least   end_cost(T, x(T)) + integral of running_cost(t, x, u) from 0 to T
        with    xdot = rates(t, x, u),  0 = kept(t, x),  path_low <= path(t, x, u) <= path_high
                x(0) = start,  goal_low <= goal(T, x(T)) <= goal_high,  T within ``duration``

    Every function takes (t, x, u) with the parameters put in. ``state_bounds`` and ``input_bounds`` are limits of
    single states and inputs; ``path`` has those of other expressions.
    """

    equations: Equations
    rates: ca.Function
    kept: ca.Function
    running_cost: ca.Function
    end_cost: ca.Function
    path: ca.Function
    goal: ca.Function
    start: np.ndarray
    duration: Interval
    state_bounds: np.ndarray
    input_bounds: np.ndarray
    path_bounds: np.ndarray
    goal_bounds: np.ndarray
    path_names: tuple[str, ...]
    goal_names: tuple[str, ...]
    states: tuple[str, ...]
    inputs: tuple[str, ...]
    parameters: Mapping[str, float]

    @property
    def has_free_duration(self) -> bool:
        """Whether the time that the motion takes is sought."""
        return self.duration[0] < self.duration[1]


class _Reader:
    """Expressions of the model over (t, x, u), with the parameters as numbers."""

    def __init__(self, equations: Equations, functions: CasadiSystem, parameters: np.ndarray) -> None:
        self.equations, self.functions = equations, functions
        self.t = ca.SX.sym("t")
        self.x = ca.SX.sym("x", len(functions.states))
        self.u = ca.SX.sym("u", len(functions.inputs))
        self.arguments = [self.t, self.x, self.u]
        self._p = parameters
        symbols = [*equations.coordinates, *equations.speeds, *(i.function for i in equations.mechanism.inputs)]
        self._symbols = {name_of(symbol): symbol for symbol in symbols}
        self._multipliers = [str(lam) for each in equations.multipliers.values() for lam in each]
        self._graph = ExpressionGraph(equations, lambda leaf: str(leaf) in self._multipliers)

    def function(self, name: str, entries: Sequence[Any]) -> ca.Function:
        """The entries as one column."""
        column = [self.value(e) for e in entries]
        return ca.Function(name, self.arguments, [ca.densify(ca.vertcat(*column)) if column else ca.SX(0, 1)])

    def of(self, function: ca.Function) -> ca.SX:
        """A function of the equations, with the parameters put in."""
        return function(self.t, self.x, self.u, self._p)

    def value(self, expression: Any) -> ca.SX:
        """One expression, or the name of a coordinate, speed or input."""
        if isinstance(expression, str) and expression not in self._symbols:
            model = self.equations.mechanism.name
            known = [*self._symbols]
            raise ModelError(f"'{expression}' is not a state or input of '{model}'" + suggestion(expression, known))
        e = self._symbols[expression] if isinstance(expression, str) else sm.sympify(expression)
        graph, m = self._graph, self._graph.mechanics
        value = graph.now(graph.scalar(e))
        n, system = len(self.functions.speeds), self.equations.system
        inputs = ca.vertcat(*[ca.vertcat(self.u[k], ca.SX(STRIDE - 1, 1)) for k in range(self.u.numel())])
        p = ca.vertcat(self._p, inputs, *([self.t] if self.u.numel() else []))
        if system.reader is not None:
            q, u, _ = system.reader(self.t, self.x, ca.SX.zeros(n), p)
        else:
            nq = len(self.functions.coordinates)
            q, u = self.x[:nq], self.x[nq : nq + n]
        udot, lam = self.functions.reactions(self.t, self.x, self.u, self._p)
        results = [lam[self._multipliers.index(str(leaf))] for leaf in graph.results]
        old = [m.t, m.q, m.u, m.udot, m.p, *graph.results.values()]
        new = ca.vertcat(self.t, q, u, udot, p, *results)
        return ca.Function("value", [ca.vertcat(*old)], [value])(new)


def plan_problem(
    equations: Equations,
    start: Mapping[Any, float],
    goal: Mapping[Any, float | Interval],
    duration: float | Interval,
    running_cost: Any,
    end_cost: Any,
    bounds: Mapping[Any, Interval],
    parameters: Mapping[Any, float] | None,
) -> PlanProblem:
    """Reads what was asked for. Raises ModelError where something of it has no meaning."""
    model = equations.mechanism
    functions = equations.to_casadi()
    prescribed = [name for name in functions.inputs if name.endswith("'")]
    if prescribed:
        raise NotApplicable(
            f"the input '{prescribed[0].rstrip(chr(39))}' of '{model.name}' prescribes a motion, so that its "
            "derivatives are needed: make the mechanism move by a force or a torque, and plan that."
        )
    if not functions.inputs:
        raise NotApplicable(f"'{model.name}' has no input, and nothing to plan: add one with model.input(...).")
    assembled = equations.assemble(start, parameters, inputs=dict.fromkeys(functions.inputs, 0.0))
    values = parameter_values(equations, parameters)
    reader = _Reader(equations, functions, values)
    limits = _intervals(bounds, "bounds")
    goals = _intervals(goal, "goal")
    path, state_bounds, input_bounds = _bounds_by_kind(reader, limits)
    return PlanProblem(
        equations=equations,
        rates=ca.Function("rates", reader.arguments, [ca.cse(reader.of(functions.rates))]),
        kept=ca.Function("kept", [reader.t, reader.x], [_of_state(reader, functions)]),
        running_cost=reader.function("running_cost", [running_cost]),
        end_cost=reader.function("end_cost", [end_cost]),
        path=reader.function("path", path),
        goal=reader.function("goal", list(goals)),
        start=np.array([assembled[name] for name in functions.states]),
        duration=_duration(duration),
        state_bounds=state_bounds,
        input_bounds=input_bounds,
        path_bounds=np.array([limits[key] for key in path], float).reshape(-1, 2),
        goal_bounds=np.array(list(goals.values()), float).reshape(-1, 2),
        path_names=tuple(name_of(key) for key in path),
        goal_names=tuple(name_of(key) for key in goals),
        states=functions.states,
        inputs=functions.inputs,
        parameters=dict(zip(functions.parameters, values.tolist(), strict=True)),
    )


def _of_state(reader: _Reader, functions: CasadiSystem) -> ca.SX:
    """What a motion keeps at zero; rows of free inputs are refused, since the start could not satisfy them."""
    kept = reader.of(functions.invariants)
    if ca.depends_on(kept, reader.u):
        raise NotApplicable(
            f"an input of '{reader.equations.mechanism.name}' stands in a constraint and prescribes a motion: make the "
            "mechanism move by a force or a torque, and plan that."
        )
    return kept


def _bounds_by_kind(reader: _Reader, limits: Mapping[Any, Interval]) -> tuple[list[Any], np.ndarray, np.ndarray]:
    """Expressions that are not a single state or input, and the tables of limits of those that are."""
    path, tables = [], [np.tile([-np.inf, np.inf], (column.numel(), 1)) for column in (reader.x, reader.u)]
    for key, interval in limits.items():
        value = reader.value(key)
        for column, table in zip((reader.x, reader.u), tables, strict=True):
            same = [k for k in range(column.numel()) if ca.is_equal(value, column[k])]
            if same:
                table[same[0]] = interval
                break
        else:
            path.append(key)
    return path, tables[0], tables[1]


def _intervals(given: Mapping[Any, float | Interval], what: str) -> dict[Any, Interval]:
    """The least and the largest value of each expression; one number is both."""
    found: dict[Any, Interval] = {}
    for key, value in given.items():
        try:
            low, high = (float(v) for v in (value if isinstance(value, tuple | list) else (value, value)))
        except (TypeError, ValueError):
            raise ModelError(
                f"{what} gives '{name_of(key)}' the value {value!r}: give a number or (least, largest)."
            ) from None
        if not low <= high:
            raise ModelError(f"{what} gives '{name_of(key)}' the interval ({low:g}, {high:g}), which is empty.")
        found[key] = low, high
    return found


def _duration(given: float | Interval) -> Interval:
    """The least and the largest duration."""
    ((_, (low, high)),) = _intervals({"duration": given}, "the plan").items()
    if not 0 < low < np.inf or high == np.inf:
        raise ModelError(f"the duration of a plan is {given!r}: give a positive number or (least, largest).")
    return low, high
