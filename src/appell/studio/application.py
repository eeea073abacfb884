"""What the studio answers to: the page, the gallery, jobs and their results, the history."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from appell.errors import ModelError
from appell.model.declarative.entries import read_json
from appell.numbers import STUDIO
from appell.studio.page import page
from appell.studio.pool import FINISHED, Busy, Job, Pool
from appell.studio.security import HEADERS, Gate, page_policy

KINDS = (
    "open",
    "read",
    "classify",
    "consistent",
    "check",
    "run",
    "module",
    "compare",
    "eigenvalues",
    "sweep",
    "share",
    "export",
)
"""What a page may ask of the workers."""


@dataclass
class Studio:
    """One studio: its token, what it opens with, its workers and its history."""

    token: str = field(default_factory=lambda: secrets.token_urlsafe(24))
    opening: dict[str, Any] = field(default_factory=dict)
    pool: Pool = field(default_factory=Pool)
    past: dict[int, Job] = field(default_factory=dict)
    when: dict[int, float] = field(default_factory=dict)

    def remember(self, job: Job) -> None:
        """Keep a run in the history; the oldest goes."""
        if job.kind == "run":
            self.past[job.number], self.when[job.number] = job, time.time()
            for number in list(self.past)[: -STUDIO.runs]:
                del self.past[number], self.when[number]

    async def ask(self, kind: str, request: dict[str, Any]) -> bytes:
        """What the workers say to a question of the server's own, as JSON."""
        job = self.pool.submit(kind, request)
        await job.finished.wait()
        if job.state != "done":
            raise LookupError(job.error)
        return job.result


def application(studio: Studio) -> Any:
    """The ASGI application of a studio, behind its gate."""
    studio.pool.on_done = studio.remember

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await studio.pool.start()
        yield
        await studio.pool.stop()

    answers = Answers(studio)
    routes = [
        Route("/", answers.page),
        Route("/api/gallery", answers.gallery),
        Route("/api/systems/{name}", answers.system),
        Route("/api/jobs", answers.submit, methods=["POST"]),
        Route("/api/jobs/{number:int}", answers.follow, methods=["GET"]),
        Route("/api/jobs/{number:int}", answers.cancel, methods=["DELETE"]),
        Route("/api/history", answers.history),
        Route("/api/history/{number:int}", answers.past),
    ]
    return Gate(Starlette(routes=routes, lifespan=lifespan), studio.token)


@dataclass(frozen=True)
class Answers:
    """What each address of the studio answers."""

    studio: Studio

    async def page(self, _: Request) -> Response:
        """The page, with a policy of its own."""
        nonce = secrets.token_urlsafe(16)
        headers = HEADERS | {"Content-Security-Policy": page_policy(nonce)}
        return HTMLResponse(page(self.studio.token, self.studio.opening, nonce), headers=headers)

    async def gallery(self, _: Request) -> Response:
        """The cards of all systems."""
        return _json((files("appell.studio") / "gallery.json").read_bytes())

    async def system(self, request: Request) -> Response:
        """One system as text."""
        try:
            return _json(await self.studio.ask("system", {"system": request.path_params["name"]}))
        except Busy:
            return refused(429, "Too many jobs wait already: cancel some, or wait for them.")
        except LookupError as error:
            return refused(404, str(error))

    async def submit(self, request: Request) -> Response:
        """A new job."""
        try:
            asked = read_json(await request.body())
        except ModelError as error:
            return refused(400, f"The request cannot be read: {error}")
        except ClientDisconnect:
            return refused(413, "The request is too long.")
        if not isinstance(asked, dict) or asked.get("kind") not in KINDS:
            return refused(400, f"A job is one of {', '.join(KINDS)}.")
        try:
            job = self.studio.pool.submit(asked.pop("kind"), asked)
        except Busy:
            return refused(429, "Too many jobs wait already: cancel some, or wait for them.")
        return JSONResponse({"id": job.number}, 202, HEADERS)

    async def follow(self, request: Request) -> Response:
        """How far a job is; what came out, where it is done. Waits for its end as long as it is asked to."""
        job = self.studio.pool.find(request.path_params["number"])
        if job is None:
            return refused(404, "There is no such job.")
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(job.finished.wait(), _seconds(request.query_params.get("wait", "0")))
        return _json(_report(job))

    async def cancel(self, request: Request) -> Response:
        """Take a job back."""
        job = self.studio.pool.find(request.path_params["number"])
        if job is None:
            return refused(404, "There is no such job.")
        self.studio.pool.cancel(job)
        return JSONResponse({"id": job.number, "state": job.state}, headers=HEADERS)

    async def history(self, _: Request) -> Response:
        """The runs that are kept, the newest first."""
        lines = [_line(self.studio, number) for number in reversed(self.studio.past)]
        return JSONResponse(lines, headers=HEADERS)

    async def past(self, request: Request) -> Response:
        """A run of the history, with what was asked for."""
        job = self.studio.past.get(request.path_params["number"])
        if job is None:
            return refused(404, "This run is not in the history any more.")
        return _json(b'{"request":' + json.dumps(job.request).encode() + b',"document":' + job.result + b"}")


def refused(status: int, text: str) -> Response:
    """A sentence in place of an answer."""
    return JSONResponse({"error": text}, status, HEADERS)


def _json(body: bytes) -> Response:
    return Response(body, media_type="application/json", headers=HEADERS)


def _seconds(text: str) -> float:
    with contextlib.suppress(ValueError):
        return min(max(float(text), 0.0), STUDIO.poll)
    return 0.0


def _report(job: Job) -> bytes:
    head = {"id": job.number, "kind": job.kind, "state": job.state, "progress": job.progress, "seconds": job.seconds}
    if job.state in FINISHED and job.error:
        head["error"] = job.error
    text = json.dumps(head).encode()
    return text[:-1] + b',"result":' + job.result + b"}" if job.result else text


def _line(studio: Studio, number: int) -> dict[str, Any]:
    job = studio.past[number]
    asked = job.request
    kept = {key: asked.get(key) for key in ("system", "principle", "parameters", "start", "duration", "inputs")}
    return {"id": number, "when": studio.when[number], "seconds": job.seconds, **kept}
