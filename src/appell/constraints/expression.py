"""Numbers and expressions as a person gives them. A string is never evaluated."""

from __future__ import annotations

from typing import TypeAlias

import sympy as sm
from sympy.core.function import AppliedUndef

from appell.errors import ModelError

Expression: TypeAlias = sm.Expr | float
"""A number or an expression in the symbols of a model; never a string."""


def evaluated(expression: sm.Expr) -> sm.Expr:
    """Carries out derivatives that are written without being evaluated; those of functions of time stay."""
    pending = lambda e: isinstance(e, sm.Derivative) and not isinstance(e.expr, AppliedUndef)
    return expression.replace(pending, lambda e: e.expr.diff(*e.variable_count))


def expression_of(what: str, given: object) -> sm.Expr:
    """A number or an expression as SymPy has it; raises ModelError for a string and whatever else is neither."""
    if isinstance(given, str):
        raise ModelError(
            f"{what} is the string {given!r}, which is not evaluated: give a number or an expression in the symbols "
            "that the model returned."
        )
    try:
        made = sm.sympify(given, strict=True)
    except sm.SympifyError:
        made = None
    if isinstance(made, sm.logic.boolalg.BooleanAtom) or not isinstance(made, sm.Expr):
        raise ModelError(f"{what} is {given!r}: give a number or an expression.")
    if made.has(sm.nan, sm.zoo, sm.oo, -sm.oo):
        raise ModelError(f"{what} is {made}: give a finite value.")
    if made.is_number and made.is_real is False:
        raise ModelError(f"{what} is {made}: give a real number.")
    return evaluated(made)
