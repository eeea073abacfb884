"""Where a set of rows linear in velocity lets a system go: the distribution, its Lie brackets, its growth vector.

The rows B u + b = 0 with qdot = G u + g leave the vector fields X_j = (G N_j, 0) and, where time or an affine term
enters, the drift X_0 = (G n + g, 1) on (q, t). They span D; the growth vector counts dim D, dim D + [D, D], ...
(small flag, L_{k+1} = L_k + [D, L_k]), at random points. What all brackets span in the end is the smallest integrable
distribution that holds D. A row is integrable beside the others if and only if it annihilates that span too; so the
set is integrable if and only if the growth vector has one entry (Frobenius). If it grows to the whole space, every
configuration can be reached (Chow and Rashevskii).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import casadi as ca

from appell.analysis.classification.configurations import Configuration
from appell.analysis.classification.multiprecision import MultiprecisionGraph, Span, Vector
from appell.analysis.classification.velocity_rows import GraphRows, VelocityRow
from appell.numbers import EXACT, ZERO


@dataclass(frozen=True)
class Growth:
    """The growth vector of a set of rows at a generic point.

    ``dimensions`` counts the directions at each level (without drift those of q alone, with it those of (q, t)),
    ``freedom`` what it could grow to: the dimension of the configurations that satisfy the position rows.
    ``integrable`` names the rows (constraint, number) that are integrable beside the others, ``held`` the coordinates
    that cannot move. ``complete`` is False where the brackets became too large before they closed: then ``integrable``
    are those that no bracket has broken so far.
    """

    dimensions: tuple[int, ...]
    freedom: int
    drift: bool
    integrable: frozenset[tuple[str, int]]
    held: frozenset[int]
    rank: int
    complete: bool

    @property
    def degree(self) -> int:
        """The degree of nonholonomy: how many levels it takes until the brackets close; 1 for an integrable set."""
        return len(self.dimensions)

    @property
    def reachable(self) -> bool | None:
        """Whether every configuration can be reached; None where Chow's theorem does not decide (drift)."""
        if self.dimensions[-1] < self.freedom:
            return False if self.complete else None
        return None if self.drift else True


class Contradiction(ArithmeticError):
    """Rows that no velocity satisfies."""


def growth(rows: GraphRows, linear: Sequence[VelocityRow], places: Sequence[Configuration]) -> Growth:
    """The growth vector of the rows that are linear in velocity (position rows among them, by their rates)."""
    m = rows.mechanics
    fields, drift, rank = motion_fields(rows, linear, places)
    hull, dimensions, complete = _brackets(fields, ca.vertcat(m.q, m.t), rows.configuration, places)
    integrable = _annihilating(rows, linear, hull, places)
    surfaces = [row for row in linear if row.order == 0]
    freedom = m.u.numel() - len(_independent(rows, surfaces, places, consistent=False)[0]) + drift
    held = _held(fields, rows.configuration, places, m.q.numel())
    return Growth(tuple(dimensions), freedom, drift, integrable, held, rank, complete)


def motion_fields(
    rows: GraphRows, linear: Sequence[VelocityRow], places: Sequence[Configuration]
) -> tuple[list[ca.SX], bool, int]:
    """The fields on (q, t) that the rows allow, whether the last is a drift, and the rank of the rows.

    The rows are solved for the speeds with the largest entries at the first of the places.
    """
    m = rows.mechanics
    chosen, pivots = _independent(rows, linear, places)
    N, n = _solved(chosen, pivots, m.u.numel())
    motions = ca.horzcat(m.G @ N, m.G @ n + m.g)
    # Whether something moves by itself, or time changes the directions
    rates = ca.jacobian(ca.vec(ca.densify(motions)), rows.mechanics.t)
    test = MultiprecisionGraph(ca.vertcat(ca.densify(motions[:, -1]), ca.densify(rates)), rows.configuration)
    drift = any(abs(v) > ZERO.products for place in places for row in test(*place.values) for v in row)
    fields = [ca.vertcat(motions[:, j], 0) for j in range(N.shape[1])]
    if drift:
        fields.append(ca.vertcat(motions[:, -1], 1))
    return fields, drift, len(chosen)


def _independent(
    rows: GraphRows, linear: Sequence[VelocityRow], places: Sequence[Configuration], consistent: bool = True
) -> tuple[list[VelocityRow], list[int]]:
    """Rows that are independent at the first place, each with the speed it is solved for."""
    if not linear:
        return [], []
    matrix = ca.vertcat(*[ca.horzcat(ca.densify(row.B), row.b) for row in linear])
    values = MultiprecisionGraph(matrix, rows.configuration)(*places[0].values)
    directions, whole = Span(), Span()
    chosen = []
    for row, vector in zip(linear, values, strict=True):
        new, grows = directions.add(vector[:-1]), whole.add(vector)
        if consistent and grows and not new:
            raise Contradiction(f"'{row.name}' contradicts the rows before it")
        if new:
            chosen.append(row)
    return chosen, directions.pivots


