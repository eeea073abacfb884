"""Generators of polynomials that grow with what is written in them: the field that exact scalars live in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import sympy as sm
from flint import Ordering, fmpq_mpoly_ctx

from appell.algebra.normal_form import Fraction, NormalForms, Polynomial, collect, is_sign
from appell.algebra.written import plain
from appell.numbers import EXACT, READ

FIRST, FURTHER, FRONT = 36, 24, 4
"""Generators that there is room for at first, how many are added at least where that is not enough, and how many places
before all others are kept for roots: one that leads the polynomial under it is taken out of its powers by a division.
"""


@dataclass
class Generators:
    """Symbols, sines, roots and opaque functions in the order in which they came, each a generator of one ring.

    The ring has room for more; where it has not, a larger one takes its place, and polynomials are brought into it when
    they are used (``lifted``). Nothing here depends on the order of a set: what is written is the same in every run.
    ``meanings``: what each generator stands for; ``held``: the symbols in it; ``count``: where the next one goes.
    """

    forms: NormalForms
    meanings: dict[int, tuple[str, sm.Expr]] = field(default_factory=dict)
    held: dict[int, frozenset[sm.Basic]] = field(default_factory=dict)
    count: int = FRONT

    @classmethod
    def none(cls, limit: int = EXACT.terms) -> Generators:
        """Room for some, none used."""
        return cls(NormalForms(_ring(FIRST), {}, {}, {}, limit))

    def of(self, e: sm.Expr) -> Fraction:
        """The normal form of an expression, new symbols and functions in it included."""
        self._take_in(e)
        return self.forms.of(e)

    def index(self, leaf: sm.Expr) -> int:
        """The generator of a symbol or an opaque function."""
        known = self.forms.leaves.get(leaf)
        if known is None:
            self._take_in(leaf)
            known = self.forms.leaves[leaf]
        return known

    def meaning(self, i: int) -> tuple[str, sm.Expr]:
        """What a generator stands for: "symbol", "root" or "function" and itself, "sine" or "cosine" and the angle."""
        return self.meanings[i]

    def symbols_of(self, e: sm.Expr) -> list[sm.Symbol]:
        """The symbols in an expression, in the order in which they stand in it, each a generator."""
        found = dict.fromkeys(s for s in sm.preorder_traversal(e) if s.is_Symbol)
        for s in found:
            self.index(s)
        return list(found)

    def holding(self, symbols: Sequence[sm.Symbol]) -> list[int]:
        """The generators that are one of these symbols, or a function of one."""
        wanted = frozenset(symbols)
        return [i for i, held in self.held.items() if not wanted.isdisjoint(held)]

    def know_unit(self, group: Sequence[sm.Expr]) -> None:
        """Symbols whose squares add up to one."""
        places = [self.index(e) for e in group]
        first, *others = sorted(places)
        x = self.forms.ring.gens()
        self.forms.squares[first] = self.forms.ring.constant(1) - sum(
            (x[i] ** 2 for i in others), self.forms.ring.constant(0)
        )
        self.forms.units.append((first, *others))

    def lifted(self, p: Polynomial) -> Polynomial:
        """A polynomial of a ring that this one has replaced, in this one."""
        if p.context() is self.forms.ring:
            return p
        size = p.context().nvars()
        if len(p) > READ.few:
            return p.project_to_context(self.forms.ring, {i: i for i in range(size)})
        room = (0,) * (self.forms.ring.nvars() - size)
        return self.forms.ring.from_dict({(*m, *room): c for m, c in p.to_dict().items()})

    def fraction(self, a: Fraction) -> Fraction:
        """A fraction, lifted."""
        if a.numerator.context() is self.forms.ring:
            return a
        return Fraction(self.lifted(a.numerator), tuple((self.lifted(f), k) for f, k in a.denominator))

    def expression(self, a: Fraction) -> sm.Expr:
        """A sum of products over its denominators, in SymPy."""
        return plain(self.forms, self.fraction(a))

    def _take_in(self, e: sm.Expr) -> None:
        leaves: dict[sm.Expr, None] = {}
        angles: dict[sm.Expr, None] = {}
        collect(e, leaves, angles, set())
        new = [leaf for leaf in leaves if leaf not in self.forms.leaves]
        turned = [angle for angle in angles if angle not in self.forms.angles]
        if not new and not turned:
            return
        self._make_room(len(new) + 2 * len(turned))
        forms = self.forms
        x, one = forms.ring.gens(), forms.ring.constant(1)
        assert isinstance(forms.leaves, dict)
        assert isinstance(forms.angles, dict)
        for leaf in reversed(new):  # what stands under a root came after it
            forms.leaves[leaf] = self._place(_kind(leaf), leaf)
        for angle in turned:
            c, s = self._place("cosine", angle), self._place("sine", angle)
            forms.angles[angle] = (s, c)
            forms.squares[c] = one - x[s] ** 2
        for leaf in reversed(new):
            self._relate(leaf)

    def _place(self, kind: str, e: sm.Expr) -> int:
        """The next free generator, for a root one before all others while there is one."""
        front = next((i for i in reversed(range(FRONT)) if i not in self.meanings), None)
        if kind == "root" and front is not None:
            i = front
        else:
            i, self.count = self.count, self.count + 1
        self.meanings[i] = (kind, e)
        self.held[i] = frozenset(e.free_symbols)
        return i

    def _relate(self, leaf: sm.Expr) -> None:
        """The square of a root, of a size and of a sign."""
        forms, i = self.forms, self.forms.leaves[leaf]
        if is_sign(leaf):
            forms.squares[i] = forms.ring.constant(1)
        elif leaf.is_Pow and leaf.exp == sm.S.Half:
            base = forms.of(leaf.base)
            if not base.denominator:
                forms.squares[i] = base.numerator
        elif isinstance(leaf, sm.Abs) and leaf.args[0].is_real:
            inside = forms.of(leaf.args[0])
            if not inside.denominator:
                forms.squares[i] = forms.reduced(inside.numerator**2)

    def _make_room(self, count: int) -> None:
        size = self.forms.ring.nvars()
        if self.count + count <= size:
            return
        former = self.forms
        self.forms = replace(
            former, ring=_ring(size + max(FURTHER, count, size // 2)), squares={}, memo={}, relations={}
        )
        self.forms.squares.update({i: self.lifted(square) for i, square in former.squares.items()})


def _ring(size: int) -> fmpq_mpoly_ctx:
    return fmpq_mpoly_ctx.get([f"x{i}" for i in range(size)], Ordering.lex)


def _kind(leaf: sm.Expr) -> str:
    if leaf.is_Symbol:
        return "symbol"
    return "root" if leaf.is_Pow and leaf.exp == sm.S.Half else "function"
