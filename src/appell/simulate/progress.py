"""A progress bar for runs that take more than a moment, on a terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

PATIENCE = 1.0
"""Seconds before a bar appears."""


def progress_bar(
    title: str, begin: float, end: float, show: bool | Callable[[float], None] | None
) -> AbstractContextManager[Callable[[float], None] | None]:
    """A function that takes the time reached; None where nothing is to be shown.

    ``show`` may be a function of the part that is done, from 0 to 1, in place of a bar.
    """
    if callable(show):
        tell: Callable[[float], None] = show
        return nullcontext(lambda reached: tell((reached - begin) / (end - begin)))
    if show is False or (show is None and not (sys.stderr and sys.stderr.isatty())):
        return nullcontext()
    return _bar(title, begin, end)


@contextmanager
def _bar(title: str, begin: float, end: float) -> Iterator[Callable[[float], None]]:
    from rich.console import Console
    from rich.progress import Progress

    bar = Progress(console=Console(stderr=True), transient=True)
    task = bar.add_task(title, total=abs(end - begin))
    started = time.perf_counter()

    def report(reached: float) -> None:
        if time.perf_counter() - started > PATIENCE:
            bar.start()
            bar.update(task, completed=abs(reached - begin))

    try:
        yield report
    finally:
        bar.stop()
