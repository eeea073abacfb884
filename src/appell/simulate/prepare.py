"""What comes before an integration: a complete state, the usual sizes of rows and speeds, blocks as numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import scipy.linalg

from appell.compile import Compiled
from appell.equations import Equations
from appell.simulate.assembly import assemble, assemble_higher, require_regular
from appell.simulate.memory import remembered
from appell.simulate.start import known_state
from appell.simulate.trajectory import EventRecord

RANK = 1e-8
"""The threshold of rank of native.h: rows scaled to unit length count as dependent below it."""
NEARBY = 1e-3
"""How far neighbours of the start are, and below what directions of rows are left out on the way to them."""
NEIGHBOURS = 3


def start_state(
    equations: Equations, compiled: Compiled, state: Mapping[Any, float], p: np.ndarray, time: float
) -> np.ndarray:
    """The program's state from what is known: completed, with the auxiliary states at their start."""
    known = remembered(equations, known_state(equations, state, compiled.auxiliaries), p, time)
    if compiled.higher is not None:
        return assemble_higher(equations, compiled, known, p, time)
    q, u = assemble(equations, known, p, time)
    require_regular(equations, compiled, (q, u, time, p))
    given = equations.initial_auxiliaries()
    s = np.array([known.auxiliaries.get(i, value) for i, value in enumerate(given)], float)
    return compiled.state(q, u, s, time, p)


def scales(compiled: Compiled, x: np.ndarray, p: np.ndarray, t: float) -> dict[str, Any]:
    """The usual length of each row in the metric, and of each speed, from the start."""
    g = compiled.program.graph
    if not g.rows:
        return {}
    metric, A = metric_at(compiled, x, p, t), constraint_matrix(compiled, x, p, t)
    with np.errstate(invalid="ignore"):
        lengths = np.sqrt(np.maximum(np.einsum("ij,ji->i", A, np.linalg.pinv(metric) @ A.T), 0.0))
    diagonal = np.diag(metric)
    return {
        "row_scale": np.where(np.isfinite(lengths), lengths, 0.0),
        "speed_scale": 1 / np.sqrt(np.where(diagonal > 0, diagonal, 1.0)),
        "rank_bound": _rank_where_rows_hold(compiled, x, p, t),
    }


def _rank_where_rows_hold(compiled: Compiled, x: np.ndarray, p: np.ndarray, t: float) -> int:
    """The largest rank of the rows here and at states nearby that satisfy them; 0 where others nearby have no more."""
    rank, generator = _rank(compiled, x, p, t), np.random.default_rng(7)
    if rank == compiled.program.graph.rows or compiled.higher is not None:
        return 0
    anywhere = _rank(compiled, x + NEARBY * generator.normal(size=x.size), p, t)
    for _ in range(NEIGHBOURS):
        if rank >= anywhere:
            return 0
        rank = max(rank, _rank(compiled, _neighbour(compiled, x, p, t, generator), p, t))
    return rank if rank < anywhere else 0


def _rank(compiled: Compiled, x: np.ndarray, p: np.ndarray, t: float) -> int:
    diagonal = np.diag(metric_at(compiled, x, p, t))
    A = constraint_matrix(compiled, x, p, t) / np.sqrt(np.where(diagonal > 0, diagonal, 1.0))
    lengths = np.linalg.norm(A, axis=1, keepdims=True)
    rows = np.divide(A, lengths, out=np.zeros_like(A), where=lengths > RANK * lengths.max(initial=0.0))
    return int(np.linalg.matrix_rank(rows, tol=RANK))


def _neighbour(
    compiled: Compiled, x: np.ndarray, p: np.ndarray, t: float, generator: np.random.Generator
) -> np.ndarray:
    """A state a little further on along the position rows, found by Newton's method with directions of some length."""
    g, evaluate = compiled.program.graph, compiled.program.evaluate
    nq, n, m = g.coordinates, g.speeds, g.position_rows
    x = x.copy()
    for iteration in range(9):
        if g.norm_rows:
            c, J = np.split(evaluate("norms", t, x, p), [g.norm_rows])
            x[:nq] -= np.linalg.pinv(J.reshape(g.norm_rows, nq, order="F"), rcond=NEARBY) @ c
        if not m:
            break
        c, J, G = np.split(evaluate("position", t, x, p), [m, m + m * n])
        J, G = J.reshape(m, n, order="F"), G.reshape(nq, n, order="F")
        step = -np.linalg.pinv(J, rcond=NEARBY) @ c
        if iteration == 0:
            free = scipy.linalg.null_space(J, rcond=NEARBY)
            step += NEARBY * free @ generator.normal(size=free.shape[1])
        x[:nq] += G @ step
    return x


def metric_at(compiled: Compiled, x: np.ndarray, p: np.ndarray, t: float) -> np.ndarray:
    """The metric of projection; M itself where nothing is projected (rows in accelerations only)."""
    g = compiled.program.graph
    nq, n = g.coordinates, g.speeds
    if g.position_rows + g.velocity_rows:
        return compiled.program.evaluate("metric", t, x, p).reshape(n, n, order="F")
    return compiled.program.evaluate("dynamics", t, x, p)[nq : nq + n * n].reshape(n, n, order="F")


def constraint_matrix(compiled: Compiled, x: np.ndarray, p: np.ndarray, t: float) -> np.ndarray:
    """A at a state."""
    g = compiled.program.graph
    nq, n, m = g.coordinates, g.speeds, g.rows
    start = nq + n * n + n
    return compiled.program.evaluate("dynamics", t, x, p)[start : start + m * n].reshape(m, n, order="F")


def model_state(compiled: Compiled, event: EventRecord, p: Callable[[float, np.ndarray], np.ndarray]) -> np.ndarray:
    """The model's coordinates and speeds where an event was found."""
    rates = np.zeros((1, compiled.program.graph.speeds))
    q, u, _ = compiled.read(np.array([event.time]), event.state[None], rates, p)
    return np.concatenate([q[0], u[0]])
