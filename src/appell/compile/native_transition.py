"""The border to decisions about modes: the mirrors of the structures of transition.h."""

from __future__ import annotations

import ctypes

from appell.compile.native import DOUBLE, INT, POINTER

CONTACT, SATURATION, CLIPPED, SWITCHED = range(4)
"""Kinds of laws."""
MOST_CHOICES = 8
"""Choices of a law that native code finds."""

ASK = ctypes.CFUNCTYPE(INT, DOUBLE, POINTER)


class NativeClipping(ctypes.Structure):
    """Clipping of transition.h."""

    _fields_ = [
        *((name, POINTER) for name in "bounds rows ideal signs again way kept".split()),
        *((name, INT) for name in "row_count ideal_count actuator_count first pattern_count".split()),
    ]


class NativeModeLaw(ctypes.Structure):
    """ModeLaw of transition.h."""

    _fields_ = [
        *((name, DOUBLE) for name in "restitution kinetic sticking bound recovery".split()),
        ("rows", INT * 3),
        *((name, INT) for name in "kind tangent_count order unilateral poisson".split()),
        ("clipping", POINTER),
    ]


class NativeDecider(ctypes.Structure):
    """Decider of transition.h."""

    _fields_ = [
        *((name, POINTER) for name in "laws whole response ask efforts position_margins rate_margins recovery".split()),
        *((name, POINTER) for name in "always ideal owners kept numbers column weights force_error".split()),
        *((name, POINTER) for name in "value_error room integers".split()),
        *((name, DOUBLE) for name in "least products zero slowest collapsed clear again".split()),
        *((name, INT) for name in "rows law_count always_count kept_count coordinates speeds states strikes".split()),
        *((name, INT) for name in "halvings shares".split()),
    ]


class NativeOutcome(ctypes.Structure):
    """Outcome of transition.h."""

    _fields_ = [
        *((name, POINTER) for name in "phases state impulses chatter accelerations allowances struck".split()),
        *((name, POINTER) for name in "lowered_by involved open".split()),
        ("lowered", DOUBLE),
        *((name, INT) for name in "has_struck has_accelerations all_tried".split()),
    ]


STRUCTURES = (NativeClipping, NativeModeLaw, NativeDecider, NativeOutcome)
"""In the order of appell_transition_size."""
