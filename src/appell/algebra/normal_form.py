"""Exact normal forms: fractions of polynomials over the rationals, modulo the relations of sines, quaternions and roots.

An expression is read into Q[x_1 .. x_n], whose generators are its symbols, the sine and cosine of every elementary
angle, components of unit quaternions, roots and functions that are not known (these are opaque and named as they are).
The generators satisfy relations of the form g^2 = r with r free of g:

    cos(a)^2 = 1 - sin(a)^2,      e0^2 = 1 - e1^2 - e2^2 - e3^2,      sqrt(b)^2 = b.

A polynomial of degree at most one in every such g is the only one of its class, so that an expression is zero exactly
if the numerator of its normal form is (Cox, Little and O'Shea 2015, chapter 5, section 3: the relations have coprime
leading terms and are a Groebner basis). Denominators are kept as products of factors.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import sympy as sm
from sympy.polys.domains import QQ
from sympy.polys.rings import PolyElement, PolyRing

from appell.errors import ModelError

LIMIT = 50_000
"""Terms of a polynomial above which an expression is left as it is."""


class TooLong(ModelError):
    """A polynomial of more terms than anybody reads."""


@dataclass(frozen=True)
class Fraction:
    """numerator / product of factor^power; the factors are not constant and free of common monomials."""

    numerator: PolyElement
    denominator: tuple[tuple[PolyElement, int], ...] = ()

    @property
    def is_zero(self) -> bool:
        """Decided, not sampled."""
        return not self.numerator


@dataclass(frozen=True)
class NormalForms:
    """Generators and relations in which a set of expressions is written; see ``normal_forms``."""

    ring: PolyRing
    leaves: Mapping[sm.Expr, int]
    angles: Mapping[sm.Expr, tuple[int, int]]
    squares: Mapping[int, PolyElement]
    memo: dict[sm.Expr, Fraction] = field(default_factory=dict)

    def of(self, e: sm.Expr) -> Fraction:
        """The normal form of an expression.

        Raises
        ------
        TooLong
            Where a polynomial has over 50 000 terms.
        """
        e = sm.sympify(e)
        if e not in self.memo:
            self.memo[e] = self._read(e)
        return self.memo[e]

    def is_zero(self, e: sm.Expr) -> bool:
        """Whether an expression vanishes identically."""
        return self.of(e).is_zero

    # reading

    def _read(self, e: sm.Expr) -> Fraction:
        if e.is_Rational:
            return Fraction(self.ring.ground_new(QQ(e.p, e.q)))
        if e in self.leaves:
            return Fraction(self.ring.gens[self.leaves[e]])
        if e.is_Add:
            return self.total([self.of(a) for a in e.args])
        if e.is_Mul:
            found = self.of(e.args[0])
            for a in e.args[1:]:
                found = self.product(found, self.of(a))
            return found
        if e.is_Pow and e.exp.is_Integer:
            return self.power(self.of(e.base), int(e.exp))
        if e.is_Pow and e.exp.is_Rational and e.exp.q == 2:
            return self.power(self.of(sm.sqrt(e.base, evaluate=False)), int(e.exp.p))
        if isinstance(e, sm.tan):
            return self.product(self.of(sm.sin(e.args[0])), self.power(self.of(sm.cos(e.args[0])), -1))
        if isinstance(e, (sm.sin, sm.cos)):
            sine, cosine = self._circular(e.args[0])
            return Fraction(sine if isinstance(e, sm.sin) else cosine)
        raise KeyError(e)

    def _circular(self, angle: sm.Expr) -> tuple[PolyElement, PolyElement]:
        """Sine and cosine of a sum of multiples of elementary angles, by the addition theorems."""
        sine, cosine = self.ring.zero, self.ring.one
        for part, times in multiples(angle):
            s, c = (self.ring.gens[i] for i in self.angles[part])
            if times < 0:
                s, times = -s, -times
            for _ in range(times):
                sine, cosine = self.reduced(sine * c + cosine * s), self.reduced(cosine * c - sine * s)
        return sine, cosine

    # arithmetic

    def reduced(self, p: PolyElement) -> PolyElement:
        """The remainder modulo the relations: degree at most one in every generator whose square is known."""
        if len(p) > LIMIT:
            raise TooLong(f"an expression has more than {LIMIT} terms and is not brought to normal form.")
        for i, square in self.squares.items():
            if any(monomial[i] > 1 for monomial in p):
                p = without_powers(p, i, square)
        return p

    def total(self, parts: Sequence[Fraction]) -> Fraction:
        powers: dict[PolyElement, int] = {}
        for part in parts:
            for factor, k in part.denominator:
                powers[factor] = max(powers.get(factor, 0), k)
        found = self.ring.zero
        for part in parts:
            term, own = part.numerator, dict(part.denominator)
            for factor, k in powers.items():
                for _ in range(k - own.get(factor, 0)):
                    term = self.reduced(term * factor)
            found = found + term
        return self._cancelled(found, powers)

    def product(self, a: Fraction, b: Fraction) -> Fraction:
        powers = dict(a.denominator)
        for factor, k in b.denominator:
            powers[factor] = powers.get(factor, 0) + k
        if len(a.numerator) * len(b.numerator) > 40 * LIMIT:
            raise TooLong(f"an expression has more than {LIMIT} terms and is not brought to normal form.")
        found = self.reduced(a.numerator * b.numerator)
        return self._cancelled(found, powers) if powers else Fraction(found)

    def power(self, a: Fraction, k: int) -> Fraction:
        if k < 0:
            return self.power(self._inverse(a), -k)
        found = Fraction(self.ring.one)
        for _ in range(k):
            found = self.product(found, a)
        return found

    def _inverse(self, a: Fraction) -> Fraction:
        if a.is_zero:
            raise ModelError("an expression divides by what vanishes identically.")
        numerator = self.ring.one
        for factor, k in a.denominator:
            for _ in range(k):
                numerator = self.reduced(numerator * factor)
        constant, factors = self._factors(a.numerator)
        return self._cancelled(numerator * (1 / constant), dict(factors))

    def _factors(self, p: PolyElement) -> tuple[Any, list[tuple[PolyElement, int]]]:
        """Content and factors; those of long polynomials are not looked for beyond their monomials."""
        if len(p) <= 40:
            constant, factors = p.factor_list()
            return constant, list(factors)
        exponents, rest = common_monomial(p)
        constant, rest = rest.primitive()
        factors = [(self.ring.gens[i], k) for i, k in enumerate(exponents) if k]
        return constant, [*factors, (rest, 1)]

    def _cancelled(self, p: PolyElement, powers: Mapping[PolyElement, int]) -> Fraction:
        """Factors of the denominator that divide the numerator, modulo the relations, go."""
        left: list[tuple[PolyElement, int]] = []
        for factor, k in powers.items():
            while k and p:
                quotient = self.quotient(p, factor)
                if quotient is None:
                    break
                p, k = quotient, k - 1
            if k and p:
                left.append((factor, k))
        return Fraction(p, tuple(left))

    def quotient(self, p: PolyElement, d: PolyElement) -> PolyElement | None:
        """p / d where d divides p modulo the relations: p d* / (d d*) with the conjugates d* that make d d* free of g."""
        q, r = p.div(d)
        if not r:
            return q
        for i in self.squares:
            if any(monomial[i] for monomial in d):
                conjugate = _conjugate(d, i)
                p, d = self.reduced(p * conjugate), self.reduced(d * conjugate)
                q, r = p.div(d)
                if not r:
                    return self.reduced(q)
        return None


def normal_forms(expressions: Iterable[sm.Expr], unit: Sequence[Sequence[sm.Expr]] = ()) -> NormalForms:
    """Generators for some expressions.

    Parameters
    ----------
    expressions
        What is to be brought to normal form: all that will be compared with each other.
    unit
        Sets of symbols whose squares add up to one: the components of unit quaternions.
    """
    leaves: dict[sm.Expr, None] = {}
    angles: dict[sm.Expr, None] = {}
    roots: dict[sm.Expr, None] = {}
    for e in expressions:
        _collect(sm.sympify(e), leaves, angles, roots, set())
    for component in (c for group in unit for c in group):
        leaves.setdefault(component)
    ordered = sorted(leaves, key=sm.default_sort_key)
    names = [f"x{i}" for i in range(len(ordered) + 2 * len(angles))]
    ring = PolyRing(names, QQ, "grevlex")
    numbers = {e: i for i, e in enumerate(ordered)}
    pairs = {a: (len(ordered) + 2 * i, len(ordered) + 2 * i + 1) for i, a in enumerate(angles)}
    squares = {c: ring.one - ring.gens[s] ** 2 for s, c in pairs.values()}
    for group in unit:
        first, *others = (numbers[c] for c in group)
        squares[first] = ring.one - sum((ring.gens[i] ** 2 for i in others), ring.zero)
    forms = NormalForms(ring, numbers, pairs, squares)
    for root in roots:
        base = forms.of(root.base)
        if not base.denominator:
            squares[numbers[root]] = base.numerator
    return forms


def _collect(
    e: sm.Expr, leaves: dict[sm.Expr, None], angles: dict[sm.Expr, None], roots: dict[sm.Expr, None], seen: set[sm.Expr]
) -> None:
    """Generators of an expression: symbols and opaque functions, elementary angles, square roots."""
    if e in seen or e.is_Rational:
        return
    seen.add(e)
    if e.is_Add or e.is_Mul or (e.is_Pow and e.exp.is_Integer):
        for a in e.args:
            _collect(a, leaves, angles, roots, seen)
    elif e.is_Pow and e.exp.is_Rational and e.exp.q == 2:
        root = sm.sqrt(e.base, evaluate=False)
        leaves.setdefault(root)
        roots.setdefault(root)
        _collect(e.base, leaves, angles, roots, seen)
    elif isinstance(e, (sm.sin, sm.cos, sm.tan)):
        for part, _ in multiples(e.args[0]):
            angles.setdefault(part)
    else:
        leaves.setdefault(e)


def multiples(angle: sm.Expr) -> list[tuple[sm.Expr, int]]:
    """An angle as a sum of integer multiples of elementary ones, each without a sign of its own."""
    found: dict[sm.Expr, int] = {}
    for term in sm.Add.make_args(sm.expand(angle)):
        number, rest = term.as_coeff_Mul()
        if number.is_Integer and rest is not sm.S.One:
            found[rest] = found.get(rest, 0) + int(number)
        else:
            sign = -1 if number.is_Rational and number < 0 else 1
            part = term * sign
            found[part] = found.get(part, 0) + sign
    return [(part, times) for part, times in found.items() if times]


def without_powers(p: PolyElement, i: int, square: PolyElement) -> PolyElement:
    """g^k put as g^(k mod 2) square^(k // 2)."""
    by_power: dict[int, dict[tuple[int, ...], Any]] = {}
    for monomial, coefficient in p.items():
        half, odd = divmod(monomial[i], 2)
        key = (*monomial[:i], odd, *monomial[i + 1 :])
        terms = by_power.setdefault(half, {})
        terms[key] = terms.get(key, 0) + coefficient
    found, power, reached = p.ring.zero, p.ring.one, 0
    for half in sorted(by_power):
        while reached < half:
            power, reached = power * square, reached + 1
        part = p.ring.from_dict({key: c for key, c in by_power[half].items() if c})
        found = found + (part * power if half else part)
    return found


def _conjugate(p: PolyElement, i: int) -> PolyElement:
    """g put as -g."""
    return p.ring.from_dict({monomial: -c if monomial[i] % 2 else c for monomial, c in p.items()})


def common_monomial(p: PolyElement) -> tuple[tuple[int, ...], PolyElement]:
    """The power product that divides every term, by its exponents, and what is left."""
    exponents = tuple(min(column) for column in zip(*p, strict=True))
    if not any(exponents):
        return exponents, p
    return exponents, p.ring.from_dict(
        {tuple(x - y for x, y in zip(monomial, exponents, strict=True)): c for monomial, c in p.items()}
    )
