"""A constraint kept by several actuators, some with bounds: each set of clipped actuators is a phase.

While no effort is at its bound the least efforts keep the rows. One that reaches its bound is clipped there, a
constant push, and the rest keep the rows with the least efforts among them; it is taken back when less than its bound
is asked of it again (``least_effort``). Rows for which too few are left are released, those written last first
(``priority``): all actuators that the rows before them do not need push at their bounds against the first row
released, until its sigma is zero again. Then it is kept, by its sigma, and so are the rows before it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

import sympy as sm

from appell.constraints import Constraint
from appell.numbers import MODE, ZERO
from appell.simulate.modes.choice import Choice, Shared
from appell.simulate.modes.clipped_phases import Pattern, common_recovery, patterns_of
from appell.simulate.modes.delassus import ContactResponse
from appell.simulate.modes.least_effort import projected
from appell.simulate.modes.margins import Margins
from appell.simulate.modes.priority import pushes_back
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

    @property
    def released(self) -> str | None:
        """A phase in which all its rows are released, where they ever are."""
        return next((label for label, pattern in self.patterns.items() if pattern.way and not pattern.kept), None)

    def impulses(self, s: ContactResponse, margins: Margins, phase: str) -> list[Choice]:
        """In a strike its rows are held where they are kept; released they have no impulse."""
        return [Choice(phase, held=self.rows[: self.patterns[phase].kept])]

    def choices(self, s: ContactResponse, margins: Margins, phase: str) -> list[Choice]:
        """Kept with any set of clipped actuators that leaves enough; else as many of the first rows as can be.

        A row whose sigma is not zero stays released; one that is released here moves the way its sigma then has.
        """
        now = self.patterns[phase]
        most = self._can_be_kept(s, margins, now)
        again = now.again or (now.way != 0 and self.order == 0)
        found = []
        if most == len(self.rows):
            found = [
                Choice(label, held=self.rows, shared=self.shared(s, pattern))
                for label, pattern in self.patterns.items()
                if not pattern.way and pattern.again == again
            ]
        for kept in range(min(most, len(self.rows) - 1), -1, -1):
            ways = (-1, 1) if kept < most else (self._way(s, now, kept),)
            for way in ways:
                values = ((((self.rows[kept], float(way)),),)) if kept < most else ()
                found += [
                    Choice(label, held=self.rows[:kept], values=values, shared=self.shared(s, self.patterns[label]))
                    for label in self._against(s, kept, way)
                ]
        return found

    def _can_be_kept(self, s: ContactResponse, margins: Margins, now: Pattern) -> int:
        """How many of the first rows have a sigma that is zero; without a recovery a row released never is."""
        if not now.way:
            return len(self.rows)
        if self.recovery is None:
            return now.kept
        for k, row in enumerate(self.rows):
            allowed = MODE.zero * (margins.rate[row] + margins.position[row] / self.recovery)
            if abs(self._sigma(s, row)) > allowed:
                return k
        return len(self.rows)

    def _sigma(self, s: ContactResponse, row: int) -> float:
        return s.rate[row] + (s.position[row] / self.recovery if self.recovery else 0.0)

    def _way(self, s: ContactResponse, now: Pattern, kept: int) -> int:
        """The sign of sigma of a row that is released, which a strike may have reversed; that of the phase for good."""
        if now.way and now.kept == kept and self.recovery is None:
            return now.way
        return 1 if self._sigma(s, self.rows[kept]) > 0 else -1

    def away(self, s: ContactResponse) -> str:
        """The phase in which the first row of velocities that is not met is pushed back."""
        rates = [abs(s.rate[row]) for row in self.rows]
        kept = next(k for k, rate in enumerate(rates) if rate > ZERO.expressions * max(rates))
        way = 1 if s.rate[self.rows[kept]] > 0 else -1
        return next(iter(self._against(s, kept, way)), self.released or self.begins)

    def efforts(self, phase: str) -> dict[str, float]:
        """The efforts at their bounds, by actuator."""
        signs = self.patterns[phase].signs
        return {n: sign * b for n, sign, b in zip(self.names, signs, self.bounds, strict=True) if sign}

    def _against(self, s: ContactResponse, kept: int, way: int) -> list[str]:
        """The phases in which the row behind the kept ones is pushed back the hardest; several where they tie."""
        W = projected(s.answer, self.shared(s, Pattern((0,) * len(self.names), kept=len(self.rows))), self.ideal)
        if len(self.rows) == 1:  # one that does not answer may push either way
            signs = tuple(-way if response >= 0 else way for response in W[0])
            return [label for label, p in self.patterns.items() if p.way == way and p.signs == signs]
        found = [(label, p) for label, p in self.patterns.items() if p.way == way and p.kept == kept]
        return [label for label, p in found if pushes_back(W, p.signs, kept, way)]

    def shared(self, s: ContactResponse, pattern: Pattern) -> Shared:
        """Who keeps the rows and who pushes at a bound in one of the patterns."""
        columns = list(s.efforts[self.first : self.first + len(self.names)])
        states = list(zip(pattern.signs, self.bounds, strict=True))
        free = tuple((j, bound) for j, (sign, bound) in enumerate(states) if not sign)
        clipped = tuple((j, sign * bound) for j, (sign, bound) in enumerate(states) if sign)
        error = max(math.sqrt(s.force_error[row] * s.acceleration_error[row]) for row in self.rows)
        return Shared(self.rows[: pattern.kept] or self.rows, columns, free, clipped, error, asked=not pattern.way)


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
