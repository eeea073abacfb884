"""A compiled system."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike

from appell.algebra.tape import tape_of
from appell.compile import llvm
from appell.compile.block import Block, compile_block
from appell.compile.checked import matrix, scale, vector
from appell.compile.columns_ir import OneColumn, columns_ir
from appell.compile.failures import raise_for
from appell.compile.interpreted import InterpretedLibrary, interpreted_block
from appell.compile.jacobian import compile_jacobian
from appell.compile.jit import load, object_code
from appell.compile.native import Arrays, Library, NativeInput, Room, address
from appell.compile.specialised import Tiers
from appell.compile.switches import system_switches
from appell.compile.tree_jacobian import TreeJacobian, compile_tree_jacobian
from appell.errors import CompileError
from appell.native import stepper_ir
from appell.numbers import CACHE, RUN
from appell.system import System

EVALUATED = ("outputs", "displacement")
"""Functions of a recursion that CasADi evaluates: of many bodies they are long, and are asked for once a run."""
WRITTEN = frozenset(
    "sample_times states speed_rates multipliers work ranks event_times event_states event_indices".split()
)
"""Arrays of a run that are read as far as native code has filled them."""


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
    """Machine code of a system, loaded; pickles as its IR and is compiled again, or found, where it is loaded.

    ``operations`` of the equations as they are run. ``written_out`` makes the system with M and F where this one goes
    from link to link. A program that was pickled has the sizes and names of its system; functions stay behind, but for
    those that are evaluated by CasADi. One without IR is interpreted (interpreted.py).
    """

    system: System
    ir: str = field(repr=False)
    library: Library = field(repr=False, compare=False)
    operations: int = 0
    written_out: Callable[[], System] | None = field(default=None, repr=False, compare=False)

    def __reduce__(self) -> tuple[Any, ...]:
        system = self.system
        if not self.ir:
            return interpreted, (system,)
        if system.recursion is None:
            light = replace(system, functions={})
        else:
            kept = {name: system.functions[name] for name in EVALUATED if name in system.functions}
            light = replace(system, functions=kept, recursion=system.recursion.sizes)
        return load_program, (light, self.ir, self.operations)

    @cached_property
    def full_system(self) -> System:
        """The system with M and F: its own, where it has them."""
        return self.system if self.written_out is None else self.written_out()

    @cached_property
    def in_full(self) -> Program:
        """The program of the system with M and F, for what cannot go from link to link."""
        return self if self.written_out is None else compile_system(self.full_system)

    @cached_property
    def derivatives(self) -> Block:
        """Derivatives of the equations by the state as machine code, made when an implicit method asks for them."""
        return compile_jacobian(self.full_system)

    @cached_property
    def tree_jacobian(self) -> TreeJacobian | None:
        """d xdot / dx link by link, where the program goes so; else None."""
        recursion = self.system.recursion
        return None if recursion is None else compile_tree_jacobian(self, recursion, self.system)

    @cached_property
    def switches(self) -> ca.Function | None:
        """What switches with time alone in the equations, as a function of (t, p); None where nothing does."""
        return system_switches(self.system)

    def read(
        self, times: np.ndarray, states: np.ndarray, rates: np.ndarray, p: Callable[[float, np.ndarray], np.ndarray]
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The model's coordinates, speeds and speed rates, (samples, ...) each; p(t, x) as of each sample."""
        nq, n, reader = self.system.sizes.coordinates, self.system.sizes.speeds, self.system.reader
        if reader is None:
            return states[:, :nq], states[:, nq : nq + n], rates
        found = [reader(t, x, w, p(t, x)) for t, x, w in zip(times, states, rates, strict=True)]
        q, u, udot = (np.array([np.array(part[i], float).ravel() for part in found]) for i in range(3))
        return q, u, udot

    @cached_property
    def tiers(self) -> Tiers:
        """How long it has run, and its specialised form once there is one."""
        return Tiers()

    @property
    def rows_solved(self) -> int:
        """Rows of the linear system solved at each evaluation: all speeds, or the independent ones."""
        return self.system.sizes.speeds if self.system.sizes.independent is None else self.system.sizes.independent

    def block(self, function: ca.Function) -> Block:
        """A function of (t, x, p, extra) that the native code of this program can call."""
        if self.ir:
            return compile_block(function)
        return interpreted_block(function)

    def evaluate(self, name: str, t: float, x: ArrayLike, p: ArrayLike, extra: ArrayLike = ()) -> np.ndarray:
        """The output column of one function of the system."""
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
        g, state = self.system, self._state(x)
        arrays = self.arrays(p, row_scale=row_scale, speed_scale=speed_scale, rank_bound=rank_bound)
        zdot, reaction = np.zeros(g.sizes.states + 2), np.zeros(g.sizes.speeds + g.multipliers + 1)
        pointers = state.ctypes.data, zdot.ctypes.data, reaction.ctypes.data
        raise_for(self.library.call["rates"](arrays.pointer, t, *pointers), arrays)
        udot, lam = reaction[: g.sizes.speeds], reaction[g.sizes.speeds : g.sizes.speeds + g.multipliers]
        power = float(zdot[g.sizes.states]) if g.sizes.quadratures else 0.0
        return Rates(zdot[: g.sizes.states], udot, lam, arrays.run.rank, power)

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
        absolute_tolerance: ArrayLike = RUN.tolerance,
        speed_scale: ArrayLike | None = None,
    ) -> np.ndarray:
        """The nearest state, in the metric, that satisfies norms, positions and velocities."""
        arrays = self.arrays(p, speed_scale=speed_scale, absolute_tolerance=absolute_tolerance)
        state = self._state(x).copy()
        raise_for(self.library.call["project"](arrays.pointer, t, state.ctypes.data), arrays)
        return state

    def regular_scales(self, t: float, x: ArrayLike, p: ArrayLike, resting: int = 0) -> dict[str, np.ndarray] | None:
        """The usual length of each row in the metric, and of each speed; None where not all of them are independent.

        ``resting``: how many rows do not act.
        """
        rows, state = self.system.sizes.rows, self._state(x)
        found = np.zeros(rows + self.system.sizes.speeds)
        places = address(found)
        lock, arrays = self._scratch
        with lock:
            if self.system.sizes.parameters:
                arrays.kept["parameters"][: self.system.sizes.parameters] = self._parameters(p)
            arrays.run.resting_rows = resting
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
        """y (samples, outputs) at samples (samples, ...); p for all of them, or of each (samples, parameters)."""
        g, t, p = self.system, vector("times", times), np.asarray(p, float)
        rows = [
            matrix("states", states, t.size, g.sizes.states),
            matrix("speed_rates", speed_rates, t.size, g.sizes.speeds),
            matrix("multipliers", multipliers, t.size, g.multipliers),
        ]
        # stretches of samples with the same parameters
        firsts = [0] if p.ndim == 1 else [0, *(1 + np.flatnonzero((p[1:] != p[:-1]).any(axis=1))).tolist()]
        every = [p] if p.ndim == 1 else [p[first] for first in firsts]
        y = np.zeros((t.size, g.sizes.outputs))
        for first, last, own in zip(firsts, [*firsts[1:], t.size], every, strict=True):
            arrays, parts = self.arrays(own, inputs=inputs), [a[first:last] for a in (t, *rows, y)]
            if g.is_recursive:
                y[first:last] = self._interpreted_outputs(parts[0], parts[1:-1], arrays)
            elif g.sizes.outputs:
                self.library.call["read_outputs"](arrays.pointer, last - first, *(a.ctypes.data for a in parts))
        return y

    def solve_tree(self, t: float, x: ArrayLike, p: ArrayLike, right: ArrayLike) -> np.ndarray:
        """M^-1 b for each row b of ``right`` (count, speeds), of a program that goes from link to link."""
        g, state, b = self.system, self._state(x), np.atleast_2d(np.asarray(right, float))
        if not g.is_recursive:
            raise CompileError("the program does not go from link to link: it has its mass matrix in 'dynamics'")
        nq = g.sizes.coordinates
        b = np.ascontiguousarray(np.hstack([np.zeros((len(b), nq)), matrix("right", b, len(b), g.sizes.speeds)]))
        y, arrays = np.zeros_like(b), self.arrays(p)
        self.library.call["tree_solve"](arrays.pointer, t, state.ctypes.data, len(b), b.ctypes.data, y.ctypes.data)
        return y[:, nq:]

    def mass_matrix(self, t: float, x: ArrayLike, p: ArrayLike) -> np.ndarray:
        """M at a state: of a program that goes from link to link by as many solves as there are speeds."""
        nq, n = self.system.sizes.coordinates, self.system.sizes.speeds
        if self.system.is_recursive:
            return np.asarray(np.linalg.inv(self.solve_tree(t, x, p, np.eye(n))))
        return self.evaluate("dynamics", t, x, p)[nq : nq + n * n].reshape(n, n, order="F")

    def constraint_matrix(self, t: float, x: ArrayLike, p: ArrayLike) -> np.ndarray:
        """A at a state."""
        nq, n, m = self.system.sizes.coordinates, self.system.sizes.speeds, self.system.sizes.rows
        name, start = ("tree_rows", 0) if self.system.is_recursive else ("dynamics", nq + n * n + n)
        return self.evaluate(name, t, x, p)[start : start + m * n].reshape(m, n, order="F")

    def _interpreted_outputs(self, times: np.ndarray, rows: Sequence[np.ndarray], arrays: Arrays) -> np.ndarray:
        """The outputs by CasADi's own evaluation: of many bodies they are long, and are asked for once a run."""
        states = rows[0]
        parameters = np.tile(arrays.kept["parameters"][: self.system.sizes.parameters], (times.size, 1))
        for k in range(times.size if self.system.sizes.inputs else 0):
            self.library.call["set_inputs"](arrays.pointer, times[k], states[k].ctypes.data)
            parameters[k] = arrays.kept["parameters"][: self.system.sizes.parameters]
        function = self.system.functions["outputs"]
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
        absolute_tolerance: ArrayLike = RUN.tolerance,
        inputs: Sequence[NativeInput] = (),
        samples: int = 0,
        events: int = 0,
    ) -> Arrays:
        """A native NativeRun with parameters, inputs, scales (0 and 1 by default) and an empty workspace.

        ``samples``: with room for so many, and for the largest residuals; ``events``: for so many found at once.
        """
        g, arrays = self.system, Arrays(self.library, self._room(samples, events))
        arrays.kept["speed_scale"][:] = 1.0
        arrays.kept["absolute_tolerance"][:] = scale("absolute_tolerance", absolute_tolerance, g.sizes.states, 0.0)
        self.place(arrays, p, row_scale, speed_scale)
        if inputs:
            arrays.set_inputs(inputs)
        arrays.run.smallest_rank, arrays.run.rank_bound = g.sizes.rows + 1, rank_bound
        return arrays

    def place(
        self, arrays: Arrays, p: ArrayLike, row_scale: ArrayLike | None = None, speed_scale: ArrayLike | None = None
    ) -> None:
        """Write parameters and scales into arrays."""
        g, kept = self.system, arrays.kept
        if g.sizes.parameters:
            kept["parameters"][: g.sizes.parameters] = self._parameters(p)
        if row_scale is not None:
            kept["row_scale"][: g.sizes.rows] = scale("row_scale", row_scale, g.sizes.rows, 0.0)
        if speed_scale is not None:
            kept["speed_scale"][:] = scale("speed_scale", speed_scale, g.sizes.speeds)

    @cached_property
    def place_of_state(self) -> int:
        """Where the state of a run stands in its workspace, in bytes."""
        arrays = self.arrays(np.zeros(self.system.sizes.parameters))
        return int(self.library.call["state"](arrays.pointer) - arrays.run.workspace)

    @cached_property
    def blanks(self) -> list[tuple[Any, ...]]:
        """Arrays of runs that have not begun, to be copied, with what they are for: kept by ``simulate.integrate``."""
        return []

    def _room(self, samples: int = 0, events: int = 0) -> Room:
        """The plan of the arrays of a run; those of a few numbers of samples are kept."""
        plans, g = self._rooms, self.system
        found = plans.get((samples, events))
        if found is not None:
            return found
        if len(plans) >= CACHE.programs:
            plans.pop(next(iter(plans)), None)
        sizes = {
            "parameters": g.sizes.parameters,
            "row_scale": g.sizes.rows,
            "speed_scale": g.sizes.speeds,
            "absolute_tolerance": g.sizes.states,
            "workspace": self.library.workspace,
        }
        integers = {"integer_workspace": self.library.integer_workspace}
        if samples:
            sizes |= self._sizes_of_samples(samples)
            integers["ranks"] = samples
        if events:
            sizes |= {"event_margins": g.sizes.events, "event_times": events, "event_states": events * g.sizes.states}
            integers |= {"event_directions": g.sizes.events, "event_terminals": g.sizes.events, "event_indices": events}
        return plans.setdefault((samples, events), Room(sizes, integers, WRITTEN))

    def _sizes_of_samples(self, samples: int) -> dict[str, int]:
        """What is written at so many samples, and the largest residuals."""
        g = self.system
        return {
            "sample_times": samples,
            "states": samples * g.sizes.states,
            "speed_rates": samples * g.sizes.speeds,
            "multipliers": samples * g.multipliers,
            "work": samples * g.sizes.quadratures,
            "position_residuals": g.sizes.position_rows,
            "velocity_residuals": g.sizes.velocity_rows,
            "acceleration_residuals": g.sizes.rows,
            "norm_residuals": g.sizes.norm_rows,
        }

    @cached_property
    def _rooms(self) -> dict[tuple[int, int], Room]:
        return {}

    @cached_property
    def _scratch(self) -> tuple[threading.Lock, Arrays]:
        """Arrays for single evaluations that leave nothing behind, and who holds them."""
        return threading.Lock(), self.arrays(np.zeros(self.system.sizes.parameters))

    @cached_property
    def _shapes(self) -> dict[str, tuple[int, int]]:
        return self.system.shapes()

    def _state(self, x: ArrayLike) -> np.ndarray:
        return vector("state", x, self.system.sizes.states)

    def _parameters(self, p: ArrayLike) -> np.ndarray:
        return vector("parameters", p, self.system.sizes.parameters)


