"""The gallery: the cards of all systems with a few frames of a run each, as strokes in a square.

They stand in gallery.json, so that the page is there before anything heavy is loaded. Run
``python -m appell.studio.gallery`` after a card, a system or its shapes have changed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from appell.analysis.comparison.compare import applicable
from appell.catalogue import SYSTEMS
from appell.catalogue.card import Card
from appell.catalogue.questions import QUESTIONS, in_order
from appell.view.drawing.thumbnail import thumbnail
from appell.view.style import THUMBNAIL

TARGET = Path(__file__).with_name("gallery.json")


def main() -> None:
    """Write the cards and pictures of all systems."""
    write([entry(card) | {"thumbnail": picture(card)} for card in in_order(SYSTEMS)])


def write(entries: list[dict[str, Any]]) -> None:
    """One line a system."""
    lines = [json.dumps(made, separators=(",", ":"), ensure_ascii=False) for made in entries]
    TARGET.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def entry(card: Card) -> dict[str, Any]:
    """What the gallery says of a system."""
    return {
        "name": card.name,
        "title": card.title,
        "question": QUESTIONS[card.name],
        "summary": card.summary,
        "source": card.source,
        "kinds": dict(card.kinds),
        "duration": float(card.duration),
    }


def picture(card: Card) -> dict[str, Any] | None:
    """The strokes of a few frames; None for a model without bodies."""
    model = card.model()
    if not model.contents.bodies:
        return None
    principle = applicable(model.snapshot())[0]
    run = model.derive(principle).simulate(
        card.duration, card.start, samples=THUMBNAIL.frames * THUMBNAIL.fine + 1, progress=False
    )
    return thumbnail(run, frames=THUMBNAIL.frames, side=THUMBNAIL.grid)


if __name__ == "__main__":
    main()
