"""From mode to mode, as a list of stages: decide what follows, enter it, advance until a phase ends, leave it."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import numpy as np

from appell.compile import Status
from appell.numbers import RUN
from appell.simulate.integrate import advance
from appell.simulate.modes.chain import ModeChain, Noting, chain_of
from appell.simulate.modes.hybrid_record import HybridRecord, UnderWay
from appell.simulate.modes.jump import Jumps
from appell.simulate.modes.mode_session import ModeSession, Sessions
from appell.simulate.modes.phase import OPEN, Measure
from appell.simulate.modes.switching import OFF
from appell.simulate.modes.transition import Outcome
from appell.simulate.modes.violation import require_open
from appell.simulate.stall import Pace


class Instant(NamedTuple):
    """Where a mode has ended: the state, the phases up to there, those of them that ended, and why.

    ``fired``: the resets that have acted, by number.
    """

    t: float
    x: np.ndarray
    phases: dict[str, str]
    ended: tuple[str, ...]
    why: str
    fired: tuple[int, ...] = ()


class Decided(NamedTuple):
    """What follows at an instant: the mode begins for this reason."""

    t: float
    outcome: Outcome
    why: str
    fired: tuple[int, ...]


@dataclass(frozen=True)
class HybridLoop:
    """The stages of a run with modes, over data that does not change; what happens on the way is in ``record``.

    ``chain``: the modes as native code goes from one to the next; None where it cannot decide what follows. ``pace``
    counts the steps over all modes; None where their number is limited. ``jumps``: the resets, where there are any.
    """

    sessions: Sessions
    kinetic_energy: Callable[[float, np.ndarray], float]
    progress: Callable[[float], None] | None
    record: HybridRecord
    chain: ModeChain | None
    pace: Pace | None
    jumps: Jumps | None

    @classmethod
    def of(
        cls,
        sessions: Sessions,
        kinetic_energy: Callable[[float, np.ndarray], float],
        progress: Callable[[float], None] | None,
        jumps: Jumps | None = None,
    ) -> HybridLoop:
        """The loop of a run that has not begun."""
        times = sessions.times
        record = HybridRecord(len(sessions.modes.events), RUN.instant * float(times[-1] - times[0]))
        chain = None if jumps or sessions.switching.rows else chain_of(sessions.modes, sessions.transition)
        pace = Pace(sessions.end, record.count) if sessions.options.max_steps is None else None
        return cls(sessions, kinetic_energy, progress, record, chain, pace, jumps)

    def run(self, x: np.ndarray, phases: dict[str, str]) -> Status:
        """From a state in these phases to the end."""
        ended = tuple(name for name, phase in phases.items() if phase == OPEN)
        instant: Instant | None = Instant(float(self.sessions.times[0]), x, phases, ended, "the start")
        status = Status.RUNNING
        try:
            while instant is not None:
                decided = self._decide(instant)
                self._enter(decided)
                status, now = self._advance()
                instant = self._leave(now, status)
            return status
        except KeyboardInterrupt:
            return Status.INTERRUPTED
        finally:
            if self.chain is not None:
                self.chain.remember(tuple(self.record.entered))

    def _decide(self, instant: Instant) -> Decided:
        """The phases and the state that follow, and what struck."""
        t, x, phases, ended, why, fired = instant
        switching, transition = self.sessions.switching, self.sessions.transition
        outcome = switching.resolve(t, x, phases, ended)
        if outcome.strike is not None:
            struck = self._note_strike(t, x, outcome)
            why = f"{why}; {struck}" if fired else struck
        require_open(t, transition.laws, outcome.phases, outcome.position, transition.margins)
        return Decided(t, outcome, why, fired)

    def _enter(self, decided: Decided) -> None:
        """Begin the mode that follows; the first time with sessions for those that are expected after it."""
        (t, outcome, why, fired), modes = decided, self.sessions.modes
        key = tuple(outcome.phases[name] for name in modes.names)
        entered = self.record.entered.get(key)
        if entered is None:
            self.record.waiting.pop(key, None)
            entered = self.record.entered[key] = self.sessions.open(modes[key], t, outcome.state)
        self._set_margins(entered, outcome)
        if self.jumps is not None:
            shifts = self.jumps.shifts(entered.mode, t, outcome.state, fired)
            first = self.record.users + len(modes.guards)
            entered.session.arrays.kept["event_margins"][first : first + shifts.size] = shifts
        now = self.record.enter(entered, t, why)
        entered.session.resume(t, outcome.state, now.sample)
        if not self.record.stretches:
            self._expect(entered, t, outcome.state)

    def _set_margins(self, entered: ModeSession, outcome: Outcome) -> None:
        """How far the guards of forces may pass zero: by the errors of the forces, and where shares are open."""
        for guard in entered.forces:
            error = outcome.force_error[guard.row]
            if guard.is_effort:  # lam is effort / K there, and the row as long as K
                error = math.sqrt(error * outcome.value_error[guard.row])
            allowed = outcome.allowances.get((guard.name, guard.place), 0.0)
            entered.session.arrays.kept["event_margins"][guard.event] = max(2 * error, allowed)

    def _expect(self, entered: ModeSession, t: float, x: np.ndarray) -> None:
        """Sessions for the modes that the last run has entered, so that native code need not come back for them."""
        chain, record = self.chain, self.record
        if chain is None:
            return
        for key in chain.expected(entered.mode.key):
            mode = self.sessions.modes[key]
            if key in record.entered or mode.program.system.contradiction:
                continue
            opened = self.sessions.open(mode, t, x, {})
            if chain.add(opened, lacks_scales=mode.resting < len(mode.acting)):
                record.waiting[key] = opened

    def _advance(self) -> tuple[Status, UnderWay]:
        """On to the end of a mode after which it is not known what follows; the status and that mode."""
        entered, chain, record = self.record.now.entered, self.chain, self.record
        if chain is not None and chain.enter(entered):
            note = partial(_note_changes, record)
            try:
                status, seconds = advance(Noting(chain, note), self.progress, pace=self.pace)
            finally:
                note(chain)
        else:
            status, seconds = advance(entered.session, self.progress, pace=self.pace)
        record.seconds += seconds
        return status, record.now

    def _leave(self, now: UnderWay, status: Status) -> Instant | None:
        """Note the stretch that ended, and return the instant at which a guard ended it, from where it goes on."""
        entered, t = now.entered, now.entered.time
        guard = entered.guard(self.record.users) if status is Status.TERMINAL_EVENT else None
        last = entered.samples - (guard is not None)
        self.record.leave(t, last)
        if guard is None:
            return None
        instant = Instant(t, entered.state(last), entered.mode.phases, (guard[0],), guard[1].why)
        self.record.require_end([t])
        return self._reset(instant, now, guard[1].row) if guard[1].measure is Measure.RESET else instant

    def _reset(self, instant: Instant, now: UnderWay, first: int) -> Instant:
        """The instant behind the resets that fire there, one after the other."""
        assert self.jumps is not None
        t, x, phases, *_ = instant
        mode, acted = now.entered.mode, list[int]()
        for number in self.jumps.together(first, mode, now.begun, t, x):
            off = {name for name, phase in phases.items() if phase == OFF}
            if self.jumps.resets[number].is_watched(off):
                x, phases, impact = self.jumps.jumped(number, t, x, phases)
                self.record.impacts.append(impact)
                acted.append(number)
        why = " and ".join(f"the reset '{self.jumps.resets[number].name}'" for number in acted)
        return Instant(t, x, phases, (), why, tuple(acted))

    def _note_strike(self, t: float, x: np.ndarray, outcome: Outcome) -> str:
        """Record what struck, and return the words for a mode that begins by it."""
        assert outcome.strike is not None
        lost = self.kinetic_energy(t, x) - self.kinetic_energy(t, outcome.state)
        self.record.impacts.append(outcome.strike.impact(t, self.sessions.transition.laws, lost))
        return outcome.strike.words(t)


def _note_changes(record: HybridRecord, chain: ModeChain) -> None:
    """Take over the changes of mode that native code made, and the events of the mode then under way."""
    changes, impacts, words = chain.take_changes()
    if changes[0]:
        record.note(chain.keys, changes, impacts, words)
    chain.fetch_events()
