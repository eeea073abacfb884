"""What a principle gives: the blocks of the equations of motion over one algebra."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import casadi as ca

from appell.algebra import Matrix, Scalar
from appell.equations.prolong import Jets
from appell.system.state_graph import StateGraph


@dataclass(frozen=True)
class Blocks:
    """M w' = F + C + B lam and A w' = -gamma, over the speed rates w' that are left (all of them without an embedding).

    ``C``: the non-ideal part of the reactions, where there is any, in the multipliers ``ideal`` and ``actual`` of the
    mechanics. ``ideal_B``: B of ideal reactions, where actuators put another in its place.
    ``momenta``: of (q, u, t), where w' are their rates in place of those of the speeds (Hamilton).
    """

    M: Matrix
    F: Matrix
    A: Matrix
    gamma: Matrix
    B: Matrix
    momenta: Matrix | None = None
    auxiliary: AuxiliaryStates | None = None
    C: Matrix | None = None
    ideal_B: Matrix | None = None


@dataclass(frozen=True)
class WrittenOut:
    """Accelerations that a principle writes out of the state, and the numbers that say whether they hold there.

    ``lam`` follows from them. ``mass_pivot`` and ``row_pivot``: the least pivots of M and of the rows in its metric,
    relative; ``row_squares`` the squared lengths of the rows in it. Where they are small the rank is decided at run
    time.
    """

    udot: Matrix
    lam: Matrix
    mass_pivot: Scalar
    row_pivot: Scalar
    row_squares: Matrix


@dataclass(frozen=True)
class AuxiliaryStates:
    """What some principles add.

    ``states``: auxiliary states s (multipliers that move), with their names and s' = h + H lam. ``reactions``: by name,
    the generalised force of a reaction beside B lam, of (x, udot); M and F account for it already.
    ``effective_energy``: what is conserved in place of the energy; ``effective_power``: P and p of its rate P + p lam.
    """

    states: Matrix
    names: tuple[str, ...]
    h: Matrix
    H: Matrix
    reactions: Mapping[str, Matrix]
    effective_energy: Scalar | None = None
    effective_power: tuple[Scalar, Matrix] | None = None


@dataclass(frozen=True)
class Variational:
    """Equations of any order, to be prolonged: named expressions of jets that must vanish.

    ``speeds`` and ``speed_rates`` are the model's in these jets; ``reactions`` the generalised force of each constraint
    on the speeds; ``given`` the values of multipliers and their derivatives at the start, by name; ``effective_power``
    the rate of the ``effective_energy``.
    """

    jets: Jets
    equations: tuple[tuple[str, Scalar], ...]
    speeds: Matrix
    speed_rates: Matrix
    reactions: Mapping[str, Matrix]
    given: Mapping[str, float]
    effective_energy: Scalar | None = None
    effective_power: Scalar | None = None


# ---- Equations of momenta solved for the rates of the speeds: what runs, and what is linearized, has (q, u) for
# states


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
