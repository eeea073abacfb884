"""``appell families NAME``: Appell-Chetaev against Hamilton-Lusternik, over the multipliers at the start."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated

import typer

from appell.cli.group import BadInput, Debug
from appell.cli.options import AsJson, Duration, Parameters, Picture, Start, Tolerance
from appell.cli.picture import draw, require_picture
from appell.cli.run import positive, start_of, values_of
from appell.cli.systems import Name, find
from appell.numbers import RUN


def families(
    name: Name,
    mu: Annotated[
        list[str] | None,
        typer.Option("--mu", metavar="ROW=0.3,0.1", help="Multipliers at the start, one for each row; zero else."),
    ] = None,
    width: Annotated[float | None, typer.Option(help="How far the scan goes to both sides.")] = None,
    scan: Annotated[int, typer.Option(help="How many values of mu(0) are tried.")] = 400,
    duration: Duration = None,
    parameters: Parameters = None,
    start: Start = None,
    tolerance: Tolerance = RUN.reference,
    output: Picture = None,
    as_json: AsJson = False,
    debug: Debug = False,
) -> None:
    """Set the motions of Appell-Chetaev and Hamilton-Lusternik side by side, and search the best mu(0)."""
    from appell.analysis.families.families import families as compare_families

    require_picture(output)
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
    draw(found, output, quiet=as_json)


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
