"""The worker processes: kept warm, given jobs, watched; one that ends or hangs is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from appell.numbers import STUDIO
from appell.studio.frames import HEAD, lengths, packed

FINISHED = ("done", "failed", "cancelled")


class Busy(Exception):
    """Too many jobs wait already."""


@dataclass
class Job:
    """One request to the workers and what became of it; ``result`` is JSON as the worker wrote it."""

    number: int
    kind: str
    request: dict[str, Any]
    state: str = "waiting"
    progress: float = 0.0
    error: str = ""
    result: bytes = b""
    began: float = field(default_factory=time.monotonic)
    ended: float | None = None
    finished: asyncio.Event = field(default_factory=asyncio.Event)

    def end(self, state: str, error: str = "", result: bytes = b"") -> None:
        """Finish it, once."""
        if self.state not in FINISHED:
            self.state, self.error, self.result, self.ended = state, error, result, time.monotonic()
            self.progress = 1.0 if state == "done" else self.progress
            self.finished.set()

    @property
    def seconds(self) -> float:
        """How long it has been there, or was."""
        return (self.ended or time.monotonic()) - self.began


@dataclass
class Worker:
    """A process, the job it has, and the model it saw last."""

    process: asyncio.subprocess.Process
    job: Job | None = None
    ready: bool = False
    warm: bool = False
    seen: str = ""


class Pool:
    """Jobs and workers. All of it lives in the server's event loop."""

    def __init__(self, workers: int = STUDIO.workers, longest: float = STUDIO.job) -> None:
        self._wanted, self._longest = workers, longest
        self._workers: list[Worker] = []
        self._waiting: list[Job] = []
        self._jobs: dict[int, Job] = {}
        self._numbers = itertools.count(1)
        self._watchers: set[asyncio.Task[None]] = set()
        self._closing = False
        self.on_done: Callable[[Job], None] = lambda job: None

    async def start(self) -> None:
        """Start the processes; they warm up by themselves."""
        for _ in range(self._wanted):
            await self._start_worker()

    async def stop(self) -> None:
        """End every process and wait for it."""
        self._closing = True
        for worker in self._workers:
            with contextlib.suppress(ProcessLookupError):
                worker.process.kill()
        await asyncio.gather(*(worker.process.wait() for worker in self._workers))
        for task in list(self._watchers):
            task.cancel()

    def submit(self, kind: str, request: dict[str, Any]) -> Job:
        """A new job; raises Busy where too many wait."""
        if len(self._waiting) >= STUDIO.waiting:
            raise Busy
        job = Job(next(self._numbers), kind, request)
        self._jobs[job.number] = job
        self._waiting.append(job)
        self._forget_old()
        self._hand_out()
        return job

    def find(self, number: int) -> Job | None:
        """A job by its number, while it is remembered."""
        return self._jobs.get(number)

    def cancel(self, job: Job) -> None:
        """Take a job back at once; its worker stops, or is ended where it does not: a new one starts slowly."""
        if job in self._waiting:
            self._waiting.remove(job)
        job.end("cancelled")
        worker = next((w for w in self._workers if w.job is job), None)
        if worker is not None:
            self._send(worker, {"cancel": job.number})
            self._later(STUDIO.patience, lambda: self._end(worker, job, "cancelled", ""))

    # ---- inside -----------------------------------------------------------------------------------------------------

    async def _start_worker(self) -> None:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "appell.studio.worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        worker = Worker(process)
        self._workers.append(worker)
        self._watch(self._listen(worker))

    def _watch(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._watchers.add(task)
        task.add_done_callback(self._watchers.discard)

    async def _listen(self, worker: Worker) -> None:
        """Hear one process until it ends; then start another in its place."""
        stream = worker.process.stdout
        assert stream is not None
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                head_length, body_length = lengths(await stream.readexactly(HEAD.size))
                head = json.loads(await stream.readexactly(head_length))
                self._hear(worker, head, await stream.readexactly(body_length))
        await worker.process.wait()
        self._workers.remove(worker)
        if worker.job is not None:
            code = worker.process.returncode
            text = f"the worker that ran this job ended (code {code}); nothing of it is kept, and the next run works."
            self._finish(worker, worker.job, "failed", text)
        if not self._closing:
            await self._start_worker()

    def _hear(self, worker: Worker, head: dict[str, Any], body: bytes) -> None:
        if head.get("ready"):
            worker.ready = True
        elif worker.job is not None and head["job"] == worker.job.number:
            if "progress" in head:
                worker.job.progress = head["progress"]
            else:
                self._finish(worker, worker.job, head["state"], head.get("error", ""), body)
        self._hand_out()

    def _finish(self, worker: Worker, job: Job, state: str, error: str, body: bytes = b"") -> None:
        worker.job = None
        job.end(state, error, body)
        if job.state == "done":
            self.on_done(job)

    def _hand_out(self) -> None:
        """Waiting jobs to idle workers, each to one that saw its model last where there is one.

        Whoever has nothing to do then warms up, once.
        """
        while idle := [w for w in self._workers if w.job is None and w.ready]:
            if not self._waiting:
                for worker in idle:
                    if not worker.warm:
                        self._give(worker, Job(next(self._numbers), "warm", {}))
                return
            job = self._waiting.pop(0)
            model = str(job.request.get("model") or job.request.get("system"))
            worker = next((w for w in idle if w.seen == model), max(idle, key=lambda w: w.warm))
            worker.seen = model
            self._give(worker, job)

    def _give(self, worker: Worker, job: Job) -> None:
        worker.job, job.state = job, "running"
        worker.warm = worker.warm or job.kind == "warm"
        self._send(worker, {"job": job.number, "kind": job.kind, "request": job.request})
        self._later(self._longest, lambda: self._end(worker, job, "failed", self._too_long()))

    def _too_long(self) -> str:
        return f"the job took longer than {self._longest:g} s and was ended; ask for less, or run it from Python."

    def _send(self, worker: Worker, head: dict[str, Any]) -> None:
        if worker.process.stdin is not None and not worker.process.stdin.is_closing():
            worker.process.stdin.write(packed(head))

    def _later(self, seconds: float, act: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(seconds, act)

    def _end(self, worker: Worker, job: Job, state: str, error: str) -> None:
        """End the process of a job that is still at it; another takes its place."""
        if worker.job is job:
            self._finish(worker, job, state, error)
            worker.ready = False
            with contextlib.suppress(ProcessLookupError):
                worker.process.kill()

    def _forget_old(self) -> None:
        finished = [n for n, job in self._jobs.items() if job.state in FINISHED]
        for number in finished[: max(len(finished) - STUDIO.jobs, 0)]:
            del self._jobs[number]
