"""What an actuator at its bound does: its effort, its force and its power are reported as while it keeps its row."""

from __future__ import annotations

import numpy as np

from appell.constraints import multiplier
from appell.simulate.dataset import Variables, variable_name
from appell.simulate.modes.mode import Mode, Modes
from appell.simulate.modes.saturation import AGAIN, KEPT, Saturation
from appell.simulate.modes.transition import Transition
from appell.simulate.trajectory import Trajectory

READ = ("force", "torque", "reaction power", "effort")


def at_bounds(modes: Modes, settling: Transition, mode: Mode, trajectory: Trajectory) -> Variables:
    """Read from the program in which every row is held, with the bounds in place of the multipliers."""
    phases = dict(zip(modes.names, mode.key, strict=True))
    laws = [
        law for law in settling.laws if isinstance(law, Saturation) and phases[law.name] not in (KEPT, AGAIN)
    ]  # fmt: skip
    if not laws:
        return {}
    compiled, values = modes.whole, settling.whole.values_of
    multipliers = np.zeros((trajectory.times.size, compiled.program.graph.multipliers))
    found: Variables = {}
    for law in laws:
        multipliers[:, law.row] = law.effort(phases[law.name])
        found[multiplier(law.name, 0, 1).name] = ("time",), multipliers[:, law.row].copy()
    y = compiled.program.outputs(
        trajectory.times,
        trajectory.states,
        trajectory.speed_rates,
        multipliers,
        values.at(trajectory.times[0]),
        values.inputs,
    )
    names = {law.name for law in laws}
    for key, place in compiled.layout.slices.items():
        if key[0] in READ and key[1] in names:
            column = y[:, place]
            axes = ("time",) if column.shape[1] == 1 else ("time", "axis")
            found[variable_name(key)] = axes, column[:, 0] if column.shape[1] == 1 else column
    return found
