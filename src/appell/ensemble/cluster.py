"""Pieces of a sweep on a Dask cluster: the plan is sent to each worker once, what a dead one had is tried again."""

from __future__ import annotations

import itertools
from collections.abc import Generator, Iterable
from typing import Any

from appell.ensemble.chunks import Piece, compute
from appell.ensemble.trajectory import Plan
from appell.errors import ModelError

RETRIES = 3
AT_ONCE = 4
"""Pieces under way for each thread of the cluster: enough to keep it busy, few enough to be held."""


def spread(client: Any, plan: Plan, pieces: Iterable[int]) -> Generator[Piece, None, None]:
    """The pieces as they are finished, in whatever order; at most a few are under way, so that memory is bounded."""
    try:
        from distributed import Client, as_completed
    except ImportError:
        raise ModelError("a sweep on a cluster needs Dask: pip install 'appell[dask]'.") from None
    if not isinstance(client, Client):
        raise ModelError(f"on={client!r}: give a Client of dask.distributed.")
    [sent] = client.scatter([plan], broadcast=True)
    threads = sum(client.nthreads().values()) or 1
    rest = iter(pieces)

    def submit(first: int) -> Any:
        return client.submit(compute, sent, first, pure=False, retries=RETRIES)

    begun = [submit(first) for first in itertools.islice(rest, AT_ONCE * threads)]
    running = as_completed(begun)
    for future in running:
        piece = future.result()
        future.release()
        following = next(rest, None)
        if following is not None:
            running.add(submit(following))
        yield piece
