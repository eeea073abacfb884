"""Rows and laws of constraints as they were stated, with the vectors of points and bodies by their names.

Long roots are called rho, signs sigma; what is repeated in long rows gets a letter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sympy as sm

from appell.algebra.operations import total
from appell.constraints import Placeholder, PlaceholderKind
from appell.numbers import READ
from appell.reading.printing.common_subexpressions import shared
from appell.reading.printing.text import right_side, with_named_roots, with_named_signs
from appell.reading.printing.wide_parts import in_order

_LETTERS = {
    PlaceholderKind.POSITION: "r",
    PlaceholderKind.X_AXIS: "ex",
    PlaceholderKind.Y_AXIS: "ey",
    PlaceholderKind.Z_AXIS: "ez",
    PlaceholderKind.VELOCITY: "v",
    PlaceholderKind.ACCELERATION: "a",
    PlaceholderKind.ANGULAR_VELOCITY: "omega",
    PlaceholderKind.ANGULAR_ACCELERATION: "alpha",
}


@dataclass(frozen=True)
class Stated:
    """``definitions`` say what each name stands for, in the order in which they are read; then what was stated."""

    definitions: dict[sm.Symbol, sm.Expr]
    expressions: tuple[sm.Expr, ...]

    def written_out(self, e: sm.Expr) -> sm.Expr:
        """An expression without the names."""
        for name in reversed(self.definitions):
            e = e.xreplace({name: self.definitions[name]})
        return e

    def lines(self) -> list[str]:
        """The definitions in text."""
        return [f"{name} = {right_side(e)}" for name, e in self.definitions.items()]


def stated(expressions: Sequence[sm.Expr], named: bool = True) -> Stated:
    """Rows or components of vectors with their vectors by name, as docs/notation.md has them: v_P1.x, omega_B.z.

    ``named``: whether other quantities get names too, where that is shorter.
    """
    if not named:
        return Stated({}, tuple(e.xreplace(_vector_names(e)) for e in expressions))
    signs: dict[sm.Expr, sm.Symbol] = {}
    told = [with_named_signs(e.xreplace(_vector_names(e)), signs)[0] for e in expressions]
    told, roots = with_named_roots(told)
    bases, parts = [*roots, *told], list[tuple[sm.Symbol, sm.Expr]]()
    if total(bases) > READ.several:
        parts, (column,) = shared([sm.Matrix(bases)], "c")
        bases = list(column)
    roots_named = [(name, sm.sqrt(base)) for name, base in zip(roots.values(), bases, strict=False)]
    meanings = [*((name, sign) for sign, name in signs.items()), *roots_named, *parts]
    return Stated(dict(in_order(meanings)), tuple(bases[len(roots) :]))


def _vector_names(e: sm.Expr) -> dict[sm.Basic, sm.Basic]:
    """The components of vectors in an expression, by their names."""
    return {s: sm.Symbol(f"{_LETTERS[s.quantity]}_{s.of}.{'xyz'[s.axis]}", real=True) for s in e.atoms(Placeholder)}
