"""Other completions of a start: places that satisfy the rows as well as the one that was taken, and a word about them.

A four-bar of which the crank is given closes in two ways, and the completion takes one of them. Looked for are the
others of the entries that the given ones determine, c(z) = 0 with the rest as it is, by Newton's method from the
mirrored completion and from random starts, the same in every run:

    z <- z - J^+ c,        no step longer than a radian or the size of the mechanism.

What belongs to a continuous family is not looked at: there the smallest completion is a stated choice, not one of
several. The search is a sample: what it finds is another assembly, and one that no start leads to is not found.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from appell.algebra.newton import onto_rows, whole
from appell.algebra.rank import null_space
from appell.algebra.sampling import random_directions
from appell.errors import AppellWarning
from appell.numbers import DRAW, NEWTON, RANK, SAME, TEXT, ZERO
from appell.simulate.least_norm import Level, relative, satisfied, size, smallest

Distinct = Callable[[np.ndarray, np.ndarray], np.ndarray]
"""The places of the entries by which two completions are told apart; none where they are one."""


@dataclass(frozen=True)
class Search:
    """The entries that are looked for again: their places, which of them are angles, and how far starts spread."""

    level: Level
    z: np.ndarray
    places: np.ndarray
    angles: np.ndarray

    @property
    def reach(self) -> np.ndarray:
        """A radian for angles, the size of what was found for the rest."""
        lengths = np.abs(self.z[self.places[~self.angles]])
        longest = float(lengths.max(initial=0.0))
        return np.where(self.angles, 1.0, longest if longest > ZERO.products else 1.0)

    def is_plain(self, other: np.ndarray) -> bool:
        """Whether the completion is where the search began, against the other: nobody means that one."""
        own, far = (float((np.abs(z - self.level.given)[self.places] / self.reach).max()) for z in (self.z, other))
        return own <= SAME.plain * far

    @property
    def count(self) -> int:
        """How many starts: fewer of a large mechanism."""
        return max(DRAW.few, min(DRAW.starts, DRAW.entries // self.places.size))

    def mirrored(self) -> np.ndarray:
        """The mirrored completion, all entries and one by one, and half a turn of each angle."""
        own, n = self.z[self.places], self.places.size
        turned = np.where(self.angles, np.pi, 0.0)
        single = [np.where(np.arange(n) == i, -own + turned * (own == 0), own) for i in range(min(n, self.count))]
        return np.array([-own, turned - own, *single])

    def scattered(self) -> np.ndarray:
        """Starts anywhere: angles all around, the rest within twice the size of what was found."""
        spread = np.where(self.angles, np.pi, 2 * self.reach)
        directions = random_directions(self.places.size, seed=11)
        return np.array([spread * next(directions) for _ in range(self.count)])

    def solutions(self, starts: np.ndarray) -> list[np.ndarray]:
        """Where Newton's method ends from these starts, of those that nearly satisfy the rows; each once."""
        found: list[np.ndarray] = []
        for start in starts:
            z = self.z.copy()
            z[self.places] = start
            root = np.broadcast_to(self.reach, self.places.shape)
            end = onto_rows(
                self.level.evaluate,
                z,
                NEWTON.probing_steps,
                free=self.places,
                root=root,
                reach=self.reach,
                arrived=_nearly,
            )
            if _nearly(*self.level.evaluate(end), end) and not any(self._alike(end, o) for o in (self.z, *found)):
                # The same with whole turns taken off, nearest to the completion
                turns = 2 * np.pi * np.round((end - self.z)[self.places] / (2 * np.pi))
                back = end.copy()
                back[self.places] -= np.where(self.angles, turns, 0.0)
                found.append(back)
        # A few Newton steps more, while the rows improve
        return [onto_rows(self.level.evaluate, z, NEWTON.probing_steps, free=self.places, parts=whole) for z in found]

    def _alike(self, one: np.ndarray, other: np.ndarray) -> bool:
        """Whether two nearly are one, but for whole turns."""
        apart = (one - other)[self.places]
        apart = np.where(self.angles, np.remainder(apart + np.pi, 2 * np.pi) - np.pi, apart)
        return bool((np.abs(apart) <= SAME.parted * self.reach).all())