def independent(rows: GraphRows, linear: Sequence[VelocityRow], places: Sequence[Configuration]) -> list[VelocityRow]:
    """As many of the rows as are independent."""
    return _independent(rows, linear, places, consistent=False)[0]


def _solved(chosen: Sequence[VelocityRow], pivots: Sequence[int], n: int) -> tuple[ca.SX, ca.SX]:
    """u = N w + n of B u + b = 0, solved for the speeds at the pivots (Gauss and Jordan)."""
    table = [[ca.SX(row.B[j]) for j in range(n)] + [ca.SX(row.b)] for row in chosen]
    for i, p in enumerate(pivots):
        inverse = 1 / table[i][p]
        table[i] = [e if e.is_zero() else e * inverse for e in table[i]]
        for k in range(len(table)):
            share = table[k][p]
            if k != i and not share.is_zero():
                table[k] = [a if b.is_zero() else a - share * b for a, b in zip(table[k], table[i], strict=True)]
    free = [j for j in range(n) if j not in pivots]
    N, rest = ca.SX(n, len(free)), ca.SX(n, 1)
    for column, j in enumerate(free):
        N[j, column] = 1
        for i, p in enumerate(pivots):
            N[p, column] = -table[i][j]
    for i, p in enumerate(pivots):
        rest[p] = -table[i][n]
    return N, rest


def _brackets(
    fields: Sequence[ca.SX], x: ca.SX, inputs: Sequence[ca.SX], places: Sequence[Configuration]
) -> tuple[list[ca.SX], list[int], bool]:
    """A basis of what D generates by brackets, the dimension of each level, and whether they closed."""
    spans = [Span() for _ in places]
    hull: list[ca.SX] = []
    dimensions: list[int] = []
    level = list(fields)
    while len(dimensions) < EXACT.reach_levels:
        graph = MultiprecisionGraph(ca.horzcat(*level), inputs) if level else None
        if graph is not None and graph.size > EXACT.products:
            return hull, dimensions or [len(fields)], False
        new = _growing(level, graph, spans, places) if graph is not None else []
        if not new and dimensions:
            return hull, dimensions, True
        hull += new
        dimensions.append(len(hull))
        if len(hull) >= x.numel():
            return hull, dimensions, True
        # [X, Y] = (dY/dx) X - (dX/dx) Y of the fields of D with those that were new
        level = [
            ca.jtimes(Y, x, ca.densify(X)) - ca.jtimes(X, x, ca.densify(Y)) for X in fields for Y in new if X is not Y
        ]
    return hull, dimensions, False


def _growing(
    level: Sequence[ca.SX], graph: MultiprecisionGraph, spans: Sequence[Span], places: Sequence[Configuration]
) -> list[ca.SX]:
    """The fields of a level that are independent, at some place, of those before them."""
    columns = [list(zip(*graph(*place.values), strict=True)) for place in places]
    return [
        field
        for j, field in enumerate(level)
        # a list: every span takes the field in
        if any([span.add(list(values[j])) for span, values in zip(spans, columns, strict=True)])  # noqa: C419
    ]


def _annihilating(
    rows: GraphRows, linear: Sequence[VelocityRow], hull: Sequence[ca.SX], places: Sequence[Configuration]
) -> frozenset[tuple[str, int]]:
    """The rows that vanish on every field: B (Y qdot + z) + b for dt = 1."""
    m = rows.mechanics
    if not linear:
        return frozenset()
    found = set(range(len(linear)))
    for field in hull:
        speeds = m.Y @ field[:-1] + m.z * field[-1]
        column = ca.vertcat(*[ca.densify(row.B @ speeds + row.b * field[-1]) for row in linear])
        graph = MultiprecisionGraph(ca.horzcat(column, *[_sizes(linear, field)]), rows.configuration)
        for place in places:
            found -= {i for i, (v, size) in enumerate(graph(*place.values)) if abs(v) > ZERO.products * (1 + size)}
    return frozenset((linear[i].name, linear[i].number) for i in found)


def _sizes(linear: Sequence[VelocityRow], field: ca.SX) -> ca.SX:
    """How large the products of a row with a field are, to measure zero against."""
    largest = ca.norm_1(ca.densify(field))
    return ca.vertcat(*[ca.norm_1(ca.densify(row.B)) * largest for row in linear])


def _held(
    fields: Sequence[ca.SX], inputs: Sequence[ca.SX], places: Sequence[Configuration], count: int
) -> frozenset[int]:
    """The coordinates that no field moves."""
    if not fields:
        return frozenset(range(count))
    graph = MultiprecisionGraph(ca.horzcat(*fields), inputs)
    values: list[list[Vector]] = [graph(*place.values) for place in places]
    return frozenset(i for i in range(count) if all(abs(v) <= ZERO.products for rows in values for v in rows[i]))


__all__ = ["Contradiction", "Growth", "motion_fields", "growth", "independent"]
