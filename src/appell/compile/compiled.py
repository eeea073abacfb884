"""A program and how to read it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

import casadi as ca
import numpy as np

from appell.compile.block import Block
from appell.compile.build import compile_graph
from appell.compile.graph import Graph
from appell.compile.jacobian import compile_jacobian
from appell.compile.program import Program
from appell.compile.switches import time_switches
from appell.compile.tree_jacobian import TreeJacobian, compile_tree_jacobian
from appell.equations.outputs import Layout
from appell.mechanics import Row
from appell.mechanics.inputs import STRIDE


@dataclass(frozen=True)
class Higher:
    """What the start of a system of higher order must satisfy: rows of its states, their names, and values given."""

    rows: ca.Function
    speeds: ca.Function
    names: tuple[str, ...]
    given: Mapping[str, float]


@dataclass(frozen=True)
class Compiled:
    """A program and how to read its columns: rows by constraint, residuals by level, outputs by key.

    The states of the program are (q, u, s) with ``auxiliaries`` the names of s; or the jets named by
    ``auxiliaries`` where it is of higher order (``higher``).
    ``reader`` gives the model's q, u and udot of (t, x, top rates, p) where those are not in the state.
    ``graph`` is what was compiled. ``input_orders``: how many derivatives of each input the program reads.
    ``contradiction``: what it means by the principle that no reaction satisfies the rows, in words.
    """

    program: Program
    graph: Graph
    layout: Layout
    rows: tuple[Row, ...]
    position_names: tuple[str, ...]
    velocity_names: tuple[str, ...]
    auxiliaries: tuple[str, ...]
    reader: ca.Function | None = None
    higher: Higher | None = None
    input_orders: Mapping[str, int] = field(default_factory=dict)
    contradiction: str = ""

    @cached_property
    def in_full(self) -> Compiled:
        """The same with M and F written out, for what cannot go from link to link."""
        full = self.graph.in_full
        return self if full is self.graph else replace(self, graph=full, program=compile_graph(full))

    @cached_property
    def jacobian(self) -> Block:
        """Derivatives of the equations by the state as machine code, made when an implicit method asks for them."""
        return compile_jacobian(self.graph)

    @cached_property
    def tree_jacobian(self) -> TreeJacobian | None:
        """d xdot / dx link by link, where the program goes so; else None."""
        recursion = self.graph.recursion
        return None if recursion is None else compile_tree_jacobian(self.program, recursion, self.graph)

    @cached_property
    def switches(self) -> ca.Function | None:
        """What switches with time alone in the equations, as a function of (t, p); None where nothing does."""
        functions, g = self.graph.functions, self.graph
        run = [
            functions[name]
            for name in ("dynamics", "tree_rows", "loads", "law_of", "auxiliary", "events")
            if name in functions
        ]
        own = g.parameters - (STRIDE * g.inputs + 1 if g.inputs else 0)
        return time_switches(run, own, g.parameters)

    def read(
        self, times: np.ndarray, states: np.ndarray, rates: np.ndarray, p: Callable[[float, np.ndarray], np.ndarray]
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The model's coordinates, speeds and speed rates, (samples, ...) each; p(t, x) as of each sample."""
        nq, n = self.program.graph.coordinates, self.program.graph.speeds
        if self.reader is None:
            return states[:, :nq], states[:, nq : nq + n], rates
        found = [self.reader(t, x, w, p(t, x)) for t, x, w in zip(times, states, rates, strict=True)]
        q, u, udot = (np.array([np.array(part[i], float).ravel() for part in found]) for i in range(3))
        return q, u, udot
