"""Integration of a program in native code, from sample to sample."""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

import numpy as np
from numpy.typing import ArrayLike

from appell.compile.block import Block
from appell.compile.checked import vector
from appell.compile.failures import failure_message, raise_for
from appell.compile.native import Arrays, NativeInput, address
from appell.compile.program import Program
from appell.compile.specialised import Tiers
from appell.errors import SimulationError
from appell.native.status import Status
from appell.numbers import CACHE, RUN
from appell.simulate.options import LARGEST_STEPS, IntegrationOptions
from appell.simulate.stall import Pace
from appell.simulate.trajectory import EventRecord, SampleRates, Samples, Statistics, Trajectory

RADAU = 1  # of enum Method in native.h
CROSSINGS = 512  # of buffers.c: the most zeros of all event functions in one step

#: Each status by its number: quicker than the enumeration finds it.
STATUSES = {int(status): status for status in Status}

Progress = Callable[[float], None]
Events = tuple[Sequence[int], Sequence[int]] | None
"""For every event function its direction and whether it ends the run; None where there are none."""


class Advancing(Protocol):
    """What goes on in chunks of steps: a session, or the modes of a run."""

    @property
    def time(self) -> float:
        """The time reached."""

    def advance(self, steps: int) -> Status:
        """Go on for at most that many trial steps."""


def integrate(session: Session, progress: Progress | None = None, max_seconds: float | None = None) -> Trajectory:
    """The motion of a session to its end; Ctrl-C, limits and failures end it with what it has.

    The outcome is in ``status`` and ``message`` of the result.
    """
    pace = None if session.is_limited else Pace(session.end, session.count)
    status, seconds = advance(session, progress, max_seconds, pace)
    session.tiers.seconds += seconds
    return session.trajectory(status, seconds)


def advance(
    session: Advancing,
    progress: Progress | None = None,
    max_seconds: float | None = None,
    pace: Pace | None = None,
) -> tuple[Status, float]:
    """On to the end of a session or to a terminal event: how it ended, and the seconds it took.

    ``progress`` is called with the time reached, about twenty times a second. ``pace`` ends a session that does not get
    further.
    """
    begin = time.perf_counter()
    chunk, status = RUN.first_chunk, Status.RUNNING
    try:
        while status is Status.RUNNING:
            before = time.perf_counter()
            status = session.advance(chunk)
            now = time.perf_counter()
            chunk = int(min(max(chunk * RUN.pause / max(now - before, 1e-6), 1), 1e7))
            if progress is not None:
                progress(session.time)
            if status is Status.RUNNING and pace is not None:
                status = Status.NO_PROGRESS if pace.stalls(session.time) else status
            if max_seconds is not None and now - begin > max_seconds and status is Status.RUNNING:
                status = Status.INTERRUPTED
    except KeyboardInterrupt:
        status = Status.INTERRUPTED
    return status, time.perf_counter() - begin


