"""How the rows and speeds of equations answer to the effort of each actuator that shares rows with others."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np

from appell.algebra.factor import factor
from appell.equations.blocks import over_speeds
from appell.equations.forms import blocks_of, mechanics_to_run, state_graph_of
from appell.equations.systems import block_function
from appell.equations.tree_form import is_along
from appell.mechanics import actuated
from appell.mechanics.sampling import random_states
from appell.numbers import COMPILE, RANK

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


# ---- All rows of equations at a state, and how they answer to their multipliers: what a change of mode is decided
# from


def contact_response(equations: Equations) -> ca.Function | None:
    """A function of (t, x, p) for the rows in position and in velocity, their accelerations without multipliers, the
    sizes of what these are made of, K = A M^-1 B, M^-1 B, and the sizes of what rows in position and in velocity are
    made of, in one column; None where there are no rows or too many speeds.
    """
    m = state_graph_of(equations)
    if not m.rows or m.u.numel() > COMPILE.regular:
        return None
    blocks = over_speeds(m, blocks_of(equations))
    s = ca.SX(0, 1) if blocks.auxiliary is None else ca.SX(blocks.auxiliary.states)
    factored = factor(blocks.M)
    free, response = factored.solve(blocks.F), factored.solve(blocks.B)
    position = [ca.SX(0) if row.position is None else ca.SX(row.position) for row in m.rows]
    velocity = [ca.SX(0) if row.velocity is None else ca.SX(row.velocity) for row in m.rows]
    A = ca.fabs(blocks.A)
    sizes = A @ ca.fabs(free) + ca.fabs(blocks.gamma)
    lengths = ca.fabs(ca.jacobian(ca.vertcat(*position), m.q)) @ ca.fabs(m.q)
    out = [*position, *velocity, blocks.A @ free + blocks.gamma, sizes, blocks.A @ response, response]
    return block_function("contact_response", m, s, [], [*out, lengths, A @ ca.fabs(m.u)])


# ---- Actuators as graphs: what the least efforts ask of each, and the generalised force of a unit of its effort


def effort_directions(equations: Equations, names: Collection[str]) -> ca.SX:
    """The generalised forces of unit efforts as columns: every actuator of the constraints named, in their order."""
    m = mechanics_to_run(equations)
    first = {row.name: row for row in reversed(m.rows)}
    return ca.horzcat(*[ca.SX(drive.on_speeds(m)) for name in names for drive in first[name].drives])


def pushes_along_rows(equations: Equations) -> bool:
    """Whether every actuator pushes along the row that it keeps, which random states tell."""
    m = mechanics_to_run(equations)
    states = random_states(m, 2, consistent=True)
    return all(is_along(m, m.rows[i], push, states) for i, push in actuated(m).items())
