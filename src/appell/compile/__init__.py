"""Turns a System into machine code and into the source text of other targets.

In: a ``System``: its blocks as CasADi functions.
Out: its ``Program`` on this machine; C, CUDA, JAX and WebAssembly.
Read first: ``build.py``, then ``llvm.py`` and ``program.py``; the list of operations is algebra/tape.py.
"""

from appell.compile.build import compile_equations, program_at_states, program_of
from appell.compile.casadi_system import CasadiSystem, named_functions
from appell.compile.program import Program, Rates, compile_system
from appell.native.status import Status
