"""How long the equations of every system are, in operations: ``python benchmarks/equation_lengths.py [NAME ...]``.

Counted are M, F and the coordinate rates of the shortest minimal form (Kane, or the first principle that admits the
system), quaternion rates left out, and what is named in them. Where rows are too long to be solved in closed form it
is the form with the reactions in evidence, and where that is too long too, the characters of the text by body, in
vectors. The same numbers come in every run. Written to ``benchmarks/equation_lengths.json``;
``tests/reading/test_lengths.py`` fails where a length has grown. With names, only these systems are measured, and the
others stay as they are.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import appell as ap
from appell.catalogue import SYSTEMS, Card
from appell.equations.forms import variational_of
from appell.equations.principle import Principle
from appell.errors import NotApplicable
from appell.principles import PRINCIPLES, Dead
from appell.reading.in_vectors import in_vectors
from appell.reading.shortest.form_in_speeds import equation_length

LENGTHS = Path(__file__).with_suffix(".json")


def principle_for(model: ap.Model) -> Principle:
    """Kane, or the first principle that admits the constraints."""
    for kind in (ap.Kane, *(p for p in PRINCIPLES if p is not Dead)):
        try:
            kind().check_model(model.snapshot(), PRINCIPLES)
        except NotApplicable:
            continue
        return kind()
    raise NotApplicable(f"no principle admits '{model.name}'.")


def measure(card: Card) -> dict[str, object]:
    """The length of one system, and the seconds of processor time that it took."""
    model, began = card.model(), time.process_time()
    equations = model.derive(principle_for(model))
    found = _length(model, equations)
    return {**found, "seconds": round(time.process_time() - began, 2)}


def _length(model: ap.Model, equations: ap.Equations) -> dict[str, object]:
    if variational_of(equations) is not None:
        return {"shortest": _operations(str(equations)), "speeds": ""}  # of higher order: as they are printed
    for words, principle in (("shortest", equations), ("reactions in evidence", None)):
        tried = principle or model.derive(ap.Kane(reactions=True))
        short = tried.shortest()
        if short is not tried:
            form = short.symbolic_form
            return {words: equation_length(model.snapshot(), form), "speeds": form.chosen}
    return {"characters by body": len(str(in_vectors(model.snapshot())))}


def _operations(text: str) -> int:
    return sum(text.count(sign) for sign in "+-*/^")


def main(names: list[str]) -> None:
    """Measure, and write the file after every system."""
    found = json.loads(LENGTHS.read_text(encoding="utf-8")) if LENGTHS.exists() else {}
    for card in SYSTEMS:
        if names and card.name not in names:
            continue
        found[card.name] = measure(card)
        print(card.name, found[card.name], flush=True)
        order = {c.name: found[c.name] for c in SYSTEMS if c.name in found}
        LENGTHS.write_text(json.dumps(order, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
