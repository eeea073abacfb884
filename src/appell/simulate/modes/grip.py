"""A constraint that lets go, with its numbers in one run, and the phases it may take in a situation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import sympy as sm

from appell.constraints import Constraint, require_restitution
from appell.mechanics import Row
from appell.simulate.modes.complementarity import Choice
from appell.simulate.modes.phase import CLOSED, OPEN
from appell.simulate.modes.whole import Situation


@dataclass(frozen=True)
class Margins:
    """What counts as zero in one run: of rows in position and in velocity; found within ten of them, a row is met."""

    position: np.ndarray
    rate: np.ndarray


@dataclass(frozen=True)
class Grip:
    """A unilateral constraint in one run: its row in the whole set, its order, and its restitution as a number."""

    name: str
    row: int
    order: int
    restitution: float

    def meets(self, s: Situation, margins: Margins) -> bool:
        """Whether the row is zero; one of velocities is always where a position would be met."""
        return self.order > 0 or abs(s.position[self.row]) <= 10 * margins.position[self.row]

    def closing(self, s: Situation, margins: Margins) -> bool:
        """Whether the row is about to become negative."""
        return bool(s.rate[self.row] < -margins.rate[self.row])

    def leaving(self, s: Situation, margins: Margins) -> bool:
        """Whether the row is about to become positive."""
        return bool(s.rate[self.row] > margins.rate[self.row])

    def choices(self) -> list[Choice]:
        """While the row is zero: closed and pushing, or open and moving apart."""
        closed = Choice(CLOSED, held=(self.row,), forces=(((self.row, 1.0),),))
        return [closed, Choice(OPEN, values=((self.row, 1.0),))]


def grips_of(
    constraints: Sequence[Constraint], rows: Sequence[Row], values: Mapping[sm.Symbol, float]
) -> tuple[Grip, ...]:
    """The constraints that let go, with numbers for what they were given as expressions of parameters."""
    made = []
    for constraint in constraints:
        if constraint.lets_go:
            row = next(i for i, row in enumerate(rows) if row.name == constraint.name)
            restitution = require_restitution(constraint.name, float(constraint.restitution.xreplace(dict(values))))
            made.append(Grip(constraint.name, row, constraint.order, restitution))
    return tuple(made)
