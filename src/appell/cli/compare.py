"""``appell compare NAME``: one system under every principle that admits it."""

from __future__ import annotations

from typing import Annotated

import typer

from appell.cli.group import Debug
from appell.cli.options import Duration, Parameters, Picture, Start, Tolerance
from appell.cli.picture import draw, require_picture
from appell.cli.principles import choose
from appell.cli.run import positive, start_of, values_of
from appell.cli.systems import Name, find
from appell.numbers import RUN


def compare(
    name: Name,
    principle: Annotated[
        list[str] | None,
        typer.Option(help="A principle; may be given several times. All that admit the constraints unless given."),
    ] = None,
    duration: Duration = None,
    parameters: Parameters = None,
    start: Start = None,
    tolerance: Tolerance = RUN.reference,
    output: Picture = None,
    debug: Debug = False,
) -> None:
    """Run a system under several principles and show what differs, and from when on."""
    from appell.analysis.comparison.compare import compare as compare_principles

    require_picture(output)
    system = find(name)
    report = compare_principles(
        system.model,
        [choose(p, False) for p in principle] if principle else None,
        duration=positive("--duration", system.duration if duration is None else duration),
        state=start_of(system, start or [], []),
        parameters=values_of("--set", parameters or []),
        inputs=system.inputs,
        tolerance=positive("--tolerance", tolerance),
    )
    typer.echo(str(report))
    draw(report, output)
