"""Cases of models with modes in native code, from mode to mode and one after the other.

Python is asked for what is not known: what may follow where a mode ends, the program of a mode that is met for the
first time, a start whose speeds follow from contacts that are met. Tables and programs are shared by all cases; none of
their numbers depends on the case for which they were made.
"""

from __future__ import annotations

import ctypes
import warnings
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.compile.cases import Cases
from appell.compile.mode_cases import (
    BEFORE_START,
    BY_NOTHING,
    BY_POSITION,
    BY_RATE,
    LEFT,
    MODE_ASKED,
    NOTHING_ASKED,
    START_ASKED,
    STOP_ASKED,
    STRIKES,
    STRUCK,
    TRANSITION_ASKED,
    NativeModeCases,
    NativeModeProgram,
)
from appell.compile.native import NativeRun
from appell.compile.native_modes import MOST_HELD, NativeChain, NativeCombination, NativeContact, NativeMode
from appell.ensemble.mode_plan import ModePlan, ModeStarts
from appell.ensemble.native_cases import address, energy_places, unfit
from appell.errors import AppellError
from appell.numbers import ENSEMBLE, RUN
from appell.simulate.bind import Binding
from appell.simulate.inputs import Values
from appell.simulate.integrate import Session
from appell.simulate.modes.delassus import Delassus
from appell.simulate.modes.initial_mode import completed
from appell.simulate.modes.known import MOST_COMBINATIONS, MOST_MODES
from appell.simulate.modes.margins import Margins
from appell.simulate.modes.mode import Mode
from appell.simulate.modes.mode_session import GUARD, UNWATCHED
from appell.simulate.modes.phase import OPEN, Measure
from appell.simulate.modes.transition import Transition
from appell.simulate.options import LARGEST_STEPS, IntegrationOptions

if TYPE_CHECKING:
    from appell.ensemble.trajectory import Plan

MEASURES = {Measure.POSITION: BY_POSITION, Measure.VELOCITY: BY_RATE, Measure.FORCE: BY_NOTHING}


def run_from_mode_to_mode(plan: Plan, native: ModePlan, made: ModeStarts, stop: np.ndarray | None) -> Cases:
    """The cases of these starts; ``statuses`` are LEFT for those that native code does not finish."""
    return _ModeCases(plan, native, made, stop).run()


