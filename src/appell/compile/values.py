"""A tape in single assignment: every value once, numbered in the order in which they are computed.

What text is written from: C, CUDA C and JAX. The registers of a tape are used again and again; here a value keeps its
number, and equal operations on equal values are one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from appell.algebra.tape import Tape

#: What C and Python write alike between two values.
INFIX = {"ADD": "+", "SUB": "-", "MUL": "*", "DIV": "/"}
COMPARISONS = {"LT": "<", "LE": "<=", "EQ": "==", "NE": "!="}


@dataclass(frozen=True)
class Value:
    """The operation ``name`` on values by their numbers; INPUT has (input, entry), CONST its number as ``constant``."""

    name: str
    arguments: tuple[int, ...] = ()
    constant: float = 0.0

    @property
    def operands(self) -> tuple[int, ...]:
        """The values it is computed from."""
        return () if self.name == "INPUT" else self.arguments


@dataclass(frozen=True)
class TapeValues:
    """The values of a tape, which of them are its rows, and how many rows there are; those without a value are zero."""

    name: str
    values: tuple[Value, ...]
    outputs: Mapping[int, int]
    rows: int

    @property
    def operations(self) -> int:
        """How many of them are computed."""
        return sum(v.name not in ("INPUT", "CONST") for v in self.values)


def values_of(tape: Tape) -> TapeValues:
    """A tape in single assignment.

    >>> import casadi as ca
    >>> from appell.algebra.tape import tape_of
    >>> x = ca.SX.sym("x", 2)
    >>> [v.name for v in values_of(tape_of(ca.Function("f", [x], [x[0] * x[1]]))).values]
    ['INPUT', 'INPUT', 'MUL']
    """
    numbers: dict[Value, int] = {}
    held: dict[int, int] = {}
    outputs: dict[int, int] = {}
    for o in tape.operations:
        if o.name == "OUTPUT":
            outputs[o.target] = held[o.arguments[0]]
            continue
        if o.name == "ASSIGN":
            held[o.target] = held[o.arguments[0]]
            continue
        arguments = o.arguments if o.name == "INPUT" else tuple(held[k] for k in o.arguments)
        # the bits of a constant: 0.0 and -0.0 are equal, and not a number is not equal to itself
        value = Value(o.name, arguments, _Constant(o.value) if o.name == "CONST" else 0.0)
        held[o.target] = numbers.setdefault(value, len(numbers))
    return TapeValues(tape.name, tuple(numbers), outputs, tape.rows)


class _Constant(float):
    """A number that is equal to another one with the same bits only."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, float) and self.hex() == other.hex()

    def __hash__(self) -> int:
        return hash(self.hex())
