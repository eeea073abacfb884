"""The border to native changes of mode: the mirrors of the structures of modes.c."""

from __future__ import annotations

import ctypes

from appell.compile.native import DOUBLE, INT, POINTER


class NativeForceGuard(ctypes.Structure):
    """ForceGuard of modes.c."""

    _fields_ = [(name, INT) for name in "event law place row is_effort".split()]


class NativeMode(ctypes.Structure):
    """Mode of modes.c."""

    _fields_ = [
        *((name, POINTER) for name in "advance scales run state phases guard_laws forces".split()),
        *((name, INT) for name in "quadratures force_count lacks_scales".split()),
    ]


class NativeStrikes(ctypes.Structure):
    """Strikes of modes.c."""

    _fields_ = [
        *((name, POINTER) for name in "impulses chatter lost lowered struck lowered_by".split()),
        ("count", INT),
    ]


class NativeChain(ctypes.Structure):
    """Chain of modes.c."""

    _fields_ = [
        *((name, POINTER) for name in "decider outcome modes outputs reaction change_times".split()),
        *((name, POINTER) for name in "change_works changes ended".split()),
        ("strikes", NativeStrikes),
        ("violated", DOUBLE),
        *((name, INT) for name in "mode_count users kinetic change_capacity change_count current".split()),
    ]


STRUCTURES = (NativeForceGuard, NativeMode, NativeStrikes, NativeChain)
"""In the order of appell_chain_size."""
