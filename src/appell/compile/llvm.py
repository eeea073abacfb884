"""Tapes to LLVM IR: one function `void appell_NAME(t, x, p, extra, out)` for each tape.

The text is written directly, in static single assignment: a register of the tape is only a name for the value
it last received. Operations carry the flag `contract`, so that products and sums may be fused.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping

from appell.compile.graph import Graph
from appell.compile.tape import Operation, Tape

INTRINSICS_1 = {"SQRT": "sqrt", "FABS": "fabs", "FLOOR": "floor", "CEIL": "ceil", "SIN": "sin", "COS": "cos"}
INTRINSICS_1 |= {"EXP": "exp", "LOG": "log"}
LIBRARY_1 = {
    name: name.lower() for name in "TAN ASIN ACOS ATAN SINH COSH TANH ASINH ACOSH ATANH EXPM1 LOG1P ERF".split()
}
INTRINSICS_2 = {"FMIN": "minnum", "FMAX": "maxnum", "COPYSIGN": "copysign", "POW": "pow", "CONSTPOW": "pow"}
LIBRARY_2 = {"FMOD": "fmod", "ATAN2": "atan2", "HYPOT": "hypot", "REMAINDER": "remainder"}
ARITHMETIC = {"ADD": "fadd", "SUB": "fsub", "MUL": "fmul", "DIV": "fdiv"}
COMPARISONS = {"LT": "olt", "LE": "ole", "EQ": "oeq", "NE": "une"}
#: Functions of the C library that emitted code may call.
LIBRARY = frozenset(LIBRARY_1.values()) | frozenset(LIBRARY_2.values()) | {"sin", "cos", "exp", "log", "pow"}

BLOCKS = (
    "dynamics rows minimal auxiliary position velocity metric norms power outputs events"
).split()
SIGNATURE = "(double %t, ptr nocapture readonly %x, ptr nocapture readonly %p, ptr nocapture readonly %extra, "
SIGNATURE += "ptr nocapture noalias %out)"
POINTERS = ("%t", "%x", "%p", "%extra")


def literal(value: float) -> str:
    """A double as LLVM writes it exactly: its bits in hexadecimal."""
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"


def _call(name: str, *arguments: str) -> str:
    return f"call contract double @{name}({', '.join('double ' + a for a in arguments)})"


class _Body:
    """Lines of one function; `value[register]` is the SSA name that register holds."""

    def __init__(self, tape: Tape) -> None:
        self.lines: list[str] = []
        self.value: list[str] = ["0.0"] * tape.registers
        self.known: dict[str, str] = {}

    def assign(self, expression: str) -> str:
        """The name of a value; equal expressions get one name."""
        name = self.known.get(expression)
        if name is None:
            name = self.known[expression] = f"%v{len(self.known)}"
            self.lines.append(f"  {name} = {expression}")
        return name

    def truth(self, condition: str) -> str:
        return self.assign(f"uitofp i1 {condition} to double")

    def is_true(self, value: str) -> str:
        return self.assign(f"fcmp une double {value}, 0.0")

    def entry(self, argument: int, index: int) -> str:
        if argument == 0:
            return "%t"
        pointer = self.assign(f"getelementptr inbounds double, ptr {POINTERS[argument]}, i64 {index}")
        return self.assign(f"load double, ptr {pointer}, align 8")

    def store(self, row: int, value: str) -> None:
        pointer = self.assign(f"getelementptr inbounds double, ptr %out, i64 {row}")
        self.lines.append(f"  store double {value}, ptr {pointer}, align 8")


def _unary(body: _Body, name: str, a: str) -> str:
    if name == "ASSIGN":
        return a
    if name in INTRINSICS_1:
        return body.assign(_call(f"llvm.{INTRINSICS_1[name]}.f64", a))
    if name in LIBRARY_1:
        return body.assign(_call(LIBRARY_1[name], a))
    if name == "NEG":
        return body.assign(f"fneg contract double {a}")
    if name == "SQ":
        return body.assign(f"fmul contract double {a}, {a}")
    if name == "TWICE":
        return body.assign(f"fadd contract double {a}, {a}")
    if name == "INV":
        return body.assign(f"fdiv contract double 1.0, {a}")
    if name == "NOT":
        return body.truth(body.assign(f"fcmp oeq double {a}, 0.0"))
    return _sign(body, a)


def _sign(body: _Body, a: str) -> str:
    """-1, 0 or 1 with the sign of a; nan and zero stay themselves."""
    unit = body.assign(_call("llvm.copysign.f64", "1.0", a))
    nonzero = body.assign(f"fcmp one double {a}, 0.0")
    return body.assign(f"select i1 {nonzero}, double {unit}, double {a}")


def _binary(body: _Body, name: str, a: str, b: str) -> str:
    if name in ARITHMETIC:
        return body.assign(f"{ARITHMETIC[name]} contract double {a}, {b}")
    if name in INTRINSICS_2:
        return body.assign(_call(f"llvm.{INTRINSICS_2[name]}.f64", a, b))
    if name in LIBRARY_2:
        return body.assign(_call(LIBRARY_2[name], a, b))
    if name in COMPARISONS:
        return body.truth(body.assign(f"fcmp {COMPARISONS[name]} double {a}, {b}"))
    if name == "IF_ELSE_ZERO":
        return body.assign(f"select i1 {body.is_true(a)}, double {b}, double 0.0")
    joined = body.assign(f"{name.lower()} i1 {body.is_true(a)}, {body.is_true(b)}")
    return body.truth(joined)


def _emit(body: _Body, o: Operation) -> None:
    if o.name == "INPUT":
        body.value[o.target] = body.entry(*o.arguments)
    elif o.name == "CONST":
        body.value[o.target] = literal(o.value)
    elif o.name == "OUTPUT":
        body.store(o.target, body.value[o.arguments[0]])
    elif len(o.arguments) == 1:
        body.value[o.target] = _unary(body, o.name, body.value[o.arguments[0]])
    else:
        body.value[o.target] = _binary(body, o.name, *(body.value[k] for k in o.arguments))


def function_ir(tape: Tape) -> str:
    """The definition of `appell_NAME` for one tape; structural zeros are stored too."""
    body = _Body(tape)
    stored = {o.target for o in tape.operations if o.name == "OUTPUT"}
    for row in sorted(set(range(tape.rows)) - stored):
        body.store(row, "0.0")
    for operation in tape.operations:
        _emit(body, operation)
    return "\n".join([f"define void @appell_{tape.name}{SIGNATURE} #0 {{", *body.lines, "  ret void", "}", ""])


def declarations() -> str:
    """Declarations of all functions an emitted body may call."""
    one = [f"llvm.{f}.f64" for f in INTRINSICS_1.values()] + sorted(LIBRARY_1.values())
    two = [f"llvm.{f}.f64" for f in dict.fromkeys(INTRINSICS_2.values())] + sorted(LIBRARY_2.values())
    lines = [f"declare double @{f}(double) #1" for f in one]
    lines += [f"declare double @{f}(double, double) #1" for f in two]
    return "\n".join(lines) + "\nattributes #0 = { nounwind }\nattributes #1 = { nounwind memory(none) }\n"


def sizes(graph: Graph, tapes: Mapping[str, Tape]) -> dict[str, int]:
    """The constants that `native.h` declares: sizes, and what of the right side the others need."""
    n = graph.speeds
    need = any(name in tapes and tapes[name].reads(3, n) for name in ("auxiliary", "power"))
    return {
        "n_coordinates": graph.coordinates,
        "n_speeds": n,
        "n_auxiliaries": graph.auxiliaries,
        "n_rows": graph.rows,
        "n_position_rows": graph.position_rows,
        "n_velocity_rows": graph.velocity_rows,
        "n_norm_rows": graph.norm_rows,
        "n_outputs": graph.outputs,
        "n_events": graph.events,
        "n_independent": graph.independent or 0,
        "is_minimal": int(graph.is_minimal),
        "has_power": int(graph.has_power),
        "rates_need_multipliers": int(need),
        "events_need_rates": int("events" in tapes and tapes["events"].reads(3)),
    }


def module_ir(graph: Graph, tapes: Mapping[str, Tape]) -> str:
    """The module of one graph: its sizes, its functions, and empty ones for those it does not have."""
    constants = [f"@appell_{name} = constant i32 {value}, align 4" for name, value in sizes(graph, tapes).items()]
    absent = [f"define void @appell_{name}{SIGNATURE} {{\n  ret void\n}}" for name in BLOCKS if name not in tapes]
    return "\n".join([*constants, declarations(), *absent, *(function_ir(tape) for tape in tapes.values())])
