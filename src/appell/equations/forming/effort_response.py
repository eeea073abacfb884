"""How the rows and speeds of equations answer to the effort of each actuator that shares rows with others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np

from appell.equations.forming.effort_graphs import effort_directions
from appell.equations.forming.momenta import over_speeds
from appell.equations.forming.systems import block_function
from appell.equations.forms import blocks_of, state_graph_of
from appell.numbers import RANK

if TYPE_CHECKING:
    from appell.equations.equations import Equations


@dataclass(frozen=True)
class EffortResponse:
    """A M^-1 B and M^-1 B, with B the directions of actuators, at one state after another.

    ``groups``: of every constraint whose actuators outnumber its rows, its rows and its actuators among the columns.
    """

    function: ca.Function
    groups: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]

    def at(self, t: float, x: np.ndarray, p: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """By columns, one for each actuator: the accelerations of all rows, and of the speeds, by a unit of effort."""
        M, A, B = (np.array(block, float) for block in self.function(t, x, p[: self.function.size1_in(2)]))
        responses = np.linalg.lstsq(M, B, rcond=RANK.massless)[0]  # of least norm where something has no mass
        return A @ responses, responses


def effort_response(equations: Equations, names: Sequence[str]) -> EffortResponse | None:
    """Of all actuators of the constraints named, in their order; None where there are none."""
    if not names:
        return None
    m = state_graph_of(equations)
    blocks = over_speeds(m, blocks_of(equations))
    s = ca.SX(0, 1) if blocks.auxiliary is None else ca.SX(blocks.auxiliary.states)
    parts = [ca.SX(part) for part in (blocks.M, blocks.A, effort_directions(equations, names))]
    column = block_function("column", m, s, [], parts)
    t, x, p = (ca.SX.sym(name, column.size1_in(i)) for i, name in enumerate("txp"))
    ends = np.cumsum([0, *(part.numel() for part in parts)]).tolist()
    found = ca.vertsplit(column(t, x, p, ca.SX(0, 1)), ends)
    shaped = [ca.reshape(part, *like.shape) for part, like in zip(found, parts, strict=True)]
    groups, first = [], 0
    for name in names:
        rows = tuple(i for i, row in enumerate(m.rows) if row.name == name)
        count = len(m.rows[rows[0]].drives)
        if count > len(rows):
            groups.append((rows, tuple(range(first, first + count))))
        first += count
    return EffortResponse(ca.Function("effort_response", [t, x, p], shaped), tuple(groups))
