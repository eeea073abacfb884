"""All rows of equations at a state, and how they answer to their multipliers: what a change of mode is decided from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import casadi as ca

from appell.algebra.factor import factor
from appell.equations.forming.momenta import over_speeds
from appell.equations.forming.systems import block_function
from appell.equations.forms import blocks_of, state_graph_of
from appell.numbers import COMPILE

if TYPE_CHECKING:
    from appell.equations.equations import Equations


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
