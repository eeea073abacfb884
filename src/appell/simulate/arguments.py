"""What a person passes to ``simulate``: refused in one sentence where it is not what it should be."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np
import sympy as sm
from numpy.typing import ArrayLike

from appell.equations import Equations
from appell.errors import ModelError, SimulationError
from appell.numbers import ZERO
from appell.simulate.events import ContactEvent, Event, event_list


def instants(duration: float, samples: int | ArrayLike, start: float) -> np.ndarray:
    """The instants of a run: so many, evenly spread, or as given; the start is always among them."""
    length, start = _duration(duration), _number("start_time", start)
    if isinstance(samples, int | np.integer):
        if samples < 2:
            raise SimulationError(f"samples={samples}: a run has at least two, its start and its end.")
        return _even(length, int(samples), start)
    try:
        times = np.asarray(samples, float)
    except (TypeError, ValueError):
        raise SimulationError(f"samples={samples!r}: give a number of instants or the instants themselves.") from None
    if times.ndim != 1 or times.size < 2 or not (np.diff(times) > 0).all():
        raise SimulationError("samples= must be a number of instants or a rising sequence of at least two of them.")
    if times[0] < start or times[-1] > start + length * (1 + ZERO.products):
        raise SimulationError(f"samples= leaves the run, which goes from {start:g} to {start + length:g}.")
    times = np.minimum(times, start + length)
    return times if times[0] == start else np.concatenate([[start], times])


@lru_cache(maxsize=8)
def _even(length: float, samples: int, start: float) -> np.ndarray:
    """Instants evenly spread, to be read only: those of a call that is repeated are the same array."""
    times = np.arange(samples, dtype=float)
    times *= length / (samples - 1)
    times += start
    times[-1] = start + length
    times.setflags(write=False)
    return times


def _duration(duration: object) -> float:
    if isinstance(duration, tuple | list | np.ndarray) and np.size(duration) > 1:
        try:
            begin, end = float(duration[0]), float(duration[-1])
        except (TypeError, ValueError):
            raise SimulationError(f"the duration is {duration!r}: give a positive number of seconds.") from None
        more = "" if np.size(duration) == 2 else ", samples=..."
        raise SimulationError(
            f"the duration is a sequence from {begin:g} to {end:g}: give the number of seconds, "
            f"simulate({end - begin:g}, state, start_time={begin:g}{more})."
        )
    length = _number("the duration", duration)
    if not (np.isfinite(length) and length > 0):
        raise SimulationError(f"the duration is {duration}: give a positive number of seconds.")
    return length


def _number(name: str, value: object) -> float:
    try:
        return float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        raise SimulationError(f"{name} is {value!r}: give a number of seconds.") from None


def watched_events(equations: Equations, events: Any) -> tuple[Event, ...]:
    """The events that were asked for. Raises ModelError for what is not an expression."""
    if events is None or (isinstance(events, tuple | list) and not events):
        return ()
    several = list(events.values()) if isinstance(events, Mapping) else events
    for one in several if isinstance(several, tuple | list) else [events]:
        _require_expression(one)
    return event_list(equations, events)


def _require_expression(event: object) -> None:
    expression = event.expression if isinstance(event, Event) else event
    if isinstance(expression, str):
        raise ModelError(
            f"the event '{expression}' is a string: give an expression of the model's symbols, whose zero it is; "
            "its name goes into ap.Event(expression, name) or {name: expression}."
        )
    if callable(expression) and not isinstance(expression, sm.Basic | ContactEvent | type):
        raise ModelError(
            f"the event {expression!r} is a Python function, which would run inside the loop: give an expression of "
            "the model's symbols, whose zero it is."
        )
