"""When a matrix has lost rank: one threshold, on rows of length one, and what is left out of a pseudo-inverse.

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

# What follows decides no rank: singular values below such a part of the largest are left out where a system is solved
# that may be singular. The smaller the number, the closer a singular state may be; the larger, the more rounding and
# distance from the constraints is forgiven.
NEWTON_CUTOFF = 1e-11
"""Of a Newton step that completes a state: entries are exact to 1e-15, some thousand operations are forgiven."""
REPEATED_CUTOFF = 1e-9
"""Of a Newton step towards rows that repeat each other where they hold: on the way they do not quite."""
BESIDE_CUTOFF = 1e-7
"""Of one Newton step back onto such rows from beside them: they repeat each other only up to the square of the step."""
NEIGHBOUR_CUTOFF = 1e-3
"""Of a step of that size to a neighbouring state: shorter directions lead further away than that."""
DELASSUS_CUTOFF = 1e-12
"""Of K = A M^-1 B, whose singular values are squares of lengths of rows."""
OPEN_CUTOFF = 1e-9
"""Of unknowns that a start leaves open: beside equations that are solved to 1e-11 or so."""
AUDIT_CUTOFF = 1e-9
"""Of rows in one audited state, which holds to rounding: rows are named redundant with less hesitation than dropped."""
ANSATZ_CUTOFF = 1e-6
"""Of coefficients of an ansatz that is fitted at random states: hundreds of terms, exact to 1e-10 or so each."""
FITTED_CUTOFF = 1e-10
"""Of exponents fitted to a divergence, and of Newton steps to the random states at which that is done."""
DRAWN_CUTOFF = 1e-9
"""Of the directions in which a row pulls a point, to draw the surface that holds it."""
MASSLESS_CUTOFF = 1e-13
"""Of a mass matrix, relative to its largest entry: below is rounding, and anything above moves by its momentum."""


def unit_rows(matrix: np.ndarray, least: float = 0.0) -> np.ndarray:
    """Rows of length one; those not longer than ``least`` are zero."""
    lengths = np.linalg.norm(matrix, axis=1, keepdims=True)
    return np.divide(matrix, lengths, out=np.zeros_like(matrix), where=lengths > least)


def rank(matrix: np.ndarray, least: float = RANK) -> int:
    """The rank of a matrix whose rows are taken as of length one; those not longer than ``least`` are none.

    The default suits values at random states, where everything is of size one.
    """
    return int(np.linalg.matrix_rank(unit_rows(matrix, least), tol=RANK)) if matrix.size else 0
