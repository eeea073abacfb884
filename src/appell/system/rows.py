"""The rows of a system: which constraint each belongs to, what it restricts, and what its reaction is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


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

    ``actuators``: those that keep the row, by name, where its reaction is theirs.
    """

    name: str
    number: int
    level: RowLevel
    reaction: ReactionKind = ReactionKind.IDEAL
    actuators: tuple[str, ...] = ()

    @property
    def has_velocity(self) -> bool:
        """Whether the row restricts velocities: one of positions does so too."""
        return self.level is not RowLevel.ACCELERATION
