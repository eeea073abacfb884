"""diffrax over all cases at once, on the same card and the same equations."""

from __future__ import annotations

import importlib.util
import time
from pathlib import Path

import numpy as np

from on_a_card.problems import CHECKED, TOLERANCES, error_of, say, tuned


def jax_module(folder: Path, key: str):
    spec = importlib.util.spec_from_file_location(f"jax_{key.replace('-', '_')}", folder / f"{key}_jax.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


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
