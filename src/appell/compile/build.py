"""From a system to a program, and from equations to the program of their system."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import sympy as sm

from appell.algebra.tape import tape_of
from appell.compile import llvm
from appell.compile.interpreted import interpreted
from appell.compile.jit import load, object_code
from appell.compile.native import Library
from appell.compile.program import Program
from appell.equations import Equations
from appell.equations.forming.systems import run_system, system_at_states, written_out
from appell.equations.stage import stage
from appell.native import stepper_ir
from appell.numbers import COMPILE
from appell.system import System


def compile_equations(equations: Equations, events: Sequence[sm.Expr] = ()) -> Program:
    """Machine code for equations of motion, with the event functions of one run."""
    system = run_system(equations, events) if events else equations.system
    return compile_system(system, partial(written_out, equations, events) if system.is_recursive else None)


@stage
def program_of(equations: Equations) -> Program:
    """The machine code of equations, with their System."""
    return compile_equations(equations)


def program_at_states(equations: Equations, events: Sequence[sm.Expr] = ()) -> Program:
    """A program for numbers at one state: interpreted, with nothing compiled, but for the largest equations."""
    if len(equations.speeds) > COMPILE.explicit:
        return compile_equations(equations, events)
    return interpreted(system_at_states(equations, events))


def compile_system(system: System, written_out: Callable[[], System] | None = None) -> Program:
    """Machine code for a system, from the cache where its content was compiled before.

    Two objects are linked in memory: the equations of this system with the sizes of its blocks, and the
    stepper, which is the same for all systems. Parameters are arguments: other values need no recompilation.
    ``written_out`` makes the same system with M and F, of one that goes from link to link.
    """
    system.check()
    tapes = {name: tape_of(system.functions[name], name) for name in system.shapes()}
    operations = sum(len(tapes[name].operations) for name in ("rows", "minimal", "dynamics") if name in tapes)
    if system.recursion is not None:
        operations += system.recursion.operations
    return load_program(system, llvm.module_ir(system, tapes), operations, written_out)


def load_program(system: System, ir: str, operations: int, written_out: Callable[[], System] | None = None) -> Program:
    """A program from its system, its IR and the number of its operations."""
    engine = load(object_code(stepper_ir(), optimise=None), object_code(ir))
    return Program(system, ir, Library(engine, list(system.shapes())), operations, written_out)
