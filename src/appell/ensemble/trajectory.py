"""One case of a sweep: its motion as arrays, or why it has none. Nothing here depends on the cases beside it."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from appell.compile.lanes import LanesProgram
from appell.ensemble.design import Design
from appell.equations import Equations
from appell.errors import AppellError, SimulationError
from appell.model.names import name_of
from appell.simulate.run import Run

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
    precision: str = "float64"

    @cached_property
    def lanes(self) -> LanesProgram | str:
        """The program that runs many of its cases at once, or why each is run by itself."""
        if self.equations.has_modes:
            return "it has modes"
        if self.settings.get("integrator") != "dop853":
            return "its integrator is not dop853"
        if not all(isinstance(value, int | float) for value in self.inputs.values()):
            return "its inputs change with time or state"
        found: LanesProgram | str = self.equations.preparation.lanes
        return found

    @property
    def histories(self) -> tuple[str, ...]:
        """What is kept of every case over time."""
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
                progress=False,
                **self.settings,
            )


@dataclass(frozen=True)
class Outcome:
    """What came of a case: its histories (quantity, time), the audit's figures, how it ended."""

    histories: np.ndarray
    audited: np.ndarray
    status: int
    message: str


def outcome(plan: Plan, number: int) -> Outcome:
    """Run one case. A start off the constraints or a motion that cannot go on is an outcome, not an error."""
    try:
        return _of(plan, plan.run(number), FINISHED, "")
    except SimulationError as error:
        run = getattr(error, "run", None)
        return _nothing(plan, STOPPED, str(error)) if run is None else _of(plan, run, STOPPED, str(error))
    except AppellError as error:
        return _nothing(plan, REFUSED, str(error))


def _of(plan: Plan, run: Run, status: int, message: str) -> Outcome:
    """Samples behind an early end are nan."""
    histories = np.full((len(plan.histories), plan.times.size), np.nan)
    for row, name in enumerate(plan.histories):
        values = np.asarray(run[name])[: plan.times.size]
        histories[row, : values.size] = values
    audited = np.array([float(getattr(run.audit, name)) for name in AUDITED])
    return Outcome(histories, audited, status, message)


def _nothing(plan: Plan, status: int, message: str) -> Outcome:
    histories = np.full((len(plan.histories), plan.times.size), np.nan)
    return Outcome(histories, np.full(len(AUDITED), np.nan), status, message)
