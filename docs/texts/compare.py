"""Compare what a call returns with what a text prints, as the pages of the five texts do at every build."""

from __future__ import annotations

from typing import Any

import numpy as np
import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import Vector

from appell.analysis.classification.polynomials import vanishes


def check(number: str, ours: Any, text: Any, *, digits: int | None = None) -> None:
    """Raise unless both are equal: exactly as symbols, or as numbers to so many digits of the largest one."""
    if digits is None:
        for difference in _differences(number, ours, text):
            if not is_zero(difference):
                raise AssertionError(f"{number}: {ours} here, {text} in the text")
        print(f"{number}: equal, exactly")
        return
    mine, theirs = np.asarray(ours, float), np.asarray(text, float)
    scale = max(float(np.abs(theirs).max(initial=0.0)), 1.0)
    difference = float(np.abs(mine - theirs).max(initial=0.0))
    if not difference <= 10.0**-digits * scale:  # NaN fails too
        raise AssertionError(f"{number}: differs by {difference:.2e} at a scale of {scale:.2e}")
    print(f"{number}: equal to {digits} digits")


def check_not(number: str, ours: Any, text: Any) -> None:
    """Raise where both are equal: what the page says to differ must differ."""
    if all(is_zero(difference) for difference in _differences(number, ours, text)):
        raise AssertionError(f"{number}: equal, and should differ")
    print(f"{number}: not equal, as stated")


def is_zero(expression: sm.Expr) -> bool:
    """Whether an expression vanishes: by the exact zero test, then by SymPy."""
    e = sm.sympify(expression).doit()
    derivatives = sorted(e.atoms(sm.Derivative), key=lambda d: (-d.derivative_count, str(d)))
    e = e.xreplace({d: sm.Dummy("d", real=True) for d in derivatives})
    e = e.xreplace({f: sm.Dummy("f", real=True) for f in e.atoms(AppliedUndef)})
    return bool(e == 0 or vanishes(e) or sm.simplify(e) == 0)


def _differences(number: str, ours: Any, text: Any) -> list[sm.Expr]:
    """The differences, entry by entry, of two expressions, vectors of mechanics, matrices, or lists of these."""
    if isinstance(ours, Vector) or isinstance(text, Vector):
        difference = Vector(0) + ours - text
        return [e for _, frame in difference.args[:1] for e in difference.to_matrix(frame)]
    if not _is_many(ours) and not _is_many(text):
        return [sm.sympify(ours) - sm.sympify(text)]
    left, right = _entries(ours), _entries(text)
    if len(left) != len(right):
        raise AssertionError(f"{number}: {len(left)} entries here, {len(right)} in the text")
    return [e for one, other in zip(left, right, strict=True) for e in _differences(number, one, other)]


def _is_many(of: Any) -> bool:
    return isinstance(of, sm.MatrixBase | sm.NDimArray | list | tuple)


def _entries(of: Any) -> list[Any]:
    """What stands in a matrix, an array or a list, nested or not."""
    if not _is_many(of):
        return [of]
    items = of.tolist() if isinstance(of, sm.MatrixBase | sm.NDimArray) else of
    return [entry for item in items for entry in _entries(item)]
