"""Which speeds to keep in a printed minimal form."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import sympy as sm

from appell.algebra.operations import operations
from appell.algebra.rank import unit_rows
from appell.errors import ModelError, SingularSystem
from appell.model import name_of, suggestion
from appell.numbers import RANK


def dependent_speeds(sample: np.ndarray, cost: sm.Matrix, allowed: Sequence[int]) -> list[int]:
    """For each row a speed to eliminate: where its entry is simple, the later speed first, and the pivot not zero."""
    A = unit_rows(sample)
    chosen: list[int] = []
    for i in range(A.shape[0]):
        order = sorted((j for j in allowed if j not in chosen), key=lambda j: (operations(cost[i, j]), -j))
        pivot = next((j for j in order if abs(A[i, j]) > RANK.threshold), None)
        if pivot is None:
            raise SingularSystem(
                "the speeds chosen as independent do not determine the others: choose another set, "
                "or leave the choice to appell."
            )
        chosen.append(pivot)
        for k in range(A.shape[0]):
            if k != i:
                A[k] -= A[k, pivot] / A[i, pivot] * A[i]
    return chosen


def named_speeds(wanted: Sequence[object], speeds: Sequence[sm.Expr], count: int) -> list[int]:
    """The positions of the speeds a person wants to keep; none wanted: all may be chosen from."""
    names = [name_of(u) for u in speeds]
    for key in wanted:
        if name_of(key) not in names:
            words = f"independent= names '{name_of(key)}', which is not a speed of the model"
            raise ModelError(words + suggestion(name_of(key), names))
    positions = [names.index(name_of(key)) for key in wanted]
    if wanted and len(set(positions)) != count:
        raise ModelError(f"independent= names {len(set(positions))} speeds, but {count} are independent: name as many.")
    return positions
