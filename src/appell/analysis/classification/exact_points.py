"""Rows too long to be solved in symbols: proved not to be integrable at one configuration in rational numbers.

A configuration is drawn: rational coordinates and parameters (their defaults, as they are written), rational points of
the circle for angles, rational unit quaternions. What a position row gives outright follows from the others; where it
gives nothing so, the coordinates in it are put as zero, and the configuration counts only if the row then holds
exactly: a bicycle stands upright and straight ahead. Values and slopes are carried through the rows part by part, by
the chain rule, as in the program of the certificate (:mod:`appell.analysis.proofs.point_certificate`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import sympy as sm
from sympy.core.relational import Relational

from appell.algebra.decimals import exact
from appell.analysis.classification.velocity_rows import SymbolRows
from appell.analysis.proofs.point_certificate import PointCertificate, point_certificate
from appell.numbers import DRAW

_TANGENTS = tuple(sm.Rational(a, b) for a, b in ((1, 3), (2, 5), (1, 4), (3, 7), (1, 5), (2, 7), (3, 8), (2, 9)))
"""Of half an angle."""
_QUATERNIONS = ((1, 2, 4, 2), (4, 2, 1, 2), (2, 4, 2, 1))
"""Times one fifth, of length one."""

Form = Sequence[sm.Expr]


@dataclass(frozen=True)
class ExactPoint:
    """A configuration in rational numbers, and the rows there: values, and slopes by coordinate, of every part."""

    point: dict[sm.Symbol, sm.Rational]
    value: Mapping[sm.Symbol, sm.Rational]
    slope: Mapping[sm.Symbol, Sequence[sm.Rational]]


@dataclass(frozen=True)
class NamedRows:
    """Rows as lines of named parts; sines and cosines of angles have names of their own."""

    x: tuple[sm.Symbol, ...]
    sines: dict[sm.Symbol, list[sm.Symbol]]
    lines: tuple[tuple[sm.Symbol, sm.Expr], ...]
    forms: tuple[tuple[sm.Expr, ...], ...]
    positions: tuple[sm.Expr, ...]


def proved_at_a_point(
    symbols: SymbolRows, forms: Sequence[Form], asked: Mapping[str, int]
) -> dict[str, PointCertificate]:
    """For rows, by what they are called and their number among all, proofs that they are not integrable beside all."""
    named = _named(symbols.x, forms, symbols.relations)
    if named is None:
        return {}
    found: dict[str, PointCertificate] = {}
    for at in _points(symbols, named):
        kernel = _kernel(at, named.forms)
        for what, k in asked.items():
            pair = None if what in found else _breaking(at, named.forms[k], kernel)
            if pair is not None:
                found[what] = point_certificate(
                    what, symbols.x, named.sines, at.point, named.lines, named.positions, named.forms, k, pair
                )
        if len(found) == len(asked):
            break
    return found


# -------------------------------------------------------------------------------------------- the rows, named


def _named(x: tuple[sm.Symbol, ...], forms: Sequence[Form], relations: Sequence[sm.Expr]) -> NamedRows | None:
    """The rows in named parts; None where they hold functions beside sines, cosines, roots and cases."""
    column = [exact(e) for form in forms for e in form] + [exact(e) for e in relations]
    functions = {f for e in column for f in e.atoms(sm.Function) if not isinstance(f, sm.Piecewise)}
    if any(not isinstance(f, sm.sin | sm.cos | sm.tan) for f in functions):
        return None
    expanded = {f: sm.expand_trig(f.rewrite(sm.cos) if isinstance(f, sm.tan) else f) for f in functions}
    circular = {f for e in expanded.values() for f in e.atoms(sm.sin, sm.cos)}
    angles = sorted({f.args[0] for f in circular}, key=str)
    if any(not a.is_Symbol for a in angles):
        return None
    sines = {a: [sm.Dummy(f"{kind}_{a.name}", real=True) for kind in ("sin", "cos")] for a in angles}
    names = {f(a): s for a in angles for f, s in zip((sm.sin, sm.cos), sines[a], strict=True)}
    column = [e.xreplace({f: e.xreplace(names) for f, e in expanded.items()}) for e in column]
    parts, left = sm.cse(column, symbols=sm.numbered_symbols("part", cls=sm.Dummy, real=True), order="none")
    long = list(dict.fromkeys(e for e in left if not e.is_Symbol and not e.is_Rational))
    entries = {e: sm.Dummy(f"entry{i}", real=True) for i, e in enumerate(long)}
    left, n = [entries.get(e, e) for e in left], len(x)
    rows = tuple(tuple(left[i * n : (i + 1) * n]) for i in range(len(forms)))
    lines = (*parts, *((name, e) for e, name in entries.items()))
    return NamedRows(x, sines, lines, rows, tuple(left[n * len(forms) :]))


# ------------------------------------------------------------------------------------------------- the points


def _points(symbols: SymbolRows, named: NamedRows) -> Iterator[ExactPoint]:
    """Configurations at which all rows have rational values and slopes, and the position rows hold."""
    for attempt in range(DRAW.few):
        # Rational values of all that the rows hold; z follows where a position row is z + f, and zeros help the rest
        m = symbols.mechanics
        unit = {e: sm.Rational(k, 5) for g in symbols.unit for e, k in zip(g, _QUATERNIONS[attempt], strict=True)}
        given, upright = _given(symbols)
        defaults = {s: p.default for s, p in zip(m.p, symbols.model.parameters, strict=False)}
        needed = {s for _, e in named.lines for s in e.free_symbols} - {name for name, _ in named.lines}
        point: dict[sm.Symbol, sm.Rational] = {}
        for i, s in enumerate(sorted({*m.p, *named.x} - given.keys(), key=str)):
            tangent = sm.S.Zero if s in upright else _TANGENTS[(3 * attempt + i) % len(_TANGENTS)]
            if s in named.sines:
                sine, cosine = named.sines[s]
                point |= {sine: 2 * tangent / (1 + tangent**2), cosine: (1 - tangent**2) / (1 + tangent**2)}
            elif s in needed or s in symbols.x:
                default = defaults.get(s)
                point[s] = unit.get(s, tangent if default is None else sm.Rational(str(default)))
        circular = {f(a): s for a, pair in named.sines.items() for f, s in zip((sm.sin, sm.cos), pair, strict=True)}
        for s, e in given.items():
            value = sm.expand_trig(e).xreplace(circular).xreplace(point)
            if value.is_Rational:
                point[s] = value
        found = _at(named, point)
        if found is not None:
            yield found


def _given(symbols: SymbolRows) -> tuple[dict[sm.Symbol, sm.Expr], set[sm.Symbol]]:
    """Coordinates that position rows give outright, in others; those in the rows that are left."""
    given: dict[sm.Symbol, sm.Expr] = {}
    upright: set[sm.Symbol] = set()
    for position in symbols.positions:
        e = exact(position).xreplace(given)
        held = [s for s in symbols.x if e.has(s)]
        for s in held:
            rate = e.diff(s)
            if rate.is_Rational and rate != 0:
                value = s - e / rate
                given = {k: v.xreplace({s: value}) for k, v in given.items()} | {s: value}
                break
        else:
            upright |= set(held)
    return given, upright


def _at(named: NamedRows, point: dict[sm.Symbol, sm.Rational]) -> ExactPoint | None:
    """Values and slopes of all parts at a point; None where one is not rational or a position row does not hold."""
    n = len(named.x)
    value, slope = dict(point), {s: [sm.S.Zero] * n for s in point}
    unit = {q: [sm.Integer(i == j) for j in range(n)] for i, q in enumerate(named.x)}
    slope |= unit
    for angle, (s, c) in named.sines.items():
        along = unit.get(angle, [sm.S.Zero] * n)
        slope[s], slope[c] = [value[c] * d for d in along], [-value[s] * d for d in along]
    for name, e in named.lines:
        free = e.free_symbols
        value[name] = e.xreplace(value)
        if not value[name].is_Rational or any((r.lhs - r.rhs).xreplace(value) == 0 for r in e.atoms(Relational)):
            return None
        parts = [(e.diff(s).xreplace(value), slope[s]) for s in free if any(slope[s])]
        slope[name] = [sm.Add(*[a * d[i] for a, d in parts]) for i in range(n)]
        if not all(d.is_Rational for d in slope[name]):
            return None
    return ExactPoint(point, value, slope) if all(value.get(e, e) == 0 for e in named.positions) else None


def _kernel(at: ExactPoint, rows: Sequence[Sequence[sm.Expr]]) -> list[list[sm.Rational]]:
    """Vectors on which all rows vanish; none where the rows depend on each other at the point."""
    matrix = sm.Matrix([[at.value.get(a, a) for a in w] for w in rows])
    found = matrix.nullspace()
    return [list(X) for X in found] if len(found) == matrix.cols - matrix.rows else []


def _breaking(
    at: ExactPoint, row: Sequence[sm.Expr], kernel: Sequence[list[sm.Rational]]
) -> tuple[list[sm.Rational], list[sm.Rational]] | None:
    """Two vectors with dw(X, Y) != 0."""
    slopes = sm.Matrix([at.slope.get(a, [0] * len(row)) for a in row]).T  # d_i a_j
    curl = slopes - slopes.T
    for X, Y in combinations(kernel, 2):
        if (sm.Matrix([X]) @ curl @ sm.Matrix(Y))[0, 0] != 0:
            return X, Y
    return None
