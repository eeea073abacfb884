"""A model in lanes: its functions over vectors of eight doubles, linked with the stepper of `native/lanes.c`.

The width is a choice of this file and not of the machine, so that a trajectory has the same operations everywhere;
LLVM splits vectors that are wider than its registers.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from appell.algebra.tape import Tape
from appell.compile.emit import LANES_SIGNATURE, RegisterType
from appell.compile.jit import load, object_code
from appell.compile.lanes_graph import LanesGraph
from appell.compile.llvm import declarations, function_ir
from appell.compile.native import Arrays, NativeInput
from appell.compile.sincos import sincos_ir
from appell.native import lanes_ir

WIDTH = 8
VECTORS = RegisterType(WIDTH)
BLOCKS = ("rates", "finish", "correct", "levels", "sizes")
POINTERS = (
    "starts parameters times histories work energies residuals ended accepted rejected workspace inputs stops events "
    "begin search run event_times event_counts stop"
).split()
DOUBLES = "start_time end tolerance max_step".split()
INTEGERS = "case_count time_count max_steps input_count stop_count event_count".split()
ALIGNMENT = 64
SIGNED = frozenset(("ATAN2", "COPYSIGN"))
"""Operations that tell a zero from its negative."""


class NativeBatch(ctypes.Structure):
    """Field by field the struct of lanes.h."""

    _fields_ = (
        [(name, ctypes.c_void_p) for name in POINTERS]
        + [(name, ctypes.c_double) for name in DOUBLES]
        + [(name, ctypes.c_int) for name in INTEGERS]
    )


@dataclass(frozen=True)
class LaneResults:
    """What came of the cases of a batch, a row for each."""

    histories: np.ndarray  # (case, quantity, time)
    work: np.ndarray  # (case, work, time)
    energies: np.ndarray  # (case, kinetic and total, time)
    residuals: np.ndarray  # (case, of rows and of norms)
    ended: np.ndarray  # (case), of Status; all but FINISHED and TERMINAL_EVENT are left to the scalar program
    accepted: np.ndarray
    rejected: np.ndarray
    event_times: np.ndarray  # (case, event): of the first; nan where there is none
    event_counts: np.ndarray  # (case, event)
    stopped: bool


@dataclass(frozen=True)
class SearchedEvents:
    """The events of a batch: how many, and their functions over vectors at ``address``.

    ``host``: the run that searches the steps in which one may be.
    """

    count: int
    address: int
    host: Arrays


def lanes_module(graph: LanesGraph) -> str:
    """The IR of a model's functions over vectors, with the sizes that the stepper reads."""
    sizes = [f"@appell_lanes_{name} = constant i32 {value}, align 4" for name, value in graph.sizes.items()]
    absent = [
        f"define void @appell_lanes_{n}{LANES_SIGNATURE} {{\n  ret void\n}}" for n in BLOCKS if n not in graph.tapes
    ]
    functions = [_reordered(tape, function_ir(tape, VECTORS)) for tape in graph.tapes.values()]
    return "\n".join([*sizes, declarations(VECTORS), sincos_ir(VECTORS), *absent, *functions])


def _reordered(tape: Tape, ir: str) -> str:
    """The right side with leave for LLVM to put its sums and products in another order, and to factor them.

    It evaluates what takes most of the time: a tenth of it for a chain. Rows and their corrections stay as they are
    written, since what is left of them is rounding, and so does what may ask for the sign of a zero.
    """
    if tape.name != "rates" or any(o.name in SIGNED for o in tape.operations):
        return ir
    return ir.replace(" contract ", " reassoc nsz contract ")


