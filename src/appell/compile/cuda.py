"""A model as CUDA C: one trajectory a thread, the whole integrator in the kernel.

The functions are written from operation lists, as for the processor (`c_functions.py`), of a right side without
decisions (`explicit.py`); the steps are `native/cuda/kernel.cu` with the tableau of `native/dop853_tableau.h`. Sizes
are constants, so that small arrays stay in registers. What is made here is text and numbers: a graphics card and CuPy
are needed only where it is run (`ensemble/cuda_runner.py`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files

import casadi as ca

from appell.algebra.tape import Tape, tape_of
from appell.compile.c_functions import CUDA32, CUDA64, Dialect, function_c
from appell.compile.cuda_inputs import Driven, setting_of, sizes_of
from appell.compile.explicit import explicit
from appell.compile.values import values_of
from appell.errors import CompileError
from appell.escaping import c_comment
from appell.numbers import COMPILE
from appell.system import System

DIALECTS = {"float64": CUDA64, "float32": CUDA32}
#: Rounding, its root (a correction of Newton's method below it is the last), how far off a start may be.
LIMITS = {"float64": ("2.220446e-16", "1e-8", "1e-6"), "float32": ("1.192093e-7f", "3e-4f", "1e-3f")}
NOT_FINITE = """#ifndef INFINITY
#define INFINITY __longlong_as_double(0x7ff0000000000000LL)
#define NAN __longlong_as_double(0x7ff8000000000000LL)
#endif"""
SHARED = """#ifndef SHARED_STAGES
#define SHARED_STAGES extern __shared__ double shared_stages[]; real *stages = (real *)shared_stages;
#endif"""
SHARED_MEMORY = 227 * 1024
"""Bytes of a multiprocessor of the cards this was made for."""
SLOTS = 9
"""Stages of a step that are wanted at a time."""
WIDTHS = {"float64": 8, "float32": 4}


@dataclass(frozen=True)
class KernelLayout:
    """How a kernel is laid out.

    Threads of a block and blocks that a multiprocessor must have room for; whether the loop over stages is written
    out, the right side inlined, and whether all warps go through the stages together; the part of a block that must
    have ended its trajectories before new ones begin.
    """

    threads: int = 128
    blocks: int = 2
    unrolled: bool = False
    inlined: bool = False
    rk4_threads: int = 128
    rk4_blocks: int = 2
    together: bool = False
    refill_part: int = 8


@dataclass(frozen=True)
class CudaProgram:
    """Text and sizes of one program, as JSON can hold them.

    Attributes
    ----------
    name, principle
        Of the model.
    real
        "float64" or "float32".
    source
        CUDA C.
    coordinates, speeds, states, integrated, parameters
        Sizes; ``integrated`` counts the states and the works beside them.
    varied
        The places of the parameters that differ from case to case.
    state_names, parameter_names
        What they are called.
    threads, blocks, rk4_threads
        How it is launched.
    shared
        Bytes of shared memory that a block of it needs.
    operations
        Of one right side.
    """

    name: str
    principle: str
    real: str
    source: str
    coordinates: int
    speeds: int
    states: int
    integrated: int
    parameters: int
    varied: tuple[int, ...]
    state_names: tuple[str, ...]
    parameter_names: tuple[str, ...]
    threads: int
    blocks: int
    rk4_threads: int
    shared: int
    operations: int


def cuda_program(
    system: System,
    name: str,
    principle: str,
    *,
    state_names: Sequence[str],
    parameter_names: Sequence[str],
    varied: Sequence[int] = (),
    real: str = "float64",
    launch: KernelLayout | None = None,
    driven: Driven | None = None,
) -> CudaProgram:
    """The program of a model that has no modes.

    Parameters
    ----------
    system
        The equations as they are written, with M and F.
    name, principle, state_names, parameter_names
        What things are called.
    varied
        The places of the parameters that differ from case to case.
    real
        "float64" or "float32".
    launch
        How it is laid out; what suits its size by default.
    driven
        Inputs that are not constant, and where steps end.
    """
    if real not in DIALECTS:
        raise CompileError(f"real={real!r}: a graphics card has 'float64' and 'float32'.")
    dialect, tapes = DIALECTS[real], _tapes(system, name)
    operations = values_of(tapes["rates"]).operations
    chosen = launch or _suitable(system, operations, real)
    source = "\n".join(
        [
            f"/* {c_comment(f'{name} by {principle}')}, written by appell. */",
            _head(system, real, dialect, chosen),
            _source("cuda/elementary.h"),
            *(function_c(tape, "model", dialect) for tape in tapes.values()),
            _parameters(system, varied),
            tableau_sums(dialect),
            sizes_of(driven or Driven()),
            _kernel(),
            setting_of(driven or Driven(), dialect),
        ]
    )
    return CudaProgram(
        name=name,
        principle=principle,
        real=real,
        source=source,
        coordinates=system.sizes.coordinates,
        speeds=system.sizes.speeds,
        states=system.sizes.states,
        integrated=system.sizes.states + system.sizes.quadratures,
        parameters=system.sizes.parameters,
        varied=tuple(varied),
        state_names=tuple(state_names),
        parameter_names=tuple(parameter_names),
        threads=chosen.threads,
        blocks=chosen.blocks,
        rk4_threads=chosen.rk4_threads,
        shared=SLOTS * (system.sizes.states + system.sizes.quadratures) * WIDTHS[real] * chosen.threads,
        operations=operations,
    )


