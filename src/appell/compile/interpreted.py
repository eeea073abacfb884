"""A program whose functions CasADi evaluates: numbers at one state of equations for which nothing is compiled.

The stepper of native code is loaded once in a process, with functions that call back: the solve, its decision of rank
and all that is decided along the way are those of a run. What a system is stands in variables there, which are set
before a call, so that one engine serves all systems, one at a time.
"""

from __future__ import annotations

import ctypes
import functools
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import casadi as ca
import llvmlite.binding as llvm
import numpy as np

from appell.compile.block import Block
from appell.compile.emit import SIGNATURE
from appell.compile.jit import load, object_code
from appell.compile.llvm import BLOCKS, PLANS, plan_table, sizes
from appell.compile.native import BLOCK, Library, address
from appell.compile.recursion_ir import array, recursion_ir
from appell.native import stepper_ir
from appell.system import System, SystemSizes

CALLBACK = ctypes.CFUNCTYPE(BLOCK[0], *BLOCK[1])
ABSENT = CALLBACK(lambda *_: None)
LOCK = threading.RLock()
"""Whoever has it may set the variables of an engine and call it."""


class InterpretedLibrary(Library):
    """The functions of the shared engine, each of which sets the variables of one system before it is called."""

    def __init__(self, system: System) -> None:
        self.shared = _shared(1 << max(8, len(system.embedded).bit_length()))
        blocks = {name: CALLBACK(_evaluator(system.functions[name])) for name in system.shapes()}
        self._pointers = [ctypes.cast(blocks.get(name, ABSENT), ctypes.c_void_p).value for name in BLOCKS]
        # whether a function reads accelerations is not looked at: they are always found
        found = sizes(system, {}) | {"rates_need_multipliers": 1, "events_need_rates": 1}
        self._integers = [found[name] for name in SIZES]
        self._embedded = [*map(int, system.embedded), 0]
        self.call = {name: functools.partial(self._called, function) for name, function in self.shared.calls.items()}
        self.blocks = blocks
        self.workspace, self.integer_workspace = self.call["workspace"]() + 1, self.call["integer_workspace"]() + 1

    def _called(self, function: Callable[..., Any], *arguments: Any) -> Any:
        with LOCK:
            shared = self.shared
            if shared.installed is not self:
                for variable, value in zip(shared.integers, self._integers, strict=True):
                    variable.value = value
                shared.embedded[: len(self._embedded)] = self._embedded
                shared.pointers[: len(BLOCKS)] = self._pointers
                shared.installed = self
            return function(*arguments)


def interpreted_block(function: ca.Function) -> Block:
    """A function that native code calls like machine code, and CasADi evaluates."""
    callback = CALLBACK(_evaluator(function))
    return Block(ctypes.cast(callback, ctypes.c_void_p).value or 0, callback)


def _evaluator(function: ca.Function) -> Callable[..., None]:
    """What native code calls for a function of (t, x, p, extra); its buffers are made once."""
    sizes_in = [function.numel_in(i) for i in range(4)]
    t, *vectors = arguments = [np.zeros(max(size, 1)) for size in sizes_in]
    rows, out = np.array(function.sparsity_out(0).row(), int), np.zeros(function.numel_out(0) + 1)
    nonzeros = np.zeros(rows.size + 1)
    buffer, run = function.buffer()
    for i, argument in enumerate(arguments):
        buffer.set_arg(i, argument.data)
    buffer.set_res(0, nonzeros.data)
    kept = function, buffer  # which ``run`` needs, and does not keep alive
    source = nonzeros if rows.size == out.size - 1 else out

    def evaluate(time: float, x: int, p: int, extra: int, target: int, _: object = kept) -> None:
        t[0] = time
        for own, size, given in zip(vectors, sizes_in[1:], (x, p, extra), strict=True):
            if size:
                ctypes.memmove(address(own), given, 8 * size)
        run()
        if source is out:
            out[rows] = nonzeros[:-1]
        ctypes.memmove(target, address(source), 8 * (out.size - 1))

    return evaluate


@dataclass
class _Shared:
    """An engine with the variables that say what system it has, and the library that set them last."""

    engine: llvm.ExecutionEngine
    calls: dict[str, Callable[..., Any]]
    integers: list[Any]
    embedded: Any
    pointers: Any
    installed: InterpretedLibrary | None = None


NOTHING = System(SystemSizes(0, 0, 0, 0, 0, 0, 0, 0, 0, 0), {})
SIZES = tuple(sizes(NOTHING, {}))


@functools.cache
def _shared(rows: int) -> _Shared:
    """The engine for systems with fewer than so many rows."""
    engine = load(object_code(stepper_ir(), effort=0), object_code(_variables_ir(rows), effort=0))

    def variable(kind: Any, name: str) -> Any:
        return kind.from_address(engine.get_global_value_address(f"appell_{name}"))

    return _Shared(
        engine,
        Library(engine, []).call,
        [variable(ctypes.c_int, name) for name in SIZES],
        variable(ctypes.c_int * rows, "row_embedded"),
        variable(ctypes.c_void_p * len(BLOCKS), "graph"),
    )


def _variables_ir(rows: int) -> str:
    """What native.h declares, as variables: sizes, the mask of rows, and functions that call those of a system."""
    lines = [f"@appell_{name} = global i32 0, align 4" for name in SIZES]
    lines.append(f"@appell_row_embedded = global [{rows} x i32] zeroinitializer, align 4")
    lines.append(f"@appell_graph = global [{len(BLOCKS)} x ptr] zeroinitializer, align 8")
    lines += [array(f"plan_{name}", tuple(plan_table(name, NOTHING))) for name in PLANS]
    for k, name in enumerate(BLOCKS):
        lines += [
            f"define void @appell_{name}{SIGNATURE} {{",
            f"  %place = getelementptr inbounds ptr, ptr @appell_graph, i64 {k}",
            "  %function = load ptr, ptr %place, align 8",
            "  call void %function(double %t, ptr %x, ptr %p, ptr %extra, ptr %out)",
            "  ret void",
            "}",
        ]
    return "\n".join(lines) + "\n" + recursion_ir(None)
