"""``appell principles``: who admits what, as the principles declare it. And the principle a person names."""

from __future__ import annotations

import dataclasses
import json
from typing import TYPE_CHECKING, Annotated

import typer

from appell.cli.group import BadInput, Debug
from appell.cli.terminal import console, heading, paragraph, table

if TYPE_CHECKING:
    from appell.principles import Principle


def principles(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON array instead of a table.")] = False,
    debug: Debug = False,
) -> None:
    """Show which principle admits which kind of constraint, and what it gives."""
    from appell.analysis.classification.kinds import kinds
    from appell.principles import PRINCIPLES, Kind

    if as_json:
        rows = [
            {
                "name": p.name,
                "family": p.family,
                "admits": [kind.value for kind in Kind if kind in p.admits],
                "references": list(p.references),
            }
            for p in PRINCIPLES
        ]
        typer.echo(json.dumps(rows, indent=2))
        return
    out = console()
    columns = {"principle": "left"} | {kind.value: "center" for kind in Kind}
    table(out, columns, [(p.name, *("yes" if kind in p.admits else "-" for kind in Kind)) for p in PRINCIPLES])
    heading(out, "What each gives")
    typer.echo(str(kinds()))
    for p in PRINCIPLES:
        heading(out, f"{p.name} (family: {p.family})")
        # The first paragraph of its docstring: the principle in words
        paragraph(out, " ".join((p.__doc__ or "").strip().split("\n\n")[0].split()), 2)
        paragraph(out, "; ".join(p.references), 2)


def choose(name: str, reactions: bool) -> Principle:
    """The principle of a name, whatever its capitals and dashes; with all reactions in evidence if wanted."""
    from appell.model import suggestion
    from appell.principles import PRINCIPLES

    found = {_plain(p.name): p for p in PRINCIPLES}.get(_plain(name))
    if found is None:
        raise BadInput(f"no principle is named '{name}'" + suggestion(name, [p.name for p in PRINCIPLES]))
    # One that has no such choice has all of them in evidence anyway.
    chooses = any(field.name == "reactions" for field in dataclasses.fields(found))  # type: ignore[arg-type]
    return found(reactions=True) if reactions and chooses else found()  # type: ignore[call-arg]


def _plain(name: str) -> str:
    return "".join(c for c in name.lower() if c.isalnum())
