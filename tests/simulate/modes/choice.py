"""A phase a contact may take at an instant, as conditions on the multipliers and values of its rows."""

from __future__ import annotations

from typing import NamedTuple

Sum = tuple[tuple[int, float], ...]
"""A sum of values: rows with their factors."""


class Sliding(NamedTuple):
    """A contact that slides: its normal row, its two rows of slip, and mu with the sign of its normal force."""

    normal: int
    tangents: tuple[int, int]
    mu: float


class Shared(NamedTuple):
    """Rows that several actuators keep together: those free to, with their bounds, and those at a bound.

    ``columns``: the accelerations of all rows by a unit of effort, of each actuator of the constraint. ``free``:
    (actuator, bound, infinite where there is none); ``clipped``: (actuator, effort), of which at least that is
    ``asked`` by the rows where these are all that is kept (else the actuator pushes a row back that is released).
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
