"""The border to runs with bounded multipliers: the mirrors of the structures of dry.c."""

from __future__ import annotations

import ctypes

from appell.compile.native import DOUBLE, INT, POINTER
from appell.numbers import MODE, ZERO

DECIDED, GIVEN = -1, -2
"""Of ``enter_dry`` in place of a guard: no guard has ended a mode; the states are given."""


class PivotLimits(ctypes.Structure):
    """PivotLimits of dry.c."""

    _fields_ = [("regular", DOUBLE), *((name, INT) for name in ("passes", "patience", "pivots"))]


class NativeDryRow(ctypes.Structure):
    """DryRow of dry.c."""

    _fields_ = [
        *((name, DOUBLE) for name in ("bound", "slips")),
        *((name, INT) for name in ("acts", "at_bound", "leaves", "falls", "rises")),
    ]


class NativeDryRun(ctypes.Structure):
    """DryRun of dry.c."""

    _fields_ = [
        *((n, POINTER) for n in "run whole rows column room state integers change_times changes".split()),
        ("limits", PivotLimits),
        *((name, DOUBLE) for name in ("least", "rounding")),
        *((name, INT) for name in ("users", "users_of_state", "change_count", "change_capacity", "rated")),
    ]


STRUCTURES = (NativeDryRun, NativeDryRow)
"""In the order of appell_dry_size, from its second entry on."""


def pivot_limits() -> PivotLimits:
    """The limits of pivots, from the table of numbers."""
    return PivotLimits(ZERO.thousands, MODE.passes, MODE.patience, MODE.pivots)


ROUNDING = ZERO.products
