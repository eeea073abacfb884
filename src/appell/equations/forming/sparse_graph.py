"""Which equations are solved sparsely, and the blocks and plans by which they are (native/sparse.c).

Large mechanisms whose bodies are told one by one (a net of particles, a train of trailers, a ring of links) have a mass
matrix of small blocks, rows that touch two bodies each, and reactions along the rows. Of such equations the entries
that are not zero are given to [M A^T; A 0], factorised in an order that stays sparse. What is full or small stays with
the dense solve, which decides ranks as well and takes over where rows depend on each other.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence

import casadi as ca
import numpy as np

from appell.equations.blocks import Blocks
from appell.mechanics.sampling import random_states, values_at
from appell.numbers import COMPILE, ZERO
from appell.system.sparse import Pattern, SparsePlan, SparseSolve
from appell.system.state_graph import StateGraph

Columns = dict[str, tuple[list[ca.SX], list[ca.SX]]]


def sparse_solve(
    m: StateGraph, blocks: Blocks, levels: Columns, metric: ca.SX | None
) -> tuple[Columns, SparseSolve] | None:
    """The sparse blocks and their plans; None where a dense solve is no worse or something other than rows acts.

    ``levels``: the dense blocks `position`, `velocity` and `norms`.
    """
    n, rows = m.u.numel(), len(m.rows)
    if n + rows < COMPILE.sparse or blocks.C is not None or blocks.ideal_B is not None or blocks.auxiliary is not None:
        return None
    M, A = ca.sparsify(ca.tril(ca.SX(blocks.M))), ca.sparsify(ca.SX(blocks.A))
    if not _has_diagonal(M) or M.nnz() + A.nnz() > (n + rows) ** 2 // 8 or not _is_ideal(m, blocks):
        return None
    plans = {"rows": sparse_plan(n, rows, pattern(M), pattern(A))}
    if plans["rows"].operations * COMPILE.sparse_pays > dense_operations(n, rows):
        return None
    columns: Columns = {"sparse_dynamics": ([], [m.qdot, nonzero(M), blocks.F, nonzero(A), blocks.gamma])}
    root = None if metric is None else ca.sparsify(ca.tril(metric))
    agree, G = False, ca.SX(0, 0)
    if root is not None and not _has_diagonal(root):
        return None
    jacobians: dict[str, ca.SX] = {}
    for name in ("position", "velocity", "norms"):
        if name not in levels:
            continue
        c, J = levels[name][1][:2]
        jacobians[name] = J = ca.sparsify(ca.SX(J))
        columns[f"sparse_{name}"] = ([], [c, nonzero(J)])
        if name == "norms":
            ones = tuple((i, i) for i in range(m.q.numel()))
            plans[name] = sparse_plan(m.q.numel(), c.numel(), ones, pattern(J))
        elif root is not None:
            plans[name] = _like(plans["rows"], pattern(root), pattern(J)) or sparse_plan(
                n, c.numel(), pattern(root), pattern(J)
            )
    if root is not None:
        columns["sparse_metric"] = ([], [nonzero(root)])
    if "position" in plans:
        agree = "velocity" in plans and _agree(m, jacobians["position"], jacobians["velocity"])
        G = ca.sparsify(m.G)
        if not _is_identity(G):
            columns["sparse_position"][1].append(nonzero(G.T))
            ones = tuple((i, i) for i in range(m.q.numel()))
            plans["pull"] = sparse_plan(m.q.numel(), n, ones, pattern(G.T))
    entries = G.nnz() if "pull" in plans else 0
    return columns, SparseSolve(plans, entries, agree, n + rows <= COMPILE.dense)


def _like(plan: SparsePlan, M: Pattern, J: Pattern) -> SparsePlan | None:
    return plan if (plan.M, plan.J) == (M, J) else None


def dense_operations(n: int, rows: int) -> int:
    """Multiplications of a dense solve: of M, walked where it is zero, and of the rows by reflections."""
    return n * n + rows * n * n // 2 + 2 * n * rows * rows


def pattern(X: ca.SX) -> Pattern:
    """Where a sparse matrix has entries, in the order in which `nonzero` gives them."""
    rows, columns = X.sparsity().get_triplet()
    return tuple(zip(rows, columns, strict=True))


def nonzero(X: ca.SX) -> ca.SX:
    """The entries of a sparse matrix, as a column."""
    return ca.vertcat(*X.nonzeros()) if X.nnz() else ca.SX(0, 1)


def _has_diagonal(M: ca.SX) -> bool:
    return sum(i == j for i, j in pattern(M)) == M.shape[0]


def _is_identity(G: ca.SX) -> bool:
    return (
        G.shape[0] == G.shape[1] == G.nnz()
        and all(i == j for i, j in pattern(G))
        and all(entry.is_constant() and float(entry) == 1.0 for entry in G.nonzeros())
    )


def _is_ideal(m: StateGraph, blocks: Blocks) -> bool:
    """Whether reactions act along the rows, B = A^T."""
    return _vanishes(m, ca.SX(blocks.B) - ca.SX(blocks.A).T)


def _agree(m: StateGraph, position: ca.SX, velocity: ca.SX) -> bool:
    """Whether the derivatives of all rows of velocity by the speeds are those of the rows of position."""
    same = position.shape == velocity.shape and pattern(position) == pattern(velocity)
    return same and _vanishes(m, nonzero(position) - nonzero(velocity))


def _vanishes(m: StateGraph, difference: ca.SX) -> bool:
    """Whether a matrix is zero, at random states where no symbol tells."""
    rest = nonzero(ca.sparsify(difference))
    return rest.numel() == 0 or all(np.abs(v).max() < ZERO.products for v in values_at(m, rest, random_states(m)))


# ---- The plan of a sparse solve: an order of elimination and the places of all that arises, found once for a pattern


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
