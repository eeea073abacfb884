"""From equations to the program of their system."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import sympy as sm

from appell.compile.program import Program, compile_system, interpreted
from appell.equations import Equations
from appell.equations.systems import run_system, system_at_states, written_out
from appell.numbers import COMPILE
from appell.system.stage import stage


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
