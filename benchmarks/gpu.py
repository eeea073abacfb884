"""A million motions on a graphics card, against JAX, diffrax and the cores of the same machine.

    python benchmarks/gpu.py                     on a machine with a card, CuPy, JAX and appell
    python benchmarks/gpu.py --freeze FOLDER     here: programs, starts and references as files
    python benchmarks/gpu.py --run FOLDER        there: needs NumPy, CuPy and a C compiler; JAX and diffrax for the
    peers

Prints the table and writes FOLDER/gpu.json. Peers run the same equations, as JAX functions written from the same
operation list, at the tolerance with which their error is the same; a peer that is not installed is left out and said
to be.
"""

from __future__ import annotations

import argparse
import importlib.util
import itertools
import json
import multiprocessing
import os
import platform
import statistics
import subprocess
import sys
import time
from datetime import date
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
RUNNER = HERE.parent / "src" / "appell" / "ensemble" / "cuda_runner.py"
CASES = 2**20
STARTS = 2**13
CHECKED = 64
ERROR = 1e-8
REPEATS = 3
#: System: duration, what the starts are scattered by, the parameter that differs from case to case and by how much.
ADAPTIVE = {
    "chaplygin-sleigh": (5.0, {"theta": 0.5, "v": 0.2, "omega": 0.5}, "a", 0.3),
    "rolling-disc": (2.0, {"lean": 0.05, "u1": 0.2, "u2": 0.5, "u3": 0.2}, "g", 0.1),
    "rattleback": (
        1.0,
        {"e1_stone": 1e-3, "e2_stone": 1e-3, "wx_stone": 0.05, "wy_stone": 0.05, "wz_stone": 0.5},
        "g",
        0.1,
    ),
}
BICYCLE = ("bicycle", 2.0, {"lean": 0.02, "steer": 0.02, "lean_rate": 0.1, "v": 0.2}, "g", 0.05)
BICYCLES = 2**17
CHAIN_STEP, CHAIN_STEPS = 1e-3, 1000
TOLERANCES = {
    "float64": (1e-7, 3e-8, 1e-8, 3e-9, 1e-9, 3e-10, 1e-10, 3e-11, 1e-11, 3e-12),
    "float32": (1e-4, 3e-5, 1e-5, 3e-6),
}
H200_FP64 = 132 * 64 * 1.98e9
"""Instructions of FP64 a second, a lane each: multiprocessors, lanes, clock. A fused product and sum is one (34
TFLOP/s)."""

# ------------------------------------------------------------------------------------------------------ what is frozen


def freeze(folder: Path) -> None:
    """Programs, JAX text, starts and references of every row."""
    sys.path.insert(0, str(HERE.parent))
    folder.mkdir(parents=True, exist_ok=True)
    for links, kind in ((4, "spatial"), (4, "planar")):
        _freeze_chain(folder, links, kind)
    for name, (duration, spread, parameter, width) in ADAPTIVE.items():
        _freeze_system(folder, name, duration, spread, parameter, width)
    name, duration, spread, parameter, width = BICYCLE
    _freeze_system(folder, name, duration, spread, parameter, width)
    _freeze_export(folder, name)


def _planar_chain(links: int):
    import appell as ap

    model = ap.Model(f"planar chain of {links} links")
    N = model.frame
    angles = model.coordinates(" ".join(f"q{i}" for i in range(links)))
    joint = model.origin
    for i, angle in enumerate(angles):
        frame = N.orientnew(f"L{i}", "Axis", [angle, N.z])
        centre = joint.locatenew(f"C{i}", 0.15 * frame.x)
        model.body(f"link{i}", 0.8, frame=frame, position=centre, inertia=(0.002, 0.011, 0.013))
        joint = joint.locatenew(f"J{i}", 0.3 * frame.x)
    model.gravity(-9.81 * N.y)
    return model


def _freeze_chain(folder: Path, links: int, kind: str) -> None:
    import appell as ap
    from benchmarks.systems import spatial_chain

    model = spatial_chain(links) if kind == "spatial" else _planar_chain(links)
    equations = model.derive(ap.Kane())
    rng = np.random.default_rng(20)
    x = rng.normal(size=(2 * links, STARTS)) * 0.5
    _write(folder, f"chain-{kind}", equations, x, np.zeros(0), None, CHAIN_STEP * CHAIN_STEPS)


