"""The border to decisions of modes: the mirrors of decision.h, and the functions of complementarity.c."""

from __future__ import annotations

import ctypes
import math
from functools import cache

from appell.compile import llvm
from appell.compile.jit import load, object_code
from appell.compile.native import DOUBLE, INT, POINTER, Library
from appell.compile.native_dry import PivotLimits, pivot_limits
from appell.native import stepper_ir
from appell.numbers import EXACT, MODE, NEWTON, RANK, SAME, ZERO
from appell.system import System, SystemSizes


class DecisionNumbers(ctypes.Structure):
    """DecisionNumbers of decision.h."""

    _fields_ = [
        *(
            (name, DOUBLE)
            for name in (
                "rank delassus reached nothing operations expressions written settled difference solutions "
                "on_circle diverged widest"
            ).split()
        ),
        ("pivots", PivotLimits),
        *((name, INT) for name in ("combinations", "sweeps")),
    ]


class NativeShared(ctypes.Structure):
    """Shared of decision.h."""

    _fields_ = [
        *((name, POINTER) for name in ("rows", "columns", "bounds", "signs")),
        ("error", DOUBLE),
        *((name, INT) for name in ("row_count", "actuator_count", "asked")),
    ]


class NativeChoice(ctypes.Structure):
    """Choice of decision.h."""

    _fields_ = [
        *((name, POINTER) for name in ("rows", "shared")),
        *((name, DOUBLE) for name in ("sign", "least", "mu", "limit", "given_value")),
        *((name, DOUBLE * 2) for name in ("factors", "value_factors")),
        *((name, INT) for name in ("phase", "from_", "held_count", "across_count")),
        *((name, INT) for name in ("pushes", "cone", "limited", "follows", "turns", "given", "value_count")),
        ("value_rows", INT * 2),
    ]


class NativeLawChoices(ctypes.Structure):
    """LawChoices of decision.h."""

    _fields_ = [("choices", POINTER), ("count", INT)]


class NativeProblem(ctypes.Structure):
    """Problem of decision.h."""

    _fields_ = [
        *((name, POINTER) for name in "K b force_error value_error always ideal kept laws numbers".split()),
        *((name, INT) for name in ("rows", "always_count", "kept_count", "law_count")),
    ]


class NativeSolution(ctypes.Structure):
    """Solution of decision.h."""

    _fields_ = [
        *((name, POINTER) for name in "chosen turning open multipliers values directions shares".split()),
        ("slack", DOUBLE),
        *((name, INT) for name in ("shared", "open_count")),
    ]


STRUCTURES = (DecisionNumbers, NativeShared, NativeChoice, NativeLawChoices, NativeProblem, NativeSolution)
"""In the order of appell_decision_size."""


@cache
def decision_numbers(combinations: int = EXACT.combinations) -> DecisionNumbers:
    """What decides, from the table of numbers."""
    return DecisionNumbers(
        rank=RANK.threshold,
        delassus=RANK.pivot,
        reached=RANK.reached,
        nothing=ZERO.nothing,
        operations=ZERO.operations,
        expressions=ZERO.expressions,
        written=ZERO.written,
        settled=NEWTON.settled,
        difference=math.sqrt(ZERO.rounding),
        solutions=SAME.solutions,
        on_circle=MODE.on_circle,
        diverged=MODE.diverged,
        widest=MODE.widest,
        pivots=pivot_limits(),
        combinations=combinations,
        sweeps=MODE.sweeps,
    )


@cache
def decisions() -> Library:
    """The stepper of an empty system: decisions depend on no model."""
    empty = System(SystemSizes(0, 0, 0, 0, 0, 0, 0, 0, 0, 0), {})
    return Library(load(object_code(stepper_ir(), optimise=None), object_code(llvm.module_ir(empty, {}))), [])
