"""The catalogue: the cards of all systems, and one of them as text."""

from __future__ import annotations

import inspect
import json
from importlib.resources import files
from typing import Any

from appell.catalogue import SYSTEMS, card_of
from appell.errors import AppellError
from appell.studio.tasks.mechanism import mechanism


def gallery(request: dict[str, Any], progress: Any) -> list[dict[str, Any]]:
    """Every card, with the moving picture that was recorded of it."""
    pictures = thumbnails()
    return [
        {
            "name": card.name,
            "title": card.title,
            "summary": card.summary,
            "source": card.source,
            "kinds": dict(card.kinds),
            "duration": float(card.duration),
            "thumbnail": pictures.get(card.name),
        }
        for card in SYSTEMS
    ]


def thumbnails() -> dict[str, Any]:
    """A few frames of every system, as ``appell.studio.thumbnails`` wrote them."""
    found: dict[str, Any] = json.loads((files("appell.studio") / "thumbnails.json").read_text(encoding="utf-8"))
    return found


def system(request: dict[str, Any], progress: Any) -> dict[str, Any]:
    """A system: its text for the editor, and the Python that it is written in."""
    found = mechanism(request)
    card = card_of(str(request["system"]))
    try:
        text = found.model.to_json(start=found.start, duration=found.duration, text=found.text)
    except AppellError as error:
        text = f"This model cannot be written as text: {error}"
    return {
        "name": card.name,
        "title": card.title,
        "text": card.summary,
        "source": card.source,
        "model": text,
        "python": inspect.getsource(inspect.getmodule(card.build)),  # type: ignore[arg-type]
        "start": {name: float(value) for name, value in found.start.items()},
        "duration": float(found.duration),
    }
