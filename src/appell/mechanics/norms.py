"""Relations between coordinates that are said to hold by themselves: that they do."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import casadi as ca

from appell.algebra.rank import rank
from appell.errors import ConstraintError
from appell.mechanics.mechanics import Mechanics
from appell.mechanics.sampling import consistent_values

if TYPE_CHECKING:
    from appell.system.state_graph import StateGraph


def require_kept(m: Mechanics | StateGraph, implied: Collection[str] = ()) -> None:
    """The rate of every norm, (dn/dq)(G u + g) + dn/dt, vanishes with the rows of velocity, or it is refused.

    Those named as ``implied`` are what the rates of their coordinates follow from, and are kept by these.
    """
    judged = [(name, norm) for name, norm in zip(m.norm_names, m.norms, strict=True) if name not in implied]
    if not judged:
        return
    norms = ca.vertcat(*[norm for _, norm in judged])
    J = ca.jacobian(norms, m.q)
    rates = ca.horzcat(J @ m.G, J @ m.g + ca.jacobian(norms, m.t))
    velocity = ca.vertcat(*[row.velocity for row in m.rows if row.velocity is not None])
    still = ca.substitute(velocity, m.u, ca.SX.zeros(m.u.numel()))
    rows = ca.horzcat(ca.jacobian(velocity, m.u), still)
    for values in consistent_values(m, ca.vertcat(rows, rates)):
        known = values[: rows.shape[0]]
        for i, (name, _) in enumerate(judged):
            if rank(values[[*range(len(known)), len(known) + i]]) > rank(known):
                raise ConstraintError(
                    f"'{name}' is declared to hold by itself, but neither the relation of the speeds nor a constraint "
                    "on velocities keeps it: make it a constraint, or give its rate among the velocity constraints."
                )
