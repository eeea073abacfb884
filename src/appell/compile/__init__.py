"""Turns equations into machine code and into the source text of other targets.

In: ``Equations``: their blocks as CasADi functions.
Out: ``Compiled`` with a ``Program`` on this machine; C, CUDA, JAX and WebAssembly.
Read first: ``from_equations.py``, then ``tape.py`` (the list of operations), ``llvm.py`` and ``program.py``.
"""

from appell.compile.build import compile_system
from appell.compile.from_equations import compile_equations, full_system
from appell.compile.program import Program, Rates
from appell.compile.status import Status

__all__ = ["Program", "Rates", "Status", "compile_equations", "compile_system", "full_system"]
