"""Bicycles on the cores beside the card: the C export of the same equations."""

from __future__ import annotations

import itertools
import multiprocessing
import os
import subprocess
import time
from pathlib import Path

import numpy as np

from on_a_card.problems import BICYCLES, load, say, varied


def _some(task) -> tuple[float, int]:
    library, first, last, starts, _, place, values, duration, tolerance = task
    import ctypes

    code = ctypes.CDLL(library)
    code.many.restype = ctypes.c_int
    count = int(last - first)
    x = np.ascontiguousarray(starts[:, np.arange(first, last) % starts.shape[1]].T)
    own = np.ascontiguousarray(values[first:last])
    begin = time.perf_counter()
    failed = code.many(
        count, x.ctypes.data_as(ctypes.c_void_p), place, own.ctypes.data_as(ctypes.c_void_p), ctypes.c_double(duration),
        ctypes.c_double(tolerance),
    )  # fmt: skip
    return time.perf_counter() - begin, failed


MANY = """
#include "bicycle.c"
int many(int count, double *x, int place, const double *values, double duration, double tolerance) {
    static MODEL m;
    int failed = 0;
    for (int k = 0; k < count; k++) {
        MODEL_defaults(&m);
        memcpy(m.state, x + (long)k * MODEL_SIZE, sizeof(double) * MODEL_SIZE);
        m.parameters[place] = values[k];
        m.tolerance = tolerance;
        failed += MODEL_begin(&m, 0.0) != 0 || MODEL_advance(&m, duration) != 0;
        memcpy(x + (long)k * MODEL_SIZE, m.state, sizeof(double) * MODEL_SIZE);
    }
    return failed;
}
"""


def bicycles_on_cores(folder: Path, tolerance: float) -> dict:
    """The C export of the same equations, gcc -O3, a process a core."""
    said, starts, p, place, _ = load(folder, "bicycle")
    (source,) = (folder / "c").glob("*.c")
    text = MANY.replace("bicycle.c", source.name).replace("MODEL_SIZE", f"{source.stem.upper()}_STATES")
    text = text.replace("MODEL", source.stem)
    (folder / "c" / "many.c").write_text(text)
    library = str(folder / "c" / "many.so")
    flags = "-std=c11 -O3 -march=native -fPIC -shared".split()
    subprocess.run(["gcc", *flags, str(folder / "c" / "many.c"), "-lm", "-o", library], check=True)
    cores, values = len(os.sched_getaffinity(0)), varied(p, place, "bicycle", BICYCLES)[0]
    bounds = np.linspace(0, BICYCLES, 8 * cores + 1).astype(int)
    tasks = [
        (library, a, b, starts, p, place, values, said["duration"], tolerance) for a, b in itertools.pairwise(bounds)
    ]
    with multiprocessing.get_context("fork").Pool(cores) as pool:
        pool.map(_some, [(*t[:1], 0, 16, *t[3:]) for t in tasks[:cores]])
        begin = time.perf_counter()
        found = pool.map(_some, tasks, chunksize=1)
        seconds = time.perf_counter() - begin
    row = {
        "row": "bicycle", "variant": f"{cores} cores, C export", "cases": BICYCLES, "seconds": seconds,
        "tolerance": tolerance, "trajectories_per_second": BICYCLES / seconds, "failed": sum(n for _, n in found),
        "core_seconds": sum(s for s, _ in found),
    }  # fmt: skip
    say(row)
    return row
