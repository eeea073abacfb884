"""Is the set of velocities that satisfy a row flat? Decided by its curvature at random zeros, with numbers.

At velocities u* with F(u*) = 0 and dF/du not zero, F = 0 is a surface with the second fundamental form

    T^T (d2F/du2) T / |dF/du| ,        (dF/du) T = 0 ,

T within what the linear rows leave. Where it vanishes at every zero that is met the row holds linear pieces only; where
it does not at one of them the row is nonlinear by nature (Roithmayr and Hodges 2010, section 5; 000).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from itertools import product

import casadi as ca
import numpy as np

from appell.algebra.rank import null_space
from appell.algebra.sampling import random_directions
from appell.analysis.classification.configurations import Configuration
from appell.analysis.classification.velocity_rows import GraphRows, VelocityRow
from appell.numbers import DRAW, NEWTON, RANK, ZERO

SIZES = (2.0, 0.02, 200.0)
"""Of these velocities: zeros of one row may lie at several, and speeds have any unit."""


class ZeroSetShape(Enum):
    """What the zeros of a row look like."""

    FLAT = "flat"
    CURVED = "curved"
    UNKNOWN = "no regular zero was met"


def shape_of_zeros(
    rows: GraphRows, row: VelocityRow, linear: Sequence[VelocityRow], places: Sequence[Configuration]
) -> ZeroSetShape:
    """Whether F = 0 beside the linear rows is flat at random zeros; ``CURVED`` as soon as one is not."""
    m = rows.mechanics
    F = ca.densify(ca.SX(row.velocity))
    stack = ca.vertcat(F, *[ca.densify(r.B @ m.u + r.b) for r in linear])
    parts = [stack, ca.densify(ca.jacobian(stack, m.u)), ca.densify(ca.hessian(F, m.u)[0])]
    evaluate = ca.Function("zeros", [m.u, *rows.configuration], parts)
    directions, found = random_directions(m.u.numel(), seed=6), ZeroSetShape.UNKNOWN
    for place in places:
        values = [np.array([float(v) for v in part]) for part in place.values]
        for size, _ in product(SIZES, range(DRAW.starts)):
            bend = _bend_at_zero(evaluate, size * next(directions), values, size)
            if bend is not None and bend > ZERO.written:
                return ZeroSetShape.CURVED
            found = found if bend is None else ZeroSetShape.FLAT
    return found


def _bend_at_zero(evaluate: ca.Function, u: np.ndarray, place: Sequence[np.ndarray], least: float) -> float | None:
    """Curvature times speed at the zero that Newton's method meets from u; None where it meets none that is regular.

    Speeds count as of size ``least`` where they are smaller.
    """
    for _ in range(60):
        value, J, H = (part.full() for part in evaluate(u, *place))
        if not (np.isfinite(value).all() and np.isfinite(J).all() and np.isfinite(H).all()):
            return None
        slope = float(np.linalg.norm(J[0]))
        size = least + float(np.linalg.norm(u))
        if slope <= ZERO.seen * size * np.abs(H).max(initial=0.0):
            return None
        if np.abs(value).max() <= NEWTON.arrived * size * np.linalg.norm(J):
            T = null_space(J, RANK.reached)
            return float(np.abs(T.T @ H @ T).max(initial=0.0)) * size / slope
        step = np.linalg.pinv(J, rcond=RANK.reached) @ value.ravel()
        u = u - step * min(1.0, size / max(float(np.linalg.norm(step)), ZERO.nothing))
    return None
