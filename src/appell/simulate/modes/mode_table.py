"""The modes of a run as native code makes them: masks over the rows of one program, from one run that is copied."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

import numpy as np

from appell.compile.native import NativeRun, address
from appell.compile.native_modes import (
    BY_EFFORT,
    BY_NOTHING,
    BY_POSITION,
    BY_RATE,
    BY_SLIP,
    NativeChain,
    NativeForceGuard,
    NativeMode,
    NativeModeMaker,
    NativePhaseGuard,
    NativePhaseMask,
)
from appell.numbers import MODE
from appell.simulate.integrate import Session
from appell.simulate.modes.contact_law import Law
from appell.simulate.modes.decider import Decider, NativeOutcomeArrays, laid_out, number_of
from appell.simulate.modes.mode import Modes
from appell.simulate.modes.phase import Measure, Phase, Phases
from appell.simulate.options import LARGEST_STEPS, IntegrationOptions

UNWATCHED = -1  # of events.c

MEASURES = {
    Measure.POSITION: BY_POSITION,
    Measure.VELOCITY: BY_RATE,
    Measure.SLIP: BY_SLIP,
    Measure.FORCE: BY_NOTHING,
    Measure.EFFORT: BY_EFFORT,
}

FIRST_MODES = 4
"""Modes for which there is room at first; where there are more, the room is doubled."""


class PhaseMasks:
    """What each phase of each law changes in a run."""

    def __init__(self, modes: Modes, laws: Sequence[Law]) -> None:
        self._modes, self._kept = modes, list[Any]()
        first = len(modes.held.mechanism.parameters) - modes.coefficients.size
        places = {symbol: first + k for k, symbol in enumerate(modes.coefficient_symbols)}
        numbered = [{number_of(law, name): phase for name, phase in modes.phases[law.name].items()} for law in laws]
        self.phase_count = 1 + max((max(own) for own in numbered), default=0)
        self.masks = (NativePhaseMask * (len(laws) * self.phase_count))()
        for k, (law, own) in enumerate(zip(laws, numbered, strict=True)):
            for number, phase in own.items():
                self.masks[k * self.phase_count + number] = self._mask(modes.phases[law.name], phase, law, places)
        self.event_count = len(modes.events) + len(modes.guards) + len(modes.resets)
        needs_rates = [not modes.are_of_state([k]) for k in range(self.event_count)]
        self.needs_rates = np.array(needs_rates or [False], np.int32)
        others = [c for c in modes.equations.mechanism.constraints if c.name not in modes.phases]
        self.is_ideal = not any(c.law is not None or c.drives for c in others)

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


class ModeTable:
    """The modes of a run by number: ``native`` makes them, from ``blank``, a run that is copied."""

    def __init__(self, modes: Modes, laws: Sequence[Law], blank: Session) -> None:
        if modes.masks is None:
            modes.masks = PhaseMasks(modes, laws)
        self.blank, self._masks, self._laws = blank, modes.masks, laws
        self._chunks: list[tuple[int, np.ndarray, Any]] = []
        self._kept: list[Any] = []
        self.modes: Any = None
        masks, room = modes.masks, blank.arrays.kept.room
        self.native = NativeModeMaker(
            blank.arrays.pointer,
            address(blank.arrays.kept.block),
            ctypes.addressof(masks.masks),
            address(masks.needs_rates),
            block_size=room.zeros,
            phase_count=masks.phase_count,
            event_count=masks.event_count,
            is_ideal=masks.is_ideal,
        )

    def grow(self, chain: NativeChain) -> None:
        """Room for as many modes again."""
        native, laws, events = self.native, len(self._laws), self._masks.event_count
        first, most = native.most, max(2 * native.most, FIRST_MODES)
        count = most - first
        known, self.modes = self.modes, (NativeMode * most)()
        if known is not None:
            ctypes.memmove(self.modes, known, ctypes.sizeof(known))
        runs, as_new = (NativeRun * count)(), (NativeRun * count)()
        forces = (NativeForceGuard * (count * events))()
        arena = np.empty(count * native.block_size)
        integers = np.zeros(count * (laws + 3 * events) + 1, np.int32)
        self._chunks.append((first, arena, runs))
        self._kept += [as_new, forces, integers]
        native.first, native.most = first, most
        native.runs, native.as_new = ctypes.addressof(runs), ctypes.addressof(as_new)
        native.arena, native.integers, native.forces = address(arena), address(integers), ctypes.addressof(forces)
        chain.modes = ctypes.addressof(self.modes)

    def run(self, number: int) -> NativeRun:
        """The run of a mode."""
        first, _, runs = self._chunk(number)
        run: NativeRun = runs[number - first]
        return run

    def session(self, number: int) -> Session:
        """The run of a mode as a session."""
        (first, arena, _), size = self._chunk(number), self.native.block_size
        block = arena[(number - first) * size : (number - first + 1) * size]
        arrays = self.blank.arrays.copied(self.run(number), block)
        return replace(self.blank, arrays=arrays, address=self.modes[number].state, events=[])

    def codes(self, number: int) -> list[int]:
        """The numbers of the phases of a mode."""
        return list((ctypes.c_int * len(self._laws)).from_address(self.modes[number].phases))

    def _chunk(self, number: int) -> tuple[int, np.ndarray, Any]:
        return next(chunk for chunk in reversed(self._chunks) if chunk[0] <= number)


def blank_run(modes: Modes, options: IntegrationOptions, parameters: np.ndarray, **settings: Any) -> Session:
    """A run of no mode, which native code copies for each; ``settings``: as of :meth:`Session.begin`."""
    program, guards, resets = modes.held_program, len(modes.guards), modes.equations.mechanism.resets
    signs = (*(e.sign for e in modes.events), *[-1] * guards, *(reset.direction for reset in resets))
    terminals = (*(e.terminal for e in modes.events), *[UNWATCHED] * (guards + len(resets)))
    return Session.begin(
        program,
        without_limit(options),
        x0=np.zeros(program.system.sizes.states),
        parameters=parameters,
        events=(signs, terminals),
        rates_wait=not program.system.contradiction,
        is_checked=True,
        **settings,
    )


@lru_cache(maxsize=16)
def without_limit(options: IntegrationOptions) -> IntegrationOptions:
    """The same with as many steps as it takes: those of all modes are counted together."""
    return replace(options, max_steps=LARGEST_STEPS - 1)


def native_chain(modes: Modes, decider: Decider, outcome: NativeOutcomeArrays) -> tuple[NativeChain, Any]:
    """A chain without modes, in which nothing is noted, and what it points to."""
    g = modes.held_program.system
    doubles = {"outputs": g.sizes.outputs, "reaction": g.sizes.speeds + g.multipliers}
    kept, pointers = laid_out(doubles, {"ended": len(decider.laws)})
    native = NativeChain(
        decider=decider.pointer,
        outcome=outcome.pointer,
        violated=MODE.slowest,
        users=len(modes.events),
        kinetic=g.outputs["kinetic energy",].start,
        potential=g.outputs["potential energy",].start,
        **pointers,
    )
    return native, kept
