"""``appell families NAME``: Appell-Chetaev against Hamilton-Lusternik, over the multipliers at the start."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from appell.cli.group import BadInput, Debug
from appell.cli.run import positive, start_of, values_of
from appell.cli.systems import Name, find


def families(
    name: Name,
    mu: Annotated[
        list[str] | None,
        typer.Option("--mu", metavar="ROW=0.3,0.1", help="Multipliers at the start, one for each row; zero else."),
    ] = None,
    width: Annotated[float | None, typer.Option(help="How far the scan goes to both sides.")] = None,
    scan: Annotated[int, typer.Option(help="How many values of mu(0) are tried.")] = 400,
    duration: Annotated[float | None, typer.Option(help="Seconds; the system's own unless given.")] = None,
    parameters: Annotated[list[str] | None, typer.Option("--set", metavar="m1=2", help="A parameter.")] = None,
    start: Annotated[
        list[str] | None, typer.Option("--start", metavar="u1=0.3", help="A coordinate or speed at the start.")
    ] = None,
    tolerance: Annotated[float, typer.Option(help="Error of a step, relative and absolute.")] = 1e-12,
    output: Annotated[
        str | None, typer.Option("-o", "--output", metavar="FILE", help="A picture: .png .pdf .svg.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a table.")] = False,
    debug: Debug = False,
) -> None:
    """Set the motions of Appell-Chetaev and Hamilton-Lusternik side by side, and search the best mu(0)."""
    from appell.analysis.families.families import families as compare_families

    if output is not None and Path(output).suffix not in {".png", ".pdf", ".svg"}:
        raise BadInput(f"-o {output}: the suffix '{Path(output).suffix}' is none of .png, .pdf and .svg.")
    system = find(name)
    found = compare_families(
        system.model,
        duration=positive("--duration", system.duration if duration is None else duration),
        state=start_of(system, start or [], []),
        mu=_multipliers(mu or []),
        width=width,
        scan=scan,
        parameters=values_of("--set", parameters or []),
        tolerance=positive("--tolerance", tolerance),
    )
    typer.echo(json.dumps(found.facts(), indent=2) if as_json else str(found))
    if output is not None:
        try:
            found.plot(output)
        except OSError as error:
            raise BadInput(f"-o {output}: {error.strerror or error}.") from error
        if not as_json:
            typer.echo(f"picture: {output}")


def _multipliers(given: Sequence[str]) -> dict[str, float | list[float]]:
    """Numbers, one for each row, from ``row=value,value``."""
    found: dict[str, float | list[float]] = {}
    for text in given:
        name, equals, values = (part.strip() for part in text.rpartition("="))
        if not (name and equals):
            raise BadInput(f"--mu {text}: write row=value, or row=value,value for several.")
        try:
            numbers = [float(value) for value in values.split(",")]
        except ValueError:
            raise BadInput(f"--mu {text}: '{values}' is not a number, nor numbers with commas between.") from None
        found[name] = numbers[0] if len(numbers) == 1 else numbers
    return found
