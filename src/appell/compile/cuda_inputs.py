"""Inputs over time or state in the text of a kernel, and the instants at which its steps end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import casadi as ca
import numpy as np

from appell.algebra.tape import tape_of
from appell.compile.c_functions import Dialect, function_c


@dataclass(frozen=True)
class KernelInput:
    """An input that a kernel follows: the column of an expression with its derivatives, else a table of cubics.

    ``first``: where its value stands among the parameters; ``count``: the value and its derivatives by time.
    """

    first: int
    count: int
    expression: ca.Function | None = None
    breaks: np.ndarray | None = None
    coefficients: np.ndarray | None = None


@dataclass(frozen=True)
class Driven:
    """What the cases of a kernel are driven by; ``stops``: pairs of instants, just before and after one to end at."""

    inputs: tuple[KernelInput, ...] = ()
    stops: np.ndarray | None = None


def sizes_of(driven: Driven) -> str:
    """What stands before the kernel: how many inputs and stops there are, and the stops."""
    stops = [] if driven.stops is None else np.asarray(driven.stops, float).ravel().tolist()
    return "\n".join(
        [
            f"#define INPUTS {len(driven.inputs)}",
            f"#define STOPS {len(stops) // 2}",
            _array("STOP_TIMES", [*stops, 0.0]),
        ]
    )


def setting_of(driven: Driven, dialect: Dialect) -> str:
    """The function that sets the inputs, behind the kernel, whose tables it follows."""
    if not driven.inputs:
        return ""
    parts, lines = (
        [],
        [f"    {dialect.real} found[3]; double table[3]; Input w;", "    (void)found; (void)table; (void)w;"],
    )
    for k, one in enumerate(driven.inputs):
        if one.expression is not None:
            parts.append(function_c(tape_of(one.expression, f"input_{k}"), "model", dialect))
            lines.append(f"    model_input_{k}(t, x, p, (const real *)0, found);")
        elif one.breaks is not None and one.coefficients is not None:
            parts += [_array(f"BREAKS_{k}", one.breaks), _array(f"COEFFICIENTS_{k}", one.coefficients.ravel())]
            lines.append(f"    w.breaks = BREAKS_{k}, w.coefficients = COEFFICIENTS_{k};")
            lines.append(f"    w.pieces = {one.breaks.size - 1}, w.piece = 0, follow_table(&w, (double)t, table);")
            lines.append("    for (int i = 0; i < 3; i++) found[i] = (real)table[i];")
        lines += [f"    p[{one.first + i}] = found[{i}];" for i in range(one.count)]
    head = "static __device__ void set_inputs(real t, const real *x, real *p) {"
    return "\n".join([*parts, head, *lines, "}"])


def _array(name: str, values: Sequence[float] | np.ndarray) -> str:
    words = ", ".join(repr(float(value)) for value in values)
    return f"static __device__ const double {name}[] = {{{words}}};"
