"""Constraints that an actuator keeps: where it can push, and how far (000, section 1; 004, section 1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import sympy as sm

from appell.constraints.force import Force


@dataclass(frozen=True)
class Actuator:
    """What a person says of an actuator: where it pushes per unit of effort, and the largest effort it can make.

    ``pushes`` maps particles, bodies and points to the direction of a force, frames of bodies to that of a torque, and
    coordinates to a generalised force; all of them act together, so that a push and its opposite are one actuator.
    At its ``bound`` it lets its row go and pushes on. A row of velocities is taken up again when it is met and the
    effort suffices; one of positions, c, with ``recovery`` T, where c' + c/T is zero again.

    >>> import appell as ap
    >>> ap.Actuator({"foot": "N.x"}, bound=20.0).bound
    20.0
    """

    pushes: Mapping[Any, Any]
    bound: Any = None
    name: str = ""
    recovery: Any = None


@dataclass(frozen=True)
class ActuatorDirection:
    """An actuator in the model's own points and frames."""

    name: str
    force: Force
    bound: sm.Expr | None = None
    recovery: sm.Expr | None = None
