"""What an actuator at its bound does: its effort, its force and its power are reported as while it keeps its row."""

from __future__ import annotations

from collections.abc import Collection

import numpy as np

from appell.compile import Program
from appell.equations import Equations
from appell.simulate.computed import Blocks, blocks_of
from appell.simulate.inputs import Values
from appell.simulate.modes.clipping import Clipping
from appell.simulate.modes.mode import Mode, Modes
from appell.simulate.modes.saturation import AGAIN, KEPT, Saturation
from appell.simulate.modes.transition import Transition
from appell.simulate.results import ResultArray
from appell.simulate.trajectory import Trajectory

PUSHES = ("reaction force", "reaction torque", "reaction power")
EFFORT = "actuator effort"


def at_bounds(modes: Modes, transition: Transition, mode: Mode, trajectory: Trajectory) -> Blocks:
    """The arrays of all actuators at their bounds in a mode; beside others that keep the rows they add to these."""
    phases = dict(zip(modes.names, mode.key, strict=True))
    single = [c for c in transition.laws if isinstance(c, Saturation) and phases[c.name] not in (KEPT, AGAIN)]
    found = _let_go(modes, transition.delassus.values_of, single, phases, trajectory) if single else {}
    for law in transition.laws:
        if isinstance(law, Clipping) and law.efforts(phases[law.name]):
            found = _joined(found, _clipped(modes, transition.delassus.values_of, law, phases[law.name], trajectory))
    return found


def _let_go(
    modes: Modes, values: Values, laws: list[Saturation], phases: dict[str, str], trajectory: Trajectory
) -> Blocks:
    """Read from the program in which every row is held, with the bounds in place of the multipliers."""
    program = modes.held_program
    multipliers = np.zeros((trajectory.times.size, program.system.multipliers))
    for law in laws:
        multipliers[:, law.row] = law.effort(phases[law.name])
    names = {law.name for law in laws}
    found: Blocks = {"multiplier": ResultArray(multipliers[:, [c.row for c in laws]], tuple((c.name, 0) for c in laws))}
    return found | _read(modes.held, program, values, multipliers, trajectory, (*PUSHES, EFFORT), names)


def _clipped(modes: Modes, values: Values, law: Clipping, phase: str, trajectory: Trajectory) -> Blocks:
    """Read from a program in which the clipped actuators are one, whose multiplier is 1."""
    equations = modes.pushed(law.name, law.patterns[phase].signs)
    program = equations.program
    multipliers = np.zeros((trajectory.times.size, program.system.multipliers))
    multipliers[:, next(i for i, row in enumerate(program.system.rows) if row.name == law.name)] = 1.0
    found = _read(equations, program, values, multipliers, trajectory, PUSHES, {law.name})
    efforts = law.efforts(phase)
    constant = np.tile(list(efforts.values()), (trajectory.times.size, 1))
    return found | {EFFORT: ResultArray(constant, tuple((law.name, name) for name in efforts))}


def _read(
    equations: Equations,
    program: Program,
    values: Values,
    multipliers: np.ndarray,
    trajectory: Trajectory,
    arrays: Collection[str],
    names: Collection[str],
) -> Blocks:
    y = program.outputs(
        trajectory.times,
        trajectory.states,
        trajectory.speed_rates,
        multipliers,
        values.at(trajectory.times[0]),
        values.inputs,
    )
    found: Blocks = {}
    for array, block in blocks_of(y, equations, program).items():
        if array not in arrays or block.labels is None:
            continue
        own = [i for i, label in enumerate(block.labels) if (label if isinstance(label, str) else label[0]) in names]
        if own:
            found[array] = ResultArray(block.values[:, own], tuple(block.labels[i] for i in own))
    return found


def _joined(first: Blocks, second: Blocks) -> Blocks:
    """Arrays of different constraints side by side."""
    both = {**first, **second}
    for name in first.keys() & second.keys():
        values = np.concatenate([first[name].values, second[name].values], axis=1)
        both[name] = ResultArray(values, (*(first[name].labels or ()), *(second[name].labels or ())))
    return both
