"""Tapes to C: one function `PREFIX_NAME(t, x, p, extra, out)` for each tape, as plain C99 or as CUDA C."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from appell.algebra.tape import Tape
from appell.compile.values import COMPARISONS, INFIX, TapeValues, Value, values_of
from appell.numbers import COMPILE

CALLS = {
    name: name.lower()
    for name in (
        "SQRT EXP LOG SIN COS TAN ASIN ACOS ATAN SINH COSH TANH ASINH ACOSH ATANH EXPM1 LOG1P ERF FABS FLOOR CEIL "
        "FMIN FMAX FMOD REMAINDER ATAN2 HYPOT COPYSIGN POW"
    ).split()
} | {"CONSTPOW": "pow"}
LOGIC = {"AND": "&&", "OR": "||"}
POINTERS = ("t", "x", "p", "extra")


@dataclass(frozen=True)
class Dialect:
    """How C is written for one compiler.

    Attributes
    ----------
    real, suffix
        The type of numbers, and what stands behind a constant of it.
    function, part
        What stands in front of the function of a tape, and in front of its parts.
    restrict
        How a pointer is said to be alone with what it points to.
    without_branches
        Whether sine and cosine come together, and quotients are products with a reciprocal, by the functions of
        `native/cuda/elementary.h`: two units in the last place.
    """

    real: str = "double"
    suffix: str = ""
    function: str = "static void"
    part: str = "static void"
    restrict: str = "restrict"
    without_branches: bool = False

    def constant(self, value: float) -> str:
        """A number, exactly."""
        if not math.isfinite(value):
            word = f"({self.real}){'NAN' if math.isnan(value) else 'INFINITY'}"
            return f"(-{word})" if value < 0 else f"({word})"
        text = repr(float(value)) + self.suffix
        return f"({text})" if math.copysign(1.0, value) < 0 else text

    def signature(self) -> str:
        """The parameters of every function."""
        pointers = ", ".join(f"const {self.real} *{self.restrict} {name}" for name in POINTERS[1:])
        return f"{self.real} t, {pointers}, {self.real} *{self.restrict} out"


C99 = Dialect()
#: One trajectory a thread: all is inlined, so that arrays with constant places stay in registers.
CUDA64 = Dialect(
    function="static __device__ __forceinline__ void",
    part="static __device__ __noinline__ void",
    restrict="__restrict__",
    without_branches=True,
)
CUDA32 = replace(CUDA64, real="float", suffix="f")


def function_c(tape: Tape, prefix: str, dialect: Dialect = C99) -> str:
    """The definition of `PREFIX_NAME` for one tape; structural zeros are stored too.

    A long tape is cut into parts that hand over their values in an array `w`.
    """
    values = values_of(tape)
    count = len(values.values)
    size = COMPILE.part if count > COMPILE.whole else max(count, 1)
    bounds = [(k, min(k + size, count)) for k in range(0, max(count, 1), size)]
    names = _names(values, dialect)
    head = f"{dialect.function} {prefix}_{values.name}({dialect.signature()})"
    if len(bounds) == 1:
        zero = dialect.constant(0.0)
        found = ((row, values.outputs.get(row)) for row in range(values.rows))
        return "\n".join(
            [
                f"{head} {{",
                *_unused(values),
                *_lines(values, names, dialect, 0, count),
                *[f"    out[{row}] = {zero if v is None else names[v]};" for row, v in found],
                "}",
                "",
            ]
        )
    return _in_parts(values, names, dialect, bounds, head, prefix)


def _in_parts(
    values: TapeValues,
    names: Sequence[str],
    dialect: Dialect,
    bounds: Sequence[tuple[int, int]],
    head: str,
    prefix: str,
) -> str:
    """Functions one after the other; a value that a later one reads goes through the array `w`."""
    kept = set(values.outputs.values())
    slots: dict[int, int] = {}
    for first, last in bounds:
        kept |= {a for k in range(first, last) for a in values.values[k].operands if a < first}
    for k in sorted(kept):
        if values.values[k].name != "CONST":
            slots[k] = len(slots)
    text, calls = [], []
    for number, (first, last) in enumerate(bounds):
        name = f"{prefix}_{values.name}_{number}"
        inside = range(first, last)
        read = sorted({a for k in inside for a in values.values[k].operands if a < first and a in slots})
        loads = [f"    const {dialect.real} {names[a]} = w[{slots[a]}];" for a in read]
        left = [f"    w[{slots[k]}] = {names[k]};" for k in inside if k in slots]
        pointers = dialect.signature().rsplit(",", 1)[0]
        unused = "    (void)t; (void)x; (void)p; (void)extra;"
        text += [f"{dialect.part} {name}({pointers}, {dialect.real} *{dialect.restrict} w) {{", unused, *loads]
        text += [*_lines(values, names, dialect, first, last), *left, "}", ""]
        calls.append(f"    {name}(t, x, p, extra, w);")
    stored = [
        f"    out[{row}] = {f'w[{slots[v]}]' if (v := values.outputs.get(row)) in slots else _of(values, v, dialect)};"
        for row in range(values.rows)
    ]
    text += [f"{head} {{", f"    {dialect.real} w[{max(len(slots), 1)}];", *calls, *stored, "}", ""]
    return "\n".join(text)


def _of(values: TapeValues, number: int | None, dialect: Dialect) -> str:
    """A constant row, or a structural zero."""
    return dialect.constant(0.0 if number is None else values.values[number].constant)


def _unused(values: TapeValues) -> list[str]:
    """What is not read is said not to be, so that no compiler warns of it."""
    read = {v.arguments[0] for v in values.values if v.name == "INPUT"}
    unused = [name for k, name in enumerate(POINTERS) if k not in read] + (["out"] if not values.rows else [])
    return ["    " + " ".join(f"(void){name};" for name in unused)] if unused else []


def _names(values: TapeValues, dialect: Dialect) -> list[str]:
    """What each value is called: constants and time by themselves."""
    found = []
    for k, v in enumerate(values.values):
        if v.name == "CONST":
            found.append(dialect.constant(v.constant))
        else:
            found.append("t" if v.name == "INPUT" and v.arguments[0] == 0 else f"v{k}")
    return found


def _lines(values: TapeValues, names: Sequence[str], dialect: Dialect, first: int, last: int) -> list[str]:
    """The values from the first to before the last, one a line."""
    inside = values.values[first:last]
    angles: dict[str, dict[int, int]] = {"SIN": {}, "COS": {}}
    for k, v in enumerate(inside if dialect.without_branches else (), first):
        if v.name in angles:
            angles[v.name][v.arguments[0]] = k
    lines, inverted, joined = [], set(), set()
    for k, v in enumerate(inside, first):
        if v.name == "CONST" or names[k] == "t":
            continue
        if v.name in angles and v.arguments[0] in angles[v.name]:
            angle = v.arguments[0]
            if angle not in joined:
                joined.add(angle)
                pair = [names[found[angle]] if angle in found else f"u{angle}" for found in angles.values()]
                lines += [
                    f"    {dialect.real} {', '.join(pair)};",
                    f"    sine_cosine({names[angle]}, {', '.join(f'&{one}' for one in pair)});",
                ]
            continue
        if v.name in ("DIV", "INV") and dialect.without_branches:
            divisor = v.arguments[-1]
            if divisor not in inverted:
                inverted.add(divisor)
                lines.append(f"    const {dialect.real} r{divisor} = {_reciprocal(values, names, divisor, dialect)};")
            product = f"{names[v.arguments[0]]} * r{divisor}" if v.name == "DIV" else f"r{divisor}"
            lines.append(f"    const {dialect.real} {names[k]} = {product};")
            continue
        lines.append(f"    const {dialect.real} {names[k]} = {_expression(v, names, dialect)};")
    return lines


def _reciprocal(values: TapeValues, names: Sequence[str], number: int, dialect: Dialect) -> str:
    """Of a number that is known, a number."""
    one = values.values[number]
    if one.name == "CONST" and one.constant:
        return dialect.constant(1.0 / one.constant)
    return f"inverse({names[number]})"


def _expression(v: Value, names: Sequence[str], dialect: Dialect) -> str:
    """One operation."""
    if v.name == "INPUT":
        return f"{POINTERS[v.arguments[0]]}[{v.arguments[1]}]"
    real, a = dialect.real, names[v.arguments[0]]
    if v.name in CALLS:
        return f"{CALLS[v.name]}({', '.join(names[k] for k in v.arguments)})"
    if len(v.arguments) == 1:
        zero = dialect.constant(0.0)
        return {
            "NEG": f"-{a}",
            "SQ": f"{a} * {a}",
            "TWICE": f"{a} + {a}",
            "INV": f"{dialect.constant(1.0)} / {a}",
            "NOT": f"({real})({a} == {zero})",
            "SIGN": f"({a} > {zero}) ? {dialect.constant(1.0)} : (({a} < {zero}) ? {dialect.constant(-1.0)} : {a})",
        }[v.name]
    b = names[v.arguments[1]]
    if v.name in INFIX:
        return f"{a} {INFIX[v.name]} {b}"
    if v.name in COMPARISONS:
        return f"({real})({a} {COMPARISONS[v.name]} {b})"
    if v.name in LOGIC:
        return f"({real})(({a} != 0) {LOGIC[v.name]} ({b} != 0))"
    return f"({a} != 0) ? {b} : {dialect.constant(0.0)}"  # IF_ELSE_ZERO
