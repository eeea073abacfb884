"""Dampers that give energy: negative ones, and friction tensors that are not positive.

The force of a dissipation function D is -dD/du, its power -u . dD/du, and C = d2D/du2 its friction tensor. A damper
gives energy where C has a negative eigenvalue and u . dD/du < 0 along its direction. Both are asked: a drag relative to
a belt has a positive C and may drive a mass, a friction that falls with speed has a negative one and takes energy.
"""

from __future__ import annotations

from collections.abc import Iterator

import casadi as ca
import numpy as np

from appell.algebra.sampling import random_directions, random_points
from appell.equations import Equations
from appell.equations.forms import state_graph_of
from appell.equations.joint_graph import dissipations
from appell.numbers import DRAW, RANK


class Dampers:
    """The dampers of equations as functions of numbers."""

    def __init__(self, equations: Equations) -> None:
        m = state_graph_of(equations)
        self._inputs = [m.q, m.u, m.t, m.p]
        self._found: list[tuple[str, list[int], ca.Function]] = []
        for name, dissipation in dissipations(equations).items():
            slope = ca.jacobian(dissipation, m.u)
            places = sorted(set(slope.sparsity().get_triplet()[1]))
            own = ca.vertcat(*[m.u[i] for i in places])
            tensor = ca.densify(ca.jacobian(slope[:, places], own)) if places else ca.SX(0, 0)
            values = [ca.densify(slope[:, places]), tensor]
            self._found.append((name, places, ca.Function("damper", self._inputs, values)))

    def giving(self, parameters: np.ndarray) -> Iterator[str]:
        """The names of those that give energy with these values of the parameters."""
        nq, n, _, size = (part.numel() for part in self._inputs)
        for name, places, function in self._found:
            directions = random_directions(n, seed=9)
            for q, t, p in random_points([nq, 1, size], DRAW.few):
                p[: parameters.size] = parameters
                if _gives(function, places, next(directions), (q, t, p)):
                    yield name
                    break


def _gives(function: ca.Function, places: list[int], u: np.ndarray, at: tuple[np.ndarray, ...]) -> bool:
    """Whether a damper gives energy at some speeds along the least direction of its tensor."""
    q, *rest = at
    _, C = (np.array(part, float) for part in function(q, u, *rest))
    if not places or not np.isfinite(C).all():
        return False
    values, vectors = np.linalg.eigh((C + C.T) / 2)
    if values[0] >= -RANK.threshold * np.abs(values).max():
        return False
    moved = np.zeros_like(u)
    moved[places] = vectors[:, 0]
    slope = np.array(function(q, moved, *rest)[0], float).ravel()
    return bool(slope @ vectors[:, 0] < 0)
