"""Expressions as polynomials: what can be decided exactly.

Coordinates, parameters, the sine and cosine of each angle, roots and other functions become the generators of a ring
over the rationals; sin^2 + cos^2 = 1, r^2 = p for a root and whatever else vanishes are relations. An expression whose
remainder by the relations is zero vanishes: that is a proof. (The converse is left to numbers: a point at which it
does not vanish.) Sizes are bounded before anything is multiplied out, so that nothing here takes long.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.polys.polyerrors import BasePolynomialError
from sympy.polys.rings import PolyElement, PolyRing

from appell.analysis.proofs.zero import exact_zero
from appell.numbers import EXACT


class TooHard(ArithmeticError):
    """An expression too large, or of a kind that has no polynomial."""


class Polynomials:
    """A ring in which the given expressions can be written, with its relations."""

    def __init__(self, expressions: Sequence[sm.Expr], relations: Sequence[sm.Expr] = ()) -> None:
        given = [sm.sympify(e) for e in (*expressions, *relations)]
        if sum(int(sm.count_ops(e)) for e in given) > EXACT.formed:
            raise TooHard("too many operations")
        self._generators = _Generators(given)
        symbols = sorted({s for e in given for s in self._generators.plain(e).free_symbols}, key=str)
        symbols = list(dict.fromkeys([*symbols, *self._generators.symbols]))
        if len(symbols) > EXACT.many:
            raise TooHard("too many generators")
        self.ring: PolyRing = PolyRing([*symbols] or [sm.Dummy("one")], sm.QQ, sm.grevlex)
        self.relations = [p for e in self._generators.relations for p in [self._polynomial(e)] if p]
        self.relations += [p for e in relations for p in [self.numerator(e)] if p]

    def fraction(self, expression: sm.Expr) -> tuple[PolyElement, PolyElement]:
        """Numerator and denominator, the numerator reduced by the relations."""
        numerator, denominator = self._fraction(self._generators.plain(sm.sympify(expression)))
        return self.reduce(numerator), denominator

    def unreduced(self, expression: sm.Expr) -> PolyElement:
        """The numerator of an expression as it is written."""
        return self._fraction(self._generators.plain(sm.sympify(expression)))[0]

    def numerator(self, expression: sm.Expr) -> PolyElement:
        """The numerator of an expression, reduced by the relations."""
        return self.fraction(expression)[0]

    def polynomial(self, expression: sm.Expr) -> PolyElement:
        """An expression that is a polynomial in the generators, reduced; refused where it has a denominator."""
        numerator, denominator = self.fraction(expression)
        if not denominator.is_ground:
            raise TooHard("a denominator")
        return numerator.quo_ground(denominator.LC)

    def vanishes(self, expression: sm.Expr) -> bool:
        """Whether an expression is zero by the relations."""
        return not self.numerator(expression)

    def reduce(self, p: PolyElement) -> PolyElement:
        """The remainder by the relations."""
        return p.rem(self.relations) if self.relations and p else p

    def times(self, a: PolyElement, b: PolyElement) -> PolyElement:
        """A product, reduced; refused where it would be large."""
        return self.reduce(self._product(a, b))

    def expression(self, p: PolyElement) -> sm.Expr:
        """A polynomial back in the functions it came from."""
        return self._generators.back(p.as_expr())

    def _fraction(self, e: sm.Expr) -> tuple[PolyElement, PolyElement]:
        """Numerator and denominator of an expression in the generators."""
        one = self.ring.one
        if not any(power.exp.is_negative for power in e.atoms(sm.Pow)):
            return self._polynomial(e), one
        if isinstance(e, sm.Pow):
            above, below = self._fraction(e.base)
            n = int(e.exp)
            return (above**n, below**n) if n > 0 else (below**-n, above**-n)
        parts = [self._fraction(a) for a in e.args]
        if isinstance(e, sm.Mul):
            above, below = one, one
            for n, d in parts:
                above, below = self._product(above, n), self._product(below, d)
            return above, below
        common = one
        for _, d in parts:
            common = d if common in (one, d) else common.lcm(d)
        return sum((self._product(n, common.exquo(d)) for n, d in parts), self.ring.zero), common

    @staticmethod
    def _product(a: PolyElement, b: PolyElement) -> PolyElement:
        if len(a) * len(b) > EXACT.products:
            raise TooHard("too many products")
        return a * b

    def _polynomial(self, e: sm.Expr) -> PolyElement:
        if _terms(e) > EXACT.products:
            raise TooHard("too many terms")
        try:
            return self.ring.from_expr(e)
        except (BasePolynomialError, ValueError, NotImplementedError) as error:
            raise TooHard(str(error)) from None


def vanishes(expression: sm.Expr, relations: Sequence[sm.Expr] = ()) -> bool:
    """Whether an expression is zero, by proof; False also where none was found."""
    e = sm.sympify(expression)
    if e == 0:
        return True
    decided = exact_zero([e], relations)
    if (found := decided.vanishes(e)) is not None:
        return found
    try:  # roots of higher order, and position rows of other kinds, have relations there
        return Polynomials([e], relations).vanishes(e)
    except TooHard:
        return False


def tidy(e: sm.Expr) -> sm.Expr:
    """A shorter form of an expression where that is cheap to find."""
    e = sm.sympify(e)
    if int(sm.count_ops(e)) > 150 or not e.free_symbols:
        return e
    candidates = [e]
    if e.has(sm.sin, sm.cos):
        candidates += _reduced(e)
        candidates += [sm.trigsimp(e)] if int(sm.count_ops(e)) <= 12 else []
    elif not e.has(sm.exp):
        candidates.append(sm.cancel(e))
        if e.is_polynomial() and int(sm.count_ops(e)) <= 40:
            candidates.append(sm.factor(e))
    candidates += [sm.factor_terms(c) for c in candidates]
    return min(candidates, key=sm.count_ops)


def _reduced(e: sm.Expr) -> list[sm.Expr]:
    """An expression as a fraction in its sines and cosines, reduced and cancelled; nothing where that is hard."""
    try:
        ring = Polynomials([e])
        above, below = ring.fraction(e)
    except TooHard:
        return []
    if not above:
        return [sm.S.Zero]
    if len(above) * len(below) > 200:
        return []
    above, below = above.cancel(below)
    return [ring.expression(above) / ring.expression(below)]


class _Generators:
    """Plain symbols for angles' sines and cosines, roots, exponentials and any other function."""

    def __init__(self, expressions: Iterable[sm.Expr]) -> None:
        self._table: dict[sm.Expr, sm.Expr] = {}
        self._origin: dict[sm.Symbol, sm.Expr] = {}
        self.relations: list[sm.Expr] = []
        prepared = [split_angles(e) for e in expressions]
        self._units = _units(prepared)
        for e in prepared:
            self._take(e)

    @property
    def symbols(self) -> list[sm.Symbol]:
        return list(self._origin)

    def plain(self, e: sm.Expr) -> sm.Expr:
        """An expression in the generators."""
        return self._take(split_angles(e))

    def back(self, e: sm.Expr) -> sm.Expr:
        for symbol, origin in reversed(self._origin.items()):
            e = e.xreplace({symbol: origin})
        return e

    def _take(self, e: sm.Expr) -> sm.Expr:
        if e in self._table:
            return self._table[e]
        if e.is_Atom:
            return e if e.is_Symbol or e.is_Rational else self._opaque(e)
        if isinstance(e, sm.Add | sm.Mul):
            return e.func(*[self._take(a) for a in e.args])
        if isinstance(e, sm.Pow) and e.exp.is_Integer:
            return self._take(e.base) ** e.exp
        if isinstance(e, sm.Pow) and e.exp.is_Rational:
            return self._root(e.base, int(e.exp.q)) ** int(e.exp.p)
        if isinstance(e, sm.sin | sm.cos):
            return self._angle(e)
        return self._opaque(e)

    def _new(self, origin: sm.Expr, kind: str) -> sm.Symbol:
        symbol = sm.Symbol(f"_{kind}{len(self._origin)}")
        self._origin[symbol] = origin
        return symbol

    def _opaque(self, e: sm.Expr) -> sm.Expr:
        self._table[e] = self._new(e, "f")
        return self._table[e]

    def _root(self, base: sm.Expr, index: int) -> sm.Expr:
        key = sm.root(base, index)
        if key not in self._table:
            inside = self._take(base)
            self._table[key] = self._new(key, "r")
            numerator, denominator = sm.fraction(sm.together(inside))
            self.relations.append(denominator * self._table[key] ** index - numerator)
        return self._table[key]

    def _angle(self, e: sm.Expr) -> sm.Expr:
        """sin(k a) and cos(k a) by the polynomials of Chebyshev in sin(a) and cos(a)."""
        coefficient, base = e.args[0].as_coeff_Mul()
        unit = self._units.get(base, sm.S.One)
        count = int(coefficient / unit) if (coefficient / unit).is_Integer else None
        if count is None:
            return self._opaque(e)
        sine, cosine = sm.sin(unit * base), sm.cos(unit * base)
        if sine not in self._table:
            self._table[sine], self._table[cosine] = self._new(sine, "s"), self._new(cosine, "c")
            self.relations.append(self._table[sine] ** 2 + self._table[cosine] ** 2 - 1)
        s, c = self._table[sine], self._table[cosine]
        if isinstance(e, sm.cos):
            return sm.chebyshevt(abs(count), c)
        return sm.sign(count) * s * sm.chebyshevu(abs(count) - 1, c)


