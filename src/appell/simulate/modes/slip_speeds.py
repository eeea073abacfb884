"""Slips in two directions near zero: those that are over end exactly, all together; those that begin get a direction.

A slip below SLOWEST margins has no direction any more. Contacts of one body come to rest together: where the slips of
some are set to zero, the impulses

    K_RR Lam = wanted - v,        R the rows held and the slips set,

may take the slip of another below what has a direction. It is repeated until no further contact comes to rest, before
accelerations decide which of them stick and which slide on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from appell.numbers import MODE
from appell.simulate.modes.complementarity import Solution
from appell.simulate.modes.contact_law import ContactLaw, Law
from appell.simulate.modes.delassus import ContactResponse, Delassus
from appell.simulate.modes.margins import Margins
from appell.simulate.modes.phase import OPEN, STICKS


class Slips(NamedTuple):
    """Sets slips in a run, from the response of its rows, those always held, and what counts as zero."""

    delassus: Delassus
    always: Sequence[int]
    speeds: slice
    margins: Margins

    def ended(self, t: float, x: np.ndarray, staying: Sequence[Law]) -> np.ndarray:
        """The state with the slips that are over at zero."""
        contacts = [law for law in staying if isinstance(law, ContactLaw)]
        if not any(len(law.tangents) == 2 for law in contacts):
            return x
        for _ in contacts:
            s = self.delassus.at(t, x)
            wanted = dict.fromkeys((law.row for law in contacts), 0.0)
            for law in contacts:
                if not law.slips(s, self.margins):
                    wanted |= dict.fromkeys(law.tangents, 0.0)
            if self._are_met(s, wanted):
                break
            x = self._set(x, s, wanted)
        return x

    def begun(self, x: np.ndarray, s: ContactResponse, staying: Sequence[Law], found: Solution) -> np.ndarray:
        """The state with slips that begin just fast enough to have a direction; nothing else that is held moves."""
        wanted, begins = {}, False
        for law, phase in zip(staying, found.phases, strict=True):
            if phase == OPEN or not isinstance(law, ContactLaw):
                continue
            wanted[law.row] = 0.0
            direction = found.directions.get(law.row)
            if direction is not None:
                slow, begins = 2 * MODE.slowest * self.margins.rate[law.tangents[0]], True
                wanted |= {row: slow * d for row, d in zip(law.tangents, direction, strict=True)}
            elif phase == STICKS:
                wanted |= dict.fromkeys(law.tangents, 0.0)
        return self._set(x, s, wanted) if begins and not self._are_met(s, wanted) else x

    def _are_met(self, s: ContactResponse, wanted: Mapping[int, float]) -> bool:
        return all(abs(s.rate[row] - v) <= self.margins.rate[row] for row, v in wanted.items())

    def _set(self, x: np.ndarray, s: ContactResponse, wanted: Mapping[int, float]) -> np.ndarray:
        rows = [*self.always, *wanted]
        needed = np.array([*[0.0] * len(self.always), *wanted.values()]) - np.array(s.rate)[rows]
        impulses = np.zeros(len(s.rate))
        impulses[rows] = s.keeping(rows, needed)
        after = x.copy()
        after[self.speeds] += s.response(impulses.tolist())
        return after
