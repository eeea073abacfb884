"""The line on which a particle with one coordinate moves, drawn over the range of its motion and some more."""

from __future__ import annotations

import casadi as ca
import numpy as np

from appell.view.scene.sampled import Sampled
from appell.view.style import SCENE


def way_of(s: Sampled, node: int, places: np.ndarray | None) -> np.ndarray | None:
    """The corners of the line, (n, 3); None for a node that two coordinates or the time move.

    ``places``: where it has been, (time, 3).
    """
    m = s.m
    position = ca.densify(s.sources[node].position(m))
    free = [i for i in range(m.q.numel()) if ca.depends_on(position, m.q[i])]
    if len(free) != 1 or ca.depends_on(m.now(position), m.t) or ca.depends_on(position, m.u):
        return None
    t, q, p = s.states[0]
    at = ca.Function("way", [m.t, m.q, m.p], [m.now(position)])
    size = 1.0 if places is None else float(np.ptp(places, axis=0).max()) or 1.0
    columns = np.tile(q[:, None], (1, 4001))
    columns[free[0]] = np.linspace(-1.0, 1.0, 4001) * max(
        np.pi, 1.5 * size + np.abs(places).max(initial=0.0) if places is not None else np.pi
    )
    line = np.array(at(np.tile(t, (1, 4001)), columns, np.tile(p[:, None], (1, 4001))), float).T
    if places is None:
        return line[:: 4000 // (SCENE.path - 1)]
    low, high = places.min(axis=0) - 0.15 * size, places.max(axis=0) + 0.15 * size
    inside = np.flatnonzero(((line >= low) & (line <= high)).all(axis=1))
    if len(inside) < 2:
        return None
    line = line[inside[0] : inside[-1] + 1]
    return line[:: max(1, len(line) // SCENE.path)]
