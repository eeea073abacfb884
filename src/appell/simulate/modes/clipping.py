"""A constraint kept by several actuators, some with bounds: each set of clipped actuators is a phase.

While no effort is at its bound the least efforts keep the rows. One that reaches its bound is clipped there, a constant
push, and the rest keep the rows with the least efforts among them; it is taken back when less than its bound is asked
of it again. With K the response of the rows to unit efforts the efforts of the free actuators are e = K^T mu, and

    |e_j| <= bound (free),        sign K_j^T mu >= bound (clipped)

are the conditions of the least |e|^2 with all efforts within their bounds (Karush, Kuhn and Tucker), so that but for
instants one set of clipped actuators fits. Rows for which too few are left are released, those written last first: all
actuators that the rows before them do not need push at their bounds against the first row released, until its sigma is
zero again. Then it is kept, by its sigma, and so are the rows before it. Which of them it is, clipping.c decides.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

import sympy as sm

from appell.constraints import Constraint
from appell.simulate.modes.clipped_phases import Pattern, common_recovery, patterns_of
from appell.simulate.modes.saturation import KEPT, bound_of, recovery_of
from appell.system import ConstraintRow


def is_shared(constraint: Constraint) -> bool:
    """Whether several rows or several actuators make the bounds of a constraint a matter of sets."""
    return bool(constraint.drives) and max(len(constraint.expressions), len(constraint.drives)) > 1


def sharing(constraints: Sequence[Constraint]) -> list[Constraint]:
    """The constraints whose actuators are decided about one by one: those with bounds, then those always kept."""
    bounded = [c for c in constraints if c.has_modes and is_shared(c)]
    return bounded + [c for c in constraints if not c.has_modes and len(c.drives) > len(c.expressions)]


def effort_places(constraints: Sequence[Constraint]) -> dict[str, int]:
    """The place of the first actuator of each of them among the efforts of a situation."""
    own = sharing(constraints)
    counts = accumulate((len(c.drives) for c in own), initial=0)
    return {c.name: first for c, first in zip(own, counts, strict=False)}


@dataclass(frozen=True)
class Clipping:
    """A constraint kept by several actuators in one run: its rows in the whole set, and the bounds as numbers.

    ``names``: of its actuators; ``first``: the place of the first among all efforts of the model; ``bounds``: infinite
    where there is none; ``ideal``: the rows that always act and have no actuators. ``recovery`` is that of sigma.
    """

    name: str
    rows: tuple[int, ...]
    names: tuple[str, ...]
    first: int
    bounds: tuple[float, ...]
    patterns: Mapping[str, Pattern]
    ideal: tuple[int, ...]
    order: int = 0
    recovery: float | None = None
    begins: str = KEPT
    unilateral: bool = False
    restitution: float = 0.0

    @property
    def row(self) -> int:
        """The first of its rows."""
        return self.rows[0]

    @property
    def tangents(self) -> tuple[int, ...]:
        """The further ones."""
        return self.rows[1:]


def clipping_of(
    constraint: Constraint,
    rows: Sequence[int],
    first: int,
    ideal: Sequence[int],
    values: Mapping[sm.Symbol, float],
) -> Clipping:
    """A constraint with several actuators in one run; ``first`` and ``ideal`` as there."""
    return Clipping(
        name=constraint.name,
        rows=tuple(rows),
        names=tuple(drive.name for drive in constraint.drives),
        first=first,
        bounds=tuple(
            math.inf if drive.bound is None else bound_of(constraint.name, drive, values) for drive in constraint.drives
        ),
        patterns=patterns_of(constraint),
        ideal=tuple(ideal),
        order=constraint.order,
        recovery=recovery_of(constraint, common_recovery(constraint), values),
    )


def steady(
    constraints: Sequence[Constraint], rows: Sequence[ConstraintRow], ideal: Sequence[int]
) -> tuple[Clipping, ...]:
    """The constraints among those always held that more actuators than rows keep, none of which has a bound."""
    places = effort_places(constraints)
    found = []
    for constraint in sharing(constraints):
        if not constraint.has_modes:
            own = [i for i, row in enumerate(rows) if row.name == constraint.name]
            found.append(clipping_of(constraint, own, places[constraint.name], ideal, {}))
    return tuple(found)
