"""Machine code for the derivatives of a recursion by the state, made when somebody asks for them."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass, field

import llvmlite.binding as llvm
import numpy as np
from numpy.typing import ArrayLike

from appell.compile.jit import load, object_code
from appell.compile.llvm import declarations
from appell.compile.program import Program, raise_for
from appell.compile.recursion import Recursion, tangents_of
from appell.compile.tangent_ir import tangent_ir

KINDS = ("force", "carry", "moved_outward", "outward", "moved_inward", "inward", "response")
"""In the order of the struct `Tangents` of tree_jacobian.c."""


@dataclass(frozen=True)
class TreeJacobian:
    """d xdot / dx of a program that goes from link to link, all of whose forces depend on one link each."""

    program: Program
    struct: ctypes.Array[ctypes.c_void_p] = field(repr=False)
    kept: tuple[np.ndarray, ...] = field(repr=False)
    engine: llvm.ExecutionEngine = field(repr=False)

    def __call__(self, t: float, x: ArrayLike, p: ArrayLike, repeats: int = 1) -> np.ndarray:
        """J (states, states) at a state; computed ``repeats`` times, for who measures it."""
        call, arrays = self.program.library.call, self.program.arrays(p)
        state = np.ascontiguousarray(x, float)
        scratch, J = np.zeros(call["tree_scratch"]() + 1), np.zeros((state.size, state.size))
        pointers = state.ctypes.data, ctypes.addressof(self.struct), scratch.ctypes.data, J.ctypes.data
        for _ in range(repeats):
            raise_for(call["tree_jacobian"](arrays.pointer, t, *pointers), arrays)
        return J.T


def compile_tree_jacobian(program: Program, recursion: Recursion) -> TreeJacobian | None:
    """The derivatives of a recursion; None where a force depends on more than one link."""
    if recursion.loads is not None:
        return None
    engine = load(object_code(declarations() + tangent_ir(tangents_of(recursion), recursion.counts), optimise=None))
    columns: list[int] = []
    owners: list[int] = []
    for i, link in enumerate(recursion.links):
        nq, nu, _, _ = recursion.counts[link.number]
        columns += recursion.tables[link.table : link.table + nq + nu]
        owners += [i] * (nq + nu)
    numbers = {link.own: i for i, link in enumerate(recursion.links)}
    parents = [-1 if link.own == link.parent else numbers[link.parent] for link in recursion.links]
    kept = tuple(np.array(values, np.int32) for values in (columns, owners, parents))
    addresses = [engine.get_function_address(f"appell_lanes_{kind}") for kind in KINDS]
    pointers = [*addresses, *(array.ctypes.data for array in kept)]
    return TreeJacobian(program, (ctypes.c_void_p * len(pointers))(*pointers), kept, engine)
