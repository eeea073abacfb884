"""Numbers of a model at random states, to decide what no symbol tells quickly: ranks, identities, signs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np

from appell.algebra.newton import onto_rows
from appell.algebra.rank import rank
from appell.algebra.sampling import random_points
from appell.mechanics.mechanics import Mechanics
from appell.numbers import DRAW, NEWTON

if TYPE_CHECKING:
    from appell.system.state_graph import StateGraph

State = list[np.ndarray]
"""q, u, t and p as vectors."""


def random_states(
    m: Mechanics | StateGraph,
    count: int = DRAW.few,
    *,
    consistent: bool = False,
    linear: ca.SX | None = None,
    parameters: Mapping[int, float] | None = None,
    seed: int = DRAW.seed,
) -> list[State]:
    """Random states (q, u, t, p) with entries of size one, the same in every run.

    Parameters
    ----------
    m
        The model as a CasADi graph.
    count
        How many states.
    consistent
        Whether position rows, norms and velocity rows hold at them, by Newton's method with a pseudo-inverse.
    linear
        Rows linear in the speeds that hold at them, where only some are to hold (and the positions stay random).
    parameters
        Values, by their number, of parameters that are not to be random.
    seed
        Of the random numbers; another seed gives other states.
    """
    inputs = [m.q, m.u, m.t, m.p]
    points = list(random_points([i.numel() for i in inputs], count, seed=seed))
    for point in points:
        for i, value in (parameters or {}).items():
            point[3][i] = value
    position = ca.vertcat(*[row.position for row in m.rows if row.position is not None], *m.norms)
    velocity = ca.vertcat(*[row.velocity for row in m.rows if row.velocity is not None])
    levels = [(position, m.q, 0, NEWTON.steps), (velocity, m.u, 1, NEWTON.steps)] if consistent else []
    levels += [] if linear is None else [(linear, m.u, 1, 1)]
    for rows, z, place, steps in levels:
        if rows.numel():
            level = ca.Function("level", inputs, [ca.densify(rows), ca.densify(ca.jacobian(rows, z))])
            for point in points:
                reach = 1.0 if steps > 1 else np.inf
                point[place] = onto_rows(partial(_level, level, point, place), point[place], steps, reach=reach)
    return points


def _level(level: ca.Function, point: State, place: int, z: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The rows and their Jacobian, with q or u in the point replaced."""
    c, J = (np.array(x, float) for x in level(*point[:place], z, *point[place + 1 :]))
    return c.ravel(), J


def values_at(m: Mechanics | StateGraph, values: ca.SX, states: list[State]) -> list[np.ndarray]:
    """A matrix of the graph at each of these states."""
    evaluate = ca.Function("sample", [m.q, m.u, m.t, m.p], [ca.densify(values)])
    return [np.array(evaluate(*state), float) for state in states]


def independent_rows(samples: list[np.ndarray]) -> list[int]:
    """The rows of a matrix that are independent at some random state; the rest repeat them wherever one looks."""
    kept: list[int] = []
    for i in range(samples[0].shape[0]):
        if max(rank(a[[*kept, i]], least=0.0) for a in samples) > len(kept):
            kept.append(i)
    return kept


def smallest_rank(m: Mechanics | StateGraph, rows: ca.SX) -> int:
    """The smallest rank of a matrix of rows where the constraints hold; its row count where no such state was found.

    Rows that are independent at an arbitrary configuration may repeat each other at every one that they allow, as those
    of Bricard's mechanism do.
    """
    position = ca.vertcat(*[row.position for row in m.rows if row.position is not None], *m.norms)
    states = random_states(m, 2 * DRAW.few, consistent=True)
    met = [
        s
        for s, c in zip(states, values_at(m, position, states), strict=True)
        if np.abs(c).max(initial=0.0) < NEWTON.arrived
    ]
    return min((rank(a) for a in values_at(m, rows, met)), default=rows.shape[0])


def consistent_values(m: Mechanics | StateGraph, values: ca.SX) -> list[np.ndarray]:
    """A matrix of the graph at random states on which position and velocity rows hold."""
    return values_at(m, values, random_states(m, consistent=True))
