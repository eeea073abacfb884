"""The kernel without a graphics card: compiled by NVIDIA's compiler, and run on the processor beside the host."""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

import appell as ap
from appell.catalogue import NAMES, card_of
from appell.compile import program_of
from appell.equations.forms import variational_of
from appell.model.mechanism import has_modes
from appell.simulate.prepare import asked_by, start_state
from appell.simulate.start import parameter_values
from tests.ensemble.host_kernel import HEADER, HostKernel
from tests.ensemble.nvrtc import compiled, needs_nvrtc
from tests.ensemble.test_cuda import program_on_a_card

needs_compilers = pytest.mark.skipif(
    shutil.which("g++") is None or shutil.which("gcc") is None, reason="there is no gcc and g++ on this machine"
)
KERNELS = ("appell_begin", "appell_dop853", "appell_rk4", "appell_evaluate")
BLOCK = 232_448
"""Bytes of shared memory that a block of compute capability 9.0 may have (CUDA C Programming Guide, table 27)."""
TOLERANCE = 1e-10
ROUNDING = 2e-14
"""Without rows the steps are those of the host but for the order of sums: samples relative to 1 + the largest."""
ALONG = 30 * TOLERANCE
"""With rows the host takes the error along them and the kernel the whole: both are within the tolerance of a step."""
EXACT = "#define MEASURE double\n"
"""Errors of steps with all digits, as the host has them."""


def kane(name: str) -> ap.Equations:
    return card_of(name).model().derive(ap.Kane())


@needs_nvrtc
@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize("real", ["float64", "float32"])
@pytest.mark.parametrize("name", ["chaplygin-sleigh", "double-pendulum", "rolling-disc", "rattleback"])
def test_the_kernel_is_accepted_by_the_compiler_of_the_card(name, real):
    program = program_on_a_card(kane(name), real=real)
    code = compiled(program["source"])
    for kernel in KERNELS:
        assert kernel.encode() in code
    assert program["shared"] <= BLOCK


@needs_nvrtc
def test_a_kernel_with_an_unknown_name_is_refused_by_the_compiler_of_the_card():
    source = program_on_a_card(kane("chaplygin-sleigh"))["source"]
    with pytest.raises(AssertionError, match='identifier "slope_" is undefined'):
        compiled(source.replace("IN_SLOT(slot, i) = slope[i];", "IN_SLOT(slot, i) = slope_[i];"))


SUMS = """
#ifdef KERNEL
extern "C" void sums(int n, const double *K, const double *z, double h, double *out) {
    SHARED_STAGES
    real more[3][NZ];
    for (int s = 0; s < 12; s++) {
        if (s) combine(s, z, h, stages, out), out += NZ;
        for (int i = 0; i < NZ; i++) IN_SLOT(SLOT_OF[s], i) = K[s * n + i];
    }
    finish(z, h, stages, out, out + NZ, out + 2 * NZ), out += 3 * NZ;
    for (int i = 0; i < NZ; i++) STAGE(12, i) = K[12 * n + i];
    for (int s = 13; s < 16; s++) {
        combine_dense(s, z, h, stages, more, out), out += NZ;
        for (int i = 0; i < NZ; i++) more[s - 13][i] = K[s * n + i];
    }
    for (int i = 0; i < NZ; i++) {
        double d[4];
        dense_upper(stages, more, i, h, d);
        for (int k = 0; k < 4; k++) out[k * NZ + i] = d[k];
    }
}
#else
static void put(const double *found, double **out) { memcpy(*out, found, NZ * sizeof *found), *out += NZ; }
void sums(int n, const double *K, const double *z, double h, double *out) {
    static const int from[] = {0, 1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 5, 6, 5, 5};
    static _Alignas(64) double room[18 * 64]; /* NK is four, or little more */
    double *own = room, *z0 = own + 16 * NK, *found = z0 + NK;
    for (int s = 0; s < 16; s++) memcpy(own + s * NK, K + s * n, NZ * sizeof *K);
    memcpy(z0, z, NZ * sizeof *z);
    for (int s = 1; s <= 12; s++) combine(z0, h, DOP_A[s], from[s], s, own, found), put(found, &out);
    combine(0, 1.0, DOP_E5, 5, 12, own, found), put(found, &out);
    combine(0, 1.0, DOP_E3, 5, 12, own, found), put(found, &out);
    for (int s = 13; s < 16; s++) combine(z0, h, DOP_A[s], from[s], s, own, found), put(found, &out);
    for (int k = 0; k < 4; k++) combine(0, h, DOP_D[k], 5, 16, own, found), put(found, &out);
}
#endif
"""


