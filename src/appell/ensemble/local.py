"""Pieces of a sweep on this machine: in this process, or on all cores in processes of their own."""

from __future__ import annotations

import itertools
import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from appell.ensemble.chunks import Piece, compute
from appell.ensemble.trajectory import Plan
from appell.errors import SimulationError

WORTH_A_PROCESS = 2000
"""Cases from which on starting processes (a second or two each) pays."""

_PLAN: list[Plan] = []  # of a worker process: set once when it starts


def _take(plan: Plan) -> None:
    _PLAN[:] = [plan]


def _work(first: int) -> Piece:
    return compute(_PLAN[0], first)


def here(plan: Plan, pieces: list[int], workers: int | None) -> Iterator[Piece]:
    """The pieces as they are finished."""
    count = _workers(plan, workers)
    if count == 1:
        for first in pieces:
            yield compute(plan, first)
        return
    plan.equations.compiled  # noqa: B018 -- in the cache on disk before the processes ask for it
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(count, mp_context=context, initializer=_take, initargs=(plan,)) as pool:
        waiting: set[Future[Piece]] = set()
        rest = iter(pieces)
        try:
            while True:
                waiting |= {pool.submit(_work, first) for first in itertools.islice(rest, 3 * count - len(waiting))}
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise SimulationError(
                "a process of the sweep was killed; with store= what was finished is kept, and the same call goes on."
            ) from None
        finally:
            for future in waiting:
                future.cancel()


def _workers(plan: Plan, workers: int | None) -> int:
    if workers is not None:
        if workers < 1:
            raise SimulationError(f"workers={workers}: a sweep needs one at least.")
        return min(workers, plan.design.size)
    return (os.cpu_count() or 1) if plan.design.size >= WORTH_A_PROCESS else 1
