"""Numbers of a model at random states that satisfy its constraints, to decide what no symbol tells quickly."""

from __future__ import annotations

import casadi as ca
import numpy as np

from appell.mechanics.mechanics import Mechanics

SAMPLES = 3
ALIKE = 1e-8
"""What rounding leaves of a zero at a random state, where everything is of size one."""


def sample(m: Mechanics, values: ca.SX) -> list[np.ndarray]:
    """Values at random states and parameters (fixed seed) on which position and velocity rows hold."""
    inputs = [m.q, m.u, m.t, m.p]
    position = ca.vertcat(*[row.position for row in m.rows if row.position is not None], *m.norms)
    velocity = ca.vertcat(*[row.velocity for row in m.rows if row.velocity is not None])
    levels = [(position, m.q, 0), (velocity, m.u, 1)]
    corrections = [
        (place, ca.Function("level", inputs, [ca.densify(rows), ca.densify(ca.jacobian(rows, z))]))
        for rows, z, place in levels
        if rows.numel()
    ]
    evaluate = ca.Function("sample", inputs, [ca.densify(values)])
    generator = np.random.default_rng(11)
    found = []
    for _ in range(SAMPLES):
        point = [generator.uniform(0.4, 1.4, i.shape[0]) for i in inputs]
        for place, level in corrections:
            for _ in range(30):
                c, J = (np.array(x, float) for x in level(*point))
                step = np.linalg.pinv(J) @ c.ravel()
                point[place] = point[place] - step / max(1.0, float(np.abs(step).max(initial=0.0)))  # none runs away
        found.append(np.array(evaluate(*point), float))
    return found


def rank(matrix: np.ndarray) -> int:
    """The rank of a matrix whose rows are taken as of length one."""
    lengths = np.linalg.norm(matrix, axis=1, keepdims=True)
    units = np.where(lengths > ALIKE, matrix / np.maximum(lengths, ALIKE), 0.0)
    return int(np.linalg.matrix_rank(units, tol=ALIKE)) if matrix.size else 0
