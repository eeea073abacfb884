"""Cases in pieces: what a worker computes at a time, and what a store holds as one."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from appell.ensemble.trajectory import AUDITED, Plan, outcome

CHUNK_NUMBERS = 2_000_000
"""Numbers of a piece at most, so that memory stays bounded whatever the number of cases."""
MOST_CASES = 64
"""Cases of a piece at most: what is lost when a worker dies, and how often progress is heard of."""


@dataclass(frozen=True)
class Piece:
    """The outcomes of the cases from ``first`` on."""

    first: int
    histories: np.ndarray  # (case, quantity, time)
    audited: np.ndarray  # (case, figure)
    status: np.ndarray  # (case)
    messages: tuple[str, ...]


def chunk_length(plan: Plan) -> int:
    """How many cases are one piece."""
    numbers = max(1, len(plan.histories) * plan.times.size)
    return max(1, min(MOST_CASES, CHUNK_NUMBERS // numbers))


def firsts(plan: Plan) -> list[int]:
    """The first case of every piece."""
    return list(range(0, plan.design.size, chunk_length(plan)))


def compute(plan: Plan, first: int) -> Piece:
    """The piece that begins with a case."""
    last = min(first + chunk_length(plan), plan.design.size)
    found = [outcome(plan, number) for number in range(first, last)]
    return Piece(
        first,
        np.stack([one.histories for one in found]),
        np.stack([one.audited for one in found]).reshape(len(found), len(AUDITED)),
        np.array([one.status for one in found], np.int8),
        tuple(one.message for one in found),
    )
