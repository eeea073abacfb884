"""Where the reaction of a row pushes: forces at points, torques on bodies, forces on coordinates."""

from __future__ import annotations

from typing import Any

import sympy as sm
from sympy.physics.vector import Vector

from appell.constraints import gather, placeholders
from appell.model import Model


def pushes_of(model: Model, row: sm.Expr) -> dict[Any, Any]:
    """The push of a unit multiplier, dF/dv on points, dF/domega on frames, dF/dqdot on coordinates.

    A speed in the row counts by its definition: dF/dqdot = dF/du Y.
    """
    frame, t = model.frame, model.time
    found: dict[Any, Any] = {}
    for quantity, of in gather([row]):
        if quantity.order != 1:
            continue
        parts = zip(placeholders(quantity, of), (frame.x, frame.y, frame.z), strict=True)
        push = sum((row.diff(symbol) * axis for symbol, axis in parts), Vector(0))
        if push != 0:
            found[of] = push
    definitions = dict(model.snapshot().kinematics.definitions)
    for q in model.contents.coordinates.values():
        rate = q.diff(t)
        # the coordinates in the coefficients are held: a rate is a symbol of its own here
        plain = sm.Dummy()
        push = row.xreplace({rate: plain}).diff(plain)
        for u, definition in definitions.items():
            if row.has(u) and definition != u:
                push += row.diff(u) * definition.xreplace({rate: plain}).diff(plain)
        if push != 0:
            found[q] = sm.simplify(push)
    return found
