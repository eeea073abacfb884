"""A run in which multipliers between bounds are all that opens: one native run, whose masks dry.c changes on the way.

Nothing is made for a mode: it is the state of each row (at its lower bound, kept, at its upper one) and is written into
the parameters. Where native code is not sure what follows, ``Transition`` decides.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np

from appell.compile import Status
from appell.compile.native import address
from appell.compile.native_dry import DECIDED, GIVEN, ROUNDING, NativeDryRow, NativeDryRun, pivot_limits
from appell.errors import SimulationError
from appell.numbers import MODE, RUN
from appell.simulate.computed import Blocks
from appell.simulate.inputs import Values
from appell.simulate.integrate import Session, advance
from appell.simulate.modes.mode import Key, Mode, Modes
from appell.simulate.modes.mode_table import UNWATCHED
from appell.simulate.modes.record import Stretch
from appell.simulate.modes.saturation import KEPT, LOWER, UPPER, Saturation
from appell.simulate.modes.transition import Transition
from appell.simulate.options import IntegrationOptions
from appell.simulate.prepare import scales
from appell.simulate.results import ResultArray
from appell.simulate.stall import Pace
from appell.simulate.trajectory import Trajectory

PHASES = {-1: LOWER, 0: KEPT, 1: UPPER}
STATES = {phase: state for state, phase in PHASES.items()}


@dataclass(frozen=True)
class DryMasks:
    """The rows of a run for native code, and what decides about them where native code is not sure."""

    modes: Modes
    transition: Transition
    values: Values

    @cached_property
    def rows(self) -> Any:
        """Each row of A, as an array of structures of dry.c."""
        return (NativeDryRow * self.modes.held_program.system.sizes.rows)(*self._native_rows())

    @cached_property
    def state(self) -> np.ndarray:
        """The state of each row, written by native code."""
        return np.zeros(len(self.rows), np.int32)

    @cached_property
    def noted(self) -> tuple[np.ndarray, np.ndarray]:
        """When modes changed; by which guard, at which sample, and the states of rows that followed."""
        return np.zeros(MODE.noted), np.zeros((MODE.noted, 2 + len(self.rows)), np.int32)

    @cached_property
    def _rooms(self) -> tuple[np.ndarray, np.ndarray]:
        """What native code works in."""
        size = self.modes.held_program.library.call["dry_size"](0)
        return np.zeros(3 * len(self.rows), np.int32), np.zeros(size)

    @cached_property
    def native(self) -> NativeDryRun:
        """The structure that native code reads and writes."""
        delassus, (integers, room), (times, changes) = self.transition.delassus, self._rooms, self.noted
        users = len(self.modes.events)
        return NativeDryRun(
            whole=ctypes.addressof(delassus.run),
            rows=ctypes.addressof(self.rows),
            column=address(delassus.column),
            room=address(room),
            state=address(self.state),
            integers=address(integers),
            change_times=address(times),
            changes=address(changes),
            limits=pivot_limits(),
            least=delassus.least,
            rounding=ROUNDING,
            users=users,
            users_of_state=self.modes.are_of_state(range(users)),
            change_capacity=MODE.noted,
        )

    def _native_rows(self) -> Iterator[NativeDryRow]:
        """Each row of A: its bound, and where its coefficients and guards stand."""
        modes, margins = self.modes, self.transition.margins
        laws = {law.row: law for law in self.transition.laws if isinstance(law, Saturation)}
        first = self.transition.delassus.values_of.parameters.size - modes.coefficients.size
        places = {symbol: k for k, symbol in enumerate(modes.coefficient_symbols, start=first)}
        events = {guard: k for k, guard in enumerate(modes.guards, start=len(modes.events))}
        for row in range(modes.held_program.system.sizes.rows):
            law = laws.get(row)
            if law is None:
                yield NativeDryRow(math.inf, 0.0, -1, -1, -1, -1, -1)
                continue
            phases = modes.phases[law.name]
            acts, at_bound = phases.coefficients
            guards = [events[phases[phase].guards[0].expression] for phase in (KEPT, LOWER, UPPER)]
            yield NativeDryRow(law.bound, MODE.zero * margins.rate[row], places[acts], places[at_bound], *guards)

    def phases(self, states: Sequence[int]) -> dict[str, str]:
        """The phases of all constraints with bounds, from the states of all rows."""
        return {law.name: PHASES[int(states[law.row])] for law in self.transition.laws}

    def place(self, phases: Mapping[str, str]) -> None:
        """Take over phases as the states of rows."""
        for law in self.transition.laws:
            self.state[law.row] = STATES[phases[law.name]]

    def mode(self, states: Sequence[int]) -> Mode:
        """The mode of the states of all rows."""
        phases = self.phases(states)
        key: Key = tuple(phases[name] for name in self.modes.names)
        return self.modes[key]


Change = tuple[float, int, int, tuple[int, ...]]
"""When a mode ended, by which guard, the sample that was next, the states of rows in the mode that follows."""


@dataclass
class DryLoop:
    """A run under way, and its changes of mode; ``session``: the one run."""

    masks: DryMasks
    times: np.ndarray
    end: float
    options: IntegrationOptions
    progress: Callable[[float], None] | None = None
    changes: list[Change] = field(default_factory=list)
    begun: tuple[int, ...] = ()
    session: Session | None = None
    seconds: float = 0.0

    def run(self, x: np.ndarray, phases: Mapping[str, str]) -> Status:
        """From a state in these phases to the end."""
        masks, t = self.masks, float(self.times[0])
        masks.place(phases)
        self.session = session = self._session(t, x)
        masks.native.run = ctypes.addressof(session.arrays.run)
        self._enter(DECIDED, t, x, 0)
        self.begun = tuple(masks.state.tolist())
        pace = None if session.is_limited else Pace(self.end, session.count)
        while True:
            try:
                status, seconds = advance(self, self.progress, pace=pace)
            except KeyboardInterrupt:
                return Status.INTERRUPTED
            self.seconds += seconds
            event = session.events[-1] if status is Status.TERMINAL_EVENT else None
            if event is None or event.index < masks.native.users:
                return status
            del session.events[-1]
            last = session.arrays.run.sample_count - 1
            self._enter(event.index, event.time, event.state, last)
            self._note([(event.time, event.index, last, tuple(masks.state.tolist()))])

    @property
    def time(self) -> float:
        """The time reached."""
        assert self.session is not None
        return self.session.time

    def advance(self, steps: int) -> Status:
        """Go on for at most that many trial steps, from mode to mode."""
        assert self.session is not None
        native = self.masks.native
        status = Status(self._call["advance_dry"](ctypes.addressof(native), steps))
        count, native.change_count = native.change_count, 0
        if count:
            times, noted = (column[:count].tolist() for column in self.masks.noted)
            self._note([(t, guard, last, tuple(s)) for t, (guard, last, *s) in zip(times, noted, strict=True)])
        self.session.fetch_events()
        return status

    @cached_property
    def _call(self) -> Mapping[str, Any]:
        assert self.session is not None
        return self.session.program.library.call

    def _session(self, t: float, x: np.ndarray) -> Session:
        modes, values = self.masks.modes, self.masks.values
        program, p = modes.held_program, values.at(t, x)
        guards = len(modes.guards)
        margins = np.zeros(len(modes.events) + guards)
        for row, native in enumerate(self.masks.rows):
            if native.leaves >= 0:
                margins[[native.falls, native.rises]] = self.masks.transition.margins.rate[row]
        signs = (*(e.sign for e in modes.events), *(-1,) * guards)
        terminals = (*(e.terminal for e in modes.events), *(UNWATCHED,) * guards)
        return Session.begin(
            program,
            self.options,
            times=self.times,
            x0=x,
            parameters=p,
            inputs=values.inputs,
            jacobian=values.jacobian,
            events=(signs, terminals),
            event_margins=margins,
            end=self.end,
            stops=values.stops,
            rates_wait=True,
            is_checked=True,
            **scales(program, x, p, t),
        )

    def _enter(self, guard: int, t: float, x: np.ndarray, sample: int) -> None:
        """Decide what follows where a guard has ended a mode, and go on from there."""
        masks, x = self.masks, np.ascontiguousarray(x)
        native, pointer = ctypes.addressof(masks.native), x.ctypes.data
        if self._call["enter_dry"](native, guard, t, pointer, sample):
            return
        phases = masks.phases(masks.state.tolist())
        ended = [row for row, own in enumerate(masks.rows) if guard in (own.leaves, own.falls, own.rises)]
        names = tuple(law.name for law in masks.transition.laws if law.row in ended and guard >= 0)
        masks.place(masks.transition.resolve(t, x, phases, names).phases)
        if not self._call["enter_dry"](native, GIVEN, t, pointer, sample):
            raise SimulationError(f"at t = {t:.9g} the accelerations of the rows that can open are not finite.")

    def _note(self, changes: Sequence[Change]) -> None:
        """Note changes of mode; raise SimulationError where they follow each other without an end."""
        self.changes += changes
        shortest = RUN.instant * float(self.times[-1] - self.times[0])
        recent = [t for t, *_ in self.changes[-MODE.changes - len(changes) + 1 :]]
        for early, late in zip(recent, recent[MODE.changes - 1 :], strict=False):
            if late - early < shortest:
                states = np.array([state for *_, state in self.changes[-MODE.changes :]])
                moved = np.flatnonzero(np.ptp(states, axis=0))
                named = [f"'{law.name}'" for law in self.masks.transition.laws if law.row in moved]
                raise SimulationError(
                    f"{MODE.changes} changes of mode between t = {early:.12g} and {late:.12g}: the cascade of "
                    f"{' and '.join(named)} does not come to an end."
                )

    # ---- what is read afterwards ------------------------------------------------------------------------------------

    @property
    def parts(self) -> list[tuple[int, int, tuple[int, ...]]]:
        """The samples of each mode, first and behind the last, with the states of its rows."""
        assert self.session is not None
        states = [self.begun, *(state for *_, state in self.changes)]
        firsts = [0, *(last for _, _, last, _ in self.changes), int(self.session.arrays.run.sample_count)]
        return [(i, j, state) for (i, j), state in zip(pairwise(firsts), states, strict=True) if i < j]

    def stretches(self) -> Iterator[Stretch]:
        """The modes one after the other, as they are recorded."""
        mode, begun, why, first = self.masks.mode(self.begun), float(self.times[0]), "the start", 0
        users = self.masks.native.users
        for t, guard, last, state in self.changes:
            yield mode, begun, t, why, first, last, 0.0
            begun, why, first, mode = t, mode.whys[guard - users], last, self.masks.mode(state)
        assert self.session is not None
        yield mode, begun, self._reached, why, first, int(self.session.arrays.run.sample_count), 0.0

    @property
    def _reached(self) -> float:
        assert self.session is not None
        run, kept = self.session.arrays.run, self.session.arrays.kept
        return max(float(kept["sample_times"][max(int(run.sample_count) - 1, 0)]), self.time)

    def parameters(self, p: np.ndarray) -> np.ndarray:
        """Those of each sample, with the masks of its mode: (samples, parameters); ``p``: those of the whole."""
        assert self.session is not None
        every = np.tile(p, (int(self.session.arrays.run.sample_count), 1))
        for first, last, state in self.parts:
            for row, native in enumerate(self.masks.rows):
                if native.acts >= 0:
                    every[first:last, native.acts] = state[row] == 0
                    every[first:last, native.at_bound] = state[row]
        return every

    def efforts(self, trajectory: Trajectory) -> Blocks:
        """The multipliers of rows whose actuators are at their bounds."""
        laws = [law for law in self.masks.transition.laws if isinstance(law, Saturation)]
        values = np.zeros((trajectory.times.size, len(laws)))
        bounds = np.array([law.bound for law in laws])
        for first, last, state in self.parts:
            values[first:last] = bounds * [state[law.row] for law in laws]
        return {"multiplier": ResultArray(values, tuple((law.name, 0) for law in laws))}
