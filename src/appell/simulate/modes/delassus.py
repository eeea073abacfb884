"""All rows of a model at one state: how far they are from being met, and how they answer to their multipliers."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from appell.algebra.rank import symmetric_inverse
from appell.compile import Program
from appell.compile.block import Block
from appell.compile.native import BLOCK, Arrays, NativeInput, NativeRun, address
from appell.equations.effort_response import EffortResponse
from appell.numbers import RANK, ZERO
from appell.simulate.inputs import Values
from appell.simulate.modes.margins import INSTANTS, Sizes, row_lengths, sizes_of
from appell.system import RowLevel

Weights = Callable[[float, np.ndarray, np.ndarray], list[float]]
"""The normal force of a unit multiplier of every row, of time, state and parameters."""


class ContactResponse(NamedTuple):
    """Rows at one state, one number each: plain floats, of which there are few, are quicker than arrays.

    ``position`` (zero where a row has none) and ``rate``: the row and its rate. ``accelerations``: of the rows without
    their multipliers, ``answer`` K = A M^-1 B by rows, ``responses`` M^-1 B by columns. The errors are what counts as
    zero; ``weights`` the normal force of a unit multiplier, where a row has friction; ``efforts`` the accelerations of
    all rows by a unit of the effort of each actuator that shares rows with others.
    """

    position: list[float]
    rate: list[float]
    accelerations: list[float]
    answer: list[list[float]]
    responses: list[list[float]]
    acceleration_error: list[float]
    force_error: list[float]
    weights: list[float]
    efforts: Sequence[list[float]] = ()

    def response(self, multipliers: Sequence[float]) -> np.ndarray:
        """M^-1 B times multipliers."""
        total = [0.0] * len(self.responses[0])
        for multiplier, column in zip(multipliers, self.responses, strict=True):
            total = [done + multiplier * entry for done, entry in zip(total, column, strict=True)]
        return np.array(total)


@dataclass(frozen=True)
class DelassusPlan:
    """The program in which every row is held, as all runs ask it.

    ``block``: its response in machine code; where there is none, or something has no mass, by linear algebra.
    ``constant_weights``: the weights where they are numbers.
    """

    program: Program
    weights: Weights
    block: Block | None
    efforts: EffortResponse | None = None
    constant_weights: list[float] | None = None

    @cached_property
    def positions(self) -> list[int]:
        """The rows that have a position."""
        return [i for i, row in enumerate(self.program.system.rows) if row.level is RowLevel.POSITION]

    @cached_property
    def rates(self) -> list[int]:
        """The rows that have a rate."""
        return [i for i, row in enumerate(self.program.system.rows) if row.has_velocity]

    @cached_property
    def native(self) -> Any:
        """``block`` as Python calls it."""
        return None if self.block is None else ctypes.CFUNCTYPE(BLOCK[0], *BLOCK[1])(self.block.address)

    @cached_property
    def sizes(self) -> dict[str, int]:
        """Room for what each function writes."""
        g = self.program.system
        shapes, n, m = g.shapes(), g.sizes.speeds, g.sizes.rows
        found = {
            name: shapes[name][1] + 1 for name in ("dynamics", "tree_rows", "position", "velocity") if name in shapes
        }
        return found | {"response": 6 * m + m * m + n * m + 1}


class Delassus:
    """A plan with the parameters and inputs of a run, ready to be asked at one state after another.

    ``run``: these for native code; ``span``: how long the run is to last; ``least``: the smallest size of
    accelerations, in the metric of M. What was found at the last state is kept.
    """

    def __init__(self, plan: DelassusPlan, values: Values, span: float = 0.0) -> None:
        g = plan.program.system
        self._plan = plan
        self.values_of, self.span, self.least = values, span, 0.0
        self._weights, self._efforts, self._native = plan.weights, plan.efforts, plan.native
        self._sizes = g.sizes.coordinates, g.sizes.speeds, g.sizes.rows
        self._positions, self._rates = plan.positions, plan.rates
        self.names = [row.name for row in plan.program.system.rows]
        self._blocks = plan.program.library.blocks
        self._out = {name: np.zeros(size) for name, size in plan.sizes.items()}
        self._x = np.zeros(g.sizes.states)
        self._p = np.append(values.at(0.0, self._x), 0.0)
        self._pointers = address(self._x), address(self._p)
        self.run = NativeRun(parameters=self._pointers[1])
        if values.inputs:
            self._inputs = (NativeInput * len(values.inputs))(*values.inputs)
            self.run.inputs, self.run.input_count = ctypes.addressof(self._inputs), len(values.inputs)
        self._read = plan.program.library.call["read_block"]
        self._outs = {name: address(out) for name, out in self._out.items()}
        self._arrays: Arrays | None = None
        if plan.block is None and len(self._rates) == g.sizes.rows:
            self._arrays = plan.program.arrays(self._p[:-1], inputs=values.inputs)
            self.run, self._response = self._arrays.run, plan.program.library.call["response"]
        self._last: tuple[float, bytes, ContactResponse] | None = None
        self._last_column: tuple[float, bytes, list[float]] | None = None
        self._last_sizes: tuple[float, bytes, Sizes] | None = None

    def at(self, t: float, x: np.ndarray) -> ContactResponse:
        """The response at a state of the program."""
        there = x.tobytes()
        if self._last is None or self._last[:2] != (t, there):
            self._last = t, there, self._at(t, x)
        return self._last[2]

    def measure(self, t: float, x: np.ndarray) -> Sizes:
        """The sizes of all rows at the start of a run; what counts as no acceleration follows from them."""
        sizes = self.sizes(t, x)
        self.least, self._last = sizes.least, None
        return sizes

    def sizes(self, t: float, x: np.ndarray) -> Sizes:
        """How large rows and their rates are in a motion that begins at a state."""
        there = x.tobytes()
        if self._last_sizes is None or self._last_sizes[:2] != (t, there):
            self._last_sizes = t, there, self._sizes_at(t, x)
        return self._last_sizes[2]

    def _sizes_at(self, t: float, x: np.ndarray) -> Sizes:
        nq, n, m = self._sizes
        found = [self._column(t + part * self.span, x) for part in (INSTANTS if self.span else INSTANTS[:1])]
        values = [[*out[: 2 * m], *out[3 * m : 4 * m], *out[-2 * m - 1 : -1]] for out in found]
        largest = [
            max((abs(v) for v in column if math.isfinite(v)), default=0.0) for column in zip(*values, strict=True)
        ]
        position, rate, acceleration, terms, rate_terms = (largest[k * m : (k + 1) * m] for k in range(5))
        lengths = row_lengths(found[0][4 * m : 4 * m + m * m : m + 1])
        q, u = (float(np.abs(own).max(initial=0.0)) for own in (x[:nq], x[nq : nq + n]))
        return sizes_of(position, rate, acceleration, terms, rate_terms, lengths, self.span, (q, u))

    def _column(self, t: float, x: np.ndarray) -> list[float]:
        """What ``contact_response`` writes, at a state."""
        there = x.tobytes()
        if self._last_column is None or self._last_column[:2] != (t, there):
            self._last_column = t, there, self._column_at(t, x)
        return self._last_column[2]

    def _column_at(self, t: float, x: np.ndarray) -> list[float]:
        m = self._sizes[2]
        self._place(t, x)
        if self._native is not None:
            self._native(t, *self._pointers, None, self._outs["response"])
            out: list[float] = self._out["response"].tolist()
            if math.isfinite(sum(out[: -2 * m - 1])):  # what sizes are made of need not be
                return out
        if self._arrays is not None and self._response(
            self._arrays.pointer, t, self._pointers[0], self._outs["response"]
        ):
            return self._with_lengths(t).tolist()
        return self._by_linear_algebra(t).tolist()

    def _at(self, t: float, x: np.ndarray) -> ContactResponse:
        _, n, m = self._sizes
        out = self._column(t, x)
        answer = [out[4 * m + i : 4 * m + m * m : m] for i in range(m)]
        first = 4 * m + m * m
        responses = [out[first + n * j : first + n * (j + 1)] for j in range(m)]
        efforts = self._shared(t, x, answer, responses)
        lengths = row_lengths([answer[i][i] for i in range(m)])
        made_of = [size / length for size, length in zip(out[3 * m : 4 * m], lengths, strict=True)]
        error = ZERO.products * max([self.least, *made_of])
        return ContactResponse(
            position=out[:m],
            rate=out[m : 2 * m],
            accelerations=out[2 * m : 3 * m],
            answer=answer,
            responses=responses,
            acceleration_error=[error * length for length in lengths],
            force_error=[error / length for length in lengths],
            weights=self._weights(t, x, self._p),
            efforts=efforts,
        )

    @property
    def native_response(self) -> tuple[int, list[float]] | None:
        """The block and the weights by which native code finds the response alone, where it can."""
        block, weights = self._plan.block, self._plan.constant_weights
        if block is None or weights is None or self._efforts is not None:
            return None
        return block.address, weights

    @property
    def positions(self) -> list[int]:
        """The rows that have a position."""
        return self._positions

    @property
    def states(self) -> int:
        """How many there are."""
        return self._x.size

    @property
    def column(self) -> np.ndarray:
        """Room for what ``block`` writes."""
        return self._out["response"]

    def _shared(
        self, t: float, x: np.ndarray, answer: list[list[float]], responses: list[list[float]]
    ) -> Sequence[list[float]]:
        """The columns of efforts; of rows that more actuators keep the least efforts, whatever else is held.

        (The program's own are the least on the motion that all ideal rows leave free: they vanish where rows of
        contacts, which need not be held, repeat the shared ones.)
        """
        if self._efforts is None:
            return ()
        columns, speeds = self._efforts.at(t, x, self._p)
        for rows, actuators in self._efforts.groups:
            own = columns[np.ix_(rows, actuators)]
            by_rows, by_speeds = columns[:, actuators] @ own.T, speeds[:, actuators] @ own.T
            for k, row in enumerate(rows):
                responses[row] = by_speeds[:, k].tolist()
                for line, value in zip(answer, by_rows[:, k].tolist(), strict=True):
                    line[row] = value
        return [column.tolist() for column in columns.T]

    def values(self, level: str, times: np.ndarray, states: np.ndarray) -> np.ndarray:
        """The rows of a level ("position" or "velocity") at samples: (samples, rows)."""
        found = np.zeros((times.size, self._out[level].size))
        states = np.ascontiguousarray(states)
        times, block = np.ascontiguousarray(times, float), ctypes.cast(self._blocks[level], ctypes.c_void_p)
        pointers = times.ctypes.data, states.ctypes.data
        self._read(ctypes.addressof(self.run), block, times.size, *pointers, found.shape[1], found.ctypes.data)
        every = np.zeros((times.size, self._sizes[2]))
        rows = self._positions if level == "position" else self._rates
        every[:, rows] = found[:, : len(rows)]
        return every

    def _place(self, t: float, x: np.ndarray) -> None:
        self._x[:] = x
        if self.values_of.inputs:
            self._p[:-1] = self.values_of.at(t, x)

    def _evaluate(self, name: str, t: float) -> np.ndarray:
        self._blocks[name](t, *self._pointers, None, self._outs[name])
        return self._out[name]

    def _with_lengths(self, t: float) -> np.ndarray:
        """What native code has found, with positions and with the sizes of what rows are made of."""
        (nq, n, m), out = self._sizes, self._out["response"]
        if self._positions:
            out[self._positions] = self._evaluate("position", t)[: len(self._positions)]
        name, first = ("tree_rows", 0) if "tree_rows" in self._blocks else ("dynamics", nq + n * n + n)
        A = np.abs(self._evaluate(name, t)[first : first + m * n].reshape(m, n, order="F"))
        lengths, moved = out[-2 * m - 1 : -1].reshape(2, m)
        lengths[self._positions] = A.sum(axis=1)[self._positions] * np.abs(self._x[:nq]).max(initial=0.0)
        moved[:] = A @ np.abs(self._x[nq : nq + n])
        return out

    def _by_linear_algebra(self, t: float) -> np.ndarray:
        """The column of ``contact_response`` from the blocks of the program; least norm where M is singular."""
        nq, n, m = self._sizes
        rate = np.zeros(m)
        rate[self._rates] = self._evaluate("velocity", t)[: len(self._rates)]
        block = self._evaluate("dynamics", t)
        ends = np.cumsum([nq, n * n, n, m * n, m, n * m]).tolist()
        M, F, A, gamma, B = (block[i:j] for i, j in pairwise(ends))
        A = A.reshape(m, n, order="F")
        inverse = symmetric_inverse(M.reshape(n, n, order="F"), RANK.massless)
        both = inverse @ np.column_stack([F, B.reshape(n, m, order="F")])
        free, response = both[:, 0], both[:, 1:]
        sizes = np.abs(A) @ np.abs(free) + np.abs(gamma)
        columns = [np.zeros(m), rate, A @ free + gamma, sizes, (A @ response).T.ravel(), response.T.ravel()]
        self._out["response"][:] = np.concatenate([*columns, np.zeros(2 * m + 1)])
        return self._with_lengths(t)
