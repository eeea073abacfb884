"""Drafts: ways to write an expression, compared by their length before SymPy makes the one that is chosen.

SymPy takes most of its time to put sums and products in order. A draft is the same sum of products as a plain table,
from power products to numbers; a factor is a generator, by its number, or such a table in brackets. The rules are
SymPy's: a number is multiplied into a sum that stands alone with it, equal factors become powers, equal terms one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import sympy as sm
from flint import fmpq

from appell.algebra.in_order import added, multiplied, power
from appell.algebra.operations import operations
from appell.algebra.polynomials import Table
from appell.algebra.signs import without_sign

Factor: TypeAlias = Any  # a generator by its number, or a sum in brackets
Product: TypeAlias = frozenset[tuple[Factor, int]]
Terms: TypeAlias = dict[Product, fmpq]
Expressions: TypeAlias = Mapping[int, sm.Expr]
ONE = fmpq(1)


@dataclass(frozen=True)
class GeneratorLengths:
    """What the length of generators' powers is known by: operations of each, and which have a sign of their own.

    sin(a - b) may be called -sin(b - a). ``roots``: names that are powers themselves.
    """

    lengths: tuple[int, ...]
    negative: frozenset[int]
    roots: Mapping[int, sm.Expr]

    @classmethod
    def of(cls, expressions: Expressions) -> GeneratorLengths:
        """Of what generators 0, 1 ... are called."""
        names = [expressions[i] for i in range(len(expressions))]
        negative = frozenset(i for i, e in enumerate(names) if e.is_Mul and e.args[0] is sm.S.NegativeOne)
        lengths = tuple(0 if e.is_Symbol else operations(e) - (i in negative) for i, e in enumerate(names))
        return cls(lengths, negative, {i: e for i, e in enumerate(names) if e.is_Pow})

    def length(self, i: int, k: int) -> int:
        """Operations of a power, without its sign."""
        if k == 1:
            return self.lengths[i]
        return self.lengths[i] + 1 if i not in self.roots else operations(self.roots[i] ** k)

    def sign(self, powers: Iterable[tuple[int, int]]) -> int:
        """Of a product of powers."""
        if not self.negative:
            return 1
        return -1 if sum(k for i, k in powers if i in self.negative) % 2 else 1


class Brackets:
    """A sum as a factor: equal to another one if they have the same terms."""

    __slots__ = ("hashed", "terms")

    def __init__(self, terms: Terms) -> None:
        self.terms, self.hashed = terms, hash(frozenset(terms))  # numbers are slow to hash

    def __hash__(self) -> int:
        return self.hashed

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Brackets) and self.terms == other.terms


@dataclass(frozen=True)
class Draft:
    """An expression that is not made yet: the terms of it, by which it is judged, and how SymPy makes it of names."""

    terms: Terms
    made: Callable[[Expressions], sm.Expr]


def sum_of(p: Table, names: GeneratorLengths) -> Draft:
    """A polynomial as a sum of products."""
    terms: Terms = {}
    for exponents, coefficient in p.items():
        factors = [(i, k) for i, k in enumerate(exponents) if k]
        terms[frozenset(factors)] = coefficient if names.sign(factors) > 0 else -coefficient
    return Draft(terms, lambda expressions: sum_made(p, expressions))


def sum_made(p: Table, names: Expressions) -> sm.Expr:
    """A polynomial as SymPy's sum of products."""
    return added(*[monomial_made(m, names, c) for m, c in p.items()])


def monomial_made(exponents: Sequence[int], names: Expressions, coefficient: Any = 1) -> sm.Expr:
    """A product of powers, and a number."""
    factors = [power(names[i], k) for i, k in enumerate(exponents) if k]
    return multiplied(*factors) if coefficient == 1 else multiplied(rational(coefficient), *factors)


