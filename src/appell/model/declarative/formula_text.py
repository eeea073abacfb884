"""Expressions and vectors of a model as formulas, which ``formula`` reads back."""

from __future__ import annotations

import keyword
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import Point, ReferenceFrame, Vector, dynamicsymbols
from sympy.printing.precedence import PRECEDENCE, precedence
from sympy.printing.str import StrPrinter

from appell.constraints import Placeholder
from appell.constraints.memory import parts_of
from appell.errors import ModelError
from appell.model.declarative.vocabulary import CONSTANTS, FUNCTIONS

_WORDS = {made: name for name, (made, _) in FUNCTIONS.items() if name != "sqrt"}
_TAKEN = {*FUNCTIONS, *CONSTANTS, "dot", "cross", "frame", "symbol", "rate", "integral", "t"}
_PLAIN = re.compile(r"(?!_d\d)[A-Za-z_][A-Za-z_0-9]*")


@dataclass(frozen=True)
class Labels:
    """How points and frames are called in a document; each refuses what has no name there."""

    point: Callable[[Point], str]
    frame: Callable[[ReferenceFrame], str]


def formula(expression: sm.Expr, labels: Labels) -> str:
    """An expression as text; ModelError for what the vocabulary does not hold."""
    return str(_Printer(labels).doprint(expression))


def value(expression: sm.Expr, labels: Labels) -> str | int | float:
    """An expression for a document: a number as it is, else its formula."""
    if isinstance(expression, sm.Integer):
        return int(expression)
    if isinstance(expression, sm.Float):
        return float(expression)
    return formula(expression, labels)


def vector(of: Vector, labels: Labels) -> str:
    """A vector as text, in the axes of the frames that it is written in."""
    printer = _Printer(labels)
    parts: list[str] = []
    for components, frame in of.args:
        for component, axis in zip(components, "xyz", strict=True):
            if component != 0:
                parts.append(_along(printer, component, f"{reference('frame', labels.frame(frame))}.{axis}"))
    return " + ".join(parts).replace("+ -", "- ") or "0"


def _along(printer: StrPrinter, component: sm.Expr, axis: str) -> str:
    if component in (1, -1):
        return axis if component == 1 else f"-{axis}"
    written = printer.doprint(component) if component.is_Mul else printer.parenthesize(component, PRECEDENCE["Mul"])
    return f"{written}*{axis}"


def is_plain(name: str) -> bool:
    """Whether a name may stand in a formula as it is."""
    return bool(_PLAIN.fullmatch(name)) and not keyword.iskeyword(name)


def quoted(name: str) -> str:
    """A name in double quotes; one with a quote in it cannot be written."""
    if any(letter in name for letter in '"\\\n\r'):
        raise ModelError(
            f"the name {name!r} has a quote, a backslash or a line break: choose another to write it as text."
        )
    return f'"{name}"'


def reference(word: str, name: str) -> str:
    """A frame by its name, or by ``frame("...")`` where that is not an identifier."""
    return name if is_plain(name) else f"{word}({quoted(name)})"


