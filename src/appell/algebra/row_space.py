"""The Moore-Penrose inverse of independent rows, written out in a graph by orthogonal directions of their space.

B^T = V R with orthonormal columns V and an upper triangle R, by the modified Gram-Schmidt method: B^+ = V R^-T,
T = B^+ B = V V^T and N = I - B^+ B. Neither B B^T nor a multiplier is formed.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca


@dataclass(frozen=True)
class RowSpace:
    """V and R of B^T = V R; ``squares`` of the lengths of the rows, ``pivot`` the least of R_jj^2 to them.

    Where the pivot vanishes the rows are not independent, and another method has to decide on their rank.
    """

    V: list[ca.SX]
    R: list[list[ca.SX]]
    squares: ca.SX
    pivot: ca.SX

    def pseudo_inverse(self, e: ca.SX) -> ca.SX:
        """B^+ e = V R^-T e."""
        z: list[ca.SX] = []
        for j in range(len(self.V)):
            known = sum((self.R[k][j] * z[k] for k in range(j)), ca.SX(1, 1))
            z.append((e[j] - known) / self.R[j][j])
        return sum((v * z_j for v, z_j in zip(self.V, z, strict=True)), ca.SX(self.size, 1))

    def null_part(self, c: ca.SX) -> ca.SX:
        """(I - B^+ B) c, one direction after the other."""
        for v in self.V:
            c = c - v * ca.dot(v, c)
        return c

    def coefficients(self, d: ca.SX) -> ca.SX:
        """The lam with B^T lam = d, for d in the space of the rows: R lam = V^T d."""
        m = len(self.V)
        lam = [ca.SX(1, 1)] * m
        for j in reversed(range(m)):
            known = sum((self.R[j][k] * lam[k] for k in range(j + 1, m)), ca.SX(1, 1))
            lam[j] = (ca.dot(self.V[j], d) - known) / self.R[j][j]
        return ca.vertcat(*lam)

    @property
    def size(self) -> int:
        """The length of a row."""
        return int(self.V[0].numel()) if self.V else 0


def row_space(rows: ca.SX) -> RowSpace:
    """Orthogonal directions of the rows of a matrix, taken in their order."""
    m = rows.shape[0]
    V: list[ca.SX] = []
    R = [[ca.SX(1, 1)] * m for _ in range(m)]
    squares, pivot = [], ca.SX(1)
    for j in range(m):
        w = ca.densify(rows[j, :].T)
        squares.append(ca.sumsqr(w))
        for k, v in enumerate(V):
            R[k][j] = ca.dot(v, w)
            w = w - v * R[k][j]
        left = ca.sumsqr(w)
        R[j][j] = ca.sqrt(left)
        V.append(w / R[j][j])
        pivot = ca.fmin(pivot, left / squares[j]) if j else pivot
    return RowSpace(V, R, ca.vertcat(*squares), pivot)
