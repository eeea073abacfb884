"""The border to native runs of many cases with modes: the mirrors of the structures of mode_cases.c."""

from __future__ import annotations

import ctypes

from appell.compile.native import DOUBLE, INT, POINTER
from appell.compile.native_modes import MOST_ROWS
from appell.numbers import MODE

NOTHING_ASKED, TRANSITION_ASKED, MODE_ASKED, START_ASKED, STOP_ASKED = range(5)
"""What native code asks for when it returns."""
BEFORE_START, STRIKES, STRUCK = -1, -2, -3
"""Guards that are none: the start, a strike, what follows a strike."""
BY_NOTHING, BY_POSITION, BY_RATE = range(3)
"""How the margin of an event is set."""
LEFT = 100
"""The status of a case that native code did not finish."""

_POINTERS = (
    "chain programs combinations contacts starts parameters coefficients times histories work energies residuals "
    "event_times outputs positions x after event_counts statuses stop position_rows always position kinetic_energy "
    "held_reaction"
).split()
_INTEGERS = (
    "case_count parameter_count time_count kept coordinates speeds combination_count position_count "
    "always_count held_kinetic most_steps start_mode at stage guard sample reached steps change_count wanted "
    "begun_in"
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
        *((name, DOUBLE * MOST_ROWS) for name in ("position_margins", "rate_margins")),
        ("changes", DOUBLE * MODE.changes),
        *((name, INT) for name in _INTEGERS),
    ]
