"""A motion in several modes, as a list of stages: complete the start, loop from mode to mode, collect the segments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from appell.compile import Status
from appell.equations import Equations
from appell.errors import AppellError
from appell.numbers import CACHE, RUN
from appell.simulate.bind import Binding
from appell.simulate.completed_start import CompletedStart
from appell.simulate.computed import Segment
from appell.simulate.events import Event
from appell.simulate.inputs import Values
from appell.simulate.modes.contact_law import Law, contact_laws
from appell.simulate.modes.decider import Decider
from appell.simulate.modes.delassus import Delassus
from appell.simulate.modes.dry_run import DryLoop, DryMasks
from appell.simulate.modes.hybrid_record import impact_loss
from appell.simulate.modes.hybrid_run import HybridRun
from appell.simulate.modes.initial_mode import begin, recorded
from appell.simulate.modes.margins import Margins, margins_of
from appell.simulate.modes.mode import Bind, Mode, Modes
from appell.simulate.modes.record import spans_of
from appell.simulate.modes.transition import Transition
from appell.simulate.motion import Motion
from appell.simulate.options import IntegrationOptions
from appell.simulate.prepare import modes_with, state_modes
from appell.simulate.results import ResultArray, Results


def hybrid_motion(
    equations: Equations,
    state: Mapping[Any, float],
    times: np.ndarray,
    bind: Binding,
    watched: Sequence[Event],
    options: IntegrationOptions,
    progress: Callable[[float], None] | None,
) -> Motion:
    """The motion of a model with constraints that open."""
    modes: Modes = modes_with(equations, watched)
    t, span = float(times[0]), abs(float(times[-1] - times[0]))
    x, phases, transition = begun(modes, state, bind, t, options.tolerance, span, options.shares)
    start = partial(recorded, modes, dict(state), bind, t, x)
    if modes.is_dry:
        dry = DryLoop(DryMasks(modes, transition, transition.delassus.values_of), times, bind.end, options, progress)
        return _dry_motion(dry, x, phases, start)
    run = HybridRun(modes, transition, times, bind.end, options)
    stopped: AppellError | None = None
    status = Status.INTERRUPTED
    try:
        status = run.run(x, phases, progress)
    except AppellError as error:
        stopped = error
    if not run.record.begun:
        raise stopped or KeyboardInterrupt
    return _motion(run, start, status, stopped)


def _dry_motion(loop: DryLoop, x: np.ndarray, phases: Mapping[str, str], start: Callable[[], CompletedStart]) -> Motion:
    """The motion of a model in which multipliers between bounds are all that opens."""
    stopped: AppellError | None = None
    status, modes = Status.INTERRUPTED, loop.masks.modes
    try:
        status = loop.run(x, phases)
    except AppellError as error:
        stopped = error
    session, program, values = loop.session, modes.held_program, loop.masks.values
    if session is None:
        raise stopped or KeyboardInterrupt
    trajectory = session.trajectory(status, loop.seconds)
    segment = Segment(modes.held, program, values, trajectory, None, loop.efforts, parameters=loop.parameters)
    return Motion(
        modes.equations,
        [segment],
        segment,
        status,
        lambda: spans_of(loop.stretches(), ()),
        start,
        events=[(segment, event) for event in session.events],
        seconds=loop.seconds,
        projected=loop.options.projection,
        program=session.tier,
        stopped=stopped,
        template=program,
        is_empty=not session.arrays.run.sample_count,
    )


def present_mode(
    equations: Equations, state: Mapping[Any, float], bind: Bind, time: float, shares: str | None = None
) -> tuple[Mode, Values, np.ndarray]:
    """The mode a start is in, its parameters and inputs, and its state after what strikes at once."""
    modes = state_modes(equations)
    x, phases, transition = begun(modes, state, bind, time, RUN.tolerance, shares=shares)
    outcome = transition.resolve(time, x, phases, tuple(phases))
    mode = modes[tuple(outcome.phases[name] for name in modes.names)]
    return mode, mode.values(bind), outcome.state


def begun(
    modes: Modes,
    state: Mapping[Any, float],
    bind: Bind,
    time: float,
    tolerance: float,
    span: float = 0.0,
    shares: str | None = None,
) -> tuple[np.ndarray, dict[str, str], Transition]:
    """The completed state, the phases it begins in, and what decides about the next ones."""
    delassus, decider = deciding(modes, bind, span, shares)
    x, phases = begin(modes, delassus, decider, state, bind, time)
    margins = margins_of(delassus.measure(time, x), tolerance)
    decider.set_margins(margins)
    decider.ask_run(delassus)
    g = modes.held_program.system
    speeds = slice(g.sizes.coordinates, g.sizes.coordinates + g.sizes.speeds)
    return x, phases, Transition(delassus, decider, modes.always, speeds, margins, modes.switched_rows)


def deciding(modes: Modes, bind: Bind, span: float, shares: str | None = None) -> tuple[Delassus, Decider]:
    """The rows of a run, and its laws without margins."""
    program = modes.held_program
    values = bind(modes.held, program)
    delassus, sizes = Delassus(modes.delassus_plan, values, span), program.system.sizes
    return delassus, Decider(
        _laws(modes, values),
        modes.always,
        Margins([0.0] * sizes.rows, [0.0] * sizes.rows),
        delassus.at,
        (sizes.coordinates, sizes.speeds, sizes.states),
        ideal=modes.ideal,
        steady=modes.steady,
        shares=shares is not None,
    )


def _laws(modes: Modes, values: Values) -> tuple[Law, ...]:
    """The laws of the contacts, kept for the parameters of the last runs."""
    given = values.parameters.tobytes()
    found: tuple[Law, ...] | None = modes.laws.get(given)
    if found is None:
        symbols = [parameter.symbol for parameter in modes.held.mechanism.parameters]
        numbers = dict(zip(symbols, values.parameters, strict=True))
        found = contact_laws(modes.equations.mechanism.constraints, modes.held_program.system.rows, numbers)
        if len(modes.laws) >= CACHE.programs:
            modes.laws.clear()
        modes.laws[given] = found
    return found


def _motion(run: HybridRun, start: Callable[[], CompletedStart], status: Status, stopped: AppellError | None) -> Motion:
    record, segments = run.record, run.segments(status)
    last = segments[run.current]
    return Motion(
        run.modes.equations,
        list(segments.values()),
        last,
        status,
        lambda: spans_of(run.stretches(), record.impacts),
        start,
        record.impacts,
        events=[(last, event) for event in record.events],
        seconds=record.seconds,
        projected=run.options.projection,
        program=run.tier,
        stopped=stopped,
        template=run.modes.held_program,
        derived=partial(_derived, run),
        is_empty=not record.end[1],
    )


def _derived(run: HybridRun, results: Results) -> dict[str, ResultArray]:
    """The value of every relation over the run, and what was lost in impacts."""
    program, transition = run.modes.held_program, run.transition
    arrays = ["coordinate", "speed"]
    arrays += ["auxiliary state"] if program.system.auxiliary_states else []
    states = np.concatenate([results.values(name) for name in arrays], axis=1)
    laws = [law for law in transition.laws if law.unilateral]
    levels = {law.name: "velocity" if law.order else "position" for law in laws}
    values = {level: transition.delassus.values(level, results.time, states) for level in set(levels.values())}
    found = {"impact loss": ResultArray(impact_loss(run.record.impacts, results.time))}
    if laws:
        gaps = np.stack([values[levels[law.name]][:, law.row] for law in laws], axis=1)
        found["relation gap"] = ResultArray(gaps, tuple(law.name for law in laws))
    return found
