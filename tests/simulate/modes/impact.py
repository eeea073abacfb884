"""The impulses of a strike of given contacts, by Moreau's law with Newton's or Poisson's restitution (impact.c)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from appell.compile.native import address
from appell.simulate.modes.contact_law import Law
from appell.simulate.modes.decider import Decider
from appell.simulate.modes.delassus import ContactResponse
from appell.simulate.modes.margins import Margins


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
    always: Sequence[int]
    margins: Margins

    def impulses(self) -> Impulses | None:
        """The impulses; None where none are consistent."""
        s, count, rows = self.s, len(self.met), len(self.s.rate)
        speeds = len(s.responses[0]) if s.responses else 0
        decider = Decider(self.met, self.always, self.margins, lambda t, x: s, (0, speeds, speeds))
        x, laws = np.zeros(speeds + 1), np.arange(count + 1, dtype=np.int32)
        e = np.array([self.restitutions.get(law.name, np.nan) for law in self.met] + [np.nan])
        found, own, several = np.zeros(rows + 1), np.zeros(rows + 1, np.int32), np.zeros(1, np.int32)
        codes = decider.codes(self.phases)
        given = decider.pointer, 0.0, address(x), address(codes), count, address(laws), address(e)
        acting = decider.call["impulses"](*given, address(found), address(own), address(several))
        if decider.error is not None:
            raise decider.error
        if acting < 0.0:
            return None
        return Impulses(found[:rows].tolist(), acting, bool(several[0]), tuple(map(int, np.flatnonzero(own[:rows]))))
