"""Exact normal forms: fractions of rational polynomials, modulo the relations of sines, quaternions and roots.

An expression is read into Q[x_1 .. x_n], whose generators are its symbols, the sine and cosine of every elementary
angle, components of unit quaternions, roots, and functions that are not known (these stay as they are). Some
generators satisfy a relation g^2 = r with r free of g:

    cos(a)^2 = 1 - sin(a)^2,    e0^2 = 1 - e1^2 - e2^2 - e3^2,    sqrt(b)^2 = b,    |b|^2 = b^2,    (1 or -1)^2 = 1.

Their leading terms are coprime, so that they are a Groebner basis, and of all equal polynomials exactly one has degree
at most one in every such g (Cox, Little and O'Shea 2015, chapter 2, section 9, and chapter 5, section 3). An expression
is therefore zero exactly if the numerator of its normal form is. Denominators are kept as products of factors.
A float is the decimal number as it is written: 0.1 is 1/10.
The arithmetic is FLINT's (python-flint).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import sympy as sm
from flint import Ordering, fmpq, fmpq_mpoly_ctx

from appell.algebra.decimals import as_written
from appell.algebra.polynomials import Factors, conjugate, fewest_terms, without_powers
from appell.algebra.polynomials import Polynomial as Polynomial
from appell.errors import ModelError
from appell.numbers import EXACT

_ONE = fmpq(1)


class TooLong(ModelError):
    """A polynomial of more terms than anybody reads."""


@dataclass(frozen=True)
class Fraction:
    """numerator / product of factor^power; the factors are not constant."""

    numerator: Polynomial
    denominator: tuple[tuple[Polynomial, int], ...] = ()

    @property
    def is_zero(self) -> bool:
        """Decided, not sampled."""
        return bool(self.numerator.is_zero())


@dataclass(frozen=True)
class NormalForms:
    """Generators and relations in which a set of expressions is written; ``normal_forms`` makes one.

    ``leaves``: the generator of every symbol, root and opaque function, by its number; ``angles``: those of sine and
    cosine, the latter before the former in the order of the ring; ``squares``: what the square of a generator is;
    ``units``: generators whose squares add up to one; ``limit``: terms of a polynomial that are not exceeded;
    ``values``: what is read in place of a symbol (``put``); ``written``: what writing expressions out keeps.
    """

    ring: fmpq_mpoly_ctx
    leaves: Mapping[sm.Expr, int]
    angles: Mapping[sm.Expr, tuple[int, int]]
    squares: dict[int, Polynomial]
    limit: int
    memo: dict[sm.Expr, Fraction] = field(default_factory=dict)
    relations: dict[int, Polynomial | None] = field(default_factory=dict)
    units: list[tuple[int, ...]] = field(default_factory=list)
    values: dict[sm.Expr, Fraction] = field(default_factory=dict)
    written: dict[str, Any] = field(default_factory=dict)

    def of(self, e: sm.Expr) -> Fraction:
        """The normal form of an expression.

        Raises
        ------
        TooLong
            Where a polynomial has more terms than ``limit``.
        ModelError
            Where the expression divides by what vanishes identically.
        """
        found = self.memo.get(e)
        if found is None:
            e = sm.sympify(e)
            found = self.memo[e] = self._read(e)
        return found

    def put(self, symbol: sm.Expr, value: Fraction) -> None:
        """From here on read a value in place of a symbol."""
        self.values[symbol] = value
        self.memo.clear()

    def is_zero(self, e: sm.Expr) -> bool:
        """Whether an expression vanishes identically."""
        return self.of(e).is_zero

    def check(self, terms: int) -> None:
        """Refuse more terms than ``limit``."""
        if terms > self.limit:
            raise TooLong(f"an expression has more than {self.limit} terms and is not brought to normal form.")

    def reduced(self, p: Polynomial) -> Polynomial:
        """The remainder modulo the relations: degree at most one in every generator whose square is known."""
        self.check(len(p))
        if p.total_degree() < 2:
            return p
        degrees = p.degrees()
        for i, square in self.squares.items():
            if degrees[i] > 1:
                relation = self._relation(i)
                p = without_powers(p, i, square) if relation is None else p % relation
                degrees = p.degrees()
        return p

    def _relation(self, i: int) -> Polynomial | None:
        """g^2 - r where g^2 is its leading term, so that FLINT's remainder is the one that is wanted; else None."""
        if i not in self.relations:
            g = self.ring.gens()[i]
            relation = g**2 - self.squares[i]
            self.relations[i] = relation if relation.monoms()[0] == (g**2).monoms()[0] else None
        return self.relations[i]

    def total(self, parts: Sequence[Fraction]) -> Fraction:
        """The sum, over the least common multiple of the denominators as they are factored."""
        powers: Factors = []
        for part in parts:
            for factor, k in part.denominator:
                known = _power(powers, factor)
                if k > known:
                    powers = _with_power(powers, factor, k)
        found = self.ring.constant(0)
        for part in parts:
            term = part.numerator
            for factor, k in powers:
                for _ in range(k - _power(part.denominator, factor)):
                    term = self.reduced(term * factor)
            found = found + term
        return self._cancelled(found, powers)

    def product(self, a: Fraction, b: Fraction) -> Fraction:
        """a b, common factors cancelled."""
        powers = list(a.denominator)
        for factor, k in b.denominator:
            powers = _with_power(powers, factor, k + _power(powers, factor))
        self.check(len(a.numerator) * len(b.numerator) // 20)
        found = self.reduced(a.numerator * b.numerator)
        return self._cancelled(found, powers) if powers else Fraction(found)

    def power(self, a: Fraction, k: int) -> Fraction:
        """a^k; the inverse has the factors of a in its denominator."""
        if k < 0:
            return self.power(self._inverse(a), -k)
        found = Fraction(self.ring.constant(1))
        for _ in range(k):
            found = self.product(found, a)
        return found

    def quotient(self, p: Polynomial, d: Polynomial) -> Polynomial | None:
        """p / d where d divides p modulo the relations, else None.

        p / d = p d* / (d d*) with the conjugate d*, g put as -g: d d* is free of g.
        """
        q, r = divmod(p, d)
        if not r:
            return q
        for i in self.squares:
            if d.degrees()[i]:
                if len(p) * len(d) > self.limit:
                    return None
                mirrored = conjugate(d, i)
                p, d = self.reduced(p * mirrored), self.reduced(d * mirrored)
                q, r = divmod(p, d)
                if not r:
                    return self.reduced(q)
        return None

    def _read(self, e: sm.Expr) -> Fraction:
        if e.is_Rational or e.is_Float:
            number = as_written(e)
            return Fraction(self.ring.constant(fmpq(int(number.p), int(number.q))))
        if e in self.values:
            return self.values[e]
        if e in self.leaves:
            return Fraction(self.ring.gens()[self.leaves[e]])
        if e.is_Add:
            return self._sum(e.args)
        if e.is_Mul:
            return self._product(e.args)
        if e.is_Pow and e.exp.is_Integer:
            return self.power(self.of(e.base), int(e.exp))
        if e.is_Pow:
            return self.power(self.of(sm.sqrt(e.base)), int(e.exp.p))
        sine, cosine = (Fraction(p) for p in self._circular(e.args[0]))
        if isinstance(e, sm.tan):
            return self.product(sine, self.power(cosine, -1))
        return sine if isinstance(e, sm.sin) else cosine

    def _sum(self, terms: Sequence[sm.Expr]) -> Fraction:
        """Terms that are power products of generators all at once, then the others."""
        plain: dict[tuple[int, ...], fmpq] = {}
        others: list[Fraction] = []
        for term in terms:
            exponents, number, rest = self._power_product(term.args if term.is_Mul else (term,))
            if rest:
                others.append(self.of(term))
            else:
                key = tuple(exponents)
                plain[key] = plain[key] + number if key in plain else number
        if not plain:
            return self.total(others)
        found = Fraction(self.reduced(self.ring.from_dict(plain)))
        return self.total([found, *others]) if others else found

    def _product(self, factors: Sequence[sm.Expr]) -> Fraction:
        exponents, number, rest = self._power_product(factors)
        found = Fraction(self.reduced(self.ring.from_dict({tuple(exponents): number})))
        for e in rest:
            found = self.product(found, self.of(e))
        return found

    def _power_product(self, factors: Sequence[sm.Expr]) -> tuple[list[int], fmpq, list[sm.Expr]]:
        """The exponents of generators among some factors, their number, and the factors that are neither."""
        exponents, number, rest = [0] * self.ring.nvars(), _ONE, []
        for e in factors:
            base, k = (e.args[0], e.args[1]) if e.is_Pow else (e, sm.S.One)
            i = self._generator(base)
            if i is not None and k.is_Integer and k.p > 0:
                exponents[i] += k.p
            elif e.is_Rational:
                number = number * fmpq(int(e.p), int(e.q))
            else:
                rest.append(e)
        return exponents, number, rest

    def _generator(self, e: sm.Expr) -> int | None:
        """The number of the generator that an expression is, or None."""
        found = None if e in self.values else self.leaves.get(e)
        if found is None and isinstance(e, (sm.sin, sm.cos)):
            pair = self.angles.get(e.args[0])
            return pair and pair[isinstance(e, sm.cos)]
        return found

    def _circular(self, angle: sm.Expr) -> tuple[Polynomial, Polynomial]:
        """Sine and cosine of a sum of multiples of elementary angles, by the addition theorems."""
        sine, cosine = self.ring.constant(0), self.ring.constant(1)
        for part, times in multiples(angle):
            s, c = (self.ring.gens()[i] for i in self.angles[part])
            s, times = (-s, -times) if times < 0 else (s, times)
            for _ in range(times):
                sine, cosine = self.reduced(sine * c + cosine * s), self.reduced(cosine * c - sine * s)
        return sine, cosine

    def _inverse(self, a: Fraction) -> Fraction:
        if a.is_zero:
            raise ModelError("an expression divides by what vanishes identically.")
        numerator = self.ring.constant(1)
        for factor, k in a.denominator:
            for _ in range(k):
                numerator = self.reduced(numerator * factor)
        constant, factors = fewest_terms(a.numerator, self.angles.values()).factor()
        return self._cancelled(numerator / constant, [(self.reduced(f), k) for f, k in factors])

    def _cancelled(self, p: Polynomial, powers: Factors) -> Fraction:
        """Factors of the denominator that divide the numerator, modulo the relations, go."""
        left: Factors = []
        for factor, k in powers:
            while k and p:
                quotient = self.quotient(p, factor)
                if quotient is None:
                    break
                p, k = quotient, k - 1
            if k and p:
                left.append((factor, k))
        return Fraction(p, tuple(left))


def normal_forms(
    expressions: Iterable[sm.Expr], unit: Sequence[Sequence[sm.Expr]] = (), limit: int | None = None
) -> NormalForms:
    """Generators for some expressions.

    Parameters
    ----------
    expressions
        What is to be brought to normal form: all that will be compared with each other.
    unit
        Sets of symbols whose squares add up to one: the components of unit quaternions.
    limit
        Terms of a polynomial above which it is refused; ``LIMIT`` unless given.
    """
    leaves: dict[sm.Expr, None] = {}
    angles: dict[sm.Expr, None] = {}
    seen: set[sm.Expr] = set()
    for e in expressions:
        collect(sm.sympify(e), leaves, angles, seen)
    leaves |= dict.fromkeys(c for group in unit for c in group)
    numbers = {e: i for i, e in enumerate(_in_order(list(leaves)))}
    count = len(numbers)
    ring = fmpq_mpoly_ctx.get([f"x{i}" for i in range(count + 2 * len(angles))], Ordering.lex)
    x, one = ring.gens(), ring.constant(1)
    pairs = {a: (count + 2 * i + 1, count + 2 * i) for i, a in enumerate(angles)}
    squares = {c: one - x[s] ** 2 for s, c in pairs.values()}
    for first, *others in (sorted(numbers[c] for c in group) for group in unit):
        squares[first] = one - sum((x[i] ** 2 for i in others), ring.constant(0))
    units = [tuple(sorted(numbers[c] for c in group)) for group in unit]
    squares |= {i: one for e, i in numbers.items() if is_sign(e)}
    forms = NormalForms(ring, numbers, pairs, squares, EXACT.terms if limit is None else limit, units=units)
    for e, i in numbers.items():
        if e.is_Pow and e.exp == sm.S.Half:
            base = forms.of(e.base)
            if not base.denominator:
                squares[i] = base.numerator
        elif isinstance(e, sm.Abs) and e.args[0].is_real:
            inside = forms.of(e.args[0])
            if not inside.denominator:
                squares[i] = forms.reduced(inside.numerator**2)
    return forms


def _in_order(leaves: list[sm.Expr]) -> list[sm.Expr]:
    """Roots, then all others in SymPy's order, which is that of the names where there are names only."""
    if all(type(e) is sm.Symbol for e in leaves):
        return sorted(leaves, key=lambda e: e.name)
    return sorted(leaves, key=lambda e: (not _is_root(e), sm.default_sort_key(e)))


def _is_root(e: sm.Expr) -> bool:
    """Whether an expression is a square root: these lead the order of the ring, before what stands under them."""
    return bool(e.is_Pow and e.exp == sm.S.Half)


def collect(e: sm.Expr, leaves: dict[sm.Expr, None], angles: dict[sm.Expr, None], seen: set[sm.Expr]) -> None:
    """Generators of an expression: symbols and opaque functions, roots, elementary angles."""
    if e in seen or e.is_Rational or (e.is_Float and e.is_finite):
        return
    seen.add(e)
    if e.is_Add or e.is_Mul or (e.is_Pow and e.exp.is_Integer):
        for a in e.args:
            collect(a, leaves, angles, seen)
    elif e.is_Pow and e.exp.is_Rational and e.exp.q == 2 and not e.base.is_Rational:
        leaves.setdefault(sm.sqrt(e.base))
        collect(e.base, leaves, angles, seen)
    elif isinstance(e, (sm.sin, sm.cos, sm.tan)):
        angles |= dict.fromkeys(part for part, _ in multiples(e.args[0]))
    elif isinstance(e, sm.Abs) and e.args[0].is_real:
        leaves.setdefault(e)
        collect(e.args[0], leaves, angles, seen)
    else:
        leaves.setdefault(e)


def is_sign(e: sm.Expr) -> bool:
    """Whether an expression is 1 or -1 everywhere, so that its square is 1."""
    return isinstance(e, sm.Piecewise) and all(abs(value) == 1 for value, _ in e.args) and e.args[-1][1] == sm.true


def multiples(angle: sm.Expr) -> list[tuple[sm.Expr, int]]:
    """An angle as a sum of integer multiples of elementary ones, each without a sign of its own."""
    found: dict[sm.Expr, int] = {}
    for term in sm.Add.make_args(sm.expand(angle)):
        number, rest = term.as_coeff_Mul()
        if number.is_Integer and rest is not sm.S.One:
            part, times = rest, int(number)
        else:
            times = -1 if number.is_Rational and number < 0 else 1
            part = term * times
        found[part] = found.get(part, 0) + times
    return [(part, times) for part, times in found.items() if times]


def _power(factors: Iterable[tuple[Polynomial, int]], factor: Polynomial) -> int:
    return next((k for f, k in factors if f == factor), 0)


def _with_power(factors: Factors, factor: Polynomial, k: int) -> Factors:
    return [*((f, n) for f, n in factors if f != factor), (factor, k)]
