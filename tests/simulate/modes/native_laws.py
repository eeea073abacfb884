"""What native code asks of laws in a situation, read back as choices, and the states in which slips end and begin."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence

import numpy as np

from appell.compile.native import address
from appell.simulate.modes.contact_law import Law
from appell.simulate.modes.decider import Decider, NativeOutcomeArrays, phase_of
from appell.simulate.modes.delassus import ContactResponse
from appell.simulate.modes.margins import Margins
from tests.simulate.modes.choice import Choice, Sliding

Response = Callable[[float, np.ndarray], ContactResponse]


def choices_of(laws: Sequence[Law], s: ContactResponse, margins: Margins, phase: str = "") -> list[list[Choice]]:
    """The choices of every law where nothing strikes, in a phase or in that in which each begins."""
    speeds = len(s.responses[0]) if s.responses else 0
    decider = Decider(laws, (), margins, lambda t, x: s, (0, speeds, speeds))
    decider.answer(0.0, np.zeros(speeds))
    return [
        [_choice(law, made) for made in decider.choices(k, False, phase or law.begins)] for k, law in enumerate(laws)
    ]


def _choice(law: Law, made) -> Choice:
    rows = list((ctypes.c_int * 3).from_address(made.rows))
    normal, across = rows[0], tuple(rows[1 : 1 + made.across_count])
    turns = Sliding(normal, across, made.mu) if made.turns else None
    return Choice(
        phase_of(law, made.phase),
        held=tuple(rows[made.from_ : made.from_ + made.held_count]),
        follows=tuple((row, normal, made.factors[k]) for k, row in enumerate(across)) if made.follows else (),
        pushes=((normal, made.sign, made.least),) if made.pushes else (),
        values=tuple((((made.value_rows[k], made.value_factors[k]),)) for k in range(made.value_count)),
        cones=((normal, across, made.mu),) if made.cone else (),
        given=((normal, made.given_value),) if made.given else (),
        limits=((normal, made.limit),) if made.limited else (),
        turns=turns,
    )


class Instant:
    """Laws beside rows that are always held, at states behind whose first coordinates the speeds stand."""

    def __init__(
        self, laws: Sequence[Law], always: Sequence[int], margins: Margins, at: Response, states: tuple[int, int]
    ) -> None:
        coordinates, speeds = states
        self.laws, size = laws, coordinates + speeds
        self._decider = Decider(laws, always, margins, at, (coordinates, speeds, size))
        self._outcome = NativeOutcomeArrays(len(laws), len(margins.rate), size)

    def ended(self, x: np.ndarray, staying: Sequence[int]) -> np.ndarray:
        """The state with the slips of some laws that are over at zero."""
        x, own = x.copy(), np.array(staying, np.int32)
        assert self._decider.call["end_slips"](self._decider.pointer, 0.0, address(x), own.size, address(own))
        return x

    def settled(self, x: np.ndarray, phase: str) -> tuple[tuple[str, ...], np.ndarray]:
        """The phases that follow where all were in one, and the state they start from."""
        arrays, count = self._outcome.arrays, len(self.laws)
        arrays["phases"][:] = self._decider.codes({law.name: phase for law in self.laws})
        arrays["state"][:] = x
        nothing = np.zeros(count, np.int32)
        pointers = address(nothing), self._outcome.pointer
        assert self._decider.call["settle"](self._decider.pointer, 0.0, *pointers) == 0
        return tuple(self._decider.phases(arrays["phases"]).values()), arrays["state"].copy()
