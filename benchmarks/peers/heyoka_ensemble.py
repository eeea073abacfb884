"""heyoka's batch mode on an ensemble: eight at a time, on its own threads (`ensemble_propagate_until_batch`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import heyoka as hy
import numpy as np

WIDTH = 8
"""Trajectories in a batch, as the issue asks; heyoka's `recommended_simd_size` is that of the machine's registers."""


@dataclass(frozen=True)
class Ensemble:
    """A compiled integrator of a batch and the starts of all cases, (case, state)."""

    integrator: Any
    starts: np.ndarray
    parameters: np.ndarray | None
    end: float

    def _load(self, integrator: Any, batch: int) -> Any:
        cases = slice(batch * WIDTH, (batch + 1) * WIDTH)
        integrator.set_time(0.0)
        integrator.state[:] = self.starts[cases].T
        if self.parameters is not None:
            integrator.pars[:] = self.parameters[cases].T
        return integrator

    def on_one_core(self) -> np.ndarray:
        """The states at the end, (case, state), batch after batch."""
        found = np.empty_like(self.starts)
        for batch in range(len(self.starts) // WIDTH):
            self._load(self.integrator, batch).propagate_until(self.end)
            found[batch * WIDTH : (batch + 1) * WIDTH] = self.integrator.state.T
        return found

    def on_all_cores(self) -> np.ndarray:
        """The same on all cores."""
        count = len(self.starts) // WIDTH
        made = hy.ensemble_propagate_until_batch(self.integrator, self.end, count, self._load)
        return np.concatenate([one[0].state.T for one in made])


def ensemble(
    right_side: Callable[[Any, list[Any]], list[Any]],
    starts: np.ndarray,
    end: float,
    tolerance: float,
    parameters: np.ndarray | None = None,
) -> Ensemble:
    """The integrator of a right side; its parameters are `hy.par`."""
    size = starts.shape[1]
    variables = [hy.expression(f"y{i}") for i in range(size)]
    rates = [hy.expression(e) if isinstance(e, float) else e for e in right_side(hy, variables)]
    system = list(zip(variables, rates, strict=True))
    pars = {} if parameters is None else {"pars": parameters[:WIDTH].T.copy()}
    integrator = hy.taylor_adaptive_batch(system, starts[:WIDTH].T.copy(), tol=tolerance, **pars)
    return Ensemble(integrator, starts, parameters, end)
