"""A run with modes: native code goes from mode to mode (hybrid.c) and is given here what it reads and asks for."""

from __future__ import annotations

import ctypes
from collections.abc import Callable

import numpy as np

from appell.compile import Status
from appell.compile.native import address
from appell.compile.native_modes import (
    BEFORE_START,
    SCALES_ASKED,
    TO_SETTLE,
    NativeHybrid,
)
from appell.errors import SimulationError
from appell.native.status import Settled
from appell.numbers import MODE, RUN
from appell.simulate.computed import Segment
from appell.simulate.inputs import Values
from appell.simulate.integrate import STATUSES, advance
from appell.simulate.mode_tables import kept_by, reset_integers
from appell.simulate.modes.decider import laid_out
from appell.simulate.modes.hybrid_record import Entered, HybridRecord
from appell.simulate.modes.jump import reset_refused
from appell.simulate.modes.mode import Modes
from appell.simulate.modes.mode_table import ModeTable, blank_run, native_chain
from appell.simulate.modes.record import Impact, Stretch
from appell.simulate.modes.strikes import Strike
from appell.simulate.modes.transition import Transition, violated
from appell.simulate.options import LARGEST_STEPS, IntegrationOptions
from appell.simulate.prepare import scales
from appell.simulate.stall import Pace

STRIKES = ("impulses", "chatter", "lost", "lowered", "struck", "lowered_by")
"""What is noted of a strike."""


def scales_are_asked(modes: Modes) -> bool:
    """Whether the lengths of rows are not those of A: where a principle takes a part of the rows only."""
    return bool(modes.held_program.system.contradiction)


