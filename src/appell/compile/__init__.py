"""Turns equations into machine code and into the source text of other targets.

In: ``Equations``: their blocks as CasADi functions.
Out: a ``System`` and its ``Program`` on this machine; C, CUDA, JAX and WebAssembly.
Read first: ``from_equations.py``, then ``tape.py`` (the list of operations), ``llvm.py`` and ``program.py``.
"""

from appell.compile.build import compile_system
from appell.compile.casadi_system import CasadiSystem, named_functions
from appell.compile.from_equations import (
    compile_equations,
    full_system,
    program_at_states,
    program_of,
    run_system,
    system_of,
)
from appell.compile.program import Program, Rates
from appell.native.status import Status

__all__ = [
    "CasadiSystem",
    "Program",
    "Rates",
    "Status",
    "named_functions",
    "compile_equations",
    "compile_system",
    "full_system",
    "program_at_states",
    "program_of",
    "run_system",
    "system_of",
]
