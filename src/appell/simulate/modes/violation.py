"""Whether a relation is violated while it is open: guards see to it that none is, and this sees to the guards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from appell.errors import SimulationError
from appell.numbers import MODE
from appell.simulate.modes.contact_law import Law
from appell.simulate.modes.margins import Margins
from appell.simulate.modes.phase import OPEN

Laws = Sequence[Law]


def require_open(t: float, laws: Laws, phases: Mapping[str, str], position: Sequence[float], margins: Margins) -> None:
    """Raise SimulationError, by name, where a mode would begin with an open relation below zero."""
    for c in laws:
        if c.unilateral and not c.order and phases[c.name] == OPEN:
            value = position[c.row]
            if value < -MODE.slowest * margins.position[c.row]:
                raise _violated(c.name, t, value)


def require_kept(samples: Iterable[tuple[Laws, np.ndarray, np.ndarray]], margins: Margins) -> None:
    """The same of all samples of a run: for every mode the relations that are on, times, and values (times, rows)."""
    found = []
    for relations, times, gaps in samples:
        for c in relations:
            below = gaps[:, c.row] < -MODE.slowest * margins.position[c.row]
            if below.any():
                first = int(np.argmax(below))
                found.append((float(times[first]), c.name, float(gaps[first, c.row])))
    if found:
        time, name, value = min(found)
        raise _violated(name, time, value)


def _violated(name: str, t: float, value: float) -> SimulationError:
    return SimulationError(
        f"the relation '{name}' is violated at t = {t:.9g}, where its value is {value:.3g}: the motion from there on "
        "is not that of the model; use a smaller tolerance or max_step, and report this model."
    )
