"""The smallest completion of what is known that satisfies rows, the nearest state that does, and the refusal of others.

With z the unknown entries, W a diagonal weight and c(z) = 0 the rows, each step takes the smallest z that satisfies the
linearised rows, z = W^-1 J^T (J W^-1 J^T)^+ (J z - c); Newton steps then bring the rows to rounding.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np

from appell.algebra.newton import Rows, onto_rows, row_lengths, shortest_step, whole
from appell.algebra.sampling import random_directions
from appell.errors import InconsistentState
from appell.numbers import NEWTON, ZERO


@dataclass(frozen=True)
class Level:
    """The rows of one level: their names, values and Jacobian by q or u, and what is known of these.

    ``weigh``: the weights of the entries, made when something is unknown. ``home``: where the search begins.
    ``accepts``: whether a state that satisfies the rows is one that is meant, ``objection``: why it is not;
    ``undefined``: why rows may have no value, by their names; ``implied``: entries that follow from the others;
    ``kinds``: the unit of each entry, or what stands for it, made when it is needed.
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
    kinds: Callable[[], Sequence[object]] | None = None

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
            if best is None or size(level, z) < size(level, best) * (1 - ZERO.expressions):
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
    for _ in range(NEWTON.batch_steps):
        c, J = level.evaluate(z)
        if not c.size or not (np.isfinite(c).all() and np.isfinite(J).all()):
            return z
        # the smallest z on the linearised rows: the shortest step from z = 0, where they are c - J z
        there = shortest_step(c - J[:, free] @ z[free], J[:, free], root)
        step, z[free] = there - z[free], there
        if np.linalg.norm(step / root) <= NEWTON.settled * np.linalg.norm(there / root):
            break
    return onto_rows(
        level.evaluate, z, NEWTON.batch_steps, free=free, root=root, arrived=lambda c, *_: not c.any(), parts=whole
    )


def residuals(level: Level, z: np.ndarray) -> np.ndarray:
    """|c| relative to the size of what enters each row: of every entry its own, where that does not do the largest of
    its unit, since what is zero beside others (a velocity across a wheel) is rounded as they are.
    """
    c, J = level.evaluate(z)
    found = relative(c, J, z)
    if level.kinds is None or not np.isfinite(found).all() or (found <= NEWTON.consistent).all():
        return found
    kinds, sizes = level.kinds(), np.abs(z)
    largest = [max(size for kind, size in zip(kinds, sizes, strict=True) if kind == own) for own in kinds]
    return relative(c, J, np.array(largest))


def relative(c: np.ndarray, J: np.ndarray, z: np.ndarray) -> np.ndarray:
    """|c| / (|J| |z|), entries of z at least of size ``NEWTON.rest``."""
    size = np.abs(J) @ np.maximum(np.abs(z), NEWTON.rest)
    with np.errstate(over="ignore"):
        return np.asarray(np.abs(c) / np.where(c == 0.0, 1.0, np.maximum(size, np.finfo(float).tiny)))


def satisfied(level: Level, z: np.ndarray) -> bool:
    """Whether every row of a level holds, at a state that is meant."""
    if not level.names:
        return level.accepts(z)
    left = residuals(level, z)
    return bool(np.isfinite(left).all() and (left <= NEWTON.consistent).all() and level.accepts(z))


def size(level: Level, z: np.ndarray) -> float:
    """The square of the weighted norm."""
    return float((level.weights * z**2).sum())


def _refusal(model: str, level: Level, given: np.ndarray, free: np.ndarray, words: str) -> InconsistentState:
    """What is violated, by how much, and the nearest state that would do."""
    # Least squares in one unit: with every row divided by its length in the weights where the search begins
    lengths = np.nan_to_num(row_lengths(level.evaluate(given)[1] / np.sqrt(level.weights)), nan=1.0, posinf=1.0)

    def in_one_unit(z: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        c, J = level.evaluate(z)
        return c / lengths, J / lengths[:, None]

    stuck = smallest(replace(level, evaluate=in_one_unit), given, free)
    left = residuals(level, stuck)
    broken = [i for i, r in enumerate(left) if not r <= NEWTON.consistent]
    if not broken:
        return InconsistentState(f"a start of '{model}' satisfies the constraints, but {level.objection(stuck)}.")
    # Of rows that are violated by as much, to rounding, the first is named.
    sizes = np.where(np.isfinite(left), left, np.inf)
    worst = next(i for i in broken if sizes[i] >= sizes.max() * (1 - NEWTON.consistent))
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
    z = onto_rows(level.evaluate, given, NEWTON.batch_steps, root=1 / np.sqrt(level.weights))
    z = np.where(np.abs(z) <= np.finfo(float).eps * np.abs(given).max(initial=0.0), 0.0, z)  # what is left of a zero
    return z if satisfied(level, z) else None


def _quoted(names: Sequence[str]) -> str:
    return " and ".join(f"'{name}'" for name in names)