def _freeze_system(
    folder: Path, name: str, duration: float, spread: dict[str, float], parameter: str, width: float
) -> None:
    import appell as ap
    from appell.catalogue import card_of
    from appell.model import name_of
    from appell.simulate.prepare import start_state

    card = card_of(name)
    equations = card.model().derive(ap.Kane())
    p = equations.preparation.parameters.values(None)
    x = start_state(equations, equations.compiled, card.start, p, 0.0, report=False)
    place = [one.name for one in equations.parameters].index(parameter)
    rng = np.random.default_rng(16)
    names = [name_of(f) for f in (*equations.coordinates, *equations.speeds)]
    widths = np.array([spread.get(one, 0.0) for one in names])
    scattered = x[:, None] + widths[:, None] * rng.normal(size=(x.size, STARTS))
    # every case has its own value: a fraction of the width, by the golden section
    values = p[place] * (1 + width * ((np.arange(CASES) * 0.6180339887498949) % 1.0 - 0.5))
    on_rows = _projected(equations, scattered, p)
    _write(folder, name, equations, on_rows, values, place, duration)


def _projected(equations, x: np.ndarray, p: np.ndarray) -> np.ndarray:
    """Each column moved onto the constraints by Newton's method."""
    from appell.compile.explicit import explicit

    made, x = explicit(equations.compiled.graph, equations.name), x.copy()
    nq = made.graph.coordinates
    for _ in range(8):
        for key, part in (
            ("norm_step", slice(0, nq)),
            ("position_step", slice(0, nq)),
            ("velocity_step", slice(nq, None)),
        ):
            if key in made.functions:
                x[part] += np.array(
                    made.functions[key].map(x.shape[1])(0.0, x, np.repeat(p[:, None], x.shape[1], 1), [])
                )
    return x


def _layouts(key: str) -> dict:
    """What was found to be quickest: how many threads share the registers of a multiprocessor."""
    from appell.compile.cuda import Launch

    if key.startswith("chain"):
        shapes = ((128, 2),)
        return {f"{t} x {n} threads": Launch(96, 1, inlined=True, rk4_threads=t, rk4_blocks=n) for t, n in shapes}
    shapes = {
        "chaplygin-sleigh": ((256, 2, True, 2),),
        "rolling-disc": ((256, 1, True, 8),),
        "rattleback": ((224, 1, True, 8),),
        "bicycle": ((160, 1, False, 4),),
    }
    return {
        f"{t} x {n} threads, {'inlined' if inlined else 'one copy'}, 1/{part}": Launch(
            t, n, False, inlined, refill_part=part
        )
        for t, n, inlined, part in shapes[key]
    }


def _write(
    folder: Path, key: str, equations, x: np.ndarray, values: np.ndarray, place: int | None, duration: float
) -> None:
    from dataclasses import asdict

    from appell.compile.cuda import cuda_program
    from appell.compile.jax import jax_source
    from appell.model import name_of

    compiled = equations.compiled
    names = [name_of(f) for f in (*equations.coordinates, *equations.speeds)]
    p = equations.preparation.parameters.values(None)
    programs = {}
    for real in ("float64", "float32"):
        for word, launch in _layouts(key).items():
            made = cuda_program(
                compiled, equations.name, equations.principle_name, state_names=names,
                parameter_names=[one.name for one in equations.parameters], varied=() if place is None else (place,),
                real=real, launch=launch,
            )  # fmt: skip
            programs[f"{real}: {word}"] = asdict(made)
    count = min(CHECKED, x.shape[1])
    ends = np.array([_reference(equations, x[:, k], p, place, values, k, duration) for k in range(count)])
    (folder / f"{key}.json").write_text(json.dumps({"duration": duration, "programs": programs}))
    (folder / f"{key}_jax.py").write_text(jax_source(compiled, equations.name))
    np.savez_compressed(folder / f"{key}.npz", starts=x, parameters=p, place=-1 if place is None else place, ends=ends)


