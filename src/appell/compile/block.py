"""Functions compiled by themselves, to be handed to a program that is compiled already."""

from __future__ import annotations

from dataclasses import dataclass, field

import casadi as ca

from appell.algebra.tape import tape_of
from appell.compile.jit import load, object_code
from appell.compile.llvm import declarations, function_ir


@dataclass(frozen=True)
class Block:
    """The address of machine code, which lives as long as this does."""

    address: int
    engine: object = field(repr=False, compare=False)


def compile_block(function: ca.Function) -> Block:
    """Machine code `void (t, x, p, extra, out)` of one function with these inputs and one column as output."""
    tape = tape_of(function)
    engine = load(object_code(declarations() + function_ir(tape)))
    return Block(engine.get_function_address(f"appell_{tape.name}"), engine)
