"""The plan of a sparse solve: an order of elimination and the places of all that arises, found once for a pattern.

The systems are [M J^T; J 0], M symmetric and definite, J of independent rows. They are factorised as L D L^T in an
order that never needs an exchange: a row of J is eliminated after all unknowns of M that its own are coupled to, so
that the pivots are those of M (positive) and those of -J M^-1 J^T (negative), whatever the numbers are. Within that,
the unknown with the fewest neighbours left is taken first (minimum degree; Davis 2006, Direct methods for sparse linear
systems, ch. 7), and what fills in follows from the pattern alone (ibid. ch. 4). Numbers are put in by native/sparse.c.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence

from appell.system.sparse import Pattern, SparsePlan


def sparse_plan(unknowns: int, multipliers: int, M: Pattern, J: Pattern) -> SparsePlan:
    """The plan of [M J^T; J 0] for M (lower triangle) and J with these entries.

    Examples
    --------
    Two particles on a line and the distance between them: both, then the multiplier.

    >>> plan = sparse_plan(2, 1, ((0, 0), (1, 1)), ((0, 0), (0, 1)))
    >>> plan.place, plan.rows
    ((0, 1, 2), ((), (), (0, 1)))
    """
    size = unknowns + multipliers
    near: list[set[int]] = [set() for _ in range(size)]
    for i, j in (*M, *((unknowns + i, j) for i, j in J)):
        if i != j:
            near[i].add(j)
            near[j].add(i)
    order, below = _minimum_degree(near, _awaited(unknowns, multipliers, M, J))
    place = [0] * size
    for turn, unknown in enumerate(order):
        place[unknown] = turn
    rows: list[list[int]] = [[] for _ in range(size)]
    for turn, unknown in enumerate(order):
        for other in below[unknown]:
            rows[place[other]].append(turn)
    return SparsePlan(unknowns, multipliers, M, J, tuple(place), tuple(tuple(row) for row in rows))


def _awaited(unknowns: int, multipliers: int, M: Pattern, J: Pattern) -> list[set[int]]:
    """Of every unknown those that must come before it: of a row, all that M couples to its own."""
    parent = list(range(unknowns))

    def root(k: int) -> int:
        while parent[k] != k:
            parent[k] = parent[parent[k]]
            k = parent[k]
        return k

    for i, j in M:
        parent[root(i)] = root(j)
    blocks: dict[int, list[int]] = {}
    for k in range(unknowns):
        blocks.setdefault(root(k), []).append(k)
    awaited: list[set[int]] = [set() for _ in range(unknowns + multipliers)]
    for i, j in J:
        awaited[unknowns + i].update(blocks[root(j)])
    return awaited


def _minimum_degree(near: Sequence[set[int]], awaited: Sequence[set[int]]) -> tuple[list[int], list[set[int]]]:
    """The order, and of every unknown the later ones that it is coupled to when its turn comes."""
    size = len(near)
    waiters: list[list[int]] = [[] for _ in range(size)]
    waiting = [len(others) for others in awaited]
    for k, others in enumerate(awaited):
        for other in others:
            waiters[other].append(k)
    heap = [(len(near[k]), k) for k in range(size) if not waiting[k]]
    heapq.heapify(heap)
    order: list[int] = []
    below: list[set[int]] = [set() for _ in range(size)]
    done = [False] * size
    while heap:
        degree, k = heapq.heappop(heap)
        if done[k] or degree != len(near[k]):
            continue
        done[k] = True
        order.append(k)
        below[k] = others = near[k]
        for other in others:
            near[other].update(others)
            near[other].discard(other)
            near[other].discard(k)
            if not waiting[other]:
                heapq.heappush(heap, (len(near[other]), other))
        for waiter in waiters[k]:
            waiting[waiter] -= 1
            if not waiting[waiter]:
                heapq.heappush(heap, (len(near[waiter]), waiter))
    return order, below
