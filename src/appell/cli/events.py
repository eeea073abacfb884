"""Events as they are typed: ``--event "ground=z:falling:end"``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from appell.cli.group import BadInput
from appell.errors import ModelError

if TYPE_CHECKING:
    from appell.equations import Equations
    from appell.simulate import Event

_EVENT = (
    "A name and a formula whose zeros are looked for, as in turned=theta-1; behind it :rising or :falling for one "
    "direction and :end where a motion ends there. May be given several times."
)
EventTexts = Annotated[
    list[str] | None, typer.Option("--event", metavar="ground=z:falling:end", help=_EVENT, show_default=False)
]

DIRECTIONS, END = ("both", "rising", "falling"), "end"


def events_of(equations: Equations, given: Sequence[str]) -> list[Event]:
    """Events from ``name=formula[:rising|:falling][:end]``; the formula is read without evaluating anything."""
    made: list[Event] = []
    for text in given:
        event = _event(equations, text)
        if event.name in {one.name for one in made}:
            raise BadInput(f"--event {text}: there are two events named '{event.name}', give each a name of its own.")
        made.append(event)
    return made


def _event(equations: Equations, text: str) -> Event:
    from sympy.physics.vector import dynamicsymbols

    from appell.model import name_of
    from appell.model.declarative.formula import Scope, read_scalar
    from appell.simulate import Event

    name, equals, rest = (part.strip() for part in text.partition("="))
    formula, *flags = (part.strip() for part in rest.split(":"))
    if not (name and equals and formula):
        raise BadInput(f"--event {text}: write a name and a formula, as in ground=z:falling:end.")
    functions = [*equations.coordinates, *equations.speeds, *(one.function for one in equations.mechanism.inputs)]
    symbols = {name_of(f): f for f in functions} | {p.name: p.symbol for p in equations.mechanism.parameters}
    try:
        expression = read_scalar(formula, Scope({**symbols, "t": dynamicsymbols._t}))
    except ModelError as refusal:
        raise BadInput(f"--event {text}: {refusal}") from None
    if not expression.free_symbols:
        raise BadInput(f"--event {text}: '{formula}' is a number, which never crosses zero.")
    for flag in flags:
        if flag not in (*DIRECTIONS, END):
            raise BadInput(f"--event {text}: '{flag}' is not one of rising, falling, both, end.")
    found = [flag for flag in flags if flag in DIRECTIONS]
    if len(found) > 1:
        raise BadInput(f"--event {text}: give one direction, not {' and '.join(found)}.")
    return Event(expression, name, found[0] if found else "both", END in flags)
