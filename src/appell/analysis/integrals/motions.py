"""Random states of a model on its constraints, each with its coordinate rates and speed rates: numbers to search in.

    M u' = F + B lam,    A u' = -gamma,    q' = G u + g

The parameters are the same at all of them. They are drawn too, so that what is found does not hang on special values,
unless they are given.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import casadi as ca
import numpy as np

from appell.algebra.sampling import random_directions, random_points
from appell.equations import Equations
from appell.equations.forms import (
    blocks_over_all_speeds,
    mechanics_to_run,
)
from appell.errors import NotApplicable
from appell.mechanics import Mechanics
from appell.model.norms import unit_sets
from appell.numbers import NEWTON, RANK
from appell.principles import Kane, Lagrange


@dataclass(frozen=True)
class SampledMotions:
    """States and their rates: ``q``, ``u``, ``qdot``, ``udot`` are (states, entries), ``t`` (states,), ``p`` a vector.

    ``moving`` says of which coordinates anything of the equations depends.
    """

    q: np.ndarray
    u: np.ndarray
    qdot: np.ndarray
    udot: np.ndarray
    t: np.ndarray
    p: np.ndarray
    moving: tuple[bool, ...]

    @property
    def count(self) -> int:
        """How many states."""
        return len(self.q)


def motions(equations: Equations, count: int, given: Mapping[str, float]) -> SampledMotions:
    """At least ``count`` states with their rates; parameters drawn unless ``given``, else the model's own values.

    Raises
    ------
    NotApplicable
        Where no states on the constraints were found.
    """
    m = mechanics_to_run(equations)
    names = [parameter.name for parameter in equations.mechanism.parameters]
    drawn = next(random_points([len(names)], 1, seed=11))[0].round(3)  # rational numbers, for exact arithmetic
    own = np.array([parameter.default for parameter in equations.mechanism.parameters], float)
    for values in (drawn, own):
        p = np.array([given.get(name, value) for name, value in zip(names, values, strict=True)], float)
        found = _at(equations, m, p, count)
        if found is not None:
            q, u, qdot, udot, t = found
            return SampledMotions(q, u, qdot, udot, t, p, _dependence(equations, m))
    raise NotApplicable(
        f"no states of '{equations.mechanism.name}' were found on its constraints, with parameters drawn at random or "
        "its own: give parameters for which it can be assembled."
    )


def _blocks(equations: Equations, m: Mechanics) -> list[ca.SX]:
    """M, F, A, gamma and B over all speeds, and q'; all principles of d'Alembert's family give these rates."""
    blocks = blocks_over_all_speeds(equations, m, Lagrange() if equations.mechanism.lagrangians else Kane())
    F = blocks.F if blocks.C is None else blocks.F + blocks.C
    return [m.now(ca.densify(ca.SX(x))) for x in (blocks.M, F, blocks.A, blocks.gamma, blocks.B, m.qdot)]


def _at(equations: Equations, m: Mechanics, p: np.ndarray, count: int) -> tuple[np.ndarray, ...] | None:
    """q, u, q', u' and t at states on the constraints, or None where too few were found."""
    sizes = [m.q.numel(), m.u.numel(), 1]
    points = list(random_points(sizes, 3 * count, seed=5))
    signs = random_directions(m.q.numel() + m.u.numel(), seed=3)
    turned = [np.sign(next(signs)) for _ in points]
    q = np.array([2.0 * point[0] * s[: m.q.numel()] for point, s in zip(points, turned, strict=True)])
    for group in unit_sets(equations.mechanism):
        columns = [equations.coordinates.index(c) for c in group]
        q[:, columns] /= np.linalg.norm(q[:, columns], axis=1, keepdims=True)
    u = np.array([point[1] * s[m.q.numel() :] for point, s in zip(points, turned, strict=True)])
    t = np.array([point[2] for point in points])
    position = [row.position for row in m.rows if row.position is not None]
    velocity = [row.velocity for row in m.rows if row.velocity is not None]
    with np.errstate(all="ignore"):
        q = _met(m, ca.vertcat(*position, *m.norms), m.q, q, (None, u, t, p))
        u = _met(m, ca.vertcat(*velocity), m.u, u, (q, None, t, p))
        values = _evaluated(m, _blocks(equations, m), q, u, t, p)
        good = np.isfinite(q).all(axis=1) & np.isfinite(u).all(axis=1)
        for x in values:
            good &= np.isfinite(x).reshape(len(q), -1).all(axis=1)
    if good.sum() < count:
        return None
    rest = np.flatnonzero(good)[:count]
    M, F, A, gamma, B, qdot = (x[rest] for x in values)
    return q[rest], u[rest], qdot[:, :, 0], _rates(M, F, A, gamma, B), t[rest, 0]


