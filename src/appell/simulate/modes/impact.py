"""A strike: the impulses with which no contact is entered, by Moreau's law with Newton's or Poisson's restitution.

With K the answer of the rows to impulses and v their velocities, v+ = v- + K Lam. Where it strikes

    Newton:   0 <= Lam_n  _|_  v_n+ + e v_n- >= 0
    Poisson:  0 <= Lam_nC _|_  v_nC >= 0,   then   0 <= Lam_nE - e Lam_nC  _|_  v_n+ >= 0

and Coulomb's law holds for the slip after the strike (in each half of it by Poisson's): |Lam_t| <= mu Lam_n, and
Lam_t = -mu Lam_n v_t / |v_t| where it slides (Moreau 1988; Pfeiffer and Glocker 1996). All contacts that are met take
part. Newton's law with friction, or with different coefficients, can create energy (Kane and Levinson 1985): then all
coefficients are lowered together, to where the energy of the strike, Lam (v- + v+)/2, is no longer positive.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from appell.numbers import MODE, ZERO
from appell.simulate.modes.choice import Choice
from appell.simulate.modes.complementarity import Problem, Solution, another, are_few, solve
from appell.simulate.modes.contact_law import ContactLaw, Law
from appell.simulate.modes.delassus import ContactResponse
from appell.simulate.modes.margins import Margins, row_lengths


class Impulses(NamedTuple):
    """The impulse of every row, the part of the restitutions that acted, and whether other impulses fit as well.

    ``open_rows``: those on whose undetermined shares the speeds after the strike depend.
    """

    rows: list[float]
    acting: float
    several: bool
    open_rows: tuple[int, ...] = ()


class ImpactProblem(NamedTuple):
    """What a strike is decided from: the rows, the contacts that are met, those that close, and their restitutions."""

    s: ContactResponse
    met: Sequence[Law]
    phases: Mapping[str, str]
    restitutions: Mapping[str, float]
    always: tuple[int, ...]
    margins: Margins

    def impulses(self) -> Impulses | None:
        """The impulses; None where none are consistent."""
        found = self._with(1.0)
        if found is None or not any(self.restitutions.values()) or not self._creates_energy(found.rows):
            return found
        low, high, kept, creates = 0.0, 1.0, self._with(0.0), found
        for trial in range(MODE.halvings):
            middle = (low + high) / 2
            if trial % 2 == 0 and kept is not None:
                root = low + (high - low) * self._part_without_gain(kept.rows, creates.rows)
                if root - low < ZERO.operations:
                    break
                middle = root if root < high else middle
            found = self._with(middle)
            if found is None or self._creates_energy(found.rows):
                high, creates = middle, found or creates
            else:
                low, kept = middle, found
        return kept

    def _part_without_gain(self, least: Sequence[float], most: Sequence[float]) -> float:
        """The part of the way between two impulses at which none creates energy: exact where phases do not change.

        Impulses are linear in the part then, and energy is quadratic: c + b s + a s^2 with c <= 0 at s = 0, positive
        at s = 1.
        """
        middle = [(one + other) / 2 for one, other in zip(least, most, strict=True)]
        c, half, full = (self._energy(impulses)[0] for impulses in (least, middle, most))
        a, b = 2 * (c - 2 * half + full), 4 * half - 3 * c - full
        root = b + math.sqrt(max(b * b - 4 * a * c, 0.0))
        return -2 * c / root if root > 0.0 else 0.5

    def _with(self, part: float) -> Impulses | None:
        """The impulses with this part of every restitution."""
        e = {name: part * value for name, value in self.restitutions.items()}
        if any(c.name in e and isinstance(c, ContactLaw) and c.poisson for c in self.met):
            return self._in_two_halves(e, part)
        found, several = self._solved(self._bounced(self.s.rate, e), self.choices())
        return None if found is None else Impulses(found.admitted, part, several, found.open_rows)

    def _in_two_halves(self, e: Mapping[str, float], part: float) -> Impulses | None:
        """Compression without rebound, then expansion with e times the normal impulses; Newton's rebound in it."""
        first, several = self._solved(list(self.s.rate), self.choices())
        if first is None:
            return None
        choices = []
        for law, usual in zip(self.met, self.choices(), strict=True):
            least = e.get(law.name, 0.0) * first.admitted[law.row]
            poisson = isinstance(law, ContactLaw) and law.poisson and least > 0
            choices.append(law.expansion(self.s, least) if poisson and isinstance(law, ContactLaw) else usual)
        newton = {c.name: e[c.name] for c in self.met if c.name in e and not (isinstance(c, ContactLaw) and c.poisson)}
        after = [v + e_v for v, e_v in zip(first.values, self._rebound(newton), strict=True)]
        second, more = self._solved(after, choices)
        if second is None:
            return None
        total = [a + b for a, b in zip(first.admitted, second.admitted, strict=True)]
        return Impulses(total, part, several or more, (*first.open_rows, *second.open_rows))

    @property
    def tries_all(self) -> bool:
        """Whether all combinations are tried: then no impulses are consistent where none are found."""
        return are_few(self._problem(list(self.s.rate)), self.choices())

    def choices(self) -> list[list[Choice]]:
        """What each contact may do."""
        return [law.impulses(self.s, self.margins, self.phases[law.name]) for law in self.met]

    def _rebound(self, e: Mapping[str, float]) -> list[float]:
        rows = {c.row: e[c.name] for c in self.met if c.name in e}
        return [rows.get(i, 0.0) * v for i, v in enumerate(self.s.rate)]

    def _bounced(self, velocities: Sequence[float], e: Mapping[str, float]) -> list[float]:
        return [v + more for v, more in zip(velocities, self._rebound(e), strict=True)]

    def _solved(self, b: list[float], choices: list[list[Choice]]) -> tuple[Solution | None, bool]:
        problem = self._problem(b)
        found = solve(problem, choices)
        jams = any(isinstance(c, ContactLaw) and c.tangents and c.jams(self.s) for c in self.met)
        return found, found is not None and jams and another(problem, choices, found) is not None

    def _problem(self, b: list[float]) -> Problem:
        lengths = row_lengths([line[i] for i, line in enumerate(self.s.answer)])
        speeds = zip((*b, *self.s.rate), (*lengths, *lengths), strict=True)
        largest = max(abs(speed) / length for speed, length in speeds)  # in the metric of M
        error = [ZERO.products * largest / length for length in lengths]
        zero = [
            max(margin, ZERO.operations * largest * length)
            for margin, length in zip(self.margins.rate, lengths, strict=True)
        ]  # speeds may have grown since the start
        return Problem(self.s.answer, b, self.always, error, zero)

    def _creates_energy(self, impulses: Sequence[float]) -> bool:
        """Whether a strike brings energy, beyond rounding and what counts as no speed."""
        brought, error = self._energy(impulses)
        return brought > error

    def _energy(self, impulses: Sequence[float]) -> tuple[float, float]:
        """Lam (v- + v+) / 2, v+ = v- + K Lam, and its error."""
        brought = error = 0.0
        for v, line, impulse, margin in zip(self.s.rate, self.s.answer, impulses, self.margins.rate, strict=True):
            change = sum(k * p for k, p in zip(line, impulses, strict=True))
            brought += impulse * (2 * v + change) / 2
            error += abs(impulse) * (ZERO.operations * (abs(v) + abs(v + change)) + MODE.zero * margin)
        return brought, error
