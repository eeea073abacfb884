"""Many motions of one compiled program, from one start, that differ in the multipliers they begin with."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from appell.compile import Program, Status, program_of
from appell.equations import Equations
from appell.errors import SimulationError
from appell.numbers import FAMILY, RUN
from appell.simulate.aliases import Inputs
from appell.simulate.bind import Binding
from appell.simulate.inputs import Values
from appell.simulate.integrate import Session
from appell.simulate.options import IntegrationOptions
from appell.simulate.prepare import scales, start_state
from appell.simulate.trajectory import Trajectory


@dataclass(frozen=True)
class Trials:
    """Equations with everything that their motions from one start have in common.

    ``start``: the program's state (q, u, s), with the auxiliary states s at the end. ``times``: the samples.
    ``fastest``: a motion with a speed above this is given up: it grows beyond bounds, and would take ever more steps.
    """

    equations: Equations
    program: Program
    values: Values
    start: np.ndarray
    times: np.ndarray
    options: IntegrationOptions
    fastest: float = np.inf

    @classmethod
    def prepare(
        cls,
        equations: Equations,
        times: np.ndarray,
        state: Mapping[Any, float],
        parameters: Mapping[Any, float] | None,
        inputs: Inputs | None,
        tolerance: float,
    ) -> Trials:
        """Compile once, complete the start once."""
        options = IntegrationOptions(tolerance=tolerance, max_steps=RUN.trial_steps)
        program = program_of(equations)
        begin, end = float(times[0]), float(times[-1])
        values = Binding(parameters, inputs, begin, end)(equations, program)
        start = start_state(equations, program, state, values.at(begin), begin)
        return cls(equations, program, values, start, times, options)

    @property
    def sizes(self) -> tuple[int, int]:
        """How many coordinates and speeds there are."""
        sizes = self.program.system.sizes
        return sizes.coordinates, sizes.speeds

    @cached_property
    def _parameters(self) -> np.ndarray:
        t = float(self.times[0])
        return self.values.at(t, self.start) if self.values.inputs else self.values.at(t)

    @cached_property
    def _scales(self) -> dict[str, Any]:
        return scales(self.program, self.start, self._parameters, float(self.times[0]))

    def motion(self, mu: np.ndarray | None = None) -> Trajectory | None:
        """The motion with the first auxiliary states at ``mu``; None where it does not reach the end."""
        x = self.start.copy()
        if mu is not None:
            first = sum(self.sizes)
            x[first : first + mu.size] = mu
        try:
            session = Session.begin(
                self.program,
                self.options,
                times=self.times,
                x0=x,
                parameters=self._parameters,
                inputs=self.values.inputs,
                stops=self.values.stops,
                **self._scales,
            )
        except SimulationError:
            return None
        # The motion to its end; None where it breaks down or becomes too fast on the way
        nq, n = self.sizes
        state = np.ctypeslib.as_array((ctypes.c_double * (nq + n)).from_address(session.address))
        status = Status.RUNNING
        while status is Status.RUNNING:
            status = session.advance(FAMILY.look)
            if not np.abs(state[nq:]).max(initial=0.0) < self.fastest:
                return None
        found = session.trajectory(status)
        whole = not status.is_failure and found.times.size == self.times.size
        return found if whole and np.isfinite(found.states).all() else None

    def with_options(self, tolerance: float, fastest: float = np.inf) -> Trials:
        """The same with another error of a step, and another limit for the speeds."""
        return replace(self, options=replace(self.options, tolerance=tolerance), fastest=fastest)

    def blocks(self, t: float, x: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """M, F, A and B at a state of the program."""
        p = self.values.at(t, x) if self.values.inputs else self._parameters
        (nq, n), m = self.sizes, self.program.system.sizes.rows
        column = self.program.evaluate("dynamics", t, x, p)
        F = nq + n * n
        A, B = F + n, F + n + m * n + m
        return (
            column[nq:F].reshape(n, n, order="F"),
            column[F:A],
            column[A : A + m * n].reshape(m, n, order="F"),
            column[B : B + n * m].reshape(n, m, order="F"),
        )
