"""A constraint kept by an actuator with a bound: it is let go there, and the actuator goes on pushing.

The effort is the multiplier of the row. Once let go the constraint is not taken up again: an actuator at its bound
cannot bring back what it could not keep.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import sympy as sm

from appell.constraints import Constraint, multiplier
from appell.errors import ConstraintError
from appell.model.load import AppliedVector, GeneralisedForce, Load
from appell.simulate.modes.choice import Choice
from appell.simulate.modes.delassus import ContactResponse
from appell.simulate.modes.margins import Margins
from appell.simulate.modes.phase import Guard, Measure, Phase

KEPT, UPPER, LOWER = "kept", "at its upper bound", "at its lower bound"


def phases_at_bounds(constraint: Constraint) -> dict[str, Phase]:
    """Kept by its actuator, or let go with the actuator pushing at its bound."""
    name = constraint.name
    if len(constraint.expressions) != 1 or len(constraint.drives) != 1:
        raise ConstraintError(
            f"the constraint '{name}' has an actuator with a bound beside others: only one row kept by one actuator is "
            "let go; state its rows as constraints of their own."
        )
    drive, effort = constraint.drives[0], multiplier(name, 0, 1)
    bound = sm.sympify(drive.bound)
    why = f"the actuator '{drive.name}' is at its bound: it lets '{name}' go"
    left = Guard(bound - sm.Abs(effort), Measure.FORCE, 0, why)
    found = {KEPT: Phase(KEPT, constraint, (left,))}
    for phase, sign in ((UPPER, 1), (LOWER, -1)):
        label, push = f"{drive.name} at its bound", sign * bound
        pushes = tuple(AppliedVector(on, push * vector) for on, vector in drive.force.vectors)
        forces = tuple((coordinate, push * value) for coordinate, value in drive.force.generalised)
        found[phase] = Phase(
            phase,
            None,
            (),
            loads=(Load(label, pushes),) if pushes else (),
            generalised=(GeneralisedForce(label, forces),) if forces else (),
        )
    return found


@dataclass(frozen=True)
class Saturation:
    """A constraint kept by an actuator in one run: its row in the whole set, and the bound as a number."""

    name: str
    row: int
    bound: float
    begins: str = KEPT
    unilateral: bool = False
    restitution: float = 0.0
    order: int = 0
    tangents: tuple[int, ...] = ()

    def meets(self, s: ContactResponse, margins: Margins) -> bool:
        """It is kept, or has been let go for good."""
        return True

    def closing(self, s: ContactResponse, margins: Margins) -> bool:
        """It never strikes."""
        return False

    def leaving(self, s: ContactResponse, margins: Margins) -> bool:
        """It is let go by its effort, not by its motion."""
        return False

    def impulses(self, s: ContactResponse, margins: Margins, phase: str) -> list[Choice]:
        """In a strike it is held where it is kept; at its bound it has no impulse."""
        return [Choice(KEPT, held=(self.row,)) if phase == KEPT else Choice(phase)]

    def choices(self, s: ContactResponse, margins: Margins, phase: str) -> list[Choice]:
        """Kept while the effort suffices; else the effort is at its bound and the row moves the way it pushes."""
        if phase != KEPT:
            sign = 1.0 if phase == UPPER else -1.0
            return [Choice(phase, given=((self.row, sign * self.bound),))]
        way = math.copysign(1.0, s.answer[self.row][self.row])
        kept = Choice(KEPT, held=(self.row,), limits=((self.row, self.bound),))
        return [
            kept,
            *(
                Choice(phase, given=((self.row, sign * self.bound),), values=(((self.row, -sign * way),),))
                for phase, sign in ((UPPER, 1.0), (LOWER, -1.0))
            ),
        ]


def saturation_of(constraint: Constraint, row: int, values: Mapping[sm.Symbol, float]) -> Saturation:
    """A bounded constraint in one run."""
    bound = float(sm.sympify(constraint.drives[0].bound).xreplace(dict(values)))
    if not bound > 0:
        raise ConstraintError(
            f"the bound of '{constraint.drives[0].name}', which keeps '{constraint.name}', is {bound:g}: "
            "it is positive."
        )
    return Saturation(constraint.name, row, bound)
