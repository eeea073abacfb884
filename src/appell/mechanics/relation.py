"""u = Y qdot + z solved for the coordinate rates, in an algebra: qdot = G u + g."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import sympy as sm
from sympy.core.function import AppliedUndef

from appell.algebra import Algebra, Matrix, Scalar
from appell.errors import ModelError
from appell.model import Kinematics, name_of
from appell.model.kinematics import Relation
from appell.model.names import rate_of


def lower_relation(
    k: Kinematics, algebra: Algebra, table: Mapping[sm.Basic, Scalar], q: Matrix, t: Matrix
) -> tuple[Matrix, Matrix, Matrix, Matrix]:
    """G, g, Y, z of qdot = G u + g and u = Y qdot + z.

    Coordinates whose rates are given have their block of G outright; there Y is a left inverse, (G^T G)^-1 G^T. Speeds
    that the rates do not determine have no row of Y: what reads Y must ask ``Kinematics.undetermined`` first.
    """
    nq, n = len(k.coordinates), len(k.speeds)
    if k.relation is not None:
        return _before_memories(_related(k.relation, algebra, table), len(k.memories), algebra)
    outright = {c for c, _ in k.rates}
    place_q, place_u = ({f: i for i, f in enumerate(group)} for group in (k.coordinates, k.speeds))
    shapes: tuple[tuple[int, int], ...] = ((nq, n), (nq, 1), (n, nq), (n, 1))
    entries: tuple[dict[tuple[int, int], Scalar], ...] = ({}, {}, {}, {})
    definitions, rates, one = dict(k.definitions), dict(k.rates), algebra.eye(1)[0, 0]
    for speeds, coordinates in k.blocks:
        given = coordinates & outright
        if given and given != coordinates:
            raise ModelError(
                f"the rate of '{min(map(name_of, given))}' is given outright and used again in the definition "
                "of a speed: write that definition without it."
            )
        s = sorted(place_u[f] for f in speeds)
        c = sorted(place_q[f] for f in coordinates)
        us, cs = [k.speeds[i] for i in s], [k.coordinates[i] for i in c]
        if not given and len(us) == 1 and isinstance(definitions[us[0]], sm.Derivative):  # the speed is the rate
            entries[0][c[0], s[0]] = entries[2][s[0], c[0]] = one
            continue
        if given:
            parts = _given_block(us, [rates[q] for q in cs], algebra, table)
        else:
            parts = _defined_block([definitions[u] for u in us], cs, algebra, table)
        for target, part, rows, columns in zip(entries, parts, (c, c, s, s), (s, [0], c, [0]), strict=True):
            target.update({(i, j): part[a, b] for a, i in enumerate(rows) for b, j in enumerate(columns)})
    G, g, Y, z = (algebra.from_places(*shape, part) for shape, part in zip(shapes, entries, strict=True))
    for implied in k.implied:
        relations = algebra.column([algebra.lower(e, table) for e in implied.relations])
        places = [place_q[c] for c in implied.coordinates]
        G, g = _implied_rates(algebra, relations, places, (q, t), (G, g))
    return G, g, Y, z


def _implied_rates(
    algebra: Algebra, r: Matrix, places: Sequence[int], of: tuple[Matrix, Matrix], rates: tuple[Matrix, Matrix]
) -> tuple[Matrix, Matrix]:
    """G and g with the rows of implied coordinates s: (dr/ds) sdot = -(dr/dq) (G u + g) - dr/dt over the others."""
    q, t = of
    G, g = rates
    J = algebra.jacobian(r, q)
    J_s = algebra.hstack([J[:, i] for i in places], rows=len(places))
    n = G.shape[1]
    right = algebra.hstack([J @ G, J @ g + algebra.directional(r, t, algebra.eye(1))])
    solved = algebra.solve(J_s, -right)
    row_of = {place: i for i, place in enumerate(places)}
    rows = range(G.shape[0])
    return (
        algebra.vstack([solved[row_of[i], :n] if i in row_of else G[i, :] for i in rows]),
        algebra.vstack([solved[row_of[i], n:] if i in row_of else g[i, :] for i in rows]),
    )


def _related(
    relation: Relation, algebra: Algebra, table: Mapping[sm.Basic, Scalar]
) -> tuple[Matrix, Matrix, Matrix, Matrix]:
    """G = -K^-1 L and g = -K^-1 f; Y = (G^T G)^-1 G^T and z = -Y g where the rates determine the speeds."""
    memo: dict[sm.Basic, Scalar] = {}
    K, L, f = (
        algebra.matrix([[algebra.lower(e, table, memo) for e in row] for row in part.tolist()])
        for part in (relation.K, relation.L, relation.f)
    )
    nq, n = L.shape
    solved = -algebra.solve(K, algebra.hstack([L, f]))
    G, g = solved[:, :n], solved[:, n:]
    if n > nq:
        return G, g, algebra.zeros(n, nq), algebra.zeros(n, 1)
    Y = algebra.solve(G.T @ G, G.T)
    return G, g, Y, -(Y @ g)


def _before_memories(
    parts: tuple[Matrix, Matrix, Matrix, Matrix], count: int, algebra: Algebra
) -> tuple[Matrix, Matrix, Matrix, Matrix]:
    """G, g, Y, z with room for coordinates that no speed moves and that move no speed."""
    G, g, Y, z = parts
    if not count:
        return parts
    n = G.shape[1]
    G, g = algebra.vstack([G, algebra.zeros(count, n)]), algebra.vstack([g, algebra.zeros(count, 1)])
    return G, g, algebra.hstack([Y, algebra.zeros(Y.shape[0], count)]), z


@lru_cache(256)
def _linear(
    values: tuple[sm.Expr, ...], variables: tuple[sm.Expr, ...]
) -> tuple[tuple[tuple[sm.Expr, ...], ...], tuple[sm.Expr, ...]]:
    """The slopes of linear expressions and what is left where the variables vanish; kept for the next algebra."""
    none = dict.fromkeys(variables, sm.S.Zero)
    slopes = tuple(tuple(sm.diff(e, x) for x in variables) for e in values)
    return slopes, tuple(e.xreplace(none) for e in values)


def _given_block(
    us: Sequence[AppliedUndef], exact: Sequence[sm.Expr], algebra: Algebra, table: Mapping[sm.Basic, Scalar]
) -> tuple[Matrix, Matrix, Matrix, Matrix]:
    """qdot = G u + g as given; Y = (G^T G)^-1 G^T and z = -Y g."""
    if list(us) == list(exact) and len(us) == 1:
        one, none = algebra.eye(1), algebra.zeros(1, 1)
        return one, none, one, none
    slopes, rest = _linear(tuple(exact), tuple(us))
    G = algebra.matrix([[algebra.lower(e, table) for e in row] for row in slopes])
    g = algebra.column([algebra.lower(e, table) for e in rest])
    if len(us) > len(exact):
        return G, g, algebra.zeros(len(us), len(exact)), algebra.zeros(len(us), 1)
    Y = algebra.solve(G.T @ G, G.T)
    return G, g, Y, -(Y @ g)


def _defined_block(
    exact: Sequence[sm.Expr],
    coordinates: Sequence[AppliedUndef],
    algebra: Algebra,
    table: Mapping[sm.Basic, Scalar],
) -> tuple[Matrix, Matrix, Matrix, Matrix]:
    """Y and z from the definitions of the speeds; G = Y^-1 and g = -G z."""
    rates = [rate_of(c) for c in coordinates]
    Y, z = _linear(tuple(exact), tuple(rates))
    lowered = algebra.matrix([[algebra.lower(e, table) for e in row] for row in Y])
    lowered_z = algebra.column([algebra.lower(e, table) for e in z])
    G = _inverse(algebra, lowered)
    return G, -(G @ lowered_z), lowered, lowered_z


def _inverse(algebra: Algebra, Y: Matrix) -> Matrix:
    """The inverse of a small block: by cofactors up to three rows, where that is short, else by a solve."""
    n = Y.shape[0]
    if n == 1:
        return algebra.matrix([[1 / Y[0, 0]]])
    inverse = _adjugate(algebra, Y) if n <= 3 else algebra.solve(Y, algebra.eye(n))
    return algebra.matrix([[algebra.tidy(inverse[i, j]) for j in range(n)] for i in range(n)])


def _adjugate(algebra: Algebra, Y: Matrix) -> Matrix:
    n = Y.shape[0]
    indices = range(n)

    def minor(i: int, j: int) -> Scalar:
        r, c = [a for a in indices if a != i], [b for b in indices if b != j]
        if n == 2:
            return Y[r[0], c[0]]
        return Y[r[0], c[0]] * Y[r[1], c[1]] - Y[r[0], c[1]] * Y[r[1], c[0]]

    cofactors = [[(-1) ** (i + j) * minor(i, j) for j in indices] for i in indices]
    determinant = sum(Y[0, j] * cofactors[0][j] for j in indices)
    return algebra.matrix([[cofactors[j][i] / determinant for j in indices] for i in indices])
