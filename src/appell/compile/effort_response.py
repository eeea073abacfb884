"""How all rows of equations answer to the effort of each actuator: what clipped actuators leave is decided from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import casadi as ca
import numpy as np

from appell.algebra.factor import factor
from appell.compile.from_equations import block_function
from appell.compile.momenta import over_speeds
from appell.equations import Equations
from appell.equations.effort_graphs import effort_directions

EffortResponse = Callable[[float, np.ndarray, np.ndarray], list[list[float]]]
"""Of time, state and parameters: for every actuator the accelerations of all rows by a unit of its effort."""


def effort_response(equations: Equations, names: Sequence[str]) -> EffortResponse | None:
    """A M^-1 B by columns, B the directions of the actuators of the constraints named; None where there are none."""
    if not names:
        return None
    m = equations.graph
    blocks = over_speeds(m, equations.blocks())
    s = ca.SX(0, 1) if blocks.auxiliary is None else ca.SX(blocks.auxiliary.states)
    response = blocks.A @ factor(blocks.M).solve(effort_directions(equations, names))
    function = block_function("effort_response", m, s, [], [response])
    rows, parameters, states = len(m.rows), m.p.numel(), function.size1_in(1)

    def columns(t: float, x: np.ndarray, p: np.ndarray) -> list[list[float]]:
        found = np.array(function(t, x[:states], p[:parameters], []), float)
        return [column.tolist() for column in found.reshape(-1, rows)]

    return columns
