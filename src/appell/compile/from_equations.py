"""Equations to the graph that is run: a list of functions of (t, x, p, extra), one for each block."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import casadi as ca
import numpy as np
import sympy as sm

from appell.compile.build import compile_graph
from appell.compile.factor import factor
from appell.compile.graph import Graph
from appell.compile.outputs import Layout, outputs, total_power
from appell.compile.program import Program
from appell.equations import Equations
from appell.equations.choice import independent_rows, sample_rows
from appell.mechanics import Embedding, Mechanics, Row

WRITTEN_OUT = 12
"""Up to this many speeds the regular solve is written out in the emitted code, where zeros cost nothing."""

REGULAR = 1e-11
"""Smallest ratio of eigenvalues of the kinetic metric, at random states, for which it is taken as regular."""


@dataclass(frozen=True)
class Compiled:
    """A program and how to read its columns: rows by constraint, residuals by level, outputs by key."""

    program: Program
    layout: Layout
    rows: tuple[Row, ...]
    position_rows: tuple[Row, ...]
    velocity_rows: tuple[Row, ...]


def compile_equations(equations: Equations, events: Sequence[sm.Expr] = ()) -> Compiled:
    """Machine code for equations of motion, with the event functions of one run."""
    graph, layout = graph_of(equations, events)
    rows = equations.mechanics.rows
    return Compiled(
        program=compile_graph(graph),
        layout=layout,
        rows=rows,
        position_rows=tuple(row for row in rows if row.position is not None),
        velocity_rows=tuple(row for row in rows if row.velocity is not None),
    )


def graph_of(equations: Equations, events: Sequence[sm.Expr] = ()) -> tuple[Graph, Layout]:
    """Every block of the equations as a function, and where the outputs stand."""
    m = equations.mechanics
    n, rows = m.u.numel(), len(m.rows)
    udot, lam = m.udot, ca.SX.sym("lam", rows)
    reactions = ca.vertcat(udot, lam)
    y, layout = outputs(equations, udot, lam)
    power = total_power(equations, udot, lam, with_reactions=not _workless(equations))
    columns: dict[str, tuple[list[ca.SX], list[ca.SX]]] = {
        "dynamics": ([], _dynamics(equations)),
        "outputs": ([reactions], [y]),
    }
    columns |= _levels(m)
    if m.rows:
        columns["metric"] = ([], [_metric(m)])
    has_power = not ca.SX(power).is_zero()
    if has_power:
        columns["power"] = ([reactions], [power])
    if events:
        columns["events"] = ([reactions], [m.lower(e) for e in events])
    if not equations.minimal and n <= WRITTEN_OUT:
        columns["regular"] = ([], _regular(*columns["dynamics"][1]))
    independent = None
    if equations.minimal:
        embedded = _minimal(equations)
        columns |= embedded
        independent = embedded["minimal"][1][1].numel()
    functions = {name: _function(name, m, extra, out) for name, (extra, out) in columns.items()}
    graph = Graph(
        coordinates=m.q.numel(),
        speeds=n,
        auxiliaries=0,
        rows=rows,
        position_rows=sum(row.position is not None for row in m.rows),
        velocity_rows=sum(row.velocity is not None for row in m.rows),
        norm_rows=len(m.norms),
        parameters=m.p.numel(),
        outputs=layout.size,
        events=len(events),
        independent=independent,
        has_power=has_power,
        functions=functions,
        has_regular="regular" in columns,
        embedded=tuple(equations.minimal and row.name not in equations.evident for row in m.rows),
    )
    return graph, layout


def _function(name: str, m: Mechanics, extra: list[ca.SX], out: list[ca.SX]) -> ca.Function:
    column = ca.vertcat(*[ca.vec(ca.densify(ca.SX(block))) for block in out])
    extras = ca.vertcat(*[ca.vec(block) for block in extra]) if extra else ca.SX(0, 1)
    column = ca.cse(column)
    return ca.Function(name, [m.t, ca.vertcat(m.q, m.u), m.p, extras], [column])


def _dynamics(equations: Equations) -> list[ca.SX]:
    """qdot, M, F, A, gamma, B with every reaction in evidence."""
    f = equations.forms()
    return [equations.mechanics.qdot, f.M, f.F, f.A, f.gamma, f.B]


def _regular(qdot: ca.SX, M: ca.SX, F: ca.SX, A: ca.SX, gamma: ca.SX, B: ca.SX) -> list[ca.SX]:
    """The accelerations where nothing is singular, written out: K lam = -(gamma + A M^-1 F) with K = A M^-1 B.

    The pivots say whether that was so; where they are small the solve with a decision of rank takes over.
    """
    factored = factor(M)
    free = factored.solve(F)
    if not A.shape[0]:
        return [qdot, free, factored.pivot, ca.SX(1)]
    response = factored.solve(B)
    K = A @ response
    reduced = factor(K)
    lam = reduced.solve(-(gamma + A @ free))
    return [qdot, free + response @ lam, lam, factored.pivot, reduced.pivot, ca.diag(K)]


def _minimal(equations: Equations) -> dict[str, tuple[list[ca.SX], list[ca.SX]]]:
    """All rows, and M and F as the principle forms them of a given (N, n) that accounts for the embedded ones."""
    m = equations.mechanics
    embedded = [row for row in m.rows if row.name not in equations.evident]
    A = ca.vertcat(*[row.A for row in embedded])
    c = m.u.numel() - len(independent_rows(sample_rows(m, A)))
    N, n0 = ca.SX.sym("N", m.u.numel(), c), ca.SX.sym("n", m.u.numel())
    f = equations.forms(Embedding(N, n0))
    every_A, every_gamma = ca.vertcat(*[row.A for row in m.rows]), ca.vertcat(*[row.gamma for row in m.rows])
    return {"rows": ([], [m.qdot, every_A, every_gamma]), "minimal": ([N, n0], [f.M, f.F])}


def _levels(m: Mechanics) -> dict[str, tuple[list[ca.SX], list[ca.SX]]]:
    """What is kept: positions with their Jacobian in speeds and G, velocities with theirs, norms with theirs."""
    columns: dict[str, tuple[list[ca.SX], list[ca.SX]]] = {}
    position = ca.vertcat(*[row.position for row in m.rows if row.position is not None])
    velocity = ca.vertcat(*[row.velocity for row in m.rows if row.velocity is not None])
    if position.numel():
        columns["position"] = ([], [position, ca.jacobian(position, m.q) @ m.G, m.G])
    if velocity.numel():
        columns["velocity"] = ([], [velocity, ca.jacobian(velocity, m.u)])
    if m.norms:
        norms = ca.vertcat(*m.norms)
        columns["norms"] = ([], [norms, ca.jacobian(norms, m.q)])
    return columns


def _metric(m: Mechanics) -> ca.SX:
    """d2T/du2; where some speed carries no mass a little is lent to it, so that projections stay defined."""
    M = ca.hessian(ca.SX(m.kinetic_energy), m.u)[0]
    samples = sample_rows(m, M)
    values = [np.linalg.eigvalsh((s + s.T) / 2) for s in samples]
    if all(v[0] > REGULAR * max(v[-1], 0) and v[-1] > 0 for v in values):
        return M
    size = max(float(np.median([np.trace(s) for s in samples])) / M.shape[0], 1e-12)
    return M + 1e-6 * size * ca.SX.eye(M.shape[0])


def _workless(equations: Equations) -> bool:
    """Whether every reaction is ideal and homogeneous in velocity, so that it does no work on the constraint.

    By Euler's theorem A u = k h for a row h homogeneous of degree k; the identity is tested at random states.
    """
    m = equations.mechanics
    if not m.rows:
        return True
    if any(row.velocity is None for row in m.rows):
        return False
    h = ca.vertcat(*[row.velocity for row in m.rows])
    work = ca.vertcat(*[row.A @ m.u for row in m.rows])
    samples = [np.array(s) for s in sample_rows(m, ca.horzcat(h, work), samples=4)]
    for i in range(len(m.rows)):
        values = np.array([s[i] for s in samples])
        degree = np.round(values[0, 1] / values[0, 0]) if values[0, 0] else 0.0
        if degree < 1 or not np.allclose(values[:, 1], degree * values[:, 0], rtol=1e-9, atol=1e-12):
            return False
    return True
