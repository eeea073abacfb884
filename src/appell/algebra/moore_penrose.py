"""Roots of mass matrices, in any algebra, and Moore-Penrose inverses in symbols."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

import sympy as sm

from appell.algebra.algebra import Algebra, Matrix, Scalar

Short = Callable[[Scalar], Scalar]


def coupled_parts(M: Matrix, is_zero: Callable[[Scalar], bool] = lambda entry: bool(entry == 0)) -> list[list[int]]:
    """The sets of rows of a symmetric matrix that are coupled by entries other than zero."""
    parts: list[list[int]] = []
    for i in range(M.shape[0]):
        joined = [part for part in parts if any(not is_zero(M[i, j]) for j in part)]
        parts = [part for part in parts if part not in joined]
        parts.append(sorted([i, *(j for part in joined for j in part)]))
    return sorted(parts)


def principal_root(algebra: Algebra, M: Matrix, short: Short = lambda e: e) -> Matrix:
    """The positive definite root of a positive definite matrix, M^1/2 M^1/2 = M, part by part.

    Of a part of two, M^1/2 = (M + s I) / sqrt(tr M + 2 s) with s = sqrt(det M) (Cayley and Hamilton); of a larger one
    as the algebra has it.

    Raises
    ------
    NotApplicable
        More than two rows are coupled, in an algebra to be read.
    """
    symbol = sm.Symbol("square")

    def root(square: Scalar) -> Scalar:
        return algebra.lower(sm.sqrt(symbol), {symbol: short(square)})

    entries: dict[tuple[int, int], Scalar] = {}
    for part in coupled_parts(M, algebra.is_zero):
        if len(part) > 2:
            block = algebra.definite_root(algebra.matrix([[M[i, j] for j in part] for i in part]))
            places = product(enumerate(part), enumerate(part))
            entries |= {(i, j): block[row, column] for (row, i), (column, j) in places}
            continue
        i, j = part[0], part[-1]
        if i == j:
            entries[i, i] = root(M[i, i])
            continue
        s = root(M[i, i] * M[j, j] - M[i, j] * M[i, j])
        below = root(short(M[i, i] + M[j, j]) + 2 * s)
        entries |= {(k, k): (M[k, k] + s) / below for k in part}
        entries |= dict.fromkeys([(i, j), (j, i)], M[i, j] / below)
    return algebra.from_places(M.shape[0], M.shape[0], entries)


def inverse_of(M: sm.Matrix, short: Short) -> sm.Matrix:
    """M^-1, part by part."""
    inverse = sm.zeros(*M.shape)
    for part in coupled_parts(M):
        block = M.extract(part, part)
        values = block.adjugate() / short(block.det()) if len(part) <= 3 else block.LUsolve(sm.eye(len(part)))
        for i, row in enumerate(part):
            for j, column in enumerate(part):
                inverse[row, column] = short(values[i, j])
    return inverse


def gram_inverse(A: sm.Matrix, W: sm.Matrix, independent: Sequence[int], short: Short) -> sm.Matrix:
    """(A W A^T)^+ for a positive definite W, from the rows of A that are independent.

    With A_I those rows and A = S A_I, A W A^T = S (A_I W A_I^T) S^T, whose Moore-Penrose inverse is
    (S^+)^T (A_I W A_I^T)^-1 S^+ with S^+ = (S^T S)^-1 S^T.
    """
    rows = A.extract(list(independent), list(range(A.cols)))
    K = (rows @ W @ rows.T).applyfunc(short)
    inverse = inverse_of(K, short)
    if rows.rows == A.rows:
        return inverse
    S = (A @ rows.T @ inverse_of((rows @ rows.T).applyfunc(short), short)).applyfunc(short)
    S_plus = (inverse_of((S.T @ S).applyfunc(short), short) @ S.T).applyfunc(short)
    return (S_plus.T @ inverse @ S_plus).applyfunc(short)
