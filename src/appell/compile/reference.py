"""A slow interpreter of tapes, to check the compilers against."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from appell.algebra.tape import Tape

UNARY: dict[str, Callable[[float], float]] = {
    "ASSIGN": lambda a: a,
    "NEG": lambda a: -a,
    "SQ": lambda a: a * a,
    "SQRT": np.sqrt,
    "EXP": np.exp,
    "LOG": np.log,
    "SIN": np.sin,
    "COS": np.cos,
    "TAN": np.tan,
    "ASIN": np.arcsin,
    "ACOS": np.arccos,
    "ATAN": np.arctan,
    "SINH": np.sinh,
    "COSH": np.cosh,
    "TANH": np.tanh,
    "ASINH": np.arcsinh,
    "ACOSH": np.arccosh,
    "ATANH": np.arctanh,
    "EXPM1": np.expm1,
    "LOG1P": np.log1p,
    "FABS": abs,
    "SIGN": np.sign,
    "FLOOR": np.floor,
    "CEIL": np.ceil,
    "NOT": lambda a: float(not a),
    "INV": lambda a: 1.0 / a,
    "TWICE": lambda a: 2.0 * a,
    "ERF": math.erf,
}

BINARY: dict[str, Callable[[float, float], float]] = {
    "ADD": lambda a, b: a + b,
    "SUB": lambda a, b: a - b,
    "MUL": lambda a, b: a * b,
    "DIV": lambda a, b: a / b,
    "POW": np.power,
    "CONSTPOW": np.power,
    "FMIN": np.fmin,
    "FMAX": np.fmax,
    "FMOD": np.fmod,
    "REMAINDER": math.remainder,
    "ATAN2": np.arctan2,
    "HYPOT": np.hypot,
    "COPYSIGN": np.copysign,
    "LT": lambda a, b: float(a < b),
    "LE": lambda a, b: float(a <= b),
    "EQ": lambda a, b: float(a == b),
    "NE": lambda a, b: float(a != b),
    "AND": lambda a, b: float(bool(a) and bool(b)),
    "OR": lambda a, b: float(bool(a) or bool(b)),
    "IF_ELSE_ZERO": lambda a, b: b if a else 0.0,
}


def evaluate(tape: Tape, *inputs: Sequence[float]) -> np.ndarray:
    """The output column (tape.rows,) for the given inputs; outside a function's domain the result is nan."""
    register = [np.float64(0.0)] * tape.registers
    output = np.zeros(tape.rows)
    with np.errstate(all="ignore"):
        for o in tape.operations:
            if o.name == "INPUT":
                register[o.target] = np.float64(inputs[o.arguments[0]][o.arguments[1]])
            elif o.name == "CONST":
                register[o.target] = np.float64(o.value)
            elif o.name == "OUTPUT":
                output[o.target] = register[o.arguments[0]]
            elif o.name in UNARY:
                register[o.target] = np.float64(UNARY[o.name](register[o.arguments[0]]))
            else:
                a, b = (register[k] for k in o.arguments)
                register[o.target] = np.float64(BINARY[o.name](a, b))
    return output
