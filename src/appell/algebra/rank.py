"""When a matrix has lost rank: one threshold, on rows of length one.

    rank A = number of singular values of diag(1/|A_i|) A above RANK

Rows are brought to length one first, so that neither units nor the way a constraint is multiplied out decides. With
other units of the speeds, u = S v, and of the rows,

    A -> R A S,   M -> S M S,   X = A M^-1/2 -> R X Q,   Q = M^1/2 S (S M S)^-1/2 orthogonal,

so that the rows of X, at length one, have the same singular values in any units. The steppers and what prepares
a run therefore take rows in the metric of M or of its diagonal; at random states every number is of size one. Entries
of a graph carry rounding of about 1e-15 times the operations behind them, 1e-12 for long mechanisms; angles between
independent rows of mechanisms in use are above 1e-5. Halfway between, on a scale of powers, stands 1e-8, which is the
square root of the rounding error as well: below it a direction cannot be told from a rounded one after one
factorisation of A A^T. The steppers decide by the same number (``RANK_THRESHOLD`` of native.h; a test compares them).
"""

from __future__ import annotations

import numpy as np

from appell.numbers import RANK


def unit_rows(matrix: np.ndarray, least: float = 0.0) -> np.ndarray:
    """Rows of length one; those not longer than ``least`` are zero."""
    lengths = np.linalg.norm(matrix, axis=1, keepdims=True)
    return np.divide(matrix, lengths, out=np.zeros_like(matrix), where=lengths > least)


def rank(matrix: np.ndarray, least: float = RANK.threshold) -> int:
    """The rank of a matrix whose rows are taken as of length one; those not longer than ``least`` are none.

    The default suits values at random states, where everything is of size one.
    """
    return int(np.linalg.matrix_rank(unit_rows(matrix, least), tol=RANK.threshold)) if matrix.size else 0


def null_space(C: np.ndarray, cutoff: float = RANK.threshold) -> np.ndarray:
    """An orthonormal basis of the x with C x = 0, (columns of C, its dimension).

    Singular values below ``cutoff`` of the largest count as zero; rows in different units are brought to length one
    before.
    """
    if not C.shape[0]:
        return np.eye(C.shape[1])
    _, values, V = np.linalg.svd(C)
    return np.asarray(V[int((values > cutoff * values.max(initial=0.0)).sum()) :].T)


def metric_root(M: np.ndarray) -> np.ndarray:
    """W with W^T M W = 1: the rows of A W have the lengths sqrt(a M^-1 a) and one unit; what has no mass is left out.

    M is judged with its diagonal brought to one, W = S V diag(s)^-1/2 of S M S = V diag(s) V^T.
    """
    size = np.sqrt(np.maximum(np.diag(M), 0.0))
    scale = np.divide(1.0, size, out=np.zeros_like(size), where=size > 0)
    sizes, axes = np.linalg.eigh(M * np.outer(scale, scale))
    moving = sizes > RANK.massless * sizes.max(initial=0.0)
    return np.asarray(scale[:, None] * axes[:, moving] / np.sqrt(sizes[moving]))


def least_norm(A: np.ndarray, b: np.ndarray, cutoff: float = RANK.threshold) -> np.ndarray:
    """The x of least norm with A x = b, rows of length one; b may have columns.

    Singular values of the scaled rows below ``cutoff`` of the largest are left out.
    """
    lengths = np.linalg.norm(A, axis=1)
    scale = np.divide(1.0, lengths, out=np.zeros_like(lengths), where=lengths > np.finfo(float).tiny)
    return np.asarray(np.linalg.pinv(A * scale[:, None], rcond=cutoff) @ (b.T * scale).T)


def symmetric_inverse(K: np.ndarray, cutoff: float) -> np.ndarray:
    """K^+ of a symmetric matrix without negative values, its diagonal brought to one: S (S K S)^+ S.

    A mass matrix over speeds in different units, or A M^-1 A^T over rows in different units, is judged without them.
    """
    S = unit_diagonal(K)
    return np.asarray(np.linalg.pinv(K * S, rcond=cutoff, hermitian=True) * S)


def unit_diagonal(K: np.ndarray) -> np.ndarray:
    """The factors S_i S_j that bring the diagonal of K to one; zero where K has none."""
    size = np.sqrt(np.maximum(np.diag(K), 0.0))
    scale = np.divide(1.0, size, out=np.zeros_like(size), where=size > 0)
    return np.outer(scale, scale)
