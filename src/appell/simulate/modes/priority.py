"""Several rows that bounded actuators can no longer keep all: they are kept in the order in which they are written.

The first k rows are kept, the row behind them is released, and of all efforts within the bounds that keep the k rows
those act that push the row released back the hardest:

    min  way K_r e        with  K_k e = d,  |e_j| <= bound_j,        way the sign of sigma of the row r.

(Priorities among tasks: Siciliano and Slotine 1991; with inequalities Kanoun, Lamiraux and Wieber 2011, Escande,
Mansard and Wieber 2014.) This is a linear program, solved at a vertex: k actuators keep the rows, every other is at its
bound. With nu from the free ones, way K_rj + nu K_kj = 0, a vertex is the solution where

    sign_j (way K_rj + nu K_kj) < 0        of every actuator at a bound.

Where one of these is zero that actuator has no part in the row released; it might keep a row behind it, and its row is
better stated as a constraint of its own.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from appell.numbers import RANK


def pushes_back(W: np.ndarray, signs: Sequence[int], kept: int, way: int) -> bool:
    """Whether a vertex is the solution; W: the responses of the rows to the actuators, (rows, actuators)."""
    free = [j for j, sign in enumerate(signs) if not sign]
    bound = [j for j, sign in enumerate(signs) if sign]
    costs = way * W[kept]
    if kept:
        basis = W[:kept, free]
        sizes = np.linalg.svd(basis, compute_uv=False)
        if len(free) != kept or sizes.min() <= RANK.reached * np.abs(W[:kept]).max():
            return False
        costs = costs - np.linalg.solve(basis.T, costs[free]) @ W[:kept]
    least = RANK.reached * float(np.abs(W[kept]).max(initial=0.0))
    return all(signs[j] * costs[j] < -least for j in bound)
