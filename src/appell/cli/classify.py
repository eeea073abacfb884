"""``appell classify NAME``: what kind of constraints these are, and who treats them."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import TYPE_CHECKING, Annotated, Any

import typer

from appell.cli.group import Debug
from appell.cli.systems import Name, find
from appell.cli.terminal import console

if TYPE_CHECKING:
    from appell.analysis.classification.classify import Classification, SetVerdict, Verdict


def classify(
    name: Name,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a table.")] = False,
    debug: Debug = False,
) -> None:
    """Say what kind of constraints a system has, and who admits them."""
    system = find(name)
    found = system.model.classify()
    if as_json:
        typer.echo(json.dumps(facts(found), indent=2))
        return
    console().print(system.model.name, style="bold")
    typer.echo(str(found))


def facts(found: Classification) -> dict[str, Any]:
    """All that is said of each constraint and of the set; expressions as SymPy prints them."""
    return {
        "constraints": {name: _facts(verdict) for name, verdict in found.items()},
        "together": None if found.together is None else _facts(found.together) | {"degree": found.degree},
    }


def _facts(verdict: Verdict | SetVerdict) -> dict[str, Any]:
    return {f.name: _plain(getattr(verdict, f.name)) for f in fields(verdict) if f.name != "name"}


def _plain(value: Any) -> Any:
    """A value as JSON has it: principles by name, proofs by what they state, expressions as text."""
    from appell.analysis.proofs.zero_certificate import Certificate
    from appell.reading.printing.text import text

    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, tuple):
        return [_plain(v) for v in value]
    if isinstance(value, Certificate):
        return value.statement
    if isinstance(value, type):
        return value.name  # type: ignore[attr-defined]
    return int(value) if value.is_Integer else text(value)
