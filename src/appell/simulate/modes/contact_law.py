"""A constraint that lets go, with its numbers in one run, and the phases it may take in a situation."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

import sympy as sm

from appell.constraints import Constraint, Poisson, is_restitution, require_restitution
from appell.errors import ConstraintError
from appell.numbers import MODE, ZERO
from appell.simulate.modes.choice import Choice, Sliding
from appell.simulate.modes.clipping import Clipping, clipping_of, effort_places, is_shared
from appell.simulate.modes.delassus import ContactResponse
from appell.simulate.modes.margins import Margins
from appell.simulate.modes.phase import BACKWARD, CLOSED, FORWARD, OPEN, SLIDES, STICKS
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

    def meets(self, s: ContactResponse, margins: Margins) -> bool:
        """Whether the row is zero or below it; one of velocities is always where a position would be met."""
        met = self.order > 0 or s.position[self.row] <= MODE.zero * margins.position[self.row]
        return not self.unilateral or met

    def closing(self, s: ContactResponse, margins: Margins) -> bool:
        """Whether the row is about to become negative."""
        return self.unilateral and s.rate[self.row] < -MODE.zero * margins.rate[self.row]

    def leaving(self, s: ContactResponse, margins: Margins) -> bool:
        """Whether the row is about to become positive."""
        return self.unilateral and s.rate[self.row] > MODE.zero * margins.rate[self.row]

    def jams(self, s: ContactResponse) -> bool:
        """Whether its friction can outdo its normal force, mu |K_nt| >= K_nn: then several motions may fit, or none."""
        K, n = s.answer, self.row
        across = math.hypot(*(K[n][row] for row in self.tangents))
        return self.kinetic * s.weights[n] * across >= K[n][n] * (1 - ZERO.expressions)

    def choices(self, s: ContactResponse, margins: Margins, phase: str) -> list[Choice]:
        """While the row is zero, of accelerations and reactions: held (sticking or sliding), or open and parting."""
        if not self.tangents:
            return _bare(self.row, self.unilateral)
        weight = s.weights[self.row]
        parts = _bare(self.row, True)[1:] if self.unilateral else []
        if not self.slips(s, margins):
            sticks = _sticking(self.row, self.tangents, self.unilateral, self.static * weight)
            return [sticks, *_beginning(self.row, self.tangents, self.unilateral, self.kinetic * weight), *parts]
        speeds = [s.rate[row] for row in self.tangents]
        size = math.hypot(*speeds)
        direction = tuple(speed / size for speed in speeds)
        # where it slides already nothing is asked of its acceleration
        return [*_sliding(self.row, self.tangents, self.unilateral, self.kinetic * weight, direction), *parts]

    def impulses(self, s: ContactResponse, margins: Margins, phase: str) -> list[Choice]:
        """In a strike, of velocities and impulses: Coulomb's law holds for the slip after it, with mu of sliding."""
        if not self.tangents:
            return _bare(self.row, self.unilateral)
        mu = self.kinetic * s.weights[self.row]
        sticks = _sticking(self.row, self.tangents, self.unilateral, mu)
        parts = _bare(self.row, True)[1:] if self.unilateral else []
        return [sticks, *_beginning(self.row, self.tangents, self.unilateral, mu), *parts]

    def expansion(self, s: ContactResponse, least: float) -> list[Choice]:
        """In the second half of a strike by Poisson's law: at least this normal impulse, and more where it must."""
        mu, n = self.kinetic * s.weights[self.row], self.row
        closed = Choice(CLOSED, held=(n,), pushes=((n, 1.0, least),))
        parting = Choice(OPEN, given=((n, least),), values=(((n, 1.0),),))
        if not self.tangents:
            return [parting, closed]
        found = []
        for normal in (parting, closed):
            found.append(normal._replace(held=(*normal.held, *self.tangents), cones=((n, self.tangents, mu),)))
            found += [
                normal._replace(follows=slide.follows, values=(*normal.values, *slide.values), turns=slide.turns)
                for slide in _beginning(n, self.tangents, True, mu)
            ]
        return found

    def slips(self, s: ContactResponse, margins: Margins) -> bool:
        """Whether it slides, fast enough to have a direction: in a plane it ends at SLOWEST and begins at twice it."""
        if not self.tangents:
            return False
        least = MODE.zero if len(self.tangents) == 1 else 1.5 * MODE.slowest
        return math.hypot(*(s.rate[row] for row in self.tangents)) > least * margins.rate[self.tangents[0]]


Bounded = Saturation | Clipping
Law = ContactLaw | Bounded


@cache
def _bare(row: int, unilateral: bool) -> list[Choice]:
    """Without friction: closed and pushing, or open and moving apart."""
    closed = Choice(CLOSED, held=(row,), pushes=_pushes(row, unilateral))
    return [closed, Choice(OPEN, values=(((row, 1.0),),))] if unilateral else [closed]


def _pushes(row: int, unilateral: bool) -> tuple[tuple[int, float, float], ...]:
    return ((row, 1.0, 0.0),) if unilateral else ()


@lru_cache(maxsize=64)
def _sticking(row: int, tangents: tuple[int, ...], unilateral: bool, mu: float) -> Choice:
    """Normal and slip held, while the pull stays in the cone of friction."""
    cones = ((row, tangents, mu),)
    return Choice(STICKS, held=(row, *tangents), pushes=_pushes(row, unilateral), cones=cones)


@lru_cache(maxsize=64)
def _beginning(row: int, tangents: tuple[int, ...], unilateral: bool, mu: float) -> list[Choice]:
    """A slip that begins, with friction mu N against the direction it takes; an equation may push both ways."""
    found = []
    for sign in (1.0,) if unilateral else (1.0, -1.0):
        push = ((row, sign, 0.0),)
        if len(tangents) == 2:
            turns = Sliding(row, (tangents[0], tangents[1]), sign * mu)
            found.append(Choice(SLIDES, held=(row,), pushes=push, turns=turns))
            continue
        for phase, way in ((FORWARD, 1.0), (BACKWARD, -1.0)):
            follows = ((tangents[0], row, -sign * mu * way),)
            moving = (((tangents[0], way),),)
            found.append(Choice(phase, held=(row,), follows=follows, pushes=push, values=moving))
    return found


def _sliding(
    row: int, tangents: tuple[int, ...], unilateral: bool, mu: float, direction: tuple[float, ...]
) -> list[Choice]:
    """A slip that goes on in its direction."""
    phase = SLIDES if len(direction) > 1 else FORWARD if direction[0] > 0 else BACKWARD
    found = []
    for sign in (1.0,) if unilateral else (1.0, -1.0):
        follows = tuple((t, row, -sign * mu * d) for t, d in zip(tangents, direction, strict=True))
        found.append(Choice(phase, held=(row,), follows=follows, pushes=((row, sign, 0.0),)))
    return found


def contact_laws(
    constraints: Sequence[Constraint], rows: Sequence[ConstraintRow], values: Mapping[sm.Symbol, float]
) -> tuple[Law, ...]:
    """The constraints that let go, with numbers for what they were given as expressions of parameters."""
    made: list[Law] = []
    loose = {constraint.name for constraint in constraints if constraint.lets_go}
    ideal = [i for i, row in enumerate(rows) if not row.actuators and row.name not in loose]
    efforts = effort_places(constraints)
    for constraint in constraints:
        if not constraint.lets_go:
            continue
        own = [i for i, row in enumerate(rows) if row.name == constraint.name]
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
