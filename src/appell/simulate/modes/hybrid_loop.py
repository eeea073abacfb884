"""From mode to mode: integrate until a phase ends, decide what follows, continue from there."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache, partial
from typing import Any

import numpy as np

from appell.compile import Status
from appell.errors import SimulationError
from appell.numbers import MODE, RUN
from appell.simulate.inputs import Values
from appell.simulate.integrate import Session, advance
from appell.simulate.modes.chain import ModeChain, Noting, chain_of
from appell.simulate.modes.mode import Bind, Key, Mode, Modes
from appell.simulate.modes.phase import OPEN, Measure
from appell.simulate.modes.record import Changes, Impact, Noted, Stretches
from appell.simulate.modes.transition import Outcome, Transition
from appell.simulate.modes.violation import require_open
from appell.simulate.options import LARGEST_STEPS, IntegrationOptions
from appell.simulate.prepare import scales
from appell.simulate.stall import Pace
from appell.simulate.trajectory import EventRecord

GUARD, UNWATCHED = 2, -1  # of events.c


@dataclass
class ModeSession:
    """A mode that was entered, and its session; ``forces``: guards of forces and their rows."""

    mode: Mode
    session: Session
    values: Values
    forces: list[tuple[int, int]]


@dataclass
class HybridLoop:
    """A run under way; what was met on the way is left in the fields.

    Of the mode under way: ``current``, when it was ``begun`` and ``why``, the ``sample`` that was next and the ``work``
    done before.
    """

    modes: Modes
    transition: Transition
    times: np.ndarray
    end: float
    bind: Bind
    options: IntegrationOptions
    kinetic_energy: Callable[[float, np.ndarray], float]
    progress: Callable[[float], None] | None = None
    entered: dict[Key, ModeSession] = field(default_factory=dict)
    waiting: dict[Key, ModeSession] = field(default_factory=dict)
    stretches: Stretches = field(default_factory=Stretches)
    impacts: list[Impact] = field(default_factory=list)
    events: list[tuple[ModeSession, EventRecord]] = field(default_factory=list)
    changes: deque[float] = field(default_factory=lambda: deque(maxlen=MODE.changes))
    current: ModeSession | None = None
    begun: float = 0.0
    sample: int = 0
    why: str = "the start"
    work: float = 0.0
    seconds: float = 0.0

    @cached_property
    def pace(self) -> Pace | None:
        """How far the run gets with its steps, counted over all of its modes; None where their number is limited."""
        return Pace(self.end, partial(_count, self.entered)) if self.options.max_steps is None else None

    @cached_property
    def options_in_modes(self) -> IntegrationOptions:
        """A slip that begins is stiff for a moment, which is no reason to give up: as many steps as it takes."""
        return _without_pace(self.options) if self.options.max_steps is None else self.options

    @cached_property
    def shortest(self) -> float:
        """CASCADE changes of mode within this time do not come to an end."""
        return RUN.instant * float(self.times[-1] - self.times[0])

    @cached_property
    def chain(self) -> ModeChain | None:
        """The modes as native code goes from one to the next; None where it cannot decide what follows."""
        return chain_of(self.modes, self.transition)

    def run(self, x: np.ndarray, phases: dict[str, str]) -> Status:
        """From a state in these phases to the end."""
        try:
            return self._run(x, phases)
        finally:
            if self.chain is not None:
                self.chain.remember(tuple(self.entered))

    def _run(self, x: np.ndarray, phases: dict[str, str]) -> Status:
        t = self.begun = float(self.times[0])
        ended = tuple(name for name, phase in phases.items() if phase == OPEN)
        try:
            while True:
                outcome = self.transition.resolve(t, x, phases, ended)
                self._note_strike(t, x, outcome)
                if self.chain is not None:
                    self.chain.learn(outcome, phases, ended)
                laws, margins = self.transition.laws, self.transition.margins
                require_open(t, laws, outcome.phases, outcome.response.position, margins)
                self._enter(t, outcome)
                if not self.stretches:
                    self._expect(t, outcome.state)
                status, entered = self._advance()
                t, guard = self._time(entered), self._guard(entered) if status is Status.TERMINAL_EVENT else None
                run = entered.session.arrays.run
                last = int(run.sample_count) - (guard is not None)
                self._leave(entered, t, last, self._work(entered))
                if guard is None:
                    return status
                phases, ended, self.why = entered.mode.phases, (guard[0],), guard[1].why
                x = entered.session.arrays.kept["states"].reshape(-1, x.size)[last].copy()
                self._require_end([t])
        except KeyboardInterrupt:
            return Status.INTERRUPTED

    def _enter(self, t: float, outcome: Outcome) -> None:
        x = outcome.state
        key = tuple(outcome.phases[name] for name in self.modes.names)
        entered = self.entered.get(key)
        if entered is None:
            self.waiting.pop(key, None)
            entered = self.entered[key] = self._open(self.modes[key], t, x)
        forces = outcome.response.force_error
        for k, row in entered.forces:
            name, guard = entered.mode.guard(k - len(self.modes.events))
            allowed = outcome.allowances.get((name, guard.row), 0.0)
            error = forces[row]
            if guard.measure is Measure.EFFORT:  # lam is effort / K there, and the row as long as K
                error = math.sqrt(error * outcome.response.acceleration_error[row])
            entered.session.arrays.kept["event_margins"][k] = max(2 * error, allowed)
        entered.session.resume(t, x, self.sample)
        self.current, self.begun = entered, t

    def _expect(self, t: float, x: np.ndarray) -> None:
        """Sessions for the modes that the last run has entered, so that native code need not come back for them."""
        chain = self.chain
        if chain is None:
            return
        for key in chain.expected(self._entered.mode.key):
            mode = self.modes[key]
            if key in self.entered or mode.program.system.contradiction:
                continue
            opened = self._open(mode, t, x, {})
            if chain.add(key, opened.session, opened.forces, lacks_scales=mode.resting < len(mode.acting)):
                self.waiting[key] = opened

    def _margins(self, mode: Mode) -> tuple[np.ndarray, list[tuple[int, int]]]:
        """The margins of all events of a mode, those of forces to be set when it is entered: (event, row)."""
        rows, margins = {c.name: c.row for c in self.transition.laws}, self.transition.margins
        table = {Measure.POSITION: margins.position, Measure.VELOCITY: margins.rate}
        table[Measure.SLIP] = [-((MODE.slowest * margin) ** 2) for margin in margins.rate]
        values, forces = np.zeros(len(self.modes.events) + len(mode.guards)), []
        for k, watched in enumerate(mode.guards, start=len(self.modes.events)):
            if watched is None:
                continue
            name, guard = watched
            row = rows[name] + guard.row
            if guard.measure in (Measure.FORCE, Measure.EFFORT):
                forces.append((k, row))
            else:
                values[k] = table[guard.measure][row]
        return values, forces

    def _open(self, mode: Mode, t: float, x: np.ndarray, sizes: Mapping[str, Any] | None = None) -> ModeSession:
        """The session of a mode; ``sizes``: its scales, those at the state unless they are given."""
        signs = (*(e.sign for e in self.modes.events), *(-1 for _ in mode.guards))
        watched = (UNWATCHED if guard is None else GUARD for guard in mode.guards)
        terminals = (*(e.terminal for e in self.modes.events), *watched)
        values = mode.of(self.transition.delassus.values_of)
        p = values.at(t, x)
        margins, forces = self._margins(mode)
        session = Session.begin(
            mode.program,
            self.options_in_modes,
            times=self.times,
            x0=x,
            parameters=p,
            inputs=values.inputs,
            jacobian=values.jacobian,
            events=(signs, terminals),
            event_margins=margins,
            end=self.end,
            stops=values.stops,
            rates_wait=not mode.program.system.contradiction,
            is_checked=True,
            resting_rows=mode.resting,
            is_ideal=mode.is_ideal,
            events_of_state=mode.events_of_state,
            **(scales(mode.program, x, p, t, mode.resting) if sizes is None else sizes),
        )
        if any(guard is not None and guard[1].measure is Measure.SLIP for guard in mode.guards):
            # the direction of a slip is needed down to SLOWEST margins: what counts as rest must stay below them
            run = session.arrays.run
            run.usual_coordinate, run.usual_speed = self.transition.margins.motion
        return ModeSession(mode, session, values, forces)

    def _advance(self) -> tuple[Status, ModeSession]:
        """On to the end of a mode after which it is not known what follows; the status and that mode."""
        entered, chain = self._entered, self.chain
        if chain is not None and chain.enter(entered.mode.key, entered.session, entered.forces):
            try:
                status, seconds = advance(Noting(chain, self._note_changes), self.progress, pace=self.pace)
            finally:
                self._note_changes(chain)
        else:
            status, seconds = advance(entered.session, self.progress, pace=self.pace)
        self.seconds += seconds
        return status, self._entered

    @property
    def _entered(self) -> ModeSession:
        if self.current is None:
            raise ValueError("no mode was entered")
        return self.current

    def _note_changes(self, chain: ModeChain) -> None:
        """Changes of mode that native code made."""
        changes = chain.take_changes()
        if changes[0]:
            self._note(chain, changes)
        chain.fetch_events()

    def _note(self, chain: ModeChain, changes: Changes) -> None:
        entered, count = self._entered, self._cascade(changes[0])
        sessions = [self.entered.get(key) or self.waiting.get(key) or entered for key in chain.keys]
        modes = [session.mode for session in sessions]
        self._take_events(entered)
        times, works, found = changes[0][:count], changes[1][:count], changes[2][:count]
        noted = Noted(entered.mode, self.begun, self.why, self.sample, self.work, modes, (times, works, found))
        self.stretches.append(noted)
        for number in dict.fromkeys([following for _, _, following in found]):
            key = chain.keys[number]
            if key in self.waiting:
                self.entered[key] = self.waiting.pop(key)
        done = self.work
        for work in works:
            done += work
        guard, self.sample, following = found[-1]
        before = modes[found[-2][2]] if count > 1 else entered.mode
        self.begun, self.why, self.current, self.work = times[-1], before.whys[guard], sessions[following], done
        self._require_end(times)

    def _cascade(self, times: list[float]) -> int:
        """How many of these further changes there are up to one with which they do not come to an end, or all."""
        known = len(self.changes)
        if known + len(times) < MODE.changes:
            return len(times)
        every = [*self.changes, *times]
        for k, (early, late) in enumerate(
            zip(every, every[MODE.changes - 1 :], strict=False), start=MODE.changes - known
        ):
            if late - early < self.shortest and k > 0:
                return k
        return len(times)

    def _require_end(self, times: Iterable[float]) -> None:
        """Note changes of mode; raise SimulationError where they follow each other without an end."""
        changes = self.changes
        changes.extend(times)
        if len(changes) == MODE.changes and changes[-1] - changes[0] < self.shortest:
            raise SimulationError(
                f"{MODE.changes} changes of mode between t = {changes[0]:.12g} and {changes[-1]:.12g}: the cascade of "
                f"{self._involved()} does not come to an end."
            )

    def _time(self, entered: ModeSession) -> float:
        """Where a session stands: at the event that ended it, or where it got to."""
        last = int(entered.session.arrays.run.sample_count) - 1
        return max(float(entered.session.arrays.kept["sample_times"][max(last, 0)]), entered.session.time)

    def _guard(self, entered: ModeSession) -> tuple[str, Any] | None:
        """The guard that ended a mode; None where an event of the person did."""
        index = entered.session.events[-1].index - len(self.modes.events)
        return entered.mode.guard(index) if index >= 0 else None

    def _work(self, entered: ModeSession) -> float:
        """What was done since a mode was entered."""
        run, quadratures = entered.session.arrays.run, entered.session.program.system.sizes.quadratures
        if not quadratures or not run.sample_count:
            return 0.0
        return float(entered.session.arrays.kept["work"][(run.sample_count - 1) * quadratures])

    def _leave(self, entered: ModeSession, t: float, last: int, work: float) -> None:
        """Note a stretch that ended: the samples before ``last``, the events in it, its work."""
        self._take_events(entered)
        self.stretches.append((entered.mode, self.begun, t, self.why, self.sample, last, self.work))
        self.sample, self.work = last, self.work + work

    def _take_events(self, entered: ModeSession) -> None:
        """Take over what a person asked to be told of."""
        session, users = entered.session, len(self.modes.events)
        if session.events:
            self.events += [(entered, e) for e in session.events if e.index < users]
            session.events.clear()

    def _note_strike(self, t: float, x: np.ndarray, outcome: Outcome) -> None:
        """Record what struck, and that the next mode begins by that."""
        if outcome.strike is None:
            return
        lost = self.kinetic_energy(t, x) - self.kinetic_energy(t, outcome.state)
        impulses = {
            c.name: tuple(float(outcome.strike.impulses[row]) for row in (c.row, *c.tangents))
            for c in self.transition.laws
        }
        self.impacts.append(Impact(t, outcome.strike.struck, {n: v for n, v in impulses.items() if any(v)}, lost))
        words = " and ".join(f"'{name}'" for name in outcome.strike.struck)
        why = f"{words} {'strikes' if len(outcome.strike.struck) == 1 else 'strike'}"
        for name, rest in outcome.chatter.items():
            why += f"; '{name}' closes: its bounces, which would end at t = {t + rest:.9g}, are too low to resolve"
        self.why = why

    def _involved(self) -> str:
        recent = list(self.stretches)[-MODE.changes :]
        changing = [n for n in self.modes.names if len({mode.phases[n] for mode, *_ in recent}) > 1]
        return " and ".join(f"'{name}'" for name in changing or self.modes.names)


@lru_cache(maxsize=16)
def _without_pace(options: IntegrationOptions) -> IntegrationOptions:
    return replace(options, max_steps=LARGEST_STEPS - 1)


def _count(entered: Mapping[Key, ModeSession]) -> tuple[int, int]:
    """The trial steps taken in all modes, and those of them refused."""
    counts = [one.session.count() for one in entered.values()]
    return sum(steps for steps, _ in counts), sum(refused for _, refused in counts)
