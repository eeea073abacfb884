"""Directions that complete the rows of a model and stay independent wherever the rows do.

Cameron and Book 1997, section 4 (002), leave columns of beta arbitrary: any choice that can be inverted will do. Speeds
of the model complete the rows only where the others can be solved for; directions orthogonal to the rows,

    E A^T = 0,        [E; A]^-1 = [E^T (E E^T)^-1,  A^T (A A^T)^-1],

do wherever A has full rank. They are written down by the columns of A that rows share:

- a column in no row: its unit vector;
- one column more than rows: the vector of minors n_j = (-1)^j det(A without column j), with n . n = det(A A^T) (Cauchy
  and Binet), which vanishes only where the rows are dependent;
- columns S of the rows with det(A_S A_S^T) constant: those of A_S, and e_j - A_S^+ A_j for every other column j;
- one row of four columns: the three vectors (-b, a, -d, c), (-c, d, a, -b), (-d, -c, b, a).

Elsewhere continuous directions need not exist: vectors orthogonal to a row of three arbitrary entries vanish somewhere
(Brouwer's theorem of the hairy ball).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

import sympy as sm

from appell.algebra.moore_penrose import coupled_parts, inverse_of
from appell.errors import NotApplicable
from appell.numbers import EXACT

Short = Callable[[sm.Expr], sm.Expr]


def orthogonal_rows(A: sm.Matrix, variables: Sequence[sm.Expr], short: Short) -> sm.Matrix:
    """E with E A^T = 0, independent wherever the rows of A are.

    Parameters
    ----------
    A : Matrix
        Independent rows of speeds.
    variables : symbols
        Coordinates and time; a determinant that holds none of them is constant.
    short : function
        Simplifies an entry.

    Raises
    ------
    NotApplicable
        No such directions in closed form are known.
    """
    columns = range(A.cols)
    shared = sm.Matrix(A.cols, A.cols, lambda i, j: int(any(A[r, i] != 0 and A[r, j] != 0 for r in range(A.rows))))
    found: list[sm.Matrix] = []
    for part in coupled_parts(shared):
        rows = [r for r in range(A.rows) if any(A[r, j] != 0 for j in part)]
        for direction in _null_vectors(A.extract(rows, part), variables, short):
            spread = [direction[part.index(j)] if j in part else sm.S.Zero for j in columns]
            found.append(sm.Matrix([spread]))
    return sm.Matrix.vstack(*found) if found else sm.zeros(0, A.cols)


def orthogonal_inverse(E: sm.Matrix, A: sm.Matrix, short: Short) -> tuple[sm.Matrix, sm.Matrix]:
    """N and R of [E; A]^-1 = [N, R]: E^T (E E^T)^-1 and A^T (A A^T)^-1."""
    parts = (B.T @ inverse_of((B @ B.T).applyfunc(short), short) if B.rows else B.T for B in (E, A))
    N, R = (part.applyfunc(short) for part in parts)
    return N, R


def _null_vectors(A: sm.Matrix, variables: Sequence[sm.Expr], short: Short) -> list[list[sm.Expr]]:
    """Vectors orthogonal to rows that share columns, independent wherever the rows are."""
    m, n = A.shape
    if n == m:
        return []
    if m == 0:
        return [list(sm.eye(n)[j, :]) for j in range(n)]
    if n == m + 1:
        return [_minors(A, variables, short)]
    if n <= EXACT.unknowns:
        for size in range(m, n):
            for S in map(list, combinations(range(n), size)):
                A_S = A.extract(list(range(m)), S)
                gram = (A_S @ A_S.T).applyfunc(short)
                det = short(gram.det())
                if det != 0 and not det.has(*variables) and (size <= m + 1 or (m, size) == (1, 4)):
                    return _extended(A, S, A_S, inverse_of(gram, short), variables, short)
    if (m, n) == (1, 4):
        a, b, c, d = A
        return [[-b, a, -d, c], [-c, d, a, -b], [-d, -c, b, a]]
    raise NotApplicable(
        f"no directions in closed form are known that complete {m} rows of {n} speeds wherever the rows are "
        "independent, and they need not exist: name the speeds to keep with independent=, which hold in a part of the "
        "configurations. A run chooses anew at every state."
    )


def _extended(
    A: sm.Matrix, S: list[int], A_S: sm.Matrix, inverse: sm.Matrix, variables: Sequence[sm.Expr], short: Short
) -> list[list[sm.Expr]]:
    """Null vectors of the columns S, and e_j - A_S^+ A_j for every other column j."""
    found = []
    for inside in _null_vectors(A_S, variables, short):
        values = dict(zip(S, inside, strict=True))
        found.append([values.get(j, sm.S.Zero) for j in range(A.cols)])
    for j in (j for j in range(A.cols) if j not in S):
        seen = (A_S.T @ inverse @ A[:, j]).applyfunc(short)
        values = {k: -e for k, e in zip(S, seen, strict=True)} | {j: sm.S.One}
        found.append([values.get(k, sm.S.Zero) for k in range(A.cols)])
    return found


def _minors(A: sm.Matrix, variables: Sequence[sm.Expr], short: Short) -> list[sm.Expr]:
    """n_j = (-1)^j det(A without column j), of length one where the length is constant."""
    m, n = A.shape
    minors = [(-1) ** j * A.extract(list(range(m)), [k for k in range(n) if k != j]).det() for j in range(n)]
    square = short(sm.Add(*[e**2 for e in minors]))
    scale = sm.S.One if square.has(*variables) else sm.sqrt(square)
    return [short(e / scale) for e in minors]
