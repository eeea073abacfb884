"""Constraints that resets switch: their phases, and what decides while some of them are off.

One that is off has no row and is not watched: the decision about the others never sees it. One that is on and does not
let go by itself is among the rows that are always held.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
import sympy as sm

from appell.constraints import Constraint, RowMask
from appell.simulate.modes.phase import OPEN, Phase, Phases, coefficient
from appell.simulate.modes.transition import Outcome, Transition

ON, OFF = "on", "off"


def with_off(constraint: Constraint, phases: Phases) -> Phases:
    """The phases of a constraint that resets switch: in one more none of its rows acts, and nothing is watched."""
    if constraint.lets_go:
        rests = replace(phases[OPEN], name=OFF, guards=())
        return replace(phases, phases=(*phases.phases, rests))
    acts: sm.Symbol = coefficient(constraint, "acts")
    held = replace(phases.constraint, masks=(RowMask(acts),) * len(phases.constraint.expressions))
    return Phases(held, (acts,), (Phase(ON, {acts: 1.0}, ()), Phase(OFF, {acts: 0.0}, ())))


@dataclass(frozen=True)
class Switching:
    """Decides what follows from a state, with the constraints that are on.

    ``rows``: of each constraint that resets switch.
    """

    transition: Transition
    rows: Mapping[str, tuple[int, ...]]

    def resolve(self, t: float, x: np.ndarray, phases: Mapping[str, str], ended: Collection[str] = ()) -> Outcome:
        """The phases that follow from a state, as :meth:`Transition.resolve`; what is on or off stays so."""
        transition = self.among(phases)
        if not self.rows:
            return transition.resolve(t, x, phases, ended)
        own = {law.name: phases[law.name] for law in transition.laws}
        outcome = transition.resolve(t, x, own, ended)
        return outcome._replace(phases={**phases, **outcome.phases})

    def among(self, phases: Mapping[str, str]) -> Transition:
        """What decides while some constraints are off."""
        off = frozenset(name for name in self.rows if phases[name] == OFF)
        if off not in self._found:
            self._found[off] = self._made(off)
        return self._found[off]

    @cached_property
    def _found(self) -> dict[frozenset[str], Transition]:
        return {}

    def _made(self, off: frozenset[str]) -> Transition:
        whole = self.transition
        if not self.rows:
            return whole
        laws = tuple(law for law in whole.laws if law.name not in off)
        lets_go = {law.name for law in whole.laws}
        held = [row for name, own in self.rows.items() if name not in off and name not in lets_go for row in own]
        return replace(whole, laws=laws, always=tuple(sorted((*whole.always, *held))))
