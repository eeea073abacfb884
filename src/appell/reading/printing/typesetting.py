"""Expressions in LaTeX as papers write them: symbols as the model declares them, rates as dots, sin and cos plain.

Only commands that amsmath and KaTeX both know are used.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import Vector, dynamicsymbols
from sympy.physics.vector.printing import VectorLatexPrinter
from sympy.printing.precedence import PRECEDENCE

from appell.escaping import foreign_latex, latex_letters
from appell.reading.printing.latex_names import latex_name, with_dots
from appell.reading.printing.order_of_terms import ordered_terms, with_signs_outside

FUNCTION = 4
"""The place of sin, cos and the like in a product."""


class Typesetter(VectorLatexPrinter):
    r"""LaTeX of expressions.

    Products are written as books write them: numbers, parameters, sums, coordinates and speeds, functions, rates.
    Fractions of numbers stand before what they multiply, -\frac{2}{7} \Omega v.

    Parameters
    ----------
    names
        LaTeX by the name of a symbol or function of time; others follow from their names.
    """

    def __init__(self, names: Mapping[str, str] | None = None) -> None:
        super().__init__({"fold_func_brackets": True})
        self._names = dict(names or {})
        self._written: dict[sm.Expr, str] = {}

    def of(self, e: Any) -> str:
        """LaTeX of an expression, a vector or a matrix."""
        if isinstance(e, Vector):
            return self._of_vector(e)
        if not isinstance(e, sm.Expr):
            return str(self.doprint(e)).strip()
        if e not in self._written:
            self._written[e] = str(self.doprint(e)).strip()
        return self._written[e]

    def _of_vector(self, vector: Vector) -> str:
        """SymPy writes the name of a frame over its axes as it is: it may be no LaTeX."""
        words = str(self.doprint(vector)).strip()
        for frame in {frame for _, frame in vector.args}:
            for axis, given in zip("xyz", frame.latex_vecs, strict=True):
                if foreign_latex(given):
                    words = words.replace(given, rf"\mathbf{{\hat{{{latex_letters(frame.name.lower())}}}_{axis}}}")
        return words

    def symbol(self, name: str) -> str:
        """LaTeX of a symbol by its name."""
        if name not in self._names and name.startswith("p_") and name[2:] in self._names:
            return f"p_{{{self._names[name[2:]]}}}"  # a momentum
        return self._names.get(name) or latex_name(name)

    def factors(self, e: sm.Expr) -> tuple[sm.Rational, list[sm.Expr], list[sm.Expr]]:
        """The number, the factors above and those below the line, in the order in which they are written."""
        number, rest = with_signs_outside(e).as_coeff_Mul(rational=True)
        above: list[sm.Expr] = []
        below: list[sm.Expr] = []
        for factor in sm.Mul.make_args(rest):
            base, power = factor.as_base_exp()
            under = power.could_extract_minus_sign() and base is not sm.S.Exp1
            (below if under else above).append(base**-power if under else factor)
        return number, sorted(filter(_not_one, above), key=_place), sorted(filter(_not_one, below), key=_place)

    def product(self, factors: list[sm.Expr]) -> str:
        """Factors side by side, sums in parentheses, a gap after sin x where another factor follows."""
        words = ""
        for i, factor in enumerate(factors):
            open_ended = i and _place(factors[i - 1])[0] == FUNCTION and _place(factor)[0] != FUNCTION
            words += (r" \, " if open_ended else " " if words else "") + self._factor(factor)
        return words

    # ---- what SymPy's printer asks for ------------------------------------------------------------------------------

    def _print_Symbol(self, e: sm.Symbol, style: str = "plain") -> str:
        return self.symbol(str(e.name))

    _print_Dummy = _print_Symbol

    def _print_Function(self, e: sm.Expr, exp: str | None = None) -> str:
        if isinstance(e, AppliedUndef) and e.args == (dynamicsymbols._t,):
            return _raised(self.symbol(str(e.func)), exp)
        return str(super()._print_Function(e, exp))

    def _print_Derivative(self, e: sm.Derivative) -> str:
        t = dynamicsymbols._t
        if isinstance(e.expr, AppliedUndef) and e.expr.args == (t,) and set(e.variables) == {t}:
            return with_dots(self.symbol(str(e.expr.func)), len(e.variables))
        return str(super()._print_Derivative(e))

    def _needs_function_brackets(self, e: sm.Expr) -> bool:
        return not (isinstance(e, sm.Symbol) or (isinstance(e, AppliedUndef) and e.args == (dynamicsymbols._t,)))

    def _print_Pow(self, e: sm.Pow) -> str:
        base, power = e.as_base_exp()
        if isinstance(base, sm.Derivative) and power.is_Integer and power > 0:
            return rf"{self._print(base)}^{{{power}}}"
        if power.could_extract_minus_sign() and base is not sm.S.Exp1:
            return self._print_Mul(e)
        return str(super()._print_Pow(e))

    def _print_Add(self, e: sm.Add, order: Any = None) -> str:
        words = [self._print(term) for term in self.terms(e)]
        return words[0] + "".join(f" {w}" if w.startswith("-") else f" + {w}" for w in words[1:])

    def terms(self, e: sm.Expr) -> list[sm.Expr]:
        """The terms of a sum in the order in which they are written."""
        return ordered_terms(e)

    def _print_Mul(self, e: sm.Expr) -> str:
        number, above, below = self.factors(e)
        sign, number = ("- ", -number) if number < 0 else ("", number)
        if not below:
            return f"{sign}{self._number(number, bool(above))}{self.product(above)}"
        if not above:
            above = [sm.Integer(number.p)]
        elif number.p != 1:
            above = [sm.Integer(number.p), *above]
        under = [sm.Integer(number.q), *below] if number.q != 1 else below
        return rf"{sign}\frac{{{self._alone(above)}}}{{{self._alone(under)}}}"

    def _number(self, number: sm.Rational, before: bool) -> str:
        """A number before other factors, or alone."""
        if number == 1 and before:
            return ""
        return self._print(number) + (" " if before else "")

    def _alone(self, factors: list[sm.Expr]) -> str:
        """A product that needs no parentheses around it."""
        return self._print(factors[0]) if len(factors) == 1 else self.product(factors)

    def _factor(self, e: sm.Expr) -> str:
        word = self._print(e)
        return rf"\left({word}\right)" if e.is_Add or isinstance(e, sm.Piecewise) else str(word)

    def parenthesize(self, item: Any, level: int, is_neg: bool = False, strict: bool = False) -> str:
        if isinstance(item, AppliedUndef | sm.Symbol) and level == PRECEDENCE["Pow"]:
            return _raised(self._print(item), None, always="^" in self._print(item))
        return str(super().parenthesize(item, level, is_neg=is_neg, strict=strict))


def _not_one(e: sm.Expr) -> bool:
    return e is not sm.S.One


def _raised(symbol: str, exp: str | None, always: bool = False) -> str:
    """A symbol to a power; one that has a superscript already in braces."""
    if exp is None:
        return f"{{{symbol}}}" if always else symbol
    return rf"{{{symbol}}}^{{{exp}}}" if "^" in symbol or "'" in symbol else rf"{symbol}^{{{exp}}}"


def _place(factor: sm.Expr) -> tuple[int, Any]:
    """Where a factor stands in a product: parameters, sums, coordinates and speeds, functions, rates."""
    base = factor.as_base_exp()[0]
    if isinstance(base, sm.Derivative):
        place = 5
    elif isinstance(base, AppliedUndef):
        place = 3
    elif isinstance(base, sm.Function):
        place = FUNCTION
    elif base.is_Add:
        place = 2
    else:
        place = 0 if base.is_number else 1
    return place, sm.default_sort_key(base)


def typeset(e: Any, names: Mapping[str, str] | None = None) -> str:
    """LaTeX of an expression, a vector or a matrix; ``names`` holds the symbols that a model declares."""
    return Typesetter(names).of(e)
