"""Events of cases in lanes: over vectors where a function keeps its sign, else by the search of a single run."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from appell.compile.lanes import LaneFunctions, SearchedEvents, compile_functions
from appell.compile.lanes_graph import events_tape
from appell.ensemble.native_cases import NativePlan, session_of

if TYPE_CHECKING:
    from appell.ensemble.trajectory import Plan


@dataclass(frozen=True)
class LaneEvents:
    """What is looked for in the cases of a sweep: ``native`` searches, ``functions`` tell where there is nothing."""

    native: NativePlan
    functions: LaneFunctions

    def of_batch(self, plan: Plan, x: np.ndarray, p: np.ndarray) -> SearchedEvents:
        """For a batch whose first case begins at a state with these parameters: a host of its own."""
        session = session_of(plan, self.native, x, p)
        return SearchedEvents(len(plan.events), self.functions["events"], session.arrays)


def lane_events(plan: Plan) -> LaneEvents | str | None:
    """What is looked for in lanes, or why it cannot be; None where nothing is."""
    if not plan.events:
        return None
    native = plan.native
    if not isinstance(native, NativePlan):
        return native if isinstance(native, str) else "it has modes"
    return LaneEvents(native, compile_functions([events_tape(native.program.full_system)]))
