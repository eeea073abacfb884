"""Equations of momenta solved for the rates of the speeds: what runs, and what is linearized, has (q, u) for states.

A momentum rounded to its last digit fixes the velocities to cond(M) of such digits only, and M^-1 of the forces that
depend on these loses as many again: of an acceleration found from (q, p) cond(M)^2 eps is noise, however well M is
solved. From (q, u) it is cond(M) eps, as by any other principle; p = dL/du is read from the speeds.
"""

from __future__ import annotations

from dataclasses import replace

import casadi as ca

from appell.equations.blocks import Blocks
from appell.system.state_graph import StateGraph


def over_speeds(m: StateGraph, blocks: Blocks) -> Blocks:
    """Blocks over udot of such over p', as p' = M_u udot + (rate of p at constant u), with M_u = dp/du.

    I p' = F + B lam becomes M_u udot = F - rate + B lam, and the rows are the model's own: A M_u^-1 is not multiplied
    by M_u again. Blocks that have no momenta are given back as they are.
    """
    if blocks.momenta is None:
        return blocks
    rate = m.algebra.rate(blocks.momenta, m.q, m.qdot, m.t)
    A = m.algebra.vstack([row.A for row in m.rows], columns=m.u.numel())
    gamma = m.algebra.column([row.gamma for row in m.rows])
    return replace(blocks, M=ca.jacobian(blocks.momenta, m.u), F=blocks.F - rate, A=A, gamma=gamma, momenta=None)
