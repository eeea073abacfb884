"""The end of a step, written out in the graph: the Newton step onto the constraints, and the errors along them.

With M the metric, J = dc_v/du the velocity rows and G of qdot = G u + g, one factorisation serves all of it:

    lift(c) = -M^-1 J^T (J M^-1 J^T)^-1 c                    the shortest change of speeds by -c
    dq_n    = -N^T (N N^T)^-1 c_n,  N = dc_n/dq              back to the norms
    dq      = dq_n + G lift(S (c_p + dc_p/dq dq_n))          back to the positions
    du      = lift(c_v + dc_v/dq dq)                         back to the velocities
    e_q     = e - G lift(-S dc_p/dq e),  e = (1 - N^T (N N^T)^-1 N) e_q
    e_u     = e_u - lift(-J e_u)                             what the projection leaves of an error

S puts position rows at their places among the velocity rows: where some rows are nonholonomic, positions move along
those.
What is left behind is of the second order in dq and du: one step from the end of a step is enough.
"""

from __future__ import annotations

from collections.abc import Collection
from copy import copy
from functools import partial

import casadi as ca

from appell.algebra.factor import Factored, factor
from appell.system.state_graph import StateGraph

USES = 3
"""How often positions move: by the way back and by both errors."""
UNWATCHED = 1e300
"""The square of a row that has no velocity or is left out: nothing is asked of it."""


def landing(m: StateGraph, metric: ca.SX | None, kept: Collection[int]) -> tuple[ca.SX, list[ca.SX]]:
    """The errors it takes (two, each of coordinates and speeds) and its column.

    Rows that are not ``kept`` repeat others. The column: dq, du, both errors along the constraints, the smallest ratio
    of a pivot of M and of J M^-1 J^T to its diagonal entry, and the diagonal of the latter, a place for each row of A.
    """
    nq, n = m.q.numel(), m.u.numel()
    errors = ca.SX.sym("e", 2 * (nq + n))
    parts = [errors[k * (nq + n) : (k + 1) * (nq + n)] for k in range(2)]
    norms, rows = _Norms(m), _LandingRows(m, metric, kept)
    ways = [_written(m, parts, norms, rows.with_ways())] if 0 < len(rows.places) < USES else []
    if len(rows.places) != 1:
        ways.append(_written(m, parts, norms, rows))
    return errors, min(ways, key=lambda found: ca.n_nodes(ca.cse(ca.vertcat(*found)))) if len(ways) > 1 else ways[0]


def _written(m: StateGraph, parts: list[ca.SX], norms: _Norms, rows: _LandingRows) -> list[ca.SX]:
    """The column of a landing."""
    nq = m.q.numel()
    dq = norms.back()
    dq = dq + rows.along_positions(rows.position + ca.mtimes(rows.position_slopes, dq))
    du = rows.lift(rows.velocity + rows.change_of_velocity(m.q, dq))
    left: list[ca.SX] = []
    for e in parts:
        e_q = norms.tangent(e[:nq])
        e_q = e_q + rows.along_positions(ca.mtimes(rows.position_slopes, e_q))
        left += [e_q, e[nq:] + rows.lift(ca.mtimes(rows.J, e[nq:]))]
    return [dq, du, *left, rows.mass_pivot, rows.row_pivot, rows.squares]


class _Norms:
    """What holds of the coordinates by itself, such as the length of a quaternion."""

    def __init__(self, m: StateGraph) -> None:
        self.c = ca.vertcat(*m.norms) if m.norms else ca.SX(0, 1)
        self.N = ca.jacobian(self.c, m.q)
        self.size = m.q.numel()
        self.factored: Factored | None = factor(self.N @ self.N.T) if m.norms else None

    def _normal(self, c: ca.SX) -> ca.SX:
        if self.factored is None:
            return ca.SX(self.size, 1)
        return self.N.T @ self.factored.solve(c)

    def back(self) -> ca.SX:
        return -self._normal(self.c)

    def tangent(self, e: ca.SX) -> ca.SX:
        return e - self._normal(ca.mtimes(self.N, e))


class _LandingRows:
    """The rows in positions and velocities, with one factorisation for all of them."""

    def __init__(self, m: StateGraph, metric: ca.SX | None, kept: Collection[int]) -> None:
        numbers = [i for i, row in enumerate(m.rows) if row.velocity is not None and i in kept]
        moving = [m.rows[i] for i in numbers]
        self.G = m.G
        self.position = _column([row.position for row in moving if row.position is not None])
        self.velocity = _column([row.velocity for row in moving])
        self.position_slopes = ca.jacobian(self.position, m.q)
        self.J = ca.jacobian(self.velocity, m.u)
        self.places = [k for k, row in enumerate(moving) if row.position is not None]
        self.mass_pivot = self.row_pivot = ca.SX(1)
        squares = [ca.SX(UNWATCHED)] * len(m.rows)
        if moving and metric is not None:
            factored = factor(metric)
            self.response = factored.solve(self.J.T)
            K = self.J @ self.response
            self.reduced = factor(K, active=m.active(numbers))
            self.mass_pivot, self.row_pivot = factored.pivot, self.reduced.pivot
            for k, i in enumerate(numbers):
                squares[i] = K[k, k]
        self.squares = ca.vertcat(*squares) if squares else ca.SX(0, 1)
        self.masked = partial(m.masked, numbers=numbers)
        self.at_places = ca.DM.eye(len(moving))[:, self.places]
        self.ways: ca.SX | None = None

    def with_ways(self) -> _LandingRows:
        """The same with the way of coordinates back to each position found once: for positions fewer than USES."""
        found = copy(self)
        found.ways = self.G @ self.lift(ca.SX(self.at_places))
        return found

    def change_of_velocity(self, q: ca.SX, dq: ca.SX) -> ca.SX:
        """dc_v/dq dq: along dq, or by the Jacobian where that takes fewer operations beside what is there."""
        ways = ca.jtimes(self.velocity, q, dq), ca.mtimes(ca.jacobian(self.velocity, q), dq)
        there = ca.vertcat(self.velocity, ca.vec(self.J), ca.vec(self.position_slopes), dq)
        return min(ways, key=lambda change: ca.n_nodes(ca.cse(ca.vertcat(there, change))))

    def lift(self, c: ca.SX) -> ca.SX:
        if not self.velocity.numel():
            return ca.SX(self.G.shape[1], 1)
        return -(self.response @ self.reduced.solve(self.masked(c)))

    def along_positions(self, c: ca.SX) -> ca.SX:
        if not self.position.numel():
            return ca.SX(self.G.shape[0], 1)
        if self.ways is not None:
            return self.ways @ c
        return self.G @ self.lift(ca.mtimes(self.at_places, c))


def _column(parts: list[ca.SX]) -> ca.SX:
    return ca.vertcat(*parts) if parts else ca.SX(0, 1)
