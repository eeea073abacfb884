"""Graphs to machine code."""

from appell.compile.build import compile_graph
from appell.compile.graph import Graph
from appell.compile.program import Program, Rates
from appell.compile.status import Status

__all__ = ["Graph", "Program", "Rates", "Status", "compile_graph"]
