"""A normal form written out as short as is cheap to find: identities of one angle, sums of angles, common factors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import combinations, permutations
from operator import itemgetter, le, sub
from typing import Any

import numpy as np
import sympy as sm
from flint import Ordering, fmpq_mpoly_ctx
from sympy.core.function import AppliedUndef

from appell.algebra.decimals import with_decimals
from appell.algebra.normal_form import Fraction, NormalForms, TooLong, normal_forms
from appell.algebra.operations import operations
from appell.algebra.polynomials import Polynomial, Table, fewest_in_units, fewest_terms, table, without_powers
from appell.algebra.signs import is_negative, without_sign
from appell.numbers import EXACT, READ


@dataclass(frozen=True)
class Letters:
    """What the generators of a polynomial stand for, by their number, those of sine and cosine by their angle.

    ``units``: generators whose squares add up to one; ``known``: what was written already, by names and polynomial;
    ``circular``: sine and cosine of sums of angles that were met.
    """

    names: Mapping[int, sm.Expr]
    angles: Mapping[tuple[int, int], sm.Expr]
    units: tuple[tuple[int, ...], ...] = ()
    known: dict[Hashable, dict[str, sm.Expr]] = field(default_factory=dict)
    circular: dict[sm.Expr, tuple[sm.Expr, sm.Expr]] = field(default_factory=dict)

    def named(self, names: Mapping[int, sm.Expr], angles: Mapping[tuple[int, int], sm.Expr]) -> Letters:
        """The same with other names and angles."""
        return Letters(names, angles, self.units, self.known, self.circular)

    def sine_and_cosine(self, angle: sm.Expr) -> tuple[sm.Expr, sm.Expr]:
        """Those of a sum of angles, made once."""
        if angle not in self.circular:
            self.circular[angle] = _circular(angle)
        return self.circular[angle]


def shortest(expressions: Sequence[sm.Expr], unit: Sequence[Sequence[sm.Expr]] = ()) -> list[sm.Expr]:
    """Each expression in the shortest of its forms that were found, itself where none is shorter.

    Parameters
    ----------
    expressions
        Expressions of plain symbols.
    unit
        Sets of symbols whose squares add up to one.
    """
    given = [sm.sympify(e) for e in expressions]
    sizes = [0 if _is_shortest(e) else operations(e) for e in given]
    read = [e for e, size in zip(given, sizes, strict=True) if 0 < size <= EXACT.terms]
    if not read:
        return given
    symbols = {leaf for e in read for leaf in e.free_symbols | e.atoms(AppliedUndef)} if unit else set()
    forms = normal_forms(read, [group for group in unit if not symbols.isdisjoint(group)], 2 * READ.quantity)
    letters, decimals = _letters(forms), _hold_decimals(read)
    found: dict[sm.Expr, sm.Expr] = {}  # a symmetric matrix has most of its entries twice
    for e, size in zip(given, sizes, strict=True):
        if e not in found:
            found[e] = _shortest(e, size, forms, letters, decimals) if 0 < size <= EXACT.terms else e
    return [found[e] for e in given]


def _is_shortest(e: sm.Expr) -> bool:
    """Whether an expression is its own shortest form at a glance.

    A number times powers of symbols is, and sums and products in which every symbol stands once, and no number.
    """
    if e.is_Mul:
        factors = e.args[e.args[0].is_Rational :]
        return all(map(_is_power_of_symbol, factors)) or _stand_once(e, set())
    return e.is_Atom or _is_power_of_symbol(e) or _stand_once(e, set())


def _is_power_of_symbol(e: sm.Expr) -> bool:
    return e.is_Symbol or (e.is_Pow and e.base.is_Symbol and e.exp.is_Integer and e.exp.p > 0)


def _stand_once(e: sm.Expr, seen: set[sm.Expr]) -> bool:
    """Whether an expression is made of additions, subtractions and products of symbols none of which was seen."""
    if e.is_Symbol:
        new = e not in seen
        seen.add(e)
        return new
    if e.is_Mul:
        parts = e.args[e.args[0] is sm.S.NegativeOne :]
    elif e.is_Add and not all(map(is_negative, e.args)):
        parts = e.args
    else:
        return False
    return all(_stand_once(part, seen) for part in parts)


def _hold_decimals(expressions: Sequence[sm.Expr]) -> bool:
    """Whether there is a float in any of some expressions, each part of them looked at once."""
    seen: set[sm.Basic] = set()
    stack: list[sm.Basic] = list(expressions)
    while stack:
        e = stack.pop()
        if e.is_Float:
            return True
        if e not in seen:
            seen.add(e)
            stack += [a for a in e.args if not a.is_Symbol]
    return False


def _shortest(e: sm.Expr, size: int, forms: NormalForms, letters: Letters, decimals: bool) -> sm.Expr:
    try:
        fraction = forms.of(e)
    except TooLong:
        return e
    # a sum that is longer than what it came from will not become shorter in brackets
    if len(fraction.numerator) > min(READ.quantity, size):
        return e
    if not fraction.denominator and not decimals:
        return _whole(e, size, fraction.numerator, letters)
    found = min(_fractions(fraction, letters), key=operations)
    return min((with_decimals(found) if decimals and e.has(sm.Float) else found, e), key=operations)


def _whole(e: sm.Expr, size: int, p: Polynomial, letters: Letters) -> sm.Expr:
    """A polynomial written out, made only where it is short enough; e itself where that is shorter."""
    if len(p) < 2:
        return min(_with_double_angle(polynomial(p, letters)), e, key=operations)
    way = _best_way(p, letters)
    if operations(way) <= size:
        return _with_double_angle(way)
    # only a product becomes shorter by the double of an angle
    return min(_with_double_angle(way), e, key=operations) if way.is_Mul else e


def rough_length(fraction: Fraction) -> int:
    """Operations of a fraction multiplied out: a measure that takes no time."""
    return sum(_rough(p) for p in (fraction.numerator, *(f for f, _ in fraction.denominator)))


def _rough(p: Polynomial) -> int:
    return int(sum(sum(monomial) for monomial in p.monoms())) + max(len(p) - 1, 0)


def plain(forms: NormalForms, fraction: Fraction) -> sm.Expr:
    """A sum of products over its denominators, nothing looked for."""
    letters = _letters(forms)
    return sum_made(table(fraction.numerator), letters.names) / sm.Mul(
        *[sum_made(table(factor), letters.names) ** k for factor, k in fraction.denominator]
    )


def expanded(e: sm.Expr) -> sm.Expr:
    """An expression as a sum of products over its denominators, the squares of sines and cosines added up."""
    forms = normal_forms([e])
    fraction = forms.of(e)
    letters = _letters(forms)
    top = sum_made(table(fewest_terms(fraction.numerator, letters.angles)), letters.names)
    return sm.expand(top / sm.Mul(*[sum_made(table(factor), letters.names) ** k for factor, k in fraction.denominator]))


def written(forms: NormalForms, fraction: Fraction) -> sm.Expr:
    """numerator / denominator as an expression, whole or with what a single factor divides taken apart."""
    return min(_fractions(fraction, _letters(forms)), key=operations)


def _letters(forms: NormalForms) -> Letters:
    """Those of the generators there are now; what was written is kept when others come."""
    counts = (len(forms.leaves), len(forms.angles), len(forms.units))
    if forms.written.get("counts") == counts:
        return forms.written["letters"]
    names: dict[int, sm.Expr] = {i: e for e, i in forms.leaves.items()}
    for angle, (s, c) in forms.angles.items():
        names[s], names[c] = _circular(angle)
    found = Letters(names, {pair: angle for angle, pair in forms.angles.items()}, tuple(forms.units))
    if "letters" in forms.written:
        found = replace(found, known=forms.written["letters"].known, circular=forms.written["letters"].circular)
    forms.written.update(counts=counts, letters=found)
    return found


def _circular(angle: sm.Expr) -> tuple[sm.Expr, sm.Expr]:
    """Sine and cosine of an angle; SymPy looks for multiples of pi and roots of -1, which sums of names have not."""
    if angle.is_Symbol:
        return sm.sin(angle, evaluate=False), sm.cos(angle, evaluate=False)
    if not (angle.is_Add and all(_is_multiple_of_name(term) for term in angle.args)):
        return sm.sin(angle), sm.cos(angle)
    if angle.could_extract_minus_sign():
        sine, cosine = _circular(-angle)
        return -sine, cosine
    return sm.sin(angle, evaluate=False), sm.cos(angle, evaluate=False)


def _is_multiple_of_name(term: sm.Expr) -> bool:
    return term.is_Symbol or (
        term.is_Mul and len(term.args) == 2 and term.args[0].is_Integer and term.args[1].is_Symbol
    )


def _fractions(fraction: Fraction, letters: Letters) -> Iterator[sm.Expr]:
    factors = [(factor, polynomial(factor, letters), k) for factor, k in fraction.denominator]
    top = polynomial(fraction.numerator, letters)
    yield _with_double_angle(without_sign(_with_tangents(top / sm.Mul(*[e**k for _, e, k in factors]))))
    for factor, e, power in factors:
        i = _generator(factor)
        if i is None:
            continue
        inside, outside = _divided(fraction.numerator, i, power)
        if inside and outside:
            rest = sm.Mul(*[f**k for _, f, k in factors if f != e])
            broken = _with_tangents(polynomial(outside, letters) / e**power / rest)
            yield without_sign(_with_tangents(polynomial(inside, letters) / rest) + broken)


def _divided(p: Polynomial, i: int, power: int) -> tuple[Polynomial, Polynomial]:
    """p = x_i^power q + r: q and r, term by term."""
    inside: dict[tuple[int, ...], Any] = {}
    outside: dict[tuple[int, ...], Any] = {}
    for monomial, coefficient in table(p).items():
        if monomial[i] >= power:
            inside[(*monomial[:i], monomial[i] - power, *monomial[i + 1 :])] = coefficient
        else:
            outside[monomial] = coefficient
    return p.context().from_dict(inside), p.context().from_dict(outside)


def _with_tangents(e: sm.Expr) -> sm.Expr:
    """sin(a)^k / cos(a)^k as tan(a)^k, in the factors of a product."""
    powers = e.as_powers_dict()
    for cosine in [f for f, k in powers.items() if isinstance(f, sm.cos) and k.is_Integer and k < 0]:
        angle = cosine.args[0]
        k = min(-powers[cosine], powers.get(sm.sin(angle), sm.S.Zero))
        if k > 0:
            e = e * (sm.cos(angle) / sm.sin(angle)) ** k * sm.tan(angle) ** k
    return e


def _with_double_angle(e: sm.Expr) -> sm.Expr:
    """2 sin(a) cos(a) as sin(2 a) in a product; in a sum its terms keep what they share with others."""
    if not e.is_Mul or not e.args[0].is_Integer or e.args[0] % 2:
        return e
    sines, cosines = ({f.args[0]: f for f in e.args if isinstance(f, kind)} for kind in (sm.sin, sm.cos))
    for angle, sine in sines.items():
        if angle in cosines:
            rest = [f for f in e.args[1:] if f not in (sine, cosines[angle])]
            return sm.Mul(e.args[0] / 2, *rest, sm.sin(2 * angle))
    return e


def polynomial(p: Polynomial, letters: Letters) -> sm.Expr:
    """A polynomial as an expression: the shorter of its forms in the angles as they are and in sums of them.

    Which power product is taken out first depends on the order of the terms: of a short polynomial two are tried.
    """
    if not p:
        return sm.S.Zero
    if len(p) == 1:
        return sum_made(table(p), letters.names)
    return _best_way(p, letters)


def _best_way(p: Polynomial, letters: Letters) -> sm.Expr:
    """The shortest of the ways that are tried to write a sum."""
    p, letters = _compact(p, letters, Ordering.degrevlex)
    p = fewest_in_units(fewest_terms(p, letters.angles), letters.units)
    ways = [(p, letters)]
    if len(letters.angles) > 1 and len(p) * len(letters.angles) ** 2 <= EXACT.terms:
        turned, other = _in_sums_of_angles(p, letters)
        ways += [] if other is letters else [(turned, other)]
    written = [(_in_letters(*way), *way) for way in ways]
    best, q, names = min(written, key=lambda way: operations(way[0]))
    # nothing is shorter than a form in which every generator stands once
    held = [names.names[i] for i, degree in enumerate(q.degrees()) if degree]
    least = sum(1 + operations(e) - is_negative(e) for e in held) - 1
    if 2 < len(q) <= READ.term and operations(best) > least:
        best = min(best, _in_letters(_in_lexical_order(q), names), key=operations)
    return best


def _in_letters(p: Polynomial, letters: Letters) -> sm.Expr:
    """A sum over its generators, numbered from 0; the same sum in the same names is written once."""
    names = tuple(letters.names[i] for i in range(len(letters.names)))
    return _grouped(p, _Writing(letters.known.setdefault((names, tuple(letters.angles)), {}), names, letters.angles))


def _in_lexical_order(p: Polynomial) -> Polynomial:
    return fmpq_mpoly_ctx.get(list(p.context().names()), Ordering.lex).from_dict(table(p))


def _compact(p: Polynomial, letters: Letters, order: Ordering) -> tuple[Polynomial, Letters]:
    """The same over the generators that it holds, and their partners in sine and cosine."""
    degrees = p.degrees()
    held = {i for i, degree in enumerate(degrees) if degree > 0}
    for pair in letters.angles:
        if not held.isdisjoint(pair):
            held |= set(pair)
    for group in letters.units:
        if any(degrees[i] > 1 for i in group):
            held |= set(group)
    # by name, whatever the order in which they came
    circular = {i for pair in letters.angles for i in pair}
    places = sorted(held, key=lambda i: (i in circular, _word(letters.names[i]), i))
    ring = fmpq_mpoly_ctx.get([f"y{i}" for i in range(len(places))], order)
    q = ring.from_dict({tuple(m[i] for i in places): c for m, c in table(p).items()})
    new = {i: k for k, i in enumerate(places)}
    angles = {(new[s], new[c]): angle for (s, c), angle in letters.angles.items() if s in held}
    units = tuple(tuple(new[i] for i in group) for group in letters.units if held >= set(group))
    names = {k: letters.names[i] for i, k in new.items()}
    return q, Letters(names, angles, units, letters.known, letters.circular)


@lru_cache(4096)
def _word(name: sm.Expr) -> str:
    """What generators are put in order by; that of a long root takes a while to print."""
    return str(name.args or name)


def _in_sums_of_angles(p: Polynomial, letters: Letters) -> tuple[Polynomial, Letters]:
    """An angle a put as (a + b) - b or (a - b) + b, again and again, where that leaves fewer terms."""
    for a, b, sign in _promising(p, list(letters.angles)):
        other = fewest_terms(_rotated(p, a, b, sign), letters.angles)
        if len(other) < len(p):
            angle = letters.angles[a] + sign * letters.angles[b]
            names = {**letters.names, **dict(zip(a, letters.sine_and_cosine(angle), strict=True))}
            return _in_sums_of_angles(other, letters.named(names, {**letters.angles, a: angle}))
    return p, letters


def _promising(p: Polynomial, pairs: Sequence[tuple[int, int]]) -> list[tuple[tuple[int, int], tuple[int, int], int]]:
    """Angles a, b and a sign where p holds cos a cos b and sin a sin b, or sin a cos b and cos a sin b, times the same.

    Those that more terms speak for come first.
    """
    terms = table(p)
    found = []
    for n, (a, b) in enumerate(permutations(pairs, 2)):
        votes = {1: 0, -1: 0}
        for monomial, coefficient in terms.items():
            for i, j, k, l, even in ((a[1], b[1], a[0], b[0], -1), (a[0], b[1], a[1], b[0], 1)):
                if monomial[i] and monomial[j]:
                    other = list(monomial)
                    for place, step in ((i, -1), (j, -1), (k, 1), (l, 1)):
                        other[place] += step
                    partner = terms.get(tuple(other))
                    if partner is not None:
                        votes[even if (partner > 0) is (coefficient > 0) else -even] += 1
        found += [(-votes[sign], n, (a, b, sign)) for sign in (1, -1) if votes[sign]]
    return [choice for _, _, choice in sorted(found, key=lambda entry: entry[:2])]


def _rotated(p: Polynomial, a: tuple[int, int], b: tuple[int, int], sign: int) -> Polynomial:
    """a put as d - sign b, where d = a + sign b takes the place of a: sines and cosines by the addition theorems."""
    ring = p.context()
    x, one = ring.gens(), ring.constant(1)
    s = x[a[0]] * x[b[1]] - sign * x[a[1]] * x[b[0]]
    c = x[a[1]] * x[b[1]] + sign * x[a[0]] * x[b[0]]
    parts: dict[tuple[int, int], dict[tuple[int, ...], Any]] = {}
    for monomial, coefficient in table(p).items():
        rest = tuple(0 if i in a else k for i, k in enumerate(monomial))
        parts.setdefault((monomial[a[0]], monomial[a[1]]), {})[rest] = coefficient
    found = sum((ring.from_dict(terms) * s**j * c**k for (j, k), terms in parts.items()), ring.constant(0))
    for i, j in (a, b):
        found = without_powers(found, j, one - x[i] ** 2)
    return found


@dataclass(frozen=True)
class _Writing:
    """What the sums of one ring are written with, and those that were written already."""

    known: dict[str, sm.Expr]
    names: Sequence[sm.Expr]
    angles: Mapping[tuple[int, int], sm.Expr]


def _grouped(p: Polynomial, writing: _Writing) -> sm.Expr:
    """The factors of a polynomial, each with what its terms share taken out, or p itself where that is shorter."""
    key = str(p)  # polynomials have no hash
    found = writing.known.get(key)
    if found is None:
        found = writing.known[key] = _in_factors(p, writing)
    return found


def _in_factors(p: Polynomial, writing: _Writing) -> sm.Expr:
    if len(p) == 1:
        return sum_made(table(p), writing.names)
    constant, factors = p.factor()
    parts = [_nested(table(f), p.context(), writing) ** int(k) for f, k in factors]
    found = without_sign(sm.Mul(rational(constant), *parts))
    if len(p) > READ.few or sum(len(f) > 1 for f, _ in factors) < 2:
        return found
    # 1 - x^2 is shorter than (1 - x) (1 + x)
    return min(found, _nested(table(p), p.context(), writing), key=operations)


def _nested(p: Table, ring: fmpq_mpoly_ctx, writing: _Writing) -> sm.Expr:
    """p = g q + r with the power product g that most is gained by taking out, then q and r in the same way."""
    divisor = _shared(list(p)) if len(p) > 1 else None
    if divisor is None:
        return sum_made(p, writing.names)
    inside: Table = {}
    outside: Table = {}
    for monomial, coefficient in p.items():
        if _divides(divisor, monomial):
            inside[tuple(map(sub, monomial, divisor))] = coefficient
        else:
            outside[monomial] = coefficient
    factor = fewest_terms(ring.from_dict(inside), writing.angles)
    if not factor:  # it vanishes by sin^2 + cos^2 = 1
        return _nested(outside, ring, writing)
    taken = monomial_made(divisor, writing.names) * _grouped(factor, writing)
    return taken + _nested(outside, ring, writing) if outside else taken


def sum_made(p: Table, names: Sequence[sm.Expr] | Mapping[int, sm.Expr]) -> sm.Expr:
    """A polynomial as SymPy's sum of products."""
    return sm.Add(*[rational(c) * monomial_made(m, names) for m, c in p.items()])


