"""Cases in pieces: what a worker computes at a time, and what a store holds as one."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from appell.compile.lanes import Ended, LanesProgram
from appell.ensemble.starts import starts
from appell.ensemble.trajectory import AUDITED, FINISHED, NOT_RUN, Outcome, Plan, outcome
from appell.simulate.audit import balance

CHUNK_NUMBERS = 2_000_000
"""Numbers of a piece at most, so that memory stays bounded whatever the number of cases."""
MOST_CASES = 64
"""Cases of a piece at most: what is lost when a worker dies, and how often progress is heard of."""
MOST_IN_LANES = 512
"""The same of cases that run in lanes: enough to keep them filled."""
LANE_STEPS = 200_000
"""Steps after which a case leaves its lane, where no limit is given: what never ends is told by the way for one run."""


@dataclass(frozen=True)
class Piece:
    """The outcomes of the cases from ``first`` on."""

    first: int
    histories: np.ndarray  # (case, quantity, time)
    audited: np.ndarray  # (case, figure)
    status: np.ndarray  # (case)
    messages: dict[int, str]  # by the number of the case


def chunk_length(plan: Plan) -> int:
    """How many cases are one piece; the same wherever and in whatever company they run."""
    numbers = max(1, len(plan.histories) * plan.times.size)
    most = MOST_CASES if isinstance(plan.lanes, str) else MOST_IN_LANES
    return max(1, min(most, CHUNK_NUMBERS // numbers))


def firsts(plan: Plan) -> range:
    """The first case of every piece."""
    return range(0, plan.design.size, chunk_length(plan))


def compute(plan: Plan, first: int, stop: np.ndarray | None = None) -> Piece:
    """The piece that begins with a case. ``stop``: an integer that another thread sets to end it early."""
    numbers = np.arange(first, min(first + chunk_length(plan), plan.design.size))
    piece = empty_piece(plan, first, numbers.size)
    lanes = plan.lanes
    left = numbers if isinstance(lanes, str) else numbers[_in_lanes(plan, lanes, numbers, piece, stop)]
    for number in left:
        if stop is not None and stop[0]:
            break
        _put(piece, int(number), outcome(plan, int(number)))
    return piece


def empty_piece(plan: Plan, first: int, count: int) -> Piece:
    """A piece of which nothing has run."""
    return Piece(
        first,
        np.full((count, len(plan.histories), plan.times.size), np.nan),
        np.full((count, len(AUDITED)), np.nan),
        np.full(count, NOT_RUN, np.int8),
        {},
    )


def _put(piece: Piece, number: int, one: Outcome) -> None:
    k = number - piece.first
    piece.histories[k], piece.audited[k], piece.status[k] = one.histories, one.audited, one.status
    if one.message:
        piece.messages[number] = one.message


def _in_lanes(
    plan: Plan, lanes: LanesProgram, numbers: np.ndarray, piece: Piece, stop: np.ndarray | None
) -> np.ndarray:
    """Runs cases in lanes; which of them are left to the way for one run."""
    made = starts(plan, lanes, numbers)
    begun = np.flatnonzero(made.good)
    if not begun.size:
        return ~made.good
    batch = lanes.run(
        made.states[begun],
        made.parameters[begun],
        plan.times,
        end=float(plan.duration),
        tolerance=float(plan.settings["tolerance"]),
        max_steps=int(plan.settings.get("max_steps") or LANE_STEPS),
        stop=stop,
        histories=piece.histories if begun.size == numbers.size else None,
    )
    done = batch.ended == Ended.AT_THE_END
    places = begun[done]
    if batch.histories is not piece.histories:
        piece.histories[places] = batch.histories[done]
    drift, size = balance(batch.energies[done, 0], batch.energies[done, 1], batch.work[done, 0])
    piece.audited[places, 0] = batch.residuals[done, 0]
    piece.audited[places, 1] = np.where(size > 0, drift / np.where(size > 0, size, 1.0), drift)
    piece.status[places] = FINISHED
    left = np.ones(numbers.size, bool)
    left[places] = False
    return left
