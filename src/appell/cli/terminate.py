"""SIGTERM as an interrupt: a run that is told to end keeps what was computed, as after Ctrl-C."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def terminated_as_interrupted() -> Iterator[list[int]]:
    """A list that holds the signal once it has come; it raises KeyboardInterrupt, later ones are ignored."""
    received: list[int] = []

    def end(number: int, _: FrameType | None) -> None:
        if not received:
            received.append(number)
            raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():  # signals are the main thread's
        yield received
        return
    before = signal.signal(signal.SIGTERM, end)
    try:
        yield received
    finally:
        signal.signal(signal.SIGTERM, before)
