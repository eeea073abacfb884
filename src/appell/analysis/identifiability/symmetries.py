"""Changes of parameters that no motion shows, as vector fields: dp_k/ds = c_k p_k + a_k with rational c and a.

A field lies in the null space N(p) of the sensitivities at every p. With Q = I - N N^T at some values p, the unknown c
and a solve the linear equations Q (p * c + a) = 0; the reduced row echelon form of the solutions is rational.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import sympy as sm

from appell.algebra.rank import rank
from appell.numbers import EXACT, SAME


@dataclass(frozen=True)
class Field:
    """dp/ds = scaling * p + shift, entry by entry."""

    scaling: tuple[sm.Rational, ...]
    shift: tuple[sm.Rational, ...]

    @property
    def support(self) -> tuple[int, ...]:
        """The parameters that it changes."""
        return tuple(i for i, (c, a) in enumerate(zip(self.scaling, self.shift, strict=True)) if c or a)

    def at(self, p: np.ndarray) -> np.ndarray:
        """Its value at some parameters."""
        return np.array(self.scaling, float) * p + np.array(self.shift, float)

    def of(self, symbols: Sequence[sm.Symbol]) -> dict[sm.Symbol, sm.Expr]:
        """What it adds to each parameter that it changes."""
        return {symbols[i]: self.scaling[i] * symbols[i] + self.shift[i] for i in self.support}


def fields(points: Sequence[tuple[np.ndarray, np.ndarray, np.ndarray]]) -> list[Field]:
    """Independent fields of (parameters, their sizes, relative null space) at several points; the simplest first."""
    p, sizes, _ = points[0]
    n = p.size
    rows = []
    for value, size, N in points:
        Q = np.eye(n) - N @ N.T
        rows.append(np.hstack([Q * (value / size), Q * (sizes / size)]))
    W = np.vstack(rows)
    _, s, V = np.linalg.svd(W, full_matrices=W.shape[0] < W.shape[1])
    values = np.zeros(2 * n)
    values[: s.size] = s
    basis = V[values <= SAME.solutions * max(float(values.max()), 1.0)] * np.concatenate([np.ones(n), sizes])
    basis[:, :n][:, p == 0] = 0.0  # a scaling of zero is none
    units = np.concatenate([np.ones(n), sizes])
    candidates = [f for row in reduced(basis, units) if (f := _rational(row, n)) is not None]
    return _independent(sorted(candidates, key=lambda f: len(f.support)), points)


def reduced(basis: np.ndarray, units: np.ndarray) -> np.ndarray:
    """The reduced row echelon form of rows; entries that are small in units of their own are zero."""
    A, row = basis.copy(), 0
    for column in range(A.shape[1]):
        if row == A.shape[0]:
            break
        pivot = row + int(np.argmax(np.abs(A[row:, column])))
        if np.abs(A[pivot, column]) <= SAME.solutions * units[column]:
            A[row:, column] = 0.0
            continue
        A[[row, pivot]] = A[[pivot, row]]
        A[row] /= A[row, column]
        others = np.arange(A.shape[0]) != row
        A[others] -= np.outer(A[others, column], A[row])
        row += 1
    sizes = np.abs(A[:row]) / units
    return np.where(sizes > SAME.solutions * sizes.max(axis=1, initial=0.0, keepdims=True), A[:row], 0.0)


def _rational(row: np.ndarray, n: int) -> Field | None:
    numbers = [sm.Rational(0)] * row.size
    for i in np.flatnonzero(row):
        r = sm.Rational(str(row[i])).limit_denominator(EXACT.nice)
        if abs(float(r) - row[i]) > SAME.gap * max(1.0, abs(row[i])):
            return None
        numbers[i] = sm.Rational(r)
    return Field(tuple(numbers[:n]), tuple(numbers[n:]))


def _independent(
    candidates: Sequence[Field], points: Sequence[tuple[np.ndarray, np.ndarray, np.ndarray]]
) -> list[Field]:
    """Those that lie in every null space, without those that follow from others before them."""
    kept: list[Field] = []
    for field in candidates:
        if not all(_lies_in(field.at(p) / size, N) for p, size, N in points):
            continue
        p, size, _ = points[0]
        if rank(np.array([f.at(p) / size for f in (*kept, field)])) > len(kept):
            kept.append(field)
    return kept


def _lies_in(value: np.ndarray, N: np.ndarray) -> bool:
    length = float(np.linalg.norm(value))
    return length > 0 and float(np.linalg.norm(value - N @ (N.T @ value))) <= SAME.solutions * length


def invariants(found: Sequence[Field], symbols: Sequence[sm.Symbol]) -> tuple[sm.Expr, ...] | None:
    """As many functions as there are dimensions left, which no field changes: sums, then products of powers.

    None where a field scales the terms of a sum differently: no products of sums are constant then.
    """
    n = len(symbols)
    shifts = sm.Matrix([list(f.shift) for f in found if not any(f.scaling)] or [[0] * n])
    scalings = [f for f in found if any(f.scaling)]
    if any(any(f.shift) for f in scalings):
        return None
    sums = [row for vector in shifts.nullspace() if (row := vector.T)]
    sums = [list(row) for row in sm.Matrix(sums).rref()[0].tolist()] if sums else []
    weights = []
    for row in sums:
        own = [{f.scaling[i] for i in range(n) if row[i]} for f in scalings]
        if any(len(w) > 1 for w in own):
            return None
        weights.append([w.pop() for w in own])
    terms = [sum((row[i] * symbols[i] for i in range(n)), sm.S.Zero) for row in sums]
    if not scalings:
        return tuple(terms)
    powers = sm.Matrix(weights).T.nullspace() if weights else []
    return tuple(
        sm.Mul(*(t ** (k * sm.ilcm(1, *(e.q for e in v))) for t, k in zip(terms, v, strict=True))) for v in powers
    )
