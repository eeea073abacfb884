"""Adaptive steps with projection: one system on the card at the tolerance with which its error is small enough."""

from __future__ import annotations

import statistics
import time
from pathlib import Path

import numpy as np

from on_a_card.peers import diffrax_vmap
from on_a_card.problems import (
    CHECKED,
    H200_FP64,
    REPEATS,
    TOLERANCES,
    attempt,
    cases,
    error_of,
    load,
    runner,
    say,
    tuned,
    varied,
)


def adaptive(folder: Path, key: str, count: int, peers: bool, float64: bool) -> list[dict]:
    """One system: every variant at the largest tolerance with which its error is small enough."""
    said, starts, p, place, ends = load(folder, key, float64)
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
