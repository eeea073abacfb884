"""A picture of a result, where one is asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import typer

from appell.cli.group import BadInput


class Drawn(Protocol):
    """What can draw itself to a file."""

    def plot(self, path: str) -> object: ...


def require_picture(output: str | None, option: str = "-o") -> None:
    """Refuse a file that is no picture, before anything is computed."""
    if output is not None and Path(output).suffix not in {".png", ".pdf", ".svg"}:
        raise BadInput(f"{option} {output}: the suffix '{Path(output).suffix}' is none of .png, .pdf and .svg.")


def draw(result: Drawn, output: str | None, *, quiet: bool = False) -> None:
    """Draw a result, and say where it is unless ``quiet``."""
    if output is None:
        return
    try:
        result.plot(output)
    except OSError as error:
        raise BadInput(f"-o {output}: {error.strerror or error}.") from error
    if not quiet:
        typer.echo(f"picture: {output}")
