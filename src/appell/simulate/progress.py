"""A progress bar for runs that take more than a moment, on a terminal."""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from appell.numbers import RUN


def progress_bar(
    title: str, begin: float, end: float, show: bool | Callable[[float], None] | None
) -> AbstractContextManager[Callable[[float], None] | None]:
    """A function that takes the time reached; None where nothing is to be shown.

    ``show`` may be a function of the part that is done, from 0 to 1, in place of a bar; where it is None a bar appears
    on a terminal only, which is looked for when there is something to show.
    """
    if callable(show):
        tell: Callable[[float], None] = show
        return nullcontext(lambda reached: tell((reached - begin) / (end - begin)))
    return nullcontext() if show is False else Bar(title, begin, end, anywhere=show is True)


class Bar:
    """A bar of what is done, after a moment; ``anywhere``: also where it is not written to a terminal."""

    def __init__(self, title: str, begin: float, end: float, anywhere: bool) -> None:
        self._title, self._begin, self._end, self._anywhere = title, begin, end, anywhere
        self._started = time.perf_counter()
        self._bar: Any = None
        self._task: Any = None

    def __enter__(self) -> Callable[[float], None]:
        return self._report

    def __exit__(self, *raised: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def _report(self, reached: float) -> None:
        if time.perf_counter() - self._started <= RUN.patience:
            return
        if self._bar is None:
            if not (self._anywhere or (sys.stderr and sys.stderr.isatty())):
                self._started = math.inf  # nobody looks
                return
            from rich.console import Console
            from rich.progress import Progress

            self._bar = Progress(console=Console(stderr=True), transient=True)
            self._task = self._bar.add_task(self._title, total=abs(self._end - self._begin))
            self._bar.start()
        self._bar.update(self._task, completed=abs(reached - self._begin))
