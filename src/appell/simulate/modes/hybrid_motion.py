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
from appell.simulate.modes.bound_outputs import at_bounds
from appell.simulate.modes.concatenate import impact_loss, segment_of
from appell.simulate.modes.contact_law import Law, contact_laws
from appell.simulate.modes.delassus import Delassus
from appell.simulate.modes.dry_run import DryLoop, DryMasks
from appell.simulate.modes.hybrid_loop import HybridLoop
from appell.simulate.modes.initial_mode import begin, recorded
from appell.simulate.modes.jump import Jumps
from appell.simulate.modes.margins import margins_of
from appell.simulate.modes.mode import Bind, Mode, Modes
from appell.simulate.modes.mode_session import Sessions
from appell.simulate.modes.phase import OPEN
from appell.simulate.modes.record import spans_of
from appell.simulate.modes.switching import OFF, Switching
from appell.simulate.modes.transition import Transition
from appell.simulate.modes.violation import require_kept
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
    """The motion of a model with constraints that let go."""
    modes: Modes = modes_with(equations, watched)
    t, span = float(times[0]), abs(float(times[-1] - times[0]))
    x, phases, switching = begun(modes, state, bind, t, options.tolerance, span, options.shares)
    transition = switching.transition
    start = partial(recorded, modes, dict(state), bind, t, x)
    if modes.is_dry:
        dry = DryLoop(DryMasks(modes, transition, transition.delassus.values_of), times, bind.end, options, progress)
        return _dry_motion(dry, x, phases, start)
    sessions = Sessions(modes, switching, times, bind.end, options)
    energy, jumps = partial(_energies, modes, transition.delassus), None
    if equations.mechanism.resets:
        jumps = Jumps(modes, switching, options.tolerance, span, lambda t, x: sum(energy(t, x)))
    loop = HybridLoop.of(sessions, lambda t, x: energy(t, x)[0], progress, jumps)
    stopped: AppellError | None = None
    status = Status.INTERRUPTED
    try:
        status = loop.run(x, phases)
    except AppellError as error:
        stopped = error
    if loop.record.under_way is None or not loop.record.stretches:
        if stopped is None and status is Status.INTERRUPTED:
            raise KeyboardInterrupt
        raise stopped or AppellError("the run did not begin.")
    return _motion(loop, start, status, stopped)


def _dry_motion(loop: DryLoop, x: np.ndarray, phases: Mapping[str, str], start: Callable[[], CompletedStart]) -> Motion:
    """The motion of a model in which multipliers between bounds are all that lets go."""
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
    x, phases, switching = begun(modes, state, bind, time, RUN.tolerance, shares=shares)
    outcome = switching.resolve(time, x, phases, tuple(phases))
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
) -> tuple[np.ndarray, dict[str, str], Switching]:
    """The completed state, the phases it begins in, and what decides about the next ones."""
    program = modes.held_program
    values = bind(modes.held, program)
    delassus, laws = Delassus(modes.delassus_plan, values, span), _laws(modes, values)
    x, phases = begin(modes, delassus, laws, state, bind, time)
    g = program.system
    speeds = slice(g.sizes.coordinates, g.sizes.coordinates + g.sizes.speeds)
    margins = margins_of(delassus.measure(time, x), tolerance)
    transition = Transition(delassus, laws, modes.always, speeds, margins, modes.ideal, modes.steady, shares)
    return x, phases, Switching(transition, modes.switched_rows)


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


def _energies(modes: Modes, delassus: Delassus, t: float, x: np.ndarray) -> tuple[float, float]:
    """T and V at a state."""
    program, values = modes.held_program, delassus.values_of
    g = program.system
    rates, multipliers = np.zeros((1, g.sizes.speeds)), np.zeros((1, g.multipliers))
    y = program.outputs([t], x[None], rates, multipliers, values.at(t, x))[0]
    return float(y[g.outputs["kinetic energy",]][0]), float(y[g.outputs["potential energy",]][0])


def _motion(
    loop: HybridLoop, start: Callable[[], CompletedStart], status: Status, stopped: AppellError | None
) -> Motion:
    record, sessions = loop.record, loop.sessions
    segments = {
        id(entered): segment_of(
            entered, record.stretches, status, partial(at_bounds, sessions.transition, entered.mode)
        )
        for entered in record.entered.values()
    }
    return Motion(
        sessions.modes.equations,
        list(segments.values()),
        segments[id(record.now.entered)],
        status,
        partial(spans_of, record.stretches, record.impacts),
        start,
        record.impacts,
        events=[(segments[id(entered)], event) for entered, event in record.events],
        seconds=record.seconds,
        projected=sessions.options.projection,
        program=record.now.entered.session.tier,
        stopped=stopped,
        template=sessions.modes.held_program,
        derived=partial(_derived, loop),
        check=partial(_require_kept, loop, list(segments.values())),
        is_empty=not record.now.sample,
    )


def _require_kept(loop: HybridLoop, segments: Sequence[Segment]) -> None:
    """Raise SimulationError, by name, where a relation is violated at a sample.

    Where all are closed and states are projected, their rows are held.
    """
    transition, projected = loop.sessions.transition, loop.sessions.options.projection
    relations = [c for c in transition.laws if c.unilateral and not c.order]
    samples = []
    for entered, segment in zip(loop.record.entered.values(), segments, strict=True) if relations else ():
        phases, trajectory = entered.mode.phases, segment.trajectory
        if not projected or any(phases[c.name] == OPEN for c in relations):
            gaps = transition.delassus.values("position", trajectory.times, trajectory.states)
            samples.append(([c for c in relations if phases[c.name] != OFF], trajectory.times, gaps))
    require_kept(samples, transition.margins)


def _derived(loop: HybridLoop, results: Results) -> dict[str, ResultArray]:
    """The value of every relation over the run, and what was lost in impacts."""
    program, transition = loop.sessions.modes.held_program, loop.sessions.transition
    arrays = ["coordinate", "speed"]
    arrays += ["auxiliary state"] if program.system.auxiliary_states else []
    states = np.concatenate([results.values(name) for name in arrays], axis=1)
    laws = [law for law in transition.laws if law.unilateral]
    levels = {law.name: "velocity" if law.order else "position" for law in laws}
    values = {level: transition.delassus.values(level, results.time, states) for level in set(levels.values())}
    found = {"impact loss": ResultArray(impact_loss(loop.record.impacts, results.time))}
    if laws:
        gaps = np.stack([values[levels[law.name]][:, law.row] for law in laws], axis=1)
        found["relation gap"] = ResultArray(gaps, tuple(law.name for law in laws))
    return found