def sums_of_a_step(text: str, compiler: str, folder: Path) -> np.ndarray:
    """Stages, end, errors and dense output of a step, of stages K by chance."""
    source = folder / ("kernel.cpp" if compiler == "g++" else "host.c")
    source.write_text(text + SUMS)
    library = source.with_suffix(".so")
    flags = ["-O1", "-w", "-shared", "-fPIC", "-ffp-contract=off", f"-I{folder}"]
    subprocess.run([compiler, *flags, str(source), "-lm", "-o", str(library)], check=True)
    rng = np.random.default_rng(853)
    size = 4
    K, z, out = rng.normal(size=(16, size)), rng.normal(size=size), np.full((21, size), np.nan)
    arrays = [ctypes.c_void_p(a.ctypes.data) for a in (K, z, out)]
    ctypes.CDLL(str(library)).sums(size, arrays[0], arrays[1], ctypes.c_double(0.03), arrays[2])
    return out


@needs_compilers
def test_the_sums_of_a_step_have_the_bits_of_the_host(tmp_path):
    """No product is fused with a sum: whether one is, each compiler chooses."""
    equations = kane("double-pendulum")
    sizes = program_of(equations).system.sizes
    assert (sizes.states, sizes.quadratures) == (4, 0)
    kernel = program_on_a_card(equations)["source"]
    files = equations.to_c(tmp_path, card_of("double-pendulum").start)
    host = f'#include "{next(file.name for file in files if file.suffix == ".c")}"\n'
    card = f'#define KERNEL\n#include "{HEADER}"\n{kernel}'
    ours = sums_of_a_step(host, "gcc", tmp_path)
    np.testing.assert_array_equal(sums_of_a_step(card, "g++", tmp_path), ours)
    weight = re.search(r"WEIGHTS\[\] = \{([-.e0-9]+),", card)
    assert weight is not None
    (tmp_path / "changed").mkdir()
    changed = card.replace(weight[1], f"{float(weight[1]) * (1 + 1e-12)!r}", 1)
    assert (sums_of_a_step(changed, "g++", tmp_path / "changed") != ours).any()


def runs_on_a_card(name: str) -> ap.Equations:
    """What the kernel carries; the others are skipped with the reason."""
    try:
        equations = kane(name)
        if has_modes(equations.mechanism) or variational_of(equations) is not None or equations.mechanism.inputs:
            pytest.skip("modes, inputs and equations of higher order do not run on a card")
        words = next((words for words in asked_by(equations).values() if words), "")
        if words:
            pytest.skip(f"not on a card: {words}")
        program_on_a_card(equations)
    except ap.NotApplicable as refusal:
        pytest.skip(f"refused by name: {refusal}")
    return equations


STIFF = ("flyball-governor",)
"""Its spring is held by the tolerance alone: rounding decides which steps are refused."""
QUICK = ("chaplygin-sleigh", "double-pendulum", "two-pucks", "euler-top")


@needs_compilers
@pytest.mark.parametrize(
    "name",
    [pytest.param(n, marks=[] if n in QUICK else pytest.mark.slow) for n in (n.replace("_", "-") for n in NAMES)],
)
def test_a_trajectory_of_the_kernel_is_that_of_the_host(name, tmp_path):
    """From one start at one tolerance: the same steps but for rounding where there are no rows in the way."""
    equations, card = runs_on_a_card(name), card_of(name)
    program = program_on_a_card(equations)
    program["source"] = EXACT + program["source"]
    system, p = program_of(equations).system, parameter_values(equations, None)
    x = start_state(equations, program_of(equations), card.start, p, 0.0, report=False)
    if program_of(equations).rates(0.0, x, p).rank < system.sizes.rows:
        pytest.skip("rows that repeat others go to the host")
    times = np.linspace(0.0, min(card.duration, 1.0), 6)
    found = HostKernel(program, tmp_path).integrate(x[:, None], p, times, tolerance=TOLERANCE)
    run = equations.simulate(times[-1], card.start, samples=times, tolerance=TOLERANCE)
    ours = np.array([run[f] for f in (*equations.coordinates, *equations.speeds)]).T
    apart = np.abs(found.samples[:, :, 0] - ours).max() / (1 + np.abs(ours).max())
    if system.sizes.rows + system.sizes.norm_rows or name in STIFF:
        assert apart < ALONG
    else:
        assert found.steps[0] == run.audit.steps + run.audit.rejected
        assert apart < ROUNDING
