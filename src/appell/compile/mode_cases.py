"""The border to native runs of many cases with modes: the mirrors of the structures of mode_cases.c."""

from __future__ import annotations

import ctypes

from appell.compile.native import DOUBLE, INT, POINTER
from appell.numbers import MODE

NOTHING_ASKED, MODE_ASKED, START_ASKED, STOP_ASKED = range(4)
"""What native code asks for when it returns."""
BY_NOTHING, BY_POSITION, BY_RATE, BY_SLIP = range(4)
"""How the margin of an event is set."""
LEFT = 100
"""The status of a case that native code did not finish."""
MOST_MODES = 128
"""How many modes cases enter."""

_POINTERS = (
    "chain programs laws starts parameters coefficients times histories work energies residuals event_times outputs "
    "positions x position_margins rate_margins event_counts statuses stop position_rows start_phases begun_phases "
    "phases position"
).split()
_INTEGERS = (
    "case_count parameter_count time_count kept position_count most_steps at stage guard sample reached steps "
    "change_count wanted is_begun"
).split()


class NativeModeProgram(ctypes.Structure):
    """ModeProgram of mode_cases.c."""

    _fields_ = [
        *((name, POINTER) for name in "restart residual outputs reaction as_new measures rows".split()),
        *((name, INT) for name in "event_count kinetic potential entered".split()),
    ]


class NativeModeCases(ctypes.Structure):
    """ModeCases of mode_cases.c."""

    _fields_ = [
        *((name, POINTER) for name in _POINTERS),
        *((name, DOUBLE) for name in "tolerance t work_before lost".split()),
        ("motion", DOUBLE * 2),
        ("changes", DOUBLE * MODE.changes),
        *((name, INT) for name in _INTEGERS),
    ]
