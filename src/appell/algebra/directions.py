"""Polynomials in the components of a unit quaternion, written in those of a direction that it turns.

The components g_i(e) of a direction of the ground in the axes of a body (Poisson's vector) are quadratic in the
quaternion e, and g_1^2 + g_2^2 + g_3^2 = 1. Whether a polynomial in e is one in g is linear algebra: modulo both
relations the monomials of degree at most k in g are independent, and as polynomials in e they span what can be written
(Neimark and Fufaev 1972, chapter III, write the rolling of bodies in such components).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import sympy as sm
from flint import fmpq, fmpq_mat

from appell.algebra.exact import Exact
from appell.algebra.exact_algebra import ExactAlgebra
from appell.algebra.normal_form import Fraction, Polynomial
from appell.numbers import EXACT

Powers = tuple[int, ...]


@dataclass
class Direction:
    """g(e): ``group`` the generators e, ``values`` the g_i as polynomials in them, ``symbols`` what stands for them."""

    algebra: ExactAlgebra
    group: tuple[int, ...]
    values: tuple[Exact, ...]
    symbols: tuple[sm.Symbol, ...]
    _bases: dict[int, _Basis] = field(default_factory=dict)
    _roots: dict[int, int | None] = field(default_factory=dict)
    _held: tuple[int, list[int]] = field(default_factory=lambda: (-1, []))

    @classmethod
    def of(
        cls, algebra: ExactAlgebra, group: Sequence[int], values: Sequence[Exact], names: Sequence[str]
    ) -> Direction:
        """With new symbols of these names, known to have squares that add up to one."""
        symbols = tuple(sm.Dummy(name, real=True) for name in names)
        algebra.field.know_unit(symbols)
        return cls(algebra, tuple(group), tuple(values), symbols)

    def written_in(self, e: Exact) -> Exact | None:
        """The same scalar in the components of the direction, None where that cannot be."""
        a = self.algebra.field.fraction(e.fraction)
        held = self._holding_quaternion()
        if not any(_holds(p, held) for p in (a.numerator, *(f for f, _ in a.denominator))):
            return e
        parts = [self._polynomial(p) for p in (a.numerator, *(f for f, _ in a.denominator))]
        if any(part is None for part in parts):
            return None
        found, *factors = [Exact(self.algebra.field, Fraction(part)) for part in parts]
        for factor, (_, k) in zip(factors, a.denominator, strict=True):
            found = found * factor**-k
        return found

    def _polynomial(self, p: Polynomial) -> Polynomial | None:
        """Coefficient by coefficient of the other generators."""
        generators = self.algebra.field
        p = generators.lifted(p)
        if not _holds(p, self._holding_quaternion()):
            return p
        parts: dict[Powers, dict[Powers, Any]] = {}
        for monomial, coefficient in p.to_dict().items():
            others = list(monomial)
            for i in self.group:
                others[i] = 0
            parts.setdefault(tuple(others), {})[tuple(int(monomial[i]) for i in self.group)] = coefficient
        terms: list[tuple[Powers, Powers, Any]] = []
        for rest, inside in parts.items():
            degree = max(map(sum, inside))
            if degree > 2 * EXACT.direction_degree:
                return None
            found = self._basis((degree + 1) // 2).combination(inside)
            other = self._with_roots(rest)
            if found is None or other is None:
                return None
            terms += [(other, powers, c) for powers, c in found]
        places = [generators.index(s) for s in self.symbols]
        whole: dict[Powers, Any] = {}
        for rest, powers, c in terms:
            exponents = list(rest) + [0] * (generators.forms.ring.nvars() - len(rest))
            for i, k in zip(places, powers, strict=True):
                exponents[i] = k
            whole[tuple(exponents)] = whole.get(tuple(exponents), fmpq(0)) + c
        return generators.forms.reduced(generators.forms.ring.from_dict(whole))

    def _holding_quaternion(self) -> list[int]:
        """The generators that are, or hold, components of the quaternion."""
        known = len(self.algebra.field.held)
        if self._held[0] != known:
            symbols = [self.algebra.field.meanings[i][1] for i in self.group]
            self._held = known, self.algebra.field.holding(symbols)
        return self._held[1]

    def _with_roots(self, rest: Powers) -> Powers | None:
        """Roots of polynomials in e put as roots of those in g; None where another function holds e."""
        changed = list(rest)
        for i in self._holding_quaternion():
            if i < len(rest) and rest[i] and i not in self.group:
                other = self._root(i)
                if other is None:
                    return None
                changed += [0] * (other + 1 - len(changed))
                changed[i], changed[other] = 0, rest[i]
        return tuple(changed)

    def _root(self, i: int) -> int | None:
        if i not in self._roots:
            kind, leaf = self.algebra.field.meaning(i)
            base = None
            if kind == "root":
                base = self.written_in(Exact(self.algebra.field, self.algebra.field.of(leaf.base)))
            if base is None:
                self._roots[i] = None
            else:
                self._roots[i] = self.algebra.field.index(sm.sqrt(base.expression))
        return self._roots[i]

    def _basis(self, degree: int) -> _Basis:
        if degree not in self._bases:
            self._bases[degree] = _Basis.up_to(degree, self)
        return self._bases[degree]


@dataclass(frozen=True)
class _Basis:
    """Monomials in g as polynomials in e: ``inverse`` of those coefficients (``pivots``) that tell them apart."""

    powers: list[Powers]
    polynomials: list[dict[Powers, Any]]
    pivots: list[Powers]
    inverse: fmpq_mat

    @classmethod
    def up_to(cls, degree: int, direction: Direction) -> _Basis:
        forms = direction.algebra.field.forms
        powers = list(_monomials(degree))
        g = [direction.algebra.field.lifted(v.fraction.numerator) for v in direction.values]
        polynomials = []
        for exponents in powers:
            p = forms.ring.constant(1)
            for value, k in zip(g, exponents, strict=True):
                for _ in range(k):
                    p = forms.reduced(p * value)
            polynomials.append({tuple(int(m[i]) for i in direction.group): c for m, c in p.to_dict().items()})
        columns = list(dict.fromkeys(m for p in polynomials for m in p))
        n = len(powers)
        table = fmpq_mat(n, len(columns), [p.get(m, fmpq(0)) for p in polynomials for m in columns])
        echelon, _ = table.rref()
        pivots = [next(j for j in range(len(columns)) if echelon[i, j] != 0) for i in range(n)]
        square = fmpq_mat(n, n, [table[i, j] for i in range(n) for j in pivots])
        return cls(powers, polynomials, [columns[j] for j in pivots], square.inv())

    def combination(self, p: dict[Powers, Any]) -> list[tuple[Powers, Any]] | None:
        """p as a sum of the monomials in g, None where it is none."""
        n = len(self.powers)
        x = fmpq_mat(1, n, [p.get(m, fmpq(0)) for m in self.pivots]) * self.inverse
        left = dict(p)
        found = []
        for i in range(n):
            if x[0, i] != 0:
                found.append((self.powers[i], x[0, i]))
                for m, c in self.polynomials[i].items():
                    left[m] = left.get(m, fmpq(0)) - x[0, i] * c
        return found if all(c == 0 for c in left.values()) else None


def _holds(p: Polynomial, generators: Sequence[int]) -> bool:
    """Whether one of these generators stands in a polynomial."""
    degrees = p.degrees()
    return any(degrees[i] > 0 for i in generators)


def _monomials(degree: int) -> Iterator[Powers]:
    """Powers of g_1, g_2, g_3 up to a degree, at most one of g_1."""
    for k in range(degree + 1):
        for first in range(min(k, 1) + 1):
            for second in range(k - first + 1):
                yield first, second, k - first - second
