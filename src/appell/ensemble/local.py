"""Pieces of a sweep on this machine: on threads where native code runs whole pieces, else in processes of their own."""

from __future__ import annotations

import itertools
import multiprocessing
import os
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial

import numpy as np

from appell.compile import program_of
from appell.ensemble.chunks import Piece, compute
from appell.ensemble.trajectory import Plan
from appell.errors import SimulationError
from appell.numbers import ENSEMBLE

_PLAN: list[Plan] = []  # of a worker process: set once when it starts


def _take(plan: Plan) -> None:
    _PLAN[:] = [plan]


def _work(first: int) -> Piece:
    return compute(_PLAN[0], first)


def here(plan: Plan, pieces: Iterable[int], workers: int | None) -> Generator[Piece, None, None]:
    """The pieces as they are finished."""
    if workers is not None and workers < 1:
        raise SimulationError(f"workers={workers}: a sweep needs one at least.")
    if plan.is_native:
        return _on_threads(plan, pieces, workers or _cores())
    count = workers or (_cores() if plan.design.size >= ENSEMBLE.processes else 1)
    if min(count, plan.design.size) == 1:
        return (compute(plan, first) for first in pieces)
    return _in_processes(plan, pieces, count)


def _cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _on_threads(plan: Plan, pieces: Iterable[int], count: int) -> Generator[Piece, None, None]:
    """Native code runs without the interpreter's lock; what ends the loop here ends the threads within some steps."""
    stop = np.zeros(1, np.int32)
    with ThreadPoolExecutor(count, thread_name_prefix="sweep") as pool:
        try:
            yield from _as_finished(pool, partial(compute, plan, stop=stop), pieces, count)
        finally:
            stop[0] = 1


def _in_processes(plan: Plan, pieces: Iterable[int], count: int) -> Generator[Piece, None, None]:
    program_of(plan.equations)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(count, mp_context=context, initializer=_take, initargs=(plan,)) as pool:
        try:
            yield from _as_finished(pool, _work, pieces, count)
        except BrokenProcessPool:
            raise SimulationError(
                "a process of the sweep was killed; with store= what was finished is kept, and the same call goes on."
            ) from None


def _as_finished(
    pool: Executor, work: Callable[[int], Piece], pieces: Iterable[int], count: int
) -> Generator[Piece, None, None]:
    """Pieces in whatever order; a few are under way, so that memory is bounded."""
    waiting: set[Future[Piece]] = set()
    rest = iter(pieces)
    try:
        while True:
            waiting |= {
                pool.submit(work, first) for first in itertools.islice(rest, ENSEMBLE.under_way * count - len(waiting))
            }
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for future in waiting:
            future.cancel()
