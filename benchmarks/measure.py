"""How things are measured: turn by turn, medians, and what becomes a row of the table."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Lap:
    """Seconds on the clock, and of the processor: on a busy machine the second is the smaller one."""

    seconds: float
    processor: float


def lap(function: Callable[[], object]) -> Lap:
    """One call, on both clocks; processes that it starts and waits for count."""
    before, begin = _processor(), time.perf_counter()
    function()
    seconds = time.perf_counter() - begin
    return Lap(seconds, _processor() - before)


def _processor() -> float:
    return time.process_time() + sum(os.times()[2:4])


@dataclass(frozen=True)
class Times:
    """Repeated runs of one thing."""

    laps: tuple[float | Lap, ...]

    @property
    def seconds(self) -> list[float]:
        return [one.seconds if isinstance(one, Lap) else one for one in self.laps]

    @property
    def median(self) -> float:
        return statistics.median(self.seconds)

    @property
    def least(self) -> float:
        return min(self.seconds)

    @property
    def processor(self) -> float | None:
        """Median seconds of the processor, where they were taken."""
        taken = [one.processor for one in self.laps if isinstance(one, Lap)]
        return statistics.median(taken) if taken else None


@dataclass(frozen=True)
class Row:
    """One line of the table. `ratio` is the peer's time over ours; `reached` is None where nothing was promised."""

    name: str
    unit: str
    appell: float
    peer: str | None = None
    peer_value: float | None = None
    ratio: float | None = None
    target: str | None = None
    reached: bool | None = None
    note: str = ""
    appell_least: float | None = None
    peer_least: float | None = None
    appell_processor: float | None = None
    peer_processor: float | None = None
    appell_error: float | None = None
    peer_error: float | None = None


Timed = Callable[[], float | Lap]
"""Something to measure, which says how long it took."""


def turn_by_turn(things: Mapping[str, Timed], repeats: int, warm: int = 1) -> dict[str, Times]:
    """All things once, then all again, so that what else the machine does falls on all alike."""
    for _ in range(warm):
        for thing in things.values():
            thing()
    laps: dict[str, list[float | Lap]] = {name: [] for name in things}
    for _ in range(repeats):
        for name, thing in things.items():
            laps[name].append(thing())
    return {name: Times(tuple(values)) for name, values in laps.items()}


def per_call(function: Callable[[], object], calls: int) -> float:
    """Seconds of one call, the mean of many, the cost of the loop included."""
    turns = range(calls)
    begin = time.perf_counter()
    for _ in turns:
        function()
    return (time.perf_counter() - begin) / calls


def middle(function: Callable[[], float], runs: int) -> float:
    """The median of some runs in a row, so that each finds its own code and data at hand."""
    return statistics.median(function() for _ in range(runs))


UNITS = {"s": 1.0, "ms": 1e3, "µs": 1e6}


def alone(name: str, unit: str, ours: Times, *, below: float | None = None, note: str = "", why_not: str = "") -> Row:
    """A row without a peer; `below` is a limit in the unit of the row."""
    value = ours.median * UNITS[unit]
    reached = None if below is None else value < below
    return Row(
        name,
        unit,
        value,
        target=None if below is None else f"under {below:g} {unit}",
        reached=reached,
        note=_sentences(note, why_not if reached is False else ""),
        appell_least=ours.least * UNITS[unit],
        appell_processor=_in(unit, ours.processor),
    )


def against(
    name: str,
    unit: str,
    ours: Times,
    peer: str,
    theirs: Times,
    *,
    times_faster: float | None = None,
    errors: tuple[float, float] | None = None,
    note: str = "",
    why_not: str = "",
) -> Row:
    """A row with a peer; `times_faster` is the ratio of medians promised (1: not slower)."""
    ratio = theirs.median / ours.median
    reached = None if times_faster is None else ratio >= times_faster
    target = None if times_faster is None else "not slower" if times_faster == 1 else f"{times_faster:g} times faster"
    at = "" if errors is None else f"errors at the end: {errors[0]:.1e}, peer {errors[1]:.1e}"
    return Row(
        name,
        unit,
        ours.median * UNITS[unit],
        peer,
        theirs.median * UNITS[unit],
        ratio,
        target,
        reached,
        _sentences(note, at, why_not if reached is False else ""),
        ours.least * UNITS[unit],
        theirs.least * UNITS[unit],
        _in(unit, ours.processor),
        _in(unit, theirs.processor),
        *(errors or (None, None)),
    )


def _in(unit: str, seconds: float | None) -> float | None:
    return None if seconds is None else seconds * UNITS[unit]


def _sentences(*parts: str) -> str:
    return "; ".join(part for part in parts if part)
