"""Options that several commands share, each declared once."""

from __future__ import annotations

from typing import Annotated

import typer

Duration = Annotated[float | None, typer.Option(help="Seconds; the system's own unless given.")]
Parameters = Annotated[list[str] | None, typer.Option("--set", metavar="m1=2", help="A parameter.")]
Start = Annotated[
    list[str] | None, typer.Option("--start", metavar="u1=0.3", help="A coordinate or speed at the start.")
]
Free = Annotated[
    list[str] | None,
    typer.Option("--free", metavar="u4", help="Drop this from the start; the constraints then determine it."),
]
Tolerance = Annotated[float, typer.Option(help="Error of a step, relative and absolute.")]
Picture = Annotated[str | None, typer.Option("-o", "--output", metavar="FILE", help="A picture: .png .pdf .svg.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
