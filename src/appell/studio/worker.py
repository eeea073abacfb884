"""A worker process: takes one job after the other from its input, says on its output how far it is and what came out.

Run as ``python -m appell.studio.worker``. What a model or a library prints goes to stderr.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import threading
import time
from queue import SimpleQueue
from typing import Any, BinaryIO

from appell.errors import AppellError
from appell.numbers import RUN, STUDIO
from appell.studio.frames import HEAD, lengths, packed
from appell.studio.tasks import task


class Cancelled(Exception):
    """The job is not wanted any more."""


class Connector:
    """Both ends of the talk with the server; a thread reads, so that a cancel is heard while a job runs."""

    def __init__(self, source: BinaryIO, sink: BinaryIO) -> None:
        self._source, self._sink = source, sink
        self.jobs: SimpleQueue[dict[str, Any] | None] = SimpleQueue()
        self.cancelled: set[int] = set()

    def listen(self) -> None:
        """Read until the server is gone."""
        while True:
            prefix = self._source.read(HEAD.size)
            if len(prefix) < HEAD.size:
                self.jobs.put(None)
                return
            head = json.loads(self._source.read(lengths(prefix)[0]))
            if "cancel" in head:
                self.cancelled.add(head["cancel"])
            else:
                self.jobs.put(head)

    def say(self, head: dict[str, Any], body: bytes = b"") -> None:
        """Send a message."""
        self._sink.write(packed(head, body))
        self._sink.flush()


def main() -> None:
    """Serve until the input ends."""
    own = os.dup(1)
    os.dup2(2, 1)  # whoever prints must not speak to the server
    channel = Connector(sys.stdin.buffer, os.fdopen(own, "wb"))
    threading.Thread(target=channel.listen, daemon=True).start()
    _limit_memory()
    channel.say({"ready": True})
    while (job := channel.jobs.get()) is not None:
        _serve(channel, job)


def _serve(channel: Connector, job: dict[str, Any]) -> None:
    number, told = job["job"], 0.0

    def progress(part: float) -> None:
        nonlocal told
        if number in channel.cancelled:
            raise Cancelled
        if time.monotonic() - told > RUN.pause:
            told = time.monotonic()
            channel.say({"job": number, "progress": min(max(float(part), 0.0), 1.0)})

    try:
        progress(0.0)
        found = task(job["kind"])(job["request"], progress)
        body = json.dumps(found, allow_nan=False, separators=(",", ":")).encode()
        channel.say({"job": number, "state": "done"}, body)
    except Cancelled:
        channel.say({"job": number, "state": "cancelled"})
    except AppellError as error:
        channel.say({"job": number, "state": "failed", "error": " ".join(str(error).split())})
    except RecursionError:
        channel.say({"job": number, "state": "failed", "error": "an expression of the model is nested too deeply."})
    except MemoryError:
        channel.say({"job": number, "state": "failed", "error": "the job needs more memory than the studio gives."})
    except Exception as error:  # noqa: BLE001 - the last place where it can be said
        text = f"{type(error).__name__}: {error}. This is a defect of appell."
        channel.say({"job": number, "state": "failed", "error": " ".join(text.split())})


def _limit_memory() -> None:
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (STUDIO.memory if hard == -1 else min(STUDIO.memory, hard), hard))


if __name__ == "__main__":
    main()
