"""The border to native changes of mode: the mirrors of the structures of modes.c."""

from __future__ import annotations

import ctypes

from appell.compile.native import DOUBLE, INT, POINTER

MOST_CONTACTS, MOST_HELD, MOST_ROWS = 4, 8, 32
"""Of modes.c: contacts of a model, rows held at once, rows of all contacts."""


class NativeContact(ctypes.Structure):
    """Contact of modes.c."""

    _fields_ = [(name, DOUBLE) for name in ("touching", "closing", "slips", "violated", "friction")] + [
        (name, INT) for name in ("row", "tangent", "unilateral", "order")
    ]


class NativeMode(ctypes.Structure):
    """Mode of modes.c."""

    _fields_ = [
        *((name, POINTER) for name in ("advance", "scales", "run", "state")),
        *((name, INT) for name in ("quadratures", "force_count", "lacks_scales")),
        *((name, INT * MOST_HELD) for name in ("force_events", "force_rows")),
        ("open", INT * MOST_CONTACTS),
    ]


class NativeCombination(ctypes.Structure):
    """Combination of modes.c."""

    _fields_ = [
        *((n, INT) for n in ("next", "held_count", "sliding_count", "force_count", "value_count", "cone_count")),
        ("held", INT * MOST_HELD),
        *((name, INT * MOST_CONTACTS) for name in ("sliding_rows", "sliding_normals", "force_rows")),
        ("value_rows", INT * (2 * MOST_CONTACTS)),
        *((name, INT * MOST_CONTACTS) for name in ("cone_normals", "cone_rows")),
        *((name, DOUBLE * MOST_CONTACTS) for name in ("sliding_factors", "force_signs")),
        ("value_factors", DOUBLE * (2 * MOST_CONTACTS)),
        ("cone_factors", DOUBLE * MOST_CONTACTS),
    ]


class NativeKnownTransition(ctypes.Structure):
    """KnownTransition of modes.c."""

    _fields_ = [
        *((name, INT) for name in ("mode", "guard", "contact_states", "first", "count", "present_count")),
        ("present", INT * MOST_HELD),
    ]


class NativeChain(ctypes.Structure):
    """Chain of modes.c."""

    _fields_ = [
        *(
            (name, POINTER)
            for name in (
                "contacts modes known combinations whole response column change_times change_works changes".split()
            )
        ),
        ("least", DOUBLE),
        *(
            (name, INT)
            for name in (
                "rows column_size states contact_count users known_count change_capacity change_count current "
                "unknown_mode unknown_guard unknown_contact_states"
            ).split()
        ),
    ]


STRUCTURES = (NativeContact, NativeMode, NativeCombination, NativeKnownTransition, NativeChain)
"""In the order of appell_chain_size."""
