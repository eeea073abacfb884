"""The curve of periodic motions w = (x, T, mu): its tangent, and the motion in a plane across it.

In units: x of what each state sweeps, T of the period, mu of the span that is followed. A family that is followed by
its period has no mu, and T takes its place.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from appell.algebra.rank import null_space
from appell.errors import NotApplicable, SimulationError
from appell.numbers import ORBIT, RANK, RUN
from appell.orbits.orbit import Orbit
from appell.orbits.periodic import Unknowns, least_step
from appell.orbits.return_map import Return

PERIOD = "period"
"""What a family is followed by where no parameter is: motions of all energies are periodic."""


@dataclass(frozen=True, eq=False)
class OrbitCurve:
    """The units of w and what is followed; ``span`` from ``begin`` on is one unit of its last entry."""

    name: str
    unknowns: Unknowns
    sizes: np.ndarray
    period: float
    begin: float
    span: float

    @classmethod
    def through(cls, orbit: Orbit, name: str, to: float) -> OrbitCurve:
        """The curve through a motion."""
        begin = orbit.value(name)
        free = replace(orbit.unknowns, fixed_period=False) if name == PERIOD else orbit.unknowns
        return cls(name, free, orbit.turn.sizes, orbit.period, begin, to - begin)

    @property
    def states(self) -> int:
        """How many coordinates and speeds there are."""
        return len(self.unknowns.turn.names)

    @property
    def forward(self) -> np.ndarray:
        """The direction in which what is followed grows towards its end."""
        w = np.zeros(self.states + 2)
        w[-1] = 1.0
        return w

    def at(self, orbit: Orbit) -> np.ndarray:
        """w of a motion; T stands in the last entry where the period is followed, and the entry before is zero."""
        following = (orbit.value(self.name) - self.begin) / self.span
        own = 0.0 if self.name == PERIOD else orbit.period / self.period
        return np.array([*(orbit.turn.start / self.sizes[: self.states]), own, following])

    def _turn(self, w: np.ndarray) -> Return:
        """The turn from w, with its derivatives."""
        value, turn = self.begin + w[-1] * self.span, self.unknowns.turn
        if self.name == PERIOD:
            return turn.turn(w[:-2] * self.sizes[: self.states], value)
        moved = replace(turn, parameters={**turn.parameters, self.name: value})
        return moved.turn(w[:-2] * self.sizes[: self.states], w[-2] * self.period, (self.name,))

    def _linear(self, r: Return) -> tuple[np.ndarray, np.ndarray]:
        """The derivative of the residual by w, and the residual."""
        matrix, residual = self.unknowns.linear(r, self.sizes)
        n = r.states
        by_period = matrix[:, n : n + 1] / r.period
        if self.name == PERIOD:
            return np.hstack([matrix[:, :n], 0 * by_period, by_period * self.span]), residual
        return np.hstack([matrix[:, :n], by_period * self.period, matrix[:, n + 1 :] * self.span]), residual

    def tangent(self, orbit: Orbit, towards: np.ndarray) -> np.ndarray:
        """The direction at a motion in which turns stay closed, nearest to another direction."""
        matrix, _ = self._linear(self._turn(self.at(orbit)))
        closed = null_space(matrix, RANK.inexact)
        found = closed @ (closed.T @ towards)
        return np.asarray(found / np.linalg.norm(found))

    def across(self, w: np.ndarray, normal: np.ndarray) -> tuple[Orbit, int] | None:
        """The motion in the plane through w across a direction, and the steps of Newton; None where none is reached."""
        steps, last = 0, np.inf
        try:
            while steps < ORBIT.steps:
                r = self._turn(w)
                matrix, residual = self._linear(r)
                size = float(np.abs(residual).max(initial=0.0))
                if size < 10 * RUN.reference:
                    turn = self.unknowns.turn
                    if self.name != PERIOD:
                        value = r.sensitivities.run.parameters[self.name]
                        turn = replace(turn, parameters={**turn.parameters, self.name: value})
                    return Orbit(replace(self.unknowns, turn=turn), r, size), steps
                if size > last:
                    return None
                rows, right = np.vstack([matrix, normal]), np.append(-residual, 0.0)
                w = w + least_step(rows, -right)
                last, steps = size, steps + 1
        except (SimulationError, NotApplicable):
            pass
        return None

    def exactly(self, near: Orbit, value: float) -> Orbit:
        """The motion at a value of what is followed, from one near it."""
        if self.name == PERIOD:
            return replace(self.unknowns, fixed_period=True).solve(near.turn.start, value)
        turn = replace(near.unknowns.turn, parameters={**near.unknowns.turn.parameters, self.name: value})
        return replace(near.unknowns, turn=turn).solve(near.turn.start, near.period)
