"""The modes of a run, advanced from one to the next in native code (modes.c) where it is known what may follow."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from appell.compile import Status
from appell.compile.native import address
from appell.compile.native_modes import MOST_CONTACTS, MOST_HELD, NativeChain, NativeContact, NativeMode
from appell.numbers import MODE
from appell.simulate.integrate import Session
from appell.simulate.modes.known import MOST_MODES, KnownTransitions, is_covered
from appell.simulate.modes.mode import Key, Modes
from appell.simulate.modes.phase import OPEN
from appell.simulate.modes.record import Changes
from appell.simulate.modes.transition import Outcome, Transition

ModeTable, Contacts = (
    NativeMode * MOST_MODES,
    NativeContact * MOST_CONTACTS,
)  # made once: a type of ctypes is slow to make


def chain_of(modes: Modes, transition: Transition) -> ModeChain | None:
    """The chain of a run; None where the contacts are none that native code decides about."""
    weights, block = modes.constant_weights, modes.contact_response
    covered = modes.decides_natively and weights is not None and block is not None
    if not covered or not is_covered(transition.laws, len(modes.held_program.system.rows)):
        return None
    laws = transition.laws, transition.always
    known = modes.known.get(laws)
    if known is None:
        if len(modes.known) >= MODE.tables:
            modes.known.pop(next(iter(modes.known)))
        known = modes.known[laws] = KnownTransitions()
    return ModeChain(modes, transition, known)


class ModeChain:
    """Sessions of modes by number, of which one is under way; the changes on the way are there to be taken."""

    def __init__(self, modes: Modes, transition: Transition, known: KnownTransitions) -> None:
        delassus, self._known, self._transition = transition.delassus, known, transition
        g = modes.held_program.system
        self._contacts = _contacts(transition, modes.constant_weights or [])
        self._modes = ModeTable()
        self._times, self._works, self._changes = (
            np.zeros(MODE.noted),
            np.zeros(MODE.noted),
            np.zeros((MODE.noted, 3), np.int32),
        )
        self._delassus, self._column = delassus.run, delassus.column
        self._sessions: dict[int, Session] = {}
        self._native = NativeChain(
            ctypes.addressof(self._contacts),
            ctypes.addressof(self._modes),
            ctypes.addressof(known.entries),
            ctypes.addressof(known.combinations),
            ctypes.addressof(self._delassus),
            modes.contact_response.address if modes.contact_response else 0,
            address(self._column),
            address(self._times),
            address(self._works),
            address(self._changes),
            delassus.least,
            g.sizes.rows,
            self._column.size - 1 - 2 * g.sizes.rows,
            g.sizes.states,
            len(transition.laws),
            len(modes.events),
            known.count,
            MODE.noted,
            unknown_mode=-1,
        )
        self._call = modes.held_program.library.call["advance_modes"]
        self._address = ctypes.addressof(self._native)

    def enter(self, key: Key, session: Session, forces: Sequence[tuple[int, int]]) -> bool:
        """Make a mode the one under way; False where the table has no room for it."""
        if not self.add(key, session, forces):
            return False
        number = self._known.numbers[key]
        self._native.current, self._modes[number].lacks_scales = number, 0
        return True

    def add(self, key: Key, session: Session, forces: Sequence[tuple[int, int]], lacks_scales: bool = False) -> bool:
        """Give a mode its session; False where the table has no room for it.

        ``lacks_scales``: native code finds them where it enters the mode.
        """
        number = self._known.number(key)
        if number is None or len(forces) > MOST_HELD:
            return False
        if self._sessions.get(number) is not session:
            self._sessions[number] = session
            mode, library = self._modes[number], session.program.library
            mode.advance, mode.scales = library.addresses["advance"], library.addresses["scales"]
            mode.run, mode.state = session.arrays.pointer, session.address
            mode.quadratures, mode.force_count = session.program.system.sizes.quadratures, len(forces)
            mode.lacks_scales = lacks_scales
            for k, (event, row) in enumerate(forces):
                mode.force_events[k], mode.force_rows[k] = event, row
            mode.open[: len(key)] = [phase == OPEN for phase in key]
        return True

    def expected(self, first: Key) -> tuple[Key, ...]:
        """The modes that the last runs with the same laws that began in this one entered, where they are few."""
        return self._known.entered.get(first, ())

    def remember(self, entered: Sequence[Key]) -> None:
        """Note which modes a run has entered."""
        if entered:
            before = self._known.entered.get(entered[0], ())
            every = [*entered, *(key for key in before if key not in entered)]
            self._known.entered[entered[0]] = tuple(every[: MODE.expected]) if len(entered) <= MODE.expected else ()

    def learn(self, outcome: Outcome, phases: Mapping[str, str], ended: Sequence[str]) -> None:
        """Enter into the table what was not in it when native code stopped, now that it is decided."""
        n = self._native
        if n.unknown_mode >= 0 and outcome.strike is None:
            unknown = n.unknown_mode, n.unknown_guard, n.unknown_contact_states
            self._known.enter(unknown, self._transition, outcome.response, phases, ended)
        n.unknown_mode = -1

    @property
    def keys(self) -> list[Key]:
        """The phases of the modes by number."""
        return self._known.keys

    @property
    def _current(self) -> Session:
        return self._sessions[self._native.current]

    @property
    def time(self) -> float:
        """The time reached."""
        return self._current.time

    def advance(self, steps: int) -> Status:
        """Go on for at most that many trial steps; the status is that of the mode then under way."""
        n = self._native
        n.known_count = self._known.count
        return Status(self._call(self._address, steps))

    def fetch_events(self) -> None:
        """Take over the events of the mode under way; after its changes, which leave what came before behind."""
        self._current.fetch_events()

    @property
    def has_room(self) -> bool:
        """Whether there is room for as many changes again as a chunk of steps usually has."""
        return self._native.change_count < MODE.noted // 2

    def take_changes(self) -> Changes:
        """The changes since they were last taken; native code stops where it has no room to note another."""
        count, self._native.change_count = self._native.change_count, 0
        return self._times[:count].tolist(), self._works[:count].tolist(), self._changes[:count].tolist()


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


def _contacts(transition: Transition, weights: Sequence[float]) -> ctypes.Array[NativeContact]:
    """The laws with their margins in this run."""
    made = Contacts()
    margins = transition.margins
    for k, law in enumerate(transition.laws):
        tangent = law.tangents[0] if law.tangents else -1
        made[k] = NativeContact(
            MODE.zero * margins.position[law.row],
            MODE.zero * margins.rate[law.row],
            MODE.zero * margins.rate[tangent] if law.tangents else 0.0,
            MODE.slowest * margins.position[law.row],
            getattr(law, "kinetic", 0.0) * weights[law.row],
            law.row,
            tangent,
            law.unilateral,
            law.order,
        )
    return made
