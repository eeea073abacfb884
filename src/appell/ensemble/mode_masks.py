"""The modes of a sweep as native code makes them: masks over the rows of one program, from one run that is copied."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from math import prod
from typing import Any

import numpy as np

from appell.compile.mode_cases import (
    BY_EFFORT,
    BY_NOTHING,
    BY_POSITION,
    BY_RATE,
    BY_SLIP,
    MOST_MODES,
    NativeModeMaker,
    NativePhaseGuard,
    NativePhaseMask,
)
from appell.compile.native import NativeRun, address
from appell.compile.native_modes import NativeForceGuard, NativeMode
from appell.simulate.integrate import Session
from appell.simulate.modes.contact_law import Law
from appell.simulate.modes.decider import PHASES
from appell.simulate.modes.mode import Modes
from appell.simulate.modes.phase import Measure, Phase, Phases

MEASURES = {
    Measure.POSITION: BY_POSITION,
    Measure.VELOCITY: BY_RATE,
    Measure.SLIP: BY_SLIP,
    Measure.FORCE: BY_NOTHING,
    Measure.EFFORT: BY_EFFORT,
}


class ModeMasks:
    """What native code makes the runs of modes from: ``blank``, a run that is copied, and what each phase changes."""

    def __init__(self, modes: Modes, laws: Sequence[Law], blank: Session) -> None:
        self._modes = modes
        self._kept: list[Any] = [blank]
        most = min(prod(len(modes.phases[law.name]) for law in laws), MOST_MODES)
        events, block = len(modes.events) + len(modes.guards), blank.arrays.kept.block
        self.modes = (NativeMode * most)()
        masks = (NativePhaseMask * (len(laws) * len(PHASES)))()
        first = modes.held_program.system.sizes.parameters - modes.coefficients.size
        places = {symbol: first + k for k, symbol in enumerate(modes.coefficient_symbols)}
        for number, law in enumerate(laws):
            phases = modes.phases[law.name]
            for name, phase in phases.items():
                masks[number * len(PHASES) + PHASES.index(name)] = self._mask(phases, phase, law, places)
        arrays: dict[str, np.ndarray] = {
            "needs_rates": np.array([not modes.are_of_state([k]) for k in range(events)], np.int32),
            "arena": np.empty(most * block.size),
            "integers": np.zeros(most * (len(laws) + 3 * events) + 1, np.int32),
            "entered": np.zeros(most, np.int32),
        }
        structures: dict[str, Any] = {
            "masks": masks,
            "runs": (NativeRun * most)(),
            "as_new": (NativeRun * most)(),
            "forces": (NativeForceGuard * (most * events))(),
        }
        library = blank.program.library
        self._kept += [*arrays.values(), *structures.values()]
        others = [c for c in modes.equations.mechanism.constraints if c.name not in modes.phases]
        self.native = NativeModeMaker(
            library.addresses["advance"],
            library.addresses["scales"],
            blank.arrays.pointer,
            address(block),
            block_size=block.size,
            most=most,
            phase_count=len(PHASES),
            event_count=events,
            is_ideal=not any(c.law is not None or c.drives for c in others),
            **{name: address(array) for name, array in arrays.items()},
            **{name: ctypes.addressof(structure) for name, structure in structures.items()},
        )

    def _mask(self, phases: Phases, phase: Phase, law: Law, places: dict[Any, int]) -> NativePhaseMask:
        """The coefficients of a phase, its guards and the rows that rest in it."""
        values = np.array([phase.values[symbol] for symbol in phases.coefficients] or [0.0])
        guards = (NativePhaseGuard * max(len(phase.guards), 1))(*self._guards(phase, law))
        resting = {symbol.name for symbol, value in phase.values.items() if value == 0.0}
        self._kept += [values, guards]
        return NativePhaseMask(
            address(values),
            ctypes.addressof(guards),
            first=places[phases.coefficients[0]] if phases.coefficients else 0,
            value_count=len(phases.coefficients),
            guard_count=len(phase.guards),
            resting=sum(row.mask in resting for row in self._modes.held_program.system.rows if row.mask),
            is_ideal=phase.is_ideal,
        )

    def _guards(self, phase: Phase, law: Law) -> Iterator[NativePhaseGuard]:
        for guard in phase.guards:
            event = len(self._modes.events) + self._modes.guards.index(guard.expression)
            yield NativePhaseGuard(event, MEASURES[guard.measure], guard.row, law.row + guard.row)
