"""The border to native runs of many cases with modes: the mirrors of the structures of mode_cases.c."""

from __future__ import annotations

import ctypes

from appell.compile.native import DOUBLE, INT, POINTER
from appell.numbers import MODE

NOTHING_ASKED, START_ASKED, STOP_ASKED = range(3)
"""What native code asks for when it returns."""
BY_NOTHING, BY_POSITION, BY_RATE, BY_SLIP, BY_EFFORT = range(5)
"""How the margin of an event is set."""
MOST_MODES = 128
"""How many modes cases enter."""

_POINTERS = (
    "starts parameters coefficients times histories work energies residuals event_times outputs event_counts statuses "
    "stop start_phases begun_phases"
).split()


class NativePhaseGuard(ctypes.Structure):
    """PhaseGuard of mode_masks.c."""

    _fields_ = [(name, INT) for name in "event measure place row".split()]


class NativePhaseMask(ctypes.Structure):
    """PhaseMask of mode_masks.c."""

    _fields_ = [
        *((name, POINTER) for name in "values guards".split()),
        *((name, INT) for name in "first value_count guard_count resting is_ideal".split()),
    ]


class NativeModeMaker(ctypes.Structure):
    """ModeMaker of mode_masks.c."""

    _fields_ = [
        *((name, POINTER) for name in "advance scales blank block masks needs_rates runs as_new arena".split()),
        *((name, POINTER) for name in "integers entered forces".split()),
        *((name, INT) for name in "block_size most phase_count event_count is_ideal".split()),
    ]


class NativeHybrid(ctypes.Structure):
    """Hybrid of hybrid.c."""

    _fields_ = [
        *((name, POINTER) for name in "chain maker laws parameters coefficients positions x position_margins".split()),
        *((name, POINTER) for name in "rate_margins position_rows phases position".split()),
        *((name, DOUBLE) for name in "tolerance span end t lost".split()),
        ("motion", DOUBLE * 2),
        ("changes", DOUBLE * MODE.changes),
        *((name, INT) for name in "parameter_count position_count most_steps stage guard sample last steps".split()),
        ("change_count", INT),
    ]


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
