"""``appell compare NAME``: one system under every principle that admits it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from appell.cli.group import BadInput, Debug
from appell.cli.principles import choose
from appell.cli.run import positive, start_of, values_of
from appell.cli.systems import Name, find


def compare(
    name: Name,
    principle: Annotated[
        list[str] | None,
        typer.Option(help="A principle; may be given several times. All that admit the constraints unless given."),
    ] = None,
    duration: Annotated[float | None, typer.Option(help="Seconds; the system's own unless given.")] = None,
    parameters: Annotated[list[str] | None, typer.Option("--set", metavar="m1=2", help="A parameter.")] = None,
    start: Annotated[
        list[str] | None, typer.Option("--start", metavar="u1=0.3", help="A coordinate or speed at the start.")
    ] = None,
    tolerance: Annotated[float, typer.Option(help="Error of a step, relative and absolute.")] = 1e-12,
    output: Annotated[
        str | None, typer.Option("-o", "--output", metavar="FILE", help="A picture: .png .pdf .svg.")
    ] = None,
    debug: Debug = False,
) -> None:
    """Run a system under several principles and show what differs, and from when on."""
    from appell.analysis.comparison.compare import compare as compare_principles

    if output is not None and Path(output).suffix not in {".png", ".pdf", ".svg"}:
        raise BadInput(f"-o {output}: the suffix '{Path(output).suffix}' is none of .png, .pdf and .svg.")
    system = find(name)
    report = compare_principles(
        system.model,
        [choose(p, False) for p in principle] if principle else None,
        duration=positive("--duration", system.duration if duration is None else duration),
        state=start_of(system, start or [], []),
        parameters=values_of("--set", parameters or []),
        tolerance=positive("--tolerance", tolerance),
    )
    typer.echo(str(report))
    if output is not None:
        try:
            report.plot(output)
        except OSError as error:
            raise BadInput(f"-o {output}: {error.strerror or error}.") from error
        typer.echo(f"picture: {output}")
