"""The multipliers of a minimum on another mesh: with them Ipopt goes on where it ended.

Those of collocation are b_i p(t_i) with the costates p, those of the ends of intervals p itself; what holds at a Gauss
point or at the end of an interval h long has h b_i or h times a function of time. Each of these functions is taken as
linear between the instants at which it is known.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from appell.planning.mesh_solution import MeshSolution, PlannedMotion
from appell.planning.problem import PlanProblem

Rows: TypeAlias = tuple[tuple[int, ...], ...]
"""Of each phase the rows of c that do not repeat others."""


@dataclass(frozen=True)
class _Columns:
    """So many columns of each interval, at its Gauss points or at its end, in proportion to its length or not."""

    count: int
    at_stages: bool
    by_length: bool

    def width(self, mesh: MeshSolution) -> int:
        """Of one interval."""
        return self.count * (mesh.scheme.stages if self.at_stages else 1)

    def weights(self, mesh: MeshSolution) -> np.ndarray:
        """Of all instants."""
        h = np.diff(mesh.breaks) if self.by_length else np.ones(len(mesh.states))
        return np.outer(h, mesh.scheme.weights).ravel() if self.at_stages else h

    def on(self, table: np.ndarray, old: MeshSolution, new: MeshSolution) -> np.ndarray:
        """The columns (intervals, width) of another mesh."""
        density = table.reshape(-1, self.count) / self.weights(old)[:, None] if self.count else table.reshape(0, 0).T
        t0, t1 = (each.stage_times.ravel() if self.at_stages else each.breaks[1:] for each in (old, new))
        found = np.zeros((t1.size, self.count))
        for k, column in enumerate(density.T):
            found[:, k] = np.interp(t1, t0, column) * self.weights(new)
        return found.reshape(len(new.states), self.width(new))


def multipliers_on(
    guess: PlannedMotion,
    motion: PlannedMotion,
    duals: tuple[np.ndarray, np.ndarray],
    problem: PlanProblem,
    rows: Rows,
    starts: int,
) -> list[np.ndarray]:
    """Those of bounds and of conditions in the program of ``guess``; ``starts``: conditions at a free start."""
    nx, nu = len(problem.states), len(problem.inputs)
    found = []
    for values, is_bound in zip(duals, (True, False), strict=True):
        first = (nx if is_bound else starts) if problem.has_free_start else 0
        parts = [values[:first]]
        for number, (phase, old, new) in enumerate(zip(problem.phases, motion.phases, guess.phases, strict=True)):
            ends = _Columns(len(rows[number]), False, True)
            if is_bound:
                tables = [[_Columns(nx, True, True), _Columns(nu, True, True), _Columns(nx, False, True), ends]]
                behind = int(phase.has_free_duration)
            else:
                tables = [[_Columns(nx, True, False), _Columns(nx, False, False), ends]]
                tables.append([_Columns(len(phase.path.names), True, True)])
                behind = len(phase.end.names)
            for columns in tables:
                widths = [each.width(old) for each in columns]
                size = len(old.states) * sum(widths)
                pieces = (
                    np.split(values[first : first + size].reshape(len(old.states), -1), np.cumsum(widths)[:-1], axis=1)
                    if size
                    else []
                )
                carried = (
                    [each.on(piece, old, new) for each, piece in zip(columns, pieces, strict=True)] if size else []
                )
                parts += [np.concatenate(carried, axis=1).ravel()] if size else []
                first += size
            parts.append(values[first : first + behind])
            first += behind
        found.append(np.concatenate([*parts, values[first:]]))
    return found
