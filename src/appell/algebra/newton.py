"""Newton's method onto rows c(z) = 0: the one way by which a state is brought to satisfy constraints in Python.

With J = dc/dz and W a diagonal weight of the entries (their inertia),

    step = -W^-1/2 (J W^-1/2)^+ c

is the shortest in W that satisfies the linearised rows; singular values below ``cutoff`` of the largest are left out,
so that rows may repeat each other. A unit of an entry falls out with its weight: sqrt(W) z has one unit. Rows are not
brought to length one: away from a solution more rows than unknowns contradict each other, and one that hardly depends
on the unknowns would lead far away. The steppers project by the same algebra in C (project.c), in the metric of M.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from appell.numbers import RANK

Rows = Callable[[np.ndarray], tuple[np.ndarray, np.ndarray]]
"""The values of rows at a point, and their Jacobian."""

Arrived = Callable[[np.ndarray, np.ndarray, np.ndarray], bool]
"""Whether (c, J, z) is where a search may end."""

Whole = (1.0,)


def shortest_step(
    c: np.ndarray, J: np.ndarray, root: np.ndarray | float = 1.0, cutoff: float = RANK.newton
) -> np.ndarray:
    """Returns the shortest step to where the linearised rows hold; ``root``: 1/sqrt(weight) of every entry."""
    return -root * (np.linalg.pinv(J * root, rcond=cutoff) @ c)


def onto_rows(
    rows: Rows,
    z: np.ndarray,
    steps: int,
    *,
    free: Sequence[int] | np.ndarray | slice = slice(None),
    root: np.ndarray | float = 1.0,
    cutoff: float = RANK.newton,
    reach: np.ndarray | float = np.inf,
    arrived: Arrived | None = None,
    parts: Callable[[np.ndarray], Sequence[float]] | None = None,
    move: Callable[[np.ndarray, np.ndarray], np.ndarray] | None = None,
) -> np.ndarray:
    """Returns where at most ``steps`` steps from z lead; where rows have no value it ends.

    Parameters
    ----------
    rows, z, steps
        The rows, where to begin, and the most steps.
    free
        The entries that move.
    root, cutoff
        As for :func:`shortest_step`; ``root`` of the free entries.
    reach
        No entry moves by more than this in one step: the step is shortened.
    arrived
        Whether (c, J, z) is where the search may end.
    parts
        Parts of a step that are tried in turn, as a function of c, until one makes the rows smaller; where none does,
        it ends. By default whole steps are taken whatever they do.
    move
        What a step makes of z, where its directions are not entries of z.
    """
    z = np.array(z, float)
    c, J = rows(z)
    for _ in range(steps):
        if not c.size or not (np.isfinite(c).all() and np.isfinite(J).all()):
            break
        if arrived is not None and arrived(c, J, z):
            break
        step = shortest_step(c, J[:, free], root, cutoff)
        longest = float(np.abs(step / reach).max(initial=0.0))
        step, lengths = step / max(1.0, longest), row_lengths(J[:, free] * root)
        for part in Whole if parts is None else parts(c):
            trial = _moved(z, free, part * step, move)
            values = rows(trial)
            if parts is None or np.linalg.norm(values[0] / lengths) < np.linalg.norm(c / lengths):
                z, (c, J) = trial, values
                break
        else:
            break  # at rounding, or stuck
    return z


def whole(_: np.ndarray) -> Sequence[float]:
    """Returns the parts of a step that is taken while it makes the rows smaller."""
    return Whole


def row_lengths(J: np.ndarray) -> np.ndarray:
    """Returns the lengths of rows, by which residuals in different units are compared; 1 where there is none."""
    lengths = np.linalg.norm(J, axis=1)
    return np.where(lengths > 0.0, lengths, 1.0)


def _moved(
    z: np.ndarray,
    free: Sequence[int] | np.ndarray | slice,
    step: np.ndarray,
    move: Callable[[np.ndarray, np.ndarray], np.ndarray] | None,
) -> np.ndarray:
    if move is not None:
        return move(z, step)
    trial = z.copy()
    trial[free] += step
    return trial
