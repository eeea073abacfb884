"""Small factorisations written out in the graph, structural zeros skipped: M = L D U, unpivoted, pivots watched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import casadi as ca

_ZERO = ca.SX(1, 1)


@dataclass(frozen=True)
class Factored:
    """L and U (unit triangles, U stored by columns), D and the smallest ratio of a pivot to its diagonal entry.

    ``pairs``: the pivots that are no diagonal entries, each with the one it came from.
    """

    L: list[list[ca.SX]]
    D: list[ca.SX]
    U: list[list[ca.SX]]
    pivot: ca.SX
    pairs: tuple[tuple[ca.SX, ca.SX], ...] = ()

    def margin(self, least: float) -> ca.SX:
        """Positive where every pivot exceeds this part of its diagonal entry: told without a division."""
        found = ca.SX(1)
        for D, diagonal in self.pairs:
            found = ca.fmin(found, D - least * diagonal)
        return found

    def solve(self, b: ca.SX) -> ca.SX:
        """M^-1 b for one or several columns."""
        return ca.horzcat(*[self._column(b[:, j]) for j in range(b.shape[1])])

    def lower_solve(self, b: ca.SX) -> ca.SX:
        """R^-1 b with the root R = L D^1/2 of a definite M = R R^T, for one or several columns."""
        columns = []
        for j in range(b.shape[1]):
            y: list[ca.SX] = []
            for i in range(len(self.D)):
                y.append(b[i, j] - sum((self.L[i][k] * y[k] for k in range(i)), _ZERO))
            columns.append(ca.vertcat(*[y_i / ca.sqrt(d) for y_i, d in zip(y, self.D, strict=True)]))
        return ca.horzcat(*columns)

    def upper_solve(self, w: ca.SX) -> ca.SX:
        """R^-T w, a column."""
        n = len(self.D)
        x: list[ca.SX] = [_ZERO] * n
        for i in reversed(range(n)):
            x[i] = w[i] / ca.sqrt(self.D[i]) - sum((self.L[k][i] * x[k] for k in range(i + 1, n)), _ZERO)
        return ca.vertcat(*x)

    def _column(self, b: ca.SX) -> ca.SX:
        n = len(self.D)
        y: list[ca.SX] = []
        for i in range(n):
            y.append(b[i] - sum((self.L[i][k] * y[k] for k in range(i)), _ZERO))
        x: list[ca.SX] = [_ZERO] * n
        for i in reversed(range(n)):
            x[i] = y[i] / self.D[i] - sum((self.U[k][i] * x[k] for k in range(i + 1, n)), _ZERO)
        return ca.vertcat(*x)


def factor(M: ca.SX, symmetric: bool = True, active: Sequence[ca.SX | None] | None = None) -> Factored:
    """L D U of a matrix, L D L^T of a symmetric one.

    ``active``: of each row that may rest, 1 or 0. One that rests is solved for as zero of a right side in which it is:
    its couplings vanish, and its pivot is 1 where it would be made of them.
    """
    n, masks = M.shape[0], [None] * M.shape[0] if active is None else list(active)
    if active is not None:
        M = _without_couplings(M, masks, symmetric)
    L = [[_ZERO] * n for _ in range(n)]
    U = L if symmetric else [[_ZERO] * n for _ in range(n)]
    D: list[ca.SX] = []
    pivot = ca.SX(1)
    pairs = []
    for j in range(n):
        own = M[j, j]
        D.append(own - sum((L[j][k] * U[j][k] * D[k] for k in range(j)), _ZERO))
        if any(L[j][k].nnz() and U[j][k].nnz() for k in range(j)):
            if (mask := masks[j]) is not None:
                own, D[j] = mask * (own - 1) + 1, mask * (D[j] - 1) + 1
            pivot = ca.fmin(pivot, D[j] / own)
            pairs.append((D[j], own))
        for i in range(j + 1, n):
            L[i][j] = (M[i, j] - sum((L[i][k] * U[j][k] * D[k] for k in range(j)), _ZERO)) / D[j]
            if not symmetric:
                U[i][j] = (M[j, i] - sum((L[j][k] * U[i][k] * D[k] for k in range(j)), _ZERO)) / D[j]
    return Factored(L, D, U, pivot, tuple(pairs))


def _without_couplings(M: ca.SX, masks: Sequence[ca.SX | None], symmetric: bool) -> ca.SX:
    """A matrix whose rows are zero beside the diagonal where they rest; its columns too where it is symmetric."""
    M = ca.SX(M)
    for i, here in enumerate(masks):
        for j, there in enumerate(masks):
            for mask in (here, there if symmetric else None) if i != j else ():
                M[i, j] = M[i, j] if mask is None else mask * M[i, j]
    return M


class BlockSolver:
    """M^-1 of a symmetric M for any number of right sides, block by block; each block is factorised once."""

    def __init__(self, M: ca.SX) -> None:
        from scipy.sparse import coo_matrix
        from scipy.sparse.csgraph import connected_components

        self._M = M = ca.sparsify(M)
        rows, columns = M.sparsity().get_triplet()
        pattern = coo_matrix(([1] * len(rows), (rows, columns)), shape=M.shape)
        _, label = connected_components(pattern, directed=False)
        self._label: list[int] = label.tolist()
        self._factors: dict[int, Factored] = {}

    def __call__(self, right: ca.SX) -> ca.SX:
        """M^-1 b; zero on a block on which b has no entry."""
        right = ca.sparsify(right)
        solution = ca.SX(*right.shape)
        for block in sorted({self._label[i] for i in right.sparsity().get_triplet()[0]}):
            own = [i for i, label in enumerate(self._label) if label == block]
            if block not in self._factors:
                self._factors[block] = factor(self._M[own, own])
            solution[own, :] = self._factors[block].solve(ca.densify(right[own, :]))
        return solution
