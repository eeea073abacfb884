"""Ratios of sines and cosines in lowest terms: rational functions of t = tan(theta / 2) over the rationals.

There sin(theta) = 2 t / (1 + t^2) and cos(theta) = (1 - t^2) / (1 + t^2) obey no relation, so that numerator and
denominator have a greatest common divisor, and zero is zero. To read, t = -i (E - 1) / (E + 1) with E = exp(i theta):
a real polynomial in E and 1/E is a sum of sines and cosines again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import sympy as sm
from sympy.polys.fields import FracElement, FracField

Element: TypeAlias = FracElement


@dataclass(frozen=True)
class TrigonometricField:
    """The field that holds some expressions of coordinates q and parameters."""

    field: FracField
    halves: dict[sm.Symbol, sm.Symbol]

    @classmethod
    def of(cls, expressions: Sequence[sm.Expr], q: Sequence[sm.Symbol]) -> TrigonometricField:
        """The smallest one. Raises ValueError where an expression is no rational function of sines and cosines."""
        inside = [f.args[0] for e in expressions for f in e.atoms(sm.sin, sm.cos, sm.tan)]
        halves = {s: sm.Symbol(f"t_{s}") for s in q if any(a.has(s) for a in inside)}
        plain = {s for e in expressions for s in e.free_symbols} - set(halves)
        return cls(FracField([*halves.values(), *sorted(plain, key=str)], sm.QQ, sm.lex), halves)

    def __call__(self, e: sm.Expr) -> Element:
        """An expression as an element."""
        e = sm.expand_trig(e).replace(sm.tan, lambda a: sm.sin(a) / sm.cos(a))
        e = e.xreplace({sm.sin(s): 2 * t / (1 + t**2) for s, t in self.halves.items()})
        return self.field.from_expr(e.xreplace({sm.cos(s): (1 - t**2) / (1 + t**2) for s, t in self.halves.items()}))

    def derivative(self, z: Element, s: sm.Symbol) -> Element:
        """The derivative by a coordinate: dt = (1 + t^2) / 2 dtheta."""
        if s in self.halves:
            t = self.halves[s]
            return self.field.from_expr((1 + t**2) / 2) * self._partial(z, t)
        return self._partial(z, s) if s in self.field.symbols else self.field.zero

    def _partial(self, z: Element, symbol: sm.Symbol) -> Element:
        generator = self.field.ring.gens[self.field.symbols.index(symbol)]
        above, below = z.numer, z.denom
        return self.field.new(above.diff(generator) * below - above * below.diff(generator), below**2)

    def expression(self, z: Element) -> sm.Expr:
        """An element in factors of sines and cosines."""
        t, E = list(self.halves.values()), [sm.Symbol(f"E_{s}") for s in self.halves]
        powers, scale = dict.fromkeys((e + 1 for e in E), 0), sm.S.One  # exponents of polynomials in E
        for part, sign in ((z.numer, 1), (z.denom, -1)):
            constant, factors = sm.factor_list(part.as_expr())
            scale *= constant**sign
            for factor, k in factors:
                poly = sm.Poly(factor, *t, domain=sm.EX) if t else factor
                degrees = [poly.degree(s) for s in t]
                in_E = factor
                if t:
                    terms = poly.terms()
                    in_E = sm.Add(*[c * sm.prod(map(_in_E, E, monomial, degrees)) for monomial, c in terms])
                powers[sm.expand(in_E)] = sign * k
                for e, d in zip(E, degrees, strict=True):
                    powers[e + 1] -= sign * k * d
        total, shift = sm.S.One, dict.fromkeys(self.halves, sm.S.Zero)
        for exponent in sorted(set(powers.values()) - {0}):
            # those of one exponent together: sin(theta / 2) cos(theta / 2) is a sine again
            together = sm.expand(sm.prod(p for p, k in powers.items() if k == exponent))
            for p, k in _factors(together, E):
                real, factor, shifted = _real(p, list(self.halves), E)
                total *= real ** (exponent * k)
                scale *= factor ** (exponent * k)
                shift = {s: shift[s] + exponent * k * shifted[s] for s in shift}
        scale = sm.expand(scale)
        return scale * total


def _in_E(e: sm.Symbol, m: int, degree: int) -> sm.Expr:
    """t^m (E + 1)^degree."""
    return (-sm.I * (e - 1)) ** m * (e + 1) ** (degree - m)


def _factors(p: sm.Expr, E: Sequence[sm.Symbol]) -> list[tuple[sm.Expr, int]]:
    """Factors over the rationals; in E^2 where only that occurs, as in sin(theta) = (E^2 - 1) / (2 i E)."""
    monoms = sm.Poly(p, *E, domain=sm.EX).monoms() if E else [()]
    least = [min(column) for column in zip(*monoms, strict=True)]
    monomial = sm.prod(e**k for e, k in zip(E, least, strict=True))
    leading = sm.Poly(p, *sorted(p.free_symbols, key=str), domain=sm.QQ_I).LC() if p.free_symbols else p
    first, rest = (monomial * leading, 1), sm.expand(p / (monomial * leading))
    if rest.has(sm.I):
        return [first, (rest, 1)]
    is_even = all((m - a) % 2 == 0 for column in monoms for m, a in zip(column, least, strict=True))
    constant, factors = sm.factor_list(_halved(rest, E) if is_even else rest)
    squares = {e: e**2 for e in E} if is_even else {}
    return [first, (constant, 1), *((sm.expand(f.xreplace(squares)), k) for f, k in factors)]


def _real(
    p: sm.Expr, q: Sequence[sm.Symbol], E: Sequence[sm.Symbol]
) -> tuple[sm.Expr, sm.Expr, dict[sm.Symbol, sm.Expr]]:
    """Of p = factor * exp(i shift) * real the last, the first and the shift of each coordinate."""
    terms = sm.Poly(p, *E, domain=sm.EX).as_dict() if E else {(): p}
    columns = list(zip(*terms, strict=True))
    shift = {s: sm.Rational(max(c) + min(c), 2) for s, c in zip(q, columns, strict=True)}
    if len(terms) == 1:
        ((_, c),) = terms.items()
        return (sm.S.One, sm.sympify(c), shift) if not c.free_symbols else (sm.sympify(c), sm.S.One, shift)
    (m, c) = next(iter(terms.items()))
    mirror = terms[tuple(int(2 * s - k) for s, k in zip(shift.values(), m, strict=True))]
    unit = sm.S.One if sm.expand(c - _conjugate(mirror)) == 0 else sm.I
    total = sm.S.Zero
    for m, c in terms.items():
        angle = sum((k - s) * theta for k, s, theta in zip(m, shift.values(), q, strict=True))
        value = sm.expand(unit * c)
        real, imaginary = value.xreplace({sm.I: sm.S.Zero}), sm.expand(value - value.xreplace({sm.I: sm.S.Zero})) / sm.I
        total += real * sm.cos(angle) - sm.expand(imaginary) * sm.sin(angle)
    return total, 1 / unit, shift


def _halved(p: sm.Expr, E: Sequence[sm.Symbol]) -> sm.Expr:
    """p with E in place of E^2."""
    poly = sm.Poly(p, *E, domain=sm.EX)
    return sm.Add(*[c * sm.prod(e ** (k // 2) for e, k in zip(E, m, strict=True)) for m, c in poly.terms()])


def _conjugate(c: sm.Expr) -> sm.Expr:
    """The conjugate, with real symbols."""
    return sm.sympify(c).xreplace({sm.I: -sm.I})
