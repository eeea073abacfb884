"""The modes of a run, advanced from one to the next in native code (modes.c) where each has its session."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from appell.compile import Status
from appell.compile.native import address
from appell.compile.native_modes import NativeChain, NativeForceGuard, NativeMode
from appell.numbers import MODE
from appell.simulate.integrate import Session
from appell.simulate.modes.decider import Decider, NativeOutcomeArrays, laid_out
from appell.simulate.modes.mode import Key, Mode, Modes
from appell.simulate.modes.mode_session import ForceGuard, ModeSession
from appell.simulate.modes.record import Changes, Impact
from appell.simulate.modes.strikes import Strike
from appell.simulate.modes.transition import Transition

MOST_MODES = 128
"""Room of a chain; a mode that finds none is entered by the caller."""

STRIKES = ("impulses", "chatter", "lost", "lowered", "struck", "lowered_by")
"""What is noted of a strike."""

ModeTable = NativeMode * MOST_MODES  # made once: a type of ctypes is slow to make


class NativeModes:
    """The modes of native code by number, with what their structures point to."""

    def __init__(self, modes: Modes, laws: Sequence[Any]) -> None:
        self.keys: list[Key] = []
        self.numbers: dict[Key, int] = {}
        self.native = ModeTable()
        self._kept: list[Any] = []
        self._laws = {law.name: number for number, law in enumerate(laws)}
        self._modes = modes

    def add(self, mode: Mode, session: Session, forces: Sequence[ForceGuard], phases: np.ndarray) -> int | None:
        """The number of a mode, with its session from now on; None where there is no room.

        ``phases``: the numbers of its phases.
        """
        if mode.key not in self.numbers:
            if len(self.keys) == MOST_MODES:
                return None
            self.numbers[mode.key] = len(self.keys)
            self.keys.append(mode.key)
        number, library = self.numbers[mode.key], session.program.library
        guards = np.array([self._law(guard) for guard in mode.guards] or [-1], np.int32)
        made = [NativeForceGuard(f.event, self._laws[f.name], f.place, f.row, f.is_effort) for f in forces]
        array = (NativeForceGuard * max(len(made), 1))(*made)
        self._kept += [session, guards, array, phases]
        entry = self.native[number]
        entry.advance, entry.scales = library.addresses["advance"], library.addresses["scales"]
        entry.run, entry.state = session.arrays.pointer, session.address
        entry.phases, entry.guard_laws, entry.forces = address(phases), address(guards), ctypes.addressof(array)
        entry.quadratures, entry.force_count = session.program.system.sizes.quadratures, len(made)
        return number

    def _law(self, guard: tuple[str, Any] | None) -> int:
        return -1 if guard is None else self._laws.get(guard[0], -1)


def native_chain(modes: Modes, decider: Decider, table: Any, outcome: NativeOutcomeArrays) -> tuple[Any, Any]:
    """A chain of the modes in a table, without room for changes, and what it points to."""
    g = modes.held_program.system
    doubles = {"outputs": g.sizes.outputs, "reaction": g.sizes.speeds + g.multipliers}
    kept, pointers = laid_out(doubles, {"ended": len(decider.laws)})
    native = NativeChain(
        decider=decider.pointer,
        outcome=outcome.pointer,
        modes=ctypes.addressof(table),
        violated=MODE.slowest,
        users=len(modes.events),
        kinetic=g.outputs["kinetic energy",].start,
        **pointers,
    )
    return native, kept


class ModeChain:
    """Sessions of modes by number, of which one is under way; the changes on the way are there to be taken."""

    def __init__(self, modes: Modes, transition: Transition) -> None:
        self._modes, self._transition, self._decider = modes, transition, transition.decider
        self._table, outcome = NativeModes(modes, transition.laws), transition.outcome
        self._sessions: dict[int, Session] = {}
        self._native, self._kept = native_chain(modes, self._decider, self._table.native, outcome)
        count, rows, laws = MODE.noted, len(transition.margins.rate), len(transition.laws)
        changes = {"change_times": count, "change_works": count}
        strikes = {"impulses": count * rows, "chatter": count * laws, "lost": count, "lowered": count}
        marks = {"struck": count * laws, "lowered_by": count * laws}
        self._arrays, pointers = laid_out({**changes, **strikes}, {"changes": 4 * count, **marks})
        for name in (*changes, "changes"):
            setattr(self._native, name, pointers[name])
        for name in STRIKES:
            setattr(self._native.strikes, name, pointers[name])
        self._native.change_capacity = count
        self._call = modes.held_program.library.call["advance_modes"]
        self._address = ctypes.addressof(self._native)

    @property
    def keys(self) -> list[Key]:
        """The phases of the modes by number."""
        return self._table.keys

    def enter(self, entered: ModeSession) -> bool:
        """Make a mode the one under way; False where there is no room for it."""
        if not self.add(entered):
            return False
        number = self._table.numbers[entered.mode.key]
        self._native.current, self._table.native[number].lacks_scales = number, 0
        return True

    def add(self, opened: ModeSession, lacks_scales: bool = False) -> bool:
        """Give a mode its session; False where there is no room for it.

        ``lacks_scales``: native code finds them where it enters the mode.
        """
        known = self._table.numbers.get(opened.mode.key)
        if known is not None and self._sessions.get(known) is opened.session:
            return True
        number = self._table.add(opened.mode, opened.session, opened.forces, self._decider.codes(opened.mode.phases))
        if number is None:
            return False
        self._sessions[number], self._native.mode_count = opened.session, len(self.keys)
        self._table.native[number].lacks_scales = lacks_scales
        return True

    def expected(self, first: Key) -> tuple[Key, ...]:
        """The modes that the last runs that began in this one entered, where they are few."""
        return self._modes.expected.get(first, ())

    def remember(self, entered: Sequence[Key]) -> None:
        """Note which modes a run has entered."""
        if entered:
            before = self._modes.expected.get(entered[0], ())
            every = [*entered, *(key for key in before if key not in entered)]
            self._modes.expected[entered[0]] = tuple(every[: MODE.expected]) if len(entered) <= MODE.expected else ()

    @property
    def _current(self) -> Session:
        return self._sessions[self._native.current]

    @property
    def time(self) -> float:
        """The time reached."""
        return self._current.time

    def advance(self, steps: int) -> Status:
        """Go on for at most that many trial steps; the status is that of the mode then under way."""
        status = Status(self._call(self._address, steps))
        self._decider.forget()
        return status

    def fetch_events(self) -> None:
        """Take over the events of the mode under way; after its changes, which leave what came before behind."""
        self._current.fetch_events()

    @property
    def has_room(self) -> bool:
        """Whether there is room for as many changes again as a chunk of steps usually has."""
        return bool(self._native.change_count < MODE.noted // 2)

    def take_changes(self) -> tuple[Changes, list[Impact], list[str]]:
        """The changes since they were last taken, with the strikes in them and the words for the modes these begin.

        Native code stops where it has no room to note another.
        """
        n, arrays = self._native, self._arrays
        count, n.change_count = n.change_count, 0
        times, works = arrays["change_times"][:count].tolist(), arrays["change_works"][:count].tolist()
        found = arrays["changes"][: 4 * count].reshape(count, 4).tolist()
        struck, n.strikes.count = n.strikes.count, 0
        impacts, words = self._struck(
            [t for t, change in zip(times, found, strict=True) if change[3] >= 0] if struck else []
        )
        return (times, works, found), impacts, words

    def _struck(self, times: Sequence[float]) -> tuple[list[Impact], list[str]]:
        """The strikes at these times, as they were noted."""
        transition, impacts, words = self._transition, list[Impact](), list[str]()
        own = {name: self._arrays[name].reshape(MODE.noted, -1) for name in STRIKES} if times else {}
        for k, t in enumerate(times):
            names = tuple(law.name for law, has in zip(transition.laws, own["struck"][k], strict=True) if has)
            strike = Strike(own["impulses"][k].tolist(), names, transition.named(own["chatter"][k]))
            transition.warn_of_energy(t, float(own["lowered"][k, 0]), own["lowered_by"][k])
            impacts.append(strike.impact(t, transition.laws, float(own["lost"][k, 0])))
            words.append(strike.words(t))
        return impacts, words


def chain_of(modes: Modes, transition: Transition) -> ModeChain:
    """The chain of a run."""
    return ModeChain(modes, transition)


@dataclass(frozen=True)
class Noting:
    """A chain that advances, with a function that takes its changes when it runs out of room for them."""

    chain: ModeChain
    note: Callable[[ModeChain], None]

    @property
    def time(self) -> float:
        """The time reached."""
        return self.chain.time

    def advance(self, steps: int) -> Status:
        """Go on for at most that many trial steps."""
        status = self.chain.advance(steps)
        if not self.chain.has_room:
            self.note(self.chain)
        return status