@dataclass
class Session:
    """An integration under way: a native Run with its arrays, its state at ``address``, advanced in chunks of steps."""

    program: Program
    arrays: Arrays
    address: int
    tiers: Tiers
    events: list[EventRecord] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    @classmethod
    def begin(
        cls,
        program: Program,
        options: IntegrationOptions,
        *,
        times: ArrayLike,
        x0: ArrayLike,
        parameters: ArrayLike,
        events: Events = None,
        event_margins: ArrayLike | None = None,
        row_scale: ArrayLike | None = None,
        speed_scale: ArrayLike | None = None,
        rank_bound: int = 0,
        inputs: Sequence[NativeInput] = (),
        jacobian: Block | None = None,
        end: float | None = None,
        stops: ArrayLike | None = None,
        rates_wait: bool = False,
        is_checked: bool = False,
        resting_rows: int = 0,
        is_ideal: bool = False,
        events_of_state: bool = False,
    ) -> Session:
        """A session from x0 at times[0] that samples at times (monotone, rising or falling).

        By DOP853; by Radau with a ``jacobian``. ``events`` is a pair: for every event function of the program its
        direction (-1 falling, 0 both, +1 rising, as met along the run) and whether it ends the run. ``end``: where the
        run ends, the last of ``times`` by default. ``stops``: pairs of instants just before and after one at which the
        equations are not smooth: a step ends there, and the next one begins with nothing taken for granted.
        ``rates_wait``: accelerations and multipliers of samples may be evaluated when they are asked for, where nothing
        but the states decides on them. ``is_checked``: the times are those of ``instants``. Of a mode: how many rows do
        not act, whether no law and no actuator does, whether its events need no accelerations and multipliers. Raises
        SimulationError where an argument makes no sense.
        """
        tiers = program.tiers
        program = tiers.choose(program, options.program)
        moments = times if is_checked and isinstance(times, np.ndarray) else _moments(times)
        arrays = _arrays(program, options, moments, events, end)
        run, kept = arrays.run, arrays.kept
        program.place(arrays, parameters, row_scale, speed_scale)
        run.rank_bound, run.rates_wait = rank_bound, rates_wait and not (inputs or rank_bound)
        run.resting_rows, run.is_ideal, run.events_of_state = resting_rows, is_ideal, events_of_state
        if inputs:
            arrays.set_inputs(inputs)
        if stops is not None and (pairs := np.ascontiguousarray(stops, float).ravel()).size:
            arrays.set("stops", pairs)
            run.stop_count = pairs.size // 2
        if jacobian is not None:
            run.method = RADAU
            arrays.set_jacobian(jacobian)
        if event_margins is not None:
            kept["event_margins"][: program.system.sizes.events] = vector(
                "margins", event_margins, program.system.sizes.events
            )
        state, place = vector("x0", x0, program.system.sizes.states), run.workspace + program.place_of_state
        ctypes.memmove(place, address(state), state.nbytes)
        return cls(program, arrays, place, tiers)

    def go_on(self, end: float, *, begin: float | None = None, is_new: bool = True) -> None:
        """Set where the next stretch ends; ``is_new``: what drives the motion has changed, and its rates with it.

        ``begin``: the instant of that change, where the last stretch ended just before it.
        """
        run = self.arrays.run
        run.end, run.t = end, run.t if begin is None else begin
        if is_new:
            run.started = 0

    def resume(self, t: float, x: np.ndarray, sample: int) -> None:
        """Start afresh from a state, with that many samples behind it; works begin at zero.

        The step to try first is the one that was next when it stopped.
        """
        run, g = self.arrays.run, self.program.system
        run.t, run.started, run.sample_count = t, 0, sample
        ctypes.memmove(self.address, address(x), x.nbytes)
        if g.sizes.quadratures:
            ctypes.memset(self.address + 8 * g.sizes.states, 0, 8 * g.sizes.quadratures)

    @property
    def time(self) -> float:
        """The time reached."""
        return float(self.arrays.run.t)

    @property
    def state(self) -> np.ndarray:
        """The state reached."""
        return np.frombuffer(ctypes.string_at(self.address, 8 * self.program.system.sizes.states)).copy()

    @property
    def tier(self) -> str:
        """Which program runs: "generic" or "specialised"."""
        return "specialised" if self.program is self.tiers.specialised else "generic"

    @property
    def end(self) -> float:
        """Where the run ends."""
        return float(self.arrays.run.end)

    def count(self) -> tuple[int, int]:
        """The trial steps taken, and those of them refused."""
        run = self.arrays.run
        return run.accepted + run.rejected, run.rejected

    @property
    def is_limited(self) -> bool:
        """Whether a person said how many steps there may be."""
        return bool(self.arrays.run.max_steps != LARGEST_STEPS)

    def advance(self, steps: int) -> Status:
        """Go on for at most that many trial steps, and fetch the events found."""
        code = self.program.library.call["advance"](self.arrays.pointer, steps)
        if self.arrays.run.event_count:
            self.fetch_events()
        return STATUSES[code]

    def fetch_events(self) -> None:
        """Take over the events that native code has found."""
        run, kept, nx = self.arrays.run, self.arrays.kept, self.program.system.sizes.states
        for k in range(run.event_count):
            state = kept["event_states"][k * nx : (k + 1) * nx].copy()
            self.events.append(EventRecord(int(kept["event_indices"][k]), float(kept["event_times"][k]), state))
        run.event_count = 0

    def trajectory(self, status: Status, seconds: float = 0.0) -> Trajectory:
        """What has been reached."""
        run = self.arrays.run
        n = run.sample_count
        return Trajectory(
            partial(self.samples, n),
            partial(self.sample_rates, n),
            self.where,
            tuple(self.events),
            status,
            failure_message(status, self.arrays),
            seconds,
            run.loose_samples,
            run.loose_time,
        )

    def where(self) -> tuple[float, np.ndarray]:
        """The time and state reached."""
        return self.time, self.state

    def samples(self, n: int) -> Samples:
        """The first n samples."""
        g, kept = self.program.system, self.arrays.kept
        work = kept["work"].reshape(-1, g.sizes.quadratures)[:n] if g.sizes.quadratures else None
        return Samples(
            times=kept["sample_times"][:n],
            states=kept["states"][: n * g.sizes.states].reshape(n, g.sizes.states),
            work=None if work is None else work[:, 0],
            effective_work=None if work is None or g.sizes.quadratures < 2 else work[:, 1],
        )

    def sample_rates(self, n: int) -> SampleRates:
        """Accelerations and multipliers of the first n samples, evaluated now where they have waited for it."""
        g, run, kept = self.program.system, self.arrays.run, self.arrays.kept
        with self.lock:
            if run.rates_wait:
                raise_for(self.program.library.call["sample_rates"](self.arrays.pointer), self.arrays)
                run.rates_wait = 0
        return SampleRates(
            speed_rates=kept["speed_rates"][: n * g.sizes.speeds].reshape(n, g.sizes.speeds),
            multipliers=kept["multipliers"][: n * g.multipliers].reshape(n, g.multipliers),
            ranks=kept["ranks"][:n],
            statistics=self.statistics(),
        )

    def statistics(self) -> Statistics:
        """What was met so far."""
        g, run, kept = self.program.system, self.arrays.run, self.arrays.kept
        return Statistics(
            accepted=run.accepted,
            rejected=run.rejected,
            evaluations=run.evaluations,
            smallest_rank=min(run.smallest_rank, run.largest_rank),
            largest_rank=run.largest_rank,
            position_residuals=kept["position_residuals"][: g.sizes.position_rows],
            velocity_residuals=kept["velocity_residuals"][: g.sizes.velocity_rows],
            acceleration_residuals=kept["acceleration_residuals"][: g.sizes.rows],
            norm_residuals=kept["norm_residuals"][: g.sizes.norm_rows],
        )


