"""The exact algebra in normal form: every scalar a fraction of polynomials, zero decided at every step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sympy as sm

from appell.algebra.algebra import Algebra, Matrix, Scalar
from appell.algebra.exact import Exact, ExactMatrix
from appell.algebra.generators import Generators
from appell.algebra.normal_form import Fraction, Polynomial, as_written
from appell.errors import SingularSystem
from appell.numbers import EXACT


class ExactAlgebra(Algebra):
    """Matrices of fractions in FLINT's polynomials, modulo the relations of sines, quaternions and roots.

    The third implementation of the small algebra, beside SymPy's expressions and CasADi's graphs: what is derived in it
    is in normal form at every step. Raises TooLong where a polynomial has more than ``limit`` terms.
    """

    name = "exact"

    def __init__(self, limit: int = EXACT.terms) -> None:
        self.field = Generators.none(limit)
        self.unit: tuple[tuple[sm.Expr, ...], ...] = ()
        self._moved: tuple[Mapping[int, Fraction], int, list[int]] = ({}, 0, [])  # see _moving

    def knowing(self, unit: Sequence[Sequence[Scalar]]) -> ExactAlgebra:
        groups = tuple(tuple(e.expression for e in group) for group in unit)
        for group in groups:
            self.field.know_unit(group)
        self.unit = groups
        return self

    def symbols(self, names: Sequence[str]) -> ExactMatrix:
        return self.column([Exact(self.field, symbol=sm.Dummy(name, real=True)) for name in names])

    def symbol(self, symbol: sm.Expr) -> Exact:
        """The scalar of a symbol of SymPy."""
        return Exact(self.field, symbol=symbol)

    def signal(self, function: sm.Expr, t: Matrix, moment: Matrix) -> tuple[Exact, ExactMatrix]:
        return Exact(self.field, symbol=function.func(t[0, 0].expression)), self.zeros(0, 1)

    def scalar(self, value: object) -> Exact:
        """A number, or a SymPy expression of the algebra's own symbols."""
        return value if isinstance(value, Exact) else Exact(self.field, self.field.of(sm.sympify(value)))

    def lower(
        self, expression: sm.Expr, table: Mapping[sm.Basic, Scalar], memo: dict[sm.Basic, Scalar] | None = None
    ) -> Exact:
        e = sm.sympify(expression)
        self.has_decimals = self.has_decimals or e.has(sm.Float)
        return self._lowered(e, table, {} if memo is None else memo)

    def _lowered(self, e: sm.Expr, table: Mapping[sm.Basic, Scalar], memo: dict[sm.Basic, Scalar]) -> Any:
        if e in table:
            return table[e]
        if e in memo:
            return memo[e]
        if e.is_Add or e.is_Mul:
            parts = [self._lowered(a, table, memo) for a in e.args]
            found = parts[0]
            for part in parts[1:]:
                found = found + part if e.is_Add else found * part
        elif e.is_Pow and e.exp.is_Integer:
            found = self._lowered(e.base, table, memo) ** int(e.exp)
        elif e.is_Pow and e.exp.is_Float:
            found = self._lowered(e.base ** as_written(e.exp), table, memo)
        else:
            inside = {a: table[a].expression for a in _atoms(e, table)}
            found = self.scalar(e.xreplace(inside))
        memo[e] = found
        return found

    def matrix(self, rows: Sequence[Sequence[object]]) -> ExactMatrix:
        return ExactMatrix(self.field, [[self.scalar(e) for e in row] for row in rows], len(rows[0]) if rows else 0)

    def column(self, entries: Sequence[Scalar | float]) -> ExactMatrix:
        return ExactMatrix(self.field, [[self.scalar(e)] for e in entries], 1)

    def zeros(self, rows: int, columns: int) -> ExactMatrix:
        zero = self.scalar(0)
        return ExactMatrix(self.field, [[zero] * columns for _ in range(rows)], columns)

    def eye(self, size: int) -> ExactMatrix:
        zero, one = self.scalar(0), self.scalar(1)
        return ExactMatrix(self.field, [[one if i == j else zero for j in range(size)] for i in range(size)], size)

    def vstack(self, parts: Sequence[Matrix], columns: int = 1) -> ExactMatrix:
        if not parts:
            return self.zeros(0, columns)
        return ExactMatrix(self.field, [row for part in parts for row in part.entries], parts[0].shape[1])

    def hstack(self, parts: Sequence[Matrix], rows: int = 1) -> ExactMatrix:
        if not parts:
            return self.zeros(rows, 0)
        whole = [[e for part in parts for e in part.entries[i]] for i in range(parts[0].shape[0])]
        return ExactMatrix(self.field, whole, sum(part.shape[1] for part in parts))

    def jacobian(self, values: Matrix, variables: Matrix) -> ExactMatrix:
        columns = []
        one = Fraction(self.field.forms.ring.constant(1))
        for x in variables:
            _ = x.fraction
            columns.append(self._along(list(values), {x.index: one}))
        count = values.shape[0]
        return ExactMatrix(self.field, [[c[i] for c in columns] for i in range(count)], variables.shape[0])

    def directional(self, values: Matrix, variables: Matrix, direction: Matrix) -> ExactMatrix:
        if direction.shape[1] != 1:
            return self.jacobian(values, variables) @ direction
        return self.column(self._along(list(values), self._slopes(variables, direction)))

    def rate(self, values: Matrix, q: Matrix, qdot: Matrix, t: Matrix) -> ExactMatrix:
        """Entry by entry when it is asked for: not all rates of rows are."""
        moving, direction = self.vstack([q, t]), self.vstack([qdot, self.eye(1)])
        found: list[dict[int, Fraction]] = []
        memo: dict[int, Fraction | None] = {}

        def slopes() -> dict[int, Fraction]:
            if not found:
                found.append(self._slopes(moving, direction))
            return found[0]

        def later(e: Exact) -> Exact:
            return Exact(self.field, later=lambda: Exact(self.field, self._derived(e.fraction, slopes(), memo)))

        return values.mapped(later)

    def _slopes(self, variables: Matrix, direction: Matrix) -> dict[int, Fraction]:
        for x, d in zip(variables, direction, strict=True):
            _ = x.fraction, d.fraction
        return {x.index: d.fraction for x, d in zip(variables, direction, strict=True)}

    def _along(self, values: Sequence[Exact], slopes: Mapping[int, Fraction]) -> list[Exact]:
        """D of every value for the derivation D with D x_i = slope_i and D = 0 of all other symbols."""
        memo: dict[int, Fraction | None] = {}
        return [Exact(self.field, self._derived(value.fraction, slopes, memo)) for value in values]

    def _derived(self, a: Fraction, slopes: Mapping[int, Fraction], memo: dict[int, Fraction | None]) -> Fraction:
        """D (p / prod f^k) = (D p - p sum k D f / f) / prod f^k."""
        parts = [self._of_polynomial(a.numerator, slopes, memo)]
        for factor, k in a.denominator:
            slope = self._of_polynomial(factor, slopes, memo)
            if not slope.is_zero:
                forms = self.field.forms
                part = forms.product(self.field.fraction(Fraction(a.numerator)), self.field.fraction(slope))
                below = Fraction(forms.ring.constant(-k), ((self.field.lifted(factor), 1),))
                parts.append(forms.product(part, below))
        parts = [self.field.fraction(part) for part in parts]
        whole = parts[0] if len(parts) == 1 else self.field.forms.total(parts)
        if not a.denominator or whole.is_zero:
            return whole
        one = self.field.forms.ring.constant(1)
        below = self.field.fraction(Fraction(one, tuple((self.field.lifted(f), k) for f, k in a.denominator)))
        return self.field.forms.product(whole, below)

    def _of_polynomial(
        self, p: Polynomial, slopes: Mapping[int, Fraction], memo: dict[int, Fraction | None]
    ) -> Fraction:
        """D p = sum over generators of dp/dg D g."""
        found = []
        for i in self._moving(slopes, p.context().nvars()):
            d = p.derivative(i)
            slope = self._slope(i, slopes, memo) if d else None
            if slope is not None:
                found.append((d, slope))
        whole, parts = self.field.forms.ring.constant(0), []
        if not found:
            return Fraction(whole)
        for d, slope in found:
            d, s = self.field.lifted(d), self.field.fraction(slope)
            if s.denominator:
                parts.append(self.field.forms.product(Fraction(d), s))
            else:
                self.field.forms.check(len(d) * len(s.numerator) // 20)
                whole = whole + d * s.numerator
        parts.append(Fraction(self.field.forms.reduced(whole)))
        return parts[0] if len(parts) == 1 else self.field.forms.total(parts)

    def _moving(self, slopes: Mapping[int, Fraction], size: int) -> list[int]:
        """The first generators, of so many, that are one of these symbols or hold one."""
        known, count, moving = self._moved
        if known is not slopes or count != self.field.count:
            holding = self.field.holding([self.field.meaning(i)[1] for i in slopes])
            moving = list(dict.fromkeys([*slopes, *holding]))
            self._moved = (slopes, self.field.count, moving)
        return moving if size >= self.field.count else [i for i in moving if i < size]

    def _slope(self, i: int, slopes: Mapping[int, Fraction], memo: dict[int, Fraction | None]) -> Fraction | None:
        if i in slopes:
            return slopes[i]
        if i not in memo:
            memo[i] = self._slope_of_function(i, slopes, memo)
        return memo[i]

    def _slope_of_function(
        self, i: int, slopes: Mapping[int, Fraction], memo: dict[int, Fraction | None]
    ) -> Fraction | None:
        """The chain rule for sines, cosines, roots and functions that are not known."""
        kind, inside = self.field.meaning(i)
        if kind == "symbol":
            return None
        if kind in {"sine", "cosine"}:
            slope = self._derived(self.field.of(inside), slopes, memo)
            s, c = self.field.forms.angles[inside]
            x = self.field.forms.ring.gens()
            outer = x[c] if kind == "sine" else -x[s]
            return None if slope.is_zero else self.field.forms.product(Fraction(outer), self.field.fraction(slope))
        if kind == "root":
            slope = self._derived(self.field.of(inside.base), slopes, memo)
            if slope.is_zero:
                return None
            half = self.field.of(sm.Rational(1, 2) / inside)
            return self.field.forms.product(half, self.field.fraction(slope))
        parts = []
        symbols = {self.field.forms.leaves[s]: s for s in self.field.symbols_of(inside)}
        for j in sorted(symbols):
            rate = self._slope(j, slopes, memo)
            if rate is not None:
                outer = self.field.of(sm.diff(inside, symbols[j]))
                parts.append(self.field.forms.product(outer, self.field.fraction(rate)))
        return self.field.forms.total([self.field.fraction(p) for p in parts]) if parts else None

    def substitute(self, values: Matrix, variables: Matrix, replacements: Matrix) -> ExactMatrix:
        for x, r in zip(variables, replacements, strict=True):
            _ = x.fraction, r.fraction
        given = {x.index: r for x, r in zip(variables, replacements, strict=True)}
        memo: dict[int, Exact | None] = {}
        return values.mapped(lambda e: self._put(e, given, memo))

    def _put(self, value: Exact, given: Mapping[int, Exact], memo: dict[int, Exact | None]) -> Exact:
        a = value.fraction
        changed = {i: r for i in self._present(a) if (r := self._replacement(i, given, memo)) is not None}
        if not changed:
            return value
        found = self._put_polynomial(self.field.fraction(a).numerator, changed)
        for factor, k in self.field.fraction(a).denominator:
            found = found * self._put_polynomial(factor, changed) ** -k
        return found

    @staticmethod
    def _present(a: Fraction) -> list[int]:
        degrees = [p.degrees() for p in (a.numerator, *(f for f, _ in a.denominator))]
        return [i for i, powers in enumerate(zip(*degrees, strict=True)) if max(powers) > 0]

    def _replacement(self, i: int, given: Mapping[int, Exact], memo: dict[int, Exact | None]) -> Exact | None:
        """What a generator becomes, None where it stays."""
        if i in given:
            return given[i]
        if i not in memo:
            kind, inside = self.field.meaning(i)
            memo[i] = None
            if kind != "symbol":
                symbols = {s: self.field.forms.leaves[s] for s in self.field.symbols_of(inside)}
                put = {s: given[j].expression for s, j in symbols.items() if j in given}
                if put:
                    of = {"sine": sm.sin, "cosine": sm.cos}.get(kind, lambda e: e)
                    memo[i] = self.scalar(of(inside).xreplace(put))
        return memo[i]

    def _put_polynomial(self, p: Polynomial, changed: Mapping[int, Exact]) -> Exact:
        """Terms grouped by their powers of what is replaced, each group times the product of the replacements."""
        parts: dict[tuple[int, ...], dict[tuple[int, ...], object]] = {}
        places = list(changed)
        for monomial, coefficient in p.to_dict().items():
            powers = tuple(monomial[i] for i in places)
            rest = list(monomial)
            for i in places:
                rest[i] = 0
            parts.setdefault(powers, {})[tuple(rest)] = coefficient
        found = self.scalar(0)
        for powers, terms in parts.items():
            term = Exact(self.field, Fraction(p.context().from_dict(terms)))
            for i, k in zip(places, powers, strict=True):
                if k:
                    term = term * changed[i] ** k
            found = found + term
        return found

    def is_zero(self, value: Scalar) -> bool:
        return self.scalar(value).is_zero

    def solve(self, matrix: Matrix, right: Matrix) -> ExactMatrix:
        """Gauss and Jordan, each pivot the shortest that is left."""
        n = matrix.shape[0]
        table = [[*a, *b] for a, b in zip(matrix.entries, right.entries, strict=True)]
        order: dict[int, int] = {}
        for j in range(n):
            rows = [i for i in range(n) if i not in order.values() and not table[i][j].is_zero]
            if not rows:
                raise SingularSystem("a linear system has no unique solution: its matrix is singular.")
            i = min(rows, key=lambda i: len(table[i][j].fraction.numerator))
            inverse = table[i][j] ** -1
            table[i] = [e if e.is_zero else inverse * e for e in table[i]]
            for k in range(n):
                factor = table[k][j]
                if k != i and not factor.is_zero:
                    table[k] = [e if p.is_zero else e - factor * p for e, p in zip(table[k], table[i], strict=True)]
            order[j] = i
        return ExactMatrix(self.field, [table[order[j]][n:] for j in range(n)], right.shape[1])


def _atoms(e: sm.Basic, table: Mapping[sm.Basic, Scalar]) -> list[sm.Basic]:
    """What of a table stands in an expression."""
    if e in table:
        return [e]
    return [a for inside in e.args for a in _atoms(inside, table)]
