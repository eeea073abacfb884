"""What an actuator at its bound does is in the outputs; its effort is reported as the multiplier of its row as well."""

from __future__ import annotations

import numpy as np

from appell.simulate.computed import Blocks
from appell.simulate.modes.mode import Mode
from appell.simulate.modes.saturation import AGAIN, KEPT, Saturation
from appell.simulate.modes.transition import Transition
from appell.simulate.results import ResultArray
from appell.simulate.trajectory import Trajectory


def at_bounds(transition: Transition, mode: Mode, trajectory: Trajectory) -> Blocks:
    """The multipliers of rows whose one actuator is at its bound."""
    laws = [c for c in transition.laws if isinstance(c, Saturation) and mode.phases[c.name] not in (KEPT, AGAIN)]
    if not laws:
        return {}
    efforts = [law.effort(mode.phases[law.name]) for law in laws]
    values = np.tile(efforts, (trajectory.times.size, 1))
    return {"multiplier": ResultArray(values, tuple((law.name, 0) for law in laws))}
