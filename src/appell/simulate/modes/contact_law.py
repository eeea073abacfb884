"""A constraint that opens, with its numbers in one run; contact_choices.c has the phases it may take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import sympy as sm

from appell.constraints import Constraint, Poisson, is_restitution, require_restitution
from appell.errors import ConstraintError
from appell.simulate.modes.clipping import Clipping, clipping_of, effort_places, is_shared
from appell.simulate.modes.phase import CLOSED, ON, OPEN
from appell.simulate.modes.saturation import Saturation, saturation_of
from appell.system import ConstraintRow


@dataclass(frozen=True)
class ContactLaw:
    """The rows of a constraint in the whole set (the normal, then the slip), and its coefficients as numbers.

    ``order``: that of its normal row. ``poisson``: its restitution is one of impulses, not of velocities.
    """

    name: str
    row: int
    order: int
    unilateral: bool
    restitution: float
    poisson: bool = False
    tangents: tuple[int, ...] = ()
    kinetic: float = 0.0
    static: float = 0.0

    @property
    def begins(self) -> str:
        """Its phase before a run knows better."""
        return OPEN if self.unilateral else CLOSED


@dataclass(frozen=True)
class SwitchedLaw:
    """A constraint that only resets switch: nothing is decided about it but by them."""

    name: str
    row: int
    order: int = 0
    unilateral: bool = False
    restitution: float = 0.0
    tangents: tuple[int, ...] = ()
    begins: str = ON


Bounded = Saturation | Clipping
Law = ContactLaw | Bounded | SwitchedLaw


def contact_laws(
    constraints: Sequence[Constraint], rows: Sequence[ConstraintRow], values: Mapping[sm.Symbol, float]
) -> tuple[Law, ...]:
    """The constraints that open, with numbers for what they were given as expressions of parameters."""
    made: list[Law] = []
    loose = {constraint.name for constraint in constraints if constraint.lets_go}
    ideal = [i for i, row in enumerate(rows) if not row.actuators and row.name not in loose]
    efforts = effort_places(constraints)
    for constraint in constraints:
        own = [i for i, row in enumerate(rows) if row.name == constraint.name]
        if not constraint.lets_go:
            made += [SwitchedLaw(constraint.name, own[0])] if constraint.switched else []
            continue
        if is_shared(constraint):
            made.append(clipping_of(constraint, own, efforts[constraint.name], ideal, values))
            continue
        if constraint.drives:
            made.append(saturation_of(constraint, own[0], values))
            continue
        kinetic = static = 0.0
        if constraint.friction is not None:
            kinetic, static = (
                float(e.xreplace(dict(values))) for e in (constraint.friction.kinetic, constraint.friction.static)
            )
            if not 0.0 <= kinetic <= static:
                raise ConstraintError(
                    f"the friction of '{constraint.name}' slides with {kinetic:g} and sticks with {static:g}: "
                    "give 0 <= mu <= static."
                )
        rebound = constraint.restitution
        poisson = isinstance(rebound, Poisson)
        number = float((rebound.args[0] if is_restitution(rebound) else rebound).xreplace(dict(values)))
        made.append(
            ContactLaw(
                name=constraint.name,
                row=own[0],
                order=constraint.order_of(constraint.expressions[0]),
                unilateral=constraint.unilateral,
                restitution=require_restitution(constraint.name, number),
                poisson=poisson,
                tangents=tuple(own[1:]),
                kinetic=kinetic,
                static=static,
            )
        )
    return tuple(made)
