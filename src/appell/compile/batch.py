"""A function of a graph at many states at once: by CasADi for some, as machine code where there are many."""

from __future__ import annotations

import ctypes
import threading

import casadi as ca
import numpy as np

from appell.compile.block import Block, compile_block
from appell.numbers import COMPILE

CALL = ctypes.CFUNCTYPE(None, ctypes.c_double, *[ctypes.c_void_p] * 4)


class BatchFunction:
    """f(t, x, p, extra), a column, at rows of arrays.

    CasADi evaluates the first ``COMPILE.states`` states; machine code, which takes time to compile, those after them.
    The two differ by rounding.

    Parameters
    ----------
    function
        Of (t, x, p, extra), with one dense column as output.
    """

    def __init__(self, function: ca.Function) -> None:
        self._function = function
        self._sizes = [function.numel_in(i) for i in range(4)]
        self._rows = function.numel_out(0)
        self._evaluated = 0
        self._block: Block | None = None
        self._lock = threading.Lock()

    def __call__(self, t: np.ndarray, x: np.ndarray, p: np.ndarray, extra: np.ndarray) -> np.ndarray:
        """The columns, (states, rows), at arrays of (states,) and (states, entries)."""
        with self._lock:
            count = len(x)
            self._evaluated += count
            if self._block is None and self._evaluated > COMPILE.states:
                self._block = compile_block(self._function)
            if not count or not self._rows:
                return np.zeros((count, self._rows))
            if self._block is None:
                found = self._function(t[None, :], *(part.T for part in (x, p, extra)))
                return np.ascontiguousarray(found.full().T)
            return self._compiled(self._block, t, (x, p, extra))

    def _compiled(self, block: Block, t: np.ndarray, parts: tuple[np.ndarray, ...]) -> np.ndarray:
        """One call of the machine code for each state, at addresses that go on by a row."""
        arrays = [np.ascontiguousarray(part, float) for part in parts]
        out = np.zeros((len(t), self._rows))
        call, (x, p, extra), to = CALL(block.address), (a.ctypes.data for a in arrays), out.ctypes.data
        sx, sp, se, so = (array.strides[0] for array in (*arrays, out))
        for moment in t.tolist():
            call(moment, x, p, extra, to)
            x, p, extra, to = x + sx, p + sp, extra + se, to + so
        return out


def batch_function(name: str, inputs: list[ca.SX], output: ca.SX) -> BatchFunction:
    """The function of (t, x, p, extra) whose output is a block, column by column."""
    return BatchFunction(ca.Function(name, inputs, [ca.vec(ca.densify(output))], {"cse": True}))
