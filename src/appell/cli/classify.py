"""``appell classify NAME``: what kind of constraints these are, and who treats them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from appell.cli.group import Debug
from appell.cli.systems import Name, find
from appell.cli.terminal import console, paragraph

if TYPE_CHECKING:
    from appell.analysis.classify import Verdict


def classify(
    name: Name,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of text.")] = False,
    debug: Debug = False,
) -> None:
    """Say what kind of constraints a system has, and who admits them."""
    system = find(name)
    found = system.model.classify()
    if as_json:
        typer.echo(json.dumps({n: _facts(v) for n, v in found.items()}, indent=2))
        return
    out = console()
    out.print(system.model.name, style="bold")
    for verdict in found.values():
        paragraph(out, str(verdict), 2)
    if not found:
        paragraph(out, "no constraints", 2)


def _facts(verdict: Verdict) -> dict[str, Any]:
    return {
        "kind": verdict.kind,
        "order": verdict.order,
        "linear": verdict.linear,
        "rheonomic": verdict.rheonomic,
        "rows": verdict.rows,
        "vectorial": verdict.vectorial,
        "integrability": verdict.integrability,
        "principles": [p.name for p in verdict.principles],
    }
