"""Operations of every system's program, function by function: ``python benchmarks/operation_counts.py [NAME ...]``.

Counted are the operations of the tapes as they are compiled, under Kane with reactions in evidence (or the first
principle that admits the system). The same numbers come in every run. Written to ``benchmarks/operation_counts.json``;
``tests/compile/test_operation_counts.py`` fails where one has grown. With names, only these systems are counted.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import appell as ap
from appell.algebra.tape import operation_count, tape_of
from appell.catalogue import SYSTEMS, Card
from appell.compile import program_of
from appell.errors import NotApplicable
from appell.principles import PRINCIPLES, Dead

COUNTS = Path(__file__).with_suffix(".json")


def equations_of(card: Card) -> ap.Equations:
    """Of a system, with reactions in evidence where that is a choice."""
    model = card.model()
    for principle in (ap.Kane(reactions=True), *(kind() for kind in PRINCIPLES if kind is not Dead)):
        try:
            return model.derive(principle)
        except NotApplicable:
            continue
    raise NotApplicable(f"no principle admits '{model.name}'.")


def counts(card: Card) -> dict[str, int]:
    """Operations of every function of a system's program; outputs to be looked at afterwards are left out."""
    functions = program_of(equations_of(card)).system.functions
    return {name: operation_count(tape_of(f, name)) for name, f in functions.items() if name != "outputs"}


def main() -> None:
    chosen = sys.argv[1:]
    found = json.loads(COUNTS.read_text(encoding="utf-8")) if COUNTS.exists() and chosen else {}
    for card in SYSTEMS:
        if not chosen or card.name in chosen:
            found[card.name] = counts(card)
            print(card.name, found[card.name], flush=True)
    COUNTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
