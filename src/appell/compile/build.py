"""From a graph to a program."""

from __future__ import annotations

from dataclasses import replace

from appell.compile import llvm
from appell.compile.graph import Graph
from appell.compile.jit import load, object_code
from appell.compile.native import Library
from appell.compile.program import Program
from appell.compile.tape import tape_of
from appell.native import stepper_ir


def compile_graph(graph: Graph) -> Program:
    """Machine code for a graph, from the cache where its content was compiled before.

    Two objects are linked in memory: the equations of this graph with the sizes of its blocks, and the
    stepper, which is the same for all graphs. Parameters are arguments: other values need no recompilation.
    """
    graph.check()
    tapes = {name: tape_of(graph.functions[name], name) for name in graph.shapes()}
    operations = sum(len(tapes[name].operations) for name in ("rows", "minimal", "dynamics") if name in tapes)
    ir = llvm.module_ir(graph, tapes)
    if graph.recursion is None:
        return load_program(replace(graph, functions={}, operations=operations), ir)
    sizes = replace(
        graph,
        functions={k: graph.functions[k] for k in ("outputs", "displacement") if k in graph.functions},
        operations=operations + graph.recursion.operations,
        recursion=graph.recursion.sizes,
        written_out=None,
    )
    return load_program(sizes, ir)


def load_program(graph: Graph, ir: str) -> Program:
    """A program from the sizes of its graph and its IR."""
    engine = load(object_code(stepper_ir(), optimise=None), object_code(ir))
    return Program(graph, ir, Library(engine, list(graph.shapes())))