class _Printer(StrPrinter):
    """SymPy's printer with our names: functions of time without their argument, dashes, vectors of points."""

    def __init__(self, labels: Labels) -> None:
        super().__init__({"full_prec": True, "order": "none"})
        self._labels = labels

    def emptyPrinter(self, expr: Any) -> str:
        raise ModelError(f"'{expr}' holds {type(expr).__name__}, which has no word in a formula.")

    def _print_Symbol(self, expr: sm.Symbol) -> str:
        if expr == dynamicsymbols._t:
            return "t"
        if isinstance(expr, Placeholder):
            word = expr.quantity.words.replace(" ", "_")
            name = (self._labels.frame if expr.quantity.angular else self._labels.point)(expr.of)
            return f"{word}({name if is_plain(name) else quoted(name)}).{'xyz'[expr.axis]}"
        if isinstance(expr, sm.Dummy) or type(expr) is not sm.Symbol:
            raise ModelError(f"'{expr}' is a symbol of its own kind ({type(expr).__name__}), which cannot be written.")
        return self._name(expr.name)

    def _name(self, name: str) -> str:
        return name if is_plain(name) and name not in _TAKEN else f"symbol({quoted(name)})"

    _print_Dummy = _print_Symbol

    def _print_Function(self, expr: sm.Function) -> str:
        if isinstance(expr, AppliedUndef):
            if expr.args != (dynamicsymbols._t,):
                raise ModelError(f"'{expr}' is not a function of time, and cannot be written.")
            return self._name(str(expr.func))
        if expr.func not in _WORDS:
            raise ModelError(f"'{expr}' holds {expr.func}, which has no word in a formula.")
        return f"{_WORDS[expr.func]}({', '.join(self._print(part) for part in expr.args)})"

    _print_Abs = _print_Max = _print_Min = _print_Heaviside = _print_Function
    _print_floor = _print_ceiling = _print_sign = _print_atan2 = _print_Function

    def _print_LatticeOp(self, expr: Any) -> str:
        return self._print_Function(expr)

    def _print_Derivative(self, expr: sm.Derivative) -> str:
        t = dynamicsymbols._t
        if not isinstance(expr.expr, AppliedUndef) or any(v != t for v in expr.variables):
            raise ModelError(f"'{expr}' is not a derivative of a coordinate, speed or input by time.")
        name, order = str(expr.expr.func), len(expr.variables)
        return name + "'" * order if is_plain(name) and name not in _TAKEN else f"rate({quoted(name)}, {order})"

    def _print_Integral(self, expr: sm.Integral) -> str:
        found, start = parts_of("to be written", expr)
        texts = []
        for part in found:
            given = [part.past, sm.Float(start), *([] if part.kernel == 1 else [part.kernel])]
            front = "" if part.factor == 1 else f"({self._print(part.factor)})*"
            texts.append(f"{front}integral({', '.join(map(self._print, given))})")
        return texts[0] if len(texts) == 1 else f"({' + '.join(texts)})"

    def _print_Float(self, expr: sm.Float) -> str:
        return repr(float(expr))

    def _print_Piecewise(self, expr: sm.Piecewise) -> str:
        if expr.args[-1].cond != True:  # noqa: E712 - SymPy's own true
            raise ModelError(f"'{expr}' has no value for some arguments: give Piecewise a last branch with True.")
        text = self._print(expr.args[-1].expr)
        for part in reversed(expr.args[:-1]):
            text = f"({self._print(part.expr)} if {self._print(part.cond)} else {text})"
        return text

    def _print_Relational(self, expr: Any) -> str:
        if expr.rel_op not in ("<", "<=", ">", ">="):
            raise ModelError(f"'{expr}' is a condition other than <, <=, > and >=.")
        return f"({self._print(expr.lhs)} {expr.rel_op} {self._print(expr.rhs)})"

    def _print_And(self, expr: Any) -> str:
        return "(" + " and ".join(self._print(part) for part in expr.args) + ")"

    def _print_Or(self, expr: Any) -> str:
        return "(" + " or ".join(self._print(part) for part in expr.args) + ")"

    def _print_Not(self, expr: Any) -> str:
        return f"(not {self._print(expr.args[0])})"

    def _print_Exp1(self, expr: Any) -> str:
        return "exp(1)"

    def _print_Pow(self, expr: sm.Pow, rational: bool = False) -> str:
        if expr.base is sm.S.Exp1:
            return f"exp({self._print(expr.exp)})"
        if expr.exp == sm.S.Half:
            return f"sqrt({self._print(expr.base)})"
        level = precedence(expr)
        base, exponent = self.parenthesize(expr.base, level), self.parenthesize(expr.exp, level)
        if not re.fullmatch(r"[\w.()\"' ]*", base) or expr.base.is_Pow or expr.base.is_number:
            base = f"({self._print(expr.base)})"
        if not re.fullmatch(r"[0-9.]+|[A-Za-z_]\w*", exponent):
            exponent = f"({self._print(expr.exp)})"
        return f"{base}**{exponent}"
