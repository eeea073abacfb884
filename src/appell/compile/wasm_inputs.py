"""The inputs of a run in a module: expressions written into its functions, tables handed to the stepper."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import casadi as ca

from appell.compile.switches import system_switches
from appell.equations import Equations
from appell.system import STRIDE, System


@dataclass(frozen=True)
class TableInput:
    """An input by a table: its number, breaks, cubics (pieces, 4), and how many derivatives with its value are read."""

    number: int
    count: int
    breaks: tuple[float, ...]
    coefficients: tuple[float, ...]


@dataclass(frozen=True)
class ModuleInputs:
    """What was given for the inputs of a run, as a module holds it.

    ``expressions``: by the number of an input the column of its value and derivatives, of (t, x, p); ``timely``: those
    of them that depend on time alone. ``switches``: what switches with time in them, of (t, p). ``stops``: where steps
    end for the sake of tables.
    """

    expressions: Mapping[int, ca.Function] = field(default_factory=dict)
    timely: tuple[int, ...] = ()
    tables: tuple[TableInput, ...] = ()
    switches: tuple[ca.Function, ...] = ()
    stops: tuple[tuple[float, float], ...] = ()

    def written_in(self, functions: Mapping[str, ca.Function], equations: Equations) -> dict[str, ca.Function]:
        """Functions of (t, x, p, extra) with the expressions in place of the inputs' places in p."""
        if not self.expressions:
            return dict(functions)
        return {name: self._written(name, function, equations) for name, function in functions.items()}

    def _written(self, name: str, function: ca.Function, equations: Equations) -> ca.Function:
        t, x, p, extra = (ca.SX.sym(letter, function.numel_in(i)) for i, letter in enumerate("txpe"))
        column = function(t, x, self.parameters(t, x, p, equations), extra)
        return ca.Function(name, [t, x, p, extra], [ca.cse(ca.densify(column))])

    def parameters(self, t: ca.SX, x: ca.SX, p: ca.SX, equations: Equations) -> ca.SX:
        """p with the values of the expressions at their places."""
        entries, first = ca.vertsplit(p), len(equations.mechanism.parameters)
        for number, expression in self.expressions.items():
            values = ca.vertsplit(expression(t, x, p))
            place = first + STRIDE * number
            entries[place : place + len(values)] = values
        return ca.vertcat(*entries)

    def values(self, states: int, parameters: int) -> ca.Function | None:
        """The inputs that depend on time alone, as a block of the module."""
        if not self.timely:
            return None
        t, x, p = ca.SX.sym("t"), ca.SX.sym("x", states), ca.SX.sym("p", parameters)
        column = ca.vertcat(*[self.expressions[number](t, x, p)[0] for number in self.timely])
        return ca.Function("input_values", [t, x, p, ca.SX(0, 1)], [ca.densify(column)])

    def all_switches(self, system: System) -> ca.Function | None:
        """What switches with time alone in equations and inputs, as a block of the module."""
        every = [f for f in (system_switches(system), *self.switches) if f is not None]
        if not every:
            return None
        t, x, p = ca.SX.sym("t"), ca.SX.sym("x", system.sizes.states), ca.SX.sym("p", system.sizes.parameters)
        column = ca.vertcat(*[f(t, p) for f in every])
        return ca.Function("switches", [t, x, p, ca.SX(0, 1)], [ca.densify(column)])

    def interface(self, equations: Equations) -> dict[str, Any]:
        """What the page must know of them."""
        first = len(equations.mechanism.parameters)
        return {
            "timely": len(self.timely),
            "stops": [list(stop) for stop in self.stops],
            "tables": [
                {
                    "number": table.number,
                    "first": first + STRIDE * table.number,
                    "count": table.count,
                    "breaks": list(table.breaks),
                    "coefficients": list(table.coefficients),
                }
                for table in self.tables
            ],
        }
