"""Machine code for the derivatives of a recursion by the state, made when somebody asks for them."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import casadi as ca
import llvmlite.binding as llvm
import numpy as np
from numpy.typing import ArrayLike

from appell.algebra.rank import symmetric_inverse
from appell.compile.failures import raise_for
from appell.compile.jit import load, object_code
from appell.compile.llvm import declarations
from appell.compile.tangent_ir import tangent_ir
from appell.compile.tangents import tangents_of
from appell.errors import SingularSystem
from appell.numbers import COMPILE, RANK
from appell.system import System
from appell.system.links import Recursion

if TYPE_CHECKING:
    from appell.compile.program import Program

KINDS = ("force", "carry", "moved_outward", "outward", "moved_inward", "inward", "response")
"""In the order of the struct `Tangents` of tree_jacobian.c."""


@dataclass(frozen=True)
class TreeJacobian:
    """d xdot / dx of a program that goes from link to link.

    The recursion gives it at given reactions and given forces between links, -M^-1 d(M udot - F). What these change by,
    E = d(A^T lam + loads)/dx and d(A udot + gamma)/dx, comes by ``beside``; with B the sum of both,

        A M^-1 A^T dlam = -(A B + d(A udot + gamma)),        d udot = B + M^-1 A^T dlam .
    """

    program: Program
    struct: ctypes.Array[ctypes.c_void_p] = field(repr=False)
    kept: tuple[np.ndarray, ...] = field(repr=False)
    engine: llvm.ExecutionEngine = field(repr=False)
    beside: Beside | None = field(default=None, repr=False)

    def __call__(self, t: float, x: ArrayLike, p: ArrayLike, repeats: int = 1) -> np.ndarray:
        """J (states, states) at a state; computed ``repeats`` times, for who measures it."""
        call, arrays = self.program.library.call, self.program.arrays(p)
        state = np.ascontiguousarray(x, float)
        scratch, J = np.zeros(call["tree_scratch"]() + 1), np.zeros((state.size, state.size))
        pointers = state.ctypes.data, ctypes.addressof(self.struct), scratch.ctypes.data, J.ctypes.data
        for _ in range(repeats):
            raise_for(call["tree_jacobian"](arrays.pointer, t, *pointers), arrays)
        return J.T if self.beside is None else self._with_what_is_beside(t, state, np.asarray(p, float), J.T.copy())

    def _with_what_is_beside(self, t: float, x: np.ndarray, p: np.ndarray, J: np.ndarray) -> np.ndarray:
        g, beside = self.program.system, self.beside
        assert beside is not None
        rates = self.program.rates(t, x, p)
        E, bias, A = beside.slopes(t, x, p, rates.speed_rates, rates.multipliers)
        # M^-1 right, column by column
        right = np.hstack([E, A.T])
        nq, count = self.program.system.sizes.coordinates, right.shape[1]
        rows, y = np.zeros((2, count, nq + right.shape[0]))
        rows[:, nq:] = right.T
        arrays = self.program.arrays(p)
        pointers = rows.ctypes.data, y.ctypes.data
        self.program.library.call["tree_solve"](arrays.pointer, t, x.ctypes.data, count, *pointers)
        solved = y[:, nq:].T
        B, response = J[g.sizes.coordinates :] + solved[:, : x.size], solved[:, x.size :]
        if g.sizes.rows:
            B += response @ symmetric_inverse(A @ response, RANK.pivot) @ -(A @ B + bias)
        J[g.sizes.coordinates :] = B
        if not np.isfinite(J).all():
            raise SingularSystem("the derivatives of the accelerations by the state are not finite at this point.")
        return J


@dataclass(frozen=True)
class Beside:
    """What the recursion does not differentiate: reactions, rows, and forces between links, by CasADi's own machine.

    ``along``: of (t, x, p, udot, lam, directions) their derivatives along AT_ONCE directions of the state, so that the
    graph grows with the links and not with their square. ``rows``: A of (t, x, p).
    """

    along: ca.Function
    rows: ca.Function

    def slopes(
        self, t: float, x: np.ndarray, p: np.ndarray, udot: np.ndarray, lam: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """E (speeds, states), d(A udot + gamma)/dx (rows, states) and A."""
        columns = []
        for first in range(0, x.size, 2 * COMPILE.vector):
            directions = np.eye(x.size, 2 * COMPILE.vector, -first)
            columns.append(self.along(t, x, p, udot, lam, directions).full())
        both = np.hstack(columns)[:, : x.size]
        return both[: udot.size], both[udot.size :], self.rows(t, x, p).full()


def _beside(system: System, recursion: Recursion) -> Beside | None:
    if recursion.loads is None and not system.sizes.rows:
        return None
    n, m = system.sizes.speeds, system.sizes.rows
    t, x, p = ca.SX.sym("t"), ca.SX.sym("x", system.sizes.states), ca.SX.sym("p", system.sizes.parameters)
    udot, lam = ca.SX.sym("udot", n), ca.SX.sym("lam", m)
    A, bias, forces = ca.SX(m, n), ca.SX(m, 1), ca.SX(n, 1)
    if m:
        column = system.functions["tree_rows"](t, x, p, ca.SX(0, 1))
        A = ca.sparsify(ca.reshape(column[: m * n], m, n))
        bias, forces = A @ udot + column[m * n :], A.T @ lam
    if recursion.loads is not None:
        loads = system.functions["loads"](t, x, p, ca.SX(0, 1))
        for k, speed in enumerate(recursion.loaded):
            forces[speed] += loads[k]
    directions = ca.SX.sym("directions", system.sizes.states, 2 * COMPILE.vector)
    slopes = ca.jtimes(ca.densify(ca.vertcat(forces, bias)), x, directions)
    along = ca.Function("along", [t, x, p, udot, lam, directions], [ca.densify(slopes)], {"cse": True})
    return Beside(along, ca.Function("rows", [t, x, p], [ca.densify(A)]))


def compile_tree_jacobian(program: Program, recursion: Recursion, system: System) -> TreeJacobian:
    """The derivatives of a recursion, and of what stands beside it."""
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
    struct = (ctypes.c_void_p * len(pointers))(*pointers)
    return TreeJacobian(program, struct, kept, engine, _beside(system, recursion))