@dataclass(frozen=True)
class LanesProgram:
    """Machine code that runs many trajectories of one model at once; calls from several threads are independent.

    Pickles as its graph and is compiled again, or found, where it is loaded.
    """

    graph: LanesGraph = field(repr=False)
    engine: Any = field(repr=False, compare=False)

    def __reduce__(self) -> tuple[Any, ...]:
        return compile_lanes, (self.graph,)

    @property
    def kept(self) -> int:
        """How many histories are kept: those of the coordinates and speeds."""
        return self.graph.sizes["coordinates"] + self.graph.sizes["speeds"]

    @cached_property
    def _addresses(self) -> Mapping[str, int]:
        """Of what is called; asked for once, since threads wait for each other when they ask LLVM."""
        names = ("workspace", "batch_size", "run", "map", *self.graph.tapes)
        return {name: self.engine.get_function_address(f"appell_lanes_{name}") for name in names}

    def _call(self, name: str, result: Any, *arguments: Any) -> Any:
        return ctypes.CFUNCTYPE(result, *arguments)(self._addresses[name])

    def evaluate(self, name: str, time: float, states: np.ndarray, parameters: np.ndarray) -> np.ndarray:
        """The column of a function (without an extra argument) at one time and many states, (case, row)."""
        rows = self.graph.tapes[name].rows
        out = np.zeros((len(states), rows))
        states, parameters = np.ascontiguousarray(states, float), _filled(np.ascontiguousarray(parameters, float))
        workspace = _aligned(WIDTH * (states.shape[1] + self.graph.sizes["parameters"] + rows))
        pointer, integer = ctypes.c_void_p, ctypes.c_int
        call = self._call("map", None, pointer, integer, ctypes.c_double, integer, *[pointer] * 4)
        data = [array.ctypes.data for array in (states, parameters, out, workspace)]
        call(self._addresses[name], rows, time, len(states), *data)
        return out

    def run(
        self,
        starts: np.ndarray,
        parameters: np.ndarray,
        times: np.ndarray,
        *,
        end: float,
        tolerance: float,
        max_steps: int,
        inputs: Sequence[NativeInput] = (),
        stops: np.ndarray | None = None,
        events: SearchedEvents | None = None,
        stop: np.ndarray | None = None,
        histories: np.ndarray | None = None,
    ) -> LaneResults:
        """The motions from the states ``starts`` (case, state) with ``parameters`` (case, parameter).

        ``times``: the instants kept of every case, from the start on. ``inputs``: those that are not constant, with the
        addresses of functions over vectors; ``stops``: pairs of instants, just before and after one at which steps end.
        ``events``: what is looked for. ``stop``: an integer that another thread sets to end the call early.
        ``histories``: where those are written, (case, quantity, time). Native code runs without the interpreter's lock.
        """
        count, instants, watched = len(starts), times.size, 0 if events is None else events.count
        arrays = {
            "starts": np.ascontiguousarray(starts, float),
            "parameters": _filled(np.ascontiguousarray(parameters, float)),
            "times": np.ascontiguousarray(times, float),
            "histories": np.full((count, self.kept, instants), np.nan) if histories is None else histories,
            "work": np.zeros((count, max(self.graph.sizes["quadratures"], 1), instants)),
            "energies": np.empty((count, 2, instants)),
            "residuals": np.zeros((count, 2)),
            "ended": np.zeros(count, np.int32),
            "accepted": np.zeros(count, np.int32),
            "rejected": np.zeros(count, np.int32),
            "workspace": _aligned(self._call("workspace", ctypes.c_int, ctypes.c_int)(watched)),
            "event_times": np.full((count, watched), np.nan),
            "event_counts": np.zeros((count, watched), np.int32),
            "stops": np.zeros(0) if stops is None else np.ascontiguousarray(stops, float),
            "stop": np.zeros(1, np.int32) if stop is None else stop,
        }
        batch = NativeBatch(**{name: array.ctypes.data for name, array in arrays.items()})
        batch.start_time, batch.end, batch.tolerance, batch.max_step = float(times[0]), end, tolerance, np.inf
        batch.case_count, batch.time_count, batch.max_steps = count, instants, max_steps
        own = (NativeInput * len(inputs))(*inputs)  # each call follows its own
        batch.inputs, batch.input_count, batch.stop_count = (
            ctypes.addressof(own),
            len(inputs),
            arrays["stops"].size // 2,
        )
        batch.event_count = watched
        if events is not None:
            call, batch.events, batch.run = events.host.library.call, events.address, events.host.pointer
            batch.begin, batch.search = (_place(call[f"{name}_step_events"]) for name in ("begin", "search"))
        stopped = self._call("run", ctypes.c_int, ctypes.c_void_p)(ctypes.addressof(batch))
        found = {name: arrays[name] for name in LaneResults.__dataclass_fields__ if name in arrays}
        return LaneResults(**found, stopped=bool(stopped))


def _filled(array: np.ndarray) -> np.ndarray:
    return array if array.size else np.zeros((max(len(array), 1), 1))


def _place(function: Any) -> int:
    """Where a native function stands."""
    return ctypes.cast(function, ctypes.c_void_p).value or 0


def _aligned(size: int) -> np.ndarray:
    """Zeros that begin where a vector may begin."""
    room = np.zeros(size + ALIGNMENT // 8)
    first = (-room.ctypes.data % ALIGNMENT) // 8
    return room[first : first + size]


@dataclass(frozen=True)
class LaneFunctions:
    """Functions over vectors beside those of a model: the addresses by the names of their tapes."""

    tapes: tuple[Tape, ...] = field(repr=False)
    engine: Any = field(repr=False, compare=False)

    def __getitem__(self, name: str) -> int:
        return int(self.engine.get_function_address(f"appell_lanes_{name}"))


def compile_functions(tapes: Sequence[Tape]) -> LaneFunctions:
    """Machine code for functions of (t, x, p) over vectors."""
    functions = [function_ir(tape, VECTORS) for tape in tapes]
    text = "\n".join([declarations(VECTORS), sincos_ir(VECTORS), *functions])
    return LaneFunctions(tuple(tapes), load(object_code(text, optimise=1)))


def compile_lanes(graph: LanesGraph) -> LanesProgram:
    """Machine code for the functions of a graph, and the stepper, from the cache where they were made before.

    One pass over the functions puts the sine and cosine where they are called.
    """
    return LanesProgram(graph, load(object_code(lanes_ir()), object_code(lanes_module(graph), optimise=1)))
