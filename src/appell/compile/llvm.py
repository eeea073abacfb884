"""Tapes to LLVM IR: one function `void appell_NAME(t, x, p, extra, out)` for each tape.

The text is written directly, in static single assignment: a register of the tape is only a name for the value
it last received. Operations carry the flag `contract`, so that products and sums may be fused.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from appell.algebra.tape import Operation, Tape
from appell.numbers import COMPILE
from appell.system import System

INTRINSICS_1 = {"SQRT": "sqrt", "FABS": "fabs", "FLOOR": "floor", "CEIL": "ceil", "SIN": "sin", "COS": "cos"}
INTRINSICS_1 |= {"EXP": "exp", "LOG": "log"}
LIBRARY_1 = {
    name: name.lower() for name in "TAN ASIN ACOS ATAN SINH COSH TANH ASINH ACOSH ATANH EXPM1 LOG1P ERF".split()
}
INTRINSICS_2 = {"FMIN": "minnum", "FMAX": "maxnum", "COPYSIGN": "copysign", "POW": "pow", "CONSTPOW": "pow"}
LIBRARY_2 = {"FMOD": "fmod", "ATAN2": "atan2", "HYPOT": "hypot", "REMAINDER": "remainder"}
ARITHMETIC = {"ADD": "fadd", "SUB": "fsub", "MUL": "fmul", "DIV": "fdiv arcp"}
COMPARISONS = {"LT": "olt", "LE": "ole", "EQ": "oeq", "NE": "une"}
#: Functions of the C library that emitted code may call.
LIBRARY = frozenset(LIBRARY_1.values()) | frozenset(LIBRARY_2.values()) | {"sin", "cos", "exp", "log", "pow"}

BLOCKS = (
    "dynamics law_of regular rows minimal auxiliary position velocity metric norms power outputs events "
    "sparse_dynamics sparse_position sparse_velocity sparse_metric sparse_norms loads landing arrival tree_rows"
).split()
#: The sparse solves that native.h knows.
PLANS = ("rows", "position", "velocity", "norms", "pull")
SIGNATURE = (
    "(double %t, ptr noalias nocapture readonly %x, ptr noalias nocapture readonly %p, "
    "ptr noalias nocapture readonly %extra, ptr noalias nocapture %out)"
)
LANES_SIGNATURE = SIGNATURE.replace("double %t", "ptr noalias nocapture readonly %t")
POINTERS = ("t", "x", "p", "extra")


def literal(value: float) -> str:
    """A double as LLVM writes it exactly: its bits in hexadecimal."""
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"


@dataclass(frozen=True)
class RegisterType:
    """What a register holds: one double, or a vector with one for each of several lanes."""

    lanes: int = 1
    library_sines: bool = False
    """Whether sines are those of the library, as for a page, whose processor is not known."""

    @property
    def type(self) -> str:
        """The type of a number."""
        return "double" if self.lanes == 1 else f"<{self.lanes} x double>"

    @property
    def truth(self) -> str:
        """The type of a condition."""
        return "i1" if self.lanes == 1 else f"<{self.lanes} x i1>"

    @property
    def suffix(self) -> str:
        """How the names of intrinsic functions end."""
        return "f64" if self.lanes == 1 else f"v{self.lanes}f64"

    @property
    def bytes(self) -> int:
        """The size of a number, and its alignment."""
        return 8 * self.lanes

    def constant(self, value: float) -> str:
        """The same value in every lane."""
        one = literal(value)
        return one if self.lanes == 1 else f"<{', '.join(['double ' + one] * self.lanes)}>"


SCALAR = RegisterType()
PAGE = RegisterType(library_sines=True)


class FunctionBody:
    """Lines of one function; `value[register]` is the SSA name of what the register holds.

    A register that was written in an earlier part is loaded from the spill area %w when first read.
    """

    def __init__(self, numbers: RegisterType = SCALAR) -> None:
        self.numbers = numbers
        self.type = numbers.type
        self.lines: list[str] = []
        self.value: dict[int, str] = {}
        self.known: dict[str, str] = {}

    def assign(self, expression: str) -> str:
        """The name of a value; equal expressions get one name."""
        name = self.known.get(expression)
        if name is None:
            name = self.known[expression] = f"%v{len(self.known)}"
            self.lines.append(f"  {name} = {expression}")
        return name

    def load(self, pointer: str, index: int) -> str:
        name = f"%{pointer}{index}"
        if name not in self.known:
            self.known[name] = name
            self.lines.append(f"  {name}p = getelementptr inbounds {self.type}, ptr %{pointer}, i64 {index}")
            self.lines.append(f"  {name} = load {self.type}, ptr {name}p, align {self.numbers.bytes}")
        return name

    def read(self, register: int) -> str:
        if register not in self.value:
            self.value[register] = self.load("w", register)
        return self.value[register]

    def store(self, pointer: str, index: int, value: str) -> None:
        name = f"%{pointer}{index}s"
        self.lines.append(f"  {name} = getelementptr inbounds {self.type}, ptr %{pointer}, i64 {index}")
        self.lines.append(f"  store {self.type} {value}, ptr {name}, align {self.numbers.bytes}")

    def call(self, name: str, *arguments: str) -> str:
        return self.assign(f"call contract {self.type} @{name}({', '.join(f'{self.type} {a}' for a in arguments)})")

    def intrinsic(self, name: str, *arguments: str) -> str:
        """A function that LLVM knows; the sine and cosine of lanes are written out (sincos.py)."""
        if self.numbers.lanes > 1 and name in ("sin", "cos"):
            pair = f"{{ {self.type}, {self.type} }}"
            both = self.assign(f"call {pair} @appell_lanes_sincos({self.type} {arguments[0]})")
            return self.assign(f"extractvalue {pair} {both}, {int(name == 'cos')}")
        return self.call(f"llvm.{name}.{self.numbers.suffix}", *arguments)

    def library(self, name: str, *arguments: str) -> str:
        """A function of the C library, called for every lane."""
        if self.numbers.lanes == 1:
            return self.call(name, *arguments)
        found = "poison"
        for lane in range(self.numbers.lanes):
            each = [self.assign(f"extractelement {self.type} {a}, i64 {lane}") for a in arguments]
            value = self.assign(f"call contract double @{name}({', '.join(f'double {a}' for a in each)})")
            found = self.assign(f"insertelement {self.type} {found}, double {value}, i64 {lane}")
        return found

    def truth(self, condition: str) -> str:
        return self.assign(f"uitofp {self.numbers.truth} {condition} to {self.type}")

    def is_true(self, value: str) -> str:
        return self.assign(f"fcmp une {self.type} {value}, {self.numbers.constant(0.0)}")


def unary(body: FunctionBody, name: str, a: str) -> str:
    """The value of an operation on one."""
    kind, constant = body.type, body.numbers.constant
    if name == "ASSIGN":
        return a
    if name in INTRINSICS_1:
        return body.intrinsic(INTRINSICS_1[name], a)
    if name in LIBRARY_1:
        return body.library(LIBRARY_1[name], a)
    if name == "NEG":
        return body.assign(f"fneg contract {kind} {a}")
    if name == "SQ":
        return body.assign(f"fmul contract {kind} {a}, {a}")
    if name == "TWICE":
        return body.assign(f"fadd contract {kind} {a}, {a}")
    if name == "INV":
        return body.assign(f"fdiv contract {kind} {constant(1.0)}, {a}")
    if name == "NOT":
        return body.truth(body.assign(f"fcmp oeq {kind} {a}, {constant(0.0)}"))
    return _sign(body, a)


def _sign(body: FunctionBody, a: str) -> str:
    """-1, 0 or 1 with the sign of a; nan and zero stay themselves."""
    kind, constant = body.type, body.numbers.constant
    unit = body.intrinsic("copysign", constant(1.0), a)
    nonzero = body.assign(f"fcmp one {kind} {a}, {constant(0.0)}")
    return body.assign(f"select {body.numbers.truth} {nonzero}, {kind} {unit}, {kind} {a}")


def binary(body: FunctionBody, name: str, a: str, b: str) -> str:
    """The value of an operation on two."""
    kind, truth = body.type, body.numbers.truth
    if name == "DIV" and body.numbers.lanes > 1:  # dividing vectors is slow: by one divisor once only
        return body.assign(f"fmul contract {kind} {a}, {unary(body, 'INV', b)}")
    if name in ARITHMETIC:
        return body.assign(f"{ARITHMETIC[name]} contract {kind} {a}, {b}")
    if name in INTRINSICS_2:
        return body.intrinsic(INTRINSICS_2[name], a, b)
    if name in LIBRARY_2:
        return body.library(LIBRARY_2[name], a, b)
    if name in COMPARISONS:
        return body.truth(body.assign(f"fcmp {COMPARISONS[name]} {kind} {a}, {b}"))
    if name == "IF_ELSE_ZERO":
        zero = body.numbers.constant(0.0)
        return body.assign(f"select {truth} {body.is_true(a)}, {kind} {b}, {kind} {zero}")
    joined = body.assign(f"{name.lower()} {truth} {body.is_true(a)}, {body.is_true(b)}")
    return body.truth(joined)


def emit(body: FunctionBody, o: Operation) -> None:
    """The lines of one operation."""
    if o.name == "INPUT":
        scalar_time = o.arguments[0] == 0 and body.numbers.lanes == 1
        body.value[o.target] = "%t" if scalar_time else body.load(POINTERS[o.arguments[0]], o.arguments[1])
    elif o.name == "CONST":
        body.value[o.target] = body.numbers.constant(o.value)
    elif o.name == "OUTPUT":
        body.store("out", o.target, body.read(o.arguments[0]))
    elif len(o.arguments) == 1:
        body.value[o.target] = unary(body, o.name, body.read(o.arguments[0]))
    else:
        body.value[o.target] = binary(body, o.name, *(body.read(k) for k in o.arguments))


def _live_after(parts: Sequence[Sequence[Operation]]) -> list[set[int]]:
    """For every part the registers that a later one reads."""
    live: set[int] = set()
    result: list[set[int]] = []
    for part in reversed(parts):
        result.append(set(live))
        for o in reversed(part):
            if o.name != "OUTPUT":
                live.discard(o.target)
            if o.name != "INPUT":
                live.update(o.arguments)
    return result[::-1]


def function_ir(tape: Tape, numbers: RegisterType = SCALAR) -> str:
    """The definition of `appell_NAME` for one tape (`appell_lanes_NAME` over lanes); structural zeros are stored too.

    The time LLVM takes for one block of code grows faster than its length. Of a long tape the parts that are alike
    become one function and a loop (alike.py); where few are, it is cut into parts that hand over their live registers
    in a spill area %w.
    """
    length = len(tape.operations)
    if length > COMPILE.like and numbers.lanes == 1:
        from appell.compile.alike import alike
        from appell.compile.alike_ir import alike_ir

        like = alike(tape)
        if COMPILE.pays * like.operations < length:
            return alike_ir(tape, like)
    size = COMPILE.chunk if length > COMPILE.whole else max(length, 1)
    parts = [tape.operations[k : k + size] for k in range(0, length, size)] or [()]
    stored = {o.target for o in tape.operations if o.name == "OUTPUT"}
    zeros = sorted(set(range(tape.rows)) - stored)
    signature = SIGNATURE if numbers.lanes == 1 else LANES_SIGNATURE
    name = tape.name if numbers.lanes == 1 else f"lanes_{tape.name}"
    if len(parts) == 1:
        return _part(f"void @appell_{name}{signature}", parts[0], set(), zeros, numbers)
    names = [f"void @part_{name}_{k}" for k in range(len(parts))]
    text = [
        _part(
            f"internal {head}{signature[:-1]}, ptr noalias nocapture %w)", part, live, zeros if k == 0 else [], numbers
        )
        for k, (head, part, live) in enumerate(zip(names, parts, _live_after(parts), strict=True))
    ]
    call = f"({'double' if numbers.lanes == 1 else 'ptr'} %t, ptr %x, ptr %p, ptr %extra, ptr %out, ptr %w)"
    lines = [f"define void @appell_{name}{signature} #0 {{"]
    lines.append(f"  %w = alloca [{tape.registers} x {numbers.type}], align {numbers.bytes}")
    lines += [f"  call {head}{call}" for head in names] + ["  ret void", "}", ""]
    return "".join(text) + "\n".join(lines)


def _part(
    head: str, operations: Sequence[Operation], live: set[int], zeros: Sequence[int], numbers: RegisterType = SCALAR
) -> str:
    """One function: the zeros, the operations, and the registers it leaves behind."""
    body = FunctionBody(numbers)
    if len(zeros) > COMPILE.zeros:
        size = numbers.bytes * (zeros[-1] + 1)
        body.lines.append(f"  call void @llvm.memset.p0.i64(ptr %out, i8 0, i64 {size}, i1 false)")
    else:
        for row in zeros:
            body.store("out", row, numbers.constant(0.0))
    for operation in operations:
        emit(body, operation)
    for register in sorted(live & {o.target for o in operations if o.name != "OUTPUT"}):
        body.store("w", register, body.value[register])
    lines = body.lines
    if numbers.lanes == 1 and not numbers.library_sines:
        from appell.compile import sines  # which takes its numbers from here

        lines = sines.written_out(lines) if sines.are_worthwhile() else lines
    return "\n".join([f"define {head} #0 {{", *lines, "  ret void", "}", ""])


def declarations(numbers: RegisterType = SCALAR) -> str:
    """Declarations of all functions an emitted body may call."""
    intrinsics = [(list(INTRINSICS_1.values()), 1), (list(dict.fromkeys(INTRINSICS_2.values())), 2)]
    lines = [
        f"declare {numbers.type} @llvm.{name}.{numbers.suffix}({', '.join([numbers.type] * count)}) #1"
        for names, count in intrinsics
        for name in names
    ]
    lines += [f"declare double @{f}(double) #1" for f in sorted(LIBRARY_1.values())]
    lines += [f"declare double @{f}(double, double) #1" for f in sorted(LIBRARY_2.values())]
    lines.append("declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)")
    if numbers.lanes == 1 and not numbers.library_sines:
        from appell.compile import sines  # which takes its numbers from here

        lines.append(sines.declarations())
    return "\n".join(lines) + "\nattributes #0 = { nounwind }\nattributes #1 = { nounwind memory(none) }\n"


def sizes(system: System, tapes: Mapping[str, Tape]) -> dict[str, int]:
    """The constants that `native.h` declares: sizes, and what of the right side the others need."""
    n = system.sizes.speeds
    need = any(name in tapes and tapes[name].reads(3, n) for name in ("auxiliary", "power"))
    return {
        "n_coordinates": system.sizes.coordinates,
        "n_speeds": n,
        "n_auxiliaries": system.sizes.auxiliaries,
        "n_rows": system.sizes.rows,
        "n_regular_rows": system.sizes.rows - len(system.redundant),
        "n_position_rows": system.sizes.position_rows,
        "n_velocity_rows": system.sizes.velocity_rows,
        "n_norm_rows": system.sizes.norm_rows,
        "n_outputs": system.sizes.outputs,
        "n_events": system.sizes.events,
        "n_independent": system.sizes.independent or 0,
        "n_evident": system.sizes.rows - sum(system.embedded),
        "is_minimal": int(system.is_minimal),
        "n_quadratures": int(system.sizes.quadratures),
        "has_regular": int(system.has_regular),
        "is_symmetric": int(system.symmetric),
        "needs_inverse": int(system.needs_inverse),
        "law": int(system.law),
        "is_actuated": int(system.actuated),
        "n_inputs": system.sizes.inputs,
        "is_sparse": 0 if system.sparse is None else 1 if system.sparse.stands_by else 2,
        "levels_agree": int(system.sparse is not None and system.sparse.levels_agree),
        "is_recursive": int(system.is_recursive),
        "has_landing": int(system.has_landing),
        "rows_curve": int(system.rows_curve),
        "rates_need_multipliers": int(need),
        "events_need_rates": int("events" in tapes and tapes["events"].reads(3)),
    }


def constants_ir(system: System, tapes: Mapping[str, Tape]) -> str:
    """The sizes of one graph, as `native.h` declares them."""
    constants = [f"@appell_{name} = constant i32 {value}, align 4" for name, value in sizes(system, tapes).items()]
    mask = ", ".join(f"i32 {int(flag)}" for flag in (*system.embedded, 0))
    constants.append(f"@appell_row_embedded = constant [{len(system.embedded) + 1} x i32] [{mask}], align 4")
    constants += [_plan_ir(name, system) for name in PLANS]
    from appell.compile.recursion_ir import recursion_ir  # which emits operations as this module does

    return "\n".join(constants) + "\n" + recursion_ir(system.recursion)


def plan_table(name: str, system: System) -> list[int]:
    """The table of a sparse solve, as native/sparse.c reads it; where there is none, that of nothing to solve.

    Its head and the first entry of each of the three columns: gcc sees that they are read.
    """
    plan = None if system.sparse is None else system.sparse.plans.get(name)
    return [0] * (10 + 3) if plan is None else list(plan.table())


def _plan_ir(name: str, system: System) -> str:
    table = plan_table(name, system)
    listed = ", ".join(f"i32 {value}" for value in table)
    return f"@appell_plan_{name} = constant [{len(table)} x i32] [{listed}], align 4"


def functions_ir(tapes: Mapping[str, Tape], numbers: RegisterType = SCALAR) -> str:
    """The functions of one graph, and empty ones for those of `native.h` that it does not have."""
    absent = [f"define void @appell_{name}{SIGNATURE} {{\n  ret void\n}}" for name in BLOCKS if name not in tapes]
    return "\n".join([declarations(numbers), *absent, *(function_ir(tape, numbers) for tape in tapes.values())])


def module_ir(system: System, tapes: Mapping[str, Tape]) -> str:
    """The module of one graph: its sizes, its functions, and empty ones for those it does not have."""
    return constants_ir(system, tapes) + functions_ir(tapes)
