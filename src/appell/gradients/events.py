"""Derivatives of the instants of events: g(t, x, theta) = 0 along the motion gives t' = -(dg/dtheta) / (dg/dt)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from appell.errors import NotApplicable
from appell.gradients.expressions import derivatives_of
from appell.numbers import GRADIENT

if TYPE_CHECKING:
    from appell.gradients.sensitivities import EventDerivative, Sensitivities


def event_derivatives(s: Sensitivities) -> tuple[EventDerivative, ...]:
    """Every event of a run with the derivative of its instant. Raises NotApplicable where one only grazes zero."""
    from appell.gradients.sensitivities import EventDerivative

    watched = {event.name: event for event in s.run.settings["events"]}
    found = []
    for event in s.run.events:
        change, rate = derivatives_of(s, watched[event.name].expression, event.time)
        by = -change / _clear(event.name, event.time, float(rate), change)
        found.append(EventDerivative(event.name, event.time, dict(zip(s.by, map(float, by), strict=True))))
    return tuple(found)


def _clear(name: str, time: float, rate: float, change: np.ndarray) -> float:
    """The rate at which a guard passes zero, where it does so clearly."""
    if abs(rate) <= GRADIENT.grazing * (1 + float(np.abs(change).max(initial=0.0))):
        raise NotApplicable(
            f"the event '{name}' grazes zero at t = {time:.9g}, with a rate of {rate:.3g}: its instant has "
            "no derivative there."
        )
    return rate
