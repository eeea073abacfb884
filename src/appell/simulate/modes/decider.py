"""Laws and margins as native code decides about them (transition.c), and what it leaves as arrays."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from appell.compile.native import address
from appell.compile.native_decision import NativeChoice, NativeShared, decision_numbers, decisions
from appell.compile.native_transition import (
    ASK,
    CLIPPED,
    CONTACT,
    MOST_CHOICES,
    SATURATION,
    SWITCHED,
    NativeClipping,
    NativeDecider,
    NativeModeLaw,
    NativeOutcome,
)
from appell.numbers import EXACT, MODE, ZERO
from appell.simulate.modes.clipping import Clipping
from appell.simulate.modes.contact_law import ContactLaw, Law, SwitchedLaw
from appell.simulate.modes.delassus import ContactResponse, Delassus
from appell.simulate.modes.margins import Margins
from appell.simulate.modes.phase import BACKWARD, CLOSED, FORWARD, OFF, ON, OPEN, SLIDES, STICKS
from appell.simulate.modes.saturation import AGAIN, KEPT, LOWER, REVERSED, UPPER, Saturation

PHASES = (
    *(OPEN, CLOSED, STICKS, SLIDES, FORWARD, BACKWARD),
    *(KEPT, AGAIN, UPPER, LOWER, UPPER + REVERSED, LOWER + REVERSED),
    *(ON, OFF),
)
"""In the order of enum Phase of transition.h."""
NUMBERS = {phase: number for number, phase in enumerate(PHASES)}
FIRST_PATTERN = len(PHASES)
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
        self.laws, self._shared = tuple(laws), [law for law in (*laws, *steady) if isinstance(law, Clipping)]
        self.error: BaseException | None = None
        self._at, rows, (coordinates, speeds, states) = at, len(margins.rate), sizes
        self._numbers, self._callback = decision_numbers(EXACT.combinations), ASK(self._ask)
        self._behind = list[Any]()
        self._laws = (NativeModeLaw * max(len(laws), 1))(*map(self._native_law, laws))
        self.call = decisions().call
        rooms = self._rooms(rows, states)
        doubles = {
            **dict.fromkeys(("position_margins", "rate_margins", "recovery", "weights"), rows),
            **dict.fromkeys(("force_error", "value_error"), rows),
            "column": 6 * rows + rows * rows + speeds * rows,
            "efforts": rows * max((law.first + len(law.names) for law in self._shared), default=0),
            "room": rooms[0],
        }
        integers = {"always": rows, "ideal": rows, "owners": rows, "integers": rooms[1]}
        self.arrays, pointers = laid_out(doubles, integers)
        self._fill(always, ideal)
        self.set_margins(margins)
        self._kept = (NativeShared * max(len(steady), 1))(*(self._steady(law, pointers["efforts"]) for law in steady))
        self.native = NativeDecider(
            laws=ctypes.addressof(self._laws),
            kept=ctypes.addressof(self._kept),
            numbers=ctypes.addressof(self._numbers),
            ask=ctypes.cast(self._callback, ctypes.c_void_p).value,
            products=ZERO.products,
            zero=MODE.zero,
            slowest=MODE.slowest,
            collapsed=MODE.collapsed,
            clear=MODE.clear,
            again=MODE.again,
            rows=rows,
            law_count=len(laws),
            always_count=len(always),
            kept_count=len(steady),
            coordinates=coordinates,
            speeds=speeds,
            states=states,
            strikes=MODE.strikes,
            halvings=MODE.halvings,
            shares=shares,
            **pointers,
        )

    def _rooms(self, rows: int, states: int) -> list[int]:
        """How many doubles and integers native code works in."""
        actuators = max((len(law.names) for law in self._shared), default=0)
        given = sum(len(law.patterns) for law in self._shared)
        return [self.call["transition_room"](k, rows, len(self.laws), actuators, states, given) for k in (0, 1)]

    def _fill(self, always: Sequence[int], ideal: Sequence[int]) -> None:
        """What does not change in a run; ``recovery`` is T of sigma of every row that a bounded effort keeps."""
        a = self.arrays
        a["recovery"][:], a["weights"][:], a["owners"][:] = math.inf, 1.0, -1
        a["always"][: len(always)] = always
        for row in ideal:
            a["ideal"][row] = 1
        for number, law in enumerate(self.laws):
            if isinstance(law, SwitchedLaw):
                continue
            for row in (law.row, *law.tangents):
                a["owners"][row] = number
                if not isinstance(law, ContactLaw) and law.recovery is not None:
                    a["recovery"][row] = law.recovery

    def set_margins(self, margins: Margins) -> None:
        """The margins of rows, where they are not known before."""
        self.arrays["position_margins"][:], self.arrays["rate_margins"][:] = margins.position, margins.rate

    def _native_law(self, law: Law) -> NativeModeLaw:
        rows = ((law.row, *law.tangents) if not isinstance(law, Clipping) else law.rows[:1])[:3]
        made = NativeModeLaw(order=law.order, unilateral=law.unilateral, restitution=law.restitution)
        made.rows[: len(rows)] = rows
        if isinstance(law, ContactLaw):
            made.kind, made.tangent_count, made.poisson = CONTACT, len(law.tangents), law.poisson
            made.kinetic, made.sticking = law.kinetic, law.static
        elif isinstance(law, Saturation | Clipping):
            made.kind, made.recovery = SATURATION, math.nan if law.recovery is None else law.recovery
            if isinstance(law, Saturation):
                made.bound = law.bound
            else:
                made.kind, made.clipping = CLIPPED, self._clipping(law)
        else:
            made.kind = SWITCHED
        return made

    def _clipping(self, law: Clipping) -> int:
        """Where the patterns of a constraint stand whose actuators are clipped one by one."""
        patterns = list(law.patterns.values())
        made = NativeClipping(
            address(self._keep(np.array(law.bounds))),
            *map(self._integers, (law.rows, law.ideal, [pattern.signs for pattern in patterns])),
            *(self._integers([getattr(pattern, name) for pattern in patterns]) for name in ("again", "way", "kept")),
            len(law.rows),
            len(law.ideal),
            len(law.names),
            law.first,
            len(patterns),
        )
        self._behind.append(made)
        return ctypes.addressof(made)

    def _steady(self, law: Clipping, efforts: int) -> NativeShared:
        """Rows that are always held, and more actuators than rows."""
        columns = efforts + 8 * len(self.arrays["owners"]) * law.first
        bounds, nobody = self._keep(np.full(len(law.names), np.inf)), self._integers([0] * len(law.names))
        rows = self._integers(law.rows)
        return NativeShared(rows, columns, address(bounds), nobody, 0.0, len(law.rows), len(law.names), 1)

    def _keep(self, array: np.ndarray) -> np.ndarray:
        self._behind.append(array)
        return array

    def _integers(self, values: Any) -> int:
        return address(self._keep(np.array(values, np.int32).ravel()))

    def ask_run(self, delassus: Delassus) -> None:
        """Take over the parameters and inputs of a run, and its response where native code finds that alone."""
        self.native.whole, self.native.least = ctypes.addressof(delassus.run), delassus.least
        alone = delassus.native_response
        if alone is not None:
            self.native.response, self.arrays["weights"][:] = alone

    @property
    def pointer(self) -> int:
        """What native code takes as Decider*."""
        return ctypes.addressof(self.native)

    @property
    def names(self) -> list[str]:
        """Those of the laws."""
        return [law.name for law in self.laws]

    @property
    def native_laws(self) -> Any:
        """The laws as an array of structures."""
        return self._laws

    def codes(self, phases: Mapping[str, str]) -> np.ndarray:
        """The numbers of phases, in the order of the laws."""
        return np.array([number_of(law, phases[law.name]) for law in self.laws], np.int32)

    def phases(self, codes: np.ndarray) -> dict[str, str]:
        """The phases of these numbers."""
        return {law.name: phase_of(law, code) for law, code in zip(self.laws, codes.tolist(), strict=True)}

    def choices(self, law: int, strikes: bool, phase: str) -> Any:
        """What a law may do at the response at hand, as an array of structures."""
        own = self.laws[law]
        found = (NativeChoice * max(MOST_CHOICES, len(own.patterns) if isinstance(own, Clipping) else 0))()
        code = number_of(own, phase)
        count = self.call["law_choices"](self.pointer, law, strikes, code, ctypes.addressof(found))
        return list(found[:count])

    def answer(self, t: float, x: np.ndarray) -> ContactResponse:
        """The response at a state, put where native code reads it."""
        s = self._at(t, x)
        a, m = self.arrays, len(s.position)
        lists = s.position, s.rate, s.accelerations, [0.0] * m, np.array(s.answer, float).T.ravel()
        column = np.concatenate([*lists, np.array(s.responses, float).ravel()])
        a["column"][: column.size] = column
        a["force_error"][:], a["value_error"][:], a["weights"][:] = s.force_error, s.acceleration_error, s.weights
        if a["efforts"].size:
            a["efforts"][:] = np.array(s.efforts[: a["efforts"].size // m], float).ravel()
        return s

    def away(self, law: int) -> str:
        """The phase in which a row whose sigma is not zero is pushed back, at the response at hand."""
        return phase_of(self.laws[law], self.call["phase_away"](self.pointer, law))

    def _ask(self, t: float, x: int) -> int:
        try:
            self.answer(t, np.array((ctypes.c_double * self.native.states).from_address(x)))
        except BaseException as error:  # noqa: BLE001 - native code is between here and who hears of it
            self.error = error
            return 0
        return 1


def laid_out(doubles: Mapping[str, int], integers: Mapping[str, int]) -> tuple[dict[str, np.ndarray], dict[str, int]]:
    """Arrays of zeros by name in one block of memory, and where each stands."""
    sizes = {**{name: size + 1 for name, size in doubles.items()}, **{n: size // 2 + 1 for n, size in integers.items()}}
    block = np.zeros(sum(sizes.values()))
    arrays, places, first, begin = dict[str, np.ndarray](), dict[str, int](), 0, address(block)
    for name, size in sizes.items():
        own = block[first : first + size]
        arrays[name] = own.view(np.int32)[: integers[name]] if name in integers else own[: doubles[name]]
        places[name] = begin + 8 * first
        first += size
    return arrays, places


class NativeOutcomeArrays:
    """Room for an outcome of so many laws, rows and states."""

    def __init__(self, laws: int, rows: int, states: int) -> None:
        doubles = {"state": states, "impulses": rows, "chatter": laws, "accelerations": rows, "allowances": 2 * laws}
        integers = {**dict.fromkeys(("phases", "struck", "lowered_by", "involved"), laws), "open": rows}
        self.arrays, pointers = laid_out(doubles, integers)
        self.native = NativeOutcome(**pointers)

    @property
    def pointer(self) -> int:
        """What native code takes as Outcome*."""
        return ctypes.addressof(self.native)


def number_of(law: Law, phase: str) -> int:
    """The number of a phase of a law."""
    if isinstance(law, Clipping) and phase != OFF:
        return FIRST_PATTERN + list(law.patterns).index(phase)
    return NUMBERS[phase]


def phase_of(law: Law, number: int) -> str:
    """The phase of a law with this number."""
    if isinstance(law, Clipping) and number >= FIRST_PATTERN:
        return list(law.patterns)[number - FIRST_PATTERN]
    return PHASES[number]
