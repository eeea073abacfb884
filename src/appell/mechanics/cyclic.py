"""Which coordinates stand neither in the rows nor in the reduced energy, and whether the rows can be solved for them.

Chaplygin's conditions, decided by numbers at random states and in either algebra.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from appell.algebra import Matrix
from appell.algebra.rank import least_norm, rank
from appell.algebra.sampling import random_choices, random_points
from appell.mechanics.embed import row_values
from appell.mechanics.mechanics import Mechanics
from appell.mechanics.sampling import independent_rows
from appell.numbers import DRAW, ZERO


@dataclass(frozen=True)
class CyclicCoordinates:
    """The coordinates that can be eliminated after Chaplygin.

    ``rows``: those of the constraints that do not repeat others. ``coordinates``: those that stand in neither these
    rows nor T where the rows hold (a coordinate that is not in the rows is not in N, so that it is in T~ only if it is
    in T there); ``speeds``: their rates. ``in_energy``: those that T alone holds.
    """

    rows: tuple[int, ...]
    coordinates: tuple[int, ...]
    speeds: tuple[int, ...]
    in_energy: tuple[int, ...]
    samples: tuple[np.ndarray, ...]

    def unsolved(self) -> int | None:
        """The first row that cannot be solved for the cyclic coordinates together with those before it."""
        for i, row in enumerate(self.rows):
            if all(rank(a[list(self.rows[: i + 1])][:, list(self.speeds)]) <= i for a in self.samples):
                return row
        return None


def cyclic_coordinates(m: Mechanics) -> CyclicCoordinates:
    """The cyclic coordinates of a model whose speeds are rates of coordinates."""
    algebra, nq = m.algebra, m.q.shape[0]
    A = algebra.jacobian(row_values(m), m.u)
    entries = algebra.column([A[i, j] for i in range(A.shape[0]) for j in range(A.shape[1])])
    slopes, gradient = algebra.jacobian(entries, m.q), algebra.jacobian(algebra.column([m.motion_energy]), m.q)
    rows, energy, samples = np.zeros(nq), np.zeros(nq), []
    for q, u, t, p in _points(m):
        a = _numbers(m, A, q, u, t, p)
        on_rows = u - least_norm(a, a @ u)
        rows = np.maximum(rows, np.abs(_numbers(m, slopes, q, u, t, p)).max(axis=0, initial=0.0))
        energy = np.maximum(energy, np.abs(_numbers(m, gradient, q, on_rows, t, p)).ravel())
        samples.append(a)
    found = tuple(k for k in range(nq) if max(rows[k], energy[k]) <= ZERO.expressions)
    speeds = tuple(j for j in range(m.u.shape[0]) if any(not algebra.is_zero(m.G[k, j]) for k in found))
    in_energy = tuple(k for k in range(nq) if rows[k] <= ZERO.expressions < energy[k])
    return CyclicCoordinates(tuple(independent_rows(samples)), found, speeds, in_energy, tuple(samples))


def eliminated_directions(m: Mechanics, cyclic: CyclicCoordinates, given: Matrix | None) -> Matrix:
    """R with A R = 1 over the rates of the cyclic coordinates, zero for the others: A_c^T (A_c A_c^T)^-1 there.

    ``given``: an R of chosen dependent speeds, which stays where those are rates of cyclic coordinates.
    """
    algebra = m.algebra
    if given is not None and given.shape[1] == len(cyclic.rows):
        others = [given[j, :] for j in range(m.u.shape[0]) if j not in cyclic.speeds]
        if all(algebra.is_zero(row[0, k]) for row in others for k in range(len(cyclic.rows))):
            return given
    A = algebra.jacobian(row_values(m), m.u)[list(cyclic.rows), :]
    A_c = algebra.hstack([A[:, j] for j in cyclic.speeds], rows=A.shape[0])
    solved = algebra.solve_definite(A_c @ A_c.T, A_c).T
    zero, place = algebra.zeros(1, A.shape[0]), {j: k for k, j in enumerate(cyclic.speeds)}
    return algebra.vstack([solved[place[j], :] if j in place else zero for j in range(m.u.shape[0])])


def affine_row(m: Mechanics) -> int | None:
    """The first row that does not vanish at rest, or that holds time."""
    h, zero = row_values(m), np.zeros(m.u.shape[0])
    slope = m.algebra.jacobian(h, m.t)
    for q, u, t, p in _points(m):
        sizes = np.abs(_numbers(m, h, q, zero, t, p).ravel()) + np.abs(_numbers(m, slope, q, u, t, p).ravel())
        for i, size in enumerate(sizes):
            if size > ZERO.expressions:
                return i
    return None


def singular_configuration(m: Mechanics, cyclic: CyclicCoordinates) -> dict[str, float]:
    """A configuration, of zeros and right angles, at which the rows do not reach the cyclic coordinates; or nothing."""
    A = m.algebra.jacobian(row_values(m), m.u)
    _, u, t, p = _points(m)[0]
    nq, rows = m.q.shape[0], list(cyclic.rows)
    for q in (np.zeros(nq), *random_choices((0.0, np.pi / 2, 1.0), nq, DRAW.searched)):
        a = _numbers(m, A, q, u, t, p)[rows]
        if np.isfinite(a).all() and rank(a) == len(rows) > rank(a[:, list(cyclic.speeds)]):
            return dict(zip(m.coordinate_names, map(float, q), strict=True))
    return {}


def _points(m: Mechanics) -> list[list[np.ndarray]]:
    return list(random_points([x.shape[0] for x in (m.q, m.u, m.t, m.p)], DRAW.few))


def _numbers(m: Mechanics, block: Matrix, *point: np.ndarray) -> np.ndarray:
    """A block at a state, in either algebra."""
    algebra = m.algebra
    symbols, values = algebra.vstack([m.q, m.u, m.t, m.p]), algebra.column([float(x) for x in np.concatenate(point)])
    found = algebra.substitute(block, symbols, values)
    rows, columns = block.shape
    return np.array([[float(found[i, j]) for j in range(columns)] for i in range(rows)]).reshape(rows, columns)
