"""What happens at an instant at which a phase ends: who strikes, who is held, who lets go.

First velocities: where a row that is met would become negative, the speeds jump by M^-1 B Lambda, the projection in the
metric of M onto those speeds with which no row becomes negative; with a restitution e the row leaves with e times the
speed it came with. Then accelerations decide which of the rows that stay met are held (``complementarity``).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from appell.errors import SimulationError
from appell.simulate.modes.complementarity import Choice, Solution, solve
from appell.simulate.modes.contact_law import ContactLaw
from appell.simulate.modes.delassus import ROUNDING, ContactResponse, Delassus
from appell.simulate.modes.margins import SLOWEST, Margins
from appell.simulate.modes.phase import OPEN, SLIDES
from appell.simulate.modes.saturation import Saturation

LOWEST = 100.0
"""Bounces lower than this many margins are below what a run resolves: the contact closes."""


@dataclass(frozen=True)
class Strike:
    """A jump of the speeds: the impulse of every row, and the contacts that struck."""

    impulses: list[float]
    struck: tuple[str, ...]


class Outcome(NamedTuple):
    """The phases that follow, the state they start from, what struck on the way and which bounces were ended."""

    phases: dict[str, str]
    state: np.ndarray
    strike: Strike | None
    chatter: dict[str, float]
    """Contacts whose bounces are too small to resolve, with the time until they would have come to an end."""
    situation: ContactResponse
    accelerations: list[float] | None = None
    """Of the rows, where a choice had to be made."""


@dataclass(frozen=True)
class Transition:
    """What decisions need of one run."""

    whole: Delassus
    laws: tuple[ContactLaw | Saturation, ...]
    always: tuple[int, ...]
    speeds: slice
    margins: Margins

    def settle(self, t: float, x: np.ndarray, phases: Mapping[str, str], ended: Collection[str] = ()) -> Outcome:
        """The phases that follow from a state; ``ended`` are the contacts whose phase should be left if it can be."""
        s = self.whole.at(t, x)
        met = [c for c in self.laws if c.meets(s, self.margins) or phases[c.name] != OPEN]
        struck = tuple(c.name for c in met if c.closing(s, self.margins))
        if not struck:
            return self._hold(t, x, s, met, phases, ended)
        settled = self._strike(t, x, s, met, phases, {})
        small = self._small_bounces(settled, struck)
        return self._strike(t, x, s, met, phases, small) if small else settled

    def _strike(
        self,
        t: float,
        x: np.ndarray,
        s: ContactResponse,
        met: Sequence[ContactLaw | Saturation],
        phases: Mapping[str, str],
        dead: dict[str, float],
    ) -> Outcome:
        """The speeds after a strike; contacts named in ``dead`` do not rebound."""
        closing = [c for c in met if c.closing(s, self.margins)]
        b = list(s.rate)
        for grip in closing:
            b[grip.row] *= 1.0 + (0.0 if grip.name in dead else grip.restitution)
        choices = [
            _preferred(
                c.choices(s, self.margins, phases[c.name], striking=True), None if c in closing else phases[c.name]
            )
            for c in met
        ]
        largest = max(map(abs, b))
        error = [ROUNDING * largest / max(s.answer[i][i], 1e-300) for i in range(len(b))]
        found = solve(s.answer, b, self.always, choices, error, self.margins.rate)
        names = tuple(c.name for c in closing)
        if found is None:
            raise _nothing_fits(t, met, "impulses")
        after = x.copy()
        after[self.speeds] += s.response(found.multipliers)
        then = self.whole.at(t, after)
        settled = self._hold(t, after, then, met, phases, ())
        return settled._replace(strike=Strike(found.multipliers, names), chatter=dead)

    def _hold(
        self,
        t: float,
        x: np.ndarray,
        s: ContactResponse,
        met: Sequence[ContactLaw | Saturation],
        phases: Mapping[str, str],
        ended: Collection[str],
    ) -> Outcome:
        """The phases in which the accelerations are consistent, at speeds that are."""
        staying = [c for c in met if not c.leaving(s, self.margins)]
        choices = [
            _preferred(c.choices(s, self.margins, phases[c.name]), phases[c.name], last=c.name in ended)
            for c in staying
        ]
        found: Solution | None = None
        if staying:
            errors = s.force_error, s.acceleration_error
            found = solve(s.answer, s.accelerations, self.always, choices, *errors)
            if found is None:
                raise _nothing_fits(t, staying, "reactions")
        taken = dict.fromkeys(phases, OPEN)
        taken |= {} if found is None else dict(zip((c.name for c in staying), found.phases, strict=True))
        for grip in staying:
            if isinstance(grip, ContactLaw) and taken[grip.name] == SLIDES and not grip.slips(s, self.margins):
                x = self._set_going(x, s, grip)
        return Outcome(taken, x, None, {}, s, None if found is None else found.values)

    def _set_going(self, x: np.ndarray, s: ContactResponse, grip: ContactLaw) -> np.ndarray:
        """A slip just fast enough to have a direction, in that in which it begins."""
        rows, direction = grip.tangents, grip.directions(s, True, False)[0]
        slow = 2 * SLOWEST * self.margins.rate[rows[0]]
        wanted = [slow * d - s.rate[row] for row, d in zip(rows, direction, strict=True)]
        impulses = np.zeros(len(s.rate))
        impulses[list(rows)] = np.linalg.solve([[s.answer[i][j] for j in rows] for i in rows], wanted)
        after = x.copy()
        after[self.speeds] += s.response(impulses)
        return after

    def _small_bounces(self, settled: Outcome, struck: Sequence[str]) -> dict[str, float]:
        """Contacts that rebound lower than a run resolves: v^2 / 2a; with a series of them taking 2 v / a (1 - e)."""
        s, small = settled.situation, {}
        for grip in self.laws:
            v, e, i = s.rate[grip.row], grip.restitution, grip.row
            if grip.name not in struck or settled.phases[grip.name] != OPEN or e == 0.0 or grip.order:
                continue
            a = -s.accelerations[i] if settled.accelerations is None else -settled.accelerations[i]
            if a > 0 and v * v / (2 * a) < LOWEST * self.margins.position[i]:
                small[grip.name] = 2 * v / (a * (1 - e)) if e < 1 else np.inf
        return small


def _preferred(choices: list[Choice], phase: str | None, last: bool = False) -> list[Choice]:
    """The choices with that of the present phase first, or last where it has just ended."""
    if phase is None:
        return choices
    rest = [c for c in choices if c.phase != phase]
    own = [c for c in choices if c.phase == phase]
    return rest + own if last else own + rest


def _nothing_fits(t: float, laws: Sequence[ContactLaw | Saturation], what: str) -> SimulationError:
    names = ", ".join(f"'{c.name}'" for c in laws)
    return SimulationError(f"at t = {t:.9g} no {what} of {names} are consistent: none of their phases can follow.")
