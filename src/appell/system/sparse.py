"""The plans of sparse solves as data: orders of elimination, and which blocks have one.

How a plan is made is in equations/forming/sparse_graph.py, which systems have one in sparse_graph.py next to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

Pattern = tuple[tuple[int, int], ...]
"""The entries (row, column) of a matrix that are not zero, in the order in which they are stored."""


@dataclass(frozen=True)
class SparsePlan:
    """How [M J^T; J 0] is factorised.

    ``place``: of every unknown (those of M, then a multiplier a row) its turn. ``rows``: of every turn, the earlier
    turns it is coupled to after fill, rising. M is given by its lower triangle.
    """

    unknowns: int
    multipliers: int
    M: Pattern
    J: Pattern
    place: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]

    @cached_property
    def operations(self) -> int:
        """Multiplications of a factorisation."""
        counts = self.column_counts
        return sum(counts[j] for row in self.rows for j in row) // 2 + sum(map(len, self.rows))

    @cached_property
    def column_counts(self) -> list[int]:
        """Entries of every column of L below its diagonal."""
        counts = [0] * len(self.rows)
        for row in self.rows:
            for j in row:
                counts[j] += 1
        return counts

    def table(self) -> list[int]:
        """All of it as integers, in the layout that native/sparse.c reads.

        A head of ten numbers (unknowns, multipliers, entries of M, of J, of the upper triangle of the matrix and of L;
        four in reserve), then: place; the first entry of every column of the matrix, the row of every entry and its
        source (an entry of M, or -1 - an entry of J); the first entry of every column of L and the row of every entry;
        of every row of L its first entry, the column and the place among the columns; row and column of M's, of J's.
        """
        size = len(self.rows)
        columns: list[list[tuple[int, int]]] = [[] for _ in range(size)]
        couplings = [(i, j, k) for k, (i, j) in enumerate(self.M)]
        couplings += [(self.unknowns + i, j, -1 - k) for k, (i, j) in enumerate(self.J)]
        for i, j, source in couplings:
            first, last = sorted((self.place[i], self.place[j]))
            columns[last].append((first, source))
        L_first = [0, *accumulate(self.column_counts)]
        filled = list(L_first)
        L_row = [0] * L_first[-1]
        R_place: list[int] = []
        for k, row in enumerate(self.rows):
            for j in row:
                R_place.append(filled[j])
                L_row[filled[j]] = k
                filled[j] += 1
        entries = [entry for column in columns for entry in sorted(column)]
        head = [self.unknowns, self.multipliers, len(self.M), len(self.J), len(entries), L_first[-1], 0, 0, 0, 0]
        return [
            *head,
            *self.place,
            *[0, *accumulate(map(len, columns))],
            *(row for row, _ in entries),
            *(source for _, source in entries),
            *L_first,
            *L_row,
            *[0, *accumulate(map(len, self.rows))],
            *(j for row in self.rows for j in row),
            *R_place,
            *(i for i, _ in self.M),
            *(j for _, j in self.M),
            *(i for i, _ in self.J),
            *(j for _, j in self.J),
        ]


@dataclass(frozen=True)
class SparseSolve:
    """The plans of the solves of one program, by name, and whether rows of positions are those of velocities."""

    plans: Mapping[str, SparsePlan]
    entries_of_G: int
    levels_agree: bool
    stands_by: bool

    def shapes(self, coordinates: int, speeds: int) -> dict[str, int]:
        """Entries of the output of every sparse block."""
        plans = self.plans
        found = {"sparse_dynamics": coordinates + speeds + _entries(plans["rows"]) + plans["rows"].multipliers}
        if "position" in plans:
            position = plans["position"]
            found["sparse_position"] = position.multipliers + len(position.J) + self.entries_of_G
        if "velocity" in plans:
            found["sparse_velocity"] = plans["velocity"].multipliers + len(plans["velocity"].J)
        for name in ("velocity", "position"):
            if name in plans:
                found["sparse_metric"] = len(plans[name].M)
        if "norms" in plans:
            found["sparse_norms"] = plans["norms"].multipliers + len(plans["norms"].J)
        return found


def _entries(plan: SparsePlan) -> int:
    return len(plan.M) + len(plan.J)