def _rates(M: np.ndarray, F: np.ndarray, A: np.ndarray, gamma: np.ndarray, B: np.ndarray) -> np.ndarray:
    """u' of the saddle system; rows that repeat each other share their multipliers."""
    n, rows = M.shape[1], A.shape[1]
    zero = np.zeros((len(M), rows, rows))
    saddle = np.concatenate([np.concatenate([M, -B], axis=2), np.concatenate([A, zero], axis=2)], axis=1)
    right = np.concatenate([F, -gamma], axis=1)
    return np.asarray((np.linalg.pinv(saddle, rcond=RANK.pivot) @ right)[:, :n, 0])


def _met(m: Mechanics, rows: ca.SX, z: ca.SX, start: np.ndarray, others: tuple[Any, ...]) -> np.ndarray:
    """Newton's steps of q or u towards rows, at all states together; nan where they do not arrive."""
    found = start.copy()
    if not rows.numel():
        return found
    left = np.full(len(found), np.inf)
    for _ in range(NEWTON.steps):
        q, u, t, p = (found if x is None else x for x in others)
        c, J = _evaluated(m, [ca.densify(rows), ca.densify(ca.jacobian(rows, z))], q, u, t, p)
        bad = ~np.isfinite(c).all(axis=(1, 2)) | ~np.isfinite(J).all(axis=(1, 2))
        c[bad], J[bad] = np.nan_to_num(c[bad]), 0.0
        left = np.where(bad, np.inf, np.abs(c).max(axis=(1, 2)))
        step = (np.linalg.pinv(J, rcond=RANK.fitted) @ c)[:, :, 0]
        found = found - step / np.maximum(1.0, np.abs(step).max(axis=1, keepdims=True))
        if left.max() < NEWTON.consistent or np.isinf(left).all():
            break  # the last step was to rounding
    found[~(left < NEWTON.consistent)] = np.nan
    return found


def _evaluated(
    m: Mechanics, values: list[ca.SX], q: np.ndarray, u: np.ndarray, t: np.ndarray, p: np.ndarray
) -> list[np.ndarray]:
    """Matrices of the graph at many states: (states, rows, columns) each."""
    count = len(q)
    extra = np.zeros(m.p.numel() - len(p))
    evaluate = ca.Function("motions", [m.q, m.u, m.t, m.p], values)
    columns = [q.T, u.T, t.reshape(1, -1), np.repeat(np.concatenate([p, extra])[:, None], count, axis=1)]
    found = evaluate.map(count)(*columns)
    found = found if isinstance(found, tuple) else (found,)
    return [
        np.array(x, float).reshape(v.shape[0], count, v.shape[1]).transpose(1, 0, 2)
        for x, v in zip(found, values, strict=True)
    ]


def _dependence(equations: Equations, m: Mechanics) -> tuple[bool, ...]:
    """Of which coordinates anything in the equations depends."""
    values = ca.vertcat(*[ca.vec(x) for x in (*_blocks(equations, m), m.G)])
    return tuple(bool(x) for x in ca.which_depends(values, m.q, 1, False))
