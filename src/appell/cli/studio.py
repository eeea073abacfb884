"""``appell studio``: the page with a server behind it, on this machine alone."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Annotated, Any

import typer

from appell.cli.group import BadInput, Debug, say
from appell.cli.systems import find
from appell.errors import how_to_add

_NAME = typer.Argument(
    metavar="[NAME]", help="A system of the catalogue, or a file (Python, JSON, URDF); the gallery without it."
)


def studio(
    name: Annotated[str, _NAME] = "",
    port: Annotated[int | None, typer.Option(help="The port; the first free one from 8741 on unless given.")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Print the address, and open nothing.")] = False,
    debug: Debug = False,
) -> None:
    """Open the studio: gallery, editor, principles, runs, comparisons, files to share."""
    try:
        from appell.studio.server import serve
    except ImportError as error:
        raise BadInput(f"the studio needs {error.name}: {how_to_add('studio')}.") from None
    if port is not None and not 0 <= port <= 65535:
        raise BadInput(f"--port {port}: give a number from 0 to 65535.")
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is how a studio ends
        serve(_opening(name), port=port, opened=lambda address: _opened(address, no_browser))


def _opening(name: str) -> dict[str, Any]:
    """What the page shows first. A Python file is run here, once, since the person at the keyboard named it."""
    if not name:
        return {}
    system = find(name)
    if system.card is not None:
        return {"system": system.name}
    # a document is shown as the person laid it out
    is_document = name.endswith(".json")
    written = system.model.to_json(start=system.start, duration=system.duration, inputs=system.inputs)
    text = Path(name).read_text(encoding="utf-8") if is_document else written
    return {"model": text, "file": system.name}


def _opened(address: str, no_browser: bool) -> None:
    typer.echo(address)
    if no_browser:
        return
    import webbrowser

    if not webbrowser.open(address):
        say("no browser could be opened: open the address above in one.")
