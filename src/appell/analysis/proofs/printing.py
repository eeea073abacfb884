"""Expressions as they stand in a program that imports SymPy as sm: exact numbers, every function by its module."""

from __future__ import annotations

from collections.abc import Iterable

import sympy as sm
from sympy.printing.str import StrPrinter

from appell.escaping import python_identifier

_TAKEN = frozenset(
    "sm remainder RELATIONS COORDINATES ROWS ROW FIELDS ASKED FACTOR POTENTIAL FACTORS SCALE SPEEDS ONE LINES COLUMNS "
    "BRANCH SPEED MASS FORCE RATES INTEGRAL KINEMATICS TIME POWERS LEFT_OUT POSITION USED STEADY SIGNS SINES POINT "
    "POSITIONS FIRST SECOND LINES".split()
)
"""Names that the programs use themselves."""


class _Exact(StrPrinter):
    """``sm.sin``, ``sm.sqrt``, ``sm.Rational(1, 2)``: nothing becomes a float, and names need no import."""

    def _print_Rational(self, e: sm.Rational) -> str:
        return str(e.p) if e.q == 1 else f"sm.Rational({e.p}, {e.q})"

    def _print_Integer(self, e: sm.Integer) -> str:
        return str(e.p)

    def _print_Half(self, e: sm.Rational) -> str:
        return "sm.Rational(1, 2)"

    def _print_Pi(self, e: sm.Expr) -> str:
        return "sm.pi"

    def _print_Exp1(self, e: sm.Expr) -> str:
        return "sm.E"

    def _print_Function(self, e: sm.Function) -> str:
        return f"sm.{e.func.__name__}({', '.join(self._print(a) for a in e.args)})"

    def _print_Pow(self, e: sm.Pow, rational: bool = False) -> str:
        if abs(e.exp) == sm.S.Half:
            root = f"sm.sqrt({self._print(e.base)})"
            return root if e.exp > 0 else f"1/{root}"
        return str(super()._print_Pow(e, rational))


def program_text(e: sm.Expr) -> str:
    """An expression of plain symbols as Python."""
    return str(_Exact().doprint(sm.sympify(e)))


def plain_symbols(symbols: Iterable[sm.Basic], names: Iterable[str]) -> dict[sm.Basic, sm.Symbol]:
    """For each symbol or function of time a plain symbol with a name that a program can have, near to its own."""
    table: dict[sm.Basic, sm.Symbol] = {}
    taken = set(_TAKEN)
    for symbol, name in zip(symbols, names, strict=True):
        word = python_identifier(name, taken)
        taken.add(word)
        table[symbol] = sm.Symbol(word, real=True)
    return table
