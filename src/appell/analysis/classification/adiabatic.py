"""Do the reactions of a constraint do no work on the motions it allows? Slawianowski's theorem, decided.

The power of Hamilton-Lusternik reactions is -d/dt (mu_a v . dF_a/dv) - mu_a dF_a/dt (eq. 3.31, with time in the rows),
that of Appell and Chetaev's lam_a v . dF_a/dv. All vanish, whatever the multipliers are, where

    v . dF_a/dv = k_a^b F_b        (and dF_a/dt likewise),

that is, where they vanish on the set M of velocities that all rows of the set allow: M then restricts directions and
leaves magnitudes arbitrary (the theorem after eq. 3.31; 004).

Rows homogeneous in velocity have k = their degree. Of others it is proved by polynomials: M is split into branches by
the factors of its rows (those without real zeros left out, functions that can be inverted undone), and v . dF/dv is
reduced by a Groebner basis of each. Numbers say it at velocities of fifty digits on M; where they alone do, or where
they find that it is not so, the verdict says that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import prod

import casadi as ca
import sympy as sm
from mpmath import mp, mpf
from sympy.polys.groebnertools import groebner
from sympy.polys.polyerrors import BasePolynomialError
from sympy.polys.rings import PolyElement

from appell.algebra.decimals import exact
from appell.algebra.sampling import random_directions
from appell.analysis.classification.configurations import Assembly, Configuration
from appell.analysis.classification.dependence import degree
from appell.analysis.classification.multiprecision import MultiprecisionGraph, OutsideDomain
from appell.analysis.classification.pieces import inverted, pieces
from appell.analysis.classification.polynomials import Polynomials, TooHard, vanishes
from appell.analysis.classification.velocity_rows import GraphRows, SymbolRows, VelocityRow
from appell.numbers import DRAW, EXACT, ZERO
from appell.reading.printing.text import text


@dataclass(frozen=True)
class AdiabaticVerdict:
    """Whether reactions do no work (None: not decided, or on some branches only), and how that is known."""

    value: bool | None
    words: str

    @classmethod
    def of_rows(cls, found: Sequence[AdiabaticVerdict]) -> AdiabaticVerdict:
        """Of a constraint: all its rows."""
        worst = next((a for wanted in (False, None) for a in found if a.value is wanted), None)
        if worst is not None:
            return worst
        numerical = [a for a in found if not a.words.startswith("proved")]
        return (numerical or found)[0]


def adiabatic(
    rows: GraphRows,
    row: VelocityRow,
    beside: Sequence[VelocityRow],
    symbols: SymbolRows | None,
    places: Sequence[Configuration],
) -> AdiabaticVerdict:
    """The verdict on one row of a set; ``beside``: all rows of the set, itself among them."""
    time = _time_slope(rows, row)
    if time is None and _structurally_homogeneous(rows, row):
        return AdiabaticVerdict(True, "proved: v.dF/dv = F")
    k = degree(rows, row, places) if time is None else None
    if k is not None and symbols is not None and _is_multiple(symbols, row, k):
        return AdiabaticVerdict(True, f"proved: v.dF/dv = {k} F")
    met, zero = _at_velocities(rows, row, beside, _pieces(rows, row, symbols), time, places)
    if met and zero == met:
        proof = _proof(symbols, row, beside) if time is None else None
        if proof is not None and all(left == 0 for _, left in proof):
            return AdiabaticVerdict(True, "proved: v.dF/dv vanishes where the rows do, by a Groebner basis of them")
        return AdiabaticVerdict(
            True, f"found numerically: v.dF/dv vanishes at {met} random velocities that satisfy the rows"
        )
    if k is not None:
        return AdiabaticVerdict(True, f"found numerically: v.dF/dv = {k} F at random points")
    if not met:
        return AdiabaticVerdict(None, "not decided: no velocities that satisfy the rows were met")
    proof = _proof(symbols, row, beside) if time is None else None
    if zero:
        return AdiabaticVerdict(None, f"on a part of the constraint only{_parts(symbols, proof)}")
    return AdiabaticVerdict(False, _refusal(symbols, row, proof, time is not None))


def _refusal(symbols: SymbolRows | None, row: VelocityRow, proof: Proof | None, time: bool) -> str:
    """Why not: what v . dF/dv is on the rows, where that holds no velocities and is no zero for that reason."""
    if time:
        return "found numerically: the row changes in time, or v.dF/dv does not vanish, where the rows hold"
    left = list(dict.fromkeys(left for _, left in proof or ()))
    if symbols is None or not left or any(e == 0 or e.has(*symbols.mechanics.u) for e in left):
        return "found numerically: v.dF/dv does not vanish at random velocities that satisfy the rows"
    F, power = _symbolic(symbols, row)
    if not F.is_polynomial(*symbols.mechanics.u) or sm.fraction(sm.together(power))[1].free_symbols:
        return "proved: v.dF/dv does not vanish where the rows hold"
    return f"proved: v.dF/dv = {' or '.join(text(symbols.own(e)) for e in left)} where the rows hold"


def _parts(symbols: SymbolRows | None, proof: Proof | None) -> str:
    """The branches on which it vanishes, and those on which it does not, where they are known."""
    good = [branch for branch, left in proof or () if left == 0]
    others = [branch for branch, left in proof or () if left != 0]
    if symbols is None or not good:
        return ", found numerically at random velocities that satisfy the rows"
    words = f", proved: where {_named(symbols, good)}"
    return words + (f"; not where {_named(symbols, others)}" if len(others) == 1 else "")


def _named(symbols: SymbolRows, branches: Sequence[Sequence[sm.Expr]]) -> str:
    return " or ".join(" and ".join(f"{text(symbols.own(f))} = 0" for f in branch) for branch in branches)


# ------------------------------------------------------------------------------------------------- structure


def _time_slope(rows: GraphRows, row: VelocityRow) -> ca.SX | None:
    """dF/dt at fixed coordinates and rates; None where there is none. Of a position row its power says it all."""
    m = rows.mechanics
    if row.position is not None:
        return None
    frozen = ca.SX.sym("v", m.q.numel())
    change = ca.jacobian(m.Y @ frozen + m.z, m.t)
    change = ca.substitute(ca.densify(change), frozen, ca.densify(m.qdot))
    slope = ca.densify(ca.jacobian(ca.SX(row.velocity), m.t) + row.B @ change)
    return None if ca.simplify(slope).is_zero() else slope


def _structurally_homogeneous(rows: GraphRows, row: VelocityRow) -> bool:
    """Whether it is plain to see that F = B u with B free of speeds."""
    m = rows.mechanics
    linear = not ca.depends_on(ca.densify(row.B), m.u)
    return bool(linear and ca.SX(row.b).is_zero() and ca.SX(m.z).is_zero() and ca.SX(m.g).is_zero())


def _is_multiple(symbols: SymbolRows, row: VelocityRow, k: sm.Expr) -> bool:
    """Whether v . dF/dv = k F, as symbols."""
    own, power = _symbolic(symbols, row)
    return vanishes(power - k * own, symbols.relations)


def _symbolic(symbols: SymbolRows, row: VelocityRow) -> tuple[sm.Expr, sm.Expr]:
    """F and v . dF/dv of a row as symbols."""
    m = symbols.mechanics
    found = next(r for r in symbols.rows if (r.name, r.number) == (row.name, row.number))
    F = exact(found.velocity)
    v = [u - z for u, z in zip(m.u, m.z, strict=True)]
    return F, sm.Add(*[sm.diff(F, u) * exact(w) for u, w in zip(m.u, v, strict=True)])


# --------------------------------------------------------------------------------------------------- numbers


def _pieces(rows: GraphRows, row: VelocityRow, symbols: SymbolRows | None) -> list[ca.SX]:
    """The factors of a row, one of which vanishes where it does; the row itself where none are known."""
    if symbols is None or not ca.depends_on(ca.densify(row.B), rows.mechanics.u):
        return [row.velocity]
    found = pieces(_symbolic(symbols, row)[0], list(symbols.mechanics.u))
    factors = [f for f in (*found.linear, *found.others) if not isinstance(f, sm.Tuple)]
    if found.one_sided or len(factors) < 2:
        return [row.velocity]
    return [rows.mechanics.lower(symbols.own(f)) for f in factors]


def _at_velocities(
    rows: GraphRows,
    row: VelocityRow,
    beside: Sequence[VelocityRow],
    factors: Sequence[ca.SX],
    time: ca.SX | None,
    places: Sequence[Configuration],
) -> tuple[int, int]:
    """At how many random velocities that satisfy all rows, and at how many of them v . dF/dv (and dF/dt) vanish.

    Each factor of the row is searched by itself: Newton's method finds the nearest zeros, and so of one factor only.
    """
    m = rows.mechanics
    inputs = [m.u, ca.vertcat(m.q, m.t), m.p]
    others = [ca.densify(ca.SX(r.velocity)) for r in beside if (r.name, r.number) != (row.name, row.number)]
    B, v = ca.densify(row.B), ca.densify(m.u - m.z)
    parts = [B @ v, ca.fabs(B) @ ca.fabs(v), ca.SX(0) if time is None else time]
    graph = MultiprecisionGraph(ca.densify(ca.horzcat(*parts)), inputs)
    searches = [Assembly(ca.vertcat(ca.densify(ca.SX(part)), *others), inputs) for part in factors]
    directions = random_directions(m.u.numel(), seed=9)
    met = zero = 0
    for place, reach in product(places, searches):
        for _ in range(DRAW.starts):
            start = Configuration([2 * mpf(float(x)) for x in next(directions)], [*place.q, *place.t], place.p)
            try:
                at = reach(start)
                if at is None:
                    continue
                power, size, slope = graph(*at.values)[0]
            except OutsideDomain:
                continue
            with mp.workdps(EXACT.digits):
                if size <= ZERO.products:  # at rest, or where the row is singular
                    continue
                met += 1
                zero += bool(max(abs(power), abs(slope)) <= ZERO.products * max(size, 1))
    return met, zero


# --------------------------------------------------------------------------------------------------- symbols

Proof = list[tuple[tuple[sm.Expr, ...], sm.Expr]]
"""Branches of the rows, as factors that vanish together, each with what is left of v . dF/dv on it."""


def _proof(symbols: SymbolRows | None, row: VelocityRow, beside: Sequence[VelocityRow]) -> Proof | None:
    """v . dF/dv reduced on every branch of the rows; None where they are no polynomials in the speeds or too large."""
    if symbols is None:
        return None
    u = list(symbols.mechanics.u)
    every = [_plain(*_symbolic(symbols, r), u, symbols) for r in beside]
    wanted = every[[(r.name, r.number) for r in beside].index((row.name, row.number))]
    if any(pair is None for pair in every) or wanted is None:
        return None
    try:
        ring = Polynomials([e for pair in every if pair for e in pair], symbols.relations)
        if len(ring.ring.gens) > EXACT.groebner_unknowns:
            return None
        power = ring.unreduced(wanted[1])
        factors = [_branches_of(ring, pair[0], u) for pair in every if pair]
        if prod(map(len, factors)) > EXACT.groebner_branches or not all(factors):
            return None
        return [_on_branch(ring, branch, power) for branch in product(*factors)]
    except (TooHard, BasePolynomialError):
        return None


def _plain(F: sm.Expr, power: sm.Expr, u: Sequence[sm.Symbol], symbols: SymbolRows) -> tuple[sm.Expr, sm.Expr] | None:
    """A row with the same zeros that is a polynomial in the speeds, and its v . dF/dv; None where there is none."""
    if not F.is_polynomial(*u):
        inner = inverted(F, u)
        if inner is None or not inner.is_polynomial(*u):
            return None
        m = symbols.mechanics
        F = inner  # v . dF/dv = f' v . dN/dv for F = f(N): zero where this one is
        power = sm.Add(*[sm.diff(F, s) * (s - z) for s, z in zip(m.u, m.z, strict=True)])
    return F, power


def _branches_of(ring: Polynomials, F: sm.Expr, u: Sequence[sm.Symbol]) -> list[PolyElement]:
    """The factors of a row that hold speeds and may vanish."""
    p = ring.unreduced(F)
    if not p or len(p) > EXACT.factored or max(p.degrees()) > EXACT.degree:
        raise TooHard("a large row")
    found = [f for f, _ in p.factor_list()[1]]
    return [f for f in found if ring.expression(f).has(*u) and not _never_zero(f)]


def _never_zero(f: PolyElement) -> bool:
    """Whether a polynomial is a sum of even powers and a constant, all of one sign: 1 + x'^2."""
    terms = list(f.terms())
    even = all(all(power % 2 == 0 for power in monomial) for monomial, _ in terms)
    one_sign = len({c > 0 for _, c in terms}) == 1
    return even and one_sign and any(not any(monomial) for monomial, _ in terms)


def _on_branch(
    ring: Polynomials, branch: Sequence[PolyElement], power: PolyElement
) -> tuple[tuple[sm.Expr, ...], sm.Expr]:
    basis = groebner([*branch, *ring.relations], ring.ring)
    left = power.rem(basis)
    return tuple(ring.expression(f) for f in branch), ring.expression(left)