def split_angles(e: sm.Expr) -> sm.Expr:
    """Functions of angles by sine and cosine, those of sums by those of the terms."""
    rewrites: dict[type, Callable[[Any], sm.Expr]] = {
        sm.tan: lambda a: sm.sin(a) / sm.cos(a),
        sm.cot: lambda a: sm.cos(a) / sm.sin(a),
        sm.sec: lambda a: 1 / sm.cos(a),
        sm.csc: lambda a: 1 / sm.sin(a),
    }
    for function, rule in rewrites.items():
        if e.has(function):
            e = e.replace(function, rule)
    for function in (sm.sin, sm.cos):
        if any(sm.expand(a.args[0]).is_Add for a in e.atoms(function)):
            e = e.replace(
                function, lambda a, f=function: sm.expand_trig(f(sm.expand(a))) if a.is_Add or a.is_Mul else f(a)
            )
    return e


def _units(expressions: Iterable[sm.Expr]) -> dict[sm.Expr, sm.Rational]:
    """For each angle the largest fraction of it of which all that appear are multiples."""
    found: dict[sm.Expr, list[sm.Rational]] = {}
    for e in expressions:
        for angle in e.atoms(sm.sin, sm.cos):
            coefficient, base = angle.args[0].as_coeff_Mul()
            if coefficient.is_Rational:
                found.setdefault(base, []).append(abs(coefficient))
    return {base: sm.gcd_list(values) for base, values in found.items()}


def _terms(e: sm.Expr) -> int:
    """A bound for the number of terms when an expression is multiplied out."""
    if isinstance(e, sm.Add):
        return sum(_terms(a) for a in e.args)
    if isinstance(e, sm.Mul):
        product = 1
        for a in e.args:
            product *= _terms(a)
        return product
    if isinstance(e, sm.Pow) and e.exp.is_Integer and e.exp > 0:
        inside, n = _terms(e.base), int(e.exp)
        return int(sm.binomial(inside + n - 1, n)) if inside > 1 else 1
    if isinstance(e, AppliedUndef):
        raise TooHard(f"{e} is an unknown function")
    return 1
