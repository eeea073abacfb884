"""Who may talk to the studio: a page of this machine that holds the token, and nobody else.

A page of another site can make a browser send requests to this machine. It cannot know the token; beside that the Host
must be this machine (against names that are made to point here) and the Origin, where there is one, this server.
"""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import parse_qs

from starlette.responses import JSONResponse

from appell.numbers import TEXT

Scope = MutableMapping[str, Any]
App = Callable[[Scope, Any, Any], Awaitable[None]]

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")

HEADERS = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def page_policy(nonce: str) -> str:
    """What the page may load: its own script and style, its own server, nothing from outside."""
    return (
        f"default-src 'none'; script-src 'nonce-{nonce}' 'wasm-unsafe-eval' blob:; worker-src blob:; "
        "style-src 'unsafe-inline'; font-src data:; img-src data: blob:; connect-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    )


class Gate:
    """Lets a request through that comes from this machine's own page; refuses others with a sentence."""

    def __init__(self, app: App, token: str) -> None:
        self._app, self._token = app, token

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        """ASGI."""
        if scope["type"] != "http":
            if scope["type"] == "lifespan":
                await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal is not None:
            status, text = refusal
            await JSONResponse({"error": text}, status, HEADERS)(scope, receive, send)
            return
        await self._app(scope, _limited(receive), send)

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        headers = {key.decode("latin-1").lower(): value.decode("latin-1") for key, value in scope["headers"]}
        host = headers.get("host", "")
        name, _, port = host.rpartition(":") if not host.endswith("]") else (host, "", "")
        name = name or host
        if not (name in LOOPBACK and (not port or port.isdigit() or host in LOOPBACK)):
            return 403, "The studio answers on this machine alone: open the address that it printed."
        origin = headers.get("origin")
        if origin is not None and origin != f"http://{host}":
            return 403, "This request comes from another site, and is refused."
        if headers.get("sec-fetch-site") in ("cross-site", "same-site"):
            return 403, "This request comes from another site, and is refused."
        if not hmac.compare_digest(self._given(scope, headers).encode(), self._token.encode()):
            return 403, "The token is missing or wrong: open the address that the studio printed when it started."
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > 2 * TEXT.document:
            return 413, f"The request is longer than {2 * TEXT.document} bytes."
        return None

    def _given(self, scope: Scope, headers: dict[str, str]) -> str:
        """The token: of the address for the page alone, of a header for everything else, which no form can set."""
        if scope["path"] == "/":
            return parse_qs(scope.get("query_string", b"").decode("latin-1")).get("token", [""])[0]
        return headers.get("x-appell-token", "")


def _limited(receive: Any) -> Any:
    """The body of a request, cut off where it is longer than it may be and did not say so."""
    taken = 0

    async def read() -> Any:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > 2 * TEXT.document:
            return {"type": "http.disconnect"}
        return message

    return read
