"""A line of equations as a person types it, read without evaluating anything: x'' = -2*Omega*y'/7.

Names are those of the model's coordinates, speeds and parameters; a dash after a name is a derivative by time; = stands
between two sides. What may stand in a side is said in ``appell.model.declarative.formula``; decimals are fractions
here.
"""

from __future__ import annotations

from collections.abc import Mapping

import sympy as sm

from appell.errors import ModelError
from appell.model.declarative.formula import Scope, read_scalar
from appell.numbers import EXACT, TEXT


def read_line(line: str, names: Mapping[str, sm.Expr]) -> sm.Expr:
    """Left side minus right side, with ``names`` for what stands in it.

    Raises
    ------
    ModelError
        Where a piece of it is not in the vocabulary of formulas, with the piece.
    """
    if len(line) > 2 * TEXT.description:
        raise ModelError(
            f"a line has {len(line)} letters, more than {2 * TEXT.description}: give it in parts, or as an expression."
        )
    sides = line.split("=")
    if len(sides) > 2:
        raise ModelError(f"the line '{line}' has more than one '=': give one equation a line.")
    scope = Scope(names, exact=True, largest_power=EXACT.written_power)
    left = read_scalar(sides[0], scope)
    return left - read_scalar(sides[1], scope) if len(sides) == 2 else left
