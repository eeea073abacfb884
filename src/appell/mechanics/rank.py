"""When a matrix has lost rank: one threshold, on rows of length one.

    rank A = number of singular values of diag(1/|A_i|) A above RANK

Rows are brought to length one first, so that neither units nor the way a constraint is multiplied out decides. Entries
of a graph carry rounding of about 1e-15 times the operations behind them, 1e-12 for long mechanisms; angles between
independent rows of mechanisms in use are above 1e-5. Halfway between, on a scale of powers, stands 1e-8, which is the
square root of the rounding error as well: below it a direction cannot be told from a rounded one after one
factorisation of A A^T. The steppers decide by the same number (``RANK_THRESHOLD`` of native.h; a test compares them).
"""

from __future__ import annotations

import numpy as np

RANK = 1e-8
"""Singular values, pivots and lengths of scaled rows below this count as zero."""


def unit_rows(matrix: np.ndarray, least: float = 0.0) -> np.ndarray:
    """Rows of length one; those not longer than ``least`` are zero."""
    lengths = np.linalg.norm(matrix, axis=1, keepdims=True)
    return np.divide(matrix, lengths, out=np.zeros_like(matrix), where=lengths > least)


def rank(matrix: np.ndarray, least: float = RANK) -> int:
    """The rank of a matrix whose rows are taken as of length one; those not longer than ``least`` are none.

    The default suits values at random states, where everything is of size one.
    """
    return int(np.linalg.matrix_rank(unit_rows(matrix, least), tol=RANK)) if matrix.size else 0