def compile_system(
    system: System,
    written_out: Callable[[], System] | None = None,
    alike: Mapping[str, OneColumn] | None = None,
) -> Program:
    """Machine code for a system, from the cache where its content was compiled before.

    Two objects are linked in memory: the equations of this system with the sizes of its blocks, and the
    stepper, which is the same for all systems. Parameters are arguments: other values need no recompilation.
    ``written_out`` makes the same system with M and F, of one that goes from link to link. ``alike``: functions whose
    rows are the same operations on several columns, each by one of them.
    """
    system.check()
    in_lanes = {name: columns_ir(name, one) for name, one in (alike or {}).items()}
    written = {name: text for name, text in in_lanes.items() if text is not None}
    functions = {name: (alike or {})[name].function if name in written else f for name, f in system.functions.items()}
    tapes = {name: tape_of(functions[name], name) for name in system.shapes()}
    operations = sum(len(tapes[name].operations) for name in ("rows", "minimal", "dynamics") if name in tapes)
    if system.recursion is not None:
        operations += system.recursion.operations
    return load_program(system, llvm.module_ir(system, tapes, written), operations, written_out)


def load_program(system: System, ir: str, operations: int, written_out: Callable[[], System] | None = None) -> Program:
    """A program from its system, its IR and the number of its operations."""
    engine = load(object_code(stepper_ir(), optimise=None), object_code(ir))
    return Program(system, ir, Library(engine, list(system.shapes())), operations, written_out)


def interpreted(system: System) -> Program:
    """Returns a program of a system with M and F, at once: ``evaluate``, ``rates`` and the like take numbers.

    It may be slower than machine code by a factor of ten; runs are not for it.
    """
    if system.is_recursive or system.sparse is not None:
        raise CompileError("what goes from link to link or is solved sparsely is compiled, not interpreted")
    system.check()
    return Program(system, "", InterpretedLibrary(system))
