"""A compiled graph."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import isfinite
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from appell.compile.block import Block
from appell.compile.graph import Graph
from appell.compile.native import Arrays, Library, NativeInput, Room, address
from appell.compile.specialised import Tiers
from appell.compile.status import Place, Status
from appell.errors import CompileError, ConstraintError, InconsistentState, SimulationError, SingularSystem

PLANS_KEPT = 8
"""Plans of memory that a program keeps, one for each number of samples."""
WRITTEN = frozenset("sample_times states speed_rates multipliers work event_times event_states event_indices".split())
"""Arrays of a run that are read as far as native code has filled them."""
STIFF_IN_A_ROW = 15
"""So many stiff steps in a row are no chance (stiffness.c)."""


@dataclass(frozen=True)
class Rates:
    """The right side at one state."""

    state_rates: np.ndarray  # (states,)
    speed_rates: np.ndarray  # (speeds,)
    multipliers: np.ndarray  # (rows,), of least norm where rows are redundant; then those of ideal reactions, if any
    rank: int
    power: float


@dataclass(frozen=True)
class Program:
    """Machine code of a graph, loaded; pickles as its IR and is compiled again, or found, where it is loaded.

    `graph` has the sizes only, its functions stay behind.
    """

    graph: Graph
    ir: str = field(repr=False)
    library: Library = field(repr=False, compare=False)

    def __reduce__(self) -> tuple[Any, ...]:
        from appell.compile.build import load_program

        return load_program, (self.graph, self.ir)

    @cached_property
    def tiers(self) -> Tiers:
        """How long it has run, and its specialised form once there is one."""
        return Tiers()

    @property
    def operations(self) -> int:
        """Operations of the equations as they are run."""
        return self.graph.operations

    @property
    def rows_solved(self) -> int:
        """Rows of the linear system solved at each evaluation: all speeds, or the independent ones."""
        return self.graph.speeds if self.graph.independent is None else self.graph.independent

    def evaluate(self, name: str, t: float, x: ArrayLike, p: ArrayLike, extra: ArrayLike = ()) -> np.ndarray:
        """The output column of one function of the graph."""
        if name not in self.library.blocks:
            raise CompileError(f"the program has no function {name!r}; it has {sorted(self.library.blocks)}")
        extras, size = self._shapes[name]
        vectors = [self._state(x), self._parameters(p), vector(f"extra of {name}", extra, extras)]
        out = np.zeros(size + 1)
        self.library.blocks[name](t, *(v.ctypes.data for v in vectors), out.ctypes.data)
        return out[:size]

    def rates(
        self,
        t: float,
        x: ArrayLike,
        p: ArrayLike,
        *,
        row_scale: ArrayLike | None = None,
        speed_scale: ArrayLike | None = None,
        rank_bound: int = 0,
    ) -> Rates:
        """xdot, udot, lam and rank at one state. Raises what `raise_for` raises."""
        g, state = self.graph, self._state(x)
        arrays = self.arrays(p, row_scale=row_scale, speed_scale=speed_scale, rank_bound=rank_bound)
        zdot, reaction = np.zeros(g.states + 2), np.zeros(g.speeds + g.multipliers + 1)
        pointers = state.ctypes.data, zdot.ctypes.data, reaction.ctypes.data
        raise_for(self.library.call["rates"](arrays.pointer, t, *pointers), arrays)
        udot, lam = reaction[: g.speeds], reaction[g.speeds : g.speeds + g.multipliers]
        power = float(zdot[g.states]) if g.quadratures else 0.0
        return Rates(zdot[: g.states], udot, lam, arrays.run.rank, power)

    def jacobian(
        self,
        t: float,
        x: ArrayLike,
        p: ArrayLike,
        derivatives: Block,
        *,
        inputs: Sequence[NativeInput] = (),
        **scales: Any,
    ) -> np.ndarray:
        """df/dx of xdot = f(t, x), as an implicit method sees it; ``derivatives``: of `compile_jacobian`."""
        arrays, state = self.arrays(p, inputs=inputs, **scales), self._state(x)
        arrays.set_jacobian(derivatives)
        J = np.zeros((state.size, state.size), order="F")
        raise_for(self.library.call["state_jacobian"](arrays.pointer, t, state.ctypes.data, J.ctypes.data), arrays)
        return J

    def project(
        self,
        t: float,
        x: ArrayLike,
        p: ArrayLike,
        *,
        absolute_tolerance: ArrayLike = 1e-10,
        speed_scale: ArrayLike | None = None,
    ) -> np.ndarray:
        """The nearest state, in the metric, that satisfies norms, positions and velocities."""
        arrays = self.arrays(p, speed_scale=speed_scale, absolute_tolerance=absolute_tolerance)
        state = self._state(x).copy()
        raise_for(self.library.call["project"](arrays.pointer, t, state.ctypes.data), arrays)
        return state

    def regular_scales(self, t: float, x: ArrayLike, p: ArrayLike) -> dict[str, np.ndarray] | None:
        """The usual length of each row in the metric, and of each speed; None where not all of them are independent."""
        rows, state = self.graph.rows, self._state(x)
        found = np.zeros(rows + self.graph.speeds)
        places = address(found)
        lock, arrays = self._scratch
        with lock:
            if self.graph.parameters:
                arrays.kept["parameters"][: self.graph.parameters] = self._parameters(p)
            if not self.library.call["scales"](arrays.pointer, t, address(state), places, places + 8 * rows):
                return None
        return {"row_scale": found[:rows], "speed_scale": found[rows:]}

    def outputs(
        self,
        times: ArrayLike,
        states: ArrayLike,
        speed_rates: ArrayLike,
        multipliers: ArrayLike,
        p: ArrayLike,
        inputs: Sequence[NativeInput] = (),
    ) -> np.ndarray:
        """y (samples, outputs) at samples (samples, ...)."""
        g, t = self.graph, vector("times", times)
        rows = [
            matrix("states", states, t.size, g.states),
            matrix("speed_rates", speed_rates, t.size, g.speeds),
            matrix("multipliers", multipliers, t.size, g.multipliers),
        ]
        arrays = self.arrays(p, inputs=inputs)
        if g.is_recursive:
            return self._interpreted_outputs(t, rows, arrays)
        y = np.zeros((t.size, g.outputs))
        if g.outputs:
            pointers = [a.ctypes.data for a in (t, *rows, y)]
            self.library.call["read_outputs"](arrays.pointer, t.size, *pointers)
        return y

    def solve_tree(self, t: float, x: ArrayLike, p: ArrayLike, right: ArrayLike) -> np.ndarray:
        """M^-1 b for each row b of ``right`` (count, speeds), of a program that goes from link to link."""
        g, state, b = self.graph, self._state(x), np.atleast_2d(np.asarray(right, float))
        if not g.is_recursive:
            raise CompileError("the program does not go from link to link: it has its mass matrix in 'dynamics'")
        b = np.ascontiguousarray(np.hstack([np.zeros((len(b), g.coordinates)), matrix("right", b, len(b), g.speeds)]))
        y, arrays = np.zeros_like(b), self.arrays(p)
        self.library.call["tree_solve"](arrays.pointer, t, state.ctypes.data, len(b), b.ctypes.data, y.ctypes.data)
        return y[:, g.coordinates :]

    def mass_matrix(self, t: float, x: ArrayLike, p: ArrayLike) -> np.ndarray:
        """M at a state: of a program that goes from link to link by as many solves as there are speeds."""
        nq, n = self.graph.coordinates, self.graph.speeds
        if self.graph.is_recursive:
            return np.asarray(np.linalg.inv(self.solve_tree(t, x, p, np.eye(n))))
        return self.evaluate("dynamics", t, x, p)[nq : nq + n * n].reshape(n, n, order="F")

    def constraint_matrix(self, t: float, x: ArrayLike, p: ArrayLike) -> np.ndarray:
        """A at a state."""
        nq, n, m = self.graph.coordinates, self.graph.speeds, self.graph.rows
        name, start = ("tree_rows", 0) if self.graph.is_recursive else ("dynamics", nq + n * n + n)
        return self.evaluate(name, t, x, p)[start : start + m * n].reshape(m, n, order="F")

    def _interpreted_outputs(self, times: np.ndarray, rows: Sequence[np.ndarray], arrays: Arrays) -> np.ndarray:
        """The outputs by CasADi's own evaluation: of many bodies they are long, and are asked for once a run."""
        states = rows[0]
        parameters = np.tile(arrays.kept["parameters"][: self.graph.parameters], (times.size, 1))
        for k in range(times.size if self.graph.inputs else 0):
            self.library.call["set_inputs"](arrays.pointer, times[k], states[k].ctypes.data)
            parameters[k] = arrays.kept["parameters"][: self.graph.parameters]
        function = self.graph.functions["outputs"]
        reactions = np.hstack(rows[1:])
        return np.array([function(*at) for at in zip(times, states, parameters, reactions, strict=True)], float)[..., 0]

    def time_rates(self, t: float, x: ArrayLike, p: ArrayLike, repeats: int = 100_000, **scales: Any) -> float:
        """Seconds for one evaluation of the right side, the mean of `repeats` in native code."""
        arrays, state = self.arrays(p, **scales), self._state(x)
        begin = time.perf_counter()
        self.library.call["time_rates"](arrays.pointer, t, state.ctypes.data, repeats)
        return (time.perf_counter() - begin) / repeats

    def arrays(
        self,
        p: ArrayLike,
        *,
        row_scale: ArrayLike | None = None,
        speed_scale: ArrayLike | None = None,
        rank_bound: int = 0,
        absolute_tolerance: ArrayLike = 1e-10,
        inputs: Sequence[NativeInput] = (),
        samples: int = 0,
        events: int = 0,
    ) -> Arrays:
        """A native NativeRun with parameters, inputs, scales (0 and 1 by default) and an empty workspace.

        ``samples``: with room for so many, and for the largest residuals; ``events``: for so many found at once.
        """
        g, arrays = self.graph, Arrays(self.library, self._room(samples, events))
        arrays.kept["speed_scale"][:] = 1.0
        arrays.kept["absolute_tolerance"][:] = scale("absolute_tolerance", absolute_tolerance, g.states, 0.0)
        self.place(arrays, p, row_scale, speed_scale)
        if inputs:
            arrays.set_inputs(inputs)
        arrays.run.smallest_rank, arrays.run.rank_bound = g.rows + 1, rank_bound
        return arrays

    def place(
        self, arrays: Arrays, p: ArrayLike, row_scale: ArrayLike | None = None, speed_scale: ArrayLike | None = None
    ) -> None:
        """Write parameters and scales into arrays."""
        g, kept = self.graph, arrays.kept
        if g.parameters:
            kept["parameters"][: g.parameters] = self._parameters(p)
        if row_scale is not None:
            kept["row_scale"][: g.rows] = scale("row_scale", row_scale, g.rows, 0.0)
        if speed_scale is not None:
            kept["speed_scale"][:] = scale("speed_scale", speed_scale, g.speeds)

    @cached_property
    def place_of_state(self) -> int:
        """Where the state of a run stands in its workspace, in bytes."""
        arrays = self.arrays(np.zeros(self.graph.parameters))
        return int(self.library.call["state"](arrays.pointer) - arrays.run.workspace)

    @cached_property
    def blanks(self) -> list[tuple[Any, ...]]:
        """Arrays of runs that have not begun, to be copied, with what they are for: kept by ``simulate.integrate``."""
        return []

    def _room(self, samples: int = 0, events: int = 0) -> Room:
        """The plan of the arrays of a run; those of a few numbers of samples are kept."""
        plans, g = self._rooms, self.graph
        found = plans.get((samples, events))
        if found is not None:
            return found
        if len(plans) >= PLANS_KEPT:
            plans.pop(next(iter(plans)), None)
        sizes = {
            "parameters": g.parameters,
            "row_scale": g.rows,
            "speed_scale": g.speeds,
            "absolute_tolerance": g.states,
            "workspace": self.library.workspace,
        }
        integers = {"integer_workspace": self.library.integer_workspace}
        if samples:
            sizes |= self._sizes_of_samples(samples)
            integers["ranks"] = samples
        if events:
            sizes |= {"event_margins": g.events, "event_times": events, "event_states": events * g.states}
            integers |= {"event_directions": g.events, "event_terminals": g.events, "event_indices": events}
        return plans.setdefault((samples, events), Room(sizes, integers, WRITTEN))

    def _sizes_of_samples(self, samples: int) -> dict[str, int]:
        """What is written at so many samples, and the largest residuals."""
        g = self.graph
        return {
            "sample_times": samples,
            "states": samples * g.states,
            "speed_rates": samples * g.speeds,
            "multipliers": samples * g.multipliers,
            "work": samples * g.quadratures,
            "position_residuals": g.position_rows,
            "velocity_residuals": g.velocity_rows,
            "acceleration_residuals": g.rows,
            "norm_residuals": g.norm_rows,
        }

    @cached_property
    def _rooms(self) -> dict[tuple[int, int], Room]:
        return {}

    @cached_property
    def _scratch(self) -> tuple[threading.Lock, Arrays]:
        """Arrays for single evaluations that leave nothing behind, and who holds them."""
        return threading.Lock(), self.arrays(np.zeros(self.graph.parameters))

    @cached_property
    def _shapes(self) -> dict[str, tuple[int, int]]:
        return self.graph.shapes()

    def _state(self, x: ArrayLike) -> np.ndarray:
        return vector("state", x, self.graph.states)

    def _parameters(self, p: ArrayLike) -> np.ndarray:
        return vector("parameters", p, self.graph.parameters)


