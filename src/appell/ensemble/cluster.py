"""Pieces of a sweep on a Dask cluster: the plan is sent to each worker once, what a dead one had is tried again.

A worker keeps the equations of the last few models with all that was made from them, so that a second sweep of a model
finds its programs there.
"""

from __future__ import annotations

import itertools
from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from appell.compile.lanes import LanesProgram
from appell.ensemble.chunks import Piece, chunk_length, compute
from appell.ensemble.trajectory import Plan
from appell.equations import Equations
from appell.errors import ModelError, how_to_add
from appell.numbers import CACHE, ENSEMBLE


@dataclass(frozen=True)
class Parcel:
    """A plan as it is sent: its equations and lanes as bytes, by which a worker knows what it has, and the rest."""

    made: bytes
    said: Mapping[str, Any]

    @cached_property
    def plan(self) -> Plan:
        """The plan again, with programs that the worker has."""
        equations, lanes = _unpacked(self.made)
        plan = Plan(equations, **self.said)
        plan.__dict__["lanes"] = lanes  # where a cached_property keeps it
        return plan


def packed(plan: Plan) -> Parcel:
    """What is sent of a plan."""
    from distributed.protocol.pickle import dumps

    said = {name: value for name, value in plan.__getstate__().items() if name not in ("equations", "lanes")}
    return Parcel(dumps((plan.equations, plan.lanes)), said)


@lru_cache(maxsize=CACHE.programs)
def _unpacked(made: bytes) -> tuple[Equations, LanesProgram | str]:
    from distributed.protocol.pickle import loads

    found: tuple[Equations, LanesProgram | str] = loads(made)
    return found


def spread(client: Any, plan: Plan, pieces: Iterable[int]) -> Generator[Piece, None, None]:
    """The pieces as they are finished, in whatever order; at most a few are under way, so that memory is bounded."""
    try:
        from distributed import Client, as_completed
    except ImportError:
        raise ModelError(f"a sweep on a cluster needs Dask: {how_to_add('dask')}.") from None
    if not isinstance(client, Client):
        raise ModelError(f"on={client!r}: give a Client of dask.distributed.")
    [sent] = client.scatter([packed(plan)], broadcast=True, hash=False)  # to hash it takes Dask longer than to send it
    threads = sum(client.nthreads().values()) or 1
    rest = iter(_tasks(plan, list(pieces), threads))

    def submit(firsts: list[int]) -> Any:
        return client.submit(_compute_all, sent, firsts, pure=False, retries=ENSEMBLE.retries)

    begun = [submit(firsts) for firsts in itertools.islice(rest, ENSEMBLE.under_way * threads)]
    running = as_completed(begun, with_results=True)
    for future, made in running:
        future.release()
        following = next(rest, None)
        if following is not None:
            running.add(submit(following))
        yield from made


def _tasks(plan: Plan, firsts: list[int], threads: int) -> list[list[int]]:
    """The pieces in groups, one for each task."""
    numbers = chunk_length(plan) * len(plan.histories) * plan.times.size
    length = max(1, min(-(-len(firsts) // (ENSEMBLE.tasks * threads)), ENSEMBLE.task_numbers // max(numbers, 1)))
    return [firsts[k : k + length] for k in range(0, len(firsts), length)]


def _compute_all(parcel: Parcel, firsts: list[int]) -> list[Piece]:
    return [compute(parcel.plan, first) for first in firsts]
