"""Rows that are not integrable, by proof: fields that satisfy all rows, and a bracket of them that breaks one.

The rows B u + b = 0 with qdot = G u + g are solved exactly, u = N w + n; the fields are X_j = (G N_j, 0) and, where
something moves by itself or time enters, X_0 = (G n + g, 1) on (q, t). For a row w that vanishes on X and on Y

    w([X, Y]) = -dw(X, Y) = -sum_ij (d_i a_j - d_j a_i) X_i Y_j,

and a normal form that is not zero says that the row is not integrable beside the others. Where all first brackets
satisfy it, nested ones are looked at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

import sympy as sm

from appell.algebra.decimals import exact
from appell.algebra.elimination import solve_exactly
from appell.algebra.exact_algebra import ExactAlgebra
from appell.algebra.normal_form import TooLong
from appell.algebra.written import shortest
from appell.analysis.classification.frobenius import Coefficients, curl
from appell.analysis.classification.velocity_rows import SymbolRows, VelocityRow
from appell.analysis.proofs.zero import exact_zero
from appell.numbers import EXACT

Field = tuple[sm.Expr, ...]


def allowed_fields(symbols: SymbolRows, rows: Sequence[VelocityRow]) -> list[Field]:
    """Fields on (q, t) that satisfy independent rows; with drift, the one that moves in time comes first.

    Raises
    ------
    TooLong
        Where the rows are too long to be solved.
    """
    m = symbols.mechanics
    if rows:
        algebra = ExactAlgebra()
        algebra.knowing([[algebra.symbol(e) for e in group] for group in symbols.unit])
        B = algebra.matrix([[exact(e) for e in row.B] for row in rows])
        b = algebra.matrix([[-exact(row.b)] for row in rows])
        solved = solve_exactly(algebra, B, b, [*m.q, m.t[0, 0]], lambda length, column: (length, column))
        if len(solved.rows) < len(rows):
            raise TooLong("rows that depend on each other")
        N, n = (sm.Matrix(*e.shape, [x.expression for row in e.entries for x in row]) for e in (solved.N, solved.n))
    else:
        N, n = sm.eye(m.u.rows), sm.zeros(m.u.rows, 1)
    G, g = m.G.applyfunc(exact), sm.Matrix(m.g).applyfunc(exact)
    motions, drift = G @ N, G @ n + g
    fields = [tuple(shortest([*motions[:, j], sm.S.Zero], symbols.unit)) for j in range(N.cols)]
    t = m.t[0, 0]
    if any(e != 0 for e in drift) or any(e.has(t) for X in fields for e in X):
        fields.insert(0, (*shortest(list(drift), symbols.unit), sm.S.One))
    return fields


def breaking(
    symbols: SymbolRows, fields: Sequence[Field], asked: Mapping[int, Coefficients]
) -> dict[int, tuple[Field, ...]]:
    """For rows, given by number, the fields whose nested bracket [.. [X3, [X1, X2]]] breaks them, by proof."""
    found: dict[int, tuple[Field, ...]] = {}
    pairs: list[tuple[tuple[Field, ...], Field, Field]] = [((X, Y), X, Y) for X, Y in combinations(fields, 2)]
    for depth in range(EXACT.bracket_levels):
        left = {k: w for k, w in asked.items() if k not in found}
        if not left or not pairs:
            break
        curls = {k: curl(w, symbols.x) for k, w in left.items()}
        for words, X, Y in pairs[: EXACT.many]:
            values = {k: _on(c, X, Y) for k, c in curls.items() if k not in found}
            decided = exact_zero(values.values(), symbols.positions, symbols.unit)
            found |= {k: words for k, e in values.items() if e != 0 and decided.vanishes(e) is False}
        if depth + 1 < EXACT.bracket_levels and any(k not in found for k in asked):
            level = [(words, bracket(X, Y, symbols)) for words, X, Y in pairs[: EXACT.many] if _short(X) and _short(Y)]
            level = [(words, Z) for words, Z in level if any(e != 0 for e in Z)]
            pairs = [((*words, X), X, Z) for words, Z in level for X in fields]
    return found


def _short(X: Field) -> bool:
    return sum(int(sm.count_ops(e)) for e in X) <= EXACT.formed


def _on(slopes: Mapping[tuple[int, int], sm.Expr], X: Field, Y: Field) -> sm.Expr:
    """dw(X, Y)."""
    return sm.Add(*[e * (X[i] * Y[j] - X[j] * Y[i]) for (i, j), e in slopes.items()])


def bracket(X: Field, Y: Field, symbols: SymbolRows) -> Field:
    """[X, Y] = X(Y) - Y(X)."""
    x = symbols.x

    def along(X: Field, e: sm.Expr) -> sm.Expr:
        return sm.Add(*[a * e.diff(v) for a, v in zip(X, x, strict=True) if a != 0])

    return tuple(shortest([along(X, b) - along(Y, a) for a, b in zip(X, Y, strict=True)], symbols.unit))
