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
from appell.simulate.modes.decider import Decider, NativeOutcomeArrays
from appell.simulate.modes.delassus import Delassus
from appell.simulate.modes.mode import Key, Mode, Modes
from appell.simulate.modes.mode_session import ForceGuard, ModeSession
from appell.simulate.modes.record import Changes, Impact
from appell.simulate.modes.strikes import Strike
from appell.simulate.modes.transition import Transition

MOST_MODES = 128
"""Room of a chain; a mode that finds none is entered by the caller."""

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


def native_decider(modes: Modes, delassus: Delassus, decider: Decider) -> Decider:
    """A decider that finds the response of the rows itself, where that is one block of machine code."""
    weights, block = modes.constant_weights, modes.contact_response
    decider.native.whole, decider.native.least = ctypes.addressof(delassus.run), delassus.least
    if weights is not None and block is not None and modes.effort_response is None:
        decider.arrays["weights"][: len(weights)] = weights
        decider.native.response = block.address
    return decider


def native_chain(modes: Modes, decider: Decider, table: NativeModes, outcome: NativeOutcomeArrays) -> tuple[Any, Any]:
    """A chain without room for changes, and what it points to."""
    program = modes.held_program
    g = program.system
    kept = (
        np.zeros(g.sizes.outputs + 1),
        np.zeros(g.sizes.speeds + g.multipliers + 1),
        np.zeros(len(decider.laws) + 1, np.int32),
    )
    energy = g.outputs["kinetic energy",]
    native = NativeChain(
        decider=decider.pointer,
        outcome=outcome.pointer,
        modes=ctypes.addressof(table.native),
        outputs=address(kept[0]),
        reaction=address(kept[1]),
        ended=address(kept[2]),
        violated=MODE.slowest,
        users=len(modes.events),
        kinetic=energy.start if isinstance(energy, slice) else energy,
    )
    return native, kept


class ModeChain:
    """Sessions of modes by number, of which one is under way; the changes on the way are there to be taken."""

    def __init__(self, modes: Modes, transition: Transition) -> None:
        self._modes, self._transition, delassus = modes, transition, transition.delassus
        sizes = transition.speeds.start, transition.speeds.stop - transition.speeds.start, delassus.states
        own = Decider(
            transition.laws,
            transition.always,
            transition.margins,
            delassus.at,
            sizes,
            ideal=transition.ideal,
            steady=transition.steady,
            shares=transition.shares is not None,
        )
        self._decider, rows, laws = native_decider(modes, delassus, own), len(delassus.names), len(transition.laws)
        self._table, self._outcome = (
            NativeModes(modes, transition.laws),
            NativeOutcomeArrays(laws, rows, delassus.states),
        )
        self._sessions: dict[int, Session] = {}
        self._native, self._kept = native_chain(modes, self._decider, self._table, self._outcome)
        count = MODE.noted
        self._times, self._works, self._changes = np.zeros(count), np.zeros(count), np.zeros((count, 4), np.int32)
        self._strikes = {
            "impulses": np.zeros((count, rows)),
            "chatter": np.zeros((count, laws)),
            "lost": np.zeros(count),
            "lowered": np.zeros(count),
            "struck": np.zeros((count, laws), np.int32),
            "lowered_by": np.zeros((count, laws), np.int32),
        }
        n = self._native
        n.change_times, n.change_works, n.changes = map(address, (self._times, self._works, self._changes))
        n.change_capacity = count
        for name, array in self._strikes.items():
            setattr(n.strikes, name, address(array))
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
        n, transition = self._native, self._transition
        count, n.change_count = n.change_count, 0
        n.strikes.count = 0
        changes = self._times[:count].tolist(), self._works[:count].tolist(), self._changes[:count].tolist()
        impacts: list[Impact] = []
        words: list[str] = []
        noted = [changes[0][k] for k, (*_, strike) in enumerate(changes[2]) if strike >= 0]
        found = self._strikes
        for k, t in enumerate(noted):
            names = tuple(law.name for law, has in zip(transition.laws, found["struck"][k], strict=True) if has)
            strike = Strike(found["impulses"][k].tolist(), names, transition.named(found["chatter"][k]))
            transition.warn_of_energy(t, float(found["lowered"][k]), found["lowered_by"][k])
            impacts.append(strike.impact(t, transition.laws, float(found["lost"][k])))
            words.append(strike.words(t))
        return changes, impacts, words


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
