"""Constraints that resets switch: one that is off has no row and is not watched."""

from __future__ import annotations

from dataclasses import replace

import sympy as sm

from appell.constraints import Constraint, RowMask
from appell.simulate.modes.phase import OFF, ON, OPEN, Phase, Phases, coefficient


def with_off(constraint: Constraint, phases: Phases) -> Phases:
    """The phases of a constraint that resets switch: in one more none of its rows acts, and nothing is watched."""
    if constraint.lets_go:
        rests = replace(phases[OPEN], name=OFF, guards=())
        return replace(phases, phases=(*phases.phases, rests))
    acts: sm.Symbol = coefficient(constraint, "acts")
    held = replace(phases.constraint, masks=(RowMask(acts),) * len(phases.constraint.expressions))
    return Phases(held, (acts,), (Phase(ON, {acts: 1.0}, ()), Phase(OFF, {acts: 0.0}, ())))
