"""One operation of a tape as lines of LLVM IR, over doubles or vectors of them.

The text is written directly, in static single assignment: a register of the tape is only a name for the value
it last received. Operations carry the flag `contract`, so that products and sums may be fused.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

from appell.algebra.tape import Operation

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
