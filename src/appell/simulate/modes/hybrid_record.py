"""What a run with modes leaves behind: the sessions it entered, its stretches, impacts, events and changes of mode."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from appell.errors import SimulationError
from appell.numbers import MODE
from appell.simulate.modes.mode import Key
from appell.simulate.modes.mode_session import ModeSession
from appell.simulate.modes.record import Changes, Impact, Noted, Stretches
from appell.simulate.trajectory import EventRecord


class UnderWay(NamedTuple):
    """A mode under way: when it began and why, the sample that was next, the work done before."""

    entered: ModeSession
    begun: float
    why: str
    sample: int
    work: float


@dataclass
class HybridRecord:
    """What a run has left behind so far; read when it has ended, in whatever way.

    ``users``: how many events a person asked for; ``shortest``: MODE.changes changes of mode within this time do not
    come to an end. ``waiting``: sessions that were opened and not yet entered.
    """

    users: int
    shortest: float
    under_way: UnderWay | None = None
    entered: dict[Key, ModeSession] = field(default_factory=dict)
    waiting: dict[Key, ModeSession] = field(default_factory=dict)
    stretches: Stretches = field(default_factory=Stretches)
    impacts: list[Impact] = field(default_factory=list)
    events: list[tuple[ModeSession, EventRecord]] = field(default_factory=list)
    seconds: float = 0.0
    _changes: deque[float] = field(default_factory=lambda: deque(maxlen=MODE.changes))

    def enter(self, entered: ModeSession, t: float, why: str) -> UnderWay:
        """Note that a mode begins; its samples and work follow those of the one before."""
        before = self.under_way
        sample, work = (0, 0.0) if before is None else (before.sample, before.work)
        self.under_way = now = UnderWay(entered, t, why, sample, work)
        return now

    def leave(self, t: float, last: int) -> None:
        """Note a stretch that ended: the samples before ``last``, the events in it, its work."""
        entered, begun, why, sample, work = now = self.now
        self.take_events(entered)
        self.stretches.append((entered.mode, begun, t, why, sample, last, work))
        self.under_way = now._replace(sample=last, work=work + entered.work)

    @property
    def now(self) -> UnderWay:
        """The mode under way."""
        if self.under_way is None:
            raise ValueError("no mode was entered")
        return self.under_way

    def session(self, key: Key) -> ModeSession | None:
        """The session of a mode, where there is one; one that was waiting counts as entered from now on."""
        if key in self.waiting:
            self.entered[key] = self.waiting.pop(key)
        return self.entered.get(key)

    def count(self) -> tuple[int, int]:
        """The trial steps taken in all modes, and those of them refused."""
        counts = [one.session.count() for one in self.entered.values()]
        return sum(steps for steps, _ in counts), sum(refused for _, refused in counts)

    def take_events(self, entered: ModeSession) -> None:
        """Take over the events that a person asked for."""
        session = entered.session
        if session.events:
            self.events += [(entered, e) for e in session.events if e.index < self.users]
            session.events.clear()

    def note(self, keys: Sequence[Key], changes: Changes, impacts: Sequence[Impact], words: Sequence[str]) -> None:
        """Changes of mode that native code made, with the modes and strikes by number."""
        entered, begun, why, sample, done = self.now
        count = self._cascade(changes[0])
        sessions = [self.entered.get(key) or self.waiting.get(key) or entered for key in keys]
        modes = [session.mode for session in sessions]
        self.take_events(entered)
        times, works, found = changes[0][:count], changes[1][:count], changes[2][:count]
        self.stretches.append(Noted(entered.mode, begun, why, sample, done, modes, words, (times, works, found)))
        self.impacts += [impacts[change[3]] for change in found if change[3] >= 0] if impacts else []
        for number in dict.fromkeys([change[2] for change in found]):
            self.session(keys[number])
        for work in works:
            done += work
        guard, sample, following, strike = found[-1]
        before = modes[found[-2][2]] if count > 1 else entered.mode
        why = before.whys[guard] if strike < 0 else words[strike]
        self.under_way = UnderWay(sessions[following], times[-1], why, sample, done)
        self.require_end(times)

    def _cascade(self, times: list[float]) -> int:
        """How many of these further changes there are up to one with which they do not come to an end, or all."""
        known = len(self._changes)
        if known + len(times) < MODE.changes:
            return len(times)
        every = [*self._changes, *times]
        for k, (early, late) in enumerate(
            zip(every, every[MODE.changes - 1 :], strict=False), start=MODE.changes - known
        ):
            if late - early < self.shortest and k > 0:
                return k
        return len(times)

    def require_end(self, times: Iterable[float]) -> None:
        """Note changes of mode; raise SimulationError where they follow each other without an end."""
        changes = self._changes
        changes.extend(times)
        if len(changes) == MODE.changes and changes[-1] - changes[0] < self.shortest:
            raise SimulationError(
                f"{MODE.changes} changes of mode between t = {changes[0]:.12g} and {changes[-1]:.12g}: the cascade of "
                f"{self._involved()} does not come to an end."
            )

    def _involved(self) -> str:
        recent: list[Mapping[str, Any]] = [mode.phases for mode, *_ in list(self.stretches)[-MODE.changes :]]
        names = list(recent[0])
        changing = [n for n in names if len({phases[n] for phases in recent}) > 1]
        return " and ".join(f"'{name}'" for name in changing or names)
