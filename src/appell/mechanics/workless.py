"""Reactions that do no work on the motion itself: which rows they can keep, and where none can.

A reaction R is dead where R . v = 0 (Slawianowski, eqs. 2.17 and 3.10; 004). It keeps the rows where
A M^-1 R = -(gamma + A M^-1 F). Such an R exists unless the momentum lies along the rows, A^T y = M v: then
y . A M^-1 R = v . R = 0 whatever R is, and the rows are kept only if

    y . gamma + v . F = 0,

that is, if the applied forces alone give the change of energy that the rows ask for.
"""

from __future__ import annotations

from collections.abc import Sequence

import casadi as ca
import numpy as np

from appell.algebra import Matrix, Scalar
from appell.algebra.rank import unit_rows
from appell.algebra.sampling import random_points
from appell.mechanics.mechanics import Mechanics, Row
from appell.mechanics.sampling import random_states, values_at
from appell.numbers import DRAW, NEWTON, RANK, ZERO


def true_speeds(m: Mechanics) -> Matrix:
    """v = u - z, the speeds whose product with a generalised force is its power on the coordinate rates Y qdot."""
    return m.u - m.z


def is_homogeneous(m: Mechanics, row: Row) -> bool:
    """Whether v . dF/dv = k F with a number k at random states: then lam dF/dv does no work where the row holds.

    By Euler's theorem that is so of rows homogeneous in velocity; of a position row without time too, whose rate is.
    """
    if row.velocity is None:
        return False
    work = (row.A @ true_speeds(m))[0, 0]
    try:
        values = [_at(m, [row.velocity, work], point) for point in random_points(_sizes(m), 3)]
    except (TypeError, ValueError):  # no real number there
        return False
    (h, w), *others = values
    if not np.isfinite(values).all() or h == 0:
        return bool(all(abs(w) == 0 for _, w in values))
    degree = w / h
    return all(abs(w - degree * h) <= ZERO.expressions * (abs(w) + abs(h)) for h, w in others)


def _sizes(m: Mechanics) -> list[int]:
    return [int(part.shape[0]) for part in (m.q, m.u, m.t, m.p)]


def _at(m: Mechanics, values: Sequence[Scalar], point: Sequence[np.ndarray]) -> list[float]:
    """Numbers of either algebra at a point."""
    algebra = m.algebra
    variables = algebra.vstack([m.q, m.u, m.t, m.p])
    numbers = algebra.column([float(x) for x in np.concatenate(point)])
    found = algebra.substitute(algebra.column(list(values)), variables, numbers)
    return [float(found[i, 0]) for i in range(len(values))]


def unreachable(m: Mechanics, M: ca.SX, F: ca.SX, defaults: Sequence[float | None]) -> tuple[str, ...]:
    """The constraints that no dead reaction keeps at any random state on the rows; none where one does somewhere.

    The names are those of the rows along which the momentum lies. ``defaults``: of the parameters, at which it is asked
    too, since a force may vanish there.
    """
    rows = ca.vertcat(*[ca.densify(row.A) for row in m.rows])
    gamma = ca.vertcat(*[ca.SX(row.gamma) for row in m.rows])
    held = [value for row in m.rows for value in (row.position, row.velocity) if value is not None]
    left = ca.vertcat(0, *[ca.SX(value) for value in (*held, *m.norms)])
    usual = {i: value for i, value in enumerate(defaults) if value is not None}
    drawn = random_states(m, DRAW.several, consistent=True) + random_states(
        m, DRAW.several, consistent=True, parameters=usual
    )
    states = [s for s in drawn if _on_the_rows(m, left, s)]
    parts = [values_at(m, part, states) for part in (rows, gamma, M, F, true_speeds(m))] if states else []
    found: set[int] = set()
    for A, g, mass, force, v in zip(*parts, strict=True):
        lying = _without_reach(A, g.ravel(), mass, force.ravel(), v.ravel())
        if not lying:
            return ()
        found |= set(lying)
    return tuple(dict.fromkeys(m.rows[i].name for i in sorted(found)))


def _on_the_rows(m: Mechanics, left: ca.SX, state: list[np.ndarray]) -> bool:
    value = np.abs(values_at(m, left, [state])[0])
    return bool(np.isfinite(value).all() and value.max() < NEWTON.consistent)


def _without_reach(A: np.ndarray, gamma: np.ndarray, M: np.ndarray, F: np.ndarray, v: np.ndarray) -> list[int]:
    """The rows y with A^T y = M v, where that is so and y . gamma + v . F is not zero; else none."""
    p = M @ v
    size = float(np.linalg.norm(p))
    if not np.isfinite([*A.ravel(), *gamma, *p, *F]).all() or size == 0:
        return []
    # A^T y = p over rows of length one
    lengths = np.linalg.norm(A, axis=1)
    y = np.linalg.lstsq(unit_rows(A).T, p, rcond=RANK.threshold)[0] / np.where(lengths > 0, lengths, np.inf)
    if np.linalg.norm(A.T @ y - p) > RANK.threshold * size:
        return []
    terms = [*(y * gamma), *(v * F)]
    if abs(sum(terms)) <= ZERO.written * sum(map(abs, terms)):
        return []
    shares = np.abs(y) * lengths
    return [i for i in range(len(y)) if shares[i] > RANK.threshold * shares.max()]
