"""A constraint that lets go, with its numbers in one run, and the phases it may take in a situation."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

import numpy as np
import sympy as sm

from appell.constraints import Constraint, require_restitution
from appell.errors import ConstraintError
from appell.mechanics import Row
from appell.simulate.modes.complementarity import Choice
from appell.simulate.modes.delassus import ContactResponse
from appell.simulate.modes.margins import MET, SLOWEST, Margins
from appell.simulate.modes.phase import BACKWARD, CLOSED, FORWARD, OPEN, SLIDES, STICKS
from appell.simulate.modes.saturation import Saturation, saturation_of


@dataclass(frozen=True)
class ContactLaw:
    """The rows of a constraint in the whole set (the normal, then the slip), and its coefficients as numbers.

    ``order``: that of its normal row.
    """

    name: str
    row: int
    order: int
    unilateral: bool
    restitution: float
    tangents: tuple[int, ...] = ()
    kinetic: float = 0.0
    static: float = 0.0

    @property
    def begins(self) -> str:
        """Its phase before a run knows better."""
        return OPEN if self.unilateral else CLOSED

    def meets(self, s: ContactResponse, margins: Margins) -> bool:
        """Whether the row is zero or below it; one of velocities is always where a position would be met."""
        met = self.order > 0 or s.position[self.row] <= MET * margins.position[self.row]
        return not self.unilateral or met

    def closing(self, s: ContactResponse, margins: Margins) -> bool:
        """Whether the row is about to become negative."""
        return self.unilateral and s.rate[self.row] < -MET * margins.rate[self.row]

    def leaving(self, s: ContactResponse, margins: Margins) -> bool:
        """Whether the row is about to become positive."""
        return self.unilateral and s.rate[self.row] > MET * margins.rate[self.row]

    def choices(self, s: ContactResponse, margins: Margins, phase: str, striking: bool = False) -> list[Choice]:
        """While the row is zero: held (and sticking or sliding), or open and moving apart.

        ``striking``: values are velocities and multipliers impulses, else accelerations and reactions.
        """
        if not self.tangents:
            return _bare(self.row, self.unilateral)
        still = not self.slips(s, margins)
        weight = s.weights[self.row]
        found = []
        if still or striking:
            found.append(_sticking(self.row, self.tangents, self.unilateral, self.static * weight))
        for direction in self.directions(s, still, striking):
            for sign in (1.0,) if self.unilateral else (1.0, -1.0):
                # where it slides already nothing is asked of its acceleration
                slide = _sliding(self.row, self.tangents, sign * self.kinetic * weight, sign, direction)
                found.append(slide if still or striking else slide._replace(values=()))
        return [*found, *_bare(self.row, True)[1:]] if self.unilateral else found

    def slips(self, s: ContactResponse, margins: Margins) -> bool:
        """Whether it slides, fast enough to have a direction."""
        least = MET if len(self.tangents) == 1 else 2 * SLOWEST
        return any(abs(s.rate[row]) > least * margins.rate[row] for row in self.tangents)

    def directions(self, s: ContactResponse, still: bool, striking: bool) -> list[tuple[float, ...]]:
        """The directions in which it may slide: against what would hold it, where it does not slide already."""
        rows = list(self.tangents)
        if len(rows) == 1:
            signs = (1.0, -1.0) if still or striking else (math.copysign(1.0, s.rate[rows[0]]),)
            return [(sign,) for sign in signs]
        along = np.array([s.rate[row] for row in rows])
        if still:
            every, values = [self.row, *rows], s.rate if striking else s.accelerations
            K = np.array([[s.answer[i][j] for j in every] for i in every])
            along = np.linalg.lstsq(K, np.array([values[i] for i in every]), rcond=1e-12)[0][1:]
        length = float(np.linalg.norm(along))
        return [tuple((along / length).tolist())] if length > 0 else []


@cache
def _bare(row: int, unilateral: bool) -> list[Choice]:
    """Without friction: closed and pushing, or open and moving apart."""
    pushes = (((row, 1.0),),) if unilateral else ()
    closed = Choice(CLOSED, held=(row,), forces=pushes)
    return [closed, Choice(OPEN, values=(((row, 1.0),),))] if unilateral else [closed]


@lru_cache(maxsize=64)
def _sticking(row: int, tangents: tuple[int, ...], unilateral: bool, mu: float) -> Choice:
    """Normal and slip held, while the pull stays in the cone of friction."""
    pushes = (((row, 1.0),),) if unilateral else ()
    return Choice(STICKS, held=(row, *tangents), forces=pushes, cones=((row, tangents, mu),))


@lru_cache(maxsize=64)
def _sliding(row: int, tangents: tuple[int, ...], mu: float, sign: float, direction: tuple[float, ...]) -> Choice:
    """Friction mu N against a direction in which it moves; ``sign`` is that of the normal multiplier, and of mu."""
    phase = SLIDES if len(direction) > 1 else FORWARD if direction[0] > 0 else BACKWARD
    follows = tuple((t, row, -mu * d) for t, d in zip(tangents, direction, strict=True))
    moving = tuple(zip(tangents, direction, strict=True))
    return Choice(phase, held=(row,), follows=follows, forces=(((row, sign),),), values=(moving,))


def contact_laws(
    constraints: Sequence[Constraint], rows: Sequence[Row], values: Mapping[sm.Symbol, float]
) -> tuple[ContactLaw | Saturation, ...]:
    """The constraints that let go, with numbers for what they were given as expressions of parameters."""
    made: list[ContactLaw | Saturation] = []
    for constraint in constraints:
        if not constraint.has_modes:
            continue
        own = [i for i, row in enumerate(rows) if row.name == constraint.name]
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
        made.append(
            ContactLaw(
                name=constraint.name,
                row=own[0],
                order=constraint.order_of(constraint.expressions[0]),
                unilateral=constraint.unilateral,
                restitution=require_restitution(constraint.name, float(constraint.restitution.xreplace(dict(values)))),
                tangents=tuple(own[1:]),
                kinetic=kinetic,
                static=static,
            )
        )
    return tuple(made)
