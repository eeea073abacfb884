"""A CasADi function as a plain list of operations."""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca

from appell.errors import CompileError

#: CasADi's operation codes by name, without the prefix: 1 -> "ADD".
OPERATION_NAMES = {getattr(ca, name): name[3:] for name in dir(ca) if name.startswith("OP_")}

UNARY = frozenset(
    "ASSIGN NEG SQ SQRT EXP LOG SIN COS TAN ASIN ACOS ATAN SINH COSH TANH ASINH ACOSH ATANH EXPM1 LOG1P "
    "FABS SIGN FLOOR CEIL NOT INV TWICE ERF".split()
)
BINARY = frozenset(
    "ADD SUB MUL DIV POW CONSTPOW FMIN FMAX FMOD REMAINDER ATAN2 HYPOT COPYSIGN LT LE EQ NE AND OR IF_ELSE_ZERO".split()
)


@dataclass(frozen=True)
class Operation:
    """`register[target] = name(arguments)`.

    INPUT has arguments (input, entry), OUTPUT has arguments (register,) and the row as target,
    CONST carries its value.
    """

    name: str
    target: int
    arguments: tuple[int, ...]
    value: float = 0.0


@dataclass(frozen=True)
class Tape:
    """Operations in order, on `registers` registers, from the inputs to one column of `rows` entries.

    Rows that no OUTPUT names are structural zeros.
    """

    name: str
    inputs: tuple[int, ...]
    rows: int
    registers: int
    operations: tuple[Operation, ...]

    def reads(self, argument: int, start: int = 0) -> bool:
        """Whether an entry from `start` on of the input `argument` is used."""
        return any(
            o.name == "INPUT" and o.arguments[0] == argument and o.arguments[1] >= start for o in self.operations
        )


#: What costs nothing: names of values, and signs that are part of another operation.
NO_OPERATION = frozenset("INPUT OUTPUT CONST ASSIGN NEG".split())


def operation_count(tape: Tape) -> int:
    """How many operations a tape takes.

    >>> x = ca.SX.sym("x", 2)
    >>> operation_count(tape_of(ca.Function("f", [x], [x[0] * x[1] - 1])))
    2
    """
    return sum(o.name not in NO_OPERATION for o in tape.operations)


def tape_of(function: ca.Function, name: str | None = None) -> Tape:
    """The operations of an SX function with dense inputs and one output column.

    >>> x = ca.SX.sym("x", 2)
    >>> [o.name for o in tape_of(ca.Function("f", [x], [x[0] * x[1]])).operations]
    ['INPUT', 'INPUT', 'MUL', 'OUTPUT']
    """
    if not function.is_a("SXFunction"):
        raise CompileError(f"{function.name()} is not an SX function")
    if function.n_out() != 1 or function.size2_out(0) != 1:
        raise CompileError(f"{function.name()} must have one output, a column")
    inputs = tuple(function.numel_in(k) for k in range(function.n_in()))
    if any(function.nnz_in(k) != size for k, size in enumerate(inputs)):
        raise CompileError(f"{function.name()} has a sparse input")
    rows = function.sparsity_out(0).row()
    operations = tuple(_operation(function, k, rows) for k in range(function.n_instructions()))
    return Tape(name or function.name(), inputs, function.size1_out(0), function.sz_w(), operations)


def _operation(function: ca.Function, k: int, rows: list[int]) -> Operation:
    code = function.instruction_id(k)
    name = OPERATION_NAMES.get(code, str(code))
    target, arguments = function.instruction_output(k), function.instruction_input(k)
    if name == "CONST":
        return Operation(name, target[0], (), function.instruction_constant(k))
    if name == "INPUT":
        return Operation(name, target[0], (arguments[0], arguments[1]))
    if name == "OUTPUT":
        return Operation(name, rows[target[1]], (arguments[0],))
    if name in UNARY:
        return Operation(name, target[0], (arguments[0],))
    if name in BINARY:
        return Operation(name, target[0], (arguments[0], arguments[1]))
    raise CompileError(f"{function.name()} uses the operation {name}, which cannot be compiled")