def _suitable(system: System, operations: int, real: str) -> KernelLayout:
    """As many threads as the shared memory has room for, in blocks of at most 256; 384 leave 168 registers each."""
    size = system.sizes.states + system.sizes.quadratures
    room = (SHARED_MEMORY - 3072) // (SLOTS * size * WIDTHS[real]) // 32 * 32
    threads, blocks = (128, 3) if room >= 384 else (max(32, min(256, room)), 1)
    return KernelLayout(threads, blocks, False, operations <= COMPILE.like, together=True, refill_part=32)


def _tapes(system: System, name: str) -> dict[str, Tape]:
    """The functions of the kernel; without rows there are none to correct."""
    functions = explicit(system, name).functions
    functions = {key: function for key, function in functions.items() if key != "reactions"}
    functions["energies"] = energies_function(system)
    return {key: tape_of(function, key) for key, function in functions.items()}


def energies_function(system: System) -> ca.Function:
    """Kinetic and potential energy of (t, x, p)."""
    places = system.outputs
    t, x, p = ca.SX.sym("t"), ca.SX.sym("x", system.sizes.states), ca.SX.sym("p", system.sizes.parameters)
    y = system.functions["outputs"](t, x, p, ca.SX.zeros(system.sizes.speeds + system.multipliers))
    both = ca.vertcat(y[places["kinetic energy",]], y[places["potential energy",]])
    return ca.Function("energies", [t, x, p, ca.SX(0, 1)], [ca.cse(ca.densify(both))])


def _head(system: System, real: str, dialect: Dialect, launch: KernelLayout) -> str:
    epsilon, root, off = LIMITS[real]
    inline = "__forceinline__" if launch.inlined else "__noinline__"
    said = {
        "NQ": system.sizes.coordinates,
        "NU": system.sizes.speeds,
        "NX": system.sizes.states,
        "NZ": system.sizes.states + system.sizes.quadratures,
        "MN": system.sizes.norm_rows,
        "MP": system.sizes.position_rows,
        "MV": system.sizes.velocity_rows,
        "PARAMETERS": system.sizes.parameters,
        "THREADS": launch.threads,
        "REFILL": f"(THREADS / {launch.refill_part})",
        "TOGETHER": "__syncthreads()" if launch.together else "",
        "BLOCKS": launch.blocks,
        "BEGIN_THREADS": COMPILE.threads,
        "RK4_THREADS": launch.rk4_threads,
        "RK4_BLOCKS": launch.rk4_blocks,
        "COMBINE_UNROLLED": 2,
        "STAGES_UNROLLED": 11 if launch.unrolled else 1,
        "RATES_INLINE": inline,
        "PROJECT_INLINE": inline,
        "AUDIT_INLINE": "__noinline__",
        "SAMPLES_INLINE": "__noinline__",
        "EPSILON": epsilon,
        "ROOT": root,
        "OFF": off,
    }
    return "\n".join(
        [
            f"typedef {dialect.real} real;",
            NOT_FINITE,
            SHARED,
            *(f"#define {key} {value}" for key, value in said.items()),
        ]
    )


def _parameters(system: System, varied: Sequence[int]) -> str:
    """What is the same for all cases is in constant memory, which costs no register."""
    lines = [
        f"    p[{k}] = " + (f"varied[{list(varied).index(k)} * (long)count + k];" if k in varied else f"COMMON[{k}];")
        for k in range(system.sizes.parameters)
    ]
    return "\n".join(
        [
            'extern "C" { __constant__ real COMMON[PARAMETERS + 1]; }',
            "static __device__ __forceinline__ void load_parameters(const real *varied, int count, int k, real *p) {",
            "    (void)varied; (void)count; (void)k; (void)p;",
            *lines,
            "}",
        ]
    )


def _table(text: str, name: str) -> list[list[float]]:
    """The rows of an array of the tableau."""
    body = re.search(rf"{name}(?:\[\d+\])+ = \{{(.*?)\n\}};", text, re.DOTALL)
    if body is None:
        raise CompileError(f"the tableau has no {name}")
    rows = re.findall(r"\{([^{}]*)\}", body.group(1)) or [body.group(1)]
    return [[float(word) for word in row.replace("\n", " ").split(",") if word.strip()] for row in rows]


def slots_of(A: Sequence[Sequence[float]], ends: Sequence[Sequence[float]]) -> list[int]:
    """Where each of the stages 0 to 12 is kept: a place is given again when its stage is not read any more.

    Stage 12 is the right side at the end of a step; ``ends`` are the rows read last.
    """
    last = [
        max([s for s in range(1, 12) if A[s][j]] + [12 for row in ends if j < len(row) and row[j]]) for j in range(12)
    ]
    slots: list[int] = []
    for stage in range(12):
        free = [slots[j] for j in range(stage) if last[j] <= stage and not any(
            slots[i] == slots[j] for i in range(j + 1, stage)
        )]  # fmt: skip
        slots.append(min(free) if free else len(set(slots)))
    wanted = {slots[j] for j in range(12) if last[j] == 12}
    return [*slots, min(set(slots) - wanted, default=len(set(slots)))]