def _reference(equations, x, p, place, values, k: int, duration: float) -> np.ndarray:
    """The state at the end of a case, by the processor, at the smallest tolerance there is."""
    from appell.simulate.integrate import Session, integrate
    from appell.simulate.options import IntegrationOptions
    from appell.simulate.prepare import scales

    p = p.copy()
    if place is not None:
        p[place] = values[k]
    compiled = equations.compiled
    times = np.array([0.0, duration])
    sizes = scales(compiled, x, p, 0.0)
    session = Session.begin(
        compiled.program, IntegrationOptions(tolerance=1e-13), times=times, x0=x, parameters=p, **sizes
    )
    return integrate(session).states[-1]


def _freeze_export(folder: Path, name: str) -> None:
    import appell as ap
    from appell.catalogue import card_of

    card = card_of(name)
    card.model().derive(ap.Kane()).to_c(folder / "c", card.start)


# --------------------------------------------------------------------------------------------------------- what is run


def load(folder: Path, key: str):
    """A frozen row: programs, the starts of all cases, common and varied parameters, reference ends."""
    said, arrays = json.loads((folder / f"{key}.json").read_text()), np.load(folder / f"{key}.npz")
    if "--float64" in sys.argv:
        said["programs"] = {word: one for word, one in said["programs"].items() if one["real"] == "float64"}
    place, p = int(arrays["place"]), arrays["parameters"]
    return said, arrays["starts"], p, place, arrays["ends"]


