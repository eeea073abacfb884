"""The border to native runs of many cases with modes: the mirrors of the structures of mode_cases.c."""

from __future__ import annotations

import ctypes

from appell.compile.native import DOUBLE, INT, POINTER
from appell.compile.native_modes import NativeHybrid, NativeModeMaker, NativePhaseGuard, NativePhaseMask

NOTHING_ASKED, START_ASKED, STOP_ASKED, ROOM_ASKED = range(4)
"""What native code asks for when it returns."""

_POINTERS = (
    "starts parameters coefficients times histories work energies residuals event_times outputs event_counts statuses "
    "stop start_phases begun_phases"
).split()


class NativeModeCases(ctypes.Structure):
    """ModeCases of mode_cases.c."""

    _fields_ = [
        ("hybrid", NativeHybrid),
        *((name, POINTER) for name in _POINTERS),
        ("work_before", DOUBLE),
        *((name, INT) for name in "case_count time_count kept potential at reached is_begun".split()),
    ]


STRUCTURES = (NativeModeCases, NativeHybrid, NativeModeMaker, NativePhaseMask, NativePhaseGuard)
"""In the order of appell_mode_cases_size."""
