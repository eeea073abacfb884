"""The kernel of a graphics card compiled for the processor: what the card's words mean stands in `host_cuda.h`."""

import ctypes
import subprocess
from pathlib import Path

import numpy as np

from appell.ensemble.cuda_runner import BEGUN, CudaResults

HEADER = Path(__file__).with_name("host_cuda.h")


class HostKernel:
    """The text of a program compiled by g++, one thread that runs all cases; integrates as `Kernel` does."""

    def __init__(self, program, folder):
        self.program, self.real = program, np.dtype(program["real"])
        source, library = Path(folder) / "kernel.cpp", Path(folder) / "kernel.so"
        # one thread: what it keeps in shared memory is its own
        source.write_text(f'#include "{HEADER}"\n' + program["source"])
        subprocess.run(["g++", "-O1", "-w", "-shared", "-fPIC", str(source), "-o", str(library)], check=True)
        self.library = ctypes.CDLL(str(library))

    def integrate(self, x0, parameters, times, *, varied=None, tolerance=1e-10, max_step=np.inf, max_steps=2**31 - 1):
        p, size = self.program, x0.shape[1]
        room = (ctypes.c_double if self.real == np.float64 else ctypes.c_float) * (p["parameters"] + 1)
        np.frombuffer(room.in_dll(self.library, "COMMON"), self.real)[:-1] = parameters
        start, other = (
            np.ascontiguousarray(x0, self.real),
            np.ascontiguousarray(varied if varied is not None else 0, self.real),
        )
        moments = np.ascontiguousarray(times, float)
        samples = np.full((moments.size, p["coordinates"] + p["speeds"], size), np.nan, self.real)
        figures, status, steps = np.zeros((4, size), self.real), np.zeros(size, np.int32), np.zeros(size, np.int32)
        begun = np.full((2 * p["integrated"] + BEGUN, size), np.nan, self.real)
        arrays = [np.zeros(1, np.int32), begun, start, other, moments, samples, figures, status, steps]
        following, begun, start, other, moments, *found = (ctypes.c_void_p(a.ctypes.data) for a in arrays)
        common = moments, len(times), ctypes.c_double(tolerance), ctypes.c_double(max_step)
        self.library.appell_begin(size, start, other, *common, begun, *found)
        self.library.appell_dop853(size, following, begun, other, *common, max_steps, *found)
        return CudaResults(samples, figures, status, steps, 0.0)
