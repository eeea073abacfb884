"""diffrax: Dopri8 with its PID controller over all cases at once by `vmap`, compiled by XLA, doubles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import diffrax
import jax
import jax.numpy as jnp
import numpy as np

jax.config.update("jax_enable_x64", True)


def ensemble(
    right_side: Callable[[Any, Any, Any], list[Any]], end: float, tolerance: float, max_steps: int = 100_000
) -> Callable[[np.ndarray, np.ndarray], np.ndarray]:
    """A compiled function of starts (case, state) and parameters (case, ...) to the states at the end."""
    term = diffrax.ODETerm(lambda _, y, p: jnp.stack(right_side(jnp, y, p)))
    controller = diffrax.PIDController(rtol=tolerance, atol=tolerance)

    def one(y0: Any, p: Any) -> Any:
        found = diffrax.diffeqsolve(
            term, diffrax.Dopri8(), 0.0, end, None, y0, args=p, stepsize_controller=controller, max_steps=max_steps,
            saveat=diffrax.SaveAt(t1=True), adjoint=diffrax.ForwardMode(),
        )  # fmt: skip
        return found.ys[0]

    program = jax.jit(jax.vmap(one))
    return lambda starts, parameters: np.asarray(program(starts, parameters).block_until_ready())
