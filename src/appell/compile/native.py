"""The border to native code: the mirror of `NativeRun` in native.h, and the functions exported there."""

from __future__ import annotations

import ctypes
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import llvmlite.binding as llvm
import numpy as np

from appell.compile.block import Block

POINTER = ctypes.c_void_p
DOUBLE = ctypes.c_double
INT = ctypes.c_int

POINTERS = (
    "parameters inputs row_scale speed_scale absolute_tolerance times stops event_directions event_terminals "
    "event_margins sample_times states speed_rates multipliers work ranks event_indices event_times event_states "
    "position_residuals velocity_residuals acceleration_residuals norm_residuals workspace integer_workspace "
    "implicit_workspace jacobian"
).split()
DOUBLES = (
    "tolerance t end h max_step error_time factored_step previous_step previous_error previous_whole event_step "
    "largest_coordinate largest_speed usual_coordinate usual_speed recent_refusals loose_time stiffness slowness "
    "step_ceiling"
).split()
INTEGERS = (
    "time_count projection max_steps started sample_count event_capacity event_count accepted rejected "
    "evaluations rank smallest_rank largest_rank error_place error_index input_count rank_bound method has_jacobian "
    "jacobian_is_new rejected_before jacobians factorisations stiff_steps calm_steps stop_count stop "
    "loose_samples scales_tolerance events_measured rates_wait "
    "resting_rows is_ideal events_of_state"
).split()


def address(array: np.ndarray) -> int:
    """Where the entries of a contiguous array stand: what ``array.ctypes.data`` says, several times as quick."""
    try:
        return ctypes.addressof(ctypes.c_char.from_buffer(array))  # type: ignore[arg-type]
    except (TypeError, ValueError):  # read only, or empty
        return int(array.ctypes.data)


class NativeInput(ctypes.Structure):
    """Field by field the struct of native.h."""

    _fields_ = (
        [(name, POINTER) for name in ("breaks", "coefficients", "expression", "slopes")]
        + [("functions", POINTER * 3)]
        + [(name, INT) for name in ("kind", "first", "count", "pieces", "piece", "number")]
    )


class NativeRun(ctypes.Structure):
    """Field by field the struct of native.h."""

    _fields_ = (
        [(name, POINTER) for name in POINTERS]
        + [(name, DOUBLE) for name in DOUBLES]
        + [(name, INT) for name in INTEGERS]
    )


#: Exported function: result, arguments.
EXPORTS: dict[str, tuple[Any, list[Any]]] = {
    "workspace": (INT, []),
    "integer_workspace": (INT, []),
    "implicit_workspace": (INT, []),
    "run_size": (INT, []),
    "input_size": (INT, []),
    "set_inputs": (None, [POINTER, DOUBLE, POINTER]),
    "state": (POINTER, [POINTER]),
    "advance": (INT, [POINTER, INT]),
    "rates": (INT, [POINTER, DOUBLE, POINTER, POINTER, POINTER]),
    "sample_rates": (INT, [POINTER]),
    "rates_of_samples": (INT, [POINTER, INT, POINTER]),
    "state_jacobian": (INT, [POINTER, DOUBLE, POINTER, POINTER]),
    "project": (INT, [POINTER, DOUBLE, POINTER]),
    "read_outputs": (None, [POINTER, INT, POINTER, POINTER, POINTER, POINTER, POINTER]),
    "read_block": (None, [POINTER, POINTER, INT, POINTER, POINTER, INT, POINTER]),
    "scales": (INT, [POINTER, DOUBLE, POINTER, POINTER, POINTER]),
    "tree_solve": (None, [POINTER, DOUBLE, POINTER, INT, POINTER, POINTER]),
    "tree_scratch": (INT, []),
    "tree_jacobian": (INT, [POINTER, DOUBLE, POINTER, POINTER, POINTER, POINTER]),
    "advance_hybrid": (INT, [POINTER, INT]),
    "hybrid_size": (INT, [INT]),
    "reset_room": (INT, [INT]),
    "response": (INT, [POINTER, DOUBLE, POINTER, POINTER]),
    "pivot": (INT, [INT, *[POINTER] * 8]),
    "decide": (INT, [POINTER] * 5),
    "try_combination": (INT, [POINTER, DOUBLE, *[POINTER] * 3]),
    "rows_repeat": (INT, [POINTER] * 4),
    "slip_directions": (INT, [POINTER, POINTER, INT, POINTER, POINTER, POINTER]),
    "all_are_tried": (INT, [POINTER]),
    "settle": (INT, [POINTER, DOUBLE, POINTER, POINTER]),
    "impulses": (DOUBLE, [POINTER, DOUBLE, POINTER, POINTER, INT, *[POINTER] * 5]),
    "phase_away": (INT, [POINTER, INT]),
    "law_choices": (INT, [POINTER, INT, INT, INT, POINTER]),
    "end_slips": (INT, [POINTER, DOUBLE, POINTER, INT, POINTER]),
    "transition_room": (INT, [INT] * 6),
    "transition_size": (INT, [INT]),
    "decision_room": (INT, [INT] * 4),
    "decision_size": (INT, [INT]),
    "enter_dry": (INT, [POINTER, INT, DOUBLE, POINTER, INT]),
    "advance_dry": (INT, [POINTER, INT]),
    "dry_size": (INT, [INT]),
    "cases": (INT, [POINTER]),
    "cases_size": (INT, []),
    "restart": (INT, [POINTER, POINTER, POINTER, INT, DOUBLE, POINTER]),
    "largest_residual": (DOUBLE, [POINTER]),
    "mode_memory": (INT, [POINTER, INT, INT]),
    "mode_program": (POINTER, [POINTER, POINTER, POINTER, INT, INT]),
    "mode_blank": (POINTER, [POINTER]),
    "mode_blocks": (None, [POINTER, POINTER, POINTER]),
    "prepare_modes": (None, [POINTER, DOUBLE, DOUBLE, DOUBLE, INT]),
    "begin_step_events": (INT, [POINTER, POINTER]),
    "search_step_events": (INT, [POINTER, POINTER]),
    "time_rates": (DOUBLE, [POINTER, DOUBLE, POINTER, INT]),
}
BLOCK = (None, [DOUBLE, POINTER, POINTER, POINTER, POINTER])


