"""``appell new``: a file with a small model to begin from, which runs as it is."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from appell.cli.group import BadInput, Debug
from appell.cli.templates import PARTICLE, ROBOT, ROLLING, VEHICLE


class TemplateKind(StrEnum):
    """What the model of a new file is."""

    PARTICLE = "particle"
    ROBOT = "robot"
    VEHICLE = "vehicle"
    ROLLING = "rolling"


TEMPLATES = {
    TemplateKind.PARTICLE: PARTICLE,
    TemplateKind.ROBOT: ROBOT,
    TemplateKind.VEHICLE: VEHICLE,
    TemplateKind.ROLLING: ROLLING,
}


def new(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write, such as pendulum.py.")],
    kind: Annotated[TemplateKind, typer.Option(help="What the model is.")] = TemplateKind.PARTICLE,
    debug: Debug = False,
) -> None:
    """Write a commented Python file with a model that runs at once; `run`, `show` and `compare` take it."""
    if file.suffix != ".py":
        raise BadInput(f"'{file}' is not a Python file: give a name that ends in .py.")
    if file.exists():
        raise BadInput(f"'{file}' exists already, and is left as it is: give another name.")
    try:
        file.write_text(TEMPLATES[kind], encoding="utf-8")
    except OSError as error:
        raise BadInput(f"'{file}' cannot be written: {error.strerror}.") from None
    typer.echo(f"wrote {file}; next: appell show {file}, appell run {file}, python {file}")
