"""Functions that a set of rows keeps constant, though no row of it need be integrable by itself.

With forms w_a of the rows on (q, t), sum_a k_a w_a = df is looked for. Constant k come first: E26 is linear in them.
Where the rows fix some coordinates, a row may have a potential over the others. Last come k(q, t): such a combination
vanishes on every field that satisfies the rows and on all their brackets,

    sum_a k_a w_a([X, Y]) = 0,

which is linear again; each solution is tried with integrating factors. What is returned is tested by differentiation.

Slawianowski, eq. 3.5 (004); Flygare 2012, eqs. 26 to 29 (003).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import sympy as sm

from appell.algebra.normal_form import TooLong
from appell.algebra.written import shortest
from appell.analysis.classification.brackets import allowed_fields, bracket
from appell.analysis.classification.frobenius import Coefficients, curl
from appell.analysis.classification.integrability import Integrability, Key
from appell.analysis.classification.integrating_factors import integral, is_exact, potential
from appell.analysis.classification.polynomials import tidy, vanishes
from appell.analysis.classification.velocity_rows import SymbolRows, VelocityRow
from appell.escaping import latex_text
from appell.numbers import EXACT
from appell.reading.printing.text import text
from appell.reading.printing.typesetting import typeset


@dataclass(frozen=True)
class SetIntegral:
    """A function of coordinates and time whose rate is a combination of rows: df/dt = sum_a k_a (row a).

    Attributes
    ----------
    potential
        f(q, t), constant along every motion that satisfies the rows.
    combination
        The coefficient k of each row that takes part, by the name of the row: that of its constraint, with a number
        where the constraint has several.

    References
    ----------
    Flygare 2012, eqs. 27 to 29 (003); Slawianowski, eq. 3.5 (004).

    Examples
    --------
    >>> import appell as ap
    >>> model = ap.Model("two rows"); x, y, w, s = model.coordinates("x y w s"); t = model.time
    >>> c2 = model.constrain("c2", x.diff(t) - y * s.diff(t))
    >>> c1 = model.constrain("c1", x.diff(t) - y * s.diff(t) + 3 * w.diff(t))
    >>> ap.classify(model).integrals
    (-3*w = const, the integral of [c2] - [c1],)
    """

    potential: sm.Expr
    combination: Mapping[str, sm.Expr]

    def __str__(self) -> str:
        terms = [f"{_factor(k)}[{name}]" for name, k in self.combination.items()]
        return f"{text(self.potential)} = const, the integral of {' + '.join(terms).replace('+ -', '- ')}"

    __repr__ = __str__

    def _repr_latex_(self) -> str:
        terms = [
            rf"{typeset(k) if k != 1 else ''} \,[\text{{{latex_text(name)}}}]" for name, k in self.combination.items()
        ]
        return rf"$\frac{{d}}{{dt}}\left({typeset(self.potential)}\right) = {' + '.join(terms)}$"


def _factor(k: sm.Expr) -> str:
    if k in (1, -1):
        return "" if k == 1 else "-"
    return f"({text(k)})*" if k.is_Add else f"{text(k)}*"


def set_integrals(
    symbols: SymbolRows,
    rows: Sequence[VelocityRow],
    judged: Mapping[Key, Integrability],
    held: Collection[int],
    count: int,
    thorough: bool,
) -> list[SetIntegral]:
    """Independent functions that the rows keep constant, ``count`` of them where all are recognised.

    Parameters
    ----------
    symbols
        The rows in symbols.
    rows
        Independent rows, position rows among them: what a combination is made of.
    judged
        The rows one by one, with the potentials of those that have one.
    held
        The coordinates, by their places, that all rows together hold where they are.
    count
        How many functions the rows keep constant, those of position rows not counted.
    thorough
        Whether coefficients of q and t are tried too.
    """
    known = [tuple(e.diff(v) for v in symbols.x) for e in symbols.relations]
    found: list[SetIntegral] = []
    for k, f in _candidates(symbols, rows, judged, held, thorough):
        gradient = tuple(f.diff(v) for v in symbols.x)
        if _is_independent([*known, gradient]):
            known.append(gradient)
            used = {name: symbols.own(value) for name, value in k.items() if value != 0}
            found.append(SetIntegral(symbols.own(f), used))
        if len(found) == count:
            break
    return found


Candidate = tuple[Mapping[str, sm.Expr], sm.Expr]


def _candidates(
    symbols: SymbolRows,
    rows: Sequence[VelocityRow],
    judged: Mapping[Key, Integrability],
    held: Collection[int],
    thorough: bool,
) -> Iterator[Candidate]:
    """Potentials with their combinations: single rows, constant coefficients, what is held, coefficients of q and t."""
    by_key = {(r.name, r.number): r for r in symbols.rows}
    forms = {_name(r, symbols): symbols.form(by_key[r.name, r.number]) for r in rows}
    x, names, of_rows = symbols.x, list(forms), list(forms.values())
    beside = []
    for row in rows:
        verdict = judged.get((row.name, row.number))
        if verdict is None or verdict.potential is None or verdict.factor is None:
            continue
        f, factor, name = symbols.plain(verdict.potential), symbols.plain(verdict.factor), _name(row, symbols)
        if all(vanishes(f.diff(v) - factor * a) for v, a in zip(x, forms[name], strict=True)):
            yield {name: factor}, f
        else:
            beside.append(f)  # a potential over the coordinates that the other rows let move
    for k in _exact_combinations(of_rows, x):
        form = _combined(k, of_rows)
        f = potential(form, x) if is_exact(form, x) else None
        if f is not None:
            yield dict(zip(names, k, strict=True)), f
    for f in [*beside, *(x[i] for i in sorted(held))]:
        solved = sm.linsolve((sm.Matrix(of_rows).T, sm.Matrix([f.diff(v) for v in x])), *sm.symbols(f"k:{len(names)}"))
        yield from ((dict(zip(names, map(tidy, k), strict=True)), f) for k in solved)
    if not thorough:
        return
    try:
        kept = _kept_by_brackets(symbols, of_rows, rows)
    except TooLong:
        return
    for k in kept:
        found = integral(_combined(k, of_rows), x)
        if found is not None and found.potential is not None:
            yield {n: tidy(found.factor * c) for n, c in zip(names, k, strict=True)}, found.potential


def _combined(k: Sequence[sm.Expr], forms: Sequence[Coefficients]) -> Coefficients:
    return tuple(tidy(sm.Add(*map(sm.Mul, k, column))) for column in zip(*forms, strict=True))


def _exact_combinations(forms: Sequence[Coefficients], x: Sequence[sm.Symbol]) -> list[list[sm.Expr]]:
    """Constants k with sum_a k_a dw_a = 0 (E26), term by term of the curls written out."""
    equations: dict[tuple[int, int, sm.Expr], list[sm.Expr]] = {}
    for a, form in enumerate(forms):
        for (i, j), e in curl(form, x).items():
            for term in sm.Add.make_args(sm.expand(e)):
                constant, moving = term.as_independent(*x, as_Add=False)
                row = equations.setdefault((i, j, moving), [sm.S.Zero] * len(forms))
                row[a] += constant
    matrix = sm.Matrix(list(equations.values())) if equations else sm.zeros(1, len(forms))
    return [_without_denominators(v) for v in matrix.nullspace()]


def _kept_by_brackets(
    symbols: SymbolRows, forms: Sequence[Coefficients], rows: Sequence[VelocityRow]
) -> list[list[sm.Expr]]:
    """Functions k with sum_a k_a w_a([X, Y]) = 0 for first brackets and those of these with the fields."""
    by_key = {(r.name, r.number): r for r in symbols.rows}
    fields = allowed_fields(symbols, [by_key[r.name, r.number] for r in rows])
    level = [bracket(X, Y, symbols) for X, Y in combinations(fields, 2)][: EXACT.set_brackets]
    level += [bracket(X, Z, symbols) for X in fields for Z in level if any(Z)][: EXACT.set_brackets]
    values = [
        shortest([sm.Add(*[a * b for a, b in zip(w, Z, strict=True)]) for w in forms], symbols.unit) for Z in level
    ]
    values = [row for row in values if any(e != 0 for e in row)]
    if not values:
        return [list(sm.eye(len(forms))[a, :]) for a in range(len(forms))]
    kept = sm.Matrix(values).nullspace(simplify=tidy, iszerofunc=vanishes)
    return [_without_denominators(v) for v in kept]


def _without_denominators(vector: sm.Matrix) -> list[sm.Expr]:
    """The same direction, multiplied by what its entries are divided by, its first entry without a minus sign."""
    below = sm.lcm_list([sm.denom(sm.together(e)) for e in vector])
    values = [sm.cancel(e * below) for e in vector]
    first = next(e for e in values if e != 0)
    return [-e for e in values] if first.could_extract_minus_sign() else values


def _is_independent(gradients: Sequence[Coefficients]) -> bool:
    """Whether gradients are independent at a point in general position, with thirty digits."""
    symbols = sorted(set().union(*(e.free_symbols for g in gradients for e in map(sm.sympify, g))), key=str)
    at = {s: sm.Rational(7 + 3 * i, 11 + 2 * i) for i, s in enumerate(symbols)}
    matrix = sm.Matrix([[sm.sympify(e).xreplace(at).evalf(30) for e in g] for g in gradients])
    scale = max((abs(e) for e in matrix), default=sm.S.One)
    return int(matrix.rank(iszerofunc=lambda e: bool(abs(e) < sm.Float("1e-20") * scale))) == len(gradients)


def _name(row: VelocityRow, symbols: SymbolRows) -> str:
    several = sum(r.name == row.name for r in symbols.rows) > 1
    return f"{row.name} {row.number + 1}" if several else row.name
