"""``appell homes``: what runs where, as the places that refuse read it."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from appell.cli.group import Debug
from appell.cli.terminal import console, heading, paragraph, table


def homes(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON array instead of a table.")] = False,
    debug: Debug = False,
) -> None:
    """Show which home of the stepper carries what, and why not."""
    from appell.native.homes import Home, Part, notes, rows

    if as_json:
        found = [
            {
                "name": home.value,
                "description": home.description,
                "carries": [part.value for part in Part if home.carries(part)],
                "lacks": {part.value: home.reason(part) for part in Part if not home.carries(part)},
                "limits": home.limits,
            }
            for home in Home
        ]
        typer.echo(json.dumps(found, indent=2))
        return
    out = console()
    table(out, {"part of a run": "left"} | {home.value: "center" for home in Home}, rows())
    heading(out, "Homes")
    for home in Home:
        paragraph(out, f"{home.value}: {home.description}" + (f"; {home.limits}" if home.limits else ""), 2)
    heading(out, "Why not")
    for name, part, reason in notes():
        paragraph(out, f"{name}, {part}: {reason}", 2)
