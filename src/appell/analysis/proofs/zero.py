"""The exact zero test of proofs: an expression vanishes, does not vanish, or the normal form does not decide.

A normal form that is zero is a proof, whatever the generators stand for. One that is not zero is a proof only where
the generators are independent of each other but for the relations that are known:

- symbols, sines and cosines of elementary angles (theta and theta / 2 are written in theta / 2), unit quaternions;
- square roots, where no product of what stands under them is a square (Kummer): a tower of fields, each of degree two;
- position rows that give a generator, or the square of one.

Where functions that are not known, or other relations, take part, a normal form that is not zero says nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import sympy as sm
from sympy.core.function import AppliedUndef

from appell.algebra.decimals import as_written
from appell.algebra.normal_form import Fraction, NormalForms, Polynomial, TooLong, is_sign, normal_forms
from appell.errors import AppellError
from appell.numbers import EXACT

_IN_SINES = {
    sm.cot: lambda a: sm.cos(a) / sm.sin(a),
    sm.sec: lambda a: 1 / sm.cos(a),
    sm.csc: lambda a: 1 / sm.sin(a),
}


@dataclass(frozen=True)
class ExactZero:
    """Normal forms in which expressions are decided; ``open``: why one that is not zero decides nothing, or nothing."""

    forms: NormalForms
    given: Mapping[sm.Expr, sm.Expr]
    parts: Mapping[sm.Expr, sm.Expr]
    open: str

    def of(self, e: sm.Expr) -> Fraction:
        """The normal form of an expression.

        Raises
        ------
        TooLong
            Where a polynomial has more terms than ``LIMIT``.
        """
        return self.forms.of(with_angles(_in_sines(sm.sympify(e)).xreplace(dict(self.given)), self.parts))

    def vanishes(self, e: sm.Expr) -> bool | None:
        """Whether an expression vanishes wherever the relations hold; None where that is not decided."""
        try:
            return self.is_zero(self.of(e))
        except TooLong:
            return None

    def is_zero(self, fraction: Fraction) -> bool | None:
        """The same of a normal form."""
        if fraction.is_zero:
            return True
        if self.open:
            return None
        # a sign is 1 in one place and -1 in another: not zero means neither
        # A polynomial with every sign put as 1 and as -1
        found = [fraction.numerator]
        for i in (i for e, i in self.forms.leaves.items() if is_sign(e)):
            found = [_with_number(q, i, value) for q in found for value in (1, -1)]
        return False if all(p != 0 for p in found) else None


def exact_zero(
    expressions: Iterable[sm.Expr],
    relations: Sequence[sm.Expr] = (),
    unit: Sequence[Sequence[sm.Expr]] = (),
    limit: int = EXACT.terms,
) -> ExactZero:
    """The zero test for some expressions.

    Parameters
    ----------
    expressions
        All that will be asked about.
    relations
        What vanishes beside: position rows.
    unit
        Sets of symbols whose squares add up to one.
    limit
        Terms of a polynomial above which nothing is decided.
    """
    everything = [sm.sympify(e) for e in expressions]
    given, left = _solved([sm.sympify(r) for r in relations if r != 0], unit)
    plain = [_in_sines(e).xreplace(given) for e in (*everything, *left)]
    parts = parts_of_angles(plain)
    plain = [with_angles(e, parts) for e in plain]
    forms = normal_forms(plain, unit, limit)
    unused = with_squares(forms, plain[len(everything) :])
    return ExactZero(forms, given, parts, _why_open(forms, unused))


def note_of_decimals(expressions: Iterable[sm.Expr]) -> str:
    """What floats are taken for in a proof, in words; empty where there are none."""
    found = sorted({abs(f) for e in expressions for f in sm.sympify(e).atoms(sm.Float)}, key=float)
    shown = [f"{float(f):.15g} as {as_written(f)}" for f in found if f != int(f)]
    return f"decimals are taken as they are written: {', '.join(shown)}" if shown else ""


def _in_sines(e: sm.Expr) -> sm.Expr:
    for function, rule in _IN_SINES.items():
        if e.has(function):
            e = e.replace(function, rule)
    return e


def _solved(
    relations: list[sm.Expr], unit: Sequence[Sequence[sm.Expr]]
) -> tuple[dict[sm.Expr, sm.Expr], list[sm.Expr]]:
    """Symbols that a relation gives outright, with a constant factor, and the relations that are left."""
    given: dict[sm.Expr, sm.Expr] = {}
    left: list[sm.Expr] = []
    kept = {c for group in unit for c in group}
    for relation in relations:
        e = _in_sines(relation).xreplace(given)
        for x in sorted((e.free_symbols | e.atoms(AppliedUndef)) - kept, key=sm.default_sort_key):
            slope = e.diff(x)
            if slope.is_Rational and slope != 0 and not (e - slope * x).expand().has(x):
                value = sm.expand(x - e / slope)
                given = {key: v.xreplace({x: value}) for key, v in given.items()} | {x: value}
                break
        else:
            left.append(relation)
    return given, left


# -------------------------------------------------------------------------------------------- parts of angles


def parts_of_angles(expressions: Sequence[sm.Expr]) -> dict[sm.Expr, sm.Expr]:
    """Angles of which parts stand in sines: theta as 2 h where sin(theta / 2) does."""
    least: dict[sm.Expr, int] = {}
    for f in {f for e in expressions for f in e.atoms(sm.sin, sm.cos, sm.tan)}:
        for term in sm.Add.make_args(f.args[0]):
            number, rest = term.as_coeff_Mul()
            if number.is_Rational and number.q > 1 and rest is not sm.S.One:
                least[rest] = math.lcm(least.get(rest, 1), int(number.q))
    return {angle: n * sm.Dummy(f"part of {angle}", real=True) for angle, n in least.items()}


def with_angles(e: sm.Expr, parts: Mapping[sm.Expr, sm.Expr]) -> sm.Expr:
    """Angles put as multiples, inside sines and cosines only."""
    if not parts:
        return e
    table = {f: f.func(sm.expand(f.args[0].xreplace(dict(parts)))) for f in e.atoms(sm.sin, sm.cos, sm.tan)}
    return e.xreplace(table)


# -------------------------------------------------------------------------------------------------- relations


def with_squares(forms: NormalForms, relations: Sequence[sm.Expr]) -> list[sm.Expr]:
    """Relations g^2 = r enter the ring, where neither g nor r meets another; those that do not are returned."""
    unused = []
    for relation in relations:
        try:
            p = forms.of(relation).numerator
        except (KeyError, IndexError, AppellError):
            unused.append(relation)
            continue
        if p == 0:
            continue
        taken = {i for square in forms.squares.values() for i, d in enumerate(square.degrees()) if d}
        found = next((s for i in range(len(forms.ring.gens())) if (s := _as_square(forms, p, i, taken))), None)
        if found is None:
            unused.append(relation)
        else:
            forms.squares[found[0]] = found[1]
            forms.memo.clear()
    return unused


def _as_square(forms: NormalForms, p: Polynomial, i: int, taken: set[int]) -> tuple[int, Polynomial] | None:
    """g^2 = r of c g^2 - c r = 0; g must stand nowhere else, and r hold no generator whose square is known."""
    if p.degrees()[i] != 2 or i in forms.squares or i in taken:
        return None
    terms = p.to_dict()
    square = [m for m in terms if m[i]]
    if len(square) != 1 or sum(square[0]) != 2:
        return None
    rest = forms.ring.from_dict({m: -x / terms[square[0]] for m, x in terms.items() if m != square[0]})
    return None if any(d and k in forms.squares for k, d in enumerate(rest.degrees())) else (i, rest)


# --------------------------------------------------------------------------------- independence of generators


def _why_open(forms: NormalForms, unused: Sequence[sm.Expr]) -> str:
    """Why the generators may satisfy relations that are not known; empty where they do not."""
    opaque = opaque_functions(forms)
    if opaque:
        return f"{', '.join(opaque)} {'is a function' if len(opaque) == 1 else 'are functions'} it does not know"
    if unused:
        return "a position row does not give a coordinate or its square"
    if any(not angle.free_symbols and not angle.atoms(AppliedUndef) for angle in forms.angles):
        return "the sine of a number takes part"
    return "" if _roots_are_independent(forms) else "square roots take part that may depend on each other"


def opaque_functions(forms: NormalForms) -> list[str]:
    """Generators that stand for functions the algebra does not know, by name."""
    return sorted({e.func.__name__ if e.args else str(e) for e in forms.leaves if not _is_known(e)})


def _is_known(e: sm.Expr) -> bool:
    is_state = isinstance(e, AppliedUndef) and len(e.args) == 1 and e.args[0].is_Symbol
    return bool(e.is_Symbol or is_state or e is sm.S.Pi or (e.is_Pow and e.exp == sm.S.Half) or is_sign(e))


def _roots_are_independent(forms: NormalForms) -> bool:
    """No product of what stands under the roots is a square."""
    circular = {c for _, c in forms.angles.values()}
    names = {i: e for e, i in forms.leaves.items()}
    roots = [i for i in forms.squares if i not in circular and _is_extension(names.get(i), forms.squares[i])]
    nested = [i for e, i in forms.leaves.items() if e.is_Pow and i not in forms.squares]
    if nested or len(roots) > EXACT.roots:
        return False
    chosen = [some for size in range(1, len(roots) + 1) for some in combinations(roots, size)]
    return all(not _may_be_square(forms, [forms.squares[i] for i in some]) for some in chosen)


def _is_extension(e: sm.Expr | None, square: Polynomial) -> bool:
    """Whether a generator with a square is a root; a sign and the first component of a quaternion are none."""
    if e is None or is_sign(e):
        return False
    return not (e.is_Symbol and len(square) > 1 and square.leading_coefficient() < 0)


def _with_number(p: Polynomial, i: int, value: int) -> Polynomial:
    """A generator put as a number."""
    terms: dict[tuple[int, ...], object] = {}
    for m, c in p.to_dict().items():
        key = (*m[:i], 0, *m[i + 1 :])
        terms[key] = terms.get(key, 0) + c * value ** m[i]
    return p.context().from_dict(terms)


def _may_be_square(forms: NormalForms, factors: Sequence[Polynomial]) -> bool:
    """Whether the norm of a product of polynomials is a square: if it is none, the product is none."""
    p = forms.ring.constant(1)
    for factor in factors:
        p = forms.reduced(p * factor)
    for i in forms.squares:
        if p.degrees()[i]:
            p = forms.reduced(p * p.context().from_dict({m: -c if m[i] % 2 else c for m, c in p.to_dict().items()}))
    constant, found = p.factor()
    number = sm.Rational(int(constant.p), int(constant.q))
    return bool(sm.sqrt(number).is_Rational) and all(k % 2 == 0 for _, k in found)
