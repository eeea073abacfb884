"""How long the equations of every system are, in operations: ``python benchmarks/equation_lengths.py [NAME ...]``.

Counted are M, F and the coordinate rates of the shortest minimal form (Kane, or the first principle that admits the
system), quaternion rates left out. Written to
``benchmarks/equation_lengths.json``; ``tests/equations/test_lengths.py`` fails where a length has grown. With names,
only these systems are measured, and the others stay as they are.
"""

from __future__ import annotations

import json
import signal
import sys
import time
from pathlib import Path

import appell as ap
from appell.catalogue import SYSTEMS, Card
from appell.equations.form_in_speeds import equation_length
from appell.equations.principle import Principle
from appell.errors import NotApplicable
from appell.principles import PRINCIPLES, Dead

LENGTHS = Path(__file__).with_suffix(".json")
LIMIT = 40
"""Seconds after which a system is given up."""


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
    """The lengths of one system, and the seconds of processor time that the shortest form took."""
    model = card.model()
    equations = model.derive(principle_for(model))
    began = time.process_time()
    form = equations.shortest().symbolic_form
    seconds = time.process_time() - began
    return {"shortest": equation_length(model.snapshot(), form), "seconds": round(seconds, 2), "speeds": form.chosen}


def _give_up(*_: object) -> None:
    raise TimeoutError


def main(names: list[str]) -> None:
    """Measure, and write the file after every system."""
    found = json.loads(LENGTHS.read_text(encoding="utf-8")) if LENGTHS.exists() else {}
    signal.signal(signal.SIGALRM, _give_up)
    for card in SYSTEMS:
        if names and card.name not in names:
            continue
        signal.alarm(LIMIT)
        try:
            found[card.name] = measure(card)
        except (NotApplicable, TimeoutError) as error:
            found[card.name] = {"none": str(error) or "given up"}
        finally:
            signal.alarm(0)
        print(card.name, found[card.name], flush=True)
        order = {c.name: found[c.name] for c in SYSTEMS if c.name in found}
        LENGTHS.write_text(json.dumps(order, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
