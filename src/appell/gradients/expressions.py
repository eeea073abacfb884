"""Derivatives of any expression along a run: d e/dtheta = e_x S + e_p dp + e_z dz, and its rate along the motion."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import casadi as ca
import numpy as np
import sympy as sm
from sympy.physics.vector import Vector

from appell.equations.expression_graph import ExpressionGraph, column_of
from appell.equations.forms import mechanics_to_run
from appell.errors import ModelError
from appell.gradients.course import Leg
from appell.simulate.computed import blocks_of
from appell.simulate.lookup import Lookup
from appell.system import System

if TYPE_CHECKING:
    from appell.compile import Program
    from appell.equations import Equations
    from appell.gradients.sensitivities import Sensitivities
    from appell.simulate.run import Run


def expression_along(s: Sensitivities, expression: Any) -> tuple[np.ndarray, np.ndarray]:
    """The derivatives (time, by), and the rates, of an expression at every sample; vectors have an axis before by."""
    found = [s.motion.along(*_function(s, expression), leg) for leg in s.motion.legs]
    changes = np.concatenate([c[places] for (c, _), places in zip(found, s.motion.samples, strict=True)])
    rates = np.concatenate([r[places] for (_, r), places in zip(found, s.motion.samples, strict=True)])
    return (changes, rates) if rates.shape[1] > 1 else (changes[:, 0], rates[:, 0])


def derivatives_of(s: Sensitivities, expression: Any, time: float) -> tuple[np.ndarray, np.ndarray]:
    """The derivatives of an expression at an instant with that instant fixed, and its rate there."""
    leg, i = s.motion.at(time)
    one = Leg(
        leg.times[i : i + 1], leg.states[i : i + 1], leg.columns[i : i + 1], leg.reactions[i : i + 1],
        leg.parameters[i : i + 1], 0.0, 0, 0.0,
    )  # fmt: skip
    change, rate = s.motion.along(*_function(s, expression), one)
    return (change[0], rate[0]) if rate.shape[1] > 1 else (change[0, 0], rate[0, 0])


def _function(s: Sensitivities, expression: Any) -> tuple[str, Callable[[], ca.Function]]:
    """The readout of an expression: its name, and what makes it."""
    return f"expression {expression}", lambda: s.motion.readout.function(value_of(s, expression))


def value_of(s: Sensitivities, expression: Any) -> ca.SX:
    """An expression as a graph over the symbols of the readout."""
    c = s.motion.carrier
    return value_over(s.run, c.equations, c.base, c.system, s.motion.readout.symbols, expression)


def value_over(
    run: Run, equations: Equations, base: Program, system: System, symbols: Sequence[ca.SX], expression: Any
) -> ca.SX:
    """An expression, or a result by its words, as a graph over (t, x, p, z)."""
    t, x, p, z = symbols
    nq, n = system.sizes.coordinates, system.sizes.speeds
    lookup = Lookup(run.results, run.description.rows)
    if isinstance(expression, str):
        found = lookup.find(expression)
        if found is None:
            raise lookup.refusal(run.description.model, expression)
        return _result(equations, base, system, symbols, *found)
    graph = ExpressionGraph(equations, lambda leaf: lookup.find(leaf) is not None)
    parts = [graph.vector(expression)] if isinstance(expression, Vector) else [graph.scalar(sm.sympify(expression))]
    m = mechanics_to_run(equations)
    column = graph.now(column_of(parts))
    over = ca.vertcat(m.t, m.q, m.u, m.udot, m.p, graph.beside)
    places = [lookup.find(leaf) for leaf in graph.results]
    results = [_result(equations, base, system, symbols, *one) for one in places if one is not None]
    values = ca.vertcat(t, x[:nq], x[nq : nq + n], z[:n], p[: m.p.numel()], *results)
    return ca.substitute(column, over, ca.densify(values))


def _result(
    equations: Equations, base: Program, system: System, symbols: Sequence[ca.SX], array: str, label: Any
) -> ca.SX:
    """A result as a graph: a state, an acceleration, a multiplier or an output."""
    t, x, p, z = symbols
    nq, n = system.sizes.coordinates, system.sizes.speeds
    rows = tuple((row.name, row.number) for row in system.rows)
    states: dict[str, tuple[Sequence[Any], ca.SX]] = {
        "coordinate": (system.coordinates, x[:nq]),
        "speed": (system.speeds, x[nq : nq + n]),
        "auxiliary state": (system.auxiliary_states, x[nq + n :]),
        "speed rate": (system.speeds, z[:n]),
        "multiplier": (rows, z[n : n + system.sizes.rows]),
    }
    if array in states:
        names, column = states[array]
        return column[list(names).index(label)]
    y = system.functions["outputs"](t, x, p, z)
    block = blocks_of(np.arange(y.numel(), dtype=float)[None, :], equations, base).get(array)
    if block is None:
        raise ModelError(f"there are no derivatives of '{array}'.")
    if block.labels is None:
        return y[int(block.values[0])]
    places = block.values[0, list(block.labels).index(label)]
    return y[np.atleast_1d(places).astype(int).tolist()]
