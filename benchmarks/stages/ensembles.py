"""Many motions: sweeps on all cores against heyoka's batches, diffrax under vmap and a loop of `simulate`.

Peers get right sides written by hand in their shortest form (peers/right_sides.py): fewer variables than a program has
that knows the constraints and keeps them. Of two ways to use heyoka's batches the documented one is measured and the
quicker one too: one integrator for each core in a loop. Times are those of one trajectory.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from measure import Lap, Row, against, turn_by_turn
from peers import diffrax_ensemble, heyoka_ensemble, right_sides

import appell as ap
from appell.simulate.prepare import lanes_of

TOLERANCE = 1e-10
TRIED = (1e-5, 1e-6, 1e-7, 1e-8, 1e-9, 1e-10)
"""Tolerances among which a peer finds the loosest one of no larger error."""
FEW = 128
"""Trajectories by which errors are found, and at a time of slow peers."""


@dataclass(frozen=True)
class Problem:
    """A sweep, and the same as a right side with its starts (case, state) and parameters, for peers.

    ``names``: the entries of the peers' state among those of the sweep.
    """

    name: str
    equations: ap.Equations
    state: dict[str, float]
    design: ap.Design
    end: float
    names: tuple[str, ...]
    right_side: Callable[[Any, Any, Any], list[Any]]
    parameters: np.ndarray | None = None

    def sweep(self, tolerance: float = TOLERANCE, workers: int | None = None, samples: int = 2) -> ap.Sweep:
        return self.equations.sweep(
            self.end, self.state, self.design, tolerance=tolerance, samples=samples, workers=workers, progress=False
        )

    def read(self, runs: ap.Sweep, sample: int) -> np.ndarray:
        return np.stack([np.asarray(runs.data[name])[:, sample] for name in self.names], axis=1)

    def first(self, count: int) -> Problem:
        """The same with its first cases only."""
        columns = tuple(replace(c, values=c.values[:count]) for c in self.design.columns)
        parameters = None if self.parameters is None else self.parameters[:count]
        return replace(self, design=ap.Design((("case", count),), columns), parameters=parameters)

    def heyoka(self, starts: np.ndarray, tolerance: float) -> heyoka_ensemble.Ensemble:
        import heyoka as hy

        return heyoka_ensemble.ensemble(
            lambda f, y: self.right_side(f, y, [hy.par[0]]), starts, self.end, tolerance, self.parameters
        )

    def diffrax(self, tolerance: float) -> Callable[[np.ndarray], np.ndarray]:
        run = diffrax_ensemble.ensemble(self.right_side, self.end, tolerance)
        return lambda starts: run(starts, np.zeros((len(starts), 1)) if self.parameters is None else self.parameters)


def ensembles() -> list[Row]:
    return [
        *_against_all(sleighs(10_000), 10_000),
        *_against_all(rattlebacks(10_000), FEW),
        *_one_core(chains(512)),
        _with_events(sleighs(2_000)),
        *_with_modes(1_000),
        *_on_a_cluster(rattlebacks(20_000)),
        _memory(),
    ]


# ---- the problems ---------------------------------------------------------------------------------------------------


def sleighs(count: int) -> Problem:
    omega, a = np.linspace(0.1, 3.0, count), np.linspace(0.05, 0.5, count)
    return Problem(
        f"{count} sleighs, 5 s at 1e-10",
        ap.catalogue.chaplygin_sleigh().derive(ap.Kane()),
        {"x": 0.0, "y": 0.0, "theta": 0.0, "v": 0.2},
        ap.cases(state={"omega": omega}, parameters={"a": a}),
        5.0,
        ("x", "y", "theta", "v", "omega"),
        lambda f, y, p: right_sides.sleigh(f, y, p[0]),
        a[:, None],
    )


def rattlebacks(count: int) -> Problem:
    card = ap.catalogue.RATTLEBACK
    state = {name: float(value) for name, value in card.start.items() if name != "wz_stone"}
    entries = ("e0", "e1", "e2", "e3", "wx", "wy", "wz", "x", "y")
    return Problem(
        f"{count} rattlebacks, 5 s at 1e-10",
        card.model().derive(ap.Kane()),
        state,
        ap.cases(state={"wz_stone": np.linspace(-5.5, -4.5, count)}),
        5.0,
        tuple(f"{name}_stone" for name in entries),
        lambda f, y, _: right_sides.rattleback(f, y),
    )


def chains(count: int, links: int = 4) -> Problem:
    model = ap.Model(f"chain of {links} links in a plane")
    N, joint = model.frame, model.origin
    q = model.coordinates(" ".join(f"q{i}" for i in range(links)))
    u = model.speeds(" ".join(f"u{i}" for i in range(links)))
    for i in range(links):
        frame = N.orientnew(f"L{i}", "Axis", [q[i], N.z])
        frame.set_ang_vel(N, u[i] * N.z)
        joint = joint.locatenew(f"P{i}", frame.x)
        model.particle(f"p{i}", mass=1, position=joint)
    model.gravity(right_sides.GRAVITY * N.x)
    state = {f"q{i}": 0.5 + 0.1 * i for i in range(links)} | {f"u{i}": 0.0 for i in range(links - 1)}
    return Problem(
        "one core, four-link chain, 10 s at 1e-10",
        model.derive(ap.Kane()),
        state,
        ap.cases(state={f"u{links - 1}": np.linspace(0.0, 0.1, count)}),
        10.0,
        (*(f"q{i}" for i in range(links)), *(f"u{i}" for i in range(links))),
        lambda f, y, _: right_sides.chain(f, y),
    )


# ---- the measurements -----------------------------------------------------------------------------------------------


def per_case(function: Callable[[], object], count: int) -> Callable[[], Lap]:
    def measured() -> Lap:
        before, begin = time.process_time(), time.perf_counter()
        function()
        return Lap((time.perf_counter() - begin) / count, (time.process_time() - before) / count)

    return measured


@dataclass(frozen=True)
class Equal:
    """A peer at the loosest tolerance of no larger error than ours; else at the tightest that was tried."""

    tolerance: float
    error: float


def at_equal_error(run: Callable[[float], np.ndarray], exact: np.ndarray, ours: float) -> Equal:
    for tolerance in TRIED:
        error = float(np.abs(run(tolerance) - exact).max())
        if error <= ours:
            return Equal(tolerance, error)
    return Equal(tolerance, error)


def _errors(problem: Problem) -> tuple[np.ndarray, float, Equal, Equal]:
    """Starts of a few cases, our error against heyoka at 1e-15, and the peers at equal error."""
    few = problem.first(FEW)
    runs = few.sweep()
    starts = few.read(runs, 0)
    exact = few.heyoka(starts, 1e-15).on_one_core()
    error = float(np.abs(few.read(runs, -1) - exact).max())
    taylor = at_equal_error(lambda tol: few.heyoka(starts, tol).on_one_core(), exact, error)
    dopri = at_equal_error(lambda tol: few.diffrax(tol)(starts), exact, error)
    return starts, error, taylor, dopri


def _against_all(problem: Problem, peer_count: int) -> list[Row]:
    few_starts, error, taylor, dopri = _errors(problem)
    count, peers = problem.design.size, problem.first(peer_count)
    starts = few_starts if peer_count == FEW else peers.read(peers.sweep(), 0)
    batches, vmapped = peers.heyoka(starts, taylor.tolerance), peers.diffrax(dopri.tolerance)
    one = problem.first(16).sweep()
    found = turn_by_turn(
        {
            "sweep": per_case(problem.sweep, count),
            "ensemble": per_case(batches.on_all_cores, peer_count),
            "loop": per_case(lambda: _batches_on_threads(batches), peer_count),
            "diffrax": per_case(lambda: vmapped(starts), peer_count),
            "simulate": per_case(lambda: [one[k] for k in range(16)], 16),
        },
        repeats=3,
    )
    rows = (
        ("heyoka, ensemble_propagate_until_batch", "ensemble", 4, taylor, "shortest form by hand, its own threads"),
        ("heyoka, a batch integrator for each core", "loop", 4, taylor, "shortest form by hand, a loop over batches"),
        ("diffrax, vmap of Dopri8", "diffrax", 20, dopri, "shortest form by hand"),
    )
    limit = physical_limit(problem)
    made = [
        against(problem.name, "µs", found["sweep"], peer, found[key], times_faster=promised, errors=(error, at.error),
                note=f"{words}, at {at.tolerance:.0e}, {peer_count} of them; {limit}", why_not=WHY_NOT)
        for peer, key, promised, at, words in rows
    ]  # fmt: skip
    loop = against(problem.name, "µs", found["sweep"], "a loop of simulate", found["simulate"], times_faster=20)
    return [*made, loop]


def _batches_on_threads(batches: heyoka_ensemble.Ensemble) -> None:
    """The quickest use of heyoka's batches: each core has an integrator and takes every other part of the cases."""
    cores = os.cpu_count() or 1
    parts = np.array_split(np.arange(len(batches.starts) // heyoka_ensemble.WIDTH), cores)

    def work(part: np.ndarray) -> None:
        cases = slice(part[0] * heyoka_ensemble.WIDTH, (part[-1] + 1) * heyoka_ensemble.WIDTH)
        own = None if batches.parameters is None else batches.parameters[cases]
        replace(
            batches, integrator=deepcopy(batches.integrator), starts=batches.starts[cases], parameters=own
        ).on_one_core()

    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(work, [part for part in parts if part.size]))


def _one_core(problem: Problem) -> list[Row]:
    runs = problem.sweep(workers=1)
    starts = problem.read(runs, 0)
    exact = problem.heyoka(starts, 1e-15).on_one_core()
    error = float(np.abs(problem.read(runs, -1) - exact).max())
    taylor = at_equal_error(lambda tol: problem.heyoka(starts, tol).on_one_core(), exact, error)
    batches = problem.heyoka(starts, taylor.tolerance)
    at_1e10 = problem.heyoka(starts, TOLERANCE)
    count = problem.design.size
    found = turn_by_turn(
        {
            "sweep": per_case(lambda: problem.sweep(workers=1), count),
            "heyoka": per_case(batches.on_one_core, count),
            "strict": per_case(at_1e10.on_one_core, count),
        },
        repeats=5,
    )
    strict = float(np.abs(at_1e10.on_one_core() - exact).max())
    limit = physical_limit(problem)
    return [
        against(problem.name, "µs", found["sweep"], "heyoka, a batch of eight, at equal error", found["heyoka"],
                times_faster=8, errors=(error, taylor.error), note=f"at {taylor.tolerance:.0e}; {limit}",
                why_not=WHY_NOT),
        against(problem.name, "µs", found["sweep"], "heyoka, a batch of eight, at 1e-10", found["strict"],
                times_faster=8, errors=(error, strict), note=limit, why_not=WHY_NOT),
    ]  # fmt: skip


def _with_events(problem: Problem) -> Row:
    """The time at which a sleigh has turned by one radian, by a sweep and by a loop of simulate."""
    theta = next(q for q in problem.equations.coordinates if q.func.__name__ == "theta")

    def swept() -> ap.Sweep:
        return problem.equations.sweep(
            problem.end, problem.state, problem.design, events={"turned": theta - 1}, samples=2, progress=False
        )

    one = swept()
    found = turn_by_turn(
        {
            "sweep": per_case(swept, problem.design.size),
            "simulate": per_case(lambda: [one[k] for k in range(16)], 16),
        },
        repeats=3,
    )
    return against(f"{problem.design.size} sleighs with an event", "µs", found["sweep"], "a loop of simulate",
                   found["simulate"], note=one.way)  # fmt: skip


def _with_modes(count: int) -> list[Row]:
    """Models whose constraints let go: a mass that sticks and slips, and a ball that strikes a floor."""
    belt = {"x": 0.24525, "y": 0.0, "vy": 0.0}
    friction = ap.cases(state={"vx": np.linspace(-0.5, 0.5, count)}, parameters={"mu": np.linspace(0.1, 0.45, count)})
    drop = {"x": 0.0, "z": 1.0, "vx": 0.5, "vz": 0.0}
    rebound = ap.cases(parameters={"e": np.linspace(0.0, 1.0, count)})
    problems = (
        ("stick-slip oscillators, 20 s", ap.catalogue.stick_slip_oscillator(), 20.0, belt, friction),
        ("bouncing balls, 5 s", ap.catalogue.bouncing_ball(), 5.0, drop, rebound),
    )
    return [_from_mode_to_mode(f"{count} {words}", model.derive(ap.Kane()), *rest) for words, model, *rest in problems]


def _from_mode_to_mode(
    name: str, equations: ap.Equations, end: float, state: dict[str, float], design: ap.Design
) -> Row:
    def swept() -> ap.Sweep:
        return equations.sweep(end, state, design, samples=2, progress=False)

    one, places = swept(), np.linspace(0, design.size - 1, 16).astype(int)
    for k in places.tolist():
        alone = one[k]
        if any(not np.array_equal(one.data[q][k], alone[q]) for q in one.plan.histories):
            raise AssertionError(f"case {k} of {name} is not the run that simulate gives, to the last bit")
    changes = np.mean([len(one[k].modes) - 1 for k in places.tolist()])
    found = turn_by_turn(
        {
            "sweep": per_case(swept, design.size),
            "simulate": per_case(lambda: [one[k] for k in places.tolist()], places.size),
        },
        repeats=3,
    )
    note = f"{one.way}; the same bits as simulate; {changes:.0f} changes of mode in a case"
    return against(name, "µs", found["sweep"], "a loop of simulate", found["simulate"], note=note)


def _on_a_cluster(problem: Problem) -> list[Row]:
    """A sweep on two workers of Dask against the same on this machine; the cluster is up and has run it before."""
    try:
        from distributed import Client, LocalCluster
    except ImportError:
        print("no row of Dask: pip install '.[dask]'")
        return []
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        e, count = problem.equations, problem.design.size

        def swept(on: object = None) -> ap.Sweep:
            return e.sweep(problem.end, problem.state, problem.design, samples=2, on=on, workers=2, progress=False)

        found = turn_by_turn(
            {"local": per_case(swept, count), "dask": per_case(lambda: swept(client), count)}, repeats=5
        )
    lost = found["dask"].least / found["local"].least - 1
    note = f"{lost:+.0%} against local by the least times (under 10 % asked), the plan sent anew each time"
    return [against(f"{count} rattlebacks on two workers of Dask", "µs", found["dask"], "two threads here",
                    found["local"], times_faster=1 / 1.1, note=note)]  # fmt: skip


MEASURED = """
import sys, tempfile
import numpy as np
import appell as ap
count = int(sys.argv[1])
design = ap.cases(state={"omega": np.linspace(0.1, 3.0, count)}, parameters={"a": np.linspace(0.05, 0.5, count)})
state = {"x": 0.0, "y": 0.0, "theta": 0.0, "v": 0.2}
with tempfile.TemporaryDirectory() as folder:
    ap.catalogue.chaplygin_sleigh().derive(ap.Kane()).sweep(
        5.0, state, design, samples=51, store=folder + "/runs.zarr", progress=False
    )
print([int(line.split()[1]) / 1024 for line in open("/proc/self/status") if line.startswith("VmHWM")][0])
"""


def _memory() -> Row:
    """The most memory that a sweep with a store takes, of few cases and of eight times as many."""

    def most(count: int) -> float:
        done = subprocess.run([sys.executable, "-c", MEASURED, str(count)], capture_output=True, text=True, check=True)
        return float(done.stdout)

    few, many = most(20_000), most(160_000)
    results = 140_000 * 5 * 51 * 8 / 2**20
    note = f"20 000 cases took {few:.0f} MiB; what came of the 140 000 more is {results:.0f} MiB, on disk"
    return Row("memory of 160 000 sleighs with a store", "MiB", many, "20 000 of them", few, few / many, "flat",
               many < few + 0.2 * results, note, many, few, None, None)  # fmt: skip


SINCOS = 45
"""Operations of a sine and cosine together (compile/sincos.py)."""
WHY_NOT = "Taylor's method is more exact at the same work, and the peer's right side was shortened by hand"


def physical_limit(problem: Problem) -> str:
    """Operations of one trial step in lanes against what registers allow: a product and a sum of eight in a cycle."""
    lanes = lanes_of(problem.equations)
    tapes, size = lanes.graph.tapes, lanes.graph.sizes
    n = size["coordinates"] + size["speeds"] + size["auxiliaries"] + size["quadratures"]
    sums = 100 * n  # entries of the tableau that are not zero, the error's and the end point's among them
    ends = len(tapes["finish"].operations) + len(tapes["levels"].operations) if "finish" in tapes else 0
    angles = max(sum(o.name == name for o in tapes["rates"].operations) for name in ("SIN", "COS"))
    operations = 12 * (len(tapes["rates"].operations) + SINCOS * angles) + ends + sums
    few = problem.first(min(512, problem.design.size))
    from appell.ensemble.starts import starts

    made = starts(few.sweep().plan, lanes, np.arange(few.design.size))
    begin = time.process_time()
    batch = lanes.run(
        made.states,
        made.parameters,
        np.array([0.0, problem.end]),
        end=problem.end,
        tolerance=TOLERANCE,
        max_steps=10**6,
    )
    seconds = time.process_time() - begin
    trials = float((batch.accepted + batch.rejected).sum()) / heyoka_ensemble.WIDTH
    cycles = seconds * _hertz() / trials
    return (
        f"limit: {operations} operations of eight a trial step, {operations / 2:.0f} cycles at two in each; "
        f"{cycles:.0f} taken ({operations / 2 / cycles:.0%} of it)"
    )


CHAIN = """
define i64 @chain(i64 %n, i64 %x) {
begin:
  br label %again
again:
  %k = phi i64 [ 0, %begin ], [ %next, %again ]
  %y = phi i64 [ %x, %begin ], [ %z, %again ]
  %z = mul i64 %y, %y
  %next = add i64 %k, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %again, label %end
end:
  ret i64 %z
}
"""
"""Products of whole numbers, each of the last: three cycles each on the processors of today."""


def _hertz() -> float:
    """The clock as it is: what a virtual machine says of it may be the one it was sold by."""
    from appell.compile.jit import load, object_code

    engine, count = load(object_code(CHAIN)), 100_000
    chain = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)(engine.get_function_address("chain"))

    def seconds() -> float:
        begin = time.perf_counter()
        chain(count, 3)
        return time.perf_counter() - begin

    return 3 * count / min(seconds() for _ in range(50))
