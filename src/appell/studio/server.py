"""Starting a studio: a free port of this machine, the address with its token, and uvicorn until Ctrl-C."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Any

from appell.errors import ModelError
from appell.numbers import STUDIO
from appell.studio.application import Studio, application

HOST = "127.0.0.1"


def bound_socket(port: int | None) -> socket.socket:
    """A socket of this machine alone on the port that is asked for, or on the first free one from the usual on.

    Raises
    ------
    ModelError
        The port that was asked for is taken, or none is free.
    """
    wanted = [port] if port is not None else [*range(STUDIO.port, STUDIO.port + STUDIO.ports), 0]
    for candidate in wanted:
        made = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        try:
            made.bind((HOST, candidate))
        except OSError as error:
            made.close()
            if port is not None:
                raise ModelError(
                    f"port {port} cannot be used ({error.strerror}), perhaps by another studio: choose another with "
                    "--port, or leave it out for the next free one."
                ) from None
            continue
        return made
    raise ModelError("no port of this machine is free for the studio.")


def serve(opening: dict[str, Any], *, port: int | None = None, opened: Callable[[str], None] = print) -> None:
    """Run a studio until it is interrupted.

    Parameters
    ----------
    opening
        What the page shows first: ``{"system": name}`` or ``{"model": text}``; the gallery for nothing.
    port
        The port; by default the first free one from 8741 on.
    opened
        Is told the address, with its token, once the server answers.
    """
    import uvicorn

    studio = Studio(opening=opening)
    made = bound_socket(port)
    address = f"http://{HOST}:{made.getsockname()[1]}/?token={studio.token}"
    config = uvicorn.Config(application(studio), log_level="warning", access_log=False, lifespan="on")
    server = _Announcing(config, lambda: opened(address))
    server.run(sockets=[made])


def _Announcing(config: Any, ready: Callable[[], None]) -> Any:
    """uvicorn's server that says when it answers."""
    import uvicorn

    class Announcing(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                ready()

    return Announcing(config)
