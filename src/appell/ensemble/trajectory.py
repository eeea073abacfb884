"""One case of a sweep: its motion as arrays, or why it has none. Nothing here depends on the cases beside it."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Any

import numpy as np

from appell.compile.lanes import LanesProgram
from appell.ensemble.design import Design
from appell.ensemble.lane_events import LaneEvents, lane_events
from appell.ensemble.lane_inputs import LaneInputs, lane_inputs
from appell.ensemble.mode_plan import ModePlan, mode_plan
from appell.ensemble.native_cases import NativePlan, native_plan
from appell.equations import Equations
from appell.errors import AppellError, SimulationError
from appell.model.mechanism import has_modes, lets_go
from appell.model.names import name_of
from appell.native.homes import Home, Part, unmet
from appell.simulate.events import Event
from appell.simulate.prepare import asked_by, lanes_of
from appell.simulate.run import Run
from appell.simulate.start import Known, state_table

FINISHED, STOPPED, REFUSED, NOT_RUN = 0, 1, 2, 3
STATUSES = ("finished", "stopped", "refused", "not run")
AUDITED = ("constraint_error", "energy_error")


@dataclass(frozen=True)
class Plan:
    """What all cases of a sweep share."""

    equations: Equations
    duration: float
    state: Mapping[str, float]
    parameters: Mapping[str, float]
    design: Design
    settings: Mapping[str, Any]
    times: np.ndarray
    inputs: Mapping[str, Any] = field(default_factory=dict)
    events: tuple[Event, ...] = ()
    precision: str = "float64"
    sensitivities: tuple[str, ...] = ()

    def __getstate__(self) -> dict[str, Any]:
        """The fields, and the functions of lanes; all else is made again where it is loaded."""
        sent = {entry.name for entry in fields(self)} | {"lanes"}
        return {name: value for name, value in self.__dict__.items() if name in sent}

    @cached_property
    def lanes(self) -> LanesProgram | str:
        """The program that runs many of its cases at once, or why each is run by itself."""
        if self.sensitivities:
            return "derivatives are carried with each"
        found: LanesProgram | str = unmet(Home.LANES, self.asked) or lanes_of(self.equations)
        if isinstance(found, str):
            return found
        return next((why for why in (self.driven, self.watched) if isinstance(why, str)), found)

    @cached_property
    def driven(self) -> LaneInputs | str | None:
        """The inputs over time or state of its cases in lanes, and where steps end; None where there are none."""
        asked = {**self.asked, **asked_by(self.equations)}
        return lane_inputs(self) if asked[Part.INPUTS] or asked[Part.SWITCHES] else None

    @cached_property
    def watched(self) -> LaneEvents | str | None:
        """How lanes look for its events; None where there are none."""
        return lane_events(self)

    @property
    def asked(self) -> dict[Part, str]:
        """What its cases ask for beside their equations, in words that are empty where they do not."""
        constant = all(isinstance(value, int | float) for value in self.inputs.values())
        return {
            Part.MODES: "it has modes" if lets_go(self.equations.mechanism) else "",
            Part.RESETS: "it has resets" if self.equations.mechanism.resets else "",
            Part.STIFF: "its integrator is not dop853" if self.settings.get("integrator") != "dop853" else "",
            Part.INPUTS: "" if constant else "its inputs change with time or state",
            Part.EVENTS: "events are looked for" if self.events else "",
        }

    @cached_property
    def native(self) -> NativePlan | ModePlan | str:
        """How its cases run one after the other in native code, where no lanes run them; or why not."""
        if self.sensitivities:
            return "derivatives are carried with each"
        return mode_plan(self) if has_modes(self.equations.mechanism) else native_plan(self)

    @property
    def is_native(self) -> bool:
        """Whether cases run without Python between them."""
        return not (isinstance(self.lanes, str) and isinstance(self.native, str))

    @cached_property
    def places_in_state(self) -> dict[str, Known]:
        """For everything that a start is given by, the entries of the state that it is."""
        names = [*self.state, *(column.name for column in self.design.columns if column.kind == "state")]
        table = state_table(self.equations)
        return {name: table.known({name: 0.0}) for name in names}

    @cached_property
    def histories(self) -> tuple[str, ...]:
        """What is kept of every case over time."""
        return (*self.states, *(f"d({name})/d({by})" for name in self.states for by in self.sensitivities))

    @cached_property
    def states(self) -> tuple[str, ...]:
        """Coordinates and speeds."""
        return tuple(name_of(f) for f in (*self.equations.coordinates, *self.equations.speeds))

    def run(self, number: int) -> Run:
        """A case as a run like any other."""
        state, parameters = self.design.case(number)
        inputs = {**self.inputs, **self.design.inputs(number)}
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # what is said of one run at a time: a sweep has a status for each
            return self.equations.simulate(
                self.duration,
                {**self.state, **state},
                parameters={**self.parameters, **parameters},
                inputs=inputs or None,
                samples=self.times,
                events=self.events,
                progress=False,
                **self.settings,
            )


@dataclass(frozen=True)
class CaseOutcome:
    """What came of a case: its histories (quantity, time), the audit's figures, how it ended; of each event the time
    of the first (nan where there is none) and how many there are.
    """

    histories: np.ndarray
    audited: np.ndarray
    status: int
    message: str
    event_times: np.ndarray
    event_counts: np.ndarray


def outcome(plan: Plan, number: int) -> CaseOutcome:
    """Run one case. A start off the constraints or a motion that cannot go on is an outcome, not an error."""
    try:
        return _of(plan, plan.run(number), FINISHED, "")
    except SimulationError as error:
        run = getattr(error, "run", None)
        return _nothing(plan, STOPPED, str(error)) if run is None else _of(plan, run, STOPPED, str(error))
    except AppellError as error:
        return _nothing(plan, REFUSED, str(error))


def _of(plan: Plan, run: Run, status: int, message: str) -> CaseOutcome:
    """Samples behind an early end are nan; the sample at a terminal event is at none of the instants."""
    histories = np.full((len(plan.histories), plan.times.size), np.nan)
    count = min(run.time.size, plan.times.size)
    same = run.time[:count] == plan.times[:count]
    reached = count if same.all() else int(np.argmin(same))
    for row, name in enumerate(plan.states):
        histories[row, :reached] = np.asarray(run[name])[:reached]
    if plan.sensitivities:
        try:
            s, first = run.sensitivities(plan.sensitivities), len(plan.states)
            columns = np.concatenate([s.of("coordinate"), s.of("speed")], axis=1)
            histories[first:, :reached] = columns.reshape(len(columns), -1)[:reached].T
        except AppellError as error:  # the motion has an outcome all the same
            message = message or str(error)
    audited = np.array([float(getattr(run.audit, name)) for name in AUDITED])
    times, counts = no_events(plan, 1)
    for k, event in enumerate(plan.events):
        met = [found.time for found in run.events if found.name == event.name]
        counts[0, k] = len(met)
        times[0, k] = min(met, default=np.nan)
    return CaseOutcome(histories, audited, status, message, times[0], counts[0])


def _nothing(plan: Plan, status: int, message: str) -> CaseOutcome:
    histories = np.full((len(plan.histories), plan.times.size), np.nan)
    times, counts = no_events(plan, 1)
    return CaseOutcome(histories, np.full(len(AUDITED), np.nan), status, message, times[0], counts[0])


def no_events(plan: Plan, count: int) -> tuple[np.ndarray, np.ndarray]:
    """Times and numbers of the events of so many cases in which none was met, (case, event)."""
    return np.full((count, len(plan.events)), np.nan), np.zeros((count, len(plan.events)), np.int32)