def rational(number: Any) -> sm.Rational:
    """A number as SymPy's."""
    return sm.Rational(int(number.p), int(number.q)) if number.q != 1 else sm.Integer(int(number.p))


def product(constant: fmpq, factors: Sequence[tuple[Draft, int]]) -> Draft:
    """constant times a product of powers, its sign put into a sum (``without_sign``)."""
    number = constant
    powers: dict[Factor, int] = {}
    for draft, k in factors:
        number = number * _gathered(draft.terms, k, powers)

    def made(names: Expressions) -> sm.Expr:
        parts = [power(draft.made(names), k) for draft, k in factors]
        if constant != 1:
            parts.insert(0, rational(constant))
        return without_sign(multiplied(*parts))

    return Draft(_unsigned(_multiplied_out(number, powers)), made)


def bracket(divisor: Sequence[int], inside: Draft, outside: Draft | None, names: GeneratorLengths) -> Draft:
    """divisor times inside, plus outside."""
    powers: dict[Factor, int] = {i: k for i, k in enumerate(divisor) if k}
    number = names.sign(powers.items()) * _gathered(inside.terms, 1, powers)
    terms = _multiplied_out(number, powers)
    if outside is not None:
        for factors, coefficient in outside.terms.items():
            terms[factors] = terms[factors] + coefficient if factors in terms else coefficient

    def made(names: Expressions) -> sm.Expr:
        found = multiplied(monomial_made(divisor, names), inside.made(names))
        return found if outside is None else added(found, outside.made(names))

    return Draft(terms, made)


def _gathered(terms: Terms, k: int, powers: dict[Factor, int]) -> fmpq:
    """The number of a power of a sum, and its factors added to others; a sum of several terms is one factor."""
    if len(terms) > 1:
        base = Brackets(terms)
        powers[base] = powers.get(base, 0) + k
        return ONE
    ((factors, number),) = terms.items()
    for base, times in factors:
        powers[base] = powers.get(base, 0) + k * times
    return number if k == 1 else number**k


def _multiplied_out(number: fmpq, powers: dict[Factor, int]) -> Terms:
    """A number times powers, multiplied into a sum that stands alone with it."""
    if len(powers) == 1:
        ((base, k),) = powers.items()
        if k == 1 and isinstance(base, Brackets):
            return {factors: number * coefficient for factors, coefficient in base.terms.items()}
    return {frozenset(powers.items()): number}


def _unsigned(terms: Terms) -> Terms:
    """What ``without_sign`` makes of a product or of negative terms; which sum takes the sign changes no length."""
    if any(number > 0 for number in terms.values()):
        return terms
    for factors, number in terms.items():
        for base, k in factors:
            if k % 2 and isinstance(base, Brackets) and len({c > 0 for c in base.terms.values()}) == 2:
                turned = Brackets({f: -c for f, c in base.terms.items()})
                others = {f: n for f, n in terms.items() if f != factors}
                return {(factors - {(base, k)}) | {(turned, k)}: -number, **others}
    return terms


def length(draft: Draft, names: GeneratorLengths) -> int:
    """Operations of the expression, as ``operations`` counts them."""
    return _of_sum(draft.terms, names)


def _of_sum(terms: Terms, names: GeneratorLengths) -> int:
    """Additions and subtractions; a sum of nothing but negative terms has a sign of its own."""
    found, count, negative = 0, 0, True
    for factors, number in terms.items():
        found += _of_product(factors, number, names)
        count += 1
        negative &= number < 0
    return found + count - 1 + int(negative)


def _of_product(factors: Product, number: fmpq, names: GeneratorLengths) -> int:
    """Multiplications and one division, without the sign."""
    found = count = 0
    for base, k in factors:
        if isinstance(base, Brackets):
            found += _of_sum(base.terms, names) + int(k > 1)
        else:
            found += names.length(base, k)
        count += 1
    count += count == 0 or abs(number.p) != 1
    return found + count - 1 + int(number.q != 1)
