"""The rate of a row in positions, written with the velocities of points and the rates of coordinates."""

from __future__ import annotations

import sympy as sm

from appell.constraints import Constraint, Quantity, gather, placeholders
from appell.errors import NotApplicable
from appell.model import Model


def rate_of(model: Model, constraint: Constraint, row: sm.Expr) -> sm.Expr:
    """df/dt = sum df/dr . v over the points in it, and the derivative of its coordinates by time."""
    total = row.diff(model.time)
    for quantity, of in gather([row]):
        if quantity is not Quantity.POSITION:
            raise NotApplicable(
                f"the constraint '{constraint.name}' holds the {quantity.words} of {of}: write it with positions and "
                "coordinates."
            )
        velocities = placeholders(Quantity.VELOCITY, of)
        total += sum(row.diff(r) * v for r, v in zip(placeholders(quantity, of), velocities, strict=True))
    return total
