"""``appell list``: the systems of the catalogue, one a line, under the kinds of their constraints."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from appell.cli.group import Debug
from appell.cli.terminal import console

if TYPE_CHECKING:
    from appell.catalogue import Card


def list_systems(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON array instead of a table.")] = False,
    debug: Debug = False,
) -> None:
    """List the systems of the catalogue by the kinds of their constraints; `show` tells more of each."""
    from appell.catalogue import SYSTEMS

    if as_json:
        rows = [
            {"name": c.name, "title": c.title, "kinds": dict(c.kinds), "source": c.source, "summary": c.summary}
            for c in SYSTEMS
        ]
        typer.echo(json.dumps(rows, indent=2))
        return
    out, longest = console(), max(len(card.name) for card in SYSTEMS)
    for i, (kinds, cards) in enumerate(_by_kinds(SYSTEMS).items()):
        out.print(f"{chr(10) * (i > 0)}{kinds or 'no constraints'}", style="bold")
        for card in cards:
            out.print(f"  {card.name:<{longest}}  {card.title}")


def _by_kinds(systems: Sequence[Card]) -> dict[str, list[Card]]:
    """The systems by the kinds of their constraints, in the order of the catalogue."""
    groups: dict[str, list[Card]] = {}
    for card in systems:
        groups.setdefault(", ".join(sorted(set(card.kinds.values()))), []).append(card)
    return groups
