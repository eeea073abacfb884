"""The border to native changes of mode: the mirrors of the structures of modes.c, mode_masks.c and hybrid.c."""

from __future__ import annotations

import ctypes

from appell.compile.native import DOUBLE, INT, POINTER
from appell.numbers import MODE

BEFORE_START, NO_GUARD, AFTER_RESET = -1, -2, -3
"""Of a mode that begins, in place of the guard that ended the one before."""
TO_BEGIN, TO_SETTLE, TO_ADVANCE = range(3)
"""Stages of a motion."""
SCALES_ASKED = 41
"""What native code asks for before a run goes on."""
BY_NOTHING, BY_POSITION, BY_RATE, BY_SLIP, BY_EFFORT = range(5)
"""How the margin of an event is set."""


class NativeForceGuard(ctypes.Structure):
    """ForceGuard of modes.c."""

    _fields_ = [(name, INT) for name in "event law place row is_effort".split()]


class NativeMode(ctypes.Structure):
    """Mode of modes.c."""

    _fields_ = [
        *((name, POINTER) for name in "run as_new state phases guard_laws measures forces".split()),
        *((name, INT) for name in "force_count entered".split()),
    ]


class NativeStrikes(ctypes.Structure):
    """Strikes of modes.c."""

    _fields_ = [
        *((name, POINTER) for name in "impulses chatter lost lowered struck lowered_by".split()),
        ("count", INT),
    ]


class NativeResets(ctypes.Structure):
    """Resets of modes.c."""

    _fields_ = [*((name, POINTER) for name in "times lost impulses entries".split()), ("count", INT)]


class NativeNotes(ctypes.Structure):
    """Notes of modes.c."""

    _fields_ = [
        *((name, POINTER) for name in "times works entries".split()),
        ("strikes", NativeStrikes),
        ("resets", NativeResets),
        *((name, INT) for name in "count capacity".split()),
    ]


class NativeChain(ctypes.Structure):
    """Chain of modes.c."""

    _fields_ = [
        *((name, POINTER) for name in "decider outcome modes outputs reaction ended".split()),
        ("notes", NativeNotes),
        ("violated", DOUBLE),
        *((name, INT) for name in "mode_count users kinetic potential current".split()),
    ]


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
        *((name, POINTER) for name in "blank block masks needs_rates runs as_new arena integers forces".split()),
        *((name, INT) for name in "block_size first most phase_count event_count is_ideal".split()),
    ]


class NativeHybrid(ctypes.Structure):
    """Hybrid of hybrid.c."""

    _fields_ = [
        *((name, POINTER) for name in "chain maker laws parameters coefficients positions x position_margins".split()),
        *((name, POINTER) for name in "rate_margins position_rows phases position".split()),
        *((name, DOUBLE) for name in "tolerance span cascade end t lost mode_work violation".split()),
        ("motion", DOUBLE * 2),
        ("changes", DOUBLE * MODE.changes),
        *((name, POINTER) for name in "resets keeps fired reset_room".split()),
        ("begun", DOUBLE),
        *((name, INT) for name in "parameter_count position_count most_steps stage guard sample last steps".split()),
        *((name, INT) for name in "refused change_count asks_scales is_loose".split()),
        *((name, INT) for name in "reset_count guards_wait failed_reset failed_row".split()),
    ]


STRUCTURES = (
    *(NativeForceGuard, NativeMode, NativeStrikes, NativeResets, NativeNotes, NativeChain),
    *(NativePhaseGuard, NativePhaseMask, NativeModeMaker, NativeHybrid),
)
"""In the order of appell_hybrid_size."""
