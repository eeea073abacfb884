"""From mode to mode: integrate until a phase ends, settle what follows, go on from there."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import numpy as np

from appell.compile import Status
from appell.errors import SimulationError
from appell.simulate.inputs import Values
from appell.simulate.integrate import FIRST_CHUNK, LARGEST_STEPS, PAUSE, Session
from appell.simulate.modes.margins import SLOWEST
from appell.simulate.modes.mode import Bind, Key, Mode, Modes
from appell.simulate.modes.phase import OPEN, Measure
from appell.simulate.modes.record import Impact, ModeSpan
from appell.simulate.modes.transition import Outcome, Transition
from appell.simulate.modes.violation import require_open
from appell.simulate.prepare import scales
from appell.simulate.stall import Progress
from appell.simulate.trajectory import EventRecord

CASCADE = 100
"""Changes of mode that may follow each other within the SHORTEST part of a run."""
SHORTEST = 1e-9
GUARD = 2  # of events.c


@dataclass
class ModeSession:
    """A mode that was entered: its session, and the samples written in it as (first, last, work before)."""

    mode: Mode
    session: Session
    values: Values
    forces: list[tuple[int, int]]
    stretches: list[tuple[int, int, float]] = field(default_factory=list)


@dataclass
class HybridLoop:
    """A run under way. ``options`` are those of :class:`Session`."""

    modes: Modes
    settling: Transition
    times: np.ndarray
    bind: Bind
    options: Mapping[str, Any]
    kinetic_energy: Callable[[float, np.ndarray], float]
    progress: Callable[[float], None] | None = None
    live: dict[Key, ModeSession] = field(default_factory=dict)
    spans: list[ModeSpan] = field(default_factory=list)
    impacts: list[Impact] = field(default_factory=list)
    events: list[tuple[ModeSession, EventRecord]] = field(default_factory=list)
    current: ModeSession | None = None
    reason: str = ""
    work: float = 0.0
    seconds: float = 0.0

    @cached_property
    def pace(self) -> Progress:
        """How far the run gets with its steps."""
        return Progress(float(self.times[-1]))

    def go(self, x: np.ndarray, phases: dict[str, str]) -> Status:
        """The whole way from a state; what was met is left in the fields."""
        t, sample, why = float(self.times[0]), 0, "the start"
        ended = tuple(name for name, phase in phases.items() if phase == OPEN)
        changes: deque[float] = deque(maxlen=CASCADE)
        try:
            while True:
                settled = self.settling.settle(t, x, phases, ended)
                why = self._note(t, x, settled, why)
                x, phases = settled.state, settled.phases
                require_open(t, self.settling.laws, phases, settled.situation.position, self.settling.margins)
                live = self._enter(t, x, sample, settled)
                status = self._advance(live)
                t0, t, before = t, self._time(live), self.work
                guard = self._guard(live) if status is Status.TERMINAL_EVENT else None
                sample = self._leave(live, sample, guard is None, before)
                self._span(live, phases, t0, t, why)
                if guard is None:
                    return status
                ended, why = (guard[0],), guard[1].why
                x = live.session.arrays.kept["states"].reshape(-1, x.size)[sample].copy()
                changes.append(t)
                if len(changes) == CASCADE and t - changes[0] < SHORTEST * (self.times[-1] - self.times[0]):
                    raise SimulationError(
                        f"{CASCADE} changes of mode between t = {changes[0]:.12g} and {t:.12g}: the cascade of "
                        f"{self._involved()} does not come to an end."
                    )
        except KeyboardInterrupt:
            return Status.INTERRUPTED

    def _enter(self, t: float, x: np.ndarray, sample: int, settled: Outcome) -> ModeSession:
        key = tuple(settled.phases[name] for name in self.modes.names)
        live = self.live.get(key)
        if live is None:
            live = self.live[key] = self._open(self.modes[key], t, x)
        forces = settled.situation.force_error
        for k, row in live.forces:
            name, guard = live.mode.guards[k - len(self.modes.events)]
            allowed = settled.allowances.get((name, guard.row), 0.0)
            live.session.arrays.kept["event_margins"][k] = max(2 * forces[row], allowed)
        live.session.resume(t, x, sample)
        self.current = live
        return live

    def _margins(self, mode: Mode) -> tuple[np.ndarray, list[tuple[int, int]]]:
        """The margins of all events of a mode, those of forces to be set when it is entered: (event, row)."""
        rows, margins = {c.name: c.row for c in self.settling.laws}, self.settling.margins
        table = {Measure.POSITION: margins.position, Measure.VELOCITY: margins.rate}
        table[Measure.SLIP] = [-((SLOWEST * margin) ** 2) for margin in margins.rate]
        values, forces = np.zeros(len(self.modes.events) + len(mode.guards)), []
        for k, (name, guard) in enumerate(mode.guards, start=len(self.modes.events)):
            row = rows[name] + guard.row
            if guard.measure is Measure.FORCE:
                forces.append((k, row))
            else:
                values[k] = table[guard.measure][row]
        return values, forces

    def _open(self, mode: Mode, t: float, x: np.ndarray) -> ModeSession:
        signs = [e.sign for e in self.modes.events] + [-1] * len(mode.guards)
        terminals = [e.terminal for e in self.modes.events] + [GUARD] * len(mode.guards)
        values = self.bind(mode.equations, mode.compiled)
        p = values.at(t, x)
        margins, forces = self._margins(mode)
        session = Session.begin(
            mode.compiled.program,
            times=self.times,
            x0=x,
            parameters=p,
            inputs=values.inputs,
            jacobian=values.jacobian,
            events=(signs, terminals),
            event_margins=margins,
            stops=values.stops,
            **self._options(),
            **scales(mode.compiled, x, p, t),
        )
        return ModeSession(mode, session, values, forces)

    def _options(self) -> dict[str, Any]:
        """A slip that begins is stiff for a moment, which is no reason to give up: as many steps as it takes."""
        return {**self.options, "max_steps": self.options["max_steps"] or LARGEST_STEPS - 1}

    def _advance(self, live: ModeSession) -> Status:
        chunk, status = FIRST_CHUNK, Status.RUNNING
        while status is Status.RUNNING:
            before = time.perf_counter()
            status = live.session.advance(chunk)
            spent = time.perf_counter() - before
            self.seconds += spent
            chunk = int(min(max(chunk * PAUSE / max(spent, 1e-6), 1), 1e7))
            if self._stalls(live, status):
                return Status.NO_PROGRESS
            if self.progress is not None:
                self.progress(live.session.time)
        return status

    def _stalls(self, live: ModeSession, status: Status) -> bool:
        """Whether the run gets no further, counted over all of its modes."""
        if status is not Status.RUNNING or self.options["max_steps"] is not None:
            return False
        return self.pace.stalls(sum(other.session.steps for other in self.live.values()), live.session.time)

    def _time(self, live: ModeSession) -> float:
        """Where a session stands: at the event that ended it, or where it got to."""
        last = int(live.session.arrays.run.sample_count) - 1
        return max(float(live.session.arrays.kept["sample_times"][max(last, 0)]), live.session.time)

    def _guard(self, live: ModeSession) -> tuple[str, Any] | None:
        """The guard that ended a mode; None where an event of the person did."""
        index = live.session.events[-1].index - len(self.modes.events)
        return live.mode.guards[index] if index >= 0 else None

    def _leave(self, live: ModeSession, first: int, final: bool, work: float) -> int:
        """Note the samples of a stretch; returns the number of those before the event."""
        run, kept = live.session.arrays.run, live.session.arrays.kept
        last = int(run.sample_count) if final else int(run.sample_count) - 1
        live.stretches.append((first, last, work))
        quadratures = live.session.program.graph.quadratures
        if quadratures and run.sample_count:
            self.work = work + float(kept["work"][(run.sample_count - 1) * quadratures])
        users = len(self.modes.events)
        self.events += [(live, e) for e in live.session.events if e.index < users]
        live.session.events.clear()
        return last

    def _span(self, live: ModeSession, phases: Mapping[str, str], start: float, end: float, why: str) -> None:
        """Note a stretch; one that only goes on, because what a guard saw was not so after all, is joined."""
        last = self.spans[-1] if self.spans else None
        struck = bool(self.impacts) and self.impacts[-1].time == start
        if last is not None and last.phases == dict(phases) and not struck:
            self.spans[-1] = replace(last, end=end)
        else:
            self.spans.append(ModeSpan(dict(phases), live.mode.active, start, end, why))

    def _note(self, t: float, x: np.ndarray, settled: Outcome, why: str) -> str:
        """Record what struck; returns why the next mode begins."""
        if settled.strike is None:
            return why
        lost = self.kinetic_energy(t, x) - self.kinetic_energy(t, settled.state)
        impulses = {
            c.name: tuple(float(settled.strike.impulses[row]) for row in (c.row, *c.tangents))
            for c in self.settling.laws
        }
        self.impacts.append(Impact(t, settled.strike.struck, {n: v for n, v in impulses.items() if any(v)}, lost))
        words = " and ".join(f"'{name}'" for name in settled.strike.struck)
        why = f"{words} {'strikes' if len(settled.strike.struck) == 1 else 'strike'}"
        for name, rest in settled.chatter.items():
            why += f"; '{name}' closes: its bounces, which would end at t = {t + rest:.9g}, are too low to resolve"
        return why

    def _involved(self) -> str:
        recent = self.spans[-CASCADE:]
        changing = [n for n in self.modes.names if len({span.phases[n] for span in recent}) > 1]
        return " and ".join(f"'{name}'" for name in changing or self.modes.names)
