"""A normal form written out as short as is cheap to find: identities of one angle, sums of angles, common factors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import sympy as sm
from sympy.polys.rings import PolyElement

from appell.algebra.normal_form import (
    Fraction,
    NormalForms,
    TooLong,
    common_monomial,
    normal_forms,
    without_powers,
)

FACTORED = 80
"""Terms of a polynomial above which factors other than monomials are not looked for."""
TURNED = 400
"""Terms above which sums of angles are not looked for."""


@dataclass(frozen=True)
class Letters:
    """What the generators of a polynomial stand for, by their number."""

    names: Mapping[int, sm.Expr]
    angles: tuple[tuple[sm.Expr, int, int], ...]


def shortest(expressions: Sequence[sm.Expr], unit: Sequence[Sequence[sm.Expr]] = ()) -> list[sm.Expr]:
    """Each expression in the shortest of its forms that were found, itself where none is shorter.

    Parameters
    ----------
    expressions
        Expressions of plain symbols.
    unit
        Sets of symbols whose squares add up to one.
    """
    found = []
    for e in expressions:
        e = sm.sympify(e)
        if not e.free_symbols or e.is_Symbol:
            found.append(e)
            continue
        forms = normal_forms([e], [group for group in unit if e.has(*group)])
        try:
            candidate = written(forms, forms.of(e))
        except TooLong:
            candidate = e
        found.append(min((candidate, e), key=sm.count_ops))
    return found


def written(forms: NormalForms, fraction: Fraction) -> sm.Expr:
    """numerator / denominator as an expression."""
    names: dict[int, sm.Expr] = {i: e for e, i in forms.leaves.items()}
    for angle, (s, c) in forms.angles.items():
        names |= {s: sm.sin(angle), c: sm.cos(angle)}
    letters = Letters(names, tuple((a, s, c) for a, (s, c) in forms.angles.items()))
    top = polynomial(fraction.numerator, letters)
    bottom = sm.Mul(*[polynomial(factor, letters) ** k for factor, k in fraction.denominator])
    return top / bottom


def polynomial(p: PolyElement, letters: Letters) -> sm.Expr:
    """A polynomial as an expression: the shorter of its forms over one angle, over sums of angles, and factored."""
    if not p:
        return sm.S.Zero
    p = _fewest_terms(p, letters)
    return min(_turned(p, letters), key=sm.count_ops)


def _fewest_terms(p: PolyElement, letters: Letters) -> PolyElement:
    """sin^2 put as 1 - cos^2 where that leaves fewer terms, angle by angle."""
    for _, s, c in letters.angles:
        other = _squares_put(p, s, c)
        if len(other) < len(p):
            p = other
    return p


def _squares_put(p: PolyElement, i: int, j: int) -> PolyElement:
    """x_i^2 put as 1 - x_j^2, as often as it occurs."""

    if not any(monomial[i] > 1 for monomial in p):
        return p
    return without_powers(p, i, p.ring.one - p.ring.gens[j] ** 2)


def _turned(p: PolyElement, letters: Letters) -> Iterable[sm.Expr]:
    """The polynomial as it is, and with an angle a put as (a - b) + b or (a + b) - b where that leaves fewer terms."""
    yield _grouped(p, letters)
    if len(p) > TURNED:
        return
    best, names, angles = p, dict(letters.names), list(letters.angles)
    improved = True
    while improved:
        improved = False
        for (k, (a, sa, ca)), (_, (b, sb, cb)) in _pairs(angles):
            if not (_holds(best, sa, ca) and _holds(best, sb, cb)):
                continue
            for sign in (1, -1):
                other = _rotated(best, (sa, ca), (sb, cb), sign)
                other = _fewest_terms(other, Letters(names, tuple(angles)))
                if len(other) < len(best):
                    angle = a + sign * b
                    angles[k] = (angle, sa, ca)
                    names |= {sa: sm.sin(angle), ca: sm.cos(angle)}
                    best, improved = other, True
                    break
            if improved:
                break
    if best is not p:
        yield _grouped(best, Letters(names, tuple(angles)))


def _pairs(angles: Sequence[tuple[sm.Expr, int, int]]) -> Iterable[tuple]:
    numbered = list(enumerate(angles))
    for x, y in combinations(numbered, 2):
        yield x, y
        yield y, x


def _holds(p: PolyElement, *generators: int) -> bool:
    return any(monomial[i] for monomial in p for i in generators)


def _rotated(p: PolyElement, a: tuple[int, int], b: tuple[int, int], sign: int) -> PolyElement:
    """a put as d - sign b, where d = a + sign b takes the place of a: sines and cosines by the addition theorems."""

    ring = p.ring
    sd, cd = (ring.gens[i] for i in a)
    sb, cb = (ring.gens[i] for i in b)
    s = sd * cb - sign * cd * sb
    c = cd * cb + sign * sd * sb
    found = ring.zero
    powers: dict[tuple[int, int], PolyElement] = {}
    parts: dict[tuple[int, int], dict[tuple[int, ...], object]] = {}
    for monomial, coefficient in p.items():
        key = (monomial[a[0]], monomial[a[1]])
        rest = list(monomial)
        rest[a[0]] = rest[a[1]] = 0
        parts.setdefault(key, {})[tuple(rest)] = coefficient
    for key, terms in parts.items():
        powers[key] = s ** key[0] * c ** key[1]
        found = found + ring.from_dict(terms) * powers[key]
    for i, j in (a, b):
        found = without_powers(found, j, ring.one - ring.gens[i] ** 2)
    return found


def _grouped(p: PolyElement, letters: Letters) -> sm.Expr:
    """Monomials and factors in front, then what most terms share, over and over."""
    if len(p) == 1:
        return _term(p, letters)
    exponents, rest = common_monomial(p)
    content, rest = rest.primitive()
    front = sm.Rational(int(content.numerator), int(content.denominator)) * _monomial(exponents, letters)
    if rest.LC < 0:
        front, rest = -front, -rest
    factors = [(rest, 1)]
    if len(rest) <= FACTORED:
        constant, factors = rest.factor_list()
        front = front * sm.Rational(int(constant.numerator), int(constant.denominator))
    if len(factors) == 1 and factors[0][1] == 1:
        return front * _nested(factors[0][0], letters)
    return front * sm.Mul(*[_nested(f, letters) ** k for f, k in factors])


def _nested(p: PolyElement, letters: Letters) -> sm.Expr:
    """p = g q + r with the power product g that most is gained by taking out, then q and r in the same way."""
    if len(p) <= 2:
        return sm.Add(*[_term(p.ring.from_dict({m: c}), letters) for m, c in p.items()])
    divisor = _shared(p)
    if divisor is None:
        return sm.Add(*[_term(p.ring.from_dict({m: c}), letters) for m, c in p.items()])
    inside, outside = {}, {}
    for monomial, coefficient in p.items():
        if all(x >= y for x, y in zip(monomial, divisor, strict=True)):
            inside[tuple(x - y for x, y in zip(monomial, divisor, strict=True))] = coefficient
        else:
            outside[monomial] = coefficient
    ring = p.ring
    product = _monomial(divisor, letters) * _grouped(ring.from_dict(inside), letters)
    return product + (_nested(ring.from_dict(outside), letters) if outside else sm.S.Zero)


def _shared(p: PolyElement) -> tuple[int, ...] | None:
    """The power product that saves most multiplications when taken out of the terms it divides."""
    monomials = list(p)
    counts: Counter[tuple[int, ...]] = Counter()
    step = max(1, len(monomials) // 60)  # of long polynomials some pairs are enough
    for x, y in combinations(monomials[::step], 2):
        common = tuple(map(min, x, y))
        if any(common):
            counts[common] += 1
    best, gain = None, 0
    for common in counts:
        times = sum(all(x >= y for x, y in zip(m, common, strict=True)) for m in monomials)
        saved = (times - 1) * sum(common)
        if saved > gain:
            best, gain = common, saved
    return best


def _term(p: PolyElement, letters: Letters) -> sm.Expr:
    ((monomial, coefficient),) = p.items()
    return sm.Rational(int(coefficient.numerator), int(coefficient.denominator)) * _monomial(monomial, letters)


def _monomial(exponents: Sequence[int], letters: Letters) -> sm.Expr:
    return sm.Mul(*[letters.names[i] ** k for i, k in enumerate(exponents) if k])
