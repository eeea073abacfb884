"""Whether two states are one place: by where masses are and how bodies are turned, not by the names of angles."""

from __future__ import annotations

from functools import cached_property

import casadi as ca
import numpy as np

from appell.equations import Equations
from appell.equations.forms import state_graph_of
from appell.numbers import SAME
from appell.simulate.numbers import Numbers


class Places:
    """What tells two states of equations apart; ``implied`` are the coordinates that follow from the others."""

    def __init__(self, equations: Equations, implied: frozenset[int]) -> None:
        self.equations = equations
        self.implied = implied

    @cached_property
    def _norm_groups(self) -> tuple[list[int], ...]:
        """The places of the coordinates of every norm that is a body's own: of a quaternion."""
        m = state_graph_of(self.equations)
        groups = [[i for i in range(m.q.numel()) if ca.depends_on(ca.SX(norm), m.q[i])] for norm in m.norms]
        return tuple(group for group in groups if not self.implied & set(group))

    @cached_property
    def _poses(self) -> tuple[Numbers, frozenset[int]] | None:
        """Where everything is, of (q, t, p), and the places of the coordinates in it."""
        m = state_graph_of(self.equations)
        parts = [ca.vec(ca.SX(pose)) for pose in m.poses]
        if not parts:
            return None
        stacked = ca.densify(ca.vertcat(*parts))
        inside = frozenset(i for i in range(m.q.numel()) if ca.depends_on(stacked, m.q[i]))
        return Numbers(ca.Function("poses", [m.q, m.t, m.p], [m.now(stacked)])), inside

    def told_apart(self, one: np.ndarray, other: np.ndarray, time: float, parameters: np.ndarray) -> np.ndarray:
        """The places of the coordinates in which two states differ; none where every body is at one place in both.

        Whole turns, the sign of a quaternion and what follows from other coordinates tell nothing apart.
        """
        other = other.copy()
        for group in self._norm_groups:
            if np.abs(one[group] + other[group]).max() < np.abs(one[group] - other[group]).max():
                other[group] *= -1
        turns = np.remainder(other - one + np.pi, 2 * np.pi) - np.pi
        differ = np.abs(turns) > SAME.solutions * (1 + np.abs(one))
        differ[list(self.implied)] = False
        if differ.any() and self._poses is not None:
            poses, inside = self._poses
            (here,), (there,) = poses(one, time, parameters), poses(other, time, parameters)
            if np.abs(here - there).max() <= SAME.solutions * (1 + np.abs(here).max()):
                differ[list(inside)] = False
        return np.flatnonzero(differ)
