"""Is a row nonlinear in velocity by nature, or is it a product of linear ones?

First the row itself is factored over the rationals. Then the linear rows (the rates of position rows among them) are
solved for as many speeds, and what is left of the row is looked at as a quadratic form S in (v, 1): it is a product of
two linear forms if and only if S has rank two at most and both signs (one sign: a sum of squares). With S_ii not zero

    S_ii F = (S_i v)^2 - (D_j v)^2 / D_jj,        D_jk = S_ij S_ik - S_ii S_jk,

so that its branches are S_i v +- (D_j v) / sqrt(D_jj). Position rows and norms are relations throughout. Ranks are
counted at random configurations; the branches, and that their product is the row, are symbols. A row that is not
quadratic is looked at piece by piece (``pieces``), and by the curvature of its zeros.

Source: Roithmayr and Hodges 2010, sections 4.4 and 5, on Zekovich's examples (000).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, combinations_with_replacement

import casadi as ca
import numpy as np
import sympy as sm
from mpmath import mp

from appell.algebra.decimals import exact
from appell.analysis.classification.configurations import Configuration
from appell.analysis.classification.curvature import ZeroSetShape
from appell.analysis.classification.dependence import moving
from appell.analysis.classification.multiprecision import MultiprecisionGraph, OutsideDomain, Span, Vector, kernel
from appell.analysis.classification.pieces import adds_no_zero, inverted, pieces, quadratic_form
from appell.analysis.classification.polynomials import Polynomials, TooHard, vanishes
from appell.analysis.classification.regular_branch import cleaned, regular_branch
from appell.analysis.classification.velocity_rows import GraphRows, SymbolRows, VelocityRow
from appell.analysis.proofs.zero import exact_zero
from appell.analysis.proofs.zero_certificate import (
    Certificate,
    branch_certificate,
    factor_certificate,
    minor_certificate,
)
from appell.numbers import EXACT, ZERO

SEEN = "linear at every zero that was met from random velocities, by its curvature there"


@dataclass(frozen=True)
class Nonlinearity:
    """Whether a row is reducible, the linear branches it falls into, the proof where there is one, and why."""

    reducible: bool
    proof: Certificate | None
    reason: str
    branches: tuple[sm.Expr, ...] = ()

    @property
    def proved(self) -> bool:
        """By a normal form, not by numbers."""
        return self.proof is not None


@dataclass(frozen=True)
class Signature:
    """Positive and negative squares in what the linear rows leave of a quadratic row, at random configurations."""

    quadratic: bool
    positive: int = 0
    negative: int = 0
    pivots: tuple[int, ...] = field(default=())

    @property
    def rank(self) -> int:
        return self.positive + self.negative


def signature(
    rows: GraphRows, row: VelocityRow, linear: Sequence[VelocityRow], places: Sequence[Configuration]
) -> Signature:
    """The quadratic form that is left of a row when the linear rows hold, counted in squares."""
    m = rows.mechanics
    n = m.u.numel()
    none = ca.SX.zeros(n)
    half = ca.densify(row.B.T) / 2
    F = ca.vertcat(ca.horzcat(ca.densify(ca.jacobian(half, m.u)), half), ca.horzcat(half.T, ca.densify(row.b)))
    F = ca.substitute(F, m.u, none)
    graph = MultiprecisionGraph(F, rows.configuration)
    if not _is_quadratic(rows, row, F, places):
        return Signature(False)
    wall = [ca.horzcat(ca.densify(r.B), r.b) for r in linear]
    walls = MultiprecisionGraph(ca.vertcat(*wall), rows.configuration) if wall else None
    found = Signature(True)
    for place in places:
        values = walls(*place.values) if walls is not None else []
        basis = kernel(values, n + 1)
        positive, negative = _inertia(_congruent(graph(*place.values), basis))
        if (positive + negative, min(positive, negative)) >= (found.rank, min(found.positive, found.negative)):
            found = Signature(True, positive, negative, _pivots(values))
    return found


def nonlinearity(
    symbols: SymbolRows | None,
    name: tuple[str, int],
    linear: Sequence[tuple[str, int]],
    count: Signature,
    shape: Callable[[sm.Expr | None], ZeroSetShape],
) -> Nonlinearity:
    """What a nonlinear row is, given what the numbers say; ``symbols`` is None where the rows are too long.

    ``shape`` is asked where no formula decides: are the zeros of a factor (None: of the row itself) flat?
    """
    found = _by_symbols(symbols, name, linear, count, shape)
    return found if found is not None else _by_shape(shape(None))


def _by_symbols(
    symbols: SymbolRows | None,
    name: tuple[str, int],
    linear: Sequence[tuple[str, int]],
    count: Signature,
    shape: Callable[[sm.Expr | None], ZeroSetShape],
) -> Nonlinearity | None:
    """The verdict by factors and ranks; None where these do not decide."""
    if symbols is None:
        return _by_numbers(count)
    by_name = {(r.name, r.number): r for r in symbols.rows}
    F, u = exact(by_name[name].velocity), list(symbols.mechanics.u)
    said = f"Row {name[1] + 1} of '{name[0]}'"
    branches = _factors(F, u) if not (count.quadratic and count.rank > 2) else ()
    if branches:
        return Nonlinearity(True, _product(said, F, branches, u), "it factors", branches)
    hidden = inverted(F, u) if not count.quadratic else None
    branches = _factors(hidden, u) if hidden is not None else ()
    if branches:
        speed = next(s for s in u if branches[0].has(s))
        proof = branch_certificate(said, F, branches[0], speed) if len(branches) == 1 else None
        return Nonlinearity(True, proof, "a function that can be inverted hides a linear row", branches)
    in_pieces = _by_pieces(F, u, shape) if not count.quadratic else None
    if in_pieces is not None:
        return in_pieces
    if count.quadratic and count.rank == 0:
        return _by_numbers(count)
    rows = [by_name[r] for r in linear]
    try:
        left, free = _eliminated(F, rows, count.pivots, u)
    except TooHard:
        return _by_numbers(count)
    beside = " beside the other rows" if linear else ""
    if count.quadratic and count.rank == 2 and not count.positive * count.negative:
        return _sum_of_squares(left, free, symbols.relations)
    if count.quadratic and count.rank > 2:
        return Nonlinearity(False, _independent_minor(said, left, free, symbols), "")
    branches = _factors(left, free) if linear else ()
    if branches:
        found = Nonlinearity(True, _product(said, left, branches, free), f"it factors{beside}", branches)
    elif not count.quadratic:
        return None
    else:
        found = _two_branches(said, left, free, symbols.relations, beside)
    return replace(found, branches=tuple(regular_branch(b, rows, u) for b in found.branches))


def _by_shape(shape: ZeroSetShape) -> Nonlinearity:
    """The verdict of numbers on a row that is not quadratic."""
    if shape is ZeroSetShape.UNKNOWN:
        return Nonlinearity(False, None, f"not decided whether it is reducible: {shape.value}")
    return Nonlinearity(shape is ZeroSetShape.FLAT, None, SEEN if shape is ZeroSetShape.FLAT else "")


def _by_pieces(
    F: sm.Expr, u: Sequence[sm.Symbol], shape: Callable[[sm.Expr | None], ZeroSetShape]
) -> Nonlinearity | None:
    """The verdict by factors, functions undone and signs of absolute values; None where the row stays in one piece."""
    found = pieces(F, u)
    if not found.linear and len(found.others) == 1:
        return None
    shapes = {shape(other) for other in found.others}
    if ZeroSetShape.CURVED in shapes:
        return Nonlinearity(False, None, "nonlinear by nature on a factor, linear on others" if found.linear else "")
    if shapes:
        return Nonlinearity(ZeroSetShape.UNKNOWN not in shapes, None, f"it factors; of some factors: {SEEN}")
    if not found.linear:
        return None
    how = "by the signs of absolute values, each on its side" if found.one_sided else "each factor by itself"
    return Nonlinearity(True, None, f"it falls into linear rows, {how}", tuple(cleaned(b, u) for b in found.linear))


def _by_numbers(count: Signature) -> Nonlinearity | None:
    """The verdict as far as ranks carry."""
    if not count.quadratic:
        return None
    if count.rank > 2:
        return Nonlinearity(False, None, "")
    if count.rank == 0:
        return Nonlinearity(True, None, "it follows from the other rows")
    if count.rank == 2 and not count.positive * count.negative:
        return Nonlinearity(True, None, "it is a sum of squares: both must vanish")
    return Nonlinearity(True, None, "it factors, by its rank at random points")


# ------------------------------------------------------------------------------------------------- numbers


def _is_quadratic(rows: GraphRows, row: VelocityRow, F: ca.SX, places: Sequence[Configuration]) -> bool:
    """Whether the row is (u, 1) F (u, 1) at any speeds."""
    u = ca.vertcat(rows.mechanics.u, 1)
    graph = MultiprecisionGraph(ca.densify(row.velocity - u.T @ F @ u), [rows.mechanics.u, *rows.configuration])
    try:
        return all(abs(graph(*moving(rows, p, k))[0][0]) <= ZERO.products for k, p in enumerate(places))
    except OutsideDomain:
        return False


def _pivots(values: Sequence[Vector]) -> tuple[int, ...]:
    """The speeds that the linear rows are solved for."""
    span = Span()
    for row in values:
        span.add(row[:-1])
    return tuple(span.pivots)


def _congruent(F: Sequence[Vector], basis: Sequence[Vector]) -> list[Vector]:
    """N^T F N."""
    with mp.workdps(EXACT.digits):
        columns = [[mp.fdot(row, v) for row in F] for v in basis]
        return [[mp.fdot(w, column) for column in columns] for w in basis]


def _inertia(S: list[Vector]) -> tuple[int, int]:
    """Positive and negative squares of a symmetric matrix."""
    if not S:
        return 0, 0
    values = np.linalg.eigvalsh(np.array([[float(v) for v in row] for row in S]))
    span = Span()
    rank = sum(span.add(row) for row in S)
    largest = sorted(values, key=abs, reverse=True)[:rank]
    return sum(int(v > 0) for v in largest), sum(int(v < 0) for v in largest)


# ------------------------------------------------------------------------------------------------- symbols


def _factors(F: sm.Expr, u: Sequence[sm.Symbol]) -> tuple[sm.Expr, ...]:
    """The linear factors of a row, if the others that hold speeds add no zeros to theirs; else nothing."""
    try:
        ring = Polynomials([F])
        p = ring.unreduced(F)
    except TooHard:
        return ()
    if not p or len(p) > EXACT.factored or max(p.degrees()) > 6:
        return ()
    if not p.as_expr().is_polynomial(*u):
        return ()
    found = [(f, ring.expression(ring.ring.from_expr(f))) for f, _ in sm.factor_list(p.as_expr())[1]]
    holding = [(f, back) for f, back in found if back.has(*u)]
    branches = [(f, back) for f, back in holding if _is_linear(f, u, ring)]
    others = [back for f, back in holding if not _is_linear(f, u, ring)]
    if not branches or not all(adds_no_zero(other, [b for _, b in branches], u) for other in others):
        return ()
    return tuple(cleaned(back, u) for _, back in branches)


def _product(what: str, F: sm.Expr, branches: Sequence[sm.Expr], u: Sequence[sm.Symbol]) -> Certificate | None:
    """A row as the product of its branches and of what adds no zeros to theirs, as a proof."""
    numerator, denominator = sm.fraction(sm.together(F))
    factors: list[sm.Expr] = []
    left = sm.expand(numerator)
    for branch in branches:
        while (quotient := _quotient(left, branch, u)) is not None:
            left, factors = quotient, [*factors, branch]
    if not vanishes(sm.Mul(*factors, left) - denominator * F):
        return None
    return factor_certificate(what, F, [*factors, left], denominator, ())


def _quotient(F: sm.Expr, branch: sm.Expr, u: Sequence[sm.Symbol]) -> sm.Expr | None:
    """F / branch as polynomials in the speeds, where there is nothing left."""
    speed = next(s for s in u if branch.has(s))
    try:
        quotient, rest = sm.div(sm.Poly(F, speed), sm.Poly(branch, speed))
    except (sm.PolynomialError, sm.polys.polyerrors.BasePolynomialError):
        return None
    return sm.together(quotient.as_expr()) if F.has(speed) and vanishes(rest.as_expr()) else None


def _is_linear(f: sm.Expr, u: Sequence[sm.Symbol], ring: Polynomials) -> bool:
    """Whether a factor is linear in the speeds, with no speed under a function."""
    p = sm.Poly(f, *u)
    return p.total_degree() == 1 and not any(ring.expression(ring.ring.from_expr(c)).has(*u) for c in p.coeffs())


def _eliminated(
    F: sm.Expr, linear: Sequence[VelocityRow], pivots: Sequence[int], u: Sequence[sm.Symbol]
) -> tuple[sm.Expr, list[sm.Symbol]]:
    """What is left of a row when the linear ones are solved for the speeds at the pivots; the numerator of it."""
    table = [[exact(e) for e in (*row.B, row.b)] for row in linear]
    solved: list[list[sm.Expr]] = []
    for p in pivots:
        k = next((k for k, row in enumerate(table) if not vanishes(row[p])), None)
        if k is None:
            raise TooHard("a pivot that vanishes")
        row = table.pop(k)
        if any(_length(r) > EXACT.searched for r in (row, *table)):
            raise TooHard("a long elimination")
        row = [sm.cancel(e / row[p]) for e in row]
        table = [[sm.together(a - other[p] * b) for a, b in zip(other, row, strict=True)] for other in table]
        solved = [[sm.together(a - other[p] * b) for a, b in zip(other, row, strict=True)] for other in solved]
        solved.append(row)
    free = [s for i, s in enumerate(u) if i not in pivots]
    values = {
        u[p]: -sm.Add(*[row[i] * s for i, s in enumerate(u) if i not in pivots], row[-1])
        for p, row in zip(pivots, solved, strict=True)
    }
    left = F.xreplace(values)
    if _length([left]) > 2 * EXACT.searched:
        raise TooHard("a long elimination")
    left = sm.fraction(sm.together(left))[0]
    if _length([left]) > 2 * EXACT.searched:
        raise TooHard("a long elimination")
    return left, free


def _length(expressions: Sequence[sm.Expr]) -> int:
    return sum(int(sm.count_ops(e)) for e in expressions)


def _independent_minor(what: str, F: sm.Expr, v: Sequence[sm.Symbol], symbols: SymbolRows) -> Certificate | None:
    """A minor of three rows whose normal form is not zero: the rank is three at least, by proof."""
    try:
        S = quadratic_form(F, v, ())
    except TooHard:
        return None
    chosen = [i for i in range(S.rows) if any(S[i, j] != 0 for j in range(S.rows))][:6]
    minors = list(combinations_with_replacement(list(combinations(chosen, 3)), 2))[:40]
    ring = exact_zero(list(S), symbols.positions, symbols.unit)
    for r, c in minors:
        if ring.vanishes(S.extract(list(r), list(c)).det(method="berkowitz")) is False:
            return minor_certificate(what, F, v, r, c, symbols.relations)
    return None


def _sum_of_squares(F: sm.Expr, v: Sequence[sm.Symbol], relations: Sequence[sm.Expr]) -> Nonlinearity:
    """The two rows that vanish together: S_ii F = (S_i v)^2 + (D_j v)^2 / |D_jj|."""
    reason, w = "it is a sum of squares: both must vanish", sm.Matrix([*v, 1])
    try:
        S = quadratic_form(F, v, relations)
    except (TooHard, sm.PolynomialError):
        return Nonlinearity(True, None, reason)
    i = next(i for i in range(S.rows) if not vanishes(S[i, i], relations))
    D = S[i, :].T * S[i, :] - S[i, i] * S
    j = next((j for j in range(S.rows) if not vanishes(D[j, j], relations)), None)
    if j is None:
        return Nonlinearity(True, None, reason)
    both = sm.Tuple(*[cleaned((row * w)[0], v) for row in (S[i, :], D[j, :])])
    return Nonlinearity(True, None, reason, (both,) if all(e.has(*v) for e in both) else ())


def _two_branches(
    what: str, F: sm.Expr, v: Sequence[sm.Symbol], relations: Sequence[sm.Expr], beside: str
) -> Nonlinearity:
    """The linear factors of a quadratic form of rank two at most."""
    reason = f"it factors{beside}"
    try:
        S = quadratic_form(F, v, relations)
    except (TooHard, sm.PolynomialError):
        return Nonlinearity(True, None, reason + ", by its rank at random points")
    w = sm.Matrix([*v, 1])
    n = S.rows
    squares = [i for i in range(n) if not vanishes(S[i, i], relations)]
    if not squares:
        i, j = next((i, j) for i in range(n) for j in range(i + 1, n) if not vanishes(S[i, j], relations))
        pair = ((S[i, :] * w)[0], (S[j, :] * w)[0])
        return _checked(what, pair, F, v, S[i, j] / 2, relations, reason)
    fallback = None
    for i in squares:
        D = S[i, :].T * S[i, :] - S[i, i] * S
        others = [j for j in range(n) if not vanishes(D[j, j], relations)]
        if not others:
            return _checked(what, ((S[i, :] * w)[0],), F, v, S[i, i], relations, reason)
        for j in others:
            root = _square_root(D[j, j], relations)
            pair = tuple((S[i, :] * w)[0] + sign * (D[j, :] * w)[0] / (root or sm.sqrt(D[j, j])) for sign in (1, -1))
            if root is not None:
                return _checked(what, pair, F, v, S[i, i], relations, reason)
            fallback = fallback or (pair, S[i, i])
    pair, scale = fallback  # type: ignore[misc]
    return _checked(what, pair, F, v, scale, relations, reason + ", with a square root")


def _checked(
    what: str,
    branches: tuple[sm.Expr, ...],
    F: sm.Expr,
    v: Sequence[sm.Symbol],
    scale: sm.Expr,
    relations: Sequence[sm.Expr],
    reason: str,
) -> Nonlinearity:
    """The branches, and whether their product is the row by proof."""
    factors = branches if len(branches) > 1 else branches * 2
    proved = vanishes(sm.Mul(*factors) - scale * F, relations)
    proof = factor_certificate(what, F, factors, scale, relations) if proved else None
    return Nonlinearity(True, proof, reason, tuple(cleaned(b, v) for b in branches))


def _square_root(e: sm.Expr, relations: Sequence[sm.Expr]) -> sm.Expr | None:
    """The square root of an expression that is a square by the relations."""
    try:
        ring = Polynomials([e], relations)
        numerator, denominator = ring.fraction(e)
        forms = [(ring.unreduced(e), denominator), (numerator, denominator)]
    except TooHard:
        return None
    for above, below in forms:
        roots = [_root(p.as_expr()) for p in (above, below)]
        if all(r is not None for r in roots):
            up, down = (ring.expression(ring.ring.from_expr(r)) for r in roots if r is not None)
            return up / down
    return None


def _root(e: sm.Expr) -> sm.Expr | None:
    """The root of a polynomial that is a square over the rationals."""
    if len(sm.Add.make_args(e)) > EXACT.factored:
        return None
    constant, factors = sm.factor_list(e)
    root = sm.sqrt(constant)
    if not root.is_Rational or any(power % 2 for _, power in factors):
        return None
    return root * sm.Mul(*[f ** (power // 2) for f, power in factors])