def cases(starts: np.ndarray, count: int) -> np.ndarray:
    return np.ascontiguousarray(np.tile(starts, (1, -(-count // starts.shape[1])))[:, :count])


def varied(p: np.ndarray, place: int, key: str, count: int) -> np.ndarray | None:
    if place < 0:
        return None
    width = BICYCLE[4] if key == "bicycle" else ADAPTIVE[key][3]
    return (p[place] * (1 + width * ((np.arange(count) * 0.6180339887498949) % 1.0 - 0.5)))[None]


def error_of(found: np.ndarray, ends: np.ndarray) -> float:
    """Largest error of the checked cases, relative to 1 + |x|; found (state, case)."""
    known = ends[:, : found.shape[0]].T
    return float(np.max(np.abs(found[:, : known.shape[1]] - known) / (1 + np.abs(known))))


def runner():
    """`cuda_runner.py` by its file: it needs nothing of appell."""
    place = RUNNER if RUNNER.exists() else HERE / "cuda_runner.py"
    spec = importlib.util.spec_from_file_location("cuda_runner", place)
    module = importlib.util.module_from_spec(spec)
    sys.modules["cuda_runner"] = module
    spec.loader.exec_module(module)
    return module


def chains(folder: Path, peers: bool) -> list[dict]:
    rows = []
    for kind in ("spatial", "planar"):
        key = f"chain-{kind}"
        said, starts, p, _, ends = load(folder, key)
        x, best = cases(starts, CASES), {}
        for word, program in said["programs"].items():
            begin = time.perf_counter()
            kernel = runner().Kernel(program)
            built = time.perf_counter() - begin
            kernel.steps(x[:, :1024], p, CHAIN_STEP, 10)
            laps = [kernel.steps(x, p, CHAIN_STEP, CHAIN_STEPS) for _ in range(REPEATS)]
            seconds = statistics.median(s for _, s in laps)
            row = {
                "row": key, "variant": word, "seconds": seconds, "steps_per_second": CASES * CHAIN_STEPS / seconds,
                "error": error_of(laps[0][0], ends), "compile_seconds": built, "operations": program["operations"],
                "bound_steps_per_second": H200_FP64 / (4 * program["operations"]), **kernel.attributes("fixed"),
            }  # fmt: skip
            say(row)
            rows.append(row)
            real = program["real"]
            if real not in best or row["steps_per_second"] > best[real]["steps_per_second"]:
                best[real] = row
        if peers:
            rows.append(attempt(jax_chain, folder, key, x, p, ends, best["float64"]))
    return rows


def jax_chain(folder: Path, key: str, x: np.ndarray, p: np.ndarray, ends: np.ndarray, ours: dict) -> dict:
    """The same graph under JAX: RK4 in a loop on the card, the state with the cases last."""
    import jax
    import jax.numpy as jnp

    jax.config.update("jax_enable_x64", True)
    f = jax.vmap(jax_module(folder, key).rates, in_axes=(None, 1, None), out_axes=1)
    h = CHAIN_STEP

    def step(_, z):
        k1 = f(0.0, z, p)
        k2 = f(0.0, z + 0.5 * h * k1, p)
        k3 = f(0.0, z + 0.5 * h * k2, p)
        return z + h / 6 * (k1 + 2 * k2 + 2 * k3 + f(0.0, z + h * k3, p))

    advance = jax.jit(lambda z: jax.lax.fori_loop(0, CHAIN_STEPS, step, z))
    start = jnp.asarray(x)
    begin = time.perf_counter()
    found = advance(start).block_until_ready()
    first = time.perf_counter() - begin
    laps = []
    for _ in range(2):
        begin = time.perf_counter()
        advance(start).block_until_ready()
        laps.append(time.perf_counter() - begin)
    seconds = min(laps)
    row = {
        "row": key, "variant": "JAX float64", "seconds": seconds, "steps_per_second": CASES * CHAIN_STEPS / seconds,
        "error": error_of(np.asarray(found[:, :CHECKED]), ends), "compile_seconds": first - seconds,
        "ours_over_peer": seconds / ours["seconds"],
    }  # fmt: skip
    say(row)
    return row


def jax_module(folder: Path, key: str):
    spec = importlib.util.spec_from_file_location(f"jax_{key.replace('-', '_')}", folder / f"{key}_jax.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def adaptive(folder: Path, key: str, count: int, peers: bool) -> list[dict]:
    """One system: every variant at the largest tolerance with which its error is small enough."""
    said, starts, p, place, ends = load(folder, key)
    x, other = cases(starts, count), varied(p, place, key, count)
    times, rows, best = np.array([0.0, said["duration"]]), [], {}
    tolerances: dict[str, float] = {}
    for word, program in said["programs"].items():
        real, begin = program["real"], time.perf_counter()
        kernel = runner().Kernel(program)
        few, few_other = x[:, :CHECKED], None if other is None else other[:, :CHECKED]
        small = kernel.integrate(few, p, times, varied=few_other, tolerance=1e-6)
        built = time.perf_counter() - begin
        if real not in tolerances:
            tolerances[real] = tuned(
                lambda tol, k=kernel, few=few, own=few_other: k.integrate(few, p, times, varied=own,
                tolerance=tol).samples[-1], ends, TOLERANCES[real],
            )  # fmt: skip
        laps = [
            kernel.integrate(x, p, times, varied=other, tolerance=tolerances[real], bring_back=k == 0)
            for k in range(REPEATS)
        ]
        seconds, found = statistics.median(one.seconds for one in laps), laps[0]
        steps = float(found.steps.sum())
        row = {
            "row": key, "variant": word, "cases": count, "seconds": seconds, "tolerance": tolerances[real],
            "error": error_of(found.samples[-1], ends), "trajectories_per_second": count / seconds,
            "steps_per_case": steps / count, "steps_per_second": steps / seconds,
            "finished": int((found.status == 1).sum()), "worst_residual": float(found.figures[0].max()),
            "operations": program["operations"],
            "compile_seconds": built, "bound_seconds": steps * 12 * program["operations"] / H200_FP64,
            **kernel.attributes("adaptive"),
        }  # fmt: skip
        say(row)
        rows.append(row)
        if real not in best or seconds < best[real]["seconds"]:
            best[real] = row
        del small
    if peers:
        rows.append(attempt(diffrax_vmap, folder, key, x, p, place, other, said["duration"], ends, best["float64"]))
    return rows


def tuned(run, ends: np.ndarray, tolerances) -> float:
    """The largest tolerance with which no checked case is further off than the error asked for; else the best."""
    errors = []
    for tolerance in tolerances:
        errors.append(error_of(np.asarray(run(tolerance)), ends))
        if errors[-1] <= ERROR:
            return tolerance
    return tolerances[int(np.argmin(errors))]


def diffrax_vmap(folder: Path, key: str, x, p, place, other, duration, ends, ours) -> dict:
    """Dopri8 with its own control of steps, over all cases at once; nothing is projected."""
    import diffrax
    import jax
    import jax.numpy as jnp

    jax.config.update("jax_enable_x64", True)
    f, common = jax_module(folder, key).rates, jnp.asarray(p)

    def one(x0, value, tolerance):
        mine = common if place < 0 else common.at[place].set(value)
        solution = diffrax.diffeqsolve(
            diffrax.ODETerm(lambda t, z, args: f(t, z, args)), diffrax.Dopri8(), 0.0, duration, None, x0, mine,
            saveat=diffrax.SaveAt(t1=True), max_steps=100_000, adjoint=diffrax.ForwardMode(),
            stepsize_controller=diffrax.PIDController(rtol=tolerance, atol=tolerance), throw=False,
        )  # fmt: skip
        return solution.ys[0]

    values = np.zeros(x.shape[1]) if other is None else other[0]
    solve = jax.jit(jax.vmap(one, in_axes=(0, 0, None)))
    few = jnp.asarray(x[:, :CHECKED].T), jnp.asarray(values[:CHECKED])
    begin = time.perf_counter()
    tolerance = tuned(lambda tol: np.asarray(solve(*few, tol)).T, ends, TOLERANCES["float64"])
    start = jnp.asarray(np.ascontiguousarray(x.T)), jnp.asarray(values)
    found = np.asarray(solve(*start, tolerance)[:CHECKED]).T
    first = time.perf_counter() - begin
    laps = []
    for _ in range(2):
        begin = time.perf_counter()
        solve(*start, tolerance).block_until_ready()
        laps.append(time.perf_counter() - begin)
    seconds = min(laps)
    row = {
        "row": key, "variant": "diffrax Dopri8 under vmap, float64", "cases": x.shape[1], "seconds": seconds,
        "tolerance": tolerance, "error": error_of(found, ends), "trajectories_per_second": x.shape[1] / seconds,
        "compile_and_tune_seconds": first, "ours_over_peer": seconds / ours["seconds"],
    }  # fmt: skip
    say(row)
    return row


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


def attempt(function, folder: Path, key: str, *arguments) -> dict:
    """A peer that is missing or fails is a row too."""
    try:
        return function(folder, key, *arguments)
    except Exception as error:  # noqa: BLE001 -- whatever a peer raises belongs into the table
        row = {"row": key, "variant": function.__name__, "failed": f"{type(error).__name__}: {error}"[:300]}
        say(row)
        return row


def say(row: dict) -> None:
    words = [f"{k}={v:.4g}" if isinstance(v, float) else f"{k}={v}" for k, v in row.items()]
    print("; ".join(words), flush=True)


def machine() -> dict:
    cupy = runner().cupy()
    properties = cupy.cuda.runtime.getDeviceProperties(0)
    return {
        "date": date.today().isoformat(), "card": properties["name"].decode(),
        "cuda": cupy.cuda.runtime.runtimeGetVersion(),
        "cupy": cupy.__version__, "cores": len(os.sched_getaffinity(0)), "python": platform.python_version(),
    }  # fmt: skip


def run(folder: Path, only: list[str], peers: bool) -> None:
    """The rows that are asked for, each in the file as soon as its system is done."""
    found = {"machine": machine(), "rows": []}
    print(found["machine"], flush=True)
    for key in ("chain", *ADAPTIVE, "bicycle"):
        if only and key not in only:
            continue
        if key == "chain":
            found["rows"] += chains(folder, peers)
        else:
            rows = adaptive(folder, key, BICYCLES if key == "bicycle" else CASES, peers and key != "bicycle")
            if key == "bicycle":
                rows.append(bicycles_on_cores(folder, next(r["tolerance"] for r in rows if "float64" in r["variant"])))
            found["rows"] += rows
        (folder / "gpu.json").write_text(json.dumps(found, indent=1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--freeze", type=Path)
    parser.add_argument("--run", type=Path)
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--float64", action="store_true", help="double precision only")
    said = parser.parse_args()
    folder = said.freeze or said.run or Path("out") / "gpu"
    if said.freeze or not said.run:
        freeze(folder)
    if said.run or not said.freeze:
        run(folder, said.only, not said.no_peers)


if __name__ == "__main__":
    main()
