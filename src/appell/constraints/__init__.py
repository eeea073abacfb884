"""What a constraint says, and the vectors it is written with."""

from appell.constraints.constraint import Constraint, explicit_time, moving_atoms, rows_of
from appell.constraints.vector import (
    Placeholder,
    Quantity,
    acceleration,
    angular_acceleration,
    angular_velocity,
    gather,
    placeholders,
    position,
    velocity,
)

__all__ = [
    "Constraint",
    "Placeholder",
    "Quantity",
    "acceleration",
    "angular_acceleration",
    "angular_velocity",
    "explicit_time",
    "gather",
    "moving_atoms",
    "placeholders",
    "position",
    "rows_of",
    "velocity",
]