def warn_of_others(
    model: str, level: Level, z: np.ndarray, distinct: Distinct, admits: Callable[[np.ndarray], bool]
) -> None:
    """Say what was taken where other completions of what is known satisfy the rows as well."""
    others = other_completions(level, z, distinct, admits)
    if not others:
        return
    nearest = others[0]
    differ = distinct(z, nearest)
    taken, left = (
        ", ".join(f"{level.variables[i]} = {v[i]:.12g}" for i in differ[: TEXT.named])
        + (" ..." if differ.size > TEXT.named else "")
        for v in (z, nearest)
    )
    more = "" if len(others) == 1 else f" (and {len(others) - 1} more)"
    warnings.warn(
        f"the start of '{model}' is not unique: {taken} was taken, {left} satisfies the constraints as well{more}; "
        "give one of these values in the state to choose.",
        AppellWarning,
        stacklevel=6,
    )


def other_completions(
    level: Level, z: np.ndarray, distinct: Distinct, admits: Callable[[np.ndarray], bool]
) -> list[np.ndarray]:
    """Other completions that are meant and admitted, the nearest first."""
    free = np.array([i for i in range(level.size) if i not in level.known], int)
    if (
        not free.size
        or not level.names
        or np.abs(z - level.given)[free].max() <= SAME.solutions * (1 + np.abs(z).max())
    ):
        return []  # it is where the search began: nothing was chosen
    places, rank = _determined(level, z, free)
    if not places.size:
        return _mirrored(level, z, free, rank, distinct, admits)
    if _linear(level, z, places):
        return []
    search = Search(level, z, places, np.array([_is_angle(level, z, i) for i in places]))
    for starts in (search.mirrored, search.scattered):
        found = [z]
        for other in search.solutions(starts()):
            is_new = not search.is_plain(other) and all(distinct(one, other).size for one in found)
            if is_new and satisfied(level, other) and admits(other):
                found.append(other)
        if len(found) > 1:
            return sorted(found[1:], key=lambda other: float(np.abs(other - z)[distinct(z, other)].max()))
    return []


def _determined(level: Level, z: np.ndarray, free: np.ndarray) -> tuple[np.ndarray, int]:
    """The places of the entries that what is known determines near a completion, and the rank of the rows there."""
    J = level.evaluate(z)[1][:, free]
    lengths = np.linalg.norm(J, axis=0)
    J = J / np.where(lengths > RANK.threshold * lengths.max(initial=0.0), lengths, np.inf)
    open_ways = null_space(J)
    open_parts = np.abs(open_ways).max(axis=1, initial=0.0)
    return free[open_parts <= RANK.reached**0.5], J.shape[1] - open_ways.shape[1]


def _mirrored(
    level: Level,
    z: np.ndarray,
    free: np.ndarray,
    rank: int,
    distinct: Distinct,
    admits: Callable[[np.ndarray], bool],
) -> list[np.ndarray]:
    """Of a family the opposite completion, where that is just as small since the search began in a singular place."""
    if _determined(level, level.given, free)[1] >= rank:
        return []
    start = z.copy()
    start[free] *= -1
    other = smallest(level, start, free)
    same_size = abs(size(level, other) - size(level, z)) <= SAME.solutions * size(level, z)
    if same_size and satisfied(level, other) and distinct(z, other).size and admits(other):
        return [other]
    return []


def _linear(level: Level, z: np.ndarray, places: np.ndarray) -> bool:
    """Whether the rows are linear in the entries: then there is no other completion."""
    there = z.copy()
    there[places] += next(random_directions(places.size, seed=5)) * (1 + np.abs(z[places]))
    J, other = level.evaluate(z)[1][:, places], level.evaluate(there)[1][:, places]
    return bool(np.array_equal(J, other))


def _is_angle(level: Level, z: np.ndarray, place: int) -> bool:
    """Whether a whole turn of an entry changes no row, here and half a radian away."""
    for away in (0.0, 0.5):
        here, turned = z.copy(), z.copy()
        here[place] += away
        turned[place] += away + 2 * np.pi
        c, there = level.evaluate(here)[0], level.evaluate(turned)[0]
        if not np.abs(there - c).max(initial=0.0) <= NEWTON.consistent * (1 + np.abs(c).max(initial=0.0)):
            return False
    return True


def _nearly(c: np.ndarray, J: np.ndarray, z: np.ndarray) -> bool:
    """Whether rows hold nearly: a few steps more satisfy them."""
    return bool((relative(c, J, z) <= NEWTON.nearly).all())
