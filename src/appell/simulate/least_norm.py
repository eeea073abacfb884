"""The smallest completion of what is known that satisfies rows, the nearest state that does, and the refusal of others.

With z the unknown entries, W a diagonal weight and c(z) = 0 the rows, each step takes the smallest z that satisfies the
linearised rows, z = W^-1 J^T (J W^-1 J^T)^+ (J z - c); Newton steps then bring the rows to rounding.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from appell.algebra.sampling import random_directions
from appell.errors import InconsistentState
from appell.numbers import RANK

Rows = Callable[[np.ndarray], tuple[np.ndarray, np.ndarray]]
"""The values of rows at a point, and their Jacobian."""

CONSISTENT = 1e-9
"""Residuals up to this, relative to the size of what enters a row, count as satisfied in a start."""

SAME = 1e-6
"""Two completions that differ by less are one."""


@dataclass(frozen=True)
class Level:
    """The rows of one level: their names, values and Jacobian by q or u, and what is known of these.

    ``weigh``: the weights of the entries, made when something is unknown. ``home``: where the search begins.
    ``accepts``: whether a state that satisfies the rows is one that is meant, ``objection``: why it is not;
    ``undefined``: why rows may have no value, by their names; ``implied``: entries that follow from the others.
    """

    names: tuple[str, ...]
    evaluate: Rows
    known: dict[int, float]
    size: int
    weigh: Callable[[], np.ndarray]
    variables: tuple[str, ...]
    home: np.ndarray | None = None
    accepts: Callable[[np.ndarray], bool] = lambda _: True
    objection: Callable[[np.ndarray], str] = lambda _: "it is not the one that is meant"
    undefined: Mapping[str, str] = field(default_factory=dict)
    implied: frozenset[int] = frozenset()

    @property
    def given(self) -> np.ndarray:
        """What is known, the rest where the search begins."""
        z = np.zeros(self.size) if self.home is None else self.home.copy()
        for i, value in self.known.items():
            z[i] = value
        return z

    @cached_property
    def weights(self) -> np.ndarray:
        """The weight of each entry."""
        return self.weigh()


def complete(model: str, level: Level, words: str) -> np.ndarray:
    """The smallest completion from zero; from other starts where zero is a singular one (a cone's tip)."""
    free = np.array([i for i in range(level.size) if i not in level.known], int)
    given = level.given
    best: np.ndarray | None = None
    for trial in range(9):
        start = given.copy()
        if trial:
            start[free] = _trial(trial, free.size, max(1.0, float(np.abs(given).max(initial=0.0))))
        z = smallest(level, start, free)
        if satisfied(level, z):
            if trial == 0:
                return z
            if best is None or size(level, z) < size(level, best) * (1 - 1e-9):
                best = z
        elif trial == 0 and free.size == 0:
            break
    if best is not None:
        return best
    raise _refusal(model, level, given, free, words)


def complete_or_move(model: str, level: Level, words: str) -> np.ndarray:
    """What is known is kept where it can be; else the nearest state is taken."""
    try:
        return complete(model, level, words)
    except InconsistentState:
        nearest = _nearest(level, level.given)
        if nearest is None:
            raise
        return nearest


def _trial(number: int, size: int, scale: float) -> np.ndarray:
    if number == 1:
        return np.full(size, scale)
    return scale * next(random_directions(size, seed=number))


def smallest(level: Level, z: np.ndarray, free: np.ndarray) -> np.ndarray:
    """Least-norm steps until they settle, then Newton steps until the rows no longer improve."""
    if not free.size or not level.names:
        return z
    z = z.copy()
    root = 1 / np.sqrt(level.weights[free])
    for _ in range(60):
        c, J = level.evaluate(z)
        if not c.size or not np.isfinite(c).all():
            return z
        J_w = J[:, free] * root
        step = root * (np.linalg.pinv(J_w, rcond=RANK.newton) @ (J[:, free] @ z[free] - c)) - z[free]
        z[free] += step
        if np.abs(step).max() <= 1e-14 * (1 + np.abs(z).max()):
            break
    for _ in range(30):
        c, J = level.evaluate(z)
        if not np.isfinite(c).all() or (np.abs(c) <= 1e-17 * np.maximum(1.0, np.abs(J) @ np.abs(z))).all():
            return z  # nothing to improve, or nothing to improve with
        trial = z.copy()
        trial[free] -= root * (np.linalg.pinv(J[:, free] * root, rcond=RANK.newton) @ c)
        if not np.abs(level.evaluate(trial)[0]).max() < np.abs(c).max():
            break
        z = trial
    return z


def residuals(level: Level, z: np.ndarray) -> np.ndarray:
    """|c| relative to the size of what enters each row."""
    c, J = level.evaluate(z)
    return np.abs(c) / np.maximum(1.0, np.abs(J) @ np.abs(z))


def satisfied(level: Level, z: np.ndarray) -> bool:
    """Whether every row of a level holds, at a state that is meant."""
    if not level.names:
        return level.accepts(z)
    left = residuals(level, z)
    return bool(np.isfinite(left).all() and (left <= CONSISTENT).all() and level.accepts(z))


def size(level: Level, z: np.ndarray) -> float:
    """The square of the weighted norm."""
    return float((level.weights * z**2).sum())


def _refusal(model: str, level: Level, given: np.ndarray, free: np.ndarray, words: str) -> InconsistentState:
    """What is violated, by how much, and the nearest state that would do."""
    stuck = smallest(level, given, free)
    left = residuals(level, stuck)
    broken = [i for i, r in enumerate(left) if not r <= CONSISTENT]
    if not broken:
        return InconsistentState(f"a start of '{model}' satisfies the constraints, but {level.objection(stuck)}.")
    worst = max(broken, key=lambda i: left[i] if np.isfinite(left[i]) else np.inf)
    named = sorted({level.names[i] for i in broken})
    value = level.evaluate(stuck)[0][worst]
    if not np.isfinite(value):
        name = level.names[worst]
        why = level.undefined.get(name, "its expression is not defined there: begin elsewhere")
        return InconsistentState(f"the constraint '{name}' has no value at the start: {why}.")
    nearest = _nearest(level, given)
    text = (
        f"the {words} given contradict the constraint{'s' if len(named) > 1 else ''} {_quoted(named)}: "
        f"the residual of '{level.names[worst]}' is {value:.6g}"
    )
    if nearest is None:
        return InconsistentState(
            f"{text}, and no state near it satisfies {'them together' if len(named) > 1 else 'it'}."
        )
    near = ", ".join(f"{name} = {z:.12g}" for name, z in zip(level.variables, nearest, strict=True))
    return InconsistentState(f"{text}; the nearest state that satisfies the constraints of '{model}' has {near}.")


def _nearest(level: Level, given: np.ndarray) -> np.ndarray | None:
    """The closest point, in the weights, at which every row of the level holds."""
    z, root = given.copy(), 1 / np.sqrt(level.weights)
    for _ in range(60):
        c, J = level.evaluate(z)
        if not np.isfinite(c).all():
            return None
        z = z - root * (np.linalg.pinv(J * root, rcond=RANK.newton) @ c)
    z = np.where(np.abs(z) <= np.finfo(float).eps * np.abs(given).max(initial=0.0), 0.0, z)  # what is left of a zero
    return z if satisfied(level, z) else None


def _quoted(names: Sequence[str]) -> str:
    return " and ".join(f"'{name}'" for name in names)
