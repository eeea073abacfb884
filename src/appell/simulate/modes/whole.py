"""All rows of a model at one state: how far they are from being met, and how they answer to their multipliers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from appell.compile import Compiled
from appell.simulate.inputs import Values

Weights = Callable[[float, np.ndarray, np.ndarray], np.ndarray]
"""The normal force of a unit multiplier of every row, of time, state and parameters."""

ROUNDING = 1e-12
"""Forces and accelerations smaller than this part of what they are made of count as zero."""
LEAST = 1e-3
"""Accelerations up to this count as nothing when that size is estimated: where all forces vanish something must."""


@dataclass(frozen=True)
class Situation:
    """Rows at one state; arrays over the rows.

    ``position`` (zero where a row has none) and ``rate``: the row and its rate. ``accelerations``: of the rows without
    their multipliers, ``answer`` K = A M^-1 B, ``response`` M^-1 B. The errors are what counts as zero;
    ``weights`` the normal force of a unit multiplier, where a row has friction.
    """

    position: np.ndarray
    rate: np.ndarray
    accelerations: np.ndarray
    answer: np.ndarray
    response: np.ndarray
    acceleration_error: np.ndarray
    force_error: np.ndarray
    weights: np.ndarray


class Whole:
    """The program in which every row is held, ready to be asked at one state after another."""

    def __init__(self, compiled: Compiled, values: Values, weights: Weights) -> None:
        g = compiled.program.graph
        self._weights = weights
        self._sizes = g.coordinates, g.speeds, g.rows
        self._positions = [i for i, row in enumerate(compiled.rows) if row.position is not None]
        self._rates = [i for i, row in enumerate(compiled.rows) if row.velocity is not None]
        self._blocks = compiled.program.library.blocks
        shapes = g.shapes()
        self._out: dict[str, np.ndarray] = {
            n: np.zeros(shapes[n][1] + 1) for n in ("dynamics", "position", "velocity") if n in shapes
        }
        self.values = values
        self._x = np.zeros(g.states)
        self._p = np.concatenate([values.at(0.0, self._x), [0.0]])
        self._pointers = self._x.ctypes.data, self._p.ctypes.data
        self._outs = {name: out.ctypes.data for name, out in self._out.items()}

    def _place(self, t: float, x: np.ndarray) -> None:
        self._x[:] = x
        if self.values.inputs:
            self._p[:-1] = self.values.at(t, x)

    def _evaluate(self, name: str, t: float) -> np.ndarray:
        x, p = self._pointers
        self._blocks[name](t, x, p, None, self._outs[name])
        return self._out[name]

    def at(self, t: float, x: np.ndarray) -> Situation:
        """The situation at a state of the program."""
        nq, n, m = self._sizes
        self._place(t, x)
        position, rate = np.zeros(m), np.zeros(m)
        if self._positions:
            position[self._positions] = self._evaluate("position", t)[: len(self._positions)]
        rate[self._rates] = self._evaluate("velocity", t)[: len(self._rates)]
        block = self._evaluate("dynamics", t)
        ends = np.cumsum([nq, n * n, n, m * n, m, n * m]).tolist()
        M, F, A, gamma, B = (block[i:j] for i, j in pairwise(ends))
        A = A.reshape(m, n, order="F")
        both = _solve(M.reshape(n, n, order="F"), np.column_stack([F, B.reshape(n, m, order="F")]))
        free, response = both[:, 0], both[:, 1:]
        answer = A @ response
        length = np.sqrt(np.abs(answer.diagonal()))  # of each row in the metric of M
        length[length == 0.0] = 1.0
        error = ROUNDING * ((np.abs(A) @ np.maximum(np.abs(free), LEAST) + np.abs(gamma)) / length).max()
        return Situation(
            position=position,
            rate=rate,
            accelerations=A @ free + gamma,
            answer=answer,
            response=response,
            acceleration_error=error * length,
            force_error=error / length,
            weights=self._weights(t, x, self._p),
        )

    def rows(self, times: np.ndarray, states: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Rows and their rates at samples, (samples, rows) each."""
        position, rate = np.zeros((len(times), self._sizes[2])), np.zeros((len(times), self._sizes[2]))
        for k, (t, x) in enumerate(zip(times, states, strict=True)):
            self._place(t, x)
            if self._positions:
                position[k, self._positions] = self._evaluate("position", t)[: len(self._positions)]
            rate[k, self._rates] = self._evaluate("velocity", t)[: len(self._rates)]
        return position, rate

    def sizes(self, t: float, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """How much each row and its rate change when coordinates and speeds change by their own size, at least 1."""
        nq, n, m = self._sizes
        self._place(t, x)
        position, rate = np.zeros(m), np.zeros(m)
        count = len(self._positions)
        if count:
            J = self._evaluate("position", t)[count : count + count * n].reshape(count, n, order="F")
            position[self._positions] = np.abs(J).sum(1) * max(1.0, np.abs(x[:nq]).max())
        count = len(self._rates)
        J = self._evaluate("velocity", t)[count : count + count * n].reshape(count, n, order="F")
        rate[self._rates] = np.abs(J).sum(1) * max(1.0, np.abs(x[nq : nq + n]).max())
        return position, rate


def _solve(M: np.ndarray, right: np.ndarray) -> np.ndarray:
    """M^-1 times columns; where something has no mass, the smallest motion that answers to them."""
    try:
        return np.linalg.solve(M, right)
    except np.linalg.LinAlgError:
        return np.linalg.lstsq(M, right, rcond=None)[0]
