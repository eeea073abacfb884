"""Norms: relations between coordinates that hold by themselves, such as the length of a quaternion."""

from __future__ import annotations

import sympy as sm

from appell.model.mechanism import Mechanism


def unit_sets(model: Mechanism) -> list[list[sm.Expr]]:
    """Coordinates whose squares add up to one by a norm of the model: the components of quaternions."""
    coordinates, found = model.coordinate_functions(), []
    for e in (e for norm in model.norms for e in norm.expressions):
        squares = sm.Add.make_args(sm.expand(e + 1))
        if all(part.is_Pow and part.exp == 2 and part.base in coordinates for part in squares):
            found.append([part.base for part in squares])
    return found
