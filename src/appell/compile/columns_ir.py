"""A function whose rows are the same operations on several columns, in the lanes of vector registers.

    out = (own rows,  row by row f(s_j, d_j) for j = 1 ... k)

What does not depend on a column is computed once, as numbers; the rest as vectors over up to eight columns at a time,
so that eight columns cost little more than one, and many grow linearly. The columns s_j stand row by row in the state;
the constants d_j are written into the code.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np

from appell.algebra.tape import Operation, tape_of
from appell.compile.alike import Leaf, SsaList, SsaNode, flow_of
from appell.compile.emit import SCALAR, SIGNATURE, FunctionBody, RegisterType, binary, emit, literal, unary
from appell.numbers import COMPILE

IN_LANES = frozenset("ADD SUB MUL DIV NEG SQ TWICE INV ASSIGN".split())
"""What is emitted over vectors; where a column needs more, the columns are written out one by one."""


@dataclass(frozen=True, eq=False)
class OneColumn:
    """One column of a function of (t, (x, s, d), p, extra): ``own`` rows that all columns share, then its own rows.

    ``first``: where the columns begin in x; ``states``: entries of s, which stand behind all of x; ``constants``: d of
    every column, (entries of d, columns).
    """

    function: ca.Function
    first: int
    own: int
    states: int
    constants: np.ndarray

    @property
    def behind(self) -> int:
        """Where s begins: behind x with all its columns."""
        return self.first + self.states * self.count

    @property
    def count(self) -> int:
        """How many columns there are."""
        return int(self.constants.shape[1])


def columns_ir(name: str, one: OneColumn) -> str | None:
    """The definition of `appell_NAME` with the columns in lanes; None where some operation has no vector form."""
    flow = flow_of(tape_of(one.function, name))
    follows = _followers(flow, one)
    if any(node.name not in IN_LANES for node, moves in zip(flow.nodes, follows, strict=True) if moves):
        return None
    writer = _ColumnWriter(one, flow, follows)
    lines = writer.lines()
    return "\n".join([f"define void @appell_{name}{SIGNATURE} #0 {{", *lines, "  ret void", "}", ""])


def _is_of_column(leaf: Leaf, one: OneColumn) -> bool:
    return leaf[0] == "x" and int(leaf[1]) >= one.behind


def _followers(flow: SsaList, one: OneColumn) -> list[bool]:
    """Whether each operation depends on a column."""
    found: list[bool] = []
    for node in flow.nodes:
        found.append(
            any(found[int(v)] if kind == "node" else _is_of_column((kind, v), one) for kind, v in node.arguments)
        )
    return found


class _ColumnWriter:
    """The lines of the function: numbers first, then the vectors of one group of columns after the other."""

    def __init__(self, one: OneColumn, flow: SsaList, follows: list[bool]) -> None:
        self.one, self.flow, self.follows = one, flow, follows
        self.scalar = FunctionBody(SCALAR)
        self.numbers: dict[int, str] = {}

    def lines(self) -> list[str]:
        """All of them."""
        for k, node in enumerate(self.flow.nodes):
            if not self.follows[k]:
                self.numbers[k] = _value(self.scalar, node, [self._number(leaf) for leaf in node.arguments])
        for row, leaf in self.flow.outputs:
            if row < self.one.own:
                self.scalar.store("out", row, self._number(leaf))
        for first in range(0, self.one.count, COMPILE.vector):
            self._group(first, min(COMPILE.vector, self.one.count - first))
        return self.scalar.lines

    def _number(self, leaf: Leaf) -> str:
        kind, value = leaf
        if kind == "node":
            return self.numbers[int(value)]
        if kind == "const":
            return self.scalar.numbers.constant(float(value))
        argument = ("t", "x", "p", "extra").index(kind)
        emit(self.scalar, Operation("INPUT", -1, (argument, int(value))))
        return self.scalar.value[-1]

    def _group(self, first: int, width: int) -> None:
        """The columns from ``first`` on, as many as ``width``."""
        body = FunctionBody(RegisterType(width))
        body.lines, body.known = self.scalar.lines, self.scalar.known
        found: dict[int, str] = {}

        def vector(leaf: Leaf) -> str:
            kind, value = leaf
            if kind == "node" and self.follows[int(value)]:
                return found[int(value)]
            if _is_of_column(leaf, self.one):
                return self._entry(body, int(value) - self.one.behind, first, width)
            return self._splat(body, self._number(leaf))

        for k, node in enumerate(self.flow.nodes):
            if not self.follows[k]:
                continue
            a, *rest = node.arguments
            if node.name == "DIV" and not self._moves(rest[0]):  # the reciprocal of a number, once
                inverse = unary(self.scalar, "INV", self._number(rest[0]))
                found[k] = binary(body, "MUL", vector(a), self._splat(body, inverse))
            else:
                found[k] = _value(body, node, [vector(leaf) for leaf in node.arguments])
        zeros = set(range(self.one.own, self.one.own + self.one.states)) - {row for row, _ in self.flow.outputs}
        goes = [(row, vector(leaf)) for row, leaf in self.flow.outputs if row >= self.one.own]
        for row, value in [*goes, *((row, "zeroinitializer") for row in sorted(zeros))]:
            place = self.one.own + (row - self.one.own) * self.one.count + first
            pointer = f"%column{place}"
            body.lines.append(f"  {pointer} = getelementptr inbounds double, ptr %out, i64 {place}")
            body.lines.append(f"  store {body.type} {value}, ptr {pointer}, align 8")

    def _moves(self, leaf: Leaf) -> bool:
        return self.follows[int(leaf[1])] if leaf[0] == "node" else _is_of_column(leaf, self.one)

    def _entry(self, body: FunctionBody, number: int, first: int, width: int) -> str:
        """An entry of s, loaded, or of d, written out."""
        if number >= self.one.states:
            row = self.one.constants[number - self.one.states, first : first + width]
            if width == 1:
                return literal(float(row[0]))
            return f"<{', '.join(f'double {literal(float(v))}' for v in row)}>"
        place = self.one.first + number * self.one.count + first
        name = f"%state{place}w{width}"
        if name not in body.known:
            body.known[name] = name
            body.lines.append(f"  {name}p = getelementptr inbounds double, ptr %x, i64 {place}")
            body.lines.append(f"  {name} = load {body.type}, ptr {name}p, align 8")
        return name

    def _splat(self, body: FunctionBody, number: str) -> str:
        if body.numbers.lanes == 1:
            return number
        width, kind = body.numbers.lanes, body.type
        one = body.assign(f"insertelement {kind} poison, double {number}, i64 0")
        return body.assign(f"shufflevector {kind} {one}, {kind} poison, <{width} x i32> zeroinitializer")


def _value(body: FunctionBody, node: SsaNode, values: list[str]) -> str:
    """The value of an operation."""
    return unary(body, node.name, values[0]) if len(values) == 1 else binary(body, node.name, values[0], values[1])
