"""The words of a formula and the limits of a document: what is not listed here is refused."""

from __future__ import annotations

from collections.abc import Callable

import sympy as sm

FUNCTIONS: dict[str, tuple[Callable[..., sm.Expr], tuple[int, ...]]] = {
    "sin": (sm.sin, (1,)),
    "cos": (sm.cos, (1,)),
    "tan": (sm.tan, (1,)),
    "cot": (sm.cot, (1,)),
    "sec": (sm.sec, (1,)),
    "csc": (sm.csc, (1,)),
    "asin": (sm.asin, (1,)),
    "acos": (sm.acos, (1,)),
    "atan": (sm.atan, (1,)),
    "atan2": (sm.atan2, (2,)),
    "sinh": (sm.sinh, (1,)),
    "cosh": (sm.cosh, (1,)),
    "tanh": (sm.tanh, (1,)),
    "asinh": (sm.asinh, (1,)),
    "acosh": (sm.acosh, (1,)),
    "atanh": (sm.atanh, (1,)),
    "exp": (sm.exp, (1,)),
    "log": (sm.log, (1,)),
    "sqrt": (sm.sqrt, (1,)),
    "abs": (sm.Abs, (1,)),
    "sign": (sm.sign, (1,)),
    "erf": (sm.erf, (1,)),
    "floor": (sm.floor, (1,)),
    "ceiling": (sm.ceiling, (1,)),
    "heaviside": (sm.Heaviside, (1, 2)),
    "max": (sm.Max, tuple(range(1, 9))),
    "min": (sm.Min, tuple(range(1, 9))),
}
"""Functions of numbers by name, with how many arguments they take."""

GROWING = ("exp", "sinh", "cosh")
"""Functions whose value at a number may be too large for a computer."""

CONSTANTS: dict[str, sm.Expr] = {"pi": sm.pi}
