"""A row in products of its vectors, and its derivatives as whole vectors, whatever its degree.

A row written with velocities is an expression in their components. Sums of these that are products of vectors,

    a . b = a_x b_x + a_y b_y + a_z b_z,        (a x b)_x = a_y b_z - a_z b_y,        a . (b x c)

are brought back to such products, from the innermost sums outwards. The derivative by a vector is, by the chain rule,

    dh/da = sum over products of dh/d(a . b) b + dh/d(a . (b x c)) b x c + ...

and reads as a person writes it: h = (v_Q . omega) (v_1 . v_2) acts on point 1 along (v_Q . omega) v_2
(Roithmayr and Hodges 2010, eqs. 5 and 6; 000).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame

from appell.constraints.placeholder import AXES, Placeholder, PlaceholderKind, placeholders
from appell.escaping import latex_text

Source: TypeAlias = tuple[PlaceholderKind, Point | ReferenceFrame]

LETTERS = {
    PlaceholderKind.POSITION: "r",
    PlaceholderKind.VELOCITY: "v",
    PlaceholderKind.ACCELERATION: "a",
    PlaceholderKind.ANGULAR_VELOCITY: "omega",
    PlaceholderKind.ANGULAR_ACCELERATION: "alpha",
}


def _axis_latex(frame: Point | ReferenceFrame, axis: str) -> str:
    return rf"\mathbf{{\hat{{{axis}}}}}^{{\text{{{latex_text(str(frame))}}}}}"


@dataclass(frozen=True)
class Leaf:
    """A vector of a point or body: its velocity, say."""

    source: Source

    def __str__(self) -> str:
        quantity, of = self.source
        return f"{of}.{'xyz'[AXES.index(quantity)]}" if quantity in AXES else f"{LETTERS[quantity]}_{of}"

    @property
    def latex(self) -> str:
        """As books write it."""
        quantity, of = self.source
        if quantity in AXES:
            return _axis_latex(of, "xyz"[AXES.index(quantity)])
        letter = LETTERS[quantity]
        return rf"\boldsymbol{{{letter if len(letter) == 1 else chr(92) + letter}}}^{{\text{{{latex_text(str(of))}}}}}"

    @property
    def components(self) -> tuple[sm.Expr, ...]:
        """In placeholders."""
        return placeholders(*self.source)


@dataclass(frozen=True)
class Cross:
    """a x b."""

    a: WholeVector
    b: WholeVector

    def __str__(self) -> str:
        return f"({self.a} x {self.b})"

    @property
    def latex(self) -> str:
        """As books write it."""
        return rf"\left({self.a.latex} \times {self.b.latex}\right)"

    @property
    def components(self) -> tuple[sm.Expr, ...]:
        """In placeholders."""
        (a, b, c), (x, y, z) = self.a.components, self.b.components
        return b * z - c * y, c * x - a * z, a * y - b * x


WholeVector: TypeAlias = Leaf | Cross
Combination: TypeAlias = tuple[tuple[sm.Expr, WholeVector], ...]
"""Coefficients with the vectors they multiply."""


@dataclass(frozen=True)
class RowInProducts:
    """A row with symbols for the products in it. ``dots``: what each stands for; components may be left."""

    row: sm.Expr
    dots: dict[sm.Symbol, tuple[WholeVector, WholeVector]]

    def gradient(self, source: Source) -> tuple[Combination, tuple[sm.Expr, ...]]:
        """The derivative by a vector: whole vectors with their coefficients, and what is left by component."""
        found: dict[WholeVector, sm.Expr] = {}
        for symbol, (a, b) in self.dots.items():
            coefficient = self.row.diff(symbol)
            for sign, vector in (*_gradient(a, b, Leaf(source)), *_gradient(b, a, Leaf(source))):
                found[vector] = found.get(vector, sm.S.Zero) + sign * coefficient
        rest = tuple(self.row.diff(s) for s in placeholders(*source))
        return tuple((c, vector) for vector, c in found.items() if c != 0), rest

    def in_components(self, e: sm.Expr) -> sm.Expr:
        """An expression in these products, in components."""
        written = {
            symbol: sum(x * y for x, y in zip(a.components, b.components, strict=True))
            for symbol, (a, b) in self.dots.items()
        }
        return e.xreplace(written)

    def whole(self, source: Source, frame: ReferenceFrame) -> tuple[sm.Expr, dict[str, str]]:
        """The derivative by a vector to be printed: vectors and products as symbols, with their LaTeX by name."""
        combination, rest = self.gradient(source)
        latex: dict[str, str] = {}
        scalars: dict[sm.Symbol, sm.Symbol] = {}
        for symbol, (a, b) in self.dots.items():
            scalars[symbol] = sm.Symbol(symbol.name)
            latex[symbol.name] = rf"\left({a.latex} \cdot {b.latex}\right)"
        for part in {p for e in (*rest, *(c for c, _ in combination)) for p in e.atoms(Placeholder)}:
            leaf = Leaf((part.quantity, part.of))
            scalars[part] = sm.Symbol(f"({leaf} . {frame}.{'xyz'[part.axis]})")
            axis = _axis_latex(frame, "xyz"[part.axis])
            latex[scalars[part].name] = rf"\left({leaf.latex} \cdot {axis}\right)"
        total = sm.S.Zero
        for coefficient, vector in combination:
            latex[str(vector)] = vector.latex
            total += coefficient.xreplace(scalars) * sm.Symbol(str(vector))
        for coefficient, axis in zip(rest, "xyz", strict=True):
            latex[f"{frame}.{axis}"] = _axis_latex(frame, axis)
            total += coefficient.xreplace(scalars) * sm.Symbol(f"{frame}.{axis}")
        return total, latex


def in_products(row: sm.Expr) -> RowInProducts:
    """The row with its products of vectors recognised."""
    finder = _Finder()
    return RowInProducts(finder.of(row), finder.dots)


def _gradient(x: WholeVector, z: WholeVector, a: Leaf) -> Iterator[tuple[int, WholeVector]]:
    """The derivative of x . z by a, of x alone: (x1 x x2) . z = x1 . (x2 x z) = x2 . (z x x1)."""
    if isinstance(x, Cross):
        yield from _gradient(x.a, Cross(x.b, z), a)
        yield from _gradient(x.b, Cross(z, x.a), a)
    elif x == a:
        yield 1, z


@dataclass
class _Finder:
    """Products from the innermost sums outwards; a cross product has components of its own, as symbols."""

    dots: dict[sm.Symbol, tuple[WholeVector, WholeVector]] = field(default_factory=dict)
    _symbols: dict[frozenset[WholeVector], sm.Symbol] = field(default_factory=dict)
    _crosses: dict[Cross, tuple[sm.Symbol, ...]] = field(default_factory=dict)
    _components: dict[sm.Symbol, tuple[WholeVector, int]] = field(default_factory=dict)
    _memo: dict[sm.Expr, sm.Expr] = field(default_factory=dict)

    def of(self, e: sm.Expr) -> sm.Expr:
        """An expression with its products; components of cross products that stand in none are written out again."""
        found = self._within(e)
        back: dict[sm.Basic, sm.Expr] = {}
        for cross, symbols in self._crosses.items():
            back |= dict(zip(symbols, cross.components, strict=True))
        return found.xreplace(back) if found.atoms(sm.Dummy) & back.keys() else found

    def _within(self, e: sm.Expr) -> sm.Expr:
        if not e.atoms(Placeholder):
            return e
        if e not in self._memo:
            args = [self._within(arg) for arg in e.args]
            new = e.func(*args) if args else e
            self._memo[e] = self._collected(new) if isinstance(new, sm.Add) else new
        return self._memo[e]

    def _collected(self, e: sm.Expr) -> sm.Expr:
        """A sum with its products; multiplied out where that finds more of them."""
        found = self._summed(e)
        if self._open(found):
            spread = self._summed(e.expand(basic=False, log=False, power_base=False, power_exp=False))
            if self._open(spread) < self._open(found):
                return spread
        return found

    def _open(self, e: sm.Expr) -> int:
        """How many components are left."""
        return sum(isinstance(s, Placeholder) or s in self._components for s in e.free_symbols)

    def _summed(self, e: sm.Expr) -> sm.Expr:
        """Terms c a_i b_i for all three i are c (a . b); c a_j b_k - c a_k b_j is a component of c (a x b)."""
        terms: dict[tuple[sm.Expr, ...], sm.Expr] = {}
        rest = []
        for term in sm.Add.make_args(e):
            pair, coefficient = self._pair(term)
            if pair is None:
                rest.append(term)
            else:
                terms[pair] = terms.get(pair, sm.S.Zero) + coefficient
        for pair in list(terms):
            if pair in terms:
                rest += self._dot(pair, terms)
        for pair in list(terms):
            if pair in terms:
                rest += self._cross(pair, terms)
        return sm.Add(*rest, *(c * pair[0] * pair[1] for pair, c in terms.items()))

    def _pair(self, term: sm.Expr) -> tuple[tuple[sm.Expr, ...] | None, sm.Expr]:
        """The two components in a term, in a fixed order, and what multiplies them; None where there are not two."""
        components: list[sm.Expr] = []
        others: list[sm.Expr] = []
        for factor in sm.Mul.make_args(term):
            base, power = factor.as_base_exp()
            if (isinstance(base, Placeholder) or base in self._components) and power in (1, 2):
                components += [base] * int(power)
            else:
                others.append(factor)
        if len(components) != 2:
            return None, term
        return tuple(sorted(components, key=lambda s: s.name)), sm.Mul(*others)

    def _vector(self, component: sm.Expr) -> tuple[WholeVector, int]:
        if isinstance(component, Placeholder):
            return Leaf((component.quantity, component.of)), component.axis
        return self._components[component]

    def _symbols_of(self, vector: WholeVector) -> tuple[sm.Symbol, ...]:
        return placeholders(*vector.source) if isinstance(vector, Leaf) else self._crosses[vector]

    def _dot(self, pair: tuple[sm.Expr, ...], terms: dict[tuple[sm.Expr, ...], sm.Expr]) -> list[sm.Expr]:
        (a, i), (b, j) = (self._vector(s) for s in pair)
        if i != j:
            return []
        both = zip(self._symbols_of(a), self._symbols_of(b), strict=True)
        others = [tuple(sorted(components, key=lambda s: s.name)) for components in both]
        if any(other not in terms or terms[other] != terms[pair] for other in others):
            return []
        coefficient = terms[pair]
        for other in others:
            del terms[other]
        key = frozenset((a, b))
        if key not in self._symbols:
            symbol = sm.Dummy(f"({a} . {b})", real=True)
            self._symbols[key], self.dots[symbol] = symbol, (a, b)
        return [coefficient * self._symbols[key]]

    def _cross(self, pair: tuple[sm.Expr, ...], terms: dict[tuple[sm.Expr, ...], sm.Expr]) -> list[sm.Expr]:
        (a, j), (b, k) = (self._vector(s) for s in pair)
        if j == k or a == b:
            return []
        first, second = self._symbols_of(a), self._symbols_of(b)
        opposite = tuple(sorted((first[k], second[j]), key=lambda s: s.name))
        if opposite not in terms or terms[opposite] != -terms[pair]:
            return []
        i, sign = 3 - j - k, sm.LeviCivita(3 - j - k, j, k)
        coefficient = sign * terms.pop(pair)
        del terms[opposite]
        return [coefficient * self._cross_symbols(a, b)[i]]

    def _cross_symbols(self, a: WholeVector, b: WholeVector) -> tuple[sm.Expr, ...]:
        """The components of a x b; those of b x a are their opposites."""
        if Cross(b, a) in self._crosses:
            return tuple(-s for s in self._crosses[Cross(b, a)])
        if Cross(a, b) not in self._crosses:
            symbols = tuple(sm.Dummy(f"({a} x {b})_{axis}", real=True) for axis in "xyz")
            self._crosses[Cross(a, b)] = symbols
            self._components |= {s: (Cross(a, b), i) for i, s in enumerate(symbols)}
        return self._crosses[Cross(a, b)]
