"""From what was integrated to a run: its results, events, audit and errors are built here and nowhere else."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from appell.algebra.rank import metric_root
from appell.compile import Program, Status
from appell.equations import Equations
from appell.errors import AppellError, AppellWarning
from appell.model import name_of
from appell.simulate.audit import Audit, Redundancy, audit, redundancy, warn_of_energy
from appell.simulate.completed_start import CompletedStart
from appell.simulate.computed import Computed, Segment
from appell.simulate.contact_end import circle_hint
from appell.simulate.events import Event
from appell.simulate.failures import failure
from appell.simulate.input_bounds import warn_of_exceeded_bounds
from appell.simulate.massless import massless_hint
from appell.simulate.modes.phase import OFF
from appell.simulate.modes.record import Impact, ModeSpan
from appell.simulate.prepare import constraint_matrix, metric_at, model_state
from appell.simulate.results import ResultArray, Results
from appell.simulate.run import EventFound, Run
from appell.simulate.trajectory import EventRecord
from appell.simulate.undetermined import require_determined


@dataclass(frozen=True)
class Motion:
    """What was integrated, one segment for every mode that was entered, and how it ended.

    ``last``: the segment of the mode in which it ended; ``events``: those a person asked for, with the segment each
    was met in; ``spans`` makes the record of the modes; ``stopped``: the error that ended it, where no integration
    did. ``template`` and ``derived`` are those of :class:`Computed`; ``check`` raises where the results are not
    those of the model; ``projected``: whether states were brought back onto the constraints; ``program``: the tier
    that ran; ``is_empty``: there is no sample; ``start`` makes the record of the start.
    """

    equations: Equations
    segments: Sequence[Segment]
    last: Segment
    status: Status
    spans: Callable[[], tuple[ModeSpan, ...]]
    start: Callable[[], CompletedStart]
    impacts: Sequence[Impact] = ()
    events: Sequence[tuple[Segment, EventRecord]] = ()
    seconds: float = 0.0
    stopped: AppellError | None = None
    template: Program | None = None
    derived: Callable[[Results], Mapping[str, ResultArray]] | None = None
    check: Callable[[], None] | None = None
    projected: bool = True
    program: str = "generic"
    is_empty: bool = False


def finished_run(
    motion: Motion, watched: Sequence[Event], inputs: Mapping[Any, object], settings: Mapping[str, Any]
) -> Run:
    """The run of a motion.

    Raises the error that ended it (KeyboardInterrupt after Ctrl-C), with what was computed as its attribute ``run``.
    """
    if motion.is_empty and motion.status is Status.INTERRUPTED:
        raise KeyboardInterrupt
    if motion.is_empty:
        raise motion.stopped or _failure(motion)
    run = _run(motion, watched, inputs, settings)
    if motion.stopped is not None:
        motion.stopped.run = run  # type: ignore[attr-defined]
        raise motion.stopped
    if motion.status is Status.INTERRUPTED:
        raise _interrupt(run)
    if motion.status.is_failure:
        error = _failure(motion)
        error.run = run  # type: ignore[attr-defined]
        raise error
    if settings.get("shares") is None:
        _check(partial(require_determined, motion.segments), run)
    if motion.check is not None:
        _check(motion.check, run)
    _warn_of_singular_poses(motion)
    warn_of_exceeded_bounds(run)
    return run


def _failure(motion: Motion) -> AppellError:
    """The error that belongs to how a motion ended, with what its contacts have to do with it."""
    error, last = failure(motion.last.program, motion.last.trajectory), motion.last
    if last.trajectory.status is Status.SINGULAR:
        error = type(error)(f"{error}{massless_hint(last.program.system, motion.equations.speeds)}")
    if not motion.equations.mechanism.contacts:
        return error
    first, (end, x) = motion.segments[0].trajectory, last.trajectory.reached
    if not first.times.size:
        return error
    times = float(first.times[0]), end
    hint = circle_hint(motion.equations, first.states[0], x, last.values.at(end, x), times)
    return type(error)(f"{error}{hint}") if hint else error


def _warn_of_singular_poses(motion: Motion) -> None:
    """Say once that a motion came so near to a singular pose that samples there have lost digits."""
    for segment in motion.segments:
        trajectory = segment.trajectory
        if trajectory.loose_samples:
            names = ", ".join(map(repr, dict.fromkeys(segment.program.system.rows[i].name for i in segment.acting)))
            count = trajectory.loose_samples
            warnings.warn(
                f"{count} {'samples lie' if count > 1 else 'sample lies'} near a singular pose of {names} (the first "
                f"at t = {trajectory.loose_time:.6g}), where the constraints barely determine the speeds: "
                "states and reactions lose digits there.",
                AppellWarning,
                stacklevel=4,
            )
            return


def _interrupt(run: Run) -> KeyboardInterrupt:
    """Ctrl-C goes on to the script, and carries what was computed."""
    error = KeyboardInterrupt(
        f"interrupted at t = {run.time[-1]:g}: what was computed is the attribute 'run' of this exception"
    )
    error.run = run  # type: ignore[attr-defined]
    return error


def _check(check: Callable[[], None], run: Run) -> None:
    try:
        check()
    except AppellError as error:
        error.run = run  # type: ignore[attr-defined]
        raise


def _run(motion: Motion, watched: Sequence[Event], inputs: Mapping[Any, object], settings: Mapping[str, Any]) -> Run:
    results = Computed(motion.equations, motion.segments, template=motion.template, derived=motion.derived)
    run = Run(
        results,
        motion.equations,
        events=_events(motion, watched) if motion.events else (),
        spans=motion.spans,
        begun=motion.start,
        impacts=tuple(motion.impacts),
        message=motion.last.trajectory.message if motion.stopped is None else str(motion.stopped),
        inputs=dict(inputs),
        settings={**settings, "program": motion.program},
        parameter_values=motion.last.values.parameters[: len(motion.equations.mechanism.parameters)],
        recovered=frozenset().union(*(s.program.system.recovered for s in motion.segments)),
        auditor=partial(_audit, motion),
    )
    results.require_recovered()
    return run


def _events(motion: Motion, watched: Sequence[Event]) -> tuple[EventFound, ...]:
    names = [name_of(s) for s in (*motion.equations.coordinates, *motion.equations.speeds)]
    return tuple(
        EventFound(
            watched[e.index].name,
            e.time,
            dict(zip(names, map(float, model_state(segment.program, e, segment.values.at)), strict=True)),
        )
        for segment, e in motion.events
    )


def _audit(motion: Motion, results: Results) -> Audit:
    """The certificate of a motion; its residuals and ranks were met by the stepper, the energies are computed now."""
    parts = [(segment.program, segment.acting, segment.trajectory.statistics) for segment in motion.segments]
    found = audit(parts, results, _redundancy(motion.last), motion.seconds, _where_off(motion, results.time))
    if motion.projected:
        warn_of_energy(found, results)
    return found


def _where_off(motion: Motion, times: np.ndarray) -> dict[str, np.ndarray]:
    """The samples at which relations that resets switch are off."""
    names = [c.name for c in motion.equations.mechanism.constraints if c.switched and c.unilateral]
    found = {name: np.zeros(times.size, bool) for name in names}
    for span in motion.spans() if names else ():
        for name in names:
            if span.phases[name] == OFF:
                found[name] |= (times >= span.start) & (times <= span.end)
    return found


def _redundancy(last: Segment) -> Redundancy:
    """Constraints that only repeat others in the mode in which the motion ended."""
    rank, trajectory = last.trajectory.statistics.largest_rank, last.trajectory
    if rank >= len(last.acting) or not trajectory.times.size:
        return Redundancy()
    x, end = trajectory.states[-1], float(trajectory.times[-1])
    program, at = last.program, (np.ascontiguousarray(x), last.values.at(end, x), end)
    A = constraint_matrix(program, *at)[last.acting] @ metric_root(metric_at(program, *at))
    return redundancy(A, tuple(last.program.system.rows[i] for i in last.acting), rank)
