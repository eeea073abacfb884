"""Chains by RK4 with a fixed step, and the same graph under JAX."""

from __future__ import annotations

import statistics
import time
from pathlib import Path

import numpy as np

from on_a_card.peers import jax_module
from on_a_card.problems import (
    CASES,
    CHAIN_STEP,
    CHAIN_STEPS,
    CHECKED,
    H200_FP64,
    REPEATS,
    attempt,
    cases,
    error_of,
    load,
    runner,
    say,
)


def chains(folder: Path, peers: bool, float64: bool) -> list[dict]:
    rows = []
    for kind in ("spatial", "planar"):
        key = f"chain-{kind}"
        said, starts, p, _, ends = load(folder, key, float64)
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
