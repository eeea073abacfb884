"""Runs a CUDA program on a graphics card: needs NumPy and CuPy, and of appell the errors and the table of numbers.

A program is a mapping as `dataclasses.asdict` of `compile.cuda.CudaProgram` gives it, so that what was made on one
machine runs on another one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from appell.errors import how_to_add
from appell.numbers import RUN

OPTIONS = ("--std=c++14",)
BEGIN_THREADS, BEGUN = 128, 6
"""Threads of a block of the kernel that begins trajectories; numbers it leaves of each beside z and zdot."""


class NoGraphicsCard(RuntimeError):
    """There is no CuPy, or no card that it can use."""


def cupy() -> Any:
    """The module, on a machine that has a graphics card."""
    try:
        import cupy as found

        found.cuda.runtime.getDeviceCount()
    except ImportError:
        raise NoGraphicsCard(f"on='gpu' needs CuPy: {how_to_add('gpu')}.") from None
    except found.cuda.runtime.CUDARuntimeError as error:
        raise NoGraphicsCard(f"on='gpu' needs a graphics card with CUDA, and CuPy finds none ({error}).") from None
    return found


@dataclass(frozen=True)
class CudaResults:
    """What came of cases, each array with the cases last.

    ``samples`` (time, coordinate or speed, case); ``figures`` (4, case): largest residual of a row, largest departure
    of the energy from what its work explains, largest kinetic energy, largest change of the energy; ``status`` (of
    `native.status.Status`) and ``steps``. ``seconds`` is what the card took, by its own clock.
    """

    samples: np.ndarray
    figures: np.ndarray
    status: np.ndarray
    steps: np.ndarray
    seconds: float


@dataclass(frozen=True)
class Launch:
    """A kernel with its arguments, so many blocks of so many threads, with so many bytes of shared memory each."""

    function: Any
    blocks: int
    threads: int
    arguments: tuple[Any, ...]
    shared: int = 0


class Kernel:
    """A program, compiled for the card at hand."""

    def __init__(self, program: Mapping[str, Any], options: Sequence[str] = OPTIONS) -> None:
        self.cupy = cupy()
        self.program = program
        self.real = np.dtype(program["real"])
        self.module = self.cupy.RawModule(code=program["source"], options=tuple(options), backend="nvrtc")
        self.begin = self.module.get_function("appell_begin")
        self.adaptive = self.module.get_function("appell_dop853")
        self.adaptive.max_dynamic_shared_size_bytes = program["shared"]
        self.fixed = self.module.get_function("appell_rk4")
        self.evaluation = self.module.get_function("appell_evaluate")

    def attributes(self, name: str = "adaptive") -> dict[str, int]:
        """Registers, local and shared bytes of a kernel."""
        found = getattr(self, name).attributes
        return {
            key: int(found[key]) for key in ("num_regs", "local_size_bytes", "shared_size_bytes", "const_size_bytes")
        }

    def integrate(
        self,
        x0: np.ndarray,
        parameters: np.ndarray,
        times: np.ndarray,
        *,
        varied: np.ndarray | None = None,
        tolerance: float = RUN.tolerance,
        max_step: float = np.inf,
        max_steps: int = 2**31 - 1,
        bring_back: bool = True,
    ) -> CudaResults:
        """The motions from x0 (state, case) at times[0], sampled at rising times.

        ``parameters`` are those of all cases, ``varied`` (parameter, case) those that differ. Without ``bring_back``
        the samples stay on the card.
        """
        cp, size = self.cupy, x0.shape[1]
        self._set_common(parameters)
        start, other = self._on_card(x0), self._varied(varied, size)
        moments = cp.asarray(np.asarray(times, float))
        quantities = self.program["coordinates"] + self.program["speeds"]
        samples = cp.full((moments.size, quantities, size), np.nan, self.real)
        figures, status, steps = cp.zeros((4, size), self.real), cp.zeros(size, cp.int32), cp.zeros(size, cp.int32)
        begun, following = cp.empty((2 * self.program["integrated"] + BEGUN, size), self.real), cp.zeros(1, cp.int32)
        common = moments, np.int32(moments.size), np.float64(tolerance), np.float64(max_step)
        found = samples, figures, status, steps
        seconds = self._timed(
            Launch(
                self.begin,
                -(-size // BEGIN_THREADS),
                BEGIN_THREADS,
                (np.int32(size), start, other, *common, begun, *found),
            ),
            Launch(
                self.adaptive,
                self._blocks(size),
                self.program["threads"],
                (np.int32(size), following, begun, other, *common, np.int32(max_steps), *found),
                self.program["shared"],
            ),
        )
        brought = cp.asnumpy(samples) if bring_back else samples
        return CudaResults(brought, cp.asnumpy(figures), cp.asnumpy(status), cp.asnumpy(steps), seconds)

    def steps(
        self,
        x0: np.ndarray,
        parameters: np.ndarray,
        step: float,
        count: int,
        *,
        varied: np.ndarray | None = None,
        project_every: int = 1,
        time: float = 0.0,
    ) -> tuple[np.ndarray, float]:
        """So many steps of RK4 of one length from x0 (state, case): where they end, and the seconds the card took."""
        cp, size, threads = self.cupy, x0.shape[1], self.program["rk4_threads"]
        self._set_common(parameters)
        state, other, status = self._on_card(x0).copy(), self._varied(varied, size), cp.zeros(size, cp.int32)
        arguments = (
            np.int32(size), state, other, np.float64(time), np.float64(step), np.int32(count),
            np.int32(project_every), status,
        )  # fmt: skip
        seconds = self._timed(Launch(self.fixed, -(-size // threads), threads, arguments))
        return cp.asnumpy(state), seconds

    def rates(
        self, x: np.ndarray, parameters: np.ndarray, varied: np.ndarray | None = None, time: float = 0.0
    ) -> np.ndarray:
        """The rates of x (state, case), one column a case; the last row is positive where they are regular."""
        cp, size = self.cupy, x.shape[1]
        self._set_common(parameters)
        out = cp.full((self.program["integrated"] + 1, size), np.nan, self.real)
        arguments = np.int32(size), self._on_card(x), self._varied(varied, size), np.float64(time), out
        self._timed(Launch(self.evaluation, -(-size // 128), 128, arguments))
        return np.asarray(cp.asnumpy(out))

    def _timed(self, *launches: Launch) -> float:
        """Kernels one after the other: the seconds between the first one's begin and the last one's end."""
        begin, end = self.cupy.cuda.Event(), self.cupy.cuda.Event()
        begin.record()
        for one in launches:
            one.function((one.blocks,), (one.threads,), one.arguments, shared_mem=one.shared)
        end.record()
        end.synchronize()
        return float(self.cupy.cuda.get_elapsed_time(begin, end)) / 1e3

    def _blocks(self, size: int) -> int:
        """As many threads as the card holds at once, each of which takes case after case."""
        threads, properties = self.program["threads"], self.cupy.cuda.runtime.getDeviceProperties(0)
        room = properties["multiProcessorCount"] * self.program["blocks"]
        return int(max(1, min(-(-size // threads), room)))

    def _on_card(self, values: np.ndarray) -> Any:
        return self.cupy.ascontiguousarray(self.cupy.asarray(values, self.real))

    def _varied(self, varied: np.ndarray | None, size: int) -> Any:
        if varied is None or not varied.size:
            return self.cupy.zeros(1, self.real)
        if varied.shape != (len(self.program["varied"]), size):
            raise ValueError(f"varied has the shape {varied.shape}, not {(len(self.program['varied']), size)}")
        return self._on_card(varied)

    def _set_common(self, parameters: np.ndarray) -> None:
        """The parameters that are the same for all cases, into constant memory."""
        cp, place = self.cupy, self.module.get_global("COMMON")
        room = cp.ndarray((self.program["parameters"] + 1,), self.real, place)
        values = np.zeros(self.program["parameters"] + 1, self.real)
        values[:-1] = parameters
        room.set(values)