class HybridRun:
    """A run under way; what happens on the way is in ``record``."""

    def __init__(
        self,
        modes: Modes,
        transition: Transition,
        times: np.ndarray,
        end: float,
        options: IntegrationOptions,
    ) -> None:
        self.modes, self.transition, self.options = modes, transition, options
        self.record, self.entered = HybridRecord(), dict[int, Entered]()
        self._values: Values = transition.delassus.values_of
        decider, start = transition.decider, float(times[0])
        x0 = np.zeros(modes.held_program.system.sizes.states)
        blank = blank_run(
            modes,
            options,
            self._values.at(start, x0),
            times=times,
            inputs=self._values.inputs,
            jacobian=self._values.jacobian,
            end=end,
            stops=self._values.stops,
        )
        self._program, self._end = blank.program, end
        self._table = ModeTable(modes, transition.laws, blank)
        self._chain, self._kept = native_chain(modes, decider, transition.outcome)
        self._table.grow(self._chain)
        self._noted = self._room_for_notes(len(transition.margins.rate), len(transition.laws))
        positions, shapes = transition.delassus.positions, modes.held_program.system.shapes()
        self._arrays = {
            "parameters": np.append(self._values.parameters, 0.0),
            "x": np.append(x0, 0.0),
            "positions": np.zeros(shapes["position"][1] + 1 if positions else 1),
            "position_rows": np.array([*positions, 0], np.int32),
            "phases": np.zeros(len(transition.laws) + 1, np.int32),
            "resets": np.array([*reset_integers(modes, decider.names), 0], np.int32),
            "keeps": np.array([*kept_by(modes, decider.names), 0], np.int32),
            "fired": np.zeros(len(modes.resets) + 1, np.int32),
            "reset_room": np.zeros(blank.program.library.call["reset_room"](len(modes.resets)) + 1),
        }
        span = float(times[-1] - times[0])
        self.native = NativeHybrid(
            chain=ctypes.addressof(self._chain),
            maker=ctypes.addressof(self._table.native),
            laws=ctypes.addressof(decider.native_laws),
            position=blank.program.library.address("position") if positions else 0,
            position_margins=address(decider.arrays["position_margins"]),
            rate_margins=address(decider.arrays["rate_margins"]),
            tolerance=options.tolerance,
            span=span,
            cascade=RUN.instant * span,
            end=end,
            t=start,
            motion=transition.margins.motion,
            parameter_count=len(modes.held.mechanism.parameters) - modes.coefficients.size,
            position_count=len(positions),
            most_steps=min(options.max_steps or LARGEST_STEPS, LARGEST_STEPS - 1),
            stage=TO_SETTLE,
            guard=BEFORE_START,
            asks_scales=scales_are_asked(modes),
            reset_count=len(modes.resets),
            is_loose=not options.projection,
            **{name: address(array) for name, array in self._arrays.items()},
        )
        self._call, self._address = blank.program.library.call["advance_hybrid"], ctypes.addressof(self.native)

    def _room_for_notes(self, rows: int, laws: int) -> dict[str, np.ndarray]:
        count, notes = MODE.noted, self._chain.notes
        doubles = {"times": count, "works": count}
        strikes = {"impulses": count * rows, "chatter": count * laws, "lost": count, "lowered": count}
        marks = {"struck": count * laws, "lowered_by": count * laws}
        resets = {"reset times": count, "reset lost": count, "reset impulses": count * rows}
        arrays, pointers = laid_out(
            doubles | strikes | resets, {"entries": 4 * count, "reset entries": 2 * count} | marks
        )
        for name, place in pointers.items():
            owner = notes.resets if name.startswith("reset ") else notes.strikes if name in STRIKES else notes
            setattr(owner, name.removeprefix("reset "), place)
        notes.capacity = count
        return arrays

    # ---- on ---------------------------------------------------------------------------------------------------------

    def run(self, x: np.ndarray, phases: dict[str, str], progress: Callable[[float], None] | None) -> Status:
        """From a state in these phases to the end."""
        self._place(x, phases)
        pace = Pace(self._end, self.count) if self.options.max_steps is None else None
        try:
            status, self.record.seconds = advance(self, progress, pace=pace)
        finally:
            self._take()
            self._note_end()
        return status

    def count(self) -> tuple[int, int]:
        """The trial steps taken in all modes, and those of them refused."""
        return self.native.steps, self.native.refused

    @property
    def time(self) -> float:
        """The time reached."""
        return float(self._table.run(self._chain.current).t if self.record.begun else self.native.t)

    def advance(self, steps: int) -> Status:
        """Go on for at most that many trial steps, from mode to mode."""
        native, end = self.native, min(self.native.steps + steps, LARGEST_STEPS)
        while True:
            code = self._call(self._address, end - native.steps)
            self._take()
            if code == Settled.MODES_FULL:
                self._table.grow(self._chain)
            elif code == SCALES_ASKED:
                self._set_scales()
            elif code not in STATUSES:
                raise self._refused(code)
            elif code != Status.RUNNING or native.steps >= end:
                return STATUSES[code]

    def _place(self, x: np.ndarray, phases: dict[str, str]) -> None:
        self._arrays["x"][: x.size] = x
        self._arrays["phases"][:-1] = self.transition.decider.codes(phases)
        self.transition.keep_always(phases)

    @property
    def _phases(self) -> dict[str, str]:
        return self.transition.decider.phases(self._arrays["phases"][:-1])

    @property
    def _x(self) -> np.ndarray:
        return self._arrays["x"][:-1].copy()

    # ---- what was noted ---------------------------------------------------------------------------------------------

    def _take(self) -> None:
        """Take over the modes that have begun, with what struck, and events of the person."""
        notes, record, noted = self._chain.notes, self.record, self._noted
        count, notes.count = notes.count, 0
        if notes.resets.count:
            self._take_resets()
        if count:
            begun = noted["entries"][: 4 * count].reshape(count, 4).tolist()
            record.times += noted["times"][:count].tolist()
            record.works += noted["works"][:count].tolist()
            if notes.strikes.count:
                self._take_strikes(noted["times"], begun)
            record.begun += begun
        run, blank = self._table.run(self._chain.current) if record.begun else None, self._table.blank
        if run is not None and run.event_count:  # they stand where those of all modes do
            blank.arrays.run.event_count, run.event_count = run.event_count, 0
            blank.fetch_events()
            record.events += blank.events
            blank.events.clear()

    def _take_strikes(self, times: np.ndarray, begun: list[list[int]]) -> None:
        """Note what struck; in ``begun`` strikes are counted from the start of the run from now on."""
        transition, record, strikes = self.transition, self.record, self._chain.notes.strikes
        own = {name: self._noted[name].reshape(MODE.noted, -1) for name in STRIKES}
        for t, one in zip(times.tolist(), begun, strict=False):
            k = one[3]
            if k < 0:
                continue
            names = tuple(law.name for law, has in zip(transition.laws, own["struck"][k], strict=True) if has)
            strike = Strike(own["impulses"][k].tolist(), names, transition.named(own["chatter"][k]))
            transition.warn_of_energy(t, float(own["lowered"][k, 0]), own["lowered_by"][k])
            record.impacts.append(strike.impact(t, transition.laws, float(own["lost"][k, 0])))
            one[3] = len(record.strikes)
            record.strikes.append(strike.words(t))
        strikes.count = 0

    def _take_resets(self) -> None:
        """Note the resets that acted: what each lost, and in words what began a mode."""
        noted, record, resets = self._noted, self.record, self.modes.equations.mechanism.resets
        count, rows = self._chain.notes.resets.count, self.modes.held_program.system.rows
        self._chain.notes.resets.count = 0
        impulses = noted["reset impulses"].reshape(MODE.noted, -1)
        for k, (number, before) in enumerate(noted["reset entries"][: 2 * count].reshape(count, 2).tolist()):
            by_name: dict[str, tuple[float, ...]] = {}
            for row, impulse in zip(rows, impulses[k].tolist(), strict=True):
                by_name[row.name] = (*by_name.get(row.name, ()), impulse)
            found = {name: values for name, values in by_name.items() if any(values)}
            times, lost = noted["reset times"], noted["reset lost"]
            record.impacts.append(Impact(float(times[k]), (resets[number].name,), found, float(lost[k])))
            record.note_reset(len(record.begun) + before, f"the reset '{resets[number].name}'")

    def _note_end(self) -> None:
        """When the last mode ended, or where it got to, and how many samples there are."""
        if not self.record.begun:
            return
        native, run = self.native, self._table.run(self._chain.current)
        count = native.sample if native.stage == TO_SETTLE else run.sample_count
        last = self._table.blank.arrays.kept["sample_times"][max(count - 1, 0)]
        self.record.end = native.t if native.stage == TO_SETTLE else max(float(last), run.t), count
        self.entered = {number: self._entered(number) for number in dict.fromkeys(one[2] for one in self.record.begun)}

    def _entered(self, number: int) -> Entered:
        phases = self.transition.decider.phases(np.array(self._table.codes(number)))
        mode = self.modes[tuple(phases[name] for name in self.modes.names)]
        return Entered(mode, self._table.session(number), mode.of(self._values))

    def stretches(self) -> list[Stretch]:
        """The modes one after the other."""
        return list(self.record.stretches(self.entered))

    def segments(self, status: Status) -> dict[int, Segment]:
        """What was integrated in each mode, by number; that in which the run ended last."""
        record, transition = self.record, self.transition
        return {number: record.segment(number, entered, transition, status) for number, entered in self.entered.items()}

    @property
    def tier(self) -> str:
        """Which program runs: "generic" or "specialised"."""
        return self._table.blank.tier

    @property
    def current(self) -> int:
        """The mode under way."""
        return int(self._chain.current)

    # ---- what native code asks for ----------------------------------------------------------------------------------

    def _set_scales(self) -> None:
        """The lengths of the rows in the mode that begins, and their rank, where native code leaves that open."""
        now, t, x = self._entered(self.current), self.native.t, self._x
        arrays, p = now.session.arrays, now.values.at(t, x)
        found = scales(now.mode.program, x, p, t, now.mode.resting)
        self._program.place(arrays, p, found.get("row_scale"), found.get("speed_scale"))
        arrays.run.rank_bound = bound = found.get("rank_bound", 0)
        arrays.run.rates_wait = arrays.run.rates_wait and not bound

    def _refused(self, code: int) -> BaseException:
        """Why the run cannot go on."""
        native, transition = self.native, self.transition
        rows, resets = self.modes.held_program.system.rows, self.modes.equations.mechanism.resets
        at = resets[native.failed_reset].name if resets else "", rows[native.failed_row].name if rows else ""
        if (error := reset_refused(code, *at, native.t, native.violation)) is not None:
            return error
        if code == Settled.RELATION_VIOLATED:
            involved = transition.outcome.arrays["involved"]
            return violated(transition.laws[int(np.argmax(involved))].name, native.t, native.violation)
        if code == Settled.CHANGES_WITHOUT_END:
            return self._without_end()
        return transition.refused(code, native.t, self._phases)

    def _without_end(self) -> SimulationError:
        count, changes = self.native.change_count, self.native.changes
        between = changes[count % MODE.changes], changes[(count - 1) % MODE.changes]
        recent = [
            self.transition.decider.phases(np.array(self._table.codes(n)))
            for _, _, n, _ in self.record.begun[-MODE.changes :]
        ]
        names = [name for name in recent[0] if len({phases[name] for phases in recent}) > 1] or list(recent[0])
        return SimulationError(
            f"{MODE.changes} changes of mode between t = {between[0]:.12g} and {between[1]:.12g}: the cascade of "
            f"{' and '.join(map(repr, names))} does not come to an end."
        )
