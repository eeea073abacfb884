"""The phases of a constraint that lets go: what stands in the model in its place, and what ends them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import sympy as sm

from appell.constraints import Constraint, multiplier

OPEN, CLOSED = "open", "closed"


class Measure(Enum):
    """What a guard watches; its margin is scaled accordingly."""

    POSITION = "position"
    VELOCITY = "velocity"
    FORCE = "force"


@dataclass(frozen=True)
class Guard:
    """An expression that falls through zero where a phase ends, the row whose size it has, and why in words."""

    expression: sm.Expr
    measure: Measure
    row: int
    why: str


@dataclass(frozen=True)
class Phase:
    """One way a constraint can be; ``constraint`` stands in the model in its place (None: nothing does)."""

    name: str
    constraint: Constraint | None
    guards: tuple[Guard, ...]


def phases_of(constraint: Constraint) -> dict[str, Phase]:
    """The phases of a constraint by name, the one in which all its rows are held first."""
    gap = constraint.expressions[0]
    measure = Measure.POSITION if constraint.order == 0 else Measure.VELOCITY
    meets = Guard(gap, measure, 0, f"'{constraint.name}' is met")
    pulls = Guard(
        multiplier(constraint.name, 0, 1), Measure.FORCE, 0, f"'{constraint.name}' lets go: its reaction would pull"
    )
    return {CLOSED: Phase(CLOSED, constraint, (pulls,)), OPEN: Phase(OPEN, None, (meets,))}
