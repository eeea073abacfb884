"""A model in lanes: its functions over vectors of eight doubles, linked with the stepper of `native/lanes.c`.

The width is a choice of this file and not of the machine, so that a trajectory has the same operations everywhere;
LLVM splits vectors that are wider than its registers.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

import numpy as np

from appell.compile.jit import linked_object_code, load
from appell.compile.lanes_graph import LanesGraph
from appell.compile.llvm import LANES_SIGNATURE, Numbers, declarations, function_ir
from appell.compile.sincos import sincos_ir
from appell.native import lanes_ir

WIDTH = 8
VECTORS = Numbers(WIDTH)
BLOCKS = ("rates", "finish", "correct", "levels", "sizes")
POINTERS = "starts parameters times histories work energies residuals ended accepted rejected workspace stop".split()
DOUBLES = "start_time end tolerance max_step".split()
INTEGERS = "case_count time_count max_steps".split()
ALIGNMENT = 64


class Ended(IntEnum):
    """How a trajectory ended in its lane; all but AT_THE_END are left to the scalar program."""

    NOT_BEGUN = 0
    AT_THE_END = 1
    IRREGULAR = 2
    STEP_TOO_SMALL = 3
    TOO_MANY_STEPS = 4
    UNPROJECTED = 5


class NativeBatch(ctypes.Structure):
    """Field by field the struct of lanes.h."""

    _fields_ = (
        [(name, ctypes.c_void_p) for name in POINTERS]
        + [(name, ctypes.c_double) for name in DOUBLES]
        + [(name, ctypes.c_int) for name in INTEGERS]
    )


@dataclass(frozen=True)
class Batch:
    """What came of the cases of a batch, a row for each."""

    histories: np.ndarray  # (case, quantity, time)
    work: np.ndarray  # (case, work, time)
    energies: np.ndarray  # (case, kinetic and total, time)
    residuals: np.ndarray  # (case, of rows and of norms)
    ended: np.ndarray  # (case)
    accepted: np.ndarray
    rejected: np.ndarray
    stopped: bool


def lanes_module(graph: LanesGraph) -> str:
    """The IR of a model's functions over vectors, with the sizes that the stepper reads."""
    sizes = [f"@appell_lanes_{name} = constant i32 {value}, align 4" for name, value in graph.sizes.items()]
    absent = [f"define void @appell_lanes_{n}{LANES_SIGNATURE} {{\n  ret void\n}}" for n in BLOCKS if n not in graph.tapes]
    functions = [function_ir(tape, VECTORS) for tape in graph.tapes.values()]
    return "\n".join([*sizes, declarations(VECTORS), sincos_ir(VECTORS), *absent, *functions])


@dataclass(frozen=True)
class LanesProgram:
    """Machine code that runs many trajectories of one model at once; calls from several threads are independent."""

    states: int
    kept: int
    parameters: int
    quadratures: int
    engine: Any = field(repr=False)

    @property
    def _run(self) -> Any:
        return ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(self.engine.get_function_address("appell_lanes_run"))

    def _workspace(self) -> np.ndarray:
        address = self.engine.get_function_address("appell_lanes_workspace")
        size = ctypes.CFUNCTYPE(ctypes.c_int)(address)()
        room = np.zeros(size + ALIGNMENT // 8)
        first = (-room.ctypes.data % ALIGNMENT) // 8
        return room[first : first + size]

    def run(
        self,
        starts: np.ndarray,
        parameters: np.ndarray,
        times: np.ndarray,
        *,
        end: float,
        tolerance: float,
        max_steps: int,
        stop: np.ndarray | None = None,
    ) -> Batch:
        """The motions from the states ``starts`` (case, state) with ``parameters`` (case, parameter).

        ``times``: the instants kept of every case, from the start on. ``stop``: an integer that another thread sets to
        end the call early. Native code runs without the interpreter's lock.
        """
        count, instants = len(starts), times.size
        arrays = {
            "starts": np.ascontiguousarray(starts, float),
            "parameters": _filled(np.ascontiguousarray(parameters, float)),
            "times": np.ascontiguousarray(times, float),
            "histories": np.full((count, self.kept, instants), np.nan),
            "work": np.zeros((count, max(self.quadratures, 1), instants)),
            "energies": np.zeros((count, 2, instants)),
            "residuals": np.zeros((count, 2)),
            "ended": np.zeros(count, np.int32),
            "accepted": np.zeros(count, np.int32),
            "rejected": np.zeros(count, np.int32),
            "workspace": self._workspace(),
            "stop": np.zeros(1, np.int32) if stop is None else stop,
        }
        batch = NativeBatch(**{name: array.ctypes.data for name, array in arrays.items()})
        batch.start_time, batch.end, batch.tolerance, batch.max_step = float(times[0]), end, tolerance, np.inf
        batch.case_count, batch.time_count, batch.max_steps = count, instants, max_steps
        stopped = self._run(ctypes.addressof(batch))
        found = {name: arrays[name] for name in ("histories", "work", "energies", "residuals", "ended", "accepted")}
        return Batch(**found, rejected=arrays["rejected"], stopped=bool(stopped))


def _filled(array: np.ndarray) -> np.ndarray:
    return array if array.size else np.zeros((max(len(array), 1), 1))


def compile_lanes(graph: LanesGraph) -> LanesProgram:
    """Machine code for the functions of a graph and the stepper, as one module, from the cache where it was made before."""
    engine = load(linked_object_code((lanes_ir(), lanes_module(graph)), optimise=2))
    size = graph.sizes
    kept = size["coordinates"] + size["speeds"]
    return LanesProgram(kept + size["auxiliaries"], kept, size["parameters"], size["quadratures"], engine)