class _ModeCases:
    """Cases under way: the structures of native code, and what they point to."""

    def __init__(self, plan: Plan, native: ModePlan, made: ModeStarts, stop: np.ndarray | None) -> None:
        self._plan, self._native, self._numbers = plan, native, made.numbers
        held, count, instants = native.held, len(made.states), plan.times.size
        g, users = held.system, len(plan.events)
        self._first = np.concatenate([made.parameters[0], native.modes.coefficients])
        asked = native.modes.delassus_plan
        self._delassus = Delassus(asked, Values(held, self._first), float(plan.times[-1] - plan.times[0]))
        self._modes, self._programs = (NativeMode * MOST_MODES)(), (NativeModeProgram * MOST_MODES)()
        self._contacts = (NativeContact * len(native.laws))()
        self._own = (NativeCombination * MOST_COMBINATIONS)()
        for law, contact in zip(native.laws, self._contacts, strict=True):
            contact.row, contact.tangent = law.row, law.tangents[0] if law.tangents else -1
            contact.unilateral, contact.order = law.unilateral, law.order
        blocks, shapes = held.library.blocks, g.shapes()
        self._kept: dict[str, np.ndarray] = {
            "starts": np.ascontiguousarray(made.states),
            "parameters": np.ascontiguousarray(made.parameters),
            "coefficients": np.ascontiguousarray(made.coefficients),
            "times": np.ascontiguousarray(plan.times),
            "histories": np.full((count, len(plan.histories), instants), np.nan),
            "work": np.zeros((count, instants)),
            "energies": np.zeros((count, 2, instants)),
            "residuals": np.zeros(count),
            "event_times": np.full((count, users), np.nan),
            "outputs": np.zeros(ENSEMBLE.outputs * g.sizes.outputs + 1),
            "positions": np.zeros((shapes["position"][1] if "position" in shapes else 0) + 1),
            "x": np.zeros(g.sizes.states),
            "after": np.zeros(g.sizes.states),
            "event_counts": np.zeros((count, users), np.int32),
            "statuses": np.zeros(count, np.int32),
            "stop": np.zeros(1, np.int32) if stop is None else stop,
            "position_rows": np.array(asked.positions, np.int32),
            "always": np.array(native.always, np.int32),
            "held_reaction": np.zeros(g.sizes.speeds + g.multipliers + 1),
        }
        self._chain = NativeChain(
            ctypes.addressof(self._contacts),
            ctypes.addressof(self._modes),
            ctypes.addressof(native.known.entries),
            ctypes.addressof(self._own),
            ctypes.addressof(self._delassus.run),
            native.modes.contact_response.address if native.modes.contact_response else 0,
            self._delassus.column.ctypes.data,
            rows=g.sizes.rows,
            column_size=self._delassus.column.size - 1 - 2 * g.sizes.rows,
            states=g.sizes.states,
            contact_count=len(native.laws),
            users=users,
            unknown_mode=-1,
        )
        self._cases = NativeModeCases(**{name: array.ctypes.data for name, array in self._kept.items()})
        c = self._cases
        c.chain, c.programs = ctypes.addressof(self._chain), ctypes.addressof(self._programs)
        c.combinations, c.contacts = ctypes.addressof(native.known.combinations), ctypes.addressof(self._contacts)
        c.position = address(blocks["position"]) if asked.positions else 0
        c.kinetic_energy = address(blocks["outputs"])
        c.tolerance = float(plan.settings["tolerance"])
        c.case_count, c.parameter_count, c.time_count = count, made.parameters.shape[1], instants
        c.kept, c.coordinates, c.speeds = len(plan.histories), g.sizes.coordinates, g.sizes.speeds
        c.position_count, c.always_count = len(asked.positions), len(native.always)
        c.held_kinetic, c.most_steps = energy_places(held)[0], int(plan.settings.get("max_steps") or RUN.steps)
        c.begun_in = -1
        self._sessions: dict[int, tuple[Session, Any]] = {}
        with native.lock:
            c.start_mode = native.known.number(native.start.key) or 0
        self._modes[c.start_mode].open[: len(native.laws)] = [phase == OPEN for phase in native.start.key]

    def run(self) -> Cases:
        """All cases; native code runs without the interpreter's lock and returns where something is not known."""
        call, known, asked = self._native.held.library.call["mode_cases"], self._native.known, -1
        while asked not in (NOTHING_ASKED, STOP_ASKED):
            with self._native.lock:
                self._chain.known_count, self._cases.combination_count = known.count, known.used
            asked = call(ctypes.addressof(self._cases))
            answer = {TRANSITION_ASKED: self._learn, MODE_ASKED: self._open, START_ASKED: self._begin}.get(asked)
            if answer is not None and not answer():
                self._leave()
        return Cases(**{name: self._kept[name] for name in Cases.__dataclass_fields__})

    def _leave(self) -> None:
        """The case at hand is for the way for one run."""
        self._kept["statuses"][self._cases.at] = LEFT
        self._cases.at, self._cases.stage = self._cases.at + 1, 0

    def _begin(self) -> bool:
        """Complete a start that violates relations with these met; False where that cannot be."""
        plan, native, at = self._plan, self._native, int(self._cases.at)
        state, parameters = plan.design.case(int(self._numbers[at]))
        bind = Binding({**plan.parameters, **parameters}, None, 0.0, plan.duration)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                x, phases = completed(native.modes, self._delassus, native.laws, {**plan.state, **state}, bind, 0.0)
        except AppellError:
            return False
        key = tuple(phases[name] for name in native.modes.names)
        with native.lock:
            number = native.known.number(key)
        if number is None:
            return False
        self._modes[number].open[: len(key)] = [phase == OPEN for phase in key]
        self._kept["starts"][at] = x
        self._cases.begun_in = number
        return True

    def _learn(self) -> bool:
        """Enter what may follow where native code stands; False where it cannot be entered."""
        n, c, native = self._chain, self._cases, self._native
        unknown = n.unknown_mode, n.unknown_guard, n.unknown_contact_states
        phases = dict(zip(native.modes.names, native.known.keys[n.unknown_mode], strict=True))
        rows = native.held.system.sizes.rows
        margins = Margins(list(c.position_margins[:rows]), list(c.rate_margins[:rows]))
        transition = Transition(self._delassus, native.laws, native.always, slice(0), margins)
        x = self._kept["after" if n.unknown_guard == STRUCK else "x"]
        s = self._delassus.at(c.t, x.copy())._replace(weights=[1.0] * rows)
        with native.lock:
            if native.known.count > n.known_count:
                return True  # another thread has learnt something meanwhile: look again
            if n.unknown_guard == STRIKES:
                native.known.enter_strike(unknown, transition, s, phases)
            else:
                native.known.enter(unknown, transition, s, phases, self._ended(n.unknown_guard, phases))
            return native.known.count > n.known_count

    def _ended(self, guard: int, phases: Mapping[str, str]) -> tuple[str, ...]:
        """The contacts whose phase should be left if it can be."""
        if guard == STRUCK:
            return ()
        if guard == BEFORE_START:
            return tuple(name for name, phase in phases.items() if phase == OPEN)
        mode = self._native.modes[tuple(phases.values())]
        return (mode.guard(guard)[0],)

    def _open(self) -> bool:
        """Give native code the program of a mode; False where it has none that can be begun anew."""
        number, native = self._chain.unknown_mode, self._native
        with native.lock:
            mode = native.modes[native.known.keys[number]]
        g, held = mode.program.system, native.held.system
        if (g.sizes.states, g.sizes.parameters) != (held.sizes.states, held.sizes.parameters):
            return False
        if unfit(self._plan.equations, mode.program):
            return False
        session = self._session(mode)
        as_new = NativeRun.from_buffer_copy(session.arrays.run)
        measures, rows, forces = self._margins(mode)
        if forces is None or g.sizes.outputs > ENSEMBLE.outputs * held.sizes.outputs:
            return False
        reaction = np.zeros(g.sizes.speeds + g.multipliers + 1)
        self._sessions[number] = session, (as_new, measures, rows, reaction)
        call, program, entry = session.program.library.call, self._programs[number], self._modes[number]
        entry.advance, entry.run, entry.state = address(call["advance"]), session.arrays.pointer, session.address
        entry.quadratures, entry.force_count = g.sizes.quadratures, len(forces)
        for k, (event, row) in enumerate(forces):
            entry.force_events[k], entry.force_rows[k] = event, row
        entry.open[: len(mode.key)] = [phase == OPEN for phase in mode.key]
        program.restart, program.residual = address(call["restart"]), address(call["largest_residual"])
        program.outputs, program.reaction = address(session.program.library.blocks["outputs"]), reaction.ctypes.data
        program.as_new, program.measures, program.rows = (
            ctypes.addressof(as_new),
            measures.ctypes.data,
            rows.ctypes.data,
        )
        program.event_count = measures.size
        program.kinetic, program.potential = energy_places(mode.program)
        return True

    def _margins(self, mode: Mode) -> tuple[np.ndarray, np.ndarray, list[tuple[int, int]] | None]:
        """How margins of the events of a mode are set, and the rows of those of forces; None where one is neither."""
        first = {law.name: law.row for law in self._native.laws}
        users = len(self._plan.events)
        measures, rows = np.zeros(users + len(mode.guards), np.int32), np.zeros(users + len(mode.guards), np.int32)
        forces: list[tuple[int, int]] = []
        for k, watched in enumerate(mode.guards, start=users):
            if watched is None:
                continue
            name, guard = watched
            if guard.measure not in MEASURES:
                return measures, rows, None
            measures[k], rows[k] = MEASURES[guard.measure], first[name] + guard.row
            if guard.measure is Measure.FORCE:
                forces.append((k, first[name] + guard.row))
        return measures, rows, forces if len(forces) <= MOST_HELD else None

    def _session(self, mode: Mode) -> Session:
        """A session as `simulate` begins one; native code makes it new for each case."""
        plan, users = self._plan, self._plan.events
        steps = plan.settings.get("max_steps") or LARGEST_STEPS - 1
        options = IntegrationOptions(plan.settings["integrator"], plan.settings["tolerance"], max_steps=steps)
        rows = mode.program.system.sizes.rows
        return Session.begin(
            mode.program,
            options,
            times=plan.times,
            x0=self._kept["x"],
            parameters=mode.parameters(self._first),
            jacobian=mode.program.derivatives if options.is_implicit else None,
            events=(
                [*(e.sign for e in users), *[-1] * len(mode.guards)],
                [*(e.terminal for e in users), *(UNWATCHED if guard is None else GUARD for guard in mode.guards)],
            ),
            event_margins=np.zeros(len(users) + len(mode.guards)),
            row_scale=np.ones(rows) if rows else None,
            speed_scale=np.ones(mode.program.system.sizes.speeds) if rows else None,
            end=plan.duration,
            rates_wait=True,
            resting_rows=mode.resting,
            is_ideal=mode.is_ideal,
            events_of_state=mode.events_of_state,
        )
