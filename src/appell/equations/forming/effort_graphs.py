"""Actuators as graphs: what the least efforts ask of each, and the generalised force of a unit of its effort."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import casadi as ca
import sympy as sm

from appell.constraints import effort_symbol
from appell.equations.forming.tree_form import is_along
from appell.equations.forms import mechanics_to_run
from appell.mechanics import actuated, demanded
from appell.mechanics.sampling import random_states

if TYPE_CHECKING:
    from appell.equations.equations import Equations


def demanded_efforts(equations: Equations, lam: ca.SX) -> dict[sm.Basic, ca.SX]:
    """The symbol of every effort that is not a multiplier, for events that watch it."""
    return {effort_symbol(*key): ca.SX(value) for key, value in demanded(mechanics_to_run(equations), lam).items()}


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
