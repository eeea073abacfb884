"""Cases of models with modes in native code, from mode to mode and one after the other.

Python is asked for a start whose speeds follow from contacts that are met. What is made for a mode is shared by the
cases of a thread; none of its numbers depends on the case for which it was made.
"""

from __future__ import annotations

import ctypes
import warnings
from typing import TYPE_CHECKING

import numpy as np

from appell.compile.cases import Cases
from appell.compile.mode_cases import NOTHING_ASKED, ROOM_ASKED, START_ASKED, STOP_ASKED, NativeModeCases
from appell.compile.native_modes import NativeHybrid
from appell.ensemble.mode_plan import ModePlan, ModeStarts
from appell.ensemble.native_cases import address, energy_places
from appell.errors import AppellError
from appell.native.status import Settled
from appell.numbers import RUN
from appell.simulate.bind import Binding
from appell.simulate.inputs import Values
from appell.simulate.modes.decider import Decider, NativeOutcomeArrays
from appell.simulate.modes.delassus import Delassus
from appell.simulate.modes.initial_mode import completed
from appell.simulate.modes.margins import Margins
from appell.simulate.modes.mode_table import ModeTable, blank_run, native_chain
from appell.simulate.options import IntegrationOptions

if TYPE_CHECKING:
    from appell.ensemble.trajectory import Plan


def run_from_mode_to_mode(plan: Plan, native: ModePlan, made: ModeStarts, stop: np.ndarray | None) -> Cases:
    """The cases of these starts; ``statuses`` say which of them native code does not finish."""
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
        rows, laws = g.sizes.rows, len(native.laws)
        sizes, no_margins = (g.sizes.coordinates, g.sizes.speeds, g.sizes.states), Margins([0.0] * rows, [0.0] * rows)
        self._decider = decider = Decider(
            native.laws, native.always, no_margins, self._delassus.at, sizes, ideal=native.modes.ideal
        )
        decider.ask_run(self._delassus)
        decider.native.ask = None  # where the rows have no values a case is left
        self._outcome = NativeOutcomeArrays(laws, rows, g.sizes.states)
        options = IntegrationOptions(plan.settings["integrator"], plan.settings["tolerance"])
        jacobian = held.derivatives if options.is_implicit else None
        blank = blank_run(native.modes, options, self._first, times=plan.times, jacobian=jacobian, end=plan.duration)
        self._table = ModeTable(native.modes, native.laws, blank)
        self._chain, self._behind = native_chain(native.modes, decider, self._outcome)
        self._table.grow(self._chain)
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
            "outputs": np.zeros(g.sizes.outputs + 1),
            "positions": np.zeros((shapes["position"][1] if "position" in shapes else 0) + 1),
            "x": np.zeros(g.sizes.states),
            "event_counts": np.zeros((count, users), np.int32),
            "statuses": np.zeros(count, np.int32),
            "stop": np.zeros(1, np.int32) if stop is None else stop,
            "position_rows": np.array(asked.positions, np.int32),
            "start_phases": self._decider.codes(native.start.phases),
            "begun_phases": np.zeros(laws, np.int32),
            "phases": np.zeros(laws, np.int32),
            "position_margins": self._decider.arrays["position_margins"],
            "rate_margins": self._decider.arrays["rate_margins"],
        }
        pointers = {name: array.ctypes.data for name, array in self._kept.items()}
        own = {field[0] for field in NativeHybrid._fields_} - {"parameters", "coefficients"}  # those are of a case
        hybrid = NativeHybrid(
            chain=ctypes.addressof(self._chain),
            maker=ctypes.addressof(self._table.native),
            laws=ctypes.addressof(self._decider.native_laws),
            position=address(blocks["position"]) if asked.positions else 0,
            tolerance=float(plan.settings["tolerance"]),
            span=float(plan.times[-1] - plan.times[0]),
            end=plan.duration,
            parameter_count=made.parameters.shape[1],
            position_count=len(asked.positions),
            most_steps=int(plan.settings.get("max_steps") or RUN.steps),
            **{name: place for name, place in pointers.items() if name in own},
        )
        self._cases = NativeModeCases(
            hybrid=hybrid,
            case_count=count,
            time_count=instants,
            kept=len(plan.histories),
            potential=energy_places(held)[1],
            **{name: place for name, place in pointers.items() if name not in own},
        )

    def run(self) -> Cases:
        """All cases; native code runs without the interpreter's lock and returns where something is not known."""
        call, asked = self._native.held.library.call["mode_cases"], -1
        while asked not in (NOTHING_ASKED, STOP_ASKED):
            asked = call(ctypes.addressof(self._cases))
            if asked == ROOM_ASKED:
                self._table.grow(self._chain)
            if asked == START_ASKED and not self._begin():
                self._leave()
        return Cases(**{name: self._kept[name] for name in Cases.__dataclass_fields__})

    def _leave(self) -> None:
        """The case at hand is for the way for one run."""
        self._kept["statuses"][self._cases.at] = Settled.START_VIOLATED
        self._cases.at += 1

    def _begin(self) -> bool:
        """Complete a start that violates relations with these met; False where that cannot be."""
        plan, native, at = self._plan, self._native, int(self._cases.at)
        state, parameters = plan.design.case(int(self._numbers[at]))
        bind = Binding({**plan.parameters, **parameters}, None, 0.0, plan.duration)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                x, phases = completed(native.modes, self._delassus, self._decider, {**plan.state, **state}, bind, 0.0)
        except AppellError:
            return False
        codes = self._decider.codes(phases)
        self._kept["begun_phases"][:] = codes
        self._kept["starts"][at] = x
        self._cases.is_begun = 1
        return True