FEW = 32
"""Up to so many numbers Python's own sum is quicker than an array's."""


def vector(name: str, values: ArrayLike, size: int | None = None) -> np.ndarray:
    """A contiguous finite vector of that size, or a SimulationError."""
    array = np.ascontiguousarray(values, dtype=float)
    if array.ndim != 1 or (size is not None and array.size != size):
        wanted = "a vector" if size is None else f"{size} entries"
        raise SimulationError(f"{name}: expected {wanted}, got an array of shape {array.shape}")
    few = array.size <= FEW and isfinite(sum(array.tolist()))  # then every one of them is
    if not few and not np.isfinite(array).all():
        raise SimulationError(f"{name}: entry {int(np.argmin(np.isfinite(array)))} is not finite")
    return array if array.size else np.zeros(1)[:0]


def matrix(name: str, values: ArrayLike, rows: int, columns: int) -> np.ndarray:
    """A contiguous array of that shape, or a SimulationError."""
    array = np.ascontiguousarray(values, dtype=float)
    if array.shape != (rows, columns):
        raise SimulationError(f"{name}: expected the shape {(rows, columns)}, got {array.shape}")
    return array


TINY = float(np.finfo(float).tiny)


def scale(name: str, values: float | ArrayLike, size: int, least: float = TINY) -> np.ndarray | float:
    """Values, or one for all, none below `least`."""
    if isinstance(values, float) and least <= values < np.inf:
        return values
    array = np.asarray(values, dtype=float)
    if array.shape == (size,) and 0 < size <= FEW:
        numbers = array.tolist()
        if min(numbers) >= least and isfinite(sum(numbers)):
            return array
    array = vector(name, np.full(size, array) if array.ndim == 0 else array, size)
    if (array < least).any():
        raise SimulationError(f"{name}: {array.min()} is too small; it must be {'positive' if least else '>= 0'}")
    return array


