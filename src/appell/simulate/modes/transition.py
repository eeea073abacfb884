"""What happens at an instant at which a phase ends: who strikes, who is held, who lets go.

First velocities: where a row that is met would become negative, the speeds jump by M^-1 B Lambda (``impact``). Then
accelerations decide which of the rows that stay met are held, and which way what slides goes (``complementarity``).
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from appell.errors import AppellWarning, SimulationError
from appell.numbers import MODE
from appell.simulate.modes.choice import Choice
from appell.simulate.modes.clipping import Clipping
from appell.simulate.modes.complementarity import Problem, Solution, another, are_few, repeat_each_other, solve, tried
from appell.simulate.modes.contact_law import ContactLaw, Law
from appell.simulate.modes.delassus import ContactResponse, Delassus
from appell.simulate.modes.impact import ImpactProblem
from appell.simulate.modes.margins import Margins
from appell.simulate.modes.phase import OPEN, STICKS
from appell.simulate.modes.preference import ordered, present
from appell.simulate.modes.saturation import Saturation
from appell.simulate.modes.slip_speeds import Slips
from appell.simulate.undetermined import depends_on_shares


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
    response: ContactResponse
    accelerations: list[float] | None = None
    """Of the rows, where a choice had to be made."""
    allowances: dict[tuple[str, int], float] = {}
    """How far the guards of forces (contact, row of the guard) may pass zero, where shares are not determined."""


@dataclass(frozen=True)
class Transition:
    """What decisions need of one run."""

    delassus: Delassus
    laws: tuple[Law, ...]
    always: tuple[int, ...]
    speeds: slice
    margins: Margins
    ideal: tuple[int, ...] = ()
    """The rows that no actuator keeps."""
    steady: tuple[Clipping, ...] = ()
    """Constraints among those always held that more actuators than rows keep."""
    shares: str | None = None
    """The choice of shares on which the motion may depend; where there is none such a motion is refused."""

    @property
    def _slips(self) -> Slips:
        return Slips(self.delassus, self.always, self.speeds, self.margins)

    def resolve(self, t: float, x: np.ndarray, phases: Mapping[str, str], ended: Collection[str] = ()) -> Outcome:
        """The phases that follow from a state; ``ended`` are the contacts whose phase should be left if it can be."""
        s = self.delassus.at(t, x)
        met = self.met(s, phases)
        if not any(c.closing(s, self.margins) for c in met):
            return self._hold(t, x, s, met, phases, ended)
        dead: dict[str, float] = {}
        settled: list[Law] = []
        outcome = self._strike(t, x, s, met, phases, dead)
        # where one contact closes or settles, another that would have flown on may return
        while low := [c for c in met if c not in settled and self._parts_low(outcome, c)]:
            struck = outcome.strike.struck if outcome.strike else ()
            small = self._small_bounces(outcome, [c for c in low if c.name in struck and c.name not in dead])
            if small:
                dead, settled = dead | small, []
                outcome = self._strike(t, x, s, met, phases, dead)
            else:
                settled += low
                outcome = self._settled(t, outcome, met, phases, settled)
        return outcome

    def met(self, s: ContactResponse, phases: Mapping[str, str]) -> list[Law]:
        """The laws whose rows are zero, or were when their phase began."""
        return [c for c in self.laws if c.meets(s, self.margins) or phases[c.name] != OPEN]

    def staying(self, s: ContactResponse, phases: Mapping[str, str]) -> list[Law]:
        """The laws that are met and not about to part, where nothing strikes."""
        return [c for c in self.met(s, phases) if not c.leaving(s, self.margins)]

    def _strike(
        self,
        t: float,
        x: np.ndarray,
        s: ContactResponse,
        met: Sequence[Law],
        phases: Mapping[str, str],
        dead: dict[str, float],
    ) -> Outcome:
        """The speeds after a strike; contacts named in ``dead`` do not rebound.

        A contact that parts is not struck with the others: its gap is open, although too small to resolve. Where they
        close it, it strikes next, until all part or rest. Where the strikes become weaker without an end the contacts
        collapse: nothing rebounds any more.
        """
        impulses, struck, after = np.zeros(len(s.rate)), dict[str, None](), x.copy()
        first = 0.0
        for count in range(MODE.strikes + 1):
            closing = [c for c in met if c.closing(s, self.margins)]
            if not closing:
                break
            struck |= dict.fromkeys(c.name for c in closing)
            fastest = max(-s.rate[c.row] / self.margins.rate[c.row] for c in closing)
            first, collapses = first or fastest, count == MODE.strikes
            if collapses and fastest > MODE.collapsed * first:
                raise _without_end(t, met)
            together = met if collapses else [c for c in met if c.order or not c.leaving(s, self.margins)]
            # by Poisson's law a contact that does not approach gives back what it is compressed by
            rebounding = [c for c in together if c in closing or (isinstance(c, ContactLaw) and c.poisson)]
            e = {c.name: 0.0 if collapses or c.name in dead else c.restitution for c in rebounding}
            problem = ImpactProblem(s, together, phases, e, self.always, self.margins)
            found = problem.impulses()
            if found is None:
                raise _nothing_fits(t, together, "impulses", problem.tries_all)
            if found.several:
                raise _several_fit(t, together, "impulses")
            self._require_determined(t, found.open_rows)
            if found.acting < 1.0:
                _warn_of_energy(t, closing, found.acting)
            impulses += found.rows
            after[self.speeds] += s.response(found.rows)
            s = self.delassus.at(t, after)
        outcome = self._hold(t, after, s, met, phases, ())
        return outcome._replace(strike=Strike(impulses.tolist(), tuple(struck)), chatter=dead)

    def _hold(
        self,
        t: float,
        x: np.ndarray,
        s: ContactResponse,
        met: Sequence[Law],
        phases: Mapping[str, str],
        ended: Collection[str],
    ) -> Outcome:
        """The phases in which the accelerations are consistent, at speeds that are."""
        staying = [c for c in met if not c.leaving(s, self.margins)]
        taken = dict.fromkeys(phases, OPEN)
        if not staying:
            return Outcome(taken, x, None, {}, s)
        x = self._slips.ended(t, x, staying)
        s = self.delassus.at(t, x)
        every = [c.choices(s, self.margins, phases[c.name]) for c in staying]
        b = list(s.accelerations)
        for law in staying:
            if isinstance(law, Saturation | Clipping):
                for row, shift in law.shifts(s).items():
                    b[row] += shift
        kept = [law.shared(s, law.patterns[law.begins]) for law in self.steady]
        problem = Problem(s.answer, b, self.always, s.force_error, s.acceleration_error, self.ideal, kept)
        found = self._goes_on(problem, staying, every, phases, ended) if ended else None
        if found is None:
            choices = ordered(staying, every, phases, ended)
            found = solve(problem, choices)
            if found is None:
                raise _too_few(t, staying, phases) or _nothing_fits(t, staying, "reactions", are_few(problem, choices))
            if any(isinstance(c, ContactLaw) and c.tangents and c.jams(s) for c in staying):
                self._require_one(t, problem, staying, choices, found)
        self._require_determined(t, found.open_rows)
        taken |= dict(zip((c.name for c in staying), found.phases, strict=True))
        x = self._slips.begun(x, s, staying, found)
        return Outcome(taken, x, None, {}, s, found.values, _allowances(staying, found))

    def _goes_on(
        self,
        problem: Problem,
        staying: Sequence[Law],
        every: Sequence[Sequence[Choice]],
        phases: Mapping[str, str],
        ended: Collection[str],
    ) -> Solution | None:
        """The present phases, where what a guard of forces saw was not so: other shares of redundant rows fit well."""
        now = present(staying, every, phases, ended)
        if now is None:
            return None
        if not repeat_each_other(problem, now):
            return None
        least = MODE.clear * max(problem.force_error)
        found = tried(problem, now, least)
        return found if found is not None and found.inside is not None and found.slack > least else None

    def _require_determined(self, t: float, open_rows: Sequence[int]) -> None:
        """Raise SingularSystem where what follows depends on shares that are not determined."""
        if open_rows and self.shares is None:
            raise depends_on_shares([self.delassus.names[row] for row in open_rows], t)

    def _require_one(
        self, t: float, problem: Problem, staying: Sequence[Law], choices: Sequence[Sequence[Choice]], found: Solution
    ) -> None:
        """Where friction can jam, no other motion may fit; sticking is preferred where static friction is larger."""
        alike = []
        for law, own, phase in zip(staying, choices, found.phases, strict=True):
            either = isinstance(law, ContactLaw) and law.static > law.kinetic
            alike.append([c for c in own if c.phase == phase or not (either and STICKS in (c.phase, phase))])
        if another(problem, alike, found) is not None:
            raise _several_fit(t, staying, "reactions")

    def _small_bounces(self, outcome: Outcome, low: Sequence[Law]) -> dict[str, float]:
        """Of contacts that rebound lower than a run resolves: the time a series of bounces takes, 2 v / a (1 - e)."""
        small = {}
        for law in low:
            v, a, e = outcome.response.rate[law.row], self._fall(outcome, law.row), law.restitution
            if e > 0.0:
                small[law.name] = 2 * v / (a * (1 - e)) if e < 1 else np.inf
        return small

    def _fall(self, outcome: Outcome, row: int) -> float:
        """The acceleration with which an open row returns."""
        a = outcome.accelerations
        return -_held_acceleration(outcome.response, row, self.always) if a is None else -a[row]

    def _parts_low(self, outcome: Outcome, law: Law) -> bool:
        """Whether a contact parts, and rises lower than a run resolves: v^2 / 2a."""
        if outcome.phases[law.name] != OPEN or law.order:
            return False
        v, a = outcome.response.rate[law.row], self._fall(outcome, law.row)
        return v > 0 and a > 0 and v * v / (2 * a) < MODE.clear * self.margins.position[law.row]

    def _settled(
        self, t: float, outcome: Outcome, met: Sequence[Law], phases: Mapping[str, str], low: Sequence[Law]
    ) -> Outcome:
        """What a strike elsewhere has lifted by less than a run resolves stays: else a box rattles on its corners for
        ever, each of them lifted by the strike of the other as far as rounding lets it fall.
        """
        s = outcome.response
        lifted = [c.row for c in low]
        staying = [c for c in met if c in low or not c.leaving(s, self.margins)]
        touching = [row for c in staying for row in (c.row, *c.tangents)]
        at_rest = [
            row for row in touching if row not in lifted and abs(s.rate[row]) <= MODE.zero * self.margins.rate[row]
        ]
        rows, impulses = [*self.always, *lifted, *at_rest], np.zeros(len(s.rate))
        needed = [-s.rate[row] if row in lifted else 0.0 for row in rows]
        impulses[rows] = s.keeping(rows, needed)
        after = outcome.state.copy()
        after[self.speeds] += s.response(impulses.tolist())
        then = self._hold(t, after, self.delassus.at(t, after), met, phases, ())
        return then._replace(strike=outcome.strike, chatter=outcome.chatter)


def _held_acceleration(s: ContactResponse, row: int, always: Sequence[int]) -> float:
    """The acceleration of a row that is open, while the rows that are always there are held."""
    if not always:
        return s.accelerations[row]
    kept = s.keeping(always, [s.accelerations[i] for i in always])
    return float(s.accelerations[row] - np.array(s.answer[row])[list(always)] @ kept)


def _allowances(staying: Sequence[Law], found: Solution) -> dict[tuple[str, int], float]:
    """How far below zero the guards of undetermined shares are, and a part of what is left of the best shares."""
    if found.inside is None:
        return {}
    allowed, lam = {}, found.multipliers
    for law in staying:
        if not isinstance(law, ContactLaw):
            continue
        more = MODE.again * found.slack
        if law.unilateral and lam[law.row] < 0:
            allowed[law.name, 0] = -lam[law.row] + more
        if law.tangents:
            pull = math.hypot(*(lam[row] for row in law.tangents))
            left = law.static * abs(lam[law.row]) - pull
            if left < 0:
                allowed[law.name, 1] = more - left
    return allowed


def _named(laws: Sequence[Law]) -> str:
    return ", ".join(f"'{c.name}'" for c in laws)


def _nothing_fits(t: float, laws: Sequence[Law], what: str, all_tried: bool) -> SimulationError:
    if not all_tried:
        return SimulationError(
            f"at t = {t:.9g} no consistent {what} of {_named(laws)} were found by iteration, and with so many contacts "
            "with friction not all combinations of their phases are tried: leave out contacts that repeat others."
        )
    return SimulationError(
        f"at t = {t:.9g} no {what} of {_named(laws)} are consistent: none of their phases can follow (as with "
        "Painleve's rod: rigid bodies with so much friction have no motion here)."
    )


def _too_few(t: float, laws: Sequence[Law], phases: Mapping[str, str]) -> SimulationError | None:
    """Where a constraint of several rows has bounded actuators, they are what does not suffice."""
    law = next((c for c in laws if isinstance(c, Clipping) and len(c.rows) > 1), None)
    if law is None:
        return None
    bounded = [f"'{name}'" for name, bound in zip(law.names, law.bounds, strict=True) if math.isfinite(bound)]
    return SimulationError(
        f"at t = {t:.9g} with {' and '.join(bounded)} of '{law.name}' within their bounds too few are left to keep its "
        f"{len(law.rows)} rows, and one of them has no part in the row that would be let go: state each row as a "
        "constraint with actuators of its own, or give larger bounds."
    )


def _without_end(t: float, laws: Sequence[Law]) -> SimulationError:
    return SimulationError(
        f"at t = {t:.9g} {MODE.strikes} strikes of {_named(laws)} one after another do not come to an end: give masses "
        "that differ less, or lower restitutions."
    )


def _several_fit(t: float, laws: Sequence[Law], what: str) -> SimulationError:
    return SimulationError(
        f"at t = {t:.9g} several {what} of {_named(laws)} are consistent (as with Painleve's rod): the laws of "
        "friction do not determine the motion here."
    )


def _warn_of_energy(t: float, closing: Sequence[Law], acting: float) -> None:
    warnings.warn(
        f"at t = {t:.9g} Newton's restitution of {_named(closing)} would create energy: {acting:.3g} of it acts. "
        "Poisson's never does: restitution=ap.Poisson(e).",
        AppellWarning,
        stacklevel=2,
    )
