"""Cases of models with modes in native code (cases.c), from mode to mode and one after the other.

Starts whose speeds follow from contacts that are met are completed here, and tried once more.
"""

from __future__ import annotations

import ctypes
import warnings
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from appell.compile.cases import Cases, run_cases
from appell.compile.native import NativeInput, NativeRun, address
from appell.ensemble.mode_plan import ModePlan
from appell.ensemble.starts import Starts, parameters_of_cases
from appell.errors import AppellError
from appell.native.status import Settled
from appell.numbers import RUN
from appell.simulate.bind import Binding
from appell.simulate.modes.hybrid_motion import deciding
from appell.simulate.modes.initial_mode import completed
from appell.simulate.prepare import start_state

if TYPE_CHECKING:
    from appell.ensemble.trajectory import Plan


def mode_starts(plan: Plan, native: ModePlan, numbers: np.ndarray) -> Starts:
    """The starts as `simulate` completes them, in the phases in which every contact begins."""
    mode, held = native.start, native.values
    p, good = parameters_of_cases(plan, numbers)
    behind = np.concatenate([mode.coefficients, held.at(0.0)[held.parameters.size :]])
    x = np.zeros((numbers.size, held.program.system.sizes.states))
    varied = {name: column.tolist() for name, column in plan.design.values("state", numbers).items()}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for k in np.flatnonzero(good):
            state = {**plan.state, **{name: column[k] for name, column in varied.items()}}
            try:
                x[k] = start_state(mode.equations, mode.program, state, np.append(p[k], behind), 0.0, report=False)
            except AppellError:
                good[k] = False
    return Starts(x, p, good)


def run_from_mode_to_mode(
    plan: Plan, native: ModePlan, made: Starts, numbers: np.ndarray, stop: np.ndarray | None
) -> Cases:
    """The cases of these starts; ``statuses`` say which of them native code does not finish."""
    run, begin = _prepared(plan, native, stop), np.array(native.tables.codes(native.tables.begins), np.int32)
    found = run(made.states, made.parameters, phases=np.tile(begin, (len(numbers), 1)))
    again, starts, phases = list[int](), list[np.ndarray](), list[np.ndarray]()
    for k in np.flatnonzero(found.statuses == Settled.START_VIOLATED):
        state, parameters = plan.design.case(int(numbers[k]))
        bind = Binding({**plan.parameters, **parameters}, plan.inputs, 0.0, plan.duration)
        delassus, decider = deciding(native.modes, bind, plan.duration)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                x, met = completed(native.modes, delassus, decider, {**plan.state, **state}, bind, 0.0)
            except AppellError:
                continue
        again.append(int(k))
        starts.append(x)
        phases.append(decider.codes(met))
    if again:
        completed_ones = run(np.array(starts), made.parameters[again], phases=np.array(phases), strikes_at_once=True)
        found.put(np.array(again), completed_ones)
    return found


def _prepared(plan: Plan, native: ModePlan, stop: np.ndarray | None) -> Callable[..., Cases]:
    """A motion laid out in memory, which runs from states with parameters, begun in phases."""
    program, values, times = native.modes.held_program, native.values, plan.times
    call, sizes, radau = program.library.call, program.system.sizes, values.jacobian is not None
    tables = address(native.integers), address(native.numbers)
    memory = np.zeros(call["mode_memory"](tables[0], times.size, radau))
    laid_out = call["mode_program"](address(memory), *tables, times.size, radau)
    blank = NativeRun.from_address(call["mode_blank"](laid_out))
    inputs = (NativeInput * len(values.inputs))(*values.inputs)
    stops = np.ascontiguousarray(values.stops, float).ravel()
    ctypes.memmove(blank.times, address(np.ascontiguousarray(times)), times.nbytes)
    ctypes.memmove(blank.parameters, address(values.parameters), values.parameters.nbytes)
    blank.inputs, blank.input_count = ctypes.addressof(inputs), len(inputs)
    blank.stops, blank.stop_count = stops.ctypes.data, stops.size // 2
    blank.jacobian = 0 if values.jacobian is None else values.jacobian.address
    blank.rates_wait = not inputs
    call["mode_blocks"](laid_out, *(None if block is None else block.address for block in native.blocks))
    tolerance, most = float(plan.settings["tolerance"]), int(plan.settings.get("max_steps") or RUN.steps)
    call["prepare_modes"](laid_out, times[0], plan.duration, tolerance, most)
    return partial(
        run_cases,
        program.library,
        modes=laid_out,
        behind=(memory, inputs, stops),
        instants=times.size,
        kept=sizes.coordinates + sizes.speeds,
        events=len(plan.events),
        outputs=sizes.outputs,
        energies=native.energies,
        stop=stop,
    )
