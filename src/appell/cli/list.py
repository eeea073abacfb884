"""``appell list``: the systems of the catalogue."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from appell.cli.group import Debug
from appell.cli.terminal import console, table


def list_systems(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON array instead of a table.")] = False,
    debug: Debug = False,
) -> None:
    """List the systems of the catalogue."""
    from appell.catalogue import SYSTEMS

    if as_json:
        rows = [
            {"name": c.name, "title": c.title, "kinds": dict(c.kinds), "source": c.source, "summary": c.summary}
            for c in SYSTEMS
        ]
        typer.echo(json.dumps(rows, indent=2))
        return
    kinds = [", ".join(dict.fromkeys(c.kinds.values())) for c in SYSTEMS]
    columns = {"name": "left", "title": "left", "constraints": "left", "source": "left"}
    table(console(), columns, [(c.name, c.title, k, c.source) for c, k in zip(SYSTEMS, kinds, strict=True)])