class Library:
    """Loaded code: keeps its engine alive, gives its functions by name."""

    def __init__(self, engine: llvm.ExecutionEngine, blocks: list[str]) -> None:
        self._engine = engine
        self.call = {name: self._function(name, *types) for name, types in EXPORTS.items()}
        self.blocks = {name: self._function(name, *BLOCK) for name in blocks}
        self.workspace, self.integer_workspace = self.call["workspace"]() + 1, self.call["integer_workspace"]() + 1

    def address(self, name: str) -> int:
        """Where a function stands."""
        return int(self._engine.get_function_address(f"appell_{name}"))

    def _function(self, name: str, result: Any, arguments: list[Any]) -> Any:
        address = self._engine.get_function_address(f"appell_{name}")
        return ctypes.CFUNCTYPE(result, *arguments)(address)


class Room:
    """Where arrays stand in one block of memory: planned once, made for every run.

    ``sizes``: entries of each field; one that is empty gets room for an entry. ``integers``: those of 32 bits. Arrays
    of ``written`` are filled by native code before anyone reads them, as far as they are read: the others are zero.
    """

    def __init__(self, sizes: Mapping[str, int], integers: Mapping[str, int], written: Collection[str] = ()) -> None:
        self.places: dict[str, tuple[int, int, bool]] = {}
        self.size = self.zeros = 0
        for name in sorted((*sizes, *integers), key=lambda name: name in written):
            is_integer = name in integers
            size = integers[name] // 2 + 1 if is_integer else sizes[name] or 1
            self.places[name] = self.size, self.size + size, is_integer
            self.size += size
            self.zeros += 0 if name in written else size
        self.fields = np.array([POINTERS.index(name) for name in self.places])
        self.offsets = np.array([8 * first for first, _, _ in self.places.values()], np.uintp)


class RunArrays(dict[str, np.ndarray]):
    """The arrays of a run by name; those of its plan are cut from a block when they are first asked for.

    ``shared``: of a run that is copied, where all stands that is not in the block of the copy.
    """

    def __init__(self, room: Room, block: np.ndarray, shared: RunArrays | None = None) -> None:
        self.room, self.block, self.shared = room, block, shared

    def __missing__(self, name: str) -> np.ndarray:
        if self.shared is not None and self.room.places.get(name, (self.room.size,))[0] >= self.room.zeros:
            return self.shared[name]
        first, end, is_integer = self.room.places[name]
        self[name] = found = self.block[first:end].view(np.int32) if is_integer else self.block[first:end]
        return found


class Arrays:
    """A NativeRun with the arrays its pointers refer to, which it keeps alive; those of a plan stand in one block."""

    def __init__(self, library: Library, room: Room, begun: Blank | None = None) -> None:
        self.library, self.kept = library, RunArrays(room, np.empty(room.size))
        self.kept.block[: room.zeros] = 0.0 if begun is None else begun.zeros
        self.run = NativeRun() if begun is None else NativeRun.from_buffer_copy(begun.run)
        self.inputs: Any = None
        self.jacobian: Block | None = None
        pointers = np.frombuffer(self.run, np.uintp, len(POINTERS))  # type: ignore[call-overload]
        pointers[room.fields] = room.offsets + address(self.kept.block)

    def copied(self, run: NativeRun, block: np.ndarray) -> Arrays:
        """Those of a copy of the run that native code has made: a block of its own, what is written shared."""
        made = Arrays.__new__(Arrays)
        made.__dict__ |= self.__dict__ | {"run": run, "kept": RunArrays(self.kept.room, block, self.kept)}
        return made

    def blank(self) -> Blank:
        """What a run has before it begins, to be made again."""
        return Blank(self.library, self.kept.room, bytes(self.run), self.kept.block[: self.kept.room.zeros].copy())

    def set(self, name: str, array: np.ndarray) -> np.ndarray:
        """Point the field `name` to the array; one that is empty gets room for an entry."""
        stored = array if array.size else np.zeros(1, array.dtype)
        self.kept[name] = stored = np.ascontiguousarray(stored)
        setattr(self.run, name, address(stored))
        return stored

    def set_inputs(self, inputs: Sequence[NativeInput]) -> None:
        """Copies of the inputs, so that each run follows its own."""
        self.inputs = (NativeInput * len(inputs))(*inputs)
        self.run.inputs, self.run.input_count = ctypes.addressof(self.inputs), len(inputs)

    def set_jacobian(self, jacobian: Block) -> None:
        """The derivatives of the equations, kept alive, and room for what an implicit method makes of them."""
        self.jacobian, self.run.jacobian = jacobian, jacobian.address
        self.set("implicit_workspace", np.zeros(self.library.call["implicit_workspace"]() + 1))

    @property
    def pointer(self) -> Any:
        """What native code takes as NativeRun*."""
        return ctypes.addressof(self.run)


@dataclass(frozen=True)
class Blank:
    """A run before it begins, as it is copied: the bytes of its NativeRun, and its arrays but for those `written`.

    Arrays that were set are left for whoever copies to keep.
    """

    library: Library
    room: Room
    run: bytes
    zeros: np.ndarray

    def arrays(self) -> Arrays:
        """The same with memory of its own."""
        return Arrays(self.library, self.room, self)
