"""One system of the catalogue: as text for the editor, and the Python that it is written in."""

from __future__ import annotations

import inspect
from typing import Any

from appell.catalogue import card_of
from appell.errors import AppellError
from appell.studio.tasks.mechanism import mechanism


def system(request: dict[str, Any], progress: Any) -> dict[str, Any]:
    """Its text, its source, its start."""
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
