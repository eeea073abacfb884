"""What is left out of a pseudo-inverse, case by case; ranks themselves are decided in ``algebra.rank``."""

from __future__ import annotations

from appell.algebra.rank import RANK, least_norm, rank, symmetric_inverse, unit_diagonal, unit_rows

__all__ = ["RANK", "least_norm", "rank", "symmetric_inverse", "unit_diagonal", "unit_rows"]

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
