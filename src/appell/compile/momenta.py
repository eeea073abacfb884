"""States that are not the model's speeds: momenta p(q, u, t), and how the speeds are read from them."""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca

from appell.algebra.factor import factor
from appell.mechanics.state_graph import StateGraph


@dataclass(frozen=True)
class MomentumStates:
    """w = p(q, u, t) as states: u = P_u^-1 (w - p at rest) and udot = P_u^-1 (w' - rate of p at constant u)."""

    w: ca.SX
    wdot: ca.SX
    speeds: ca.SX
    speed_rates: ca.SX
    inverse: ca.SX
    momenta: ca.SX

    def apply(self, m: StateGraph, column: ca.SX) -> ca.SX:
        """A column of (q, u, udot) as one of (q, w, w')."""
        column = ca.substitute(column, m.udot, self.speed_rates)
        return ca.substitute(column, m.u, self.speeds)


def momentum_states(m: StateGraph, momenta: ca.SX) -> MomentumStates:
    """The change of states that momenta linear in the speeds define."""
    n = m.u.numel()
    w, wdot = ca.SX.sym("p", n), ca.SX.sym("p'", n)
    P_u = ca.jacobian(momenta, m.u)
    factored = factor(P_u)
    at_rest = ca.substitute(momenta, m.u, ca.SX.zeros(n))
    rate = m.algebra.rate(momenta, m.q, m.qdot, m.t)
    return MomentumStates(
        w=w,
        wdot=wdot,
        speeds=factored.solve(w - at_rest),
        speed_rates=factored.solve(wdot - rate),
        inverse=factored.solve(ca.SX.eye(n)),
        momenta=momenta,
    )
