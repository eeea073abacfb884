"""The formulas of a step are written once: each home's compiler makes the same bits of them."""

import ctypes
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import appell as ap

NATIVE = Path(ap.__file__).parent / "native"
DEVICE_WORDS = Path(__file__).parents[1] / "ensemble" / "host_cuda.h"
#: No product is fused with a sum: whether one is, each compiler chooses.
FLAGS = "-O1 -w -shared -fPIC -ffp-contract=off".split()
WIDTH = 8
FORMULAS = '#include "control.h"\n#include "errors.h"\n#include "dense.h"\n'

#: What a home brings, how many trajectories are in a `measure` and how many in an `entry`, and its compiler.
HOMES = {
    "host": ('#include "native.h"\n', 1, 4, ["gcc", "-std=c11"]),
    "lanes": ('#include "lanes.h"\n', WIDTH, WIDTH, [sys.executable, "-m", "ziglang", "cc", "-Wno-psabi", "-lm"]),
    "CUDA": (
        f'#define SHARED_STAGES\n#include "{DEVICE_WORDS}"\n#define MEASURE double\ntypedef double real;\n'
        '#include "cuda/real.h"\n',
        1,
        1,
        ["g++"],
    ),
}
HARNESS = """
#ifdef __cplusplus
extern "C"
#endif
void law(int count, const double *in, double *out, int curve, int several) {
    for (int k = 0; k < count; k += MEASURES) {
        const measure *a = (const measure *)(in + k);
        measure *y = (measure *)(out + k);
        int n = count / MEASURES;
#define IN(i) a[(i) * n]
#define OUT(i) y[(i) * n]
        LastStep last = {IN(0), IN(1), IN(2)};
        OUT(0) = IN(3);
        OUT(1) = step_factor(&last, IN(4), &OUT(0), IN(5), IN(6) > splat(0.5), curve, several);
        OUT(2) = combined_error(IN(4), IN(3), IN(5), 5);
        OUT(3) = allowed_of_work(IN(7), IN(4), IN(8), IN(9), IN(3), IN(5), IN(1));
        OUT(4) = allowed_error(IN(7), IN(7), IN(8), IN(9));
        OUT(5) = euler_step(IN(3), IN(5), IN(9), splat(0.5));
        OUT(6) = first_length(OUT(5), IN(5), IN(3), several, magnitude(IN(9)), splat(0.5));
    }
    for (int k = 0; k < count; k += ENTRIES) {
        const entry *a = (const entry *)(in + k);
        entry *y = (entry *)(out + 7 * count + k), d[7];
        int n = count / ENTRIES;
        real theta = *(const real *)(in + 10 * count), h = *(const real *)(in + 11 * count);
        dense_lower(a, a + n, h, a + 2 * n, a + 3 * n, d);
        for (int i = 3; i < 7; i++) d[i] = a[i * n];
        dense_value(a, d, theta, y);
    }
}
"""


def law_of(home: str, folder: Path, text: str = FORMULAS) -> Any:
    head, measures, entries, compiler = HOMES[home]
    if shutil.which(compiler[0]) is None or (home == "lanes" and find_spec("ziglang") is None):
        pytest.skip(f"there is no {' '.join(compiler[:3])} on this machine")
    source = folder / ("law.cpp" if home == "CUDA" else "law.c")
    source.write_text(f"{head}{text}#define MEASURES {measures}\n#define ENTRIES {entries}\n{HARNESS}")
    library = folder / f"{home}.so"
    subprocess.run([*compiler, *FLAGS, f"-I{NATIVE}", str(source), "-o", str(library)], check=True)
    code = ctypes.CDLL(str(library))

    def law(numbers: np.ndarray, curve: int, several: int) -> np.ndarray:
        rows, count = numbers.shape
        room = np.zeros((rows + 8) * count + 16)
        first = (-room.ctypes.data % 64) // 8  # where a vector may begin
        given, out = room[first : first + rows * count].reshape(rows, count), np.full((8, count), np.nan)
        given[:] = numbers
        aligned = np.zeros(8 * count + 8)
        place = aligned[(-aligned.ctypes.data % 64) // 8 :][: 8 * count].reshape(8, count)
        code.law(count, *(ctypes.c_void_p(a.ctypes.data) for a in (given, place)), curve, several)
        out[:] = place
        return out

    return law


def numbers() -> np.ndarray:
    """Errors and lengths over many powers of ten, among them none, zero and infinity; theta and h the same for all."""
    rng = np.random.default_rng(26)
    found = rng.choice([-1.0, 1.0], (12, 512)) * 10.0 ** rng.uniform(-10, 4, (12, 512))
    found[[1, 2, 3, 5, 7]] = np.abs(found[[1, 2, 3, 5, 7]])
    found[0, :64] = 0.0
    found[3, 64:96], found[5, 96:128], found[3, 128:136], found[5, 136:144] = 0.0, 0.0, np.inf, np.nan
    found[6] = rng.uniform(0, 1, 512)
    found[10], found[11] = 0.3, 0.01
    return found


@pytest.mark.parametrize("home", [home for home in HOMES if home != "host"])
def test_every_home_has_the_bits_of_the_host(home, tmp_path):
    here, there = law_of("host", tmp_path), law_of(home, tmp_path)
    for curve, several in ((0, 0), (0, 1), (1, 0), (1, 1)):
        np.testing.assert_array_equal(there(numbers(), curve, several), here(numbers(), curve, several))


def test_a_law_that_differs_in_one_branch_is_noticed(tmp_path):
    """The branch on the whole error, which the kernel once lacked."""
    control = (NATIVE / "control.h").read_text()
    changed = control.replace("pick(whole < splat(OTHERWISE) * error,", "pick(0 * (whole > error),")
    assert changed != control
    formulas = FORMULAS.replace('#include "control.h"\n', changed)
    here, there = law_of("host", tmp_path), law_of("CUDA", tmp_path, formulas)
    assert (here(numbers(), 0, 1) != there(numbers(), 0, 1)).any()
