"""Which speeds to keep in a printed minimal form, and which rows say something of their own."""

from __future__ import annotations

from collections.abc import Sequence

import casadi as ca
import numpy as np
import sympy as sm

from appell.errors import ModelError, SingularSystem
from appell.mechanics import Mechanics
from appell.model import name_of, suggestion

PIVOT = 1e-8
"""A pivot below this, in rows of length one at random states, counts as zero when a choice is made for printing."""


def sample_rows(mechanics: Mechanics, matrix: ca.SX, samples: int = 3, linear: ca.SX | None = None) -> list[np.ndarray]:
    """A matrix of the graph at random states and parameters (fixed seed); at speeds that satisfy ``linear`` rows."""
    m = mechanics
    inputs = [m.q, m.u, m.t, m.p]
    evaluate = ca.Function("sample", inputs, [ca.densify(matrix)])
    rows = ca.SX(0, 1) if linear is None else linear
    slack = ca.Function("slack", inputs, [ca.densify(rows), ca.densify(ca.jacobian(rows, m.u))])
    generator = np.random.default_rng(7)
    found = []
    for _ in range(samples):
        q, u, *rest = (generator.uniform(0.4, 1.4, i.shape) for i in inputs)
        h, A = (np.array(block, float) for block in slack(q, u, *rest))
        found.append(np.array(evaluate(q, u - np.linalg.pinv(A) @ h, *rest), float))
    return found


def independent_rows(samples: Sequence[np.ndarray]) -> list[int]:
    """The rows of a matrix that are independent at some random state; the rest repeat them wherever one looks."""
    units = [_unit_rows(a) for a in samples]
    kept: list[int] = []
    for i in range(units[0].shape[0]):
        if max(np.linalg.matrix_rank(a[[*kept, i]], tol=PIVOT) for a in units) > len(kept):
            kept.append(i)
    return kept


def dependent_speeds(sample: np.ndarray, cost: sm.Matrix, allowed: Sequence[int]) -> list[int]:
    """For each row a speed to eliminate: where its entry is simple, the later speed first, and the pivot not zero."""
    A = _unit_rows(sample).copy()
    chosen: list[int] = []
    for i in range(A.shape[0]):
        order = sorted((j for j in allowed if j not in chosen), key=lambda j: (sm.count_ops(cost[i, j]), -j))
        pivot = next((j for j in order if abs(A[i, j]) > PIVOT), None)
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
            raise ModelError(
                f"independent= names '{name_of(key)}', which is no speed of the model" + suggestion(name_of(key), names)
            )
    positions = [names.index(name_of(key)) for key in wanted]
    if wanted and len(set(positions)) != count:
        raise ModelError(f"independent= names {len(set(positions))} speeds, but {count} are independent: name as many.")
    return positions


def _unit_rows(a: np.ndarray) -> np.ndarray:
    return a / np.maximum(np.linalg.norm(a, axis=1, keepdims=True), 1e-300)
