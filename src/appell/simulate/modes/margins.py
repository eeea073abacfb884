"""By how much something must have passed zero before that is an event."""

from __future__ import annotations

from dataclasses import dataclass

MET = 10.0
"""A row within this many margins of zero is zero: an event is found a margin beyond it."""
SLOWEST = 1e6
"""A slip in two directions below this many margins counts as none: its direction could no longer be told."""
VIOLATED = 1e6
"""A relation further below zero than this many margins, while it is open, is violated: the run is wrong."""


@dataclass(frozen=True)
class Margins:
    """The margin of every row in position and in velocity."""

    position: list[float]
    rate: list[float]


def margins_of(sizes: tuple[list[float], list[float]], tolerance: float) -> Margins:
    """A ten-thousandth of the tolerance, but above rounding, of the size of each row."""
    fine = max(1e-4 * tolerance, 1e-14)
    position, rate = ([fine * max(one, 1e-3 * max(size)) for one in size] for size in sizes)
    return Margins(position, rate)
