"""Events: expressions whose zeros are found along a run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import sympy as sm

from appell.errors import ModelError
from appell.model import Snapshot
from appell.model.names import require_known

_DIRECTIONS = {"both": 0, "rising": 1, "falling": -1}


@dataclass(frozen=True)
class Event:
    """A zero of an expression of coordinates, speeds, time and vectors of points.

    ``direction``: "rising", "falling" or "both"; ``terminal``: the run ends there.

    >>> import appell as ap
    >>> m = ap.Model("fall"); z = m.coordinates("z")
    >>> _ = m.particle("stone", mass=1, position=z * m.frame.z)
    >>> m.gravity(-10 * m.frame.z)
    >>> run = m.derive(ap.Kane()).simulate(5.0, {z: 20.0}, events=[ap.Event(z, "ground", terminal=True)])
    >>> round(float(run.events[0].time), 9)
    2.0
    """

    expression: sm.Expr
    name: str = ""
    direction: str = "both"
    terminal: bool = False

    @property
    def sign(self) -> int:
        """-1, 0 or +1 for the native code."""
        if self.direction not in _DIRECTIONS:
            raise ModelError(
                f"the event '{self.name}' has the direction {self.direction!r}: use rising, falling or both."
            )
        return _DIRECTIONS[self.direction]


def event_list(model: Snapshot, events: object) -> tuple[Event, ...]:
    """Events from what a person passes: one, a sequence, or a mapping of names to expressions."""
    if isinstance(events, Mapping):
        made = [e if isinstance(e, Event) else Event(sm.sympify(e), str(name)) for name, e in events.items()]
    else:
        items = events if isinstance(events, Sequence) else [events]
        made = [e if isinstance(e, Event) else Event(sm.sympify(e)) for e in items]
    named = [
        Event(sm.sympify(e.expression), e.name or f"event {i + 1}", e.direction, e.terminal) for i, e in enumerate(made)
    ]
    symbols = {p.symbol for p in model.parameters}
    functions = {*model.kinematics.coordinates, *model.kinematics.speeds, *(i.function for i in model.inputs)}
    for event in named:
        require_known(f"the event '{event.name}'", event.expression, symbols, functions)
        event.sign  # noqa: B018 - raises where the direction is unknown
    return tuple(named)
