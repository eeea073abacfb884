"""A function of time that is given from outside: an input as it stands in expressions."""

from __future__ import annotations

from typing import Any

import sympy as sm
from sympy.core.function import AppliedUndef, UndefinedFunction
from sympy.physics.vector import dynamicsymbols


class InputFunction(AppliedUndef):
    """f(t) of an input: it moves by itself, so that it counts as time and not as a coordinate."""

    @classmethod
    def class_key(cls) -> tuple[Any, ...]:
        """What SymPy compares functions by: without a mark its cache takes the coordinate f of another model for f."""
        return (*super().class_key(), "input")


def input_function(name: str) -> InputFunction:
    """f(t), which SymPy differentiates by time like any function of it."""
    return UndefinedFunction(name, bases=(InputFunction,), real=True)(dynamicsymbols._t)


def is_given(atom: sm.Basic) -> bool:
    """Whether an atom is an input or one of its derivatives."""
    return isinstance(atom.expr if isinstance(atom, sm.Derivative) else atom, InputFunction)
