"""A controller in the loop: it is asked for inputs once a period, and they hold until the next one."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from appell.compile import Program, program_of
from appell.equations import Equations
from appell.errors import ModelError, NotApplicable
from appell.model import name_of
from appell.model.mechanism import has_modes
from appell.native.status import Status
from appell.numbers import INPUT, ZERO
from appell.simulate.inputs import Values
from appell.simulate.integrate import Progress, Session, advance
from appell.simulate.stall import Pace
from appell.simulate.start import StateNumbers
from appell.simulate.table import Table
from appell.simulate.trajectory import Trajectory

Controller = Callable[[float, Mapping[Any, float]], Any]
"""From a time and a state, by name or symbol, to the inputs: a mapping, or a number where there is one."""


def state_names_of(equations: Equations, program: Program, done: str) -> tuple[str, ...]:
    """What the places of x are called. Raises NotApplicable for motions that cannot pause between periods."""
    system, name = program.system, equations.mechanism.name
    if has_modes(equations.mechanism):
        raise NotApplicable(
            f"'{name}' cannot be {done}: constraints of it open, slide, saturate or are switched, and a pause loses "
            "their mode. Use simulate() without a controller, with the law as an input of the state."
        )
    if equations.principle.has_momenta or system.reader is not None or system.higher is not None:
        raise NotApplicable(f"'{name}' cannot be {done} by {equations.principle.name}, whose states are no speeds.")
    prescribing = next((n for n, order in system.input_orders.items() if order), "")
    if prescribing:
        raise NotApplicable(
            f"'{name}' cannot be {done}: its input '{prescribing}' prescribes a motion, which would jump."
        )
    return (*map(name_of, (*equations.coordinates, *equations.speeds)), *system.auxiliary_states)


def finite_input(name: str, value: object) -> float:
    """A number for an input."""
    try:
        number = float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        raise ModelError(f"the input '{name}' is {value!r:.80}: a period takes a number.") from None
    if not math.isfinite(number):
        raise ModelError(f"the input '{name}' is {number}: give it a finite value.")
    return number


@dataclass(frozen=True)
class SampledControl:
    """A controller with its period, over a span of time; ``names``: the inputs that it sets."""

    equations: Equations
    controller: Controller
    breaks: np.ndarray
    names: tuple[str, ...]

    @classmethod
    def over(
        cls,
        equations: Equations,
        controller: Controller | None,
        sample: object,
        given: Mapping[Any, object],
        span: tuple[float, float],
    ) -> SampledControl:
        """The control of a run; the inputs that are not ``given`` are its own."""
        if not callable(controller):
            raise ModelError(f"controller= is {controller!r:.80}: give a function of a time and a state.")
        period = finite_input("sample", sample) if sample is not None else 0.0
        if period <= 0:
            raise ModelError(f"sample= is {sample!r}: give the period of the controller, a positive number of seconds.")
        count = max(math.ceil((span[1] - span[0]) / period * (1 - ZERO.products)), 1)
        if count > INPUT.periods:
            raise ModelError(f"the run has {count} periods of {period:g} s: {INPUT.periods} are the most.")
        breaks = span[0] + period * np.arange(count + 1)
        breaks[-1] = span[1]
        others = set(map(name_of, given))
        names = tuple(i.name for i in equations.mechanism.inputs if i.name not in others)
        if not names:
            raise ModelError(f"'{equations.mechanism.name}' has no input left that the controller could set.")
        state_names_of(equations, program_of(equations), "controlled by samples")
        return cls(equations, controller, breaks, names)

    @property
    def blank(self) -> dict[str, object]:
        """Tables of steps that are written as the run goes on."""
        return {name: self._table(np.zeros((self.breaks.size - 1, 1))) for name in self.names}

    def given(self, values: Values) -> dict[str, object]:
        """The tables as they came out."""
        return {name: self._table(column[:, 3:].copy()) for name, column in self._columns(values).items()}

    def integrate(self, session: Session, values: Values, progress: Progress | None) -> Trajectory:
        """The motion, period by period: the controller is asked at the start of each."""
        states = state_names_of(self.equations, session.program, "controlled by samples")
        columns, seconds, status = self._columns(values), 0.0, Status.FINISHED
        pace = None if session.is_limited else Pace(float(self.breaks[-1]), session.count)
        # a table holds from its instants on: all but the last period end just before the next one
        ends = [*np.nextafter(self.breaks[1:-1], -np.inf).tolist(), float(self.breaks[-1])]
        for k, (begin, end) in enumerate(zip(self.breaks[:-1].tolist(), ends, strict=True)):
            found = self._asked(begin, StateNumbers(zip(states, session.state.tolist(), strict=True)))
            for name, column in columns.items():
                column[k, 3] = found[name]
            session.go_on(end, begin=begin)
            status, used = advance(session, progress, None, pace)
            seconds += used
            if status is not Status.FINISHED:
                break
        return session.trajectory(status, seconds)

    def _asked(self, t: float, state: StateNumbers) -> dict[str, float]:
        answer = self.controller(t, state)
        if not isinstance(answer, Mapping):
            if len(self.names) > 1:
                words = ", ".join(f"'{name}'" for name in self.names)
                raise ModelError(f"the controller returned {answer!r:.80} at t = {t:g}: give a dict for {words}.")
            answer = {self.names[0]: answer}
        found = {name_of(key): value for key, value in answer.items()}
        other = next((name for name in found if name not in self.names), None)
        missing = next((name for name in self.names if name not in found), None)
        if other is not None or missing is not None:
            what = f"sets '{other}', which is not its input" if other is not None else f"does not set '{missing}'"
            raise ModelError(f"the controller {what} at t = {t:g}: its inputs are {', '.join(self.names)}.")
        return {name: finite_input(name, value) for name, value in found.items()}

    def _columns(self, values: Values) -> dict[str, np.ndarray]:
        """The coefficients of each table, as the stepper reads them."""
        names = [i.name for i in self.equations.mechanism.inputs]
        kept: dict[str, Any] = {names[s.number]: k for s, k in zip(values.inputs, values.kept, strict=True)}
        return {name: kept[name][1] for name in self.names}

    def _table(self, values: np.ndarray) -> Table:
        return Table(self.breaks, values, "polynomials")
