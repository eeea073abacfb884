"""Actuators of a system: inputs that are forces and torques on coordinates, each with its share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import sympy as sm

from appell.model import name_of

if TYPE_CHECKING:
    from appell.model import Model

ALONG = {"x": "cos(theta)", "y": "sin(theta)"}
"""A push along the heading theta of a point at x, y."""


def efforts(**actuators: Mapping[str, int | str]) -> Callable[[Model], None]:
    """Adds an input of each name; its power is the sum of share times effort times rate of the coordinates.

    A motor between two bodies, whose angles both count from the same axis, has the shares 1 and -1.
    """

    def add(model: Model) -> None:
        known = {name_of(q): q for q in model.contents.coordinates.values()}
        for name, shares in actuators.items():
            effort = model.input(name)
            forces = {known[q]: effort * sm.sympify(share, locals=known) for q, share in shares.items()}
            model.generalised_force(f"actuator {name}", forces)

    return add
