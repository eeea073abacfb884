"""Which rows a printed minimal form embeds, and which speeds it keeps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import casadi as ca
import numpy as np
import sympy as sm

from appell.algebra.operations import operations
from appell.algebra.rank import unit_rows
from appell.errors import ModelError, NotApplicable, SingularSystem
from appell.mechanics import Mechanics, Row
from appell.mechanics.sampling import independent_rows, random_states, smallest_rank, values_at
from appell.model import Mechanism, name_of, suggestion
from appell.numbers import RANK


def require_minimal_form(model: Mechanism, evident: frozenset[str], numbers: Mechanics) -> None:
    """Refuse rows that leave no speed free at an arbitrary configuration, and may do so where they hold.

    As many rows as speeds that are independent wherever they hold are no such: they are a mechanism held or driven.
    """
    if all(c.name in evident for c in model.constraints):
        return
    m = numbers
    embedded = [row for row in m.rows if row.name not in evident]
    matrix = ca.vertcat(*[row.A for row in embedded])
    linear = ca.vertcat(*[row.velocity for row in embedded if row.linear and row.velocity is not None])
    kept = len(independent_rows(values_at(m, matrix, random_states(m, linear=linear))))
    if kept == m.u.numel() and (kept < len(embedded) or smallest_rank(m, matrix) < kept):
        raise NotApplicable(
            f"the rows of '{model.name}' leave nothing to move at an arbitrary configuration, so that no minimal form "
            "can be written; where the rows hold they may repeat each other, which a run finds. Kane(reactions=True) "
            "and Lagrange write the equations with the reactions in evidence."
        )


def choose_rows(
    model: Mechanism, m: Mechanics, independent: Sequence[object], evident: frozenset[str], numbers: Mechanics
) -> tuple[Mechanics, list[Row], list[int]]:
    """The rows to embed, linear ones first and none that repeats another, with a speed to eliminate for each."""
    linear = [r for r in m.rows if r.name not in evident and r.linear and r.velocity is not None]
    rest = [r for r in m.rows if r.name not in evident and r not in linear]
    if not linear and not rest:
        named_speeds(independent, model.kinematics.speeds, m.u.shape[0])
        return m, [], []
    embedded = [*linear, *rest]
    matrix = ca.vertcat(*[numbers.rows[m.rows.index(row)].A for row in embedded])
    held = ca.vertcat(*[numbers.rows[m.rows.index(row)].velocity for row in linear])
    samples = values_at(numbers, matrix, random_states(numbers, linear=held))
    kept = independent_rows(samples)
    embedded = [embedded[i] for i in kept]
    linear = [row for row in linear if row in embedded]
    n = m.u.shape[0]
    wanted = named_speeds(independent, model.kinematics.speeds, n - len(kept))
    allowed = [j for j in range(n) if j not in wanted]
    cost = sm.Matrix.vstack(*[row.A for row in embedded])
    m = replace(m, rows=tuple(r for r in m.rows if r.name in evident or r in embedded))
    return m, linear, dependent_speeds(samples[0][kept], cost, allowed)


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
