"""What is measured of a linearized system: any expressions of the model, as C dy + D dw.

With h(x, z, w) an output, z the accelerations and multipliers that R(x, z, w) = 0 determines, and dx = V dy,

    C = (dh/dx - dh/dz (dR/dz)^+ dR/dx) V,    D = dh/dw - dh/dz (dR/dz)^+ dR/dw .
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import casadi as ca
import numpy as np
import sympy as sm
from sympy.physics.vector import Vector

from appell.analysis.stability.first_order import FirstOrder
from appell.equations.expression_graph import ExpressionGraph, column_of
from appell.equations.forms import state_graph_of, variational_of
from appell.errors import ModelError
from appell.model import name_of


@dataclass(frozen=True)
class Outputs:
    """Outputs by name: their values at the point and the matrices of h = value + C dy + D dw."""

    names: tuple[str, ...]
    values: np.ndarray
    C: np.ndarray
    D: np.ndarray


def linear_outputs(
    system: FirstOrder,
    outputs: Sequence[Any] | Mapping[str, Any],
    x: np.ndarray,
    p: np.ndarray,
    time: float,
    V: np.ndarray,
) -> Outputs:
    """The outputs about a consistent state; ``V``: how all states follow from the independent ones."""
    names, column = _column(system, outputs)
    m = state_graph_of(system.equations)
    directions = np.zeros((p.size, len(m.inputs.names)))
    for k, name in enumerate(m.inputs.names):
        directions[system.places[name], k] = 1.0
    values, slope, D = system.outputs(column, x, p, time, directions)
    if not (np.isfinite(values).all() and np.isfinite(slope).all() and np.isfinite(D).all()):
        bad = names[int(np.argmin(np.isfinite(values) & np.isfinite(slope).all(axis=1) & np.isfinite(D).all(axis=1)))]
        raise ModelError(f"the output '{bad}' has no finite value or derivative at this point.")
    return Outputs(names, values, slope @ V, D)


def _column(system: FirstOrder, outputs: Sequence[Any] | Mapping[str, Any]) -> tuple[tuple[str, ...], ca.SX]:
    """The names of the outputs, vectors in three components, and their column over (x, z, p, t)."""
    graph = ExpressionGraph(system.equations, lambda leaf: name_of(leaf) in system.unknowns)
    named = outputs.items() if isinstance(outputs, Mapping) else [(_title(e), e) for e in outputs]
    names: list[str] = []
    parts: list[ca.SX] = []
    for name, e in named:
        if isinstance(e, Vector):
            parts.append(graph.vector(e))
            names += [f"{name}.{axis}" for axis in "xyz"]
        else:
            parts.append(_scalar(system, graph, e))
            names.append(name)
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise ModelError(f"two outputs are named '{twice}': give them names, outputs={{name: expression}}.")
    return tuple(names), _over_states(system, graph, graph.now(column_of(parts)))


def _title(e: Any) -> str:
    return name_of(e) if isinstance(e, str | sm.Symbol | sm.Derivative | sm.Function) else str(e)


def _scalar(system: FirstOrder, graph: ExpressionGraph, e: Any) -> ca.SX:
    """An expression, or a state, rate or multiplier by its name."""
    if not isinstance(e, str):
        return graph.scalar(e)
    if e in system.unknowns:
        return system.unknowns[e]
    speeds = [f"{name_of(u)}'" for u in system.equations.speeds]
    if e in speeds:
        return graph.mechanics.udot[speeds.index(e)]
    rates = [f"{name_of(q)}'" for q in system.equations.coordinates]
    if e in rates:
        return graph.mechanics.qdot[rates.index(e)]
    raise ModelError(
        f"'{e}' is not a state, rate or multiplier of '{system.equations.mechanism.name}': give an expression."
    )


def _over_states(system: FirstOrder, graph: ExpressionGraph, column: ca.SX) -> ca.SX:
    """With accelerations and results as the unknowns z of the first-order system."""
    m = graph.mechanics
    variational = variational_of(system.equations)
    if variational is not None:
        if ca.depends_on(column, m.udot):
            raise ModelError(
                "equations of higher order have no accelerations apart from their states: give outputs in coordinates, "
                "speeds and the names of the states."
            )
        column = ca.substitute(column, m.u, variational.speeds)
    else:
        column = ca.substitute(column, m.udot, system.z[: m.u.numel()])
    met = list(graph.results)
    if not met:
        return column
    return ca.substitute(column, graph.beside, ca.vertcat(*[system.unknowns[name_of(leaf)] for leaf in met]))