def _moments(times: ArrayLike) -> np.ndarray:
    """The instants; between finite ends, numbers that rise or fall throughout are finite."""
    moments = np.ascontiguousarray(times, float)
    if moments.ndim != 1 or not moments.size or not np.isfinite(moments[0] + moments[-1]):
        moments = vector("times", times)
    before, after = moments[:-1], moments[1:]
    if moments.size == 0 or not ((before < after).all() or (before > after).all()):
        raise SimulationError("times must be given, at least the start, and rise or fall throughout")
    return moments


def _arrays(
    program: Program, options: IntegrationOptions, times: np.ndarray, events: Events, end: float | None
) -> Arrays:
    """The arrays of a session before it has parameters and a state; those of a call that is repeated are copied."""
    kept: list[tuple[Any, ...]] = program.blanks
    for option, moments, watched, until, blank in kept:
        if option is options and moments is times and watched == events and until == end:
            arrays: Arrays = blank.arrays()
            arrays.kept["times"] = times
            return arrays
    arrays = _made(program, options, times, events, end)
    if not times.flags.writeable:  # those of `instants`, which may come again
        kept.insert(0, (options, times, events, end, arrays.blank()))
        del kept[CACHE.programs :]
    return arrays


def _made(
    program: Program, options: IntegrationOptions, times: np.ndarray, events: Events, end: float | None
) -> Arrays:
    g = program.system
    has_events = g.sizes.events > 0 or events is not None
    absolute = options.tolerance if options.absolute_tolerance is None else options.absolute_tolerance
    arrays = program.arrays(
        np.zeros(g.sizes.parameters),
        absolute_tolerance=absolute,
        samples=times.size + 1,
        events=2 * CROSSINGS if has_events else 0,
    )
    run = arrays.run
    run.tolerance = options.tolerance
    run.t = times[0]
    run.h = options.first_step or 0.0
    run.max_step = options.max_step or np.inf
    run.max_steps = min(int(options.max_steps or LARGEST_STEPS), LARGEST_STEPS)
    run.projection = options.projection
    run.scales_tolerance = options.absolute_tolerance is None
    run.time_count = times.size
    arrays.set("times", times)
    run.end = times[-1] if end is None else end
    if has_events:
        _set_events(program, arrays, events)
    return arrays


def _set_events(program: Program, arrays: Arrays, events: Events) -> None:
    """Directions and terminals of the event functions."""
    count = program.system.sizes.events
    directions, terminals = ([0] * count, [False] * count) if events is None else events
    if len(directions) != count or len(terminals) != count:
        raise SimulationError(f"the program has {count} event functions: give a direction and a flag for each")
    if any(d not in (-1, 0, 1) for d in directions):
        raise SimulationError(f"directions of events are -1, 0 or 1, not {list(directions)}")
    arrays.kept["event_directions"][:count] = directions
    arrays.kept["event_terminals"][:count] = terminals
    arrays.run.event_capacity = 2 * CROSSINGS
