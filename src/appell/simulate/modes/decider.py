"""Laws and margins as native code decides about them (transition.c), and what it leaves as arrays."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from appell.compile.native import address
from appell.compile.native_decision import NativeChoice, NativeLawChoices, NativeShared, decisions
from appell.compile.native_transition import (
    ASK,
    CONTACT,
    GIVE,
    GIVEN,
    MOST_CHOICES,
    SATURATION,
    NativeDecider,
    NativeModeLaw,
    NativeOutcome,
)
from appell.numbers import MODE, ZERO
from appell.simulate.modes.clipping import Clipping
from appell.simulate.modes.complementarity import Marshalled, native_numbers
from appell.simulate.modes.contact_law import ContactLaw, Law
from appell.simulate.modes.delassus import ContactResponse
from appell.simulate.modes.margins import Margins
from appell.simulate.modes.phase import BACKWARD, CLOSED, FORWARD, OPEN, SLIDES, STICKS
from appell.simulate.modes.saturation import AGAIN, KEPT, LOWER, REVERSED, UPPER, Saturation

PHASES = (
    *(OPEN, CLOSED, STICKS, SLIDES, FORWARD, BACKWARD),
    *(KEPT, AGAIN, UPPER, LOWER, UPPER + REVERSED, LOWER + REVERSED),
)
"""In the order of enum Phase of transition.h."""
NUMBERS = {phase: number for number, phase in enumerate(PHASES)}
FIRST_PATTERN = 100
"""The number of the first phase of a constraint whose actuators are clipped one by one."""

Response = Callable[[float, np.ndarray], ContactResponse]


class Decider:
    """The laws of a run, with the rows that are always held, for native code; ``at`` answers at a state.

    ``sizes``: coordinates, speeds, states. An error that ``at`` raises is kept in ``error``, which ends a decision.
    """

    def __init__(
        self,
        laws: Sequence[Law],
        always: Sequence[int],
        margins: Margins,
        at: Response,
        sizes: tuple[int, int, int],
        *,
        ideal: Sequence[int] = (),
        steady: Sequence[Clipping] = (),
        shares: bool = False,
    ) -> None:
        self.laws, self.margins, self.error = tuple(laws), margins, None
        self._at, self._steady, self._given = at, steady, Marshalled()
        self._kept_shared, self._kept = Marshalled(), (NativeShared * max(len(steady), 1))()
        self.error: BaseException | None
        rows, (coordinates, speeds, states) = len(margins.rate), sizes
        self._numbers, self._callbacks = native_numbers(), (ASK(self._ask), GIVE(self._give))
        self._laws = (NativeModeLaw * max(len(laws), 1))(*map(_native_law, laws))
        actuators = max((len(law.names) for law in (*laws, *steady) if isinstance(law, Clipping)), default=0)
        self.call = decisions().call
        given = sum(len(law.patterns) for law in laws if isinstance(law, Clipping))
        rooms = [self.call["transition_room"](k, rows, len(laws), actuators, states, given) for k in (0, 1)]
        self.arrays: dict[str, np.ndarray] = {
            "position_margins": np.array(margins.position, float),
            "rate_margins": np.array(margins.rate, float),
            "recovery": _recoveries(laws, rows),
            "always": np.array(always, np.int32),
            "ideal": np.isin(np.arange(rows), list(ideal)).astype(np.int32),
            "owners": _owners(laws, rows),
            "column": np.zeros(6 * rows + rows * rows + speeds * rows + 1),
            "weights": np.ones(rows + 1),
            "force_error": np.zeros(rows + 1),
            "value_error": np.zeros(rows + 1),
            "room": np.empty(rooms[0]),
            "integers": np.empty(rooms[1], np.int32),
        }
        self.native = NativeDecider(**{name: address(array) for name, array in self.arrays.items()})
        n = self.native
        n.laws, n.kept, n.numbers = map(ctypes.addressof, (self._laws, self._kept, self._numbers))
        n.ask, n.give = (ctypes.cast(function, ctypes.c_void_p).value for function in self._callbacks)
        n.products, n.zero, n.slowest, n.collapsed = ZERO.products, MODE.zero, MODE.slowest, MODE.collapsed
        n.clear, n.again, n.strikes, n.halvings, n.shares = MODE.clear, MODE.again, MODE.strikes, MODE.halvings, shares
        n.rows, n.law_count, n.always_count, n.kept_count = rows, len(laws), len(always), len(steady)
        n.coordinates, n.speeds, n.states = coordinates, speeds, states

    @property
    def pointer(self) -> int:
        """What native code takes as Decider*."""
        return ctypes.addressof(self.native)

    @property
    def native_laws(self) -> Any:
        """The laws as an array of structures."""
        return self._laws

    def codes(self, phases: Mapping[str, str]) -> np.ndarray:
        """The numbers of phases, in the order of the laws."""
        return np.array([number_of(law, phases[law.name]) for law in self.laws] or [0], np.int32)

    def phases(self, codes: Sequence[int]) -> dict[str, str]:
        """The phases of these numbers."""
        return {law.name: phase_of(law, int(code)) for law, code in zip(self.laws, codes, strict=False)}

    def choices(self, law: int, strikes: bool, phase: str) -> Any:
        """What a law may do at the response at hand, as an array of structures."""
        found = (NativeChoice * MOST_CHOICES)()
        code = number_of(self.laws[law], phase)
        count = self.call["law_choices"](self.pointer, law, strikes, code, ctypes.addressof(found))
        return list(found[:count])

    def answer(self, t: float, x: np.ndarray) -> ContactResponse:
        """The response at a state, put where native code reads it."""
        self.response = s = self._at(t, x)
        a, m = self.arrays, len(s.position)
        lists = s.position, s.rate, s.accelerations, [0.0] * m, np.array(s.answer, float).T.ravel()
        column = np.concatenate([*lists, np.array(s.responses, float).ravel()])
        a["column"][: column.size] = column
        a["force_error"][:m], a["value_error"][:m], a["weights"][:m] = s.force_error, s.acceleration_error, s.weights
        self._kept_shared.clear()
        for k, law in enumerate(self._steady):
            self._kept[k] = self._kept_shared.shared(law.shared(s, law.patterns[law.begins]))
        return s

    def _ask(self, t: float, x: int) -> int:
        try:
            self.answer(t, np.array((ctypes.c_double * self.native.states).from_address(x)))
        except BaseException as error:  # noqa: BLE001 - native code is between here and who hears of it
            self.error = error
            return 0
        return 1

    def _give(self, number: int, strikes: int, phase: int, choices: int) -> int:
        try:
            law, s, margins = self.laws[number], self.response, self.margins
            assert isinstance(law, Clipping)
            label = phase_of(law, phase)
            own = law.impulses(s, margins, label) if strikes else law.choices(s, margins, label)
            made = self._given.law(own, [number_of(law, choice.phase) for choice in own])
            ctypes.memmove(choices, ctypes.addressof(made), ctypes.sizeof(NativeLawChoices))
        except BaseException as error:  # noqa: BLE001 - as above
            self.error = error
            return 0
        return 1

    def forget(self) -> None:
        """Let go of what was given for the last decision."""
        self._given.clear()
        self.error = None


class NativeOutcomeArrays:
    """Room for an outcome of so many laws, rows and states."""

    def __init__(self, laws: int, rows: int, states: int) -> None:
        sizes = {"state": states, "impulses": rows, "chatter": laws, "accelerations": rows, "allowances": 2 * laws}
        integers = {"phases": laws, "struck": laws, "lowered_by": laws, "involved": laws, "open": rows}
        self.arrays = {name: np.zeros(size + 1) for name, size in sizes.items()}
        self.arrays |= {name: np.zeros(size + 1, np.int32) for name, size in integers.items()}
        self.native = NativeOutcome(**{name: address(array) for name, array in self.arrays.items()})

    @property
    def pointer(self) -> int:
        """What native code takes as Outcome*."""
        return ctypes.addressof(self.native)


def number_of(law: Law, phase: str) -> int:
    """The number of a phase of a law."""
    return FIRST_PATTERN + list(law.patterns).index(phase) if isinstance(law, Clipping) else NUMBERS[phase]


def phase_of(law: Law, number: int) -> str:
    """The phase of a law with this number."""
    return list(law.patterns)[number - FIRST_PATTERN] if isinstance(law, Clipping) else PHASES[number]


def _native_law(law: Law) -> NativeModeLaw:
    rows = ((law.row, *law.tangents) if not isinstance(law, Clipping) else law.rows[:1])[:3]
    made = NativeModeLaw(order=law.order, unilateral=law.unilateral, restitution=law.restitution)
    made.rows[: len(rows)] = rows
    if isinstance(law, ContactLaw):
        made.kind, made.tangent_count, made.poisson = CONTACT, len(law.tangents), law.poisson
        made.kinetic, made.sticking = law.kinetic, law.static
    elif isinstance(law, Saturation):
        made.kind, made.bound = SATURATION, law.bound
        made.recovery = math.nan if law.recovery is None else law.recovery
    else:
        made.kind = GIVEN
    return made


def _recoveries(laws: Sequence[Law], rows: int) -> np.ndarray:
    """T of sigma of every row that a bounded effort keeps; infinite elsewhere."""
    found = np.full(rows + 1, np.inf)
    for law in laws:
        if not isinstance(law, ContactLaw) and law.recovery is not None:
            found[[law.row, *law.tangents]] = law.recovery
    return found


def _owners(laws: Sequence[Law], rows: int) -> np.ndarray:
    found = np.full(rows + 1, -1, np.int32)
    for number, law in enumerate(laws):
        found[[law.row, *law.tangents]] = number
    return found
