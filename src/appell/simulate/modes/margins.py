"""By how much something must have passed zero before that is an event: a part of the size of the motion.

A row and its rate are made of |dg/dq| |q| and |A| |u|, or have the values g and A u + b themselves. With a the size of
the row's acceleration, a motion of size g reaches the speed sqrt(a g); and it is at least as large as a and the speed
make it in a PART of the run. Rows of different units are compared by their lengths sqrt(K_ii) in the metric of M.
Nothing here has a unit: a motion written in micrometres has the margins of one in metres, times a million.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from operator import truediv

from appell.numbers import MODE, NEWTON, SAME

INSTANTS = (0.0, 0.0867, 0.271, 0.613, 0.951)
"""Parts of a run at which rows are measured, with the state of the start: a drive may begin with nothing."""


@dataclass(frozen=True)
class Sizes:
    """How large every row and its rate are, and the least size of accelerations in the metric of M.

    ``motion``: how large coordinates and speeds are, or the rows made of them.
    """

    position: list[float]
    rate: list[float]
    least: float
    motion: tuple[float, float]


@dataclass(frozen=True)
class Margins:
    """The margin of every row in position and in velocity; ``motion``: the sizes of coordinates and of speeds."""

    position: list[float]
    rate: list[float]
    motion: tuple[float, float] = (0.0, 0.0)


def row_lengths(diagonal: Sequence[float]) -> list[float]:
    """sqrt(K_ii): of each row in the metric of M; 1 where it has none."""
    return [math.sqrt(abs(k)) or 1.0 for k in diagonal]


def sizes_of(
    position: Sequence[float],
    rate: Sequence[float],
    acceleration: Sequence[float],
    position_terms: Sequence[float],
    rate_terms: Sequence[float],
    lengths: Sequence[float],
    span: float,
    state: tuple[float, float],
) -> Sizes:
    """Sizes from the amounts of values, accelerations and terms of rows; as ``set_sizes`` of hybrid.c.

    ``state``: the largest coordinate and the largest speed.
    """
    fast, far = [], []
    for g, v, a, g_terms, v_terms in zip(position, rate, acceleration, position_terms, rate_terms, strict=True):
        place = max(g, g_terms)
        speed = max(v, v_terms, math.sqrt(a * place), MODE.part * (a * span))
        fast.append(speed)
        far.append(max(place, MODE.part * (speed * span)))
    pull, speed, place = (max(map(truediv, sizes, lengths), default=0.0) for sizes in (acceleration, fast, far))
    if not pull and not speed and not place:  # nothing moves and nothing pulls: no size is known
        pull = speed = place = 1.0
    q, u = state
    return Sizes(
        [max(own, MODE.part * place * length) for own, length in zip(far, lengths, strict=True)],
        [max(own, MODE.part * speed * length) for own, length in zip(fast, lengths, strict=True)],
        MODE.part * max(pull, speed / span if span else 0.0),
        (max([q, *far]), max([u, *fast])),
    )


def margins_of(sizes: Sizes, tolerance: float) -> Margins:
    """A ten-thousandth of the tolerance, but above rounding, of the size of each row."""
    fine = max(SAME.gap * tolerance, NEWTON.settled)
    return Margins([fine * one for one in sizes.position], [fine * one for one in sizes.rate], sizes.motion)
