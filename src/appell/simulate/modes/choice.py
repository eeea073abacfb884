"""A phase a contact may take at an instant, as conditions on the multipliers and values of its rows."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from appell.simulate.modes.slip_direction import Sliding

Sum = tuple[tuple[int, float], ...]
"""A sum of values: rows with their factors."""


class Shared(NamedTuple):
    """Rows that several actuators keep together: those free to, with their bounds, and those at a bound.

    ``columns``: the accelerations of all rows by a unit of effort, of each actuator of the constraint. ``free``:
    (actuator, bound, infinite where there is none); ``clipped``: (actuator, effort), of which at least that is
    ``asked`` by the rows where these are all that is kept (else the actuator pushes a row back that is let go).
    """

    rows: tuple[int, ...]
    columns: list[list[float]]
    free: tuple[tuple[int, float], ...]
    clipped: tuple[tuple[int, float], ...]
    error: float
    asked: bool = True


class Choice(NamedTuple):
    """Rows held, rows whose multiplier is a factor times another, and what is asked.

    ``pushes`` (row, sign, least): sign times the multiplier is at least that. Sums of ``values`` are not negative; of a
    cone (row, rows, mu) the multipliers of the rows are together at most mu times that of the row. ``given``
    multipliers of rows are what they are; ``limits`` the largest sizes of some. ``turns``: a slip in two directions
    whose direction is to be found; ``shared``: rows held by several actuators.
    """

    phase: str
    held: tuple[int, ...] = ()
    follows: tuple[tuple[int, int, float], ...] = ()
    pushes: tuple[tuple[int, float, float], ...] = ()
    values: tuple[Sum, ...] = ()
    cones: tuple[tuple[int, tuple[int, ...], float], ...] = ()
    given: tuple[tuple[int, float], ...] = ()
    limits: tuple[tuple[int, float], ...] = ()
    turns: Sliding | None = None
    shared: Shared | None = None


class Interval(NamedTuple):
    """A law of one multiplier between bounds; ``choices``: at the lower one (-1), between (0), at the upper one (1)."""

    row: int
    lower: float
    upper: float
    choices: Mapping[int, Choice]

    def state(self, choice: Choice) -> int:
        """Which of the three a choice is."""
        return next(state for state, own in self.choices.items() if own is choice)


def interval_of(own: Sequence[Choice]) -> Interval | None:
    """The interval that the choices of a law are: one that holds its row, others with the multiplier at a bound.

    None where they are something else, as where the row yields against its multiplier.
    """
    between = [choice for choice in own if choice.held]
    if len(own) < 2 or len(between) != 1 or len(between[0].held) != 1:
        return None
    kept, row = between[0], between[0].held[0]
    bounds, states = {-1: -math.inf, 1: math.inf}, {0: kept}
    for choice in own:
        if choice is kept:
            continue
        multiplier = choice.given[0][1] if choice.given else 0.0
        for state in bounds:  # at the lower bound the value is not negative, at the upper one not positive
            if choice == Choice(choice.phase, given=choice.given, values=(((row, -float(state)),),)):
                bounds[state], states[state] = multiplier, choice
    if len(states) < len(own) or kept.follows or kept.cones or kept.turns or kept.shared:
        return None
    return Interval(row, bounds[-1], bounds[1], states)
