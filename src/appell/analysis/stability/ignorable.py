"""Independent states for a steady motion, and which coordinates are ignorable.

A coordinate is ignorable where the rates of the other independent states do not depend on it. That hangs on the choice
of these states: the velocity of a turning wheel along a fixed axis varies with its heading, its spin does not. So every
choice of independent speeds is tried, and the one with most ignorable coordinates taken.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from appell.algebra.newton import onto_rows
from appell.algebra.rank import null_space
from appell.algebra.sampling import random_directions
from appell.analysis.stability.first_order import FirstOrder
from appell.analysis.stability.tangent import tangent
from appell.errors import SingularSystem
from appell.model import name_of
from appell.numbers import EXACT, RANK, ZERO


@dataclass(frozen=True)
class Split:
    """Positions of the independent states, and of those among them that are ignorable or stay constant."""

    independent: tuple[int, ...]
    ignorable: tuple[int, ...]

    @property
    def constant(self) -> list[int]:
        return [i for i in self.independent if i not in self.ignorable]


@dataclass(frozen=True)
class LinearMotion:
    """dx'/dx, or dx(T)/dx0 - 1 of a turn, and the null space of the relations at a state."""

    J: np.ndarray
    null: np.ndarray

    def matrix(self, chosen: Sequence[int]) -> np.ndarray | None:
        """dy' = A dy in these states; None where they do not determine the others."""
        square = self.null[list(chosen)]
        if (
            square.shape[0] != square.shape[1]
            or np.linalg.svd(square, compute_uv=False).min(initial=1.0) < ZERO.expressions
        ):
            return None
        return np.asarray((self.J @ self.null)[list(chosen)] @ np.linalg.inv(square))


def split_states(
    system: FirstOrder, x: np.ndarray, p: np.ndarray, chosen: Sequence[int], given: Sequence[str]
) -> Split:
    """The choice with most ignorable coordinates; among equals what was given, then what varies most."""
    speeds = [name_of(u) for u in system.equations.speeds]
    preferred = [system.names.index(n) for n in given if n in system.names]
    preferred += [system.coordinates + speeds.index(n) for n in given if n in speeds and n not in system.names]
    nearby = _nearby(system, x, p)
    if chosen:
        return _split(nearby, chosen, system.coordinates, ZERO.expressions)
    C = system.relations(x, p, 0.0)[1]
    usual, _ = tangent(system, C, (), preferred)
    return best_split(nearby, null_space(C), usual, system.coordinates, preferred)


def best_split(
    motions: Sequence[LinearMotion],
    null: np.ndarray,
    usual: Sequence[int],
    coordinates: int,
    preferred: Sequence[int] = (),
    tolerance: float = ZERO.expressions,
) -> Split:
    """The same of linear motions, of which ``usual`` is one choice; ``null``: what the relations leave free."""
    best, best_score = _split(motions, usual, coordinates, tolerance), (-1, -1, -1.0)
    for choice in _choices(len(null), usual, coordinates):
        vary = float(np.linalg.svd(null[choice], compute_uv=False).min(initial=1.0))
        if vary < RANK.usable:
            continue
        found = _split(motions, choice, coordinates, tolerance)
        score = (len(found.ignorable), len(set(preferred) & set(choice)), vary)
        if score > best_score:
            best, best_score = found, score
    return best


def _choices(states: int, usual: Sequence[int], coordinates: int) -> Iterator[list[int]]:
    """The same coordinates with every choice of as many of the other states."""
    kept = [i for i in usual if i < coordinates]
    others, count = range(coordinates, states), len(usual) - len(kept)
    if math.comb(len(others), count) > EXACT.combinations:
        return
    for rest in combinations(others, count):
        yield [*kept, *rest]


def _nearby(system: FirstOrder, x: np.ndarray, p: np.ndarray) -> list[LinearMotion]:
    """States around x on the relations, at which dependence is looked for."""
    found: list[LinearMotion] = []
    null = null_space(system.relations(x, p, 0.0)[1])
    for reach, direction in zip((0.3, 0.1, 0.03), random_directions(null.shape[1], seed=2), strict=False):
        beside = x + reach * (1 + np.abs(x).max()) * null @ direction
        beside = onto_rows(lambda x: system.relations(x, p, 0.0), beside, 20, cutoff=RANK.reached)
        c, C = system.relations(beside, p, 0.0)
        if np.isfinite(beside).all() and np.abs(c).max(initial=0.0) < ZERO.thousands:
            try:
                found.append(LinearMotion(system.motion(beside, p, 0.0)[1], null_space(C)))
            except SingularSystem:
                continue  # the motion is not defined there: look elsewhere
    return found


def _split(motions: Sequence[LinearMotion], chosen: Sequence[int], coordinates: int, tolerance: float) -> Split:
    """The largest set of coordinates on which the rates of no other independent state depend."""
    depends = np.zeros((len(chosen), len(chosen)), bool)
    for motion in motions:
        A = motion.matrix(chosen)
        if A is not None:
            depends |= np.abs(A) > tolerance * max(1.0, np.abs(A).max(initial=0.0))
    ignorable = {k for k, i in enumerate(chosen) if i < coordinates}
    while True:
        used = {k for k in ignorable if any(depends[j, k] for j in range(len(chosen)) if j not in ignorable)}
        if not used:
            return Split(tuple(chosen), tuple(chosen[k] for k in sorted(ignorable)))
        ignorable -= used
