"""What an actuator at its bound does: its effort, its force and its power are reported as while it keeps its row."""

from __future__ import annotations

import numpy as np

from appell.simulate.computed import Blocks, blocks_of
from appell.simulate.modes.mode import Mode, Modes
from appell.simulate.modes.saturation import AGAIN, KEPT, Saturation
from appell.simulate.modes.transition import Transition
from appell.simulate.results import Block
from appell.simulate.trajectory import Trajectory

READ = ("reaction force", "reaction torque", "reaction power", "actuator effort")


def at_bounds(modes: Modes, transition: Transition, mode: Mode, trajectory: Trajectory) -> Blocks:
    """Read from the program in which every row is held, with the bounds in place of the multipliers."""
    phases = dict(zip(modes.names, mode.key, strict=True))
    laws = [c for c in transition.laws if isinstance(c, Saturation) and phases[c.name] not in (KEPT, AGAIN)]
    if not laws:
        return {}
    compiled, values = modes.held_program, transition.whole.values_of
    multipliers = np.zeros((trajectory.times.size, compiled.program.graph.multipliers))
    for law in laws:
        multipliers[:, law.row] = law.effort(phases[law.name])
    y = compiled.program.outputs(
        trajectory.times,
        trajectory.states,
        trajectory.speed_rates,
        multipliers,
        values.at(trajectory.times[0]),
        values.inputs,
    )
    names = {law.name for law in laws}
    found: Blocks = {"multiplier": Block(multipliers[:, [c.row for c in laws]], tuple((c.name, 0) for c in laws))}
    for array, block in blocks_of(y, modes.held, compiled).items():
        if array not in READ or block.labels is None:
            continue
        own = [i for i, label in enumerate(block.labels) if (label if isinstance(label, str) else label[0]) in names]
        if own:
            found[array] = Block(block.values[:, own], tuple(block.labels[i] for i in own))
    return found
