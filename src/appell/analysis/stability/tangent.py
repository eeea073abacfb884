"""The tangent space of the relations c(x) = 0, and independent states that parametrise it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import scipy

from appell.algebra.rank import null_space
from appell.analysis.stability.first_order import FirstOrder
from appell.errors import ModelError, SingularSystem
from appell.numbers import RANK, ZERO


def tangent(
    system: FirstOrder, C: np.ndarray, chosen: Sequence[int], preferred: Sequence[int] = ()
) -> tuple[list[int], np.ndarray]:
    """Independent states and V: C V = 0, with the identity in their rows.

    Where nobody chooses, a pivoted factorisation of the null space takes the states that vary most on it: first of
    those ``preferred``, then of the coordinates, then of the rest.
    """
    null = null_space(C)
    n, free = null.shape
    if not chosen:
        rest = [i for i in range(n) if i not in preferred]
        stages = [list(preferred), [i for i in rest if i < system.coordinates], rest]
        chosen = sorted(pivots(null, stages))
    elif len(chosen) != free:
        raise ModelError(f"independent= names {len(chosen)} states, but {free} are independent here: name as many.")
    square = null[list(chosen)]
    if free and np.linalg.cond(square) > 1 / RANK.threshold:
        names = ", ".join(system.names[i] for i in chosen)
        raise SingularSystem(
            f"the states {names} do not determine the others here: choose another set, or leave the choice to appell."
        )
    return list(chosen), null @ np.linalg.inv(square)


def pivots(null: np.ndarray, stages: Sequence[Sequence[int]]) -> list[int]:
    """Rows of a basis of a space that determine the others, taken stage by stage; of equal ones the earlier."""
    found: list[int] = []
    for stage in stages:
        if not len(stage) or not null.shape[1]:
            continue
        rows = null[list(stage)] * (1 - ZERO.seen * np.arange(len(stage)) / len(stage))[:, None]
        _, R, order = scipy.linalg.qr(rows.T, mode="economic", pivoting=True)
        size = np.abs(np.diag(R))
        taken = [stage[k] for k in order[: int((size > RANK.usable * max(size[0], ZERO.nothing)).sum())]]
        found += taken
        null = null @ null_space(null[taken])
    return found
