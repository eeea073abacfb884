"""Turns equations into machine code and into the source text of other targets.

In: ``Equations``: their blocks as CasADi functions.
Out: ``Compiled`` with a ``Program`` on this machine; C, CUDA, JAX and WebAssembly.
Read first: ``from_equations.py``, then ``tape.py`` (the list of operations), ``llvm.py`` and ``program.py``.
"""

from appell.compile.build import compile_graph
from appell.compile.compiled import Compiled
from appell.compile.from_equations import compile_equations, program_graph
from appell.compile.graph import Graph
from appell.compile.program import Program, Rates
from appell.compile.status import Status
from appell.equations.outputs import Layout

__all__ = [
    "Compiled",
    "Graph",
    "Layout",
    "Program",
    "Rates",
    "Status",
    "program_graph",
    "compile_equations",
    "compile_graph",
]
