"""Functions of a graph as numbers, called often: the buffers are made once."""

from __future__ import annotations

import threading

import casadi as ca
import numpy as np

Number = float | np.ndarray


class Numbers:
    """A function of a graph called with arrays; gives its outputs as matrices.

    Several times quicker than the call of CasADi, which converts every argument; one thread at a time.
    """

    def __init__(self, function: ca.Function) -> None:
        sizes = [function.numel_in(i) for i in range(function.n_in())]
        self._arguments = [np.zeros(max(size, 1)) for size in sizes]
        self._sizes = sizes
        self._shapes = [function.size_out(i) for i in range(function.n_out())]
        self._results = [np.zeros(rows * columns) for rows, columns in self._shapes]
        self._buffer, self._call = function.buffer()
        self._function, self._lock = function, threading.Lock()
        for i, array in enumerate(self._arguments):
            self._buffer.set_arg(i, array.data)
        for i, array in enumerate(self._results):
            if array.size:
                self._buffer.set_res(i, array.data)

    def _evaluate(self, arguments: tuple[Number, ...]) -> None:
        for array, size, value in zip(self._arguments, self._sizes, arguments, strict=True):
            if size:
                array[:] = value
        self._call()

    def numbers(self, *arguments: Number) -> list[float]:
        """The first output at these arguments, column by column, as plain numbers."""
        with self._lock:
            self._evaluate(arguments)
            return self._results[0].tolist()

    def __call__(self, *arguments: Number) -> list[np.ndarray]:
        """The outputs at these arguments, (rows, columns) each; new arrays."""
        with self._lock:
            self._evaluate(arguments)
            pairs = zip(self._results, self._shapes, strict=True)
            return [array.copy().reshape(shape, order="F") for array, shape in pairs]
