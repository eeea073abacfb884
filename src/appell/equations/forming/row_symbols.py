"""Rows as a program needs them: the symbols of their multipliers, and whether their reactions work."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np
import sympy as sm

from appell.constraints import multiplier
from appell.equations.forms import state_graph_of
from appell.mechanics.sampling import random_states, values_at
from appell.numbers import ZERO
from appell.system.state_graph import StateGraph

if TYPE_CHECKING:
    from appell.equations.equations import Equations


def multiplier_symbols(m: StateGraph, lam: ca.SX) -> dict[sm.Basic, ca.SX]:
    """The symbol of every row's multiplier, for events that watch a reaction."""
    counts = Counter(row.name for row in m.rows)
    return {multiplier(row.name, row.number, counts[row.name]): lam[i] for i, row in enumerate(m.rows)}


def workless(equations: Equations) -> bool:
    """Whether every reaction is ideal and homogeneous in velocity, so that it does no work on the constraint.

    By Euler's theorem A u = k h for a row h homogeneous of degree k; the identity is tested at random states.
    """
    m = state_graph_of(equations)
    if not m.rows:
        return True
    if any(row.velocity is None for row in m.rows):
        return False
    h = ca.vertcat(*[row.velocity for row in m.rows])
    work = ca.vertcat(*[row.A @ m.u for row in m.rows])
    samples = values_at(m, ca.horzcat(h, work), random_states(m, 4))
    for i in range(len(m.rows)):
        values = np.array([s[i] for s in samples])
        degree = np.round(values[0, 1] / values[0, 0]) if values[0, 0] else 0.0
        if degree < 1 or not np.allclose(
            values[:, 1], degree * values[:, 0], rtol=ZERO.expressions, atol=ZERO.products
        ):
            return False
    return True
