"""The rows of a system: which constraint each belongs to, what it restricts, and what its reaction is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sympy as sm


class RowLevel(Enum):
    """What a row restricts as it was given, before it is differentiated."""

    POSITION = "position"
    VELOCITY = "velocity"
    ACCELERATION = "acceleration"


class ReactionKind(Enum):
    """The kind of reaction that keeps a row."""

    IDEAL = "ideal"
    LAW = "law"
    ACTUATED = "actuated"
    UNILATERAL = "unilateral"
    FRICTIONAL = "frictional"


@dataclass(frozen=True)
class ConstraintRow:
    """One row of A: the name of its constraint, its number there, its level, and the kind of its reaction.

    ``actuators``: those that keep the row, by name, where its reaction is theirs. ``bounds``: the least and the largest
    effort of each of them, or else of the multiplier, in the parameters; -oo and oo where there is no bound. What
    friction allows depends on other reactions and is no bound. ``unit``: that of the multiplier, where it follows from
    the model. ``mask``: the parameter that is 1 while the row acts and 0 while it rests; empty of a row that always
    acts. A mode is a choice of these parameters.
    """

    name: str
    number: int
    level: RowLevel
    reaction: ReactionKind = ReactionKind.IDEAL
    actuators: tuple[str, ...] = ()
    bounds: tuple[tuple[sm.Expr, sm.Expr], ...] = ()
    unit: str = ""
    mask: str = ""

    @property
    def has_velocity(self) -> bool:
        """Whether the row restricts velocities: one of positions does so too."""
        return self.level is not RowLevel.ACCELERATION
