"""``appell export NAME -o FOLDER``: a system as C, the stepper included."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from appell.cli.folders import require_folder
from appell.cli.group import Debug
from appell.cli.options import Parameters, Start
from appell.cli.principles import choose
from appell.cli.systems import Name, find


def export(
    name: Name,
    output: Annotated[str, typer.Option("-o", "--output", metavar="FOLDER", help="Where the files go.")],
    principle: Annotated[str, typer.Option(help="See `appell principles`.")] = "Kane",
    parameters: Parameters = None,
    start: Start = None,
    debug: Debug = False,
) -> None:
    """Write a system as C: one .c and one .h that allocate nothing, with a self-test."""
    from appell.cli.run import start_of, values_of

    require_folder(Path(output))
    system = find(name)
    equations = system.model.derive(choose(principle, False))
    values = values_of("--set", parameters or [])
    state = start_of(system, start or [], [])
    files = equations.to_c(output, state, values, inputs=system.inputs, duration=system.duration)
    source = next(file for file in files if file.suffix == ".c")
    typer.echo("\n".join(f"written: {file}" for file in files))
    flags = f"-std=c11 -O2 -Wall -Werror -D{source.stem.upper()}_SELF_TEST"
    typer.echo(f"to test it: gcc {flags} {source} -lm -o self_test && ./self_test")
