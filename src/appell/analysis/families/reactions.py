"""The reaction of every constraint on every speed, by both families, in one measure."""

from __future__ import annotations

import numpy as np

from appell.analysis.families.trials import Trials
from appell.model import name_of
from appell.simulate.trajectory import Trajectory


def pushes(trials: Trials, t: float, x: np.ndarray, udot: np.ndarray, count: int) -> np.ndarray:
    """E_k of the first ``count`` multipliers that are states, as columns: the Lagrangian derivative of the row F_k.

    M and F of Hamilton-Lusternik are affine in mu: M u' - F = M_0 u' - F_0 + sum mu_k E_k.
    """
    first, x = sum(trials.sizes), x.copy()
    x[first : first + count] = 0
    M, F, _, _ = trials.blocks(t, x)
    E = np.zeros((udot.size, count))
    for k in range(count):
        x[first + k] = 1
        M_k, F_k, _, _ = trials.blocks(t, x)
        x[first + k] = 0
        E[:, k] = (M_k - M) @ udot - (F_k - F)
    return E


def reactions(trials: Trials, motion: Trajectory, moving: np.ndarray) -> dict[str, np.ndarray]:
    """B lam - mu E of every constraint, by "constraint on speed", over time; ``moving``: rows whose mu is a state.

    For Appell and Chetaev there are no such rows, and it is B lam.
    """
    rows, first = trials.program.system.rows, sum(trials.sizes)
    speeds = [name_of(s) for s in trials.equations.speeds]
    found = {row.name: np.zeros((motion.times.size, len(speeds))) for row in rows}
    for i, (t, x, udot) in enumerate(zip(motion.times, motion.states, motion.speed_rates, strict=True)):
        x = np.ascontiguousarray(x)
        _, _, _, B = trials.blocks(float(t), x)
        for j, row in enumerate(rows):
            found[row.name][i] += B[:, j] * motion.multipliers[i][j]
        E = pushes(trials, float(t), x, udot, moving.size)
        for k, j in enumerate(moving):
            found[rows[j].name][i] -= x[first + k] * E[:, k]
    return {f"{name} on {speed}": values[:, j] for name, values in found.items() for j, speed in enumerate(speeds)}
