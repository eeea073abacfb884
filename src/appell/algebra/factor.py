"""Small factorisations written out in the graph, structural zeros skipped: M = L D U, unpivoted, pivots watched."""

from __future__ import annotations

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


def factor(M: ca.SX, symmetric: bool = True) -> Factored:
    """L D U of a matrix, L D L^T of a symmetric one."""
    n = M.shape[0]
    L = [[_ZERO] * n for _ in range(n)]
    U = L if symmetric else [[_ZERO] * n for _ in range(n)]
    D: list[ca.SX] = []
    pivot = ca.SX(1)
    pairs = []
    for j in range(n):
        D.append(M[j, j] - sum((L[j][k] * U[j][k] * D[k] for k in range(j)), _ZERO))
        if any(L[j][k].nnz() for k in range(j)):
            pivot = ca.fmin(pivot, D[j] / M[j, j])
            pairs.append((D[j], M[j, j]))
        for i in range(j + 1, n):
            L[i][j] = (M[i, j] - sum((L[i][k] * U[j][k] * D[k] for k in range(j)), _ZERO)) / D[j]
            if not symmetric:
                U[i][j] = (M[j, i] - sum((L[j][k] * U[i][k] * D[k] for k in range(j)), _ZERO)) / D[j]
    return Factored(L, D, U, pivot, tuple(pairs))
