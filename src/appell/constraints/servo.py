"""Constraints that an actuator keeps: where it can push, and how far.

Roithmayr and Hodges 2010, section 1 (000); Slawianowski, section 1 (004).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import sympy as sm

from appell.constraints.expression import Expression
from appell.constraints.force import Force


@dataclass(frozen=True)
class Actuator:
    """What a person says of an actuator: where it pushes per unit of effort, and the largest effort it can make.

    >>> import appell as ap
    >>> model = ap.Model("a pole"); x = model.coordinates("x")
    >>> foot = model.particle("foot", mass=1, position=x * model.frame.x)
    >>> ap.Actuator({foot: model.frame.x}, bound=20.0).bound
    20.0

    Parameters
    ----------
    pushes : mapping
        Particles, bodies and points to the direction of a force, frames of bodies to that of a torque, coordinates to
        a generalised force; all of them act together, so that a push and its opposite are one actuator.
    bound : number or expression of parameters, optional
        The largest effort, in either direction. Of several actuators that keep a constraint together one at its bound
        pushes on, and the others keep the rows with the least efforts among them.
    name : str, optional
        "at ..." and where it pushes by default.
    recovery : number or expression of parameters, optional
        A row for which no actuator is left within its bound is released, and they push on. A row of velocities is taken
        up again when it is met and the efforts suffice; one of positions, c, with a recovery T, where c' + c / T is
        zero again.
    """

    pushes: Mapping[Any, Any]
    bound: Expression | None = None
    name: str = ""
    recovery: Expression | None = None


@dataclass(frozen=True)
class ActuatorDirection:
    """An actuator in the model's own points and frames.

    ``free``: 0 in modes in which it does not keep the rows; ``given``: its effort there (None: it always keeps them).
    """

    name: str
    force: Force
    bound: sm.Expr | None = None
    recovery: sm.Expr | None = None
    free: sm.Expr | None = None
    given: sm.Expr | None = None


class EffortSymbol(sm.Symbol):
    """The effort of an actuator in an event; of another class than any symbol of a person."""

    __slots__ = ()


def effort_symbol(constraint: str, actuator: str) -> EffortSymbol:
    """What the least efforts that keep a constraint ask of an actuator, whether it pushes freely or at its bound."""
    return EffortSymbol(f"effort of {actuator} for {constraint}", real=True)