SPARSE_PLACES = (Place.IN_ROWS, Place.IN_POSITION, Place.IN_VELOCITY)
"""Where a singular system is one of a sparse solve, which names the row."""


def failure_message(status: Status, arrays: Arrays) -> str:
    """The outcome in words, with its place, row and time."""
    text = status.message
    if status is Status.FINISHED:
        return text
    run = arrays.run
    if status in (Status.TOO_MANY_STEPS, Status.STEP_TOO_SMALL) and run.stiff_steps >= STIFF_IN_A_ROW:
        text += "; the motion is stiff there: integrator='radau' takes longer steps"
    if not status.is_failure or status is Status.TOO_MANY_STEPS:
        return text
    says_where = status in (Status.POWERLESS, Status.NO_REACTION, Status.SEVERAL_REACTIONS)
    if run.error_place and not says_where:
        text += f" {Place(run.error_place).description}"
    in_a_row = status is Status.SINGULAR and run.error_place in SPARSE_PLACES and run.error_index >= 0
    if in_a_row:
        text += ": one row depends on others, and there are too many for a decision of rank; leave it out"
    if in_a_row or status in (Status.CONTRADICTORY, Status.POWERLESS):
        text += f" (row {run.error_index})"
    return f"{text}, at t = {run.t if status is Status.NO_PROGRESS else run.error_time:.9g}"


def raise_for(code: int, arrays: Arrays) -> None:
    """The error that belongs to the status of a single evaluation; none while all is well."""
    status = Status(code)
    if not status.is_failure:
        return
    kinds = {
        Status.CONTRADICTORY: ConstraintError,
        Status.POWERLESS: ConstraintError,
        Status.SINGULAR: SingularSystem,
        Status.UNPROJECTED: InconsistentState,
    }
    raise kinds.get(status, SimulationError)(failure_message(status, arrays))