def _source(name: str) -> str:
    """A file beside the C of the steppers."""
    return files("appell.native").joinpath(name).read_text(encoding="utf-8")


def _kernel() -> str:
    """The text of the kernel with the files that it shares with the other homes in their places."""
    return re.sub(r'#include "([^"]+)"\n', lambda found: _source(found[1]), _source("cuda/kernel.cu"))


def tableau_sums(dialect: Dialect) -> str:
    """The sums of the tableau of DOP853 as functions, weights that are zero left out."""
    text = _source("dop853_tableau.h")
    A, C, D = _table(text, "DOP_A"), _table(text, "DOP_C")[0], _table(text, "DOP_D")
    e5, e3 = (_table(text, name)[0] for name in ("DOP_E5", "DOP_E3"))
    head = "static __device__ __forceinline__"
    slots = slots_of(A, [A[12], e5, e3, *D, *A[13:]])

    def total(weights: Sequence[float]) -> str:
        words = (f"more[{j - 13}][i]" if j > 12 else f"STAGE({j}, i)" for j in range(len(weights)))
        return " + ".join(f"{dialect.constant(w)} * {word}" for w, word in zip(weights, words, strict=True) if w)

    def cases(stages: range) -> list[str]:
        loop = "#pragma unroll\n        for (int i = 0; i < NZ; i++)"
        return [f"    case {s}:\n{loop} out[i] = z[i] + h * ({total(A[s])});\n        break;" for s in stages]

    entries = [(s, j) for s in range(1, 12) for j in range(s) if A[s][j]]
    ends = [sum(row <= s for row, _ in entries) for s in range(12)]
    places = "".join(f"s == {s} ? {slot} : " for s, slot in enumerate(slots[:-1]))
    read = sorted({j for row in (A[12], e5, e3) for j, w in enumerate(row[:12]) if w})

    def joint(weights: Sequence[float]) -> str:
        return " + ".join(f"{dialect.constant(weights[j])} * k{j}" for j in read if weights[j])

    return "\n".join(
        [
            f"#define SLOTS {max(slots) + 1}",
            "#define IN_SLOT(slot, i) stages[((slot) * NZ + (i)) * THREADS + threadIdx.x]",
            "#define STAGE(s, i) IN_SLOT(slot_of(s), i)",
            f"{head} int slot_of(int s) {{ return {places}{slots[-1]}; }}",
            f"static __constant__ real WEIGHTS[] = {{{', '.join(dialect.constant(A[s][j]) for s, j in entries)}}};",
            f"static __constant__ int PLACES[] = {{{', '.join(f'{slots[j]} * NZ * THREADS' for _, j in entries)}}};",
            f"static __constant__ double NODES[] = {{{', '.join(map(repr, C))}}};",
            f"static __constant__ int SLOT_OF[] = {{{', '.join(map(str, slots))}}};",
            f"static __constant__ int ENTRIES[] = {{{', '.join(map(str, ends))}}};",
            f"{head} void combine(int s, const real *z, real h, const real *stages, real *out) {{",
            "    real sum[NZ];",
            "#pragma unroll",
            "    for (int i = 0; i < NZ; i++) sum[i] = 0;",
            "#pragma unroll COMBINE_UNROLLED",
            "    for (int n = ENTRIES[s - 1]; n < ENTRIES[s]; n++) {",
            "        const real weight = WEIGHTS[n], *stage = stages + PLACES[n] + threadIdx.x;",
            "#pragma unroll",
            "        for (int i = 0; i < NZ; i++) sum[i] += weight * stage[i * THREADS];",
            "    }",
            "#pragma unroll",
            "    for (int i = 0; i < NZ; i++) out[i] = z[i] + h * sum[i];",
            "}",
            f"{head} void combine_dense(int s, const real *z, real h, const real *stages, const real more[3][NZ],",
            "                           real *out) {",
            "    switch (s) {",
            *cases(range(13, 16)),
            "    }",
            "}",
            f"{head} void finish(const real *z, real h, const real *stages, real *z1, real *e5, real *e3) {{",
            "#pragma unroll",
            "    for (int i = 0; i < NZ; i++) {",
            "        const real " + ", ".join(f"k{j} = STAGE({j}, i)" for j in read) + ";",
            f"        z1[i] = z[i] + h * ({joint(A[12])});",
            f"        e5[i] = {joint(e5)};",
            f"        e3[i] = {joint(e3)};",
            "    }",
            "}",
            f"{head} void dense_upper(const real *stages, const real more[3][NZ], int i, real h, real *d) {{",
            *(f"    d[{k}] = h * ({total(row)});" for k, row in enumerate(D)),
            "}",
        ]
    )
