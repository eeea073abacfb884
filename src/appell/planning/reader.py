"""Expressions of a model over (t, x, u) in one mode, with the parameters as numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import casadi as ca
import numpy as np
import sympy as sm

from appell.compile.casadi_system import CasadiSystem
from appell.constraints import multiplier
from appell.equations.expression_graph import ExpressionGraph
from appell.errors import ModelError, NotApplicable
from appell.model import name_of, suggestion
from appell.planning.phases import PhaseFunctions, PlanModes
from appell.system import STRIDE, RowLevel, System


class PhaseReader:
    """Expressions in one mode of the model; ``parameters`` are those of the model, without the mode's own."""

    def __init__(self, modes: PlanModes, phase: PhaseFunctions, parameters: np.ndarray) -> None:
        self.equations, self.phase = modes.held, phase
        self.functions: CasadiSystem = phase.functions
        self.t = ca.SX.sym("t")
        self.x = ca.SX.sym("x", len(self.functions.states))
        self.u = ca.SX.sym("u", len(self.functions.inputs))
        self.arguments = [self.t, self.x, self.u]
        self._parameters = parameters
        equations = self.equations
        symbols = [*equations.coordinates, *equations.speeds, *(i.function for i in equations.mechanism.inputs)]
        self._symbols = {name_of(symbol): symbol for symbol in symbols}
        counts = Counter(row.name for row in modes.rows)
        every = [(row.name, row.number) for row in modes.rows]
        self._multipliers = [multiplier(name, number, counts[name]).name for name, number in every]
        self._acting = [every.index((row.name, row.number)) for row in phase.system.rows]
        self._graph = ExpressionGraph(equations, lambda leaf: str(leaf) in self._multipliers)

    def function(self, name: str, entries: Sequence[Any]) -> ca.Function:
        """The entries as one column."""
        return self.column(name, [self.value(e) for e in entries])

    def column(self, name: str, values: Sequence[ca.SX]) -> ca.Function:
        """Values as one column of (t, x, u)."""
        return ca.Function(name, self.arguments, [ca.densify(ca.vertcat(*values)) if values else ca.SX(0, 1)])

    def of(self, function: ca.Function) -> ca.SX:
        """A function of the equations, with the parameters put in."""
        return self.of_phase(self.phase, function, self.x)

    def of_phase(self, phase: PhaseFunctions, function: ca.Function, x: ca.SX) -> ca.SX:
        """A function of the equations in a mode, at another state."""
        return function(self.t, x, self.u, self._with_mode(phase))

    def of_system(self, system: System, name: str) -> ca.SX:
        """A function of the system that needs no reactions."""
        return system.functions[name](self.t, self.x, self._with_inputs(self.phase), ca.SX(0, 1))

    def new_rows(self, following: PhaseFunctions) -> list[tuple[str, ca.SX, float, float]]:
        """Of the rows that begin to act, gaps and velocities, all zero."""
        own = {(row.name, row.number) for row in self.phase.system.rows}
        rows = following.system.rows
        values = self.of_phase(following, following.functions.invariants, self.x)
        levels = {
            "": [row for row in rows if row.level is RowLevel.POSITION],
            "the velocity of ": [row for row in rows if row.has_velocity],
        }
        first = values.numel() - sum(map(len, levels.values()))  # norms
        found = []
        for words, at_level in levels.items():
            for k, row in enumerate(at_level):
                if (row.name, row.number) not in own:
                    found.append((f"{words}'{row.name}', which begins to act", values[first + k], 0.0, 0.0))
            first += len(at_level)
        return found

    def value(self, expression: Any) -> ca.SX:
        """One expression, or the name of a coordinate, speed or input."""
        if isinstance(expression, str) and expression not in self._symbols:
            model = self.equations.mechanism.name
            known = [*self._symbols]
            raise ModelError(f"'{expression}' is not a state or input of '{model}'" + suggestion(expression, known))
        e = self._symbols[expression] if isinstance(expression, str) else sm.sympify(expression)
        graph, m = self._graph, self._graph.mechanics
        value = graph.now(graph.scalar(e))
        n, system = len(self.functions.speeds), self.phase.system
        p = self._with_inputs(self.phase)
        if system.reader is not None:
            q, u, _ = system.reader(self.t, self.x, ca.SX.zeros(n), p)
        else:
            nq = len(self.functions.coordinates)
            q, u = self.x[:nq], self.x[nq : nq + n]
        old, new = [m.t, m.q, m.u, m.p], [self.t, q, u, p]
        if graph.results or ca.depends_on(value, m.udot):
            udot, found = self.functions.reactions(self.t, self.x, self.u, self._with_mode(self.phase))
            acting = {row: found[k] for k, row in enumerate(self._acting)}
            lam = [acting.get(k, ca.SX(0)) for k in range(len(self._multipliers))]  # a row that rests has none
            old += [m.udot, *graph.results.values()]
            new += [udot, *(lam[self._multipliers.index(str(leaf))] for leaf in graph.results)]
        return ca.Function("value", [ca.vertcat(*old)], [value])(ca.vertcat(*new))

    def kept(self) -> ca.SX:
        """What a motion keeps at zero; rows of free inputs are refused, since the start could not satisfy them."""
        kept = self.of(self.functions.invariants)
        if ca.depends_on(kept, self.u):
            raise NotApplicable(
                f"an input of '{self.equations.mechanism.name}' stands in a constraint and prescribes a motion: make "
                "the mechanism move by a force or a torque, and plan that."
            )
        return kept

    def _with_mode(self, phase: PhaseFunctions) -> np.ndarray:
        """The parameters with the coefficients of a mode behind them."""
        return np.concatenate([self._parameters, list(phase.coefficients.values())])

    def _with_inputs(self, phase: PhaseFunctions) -> ca.SX:
        """p as a system reads it: parameters, every input with its derivatives, the time."""
        inputs = ca.vertcat(*[ca.vertcat(self.u[k], ca.SX(STRIDE - 1, 1)) for k in range(self.u.numel())])
        return ca.densify(ca.vertcat(self._with_mode(phase), inputs, *([self.t] if self.u.numel() else [])))


def limits_of(given: Mapping[Any, Any], what: str) -> dict[Any, tuple[float, float]]:
    """The least and the largest value of each expression; one number is both."""
    found: dict[Any, tuple[float, float]] = {}
    names: dict[str, tuple[float, float]] = {}
    for key, value in given.items():
        try:
            low, high = (float(v) for v in (value if isinstance(value, tuple | list) else (value, value)))
        except (TypeError, ValueError):
            raise ModelError(
                f"{what} gives '{name_of(key)}' the value {value!r}: give a number or (least, largest)."
            ) from None
        if not low <= high:
            raise ModelError(f"{what} gives '{name_of(key)}' the interval ({low:g}, {high:g}), which is empty.")
        if (other := names.setdefault(name_of(key), (low, high))) != (low, high):
            raise ModelError(f"{what} gives '{name_of(key)}' twice, as {other[0]:g} and as {low:g}: give it once.")
        found[key] = low, high
    return found