def monomial_made(exponents: Sequence[int], names: Sequence[sm.Expr] | Mapping[int, sm.Expr]) -> sm.Expr:
    """A product of powers."""
    return sm.Mul(*[names[i] ** k for i, k in enumerate(exponents) if k])


def rational(number: Any) -> sm.Rational:
    """A number of FLINT's as SymPy's."""
    return sm.Rational(int(number.p), int(number.q))


def _shared(monomials: Sequence[tuple[int, ...]]) -> tuple[int, ...] | None:
    """The power product that saves most multiplications when taken out of the terms it divides."""
    if len(monomials) == 2:
        both = tuple(map(min, *monomials))
        return both if any(both) else None
    if len(monomials) <= READ.few:
        pairs = Counter(tuple(map(min, x, y)) for x, y in combinations(monomials, 2))
        gains = [(sum(g) * (sum(_divides(g, m) for m in monomials) - 1), g) for g, _ in pairs.most_common()]
        gain, best = max(gains, key=itemgetter(0))
        return best if gain > 0 else None
    rows = np.array(monomials, dtype=np.int16)
    some = rows[:: max(1, len(rows) // 40)]  # of a long polynomial some pairs are enough
    first, second = _pairs(len(some))
    found = Counter(map(bytes, np.minimum(some[first], some[second])))
    common = np.array([np.frombuffer(key, np.int16) for key, _ in found.most_common(60)])
    times = (common[:, None, :] <= rows[None, :, :]).all(axis=2).sum(axis=1)
    saved = (times - 1) * common.sum(axis=1)
    most = int(np.argmax(saved))
    return tuple(map(int, common[most])) if saved[most] > 0 else None


@lru_cache(64)
def _pairs(n: int) -> tuple[np.ndarray, np.ndarray]:
    """All pairs of n things, by their numbers: of few terms these take longer than all the rest."""
    return np.triu_indices(n, 1)


def _divides(x: Iterable[int], y: Iterable[int]) -> bool:
    return all(map(le, x, y))


def _generator(p: Polynomial) -> int | None:
    """The generator that a polynomial is, by its number, or None."""
    if len(p) != 1 or p.total_degree() != 1 or p.leading_coefficient() != 1:
        return None
    return p.monoms()[0].index(1)
